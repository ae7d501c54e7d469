"""Entry points: compiled loops over tables. Each touches only the tables from `first` to `last`; threads can share."""

from __future__ import annotations

from typing import Any

import numpy as np

from foretell.cards import CARDS
from foretell.fast.compiler import entry, entry_over
from foretell.table import position
from foretell.table.actions import is_legal
from foretell.table.advance import apply, legal
from foretell.table.bulk import deal_next, decision_chance, finish_round, play_out, random_action
from foretell.table.deal import begin_game
from foretell.table.encoding import encode
from foretell.table.position import comes_again
from foretell.table.sight import look
from foretell.table.state import DEAL

Array = Any


@entry
def begin(
    first: int, last: int, tables: Array, masks: Array, keys: Array, seed: int, which: Array, rules: Array
) -> None:
    """Begin a new game at every table and deal its first round."""
    deck: Array = np.empty(CARDS, np.int8)
    for i in range(first, last):
        s = tables[i]
        settings = rules[which[i]]
        begin_game(s)
        deal_next(s, deck, seed, keys[i], settings)
        masks[i] = legal(s, s.turn, settings)


@entry
def refresh(
    first: int, last: int, tables: Array, masks: Array, keys: Array, seed: int, which: Array, rules: Array
) -> None:
    """Write the legal sets of the tables as they stand now; where a round is due, it is dealt."""
    deck: Array = np.empty(CARDS, np.int8)
    for i in range(first, last):
        s = tables[i]
        settings = rules[which[i]]
        if s.phase == DEAL:
            deal_next(s, deck, seed, keys[i], settings)
        masks[i] = legal(s, s.turn, settings)


@entry_over(position)
def come_again(tables: Array, again: Array, fits: Array, which: Array, rules: Array) -> None:
    """Play the round of every table again on a copy of it, and write whether that could be done."""
    for i in range(len(tables)):
        fits[i] = comes_again(again[i], tables[i], rules[which[i]])


@entry
def first_illegal(first: int, last: int, tables: Array, masks: Array, actions: Array) -> int:
    """Return the first table whose action is not legal for the seat to act, or -1; an empty set takes none."""
    for i in range(first, last):
        if masks[i] != 0 and not is_legal(tables[i].phase, masks[i], actions[i]):
            return i
    return -1


@entry
def step(
    first: int,
    last: int,
    tables: Array,
    masks: Array,
    actions: Array,
    keys: Array,
    seed: int,
    which: Array,
    rules: Array,
) -> None:
    """Apply one legal action at every table that awaits one, deal where a round is, and write the next legal sets."""
    deck: Array = np.empty(CARDS, np.int8)
    for i in range(first, last):
        if masks[i] != 0:
            s = tables[i]
            settings = rules[which[i]]
            apply(s, s.turn, actions[i], settings)
            if s.phase == DEAL:
                deal_next(s, deck, seed, keys[i], settings)
            masks[i] = legal(s, s.turn, settings)


@entry
def choose(first: int, last: int, tables: Array, masks: Array, actions: Array, keys: Array, seed: int) -> None:
    """Write a random legal action for every table: that of its key, or 0 where none is awaited."""
    for i in range(first, last):
        actions[i] = 0
        if masks[i] != 0:
            actions[i] = random_action(tables[i].phase, masks[i], decision_chance(tables[i], seed, keys[i]))


@entry
def views(first: int, last: int, tables: Array, sights: Array, seats: Array, which: Array, rules: Array) -> None:
    """Write what a seat sees of every table."""
    for i in range(first, last):
        look(sights[i], tables[i], seats[i], rules[which[i]])


@entry
def encodings(
    first: int,
    last: int,
    tables: Array,
    masks: Array,
    sights: Array,
    x: Array,
    slots: Array,
    which: Array,
    rules: Array,
) -> None:
    """Write what the seat to decide knows at every table that awaits a decision, into rows of zeros."""
    for i in range(first, last):
        if masks[i] != 0:
            look(sights[i], tables[i], tables[i].turn, rules[which[i]])
            slots[i] = encode(x[i], sights[i], rules[which[i]])


@entry
def play_all(
    first: int, last: int, tables: Array, masks: Array, keys: Array, seed: int, which: Array, rules: Array
) -> int:
    """Play the random game of every table's key from the beginning to the end; return the number of decisions."""
    deck: Array = np.empty(CARDS, np.int8)
    decisions = 0
    for i in range(first, last):
        decisions += play_out(tables[i], deck, seed, keys[i], rules[which[i]])
        masks[i] = 0
    return decisions


@entry
def roll_out(
    first: int, last: int, tables: Array, masks: Array, keys: Array, seed: int, which: Array, rules: Array
) -> int:
    """Play on by chance at every table until its round is over, and deal no other; return the number of decisions."""
    decisions = 0
    for i in range(first, last):
        decisions += finish_round(tables[i], seed, keys[i], rules[which[i]])
        masks[i] = 0
    return decisions
