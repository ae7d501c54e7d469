"""A room of tables on a graphics card: the same functions, one thread per table; flat Monte Carlo one per playout."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from foretell.bots import belief, flat, scribe, unseen
from foretell.cards import CARDS
from foretell.fast.device import SIMULATED, admit, bind, cuda
from foretell.fast.kernels import CARD, TABLE, legal, look
from foretell.fast.tables import settings_rows
from foretell.table import encoding, relabel
from foretell.table.sight import Sight
from foretell.table.state import ADJUST_PREDICTION, Table
from foretell.training import steps
from foretell.training.rooms import Room
from foretell.training.steps import ROUNDS

Array = Any
Tensor = torch.Tensor
TRIED = flat.TRIED
ROOM = belief.ROOM
SIGHT = np.dtype((np.record, Sight.dtype(wide=True))) if SIMULATED else Sight.dtype()
_SEATED = 128
_MOST = 32  # no seat has so many choices that are tried

admit(steps, unseen, scribe, belief, flat)
begin_round = bind(steps.begin_round)
encode = bind(encoding.encode)
imagine_sample = bind(flat.imagine_sample)
best_change = bind(scribe.best_change)
judge = bind(flat.judge)
list_choices = bind(flat.list_choices)
number_of_samples = bind(flat.number_of_samples)
number_tried = bind(flat.number_tried)
legal_choices = bind(relabel.legal_choices)
relabelled = bind(relabel.relabelled)
take_action = bind(steps.take)
try_choice = bind(flat.try_choice)
write_secrets = bind(steps.write_secrets)


class CardRoom(Room):
    """Tables on a graphics card."""

    device = torch.device("cpu" if SIMULATED else "cuda")

    def _make_tables(self) -> None:
        self.tables = cuda.to_device(np.zeros(self.n, Table.dtype(wide=SIMULATED)))
        self._rules = cuda.to_device(settings_rows(self.settings, wide=SIMULATED))
        self._sights = cuda.to_device(np.zeros(self.n, Sight.dtype(wide=SIMULATED)))

    def _begin(self) -> None:
        self._run(_begin, self.n, self.tables, self.masks, self.numbers, self.keys, self.seed, *self._settings())

    def _know(self, x: Tensor, secrets: Tensor, choices: Tensor) -> None:
        self._run(
            _know,
            self.n,
            self.tables,
            self.masks,
            self._sights,
            x,
            secrets,
            choices,
            self.slots,
            self.seat,
            self.count,
            *self._settings(),
        )

    def take(self, chosen: Tensor) -> None:
        """Carry out a decision at every table that awaits one; begin the second round where the first is over."""
        self._run(
            _take,
            self.n,
            self.tables,
            self.masks,
            chosen,
            self.slots,
            self.stage,
            self.numbers,
            self.keys,
            self.points,
            self.won,
            self.predicted,
            self.seed,
            *self._settings(),
        )

    def advise(self, asked: Tensor, chosen: Tensor, playouts: int) -> None:
        """Let flat Monte Carlo choose at the tables where it is asked."""
        tables = torch.nonzero(asked).flatten()
        if len(tables):
            threads = max(playouts, _MOST)
            gained = self._zeros((len(tables), threads), torch.int16)
            won = self._zeros((len(tables), threads), torch.int8)
            common = (self._sights, tables, gained, won)
            self._run(_play_on, len(tables) * threads, *common, self.keys, playouts, self.seed, *self._settings())
            self._run(_judge, len(tables), *common, chosen, self.slots, playouts, *self._settings())

    def _settings(self) -> tuple[Any, ...]:
        return self.which, self._rules

    def _run(self, kernel: Any, threads: int, *args: Any) -> None:
        arrays = [_on_card(each) if isinstance(each, torch.Tensor) else each for each in args]
        kernel[(threads + _SEATED - 1) // _SEATED, _SEATED](*arrays)


def _on_card(tensor: Tensor) -> Any:
    """Return the memory of a tensor as kernels take it."""
    return tensor.numpy() if SIMULATED else cuda.as_cuda_array(tensor)


@cuda.jit
def _begin(tables: Array, masks: Array, numbers: Array, keys: Array, seed: int, which: Array, rules: Array) -> None:
    i = cuda.grid(1)
    if i < masks.size:
        deck = cuda.local.array(CARDS, CARD)
        s = tables[i]
        settings = rules[which[i]]
        begin_round(s, numbers[i, 0], deck, seed, keys[i], settings)
        masks[i] = legal(s, s.turn, settings)


@cuda.jit
def _know(
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
    i = cuda.grid(1)
    if i < masks.size:
        count[i] = 0
        if masks[i] != 0:
            s = tables[i]
            v = sights[i]
            settings = rules[which[i]]
            look(v, s, s.turn, settings)
            slots[i] = encode(x[i], v, settings)
            seat[i] = s.turn
            count[i] = legal_choices(choices[i], s.phase, masks[i], slots[i])
            write_secrets(secrets[i], s, s.turn, slots[i], settings)


@cuda.jit
def _take(
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
    i = cuda.grid(1)
    if i < masks.size and masks[i] != 0:
        deck = cuda.local.array(CARDS, CARD)
        s = tables[i]
        settings = rules[which[i]]
        masks[i] = 0
        if take_action(s, chosen[i], slots[i], settings):
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


@cuda.jit
def _play_on(
    sights: Array,
    asked: Array,
    gained: Array,
    won: Array,
    keys: Array,
    playouts: int,
    seed: int,
    which: Array,
    rules: Array,
) -> None:
    """Play on from one choice with one sample of hidden hands."""
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
        if count > 1 and v.phase != ADJUST_PREDICTION and sample < number_of_samples(playouts, tried):
            room = cuda.local.array(ROOM, np.int64)
            tables = cuda.local.array(2, TABLE)
            imagine_sample(v, tables, room, sample, seed ^ keys[i], settings)
            try_choice(v, tables, choices[playout % tried], sample, seed ^ keys[i], settings)
            gained[at, playout] = tables[1].score[v.seat]
            won[at, playout] = tables[1].won[v.seat]


@cuda.jit
def _judge(
    sights: Array,
    asked: Array,
    gained: Array,
    won: Array,
    chosen: Array,
    slots: Array,
    playouts: int,
    which: Array,
    rules: Array,
) -> None:
    at = cuda.grid(1)
    if at < asked.size:
        i = asked[at]
        v = sights[i]
        settings = rules[which[i]]
        choices = cuda.local.array(TRIED, np.int64)
        count = list_choices(v, choices)
        if count == 1:
            action = choices[0]
        elif v.phase == ADJUST_PREDICTION:
            action = best_change(v)
        else:
            totals = cuda.local.array(TRIED, np.float64)
            counts = cuda.local.array((TRIED, 21), np.int16)
            tried = number_tried(v, count)
            for c in range(count):
                totals[c] = 0.0
                for tricks in range(21):
                    counts[c, tricks] = 0
            for playout in range(number_of_samples(playouts, tried) * tried):
                totals[playout % tried] += gained[at, playout]
                counts[playout % tried, won[at, playout]] += 1
            action = choices[judge(v, choices, count, totals, counts, settings)]
        chosen[i] = relabelled(action, slots[i])
