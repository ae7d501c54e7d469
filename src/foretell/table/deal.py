"""The deal: a new round from an order of the deck. DEAL-1 to DEAL-4, TRUMP-1 to TRUMP-5, TRUMP-8, VAR-5, VAR-6.

The first cards go to seat 0, the next to seat 1, and so on; the next one is turned. In one colour each seat draws from
its own cards in the order in which they lie.
"""

from __future__ import annotations

from collections.abc import Sequence

from foretell.cards import JESTER, NO_KIND, WEREWOLF, WIZARD, kind_of
from foretell.rules.decks import deck_size, owner
from foretell.rules.predictions import all_at_once
from foretell.rules.rounds import dealer, first_to_lead, first_to_predict, hand_size
from foretell.rules.settings import Switches
from foretell.rules.tricks import OPEN
from foretell.rules.trump import NO_TRUMP, TO_CHOOSE, trump_of
from foretell.table.hands import add_card
from foretell.table.state import (
    CHOOSE_TRUMP,
    DEAL,
    NO_PREDICTION,
    NOBODY,
    PREDICT,
    SWAP_WEREWOLF,
    Table,
)


def deal(s: Table, deck: Sequence[int], settings: Switches) -> None:
    """Begin the next round with this order of the deck."""
    begin_round(s, settings)
    size = hand_size(s.round_number, settings)
    if settings.one_colour:
        draw_own_cards(s, deck, size, settings)
    else:
        for seat in range(settings.seats):
            deal_hand(s, seat, deck, size)
        if turns_a_card(size, settings):
            s.turned = kind_of(deck[size * settings.seats])
    settle_trump(s, settings)


def begin_round(s: Table, settings: Switches) -> None:
    """Go on to the next round, before its cards are dealt."""
    s.round_number += 1
    s.dealer = dealer(s.round_number, settings)
    clear_round(s)
    s.leaders[0] = first_to_lead(s.dealer, settings)


def turns_a_card(size: int, settings: Switches) -> bool:
    """Return whether a card is left to turn when each seat has this many; in one colour none is turned."""
    return settings.one_colour == 0 and size * settings.seats < deck_size(settings)


def deal_hand(s: Table, seat: int, deck: Sequence[int], size: int) -> None:
    """Give a seat its part of the deck; as `add_card` for each card, but every number is written once."""
    hand = 0
    wizards = 0
    jesters = 0
    for i in range(seat * size, seat * size + size):
        kind = kind_of(deck[i])
        hand |= 1 << kind
        if kind == WIZARD:
            wizards += 1
        elif kind == JESTER:
            jesters += 1
    s.hand[seat] = hand
    s.wizards[seat] = wizards
    s.jesters[seat] = jesters


def new_table() -> Table:
    """Return a table before the first deal."""
    s = Table()
    begin_game(s)
    return s


def begin_game(s: Table) -> None:
    """Clear everything: no round dealt, no points."""
    s.round_number = 0
    s.phase = DEAL
    s.dealer = 0
    s.turn = 0
    s.trump = NO_TRUMP
    for seat in range(6):
        s.score[seat] = 0
    for i in range(60):
        s.plays[i] = 0
    for i in range(21):
        s.leaders[i] = 0
    clear_round(s)


def clear_round(s: Table) -> None:
    """Forget the round before; scores stay."""
    for seat in range(6):
        s.hand[seat] = 0
        s.wizards[seat] = 0
        s.jesters[seat] = 0
        s.predicted[seat] = NO_PREDICTION
        s.won[seat] = 0
        s.passed[seat] = NO_KIND
    s.lying = 0
    s.waiting = 0
    s.turned = NO_KIND
    s.follow = OPEN
    s.decisions = 0
    s.played = 0
    s.tricks = 0
    s.bombed = NOBODY
    s.passed_after = 0
    s.wolf = NOBODY
    s.wolf_card = NO_KIND
    s.cloud = NOBODY
    s.cloud_change = 0


def draw_own_cards(s: Table, deck: Sequence[int], size: int, settings: Switches) -> None:
    """Give each seat the first cards of its own pile. VAR-5."""
    for seat in range(settings.seats):
        drawn = 0
        i = 0
        while drawn < size:
            if owner(deck[i]) == seat:
                add_card(s, seat, kind_of(deck[i]))
                drawn += 1
            i += 1


def settle_trump(s: Table, settings: Switches) -> None:
    """Read the turned card, and ask the Werewolf's holder or the dealer where one of them has to name trump."""
    s.trump = trump_of(s.turned, s.round_number, settings)
    for seat in range(settings.seats):
        if s.hand[seat] >> WEREWOLF & 1:
            s.trump = TO_CHOOSE
            s.phase = SWAP_WEREWOLF
            s.turn = seat
            return
    if s.trump == TO_CHOOSE:
        s.phase = CHOOSE_TRUMP
        s.turn = s.dealer
    else:
        begin_predictions(s, settings)


def begin_predictions(s: Table, settings: Switches) -> None:
    """Ask for predictions, one after another or all at once."""
    s.phase = PREDICT
    if all_at_once(settings):
        s.waiting = (1 << settings.seats) - 1
        s.turn = 0
    else:
        s.turn = first_to_predict(s.dealer, settings)
