"""Bulk play: a game from a key, the same at every speed.

A table's game is fixed by its key, seed and table number: the deal of a round comes from the stream (seed, table,
round), and where play is random, its decisions in a round come from a stream of their own.
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


def chances(block: int, round_number: int, seed: int, table: int) -> tuple[int, int]:
    """Return eight random numbers from 0 to 32,767 for decisions of a round, four in each word."""
    counter = block | round_number << 16
    w0, w1, w2, w3 = philox(counter, table & _MASK, table >> 32, _DECISIONS, seed & _MASK, seed >> 32)
    return w0 | (w1 & 0xFFFFFFF) << 32, w2 | (w3 & 0xFFFFFFF) << 32


def decision_chance(s: Table, seed: int, table: int) -> int:
    """Return the random number from 0 to 32,767 for the next decision of this key."""
    word, later = chances(s.decisions >> 3, s.round_number, seed, table)
    if s.decisions & 4:
        word = later
    return word >> 15 * (s.decisions & 3) & 0x7FFF


def random_action(phase: int, choices: int, chance: int) -> int:
    """Return the action that a random 15-bit number picks from a legal set: first a member, then what to announce.

    Members are equally likely to within one part in 32,768: enough for bulk play, and eight decisions cost one block.
    """
    product = chance * popcount(choices)
    member = nth(choices, product >> 15)
    return action_of(phase, member) + ((product & 0x7FFF) * announcements(phase, member) >> 15)


def finish_round(s: Table, seed: int, table: int, settings: Switches) -> int:
    """Play on by the chance of this key until the round is over; return how many decisions that took."""
    taken = s.decisions
    first = taken
    word, later = chances(taken >> 3, s.round_number, seed, table)
    if taken & 4:
        word = later
    word >>= 15 * (taken & 3)
    while s.phase != DEAL and s.phase != OVER:
        seat = s.turn
        choices = legal(s, seat, settings)
        apply(s, seat, random_action(s.phase, choices, word & 0x7FFF), settings)
        taken += 1
        if taken & 7 == 0:
            word, later = chances(taken >> 3, s.round_number, seed, table)
        elif taken & 3 == 0:
            word = later
        else:
            word >>= 15
    return taken - first


def play_out(s: Table, deck: MutableSequence[int], seed: int, table: int, settings: Switches) -> int:
    """Play the whole random game of this key; return how many decisions it took."""
    begin_game(s)
    decisions = 0
    while s.phase != OVER:
        deal_next(s, deck, seed, table, settings)
        decisions += finish_round(s, seed, table, settings)
    return decisions


def room_for_deck() -> list[int]:
    """Return room for all cards."""
    return [0] * CARDS
