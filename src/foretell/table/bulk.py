"""Bulk play: a game from a key, the same at every speed.

A table's game is fixed by its key, seed and table number: the deal of a round comes from the stream (seed, table,
round), and where play is random, its decisions come from a stream of their own.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from foretell.bits import nth, popcount
from foretell.cards import CARDS
from foretell.rules.decks import fill_deck
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
    size = fill_deck(deck, settings)
    number = s.round_number + 1
    needed = size if settings.one_colour else min(hand_size(number, settings) * settings.seats + 1, size)
    shuffle(deck, size, needed, seed, table, number)
    deal(s, deck, settings)


def decision_chance(decisions: int, seed: int, table: int) -> int:
    """Return the random number from 0 to 65,535 for decision number `decisions` of this key."""
    w0, w1, w2, w3 = philox(decisions >> 3, table & _MASK, table >> 32, _DECISIONS, seed & _MASK, seed >> 32)
    place = decisions >> 1 & 3
    word = (w1 if place else w0) if place < 2 else (w3 if place == 3 else w2)
    return word >> 16 * (decisions & 1) & 0xFFFF


def random_action(phase: int, choices: int, chance: int) -> int:
    """Return the action that a random 16-bit number picks from a legal set: first a member, then what to announce.

    Members are equally likely to within one part in 65,536: enough for bulk play, and eight decisions cost one block.
    """
    product = chance * popcount(choices)
    member = nth(choices, product >> 16)
    return action_of(phase, member) + ((product & 0xFFFF) * announcements(phase, member) >> 16)


def play_out(s: Table, deck: MutableSequence[int], seed: int, table: int, settings: Switches) -> int:
    """Play the whole random game of this key; return how many decisions it took."""
    begin_game(s)
    decisions = 0
    w0 = w1 = w2 = w3 = 0
    while s.phase != OVER:
        if s.phase == DEAL:
            deal_next(s, deck, seed, table, settings)
        if decisions & 7 == 0:
            block = decisions >> 3
            w0, w1, w2, w3 = philox(block, table & _MASK, table >> 32, _DECISIONS, seed & _MASK, seed >> 32)
        seat = s.turn
        choices = legal(s, seat, settings)
        apply(s, seat, random_action(s.phase, choices, w0 & 0xFFFF), settings)
        w0 >>= 16
        if decisions & 1:
            w0, w1, w2 = w1, w2, w3
        decisions += 1
    return decisions


def room_for_deck() -> list[int]:
    """Return room for all cards."""
    return [0] * CARDS
