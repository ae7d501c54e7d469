"""Bulk play: a game from a key, the same at every speed.

A table's game is fixed by its key, seed and table number: the deal of a round comes from the stream (seed, table,
round), and where play is random, its decisions come from a stream of their own.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from foretell.bits import nth, popcount
from foretell.cards import CARDS
from foretell.rules.decks import deck_size, in_deck
from foretell.rules.rounds import hand_size
from foretell.rules.settings import Switches
from foretell.table.actions import action_of, announcements
from foretell.table.advance import apply, legal
from foretell.table.chance import philox, shuffle
from foretell.table.deal import begin_game, deal
from foretell.table.state import DEAL, OVER, Table

_MASK: Final = 0xFFFFFFFF
_DECISIONS: Final = 0x80000001  # no shuffle and no bot has this word in its counter


def deal_next(s: Table, deck: MutableSequence[int], seed: int, table: int, settings: Switches) -> None:
    """Begin the next round with the deal of this key; `deck` is room for all cards."""
    size = deck_size(settings)
    card = 0
    for place in range(size):
        while not in_deck(card, settings):
            card += 1
        deck[place] = card
        card += 1
    number = s.round_number + 1
    needed = size if settings.one_colour else min(hand_size(number, settings) * settings.seats + 1, size)
    shuffle(deck, size, needed, seed, table, number)
    deal(s, deck, settings)


def decision_word(decisions: int, seed: int, table: int) -> int:
    """Return the random word for decision number `decisions` of this key."""
    w0, w1, w2, w3 = philox(decisions >> 2, table & _MASK, table >> 32, _DECISIONS, seed & _MASK, seed >> 32)
    place = decisions & 3
    if place < 2:
        return w1 if place else w0
    return w2 if place == 2 else w3


def random_action(phase: int, choices: int, word: int) -> int:
    """Return the action that a random 32-bit word picks from a legal set: first a member, then what to announce."""
    product = word * popcount(choices)
    member = nth(choices, product >> 32)
    return action_of(phase, member) + ((product & _MASK) * announcements(phase, member) >> 32)


def play_out(s: Table, deck: MutableSequence[int], seed: int, table: int, settings: Switches) -> int:
    """Play the whole random game of this key; return how many decisions it took."""
    begin_game(s)
    decisions = 0
    w0 = w1 = w2 = w3 = 0
    while s.phase != OVER:
        if s.phase == DEAL:
            deal_next(s, deck, seed, table, settings)
        if decisions & 3 == 0:
            block = decisions >> 2
            w0, w1, w2, w3 = philox(block, table & _MASK, table >> 32, _DECISIONS, seed & _MASK, seed >> 32)
        choices = legal(s, s.turn, settings)
        apply(s, s.turn, random_action(s.phase, choices, w0), settings)
        w0, w1, w2 = w1, w2, w3
        decisions += 1
    return decisions


def room_for_deck() -> list[int]:
    """Return room for all cards."""
    return [0] * CARDS
