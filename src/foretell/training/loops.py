"""The loops of a room on the processor: compiled, over all tables."""

from __future__ import annotations

from typing import Any

import numpy as np

from foretell.bots import apprentice, belief, flat, scribe, unseen
from foretell.bots.apprentice import ROOM, apprentice_action
from foretell.bots.flat import flat_action
from foretell.bots.scribe import scribe_action
from foretell.cards import CARDS
from foretell.fast.compiler import entry_over
from foretell.table.advance import legal
from foretell.table.encoding import encode
from foretell.table.relabel import legal_choices, relabelled
from foretell.table.sight import look
from foretell.training import steps
from foretell.training.steps import ROUNDS, begin_round, take, write_secrets

Array = Any


@entry_over(steps)
def begin(tables: Array, masks: Array, numbers: Array, keys: Array, seed: int, which: Array, rules: Array) -> None:
    """Deal every table the first of its rounds."""
    deck: Array = np.empty(CARDS, np.int8)
    for i in range(masks.size):
        s = tables[i]
        settings = rules[which[i]]
        begin_round(s, numbers[i, 0], deck, seed, keys[i], settings)
        masks[i] = legal(s, s.turn, settings)


@entry_over(steps)
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
            s = tables[i]
            settings = rules[which[i]]
            look(v, s, s.turn, settings)
            slots[i] = encode(x[i], v, settings)
            seat[i] = s.turn
            count[i] = legal_choices(choices[i], s.phase, masks[i], slots[i])
            write_secrets(secrets[i], s, s.turn, slots[i], settings)


@entry_over(steps)
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
                for seat in range(settings.seats):
                    points[i, stage[i], seat] = s.score[seat]
                    won[i, stage[i], seat] = s.won[seat]
                    predicted[i, stage[i], seat] = s.predicted[seat]
                stage[i] += 1
                if stage[i] < ROUNDS and numbers[i, stage[i]] > 0:
                    begin_round(s, numbers[i, stage[i]], deck, seed, keys[i], settings)
                    masks[i] = legal(s, s.turn, settings)
            else:
                masks[i] = legal(s, s.turn, settings)


@entry_over(steps, unseen, scribe, belief, flat)
def advise(
    tables: Array,
    sights: Array,
    asked: Array,
    chosen: Array,
    slots: Array,
    keys: Array,
    playouts: int,
    seed: int,
    room: Any,
    which: Array,
    rules: Array,
) -> None:
    """Let flat Monte Carlo choose where it is asked."""
    v = sights[0]
    imagined, cards, choices, totals, counts = room
    for i in range(asked.size):
        if asked[i]:
            settings = rules[which[i]]
            look(v, tables[i], tables[i].turn, settings)
            own = seed ^ keys[i]
            action = flat_action(v, imagined, cards, choices, totals, counts, playouts, own, settings)
            chosen[i] = relabelled(action, slots[i])


@entry_over(steps, unseen, scribe, apprentice)
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
            if asked[i] == 1:
                action = scribe_action(v, worth[which[i]], settings)
            else:
                action = apprentice_action(v, scale[which[i]], room, settings)
            chosen[i] = relabelled(action, slots[i])
