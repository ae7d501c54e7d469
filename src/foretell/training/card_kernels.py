"""The loops of a room on a graphics card: one thread per table, and one per playout of flat Monte Carlo."""

from __future__ import annotations

from typing import Any

import numpy as np

from foretell.bots import apprentice, belief, flat, scribe, unseen
from foretell.cards import CARDS
from foretell.fast.device import admit, bind, cuda
from foretell.fast.kernels import CARD, FEW_REGISTERS, TABLE, legal
from foretell.table import relabel
from foretell.training import steps

Array = Any
TRIED = flat.TRIED
ROOM = belief.ROOM
APPRENTICE_ROOM = apprentice.ROOM
SURE = steps.SURE

admit(unseen, scribe, apprentice, belief, flat, steps)
begin_round = bind(steps.begin_round)
clear = bind(flat.clear)
gain = bind(flat.gain)
imagine_sample = bind(flat.imagine_sample)
judge = bind(flat.judge)
list_choices = bind(flat.list_choices)
next_round = bind(steps.next_round)
note_knowledge = bind(steps.note_knowledge)
note_result = bind(steps.note_result)
note_worth = bind(steps.note_worth)
play_out_choice = bind(flat.play_out_choice)
number_of_samples = bind(flat.number_of_samples)
number_tried = bind(flat.number_tried)
relabelled = bind(relabel.relabelled)
rule_bot_action = bind(steps.rule_bot_action)
sure_choice = bind(flat.sure_choice)
take_action = bind(steps.take)


@cuda.jit
def begin(tables: Array, masks: Array, numbers: Array, keys: Array, seed: int, which: Array, rules: Array) -> None:
    """Deal every table the first of its rounds."""
    i = cuda.grid(1)
    if i < masks.size:
        deck = cuda.local.array(CARDS, CARD)
        s = tables[i]
        settings = rules[which[i]]
        begin_round(s, numbers[i, 0], deck, seed, keys[i], settings)
        masks[i] = legal(s, s.turn, settings)


@cuda.jit
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
    i = cuda.grid(1)
    if i < masks.size:
        count[i] = 0
        if masks[i] != 0:
            seat[i] = tables[i].turn
            slots[i], count[i] = note_knowledge(tables[i], sights[i], x[i], secrets[i], choices[i], rules[which[i]])


@cuda.jit
def take(
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
    i = cuda.grid(1)
    if i < masks.size and masks[i] != 0:
        deck = cuda.local.array(CARDS, CARD)
        s = tables[i]
        settings = rules[which[i]]
        masks[i] = 0
        if take_action(s, chosen[i], slots[i], settings):
            note_result(s, points[i, stage[i]], won[i, stage[i]], predicted[i, stage[i]], settings)
            stage[i] += 1
            number = next_round(stage[i], numbers[i])
            if number == 0:
                return
            begin_round(s, number, deck, seed, keys[i], settings)
        masks[i] = legal(s, s.turn, settings)


@cuda.jit
def imagine_all(
    sights: Array, asked: Array, worlds: Array, keys: Array, playouts: int, seed: int, which: Array, rules: Array
) -> None:
    """Imagine one sample of hidden hands, and lay a table with it for each choice."""
    thread = cuda.grid(1)
    most = worlds.size // asked.size
    if thread < worlds.size:
        i = asked[thread // most]
        sample = thread % most
        v = sights[i]
        settings = rules[which[i]]
        choices = cuda.local.array(TRIED, np.int64)
        count = list_choices(v, choices)
        tried = number_tried(v, count)
        if sure_choice(v, choices, count, settings) < 0 and sample < number_of_samples(playouts, tried):
            room = cuda.local.array(ROOM, np.int64)
            nearby = cuda.local.array(1, TABLE)
            imagine_sample(v, nearby, room, sample, seed ^ keys[i], settings)
            first = thread - sample + sample * tried
            for c in range(tried):
                worlds[first + c] = nearby[0]


@cuda.jit(**FEW_REGISTERS)
def play_on(
    sights: Array,
    asked: Array,
    worlds: Array,
    gained: Array,
    won: Array,
    keys: Array,
    playouts: int,
    seed: int,
    which: Array,
    rules: Array,
) -> None:
    """Play on from one choice at the table that was laid for it."""
    thread = cuda.grid(1)
    at = thread // gained.shape[1]
    if at < asked.size:
        playout = thread % gained.shape[1]
        i = asked[at]
        v = sights[i]
        settings = rules[which[i]]
        choices = cuda.local.array(TRIED, np.int64)
        count = list_choices(v, choices)
        tried = number_tried(v, count)
        sample = playout // tried
        if sure_choice(v, choices, count, settings) < 0 and sample < number_of_samples(playouts, tried):
            nearby = cuda.local.array(1, TABLE)  # as in `fast.kernels.play_all`
            nearby[0] = worlds[thread]
            s = nearby[0]
            play_out_choice(v, s, choices[playout % tried], sample, seed ^ keys[i], settings)
            gained[at, playout] = gain(s, v.seat, settings)
            won[at, playout] = s.won[v.seat]


@cuda.jit
def settle(
    sights: Array,
    asked: Array,
    gained: Array,
    won: Array,
    chosen: Array,
    worth: Array,
    slots: Array,
    playouts: int,
    which: Array,
    rules: Array,
) -> None:
    """Write the choice that did best over all playouts, and how many points each came to."""
    at = cuda.grid(1)
    if at < asked.size:
        i = asked[at]
        v = sights[i]
        settings = rules[which[i]]
        choices = cuda.local.array(TRIED, np.int64)
        count = list_choices(v, choices)
        action = sure_choice(v, choices, count, settings)
        if action < 0:
            totals = cuda.local.array(TRIED, np.float64)
            counts = cuda.local.array((TRIED, 21), np.int16)
            tried = number_tried(v, count)
            clear(totals, counts, count)
            for playout in range(number_of_samples(playouts, tried) * tried):
                totals[playout % tried] += gained[at, playout]
                counts[playout % tried, won[at, playout]] += 1
            action = choices[judge(v, choices, count, totals, counts, settings)]
            note_worth(worth[i], v, choices, count, totals, playouts, slots[i])
        else:
            worth[i, relabelled(action, slots[i])] = SURE
        chosen[i] = relabelled(action, slots[i])


@cuda.jit
def consult(
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
    i = cuda.grid(1)
    if i < asked.size and asked[i] != 0:
        v = sights[i]
        settings = rules[which[i]]
        room = cuda.local.array(APPRENTICE_ROOM, np.float64)
        action = rule_bot_action(asked[i], v, worth[which[i]], scale[which[i]], room, settings)
        chosen[i] = relabelled(action, slots[i])
