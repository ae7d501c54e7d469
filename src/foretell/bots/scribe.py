"""The scribe: the published rule bot (Schumacher and Pleines, 2022), for every decision of every edition.

It predicts the rounded sum of its cards' worth. While it needs tricks it plays its most valuable card when that leads
or wins, otherwise its least valuable; when it needs none, it leads its least valuable card, or throws the most valuable
one that does not win. It names the trump that makes its hand most valuable, and passes on what it does not want.
"""

from __future__ import annotations

from collections.abc import Sequence

from foretell.bits import lowest
from foretell.bots.worth import worths
from foretell.cards import JESTER, NO_KIND, PLAYS, WEREWOLF, WIZARD
from foretell.errors import NotYourTurn
from foretell.rules.rounds import hand_size
from foretell.rules.settings import Switches
from foretell.rules.tricks import follow_after, winner
from foretell.table.actions import FIRST_ADJUST, FIRST_PLAY, action_of, announcements, first_action
from foretell.table.decisions import DECISIONS, Decision
from foretell.table.sight import Sight
from foretell.table.state import CHOOSE_TRUMP, PASS_CARD, PLAY, PREDICT, SWAP_WEREWOLF
from foretell.table.view import View


class Scribe:
    """The published rule bot."""

    def choose(self, view: View) -> Decision:
        """Return the decision of the rules above."""
        if not view.legal:
            raise NotYourTurn("turn/not-yours", "a bot was asked where it has nothing to decide", rule="PLAY-1")
        return DECISIONS[scribe_action(view.sight, worths(view.settings), view.settings.switches)]


def scribe_action(v: Sight, worth: Sequence[float], settings: Switches) -> int:
    """Return the number of the scribe's decision."""
    if v.phase == PLAY:
        return scribe_play(v, worth, settings)
    if v.phase == PREDICT:
        return nearest(v.legal, int(expected_tricks(v, worth, settings) + 0.5))
    if v.phase == CHOOSE_TRUMP or v.phase == SWAP_WEREWOLF:
        return first_action(v.phase) + best_trump(v, worth)
    if v.phase == PASS_CARD:
        return action_of(PASS_CARD, card_to_pass(v, worth))
    return best_change(v, v.won[v.seat] + hand_worth(v, v.trump, worth))


def nearest(legal: int, number: int) -> int:
    """Return the member of a set that is nearest to a number, the lower of two."""
    for distance in range(64):
        if number >= distance and legal >> (number - distance) & 1:
            return number - distance
        if legal >> (number + distance) & 1:
            return number + distance
    return lowest(legal)


def worth_of(kind: int, trump: int, worth: Sequence[float]) -> float:
    """Return the worth of a card at its best, whatever may be announced for it."""
    if kind == WEREWOLF:
        return 0.0
    play = action_of(PLAY, kind) - FIRST_PLAY
    best = 0.0
    for said in range(announcements(PLAY, kind)):
        best = max(best, worth[trump * PLAYS + play + said])
    return best


def hand_worth(v: Sight, trump: int, worth: Sequence[float]) -> float:
    """Return the sum of the worth of the hand under a trump."""
    total = 0.0
    hand = v.hand
    while hand:
        kind = lowest(hand)
        hand &= hand - 1
        copies = v.wizards if kind == WIZARD else v.jesters if kind == JESTER else 1
        total += copies * worth_of(kind, trump, worth)
    return total


def expected_tricks(v: Sight, worth: Sequence[float], settings: Switches) -> float:
    """Return how many tricks the hand is worth; of a hand on the forehead, what the others' hands leave."""
    if v.hand:
        return hand_worth(v, v.trump, worth)
    tricks = hand_size(v.round_number, settings)
    others = 0.0
    for seat in range(settings.seats):
        hand = v.seen[seat]
        while hand:
            kind = lowest(hand)
            hand &= hand - 1
            copies = v.seen_wizards[seat] if kind == WIZARD else v.seen_jesters[seat] if kind == JESTER else 1
            others += copies * worth_of(kind, v.trump, worth)
    return max(tricks - others, 0.0)


def best_trump(v: Sight, worth: Sequence[float]) -> int:
    """Return the trump (4 is none) that makes the hand most valuable; the Werewolf's holder gets the turned card."""
    best = 0
    most = -1.0
    for trump in range(5):
        if v.legal >> trump & 1:
            value = hand_worth(v, trump, worth)
            if v.phase == SWAP_WEREWOLF and v.turned != NO_KIND:
                value += worth_of(v.turned, trump, worth)
            if value > most:
                best = trump
                most = value
    return best


def card_to_pass(v: Sight, worth: Sequence[float]) -> int:
    """Return the least valuable card while tricks are needed, otherwise the most valuable."""
    needs = v.predicted[v.seat] > v.won[v.seat]
    best = 0
    most = -1000.0
    hand = v.legal
    while hand:
        kind = lowest(hand)
        hand &= hand - 1
        value = worth_of(kind, v.trump, worth)
        if needs:
            value = -value
        if value > most:
            best = kind
            most = value
    return best


def best_change(v: Sight, expected: float) -> int:
    """Return the Cloud's change that brings the prediction nearer to the tricks that the seat expects to have."""
    if expected >= v.predicted[v.seat] or v.legal == 1:
        return FIRST_ADJUST
    return FIRST_ADJUST + 1


def would_win(v: Sight, play: int, settings: Switches) -> bool:
    """Return whether a play would be the winning one of the trick on the table."""
    first = v.tricks * settings.seats
    count = v.played - first
    v.plays[v.played] = play  # beyond what was played; taken back below
    follow = follow_after(v.follow, play, settings)
    wins = winner(v.plays, first, count + 1, follow, v.trump, settings) == count
    v.plays[v.played] = 0
    return wins


def scribe_play(v: Sight, worth: Sequence[float], settings: Switches) -> int:
    """Return the play of the published rules."""
    needs = v.predicted[v.seat] > v.won[v.seat]
    leads = v.played == v.tricks * settings.seats
    most = -1.0
    least = 1000.0
    losing = -1.0
    best = 0
    worst = 0
    loser = -1
    cards = v.legal
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        for said in range(announcements(PLAY, kind)):
            action = action_of(PLAY, kind) + said
            value = worth[v.trump * PLAYS + action - FIRST_PLAY]
            if value > most:
                most = value
                best = action
            if value < least:
                least = value
                worst = action
            if value > losing and not would_win(v, action - FIRST_PLAY, settings):
                losing = value
                loser = action
    if needs:
        return best if leads or would_win(v, best - FIRST_PLAY, settings) else worst
    if leads or loser < 0:
        return worst
    return loser
