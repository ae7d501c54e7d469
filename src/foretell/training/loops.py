"""The loops of a room on the processor: compiled, over all tables."""

from __future__ import annotations

from typing import Any

import numpy as np

from foretell.bots import apprentice, belief, calls, flat, scribe, unseen
from foretell.bots.apprentice import ROOM
from foretell.bots.calls import flat_action, look
from foretell.bots.flat import list_choices, sure_choice
from foretell.cards import CARDS
from foretell.fast.compiler import entry_over
from foretell.table.advance import legal
from foretell.table.relabel import relabelled
from foretell.training import steps
from foretell.training.steps import (
    SURE,
    begin_round,
    next_round,
    note_knowledge,
    note_result,
    note_worth,
    rule_bot_action,
    take,
)

Array = Any


@entry_over(unseen, scribe, apprentice, belief, flat, steps)
def begin(tables: Array, masks: Array, numbers: Array, keys: Array, seed: int, which: Array, rules: Array) -> None:
    """Deal every table the first of its rounds."""
    deck: Array = np.empty(CARDS, np.int8)
    for i in range(masks.size):
        s = tables[i]
        settings = rules[which[i]]
        begin_round(s, numbers[i, 0], deck, seed, keys[i], settings)
        masks[i] = legal(s, s.turn, settings)


@entry_over(unseen, scribe, apprentice, belief, flat, steps)
def know(
    tables: Array,
    masks: Array,
    sights: Array,
    x: Array,
    secrets: Array,
    choices: Array,
    slots: Array,
    seat: Array,
    count: Array,
    which: Array,
    rules: Array,
) -> None:
    """Write what the seat to decide knows at each table, what is hidden from it, and what it may do."""
    v = sights[0]
    for i in range(masks.size):
        count[i] = 0
        if masks[i] != 0:
            seat[i] = tables[i].turn
            slots[i], count[i] = note_knowledge(tables[i], v, x[i], secrets[i], choices[i], rules[which[i]])


@entry_over(unseen, scribe, apprentice, belief, flat, steps)
def take_all(
    tables: Array,
    masks: Array,
    chosen: Array,
    slots: Array,
    stage: Array,
    numbers: Array,
    keys: Array,
    points: Array,
    won: Array,
    predicted: Array,
    seed: int,
    which: Array,
    rules: Array,
) -> None:
    """Carry out a decision at every table that awaits one; begin the next round where one is over."""
    deck: Array = np.empty(CARDS, np.int8)
    for i in range(masks.size):
        if masks[i] != 0:
            s = tables[i]
            settings = rules[which[i]]
            masks[i] = 0
            if take(s, chosen[i], slots[i], settings):
                note_result(s, points[i, stage[i]], won[i, stage[i]], predicted[i, stage[i]], settings)
                stage[i] += 1
                number = next_round(stage[i], numbers[i])
                if number == 0:
                    continue
                begin_round(s, number, deck, seed, keys[i], settings)
            masks[i] = legal(s, s.turn, settings)


@entry_over(unseen, scribe, apprentice, belief, flat, calls, steps)
def advise(
    tables: Array,
    sights: Array,
    asked: Array,
    chosen: Array,
    worth: Array,
    slots: Array,
    keys: Array,
    playouts: int,
    seed: int,
    room: Any,
    which: Array,
    rules: Array,
) -> None:
    """Let flat Monte Carlo choose where it is asked, and write what it finds each choice worth."""
    v = sights[0]
    imagined, cards, choices, totals, counts = room
    for i in range(asked.size):
        if asked[i]:
            settings = rules[which[i]]
            look(v, tables[i], tables[i].turn, settings)
            own = seed ^ keys[i]
            action = flat_action(v, imagined, cards, choices, totals, counts, playouts, own, settings)
            chosen[i] = relabelled(action, slots[i])
            count = list_choices(v, choices)
            if sure_choice(v, choices, count, settings) < 0:
                note_worth(worth[i], v, choices, count, totals, playouts, slots[i])
            else:
                worth[i, chosen[i]] = SURE


@entry_over(unseen, scribe, apprentice, belief, flat, calls, steps)
def consult(
    tables: Array,
    sights: Array,
    asked: Array,
    chosen: Array,
    slots: Array,
    worth: Array,
    scale: Array,
    which: Array,
    rules: Array,
) -> None:
    """Let the scribe (1) or the apprentice (2) choose where one is asked."""
    v = sights[0]
    room: Array = np.zeros(ROOM)
    for i in range(asked.size):
        if asked[i]:
            settings = rules[which[i]]
            look(v, tables[i], tables[i].turn, settings)
            action = rule_bot_action(asked[i], v, worth[which[i]], scale[which[i]], room, settings)
            chosen[i] = relabelled(action, slots[i])
