"""Kernels: one thread per table."""

from __future__ import annotations

from typing import Any

import numpy as np

from foretell.cards import CARDS
from foretell.fast.device import SIMULATED, bind, cuda
from foretell.table import actions, advance, bulk, deal, encoding, sight
from foretell.table.state import DEAL, OVER, Table

Array = Any
TABLE = np.dtype((np.record, Table.dtype(wide=True))) if SIMULATED else Table.dtype()
FEW_REGISTERS: dict[str, int] = {} if SIMULATED else {"max_registers": 64}  # more threads at a time: 1.1 times as fast
TO_DECIDE = -2
CARD = np.dtype(np.int64 if SIMULATED else np.int8)

apply = bind(advance.apply)
begin_game = bind(deal.begin_game)
deal_next = bind(bulk.deal_next)
decision_chance = bind(bulk.decision_chance)
encode = bind(encoding.encode)
finish_round = bind(bulk.finish_round)
is_legal = bind(actions.is_legal)
legal = bind(advance.legal)
look = bind(sight.look)
play_out = bind(bulk.play_out)
random_action = bind(bulk.random_action)


@cuda.jit
def begin(tables: Array, masks: Array, keys: Array, seed: int, which: Array, rules: Array) -> None:
    """Begin a new game at every table and deal its first round."""
    i = cuda.grid(1)
    if i < masks.size:
        deck = cuda.local.array(CARDS, CARD)
        s = tables[i]
        settings = rules[which[i]]
        begin_game(s)
        deal_next(s, deck, seed, keys[i], settings)
        masks[i] = legal(s, s.turn, settings)


@cuda.jit
def refresh(
    first: int, last: int, tables: Array, masks: Array, keys: Array, seed: int, which: Array, rules: Array
) -> None:
    """Write the legal sets of the tables as they stand now; where a round is due, it is dealt."""
    i = first + cuda.grid(1)
    if i < last:
        s = tables[i]
        settings = rules[which[i]]
        if s.phase == DEAL:
            deck = cuda.local.array(CARDS, CARD)
            deal_next(s, deck, seed, keys[i], settings)
        masks[i] = legal(s, s.turn, settings)


@cuda.jit
def find_illegal(tables: Array, masks: Array, actions: Array, illegal: Array) -> None:
    """Write the lowest table whose action is not legal for the seat to act; an empty set takes none."""
    i = cuda.grid(1)
    if i < masks.size and masks[i] != 0 and not is_legal(tables[i].phase, masks[i], actions[i]):
        cuda.atomic.min(illegal, 0, i)


@cuda.jit
def step(tables: Array, masks: Array, actions: Array, keys: Array, seed: int, which: Array, rules: Array) -> None:
    """Apply one legal action at every table that awaits one, deal where a round is, and write the next legal sets."""
    i = cuda.grid(1)
    if i < masks.size and masks[i] != 0:
        s = tables[i]
        settings = rules[which[i]]
        apply(s, s.turn, actions[i], settings)
        if s.phase == DEAL:
            deck = cuda.local.array(CARDS, CARD)
            deal_next(s, deck, seed, keys[i], settings)
        masks[i] = legal(s, s.turn, settings)


@cuda.jit
def choose(tables: Array, masks: Array, actions: Array, keys: Array, seed: int) -> None:
    """Write a random legal action for every table: that of its key, or 0 where none is awaited."""
    i = cuda.grid(1)
    if i < masks.size:
        actions[i] = 0
        if masks[i] != 0:
            actions[i] = random_action(tables[i].phase, masks[i], decision_chance(tables[i], seed, keys[i]))


@cuda.jit
def views(tables: Array, sights: Array, seats: Array, which: Array, rules: Array) -> None:
    """Write what a seat sees of every table; TO_DECIDE stands for the seat to decide."""
    i = cuda.grid(1)
    if i < seats.size:
        seat = seats[i]
        if seat == TO_DECIDE:
            seat = tables[i].turn
        look(sights[i], tables[i], seat, rules[which[i]])


@cuda.jit
def encodings(tables: Array, masks: Array, sights: Array, x: Array, slots: Array, which: Array, rules: Array) -> None:
    """Write what the seat to decide knows at every table that awaits a decision, into rows of zeros."""
    i = cuda.grid(1)
    if i < masks.size and masks[i] != 0:
        look(sights[i], tables[i], tables[i].turn, rules[which[i]])
        slots[i] = encode(x[i], sights[i], rules[which[i]])


@cuda.jit
def find_over(tables: Array, over: Array) -> None:
    """Write which tables are over."""
    i = cuda.grid(1)
    if i < over.size:
        over[i] = tables[i].phase == OVER


@cuda.jit
def roll_out(tables: Array, masks: Array, keys: Array, seed: int, which: Array, rules: Array, decisions: Array) -> None:
    """Play on by chance at every table until its round is over, deal no other, and add the number of decisions."""
    i = cuda.grid(1)
    if i < masks.size:
        taken = finish_round(tables[i], seed, keys[i], rules[which[i]])
        masks[i] = 0
        cuda.atomic.add(decisions, 0, taken)


@cuda.jit(**FEW_REGISTERS)
def play_all(tables: Array, masks: Array, keys: Array, seed: int, which: Array, rules: Array, decisions: Array) -> None:
    """Play the random game of every table's key to its end, and add the number of decisions."""
    i = cuda.grid(1)
    if i < masks.size:
        deck = cuda.local.array(CARDS, CARD)
        nearby = cuda.local.array(1, TABLE)  # every thread's table in its own memory: 1.4 times as fast
        taken = play_out(nearby[0], deck, seed, keys[i], rules[which[i]])
        tables[i] = nearby[0]
        masks[i] = 0
        cuda.atomic.add(decisions, 0, taken)
