"""A room of tables on a graphics card: the same functions, one thread per table; flat Monte Carlo one per playout."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from foretell.fast.device import SIMULATED, cuda
from foretell.fast.kernels import TABLE
from foretell.fast.tables import settings_rows
from foretell.table.sight import Sight
from foretell.table.state import Table
from foretell.training import card_kernels as kernels
from foretell.training.rooms import Room

Tensor = torch.Tensor
_SEATED = 128
_WORLDS = 1 << 23
_MOST = 32  # no seat has so many choices that are tried


class CardRoom(Room):
    """Tables on a graphics card."""

    device = torch.device("cpu" if SIMULATED else "cuda")

    def _make_tables(self) -> None:
        self._on_card: tuple[Any, ...] | None = None
        self._imagined: Any = None
        self._known: dict[tuple[int, torch.Size], Any] = {}
        self._chosen = self._zeros(self.n, torch.int64)
        self.tables = cuda.to_device(np.zeros(self.n, Table.dtype(wide=SIMULATED)))
        self._rules = cuda.to_device(settings_rows(self.settings, wide=SIMULATED))
        self._sights = cuda.to_device(np.zeros(self.n, Sight.dtype(wide=SIMULATED)))
        for each in vars(self).copy().values():
            if isinstance(each, torch.Tensor):
                self._keep(each)

    def _begin(self) -> None:
        self._run(kernels.begin, self.n, self.tables, self.masks, self.numbers, self.keys, self.seed, *self._settings())

    def _know(self, x: Tensor, secrets: Tensor, choices: Tensor) -> None:
        self._run(
            kernels.know,
            self.n,
            self.tables,
            self.masks,
            self._sights,
            *(self._keep(each) for each in (x, secrets, choices)),
            self.slots,
            self.seat,
            self.count,
            *self._settings(),
        )

    def take(self, chosen: Tensor) -> None:
        """Carry out a decision at every table that awaits one; begin the second round where the first is over."""
        self._run(
            kernels.take,
            self.n,
            self.tables,
            self.masks,
            self._chosen.copy_(chosen),
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

    def advise(self, asked: Tensor, chosen: Tensor, worth: Tensor, playouts: int) -> None:
        """Let flat Monte Carlo choose where it is asked, and write what it finds each choice worth."""
        threads = max(playouts, _MOST)
        rows = torch.nonzero(asked).flatten()
        if not len(rows):
            return
        for tables in torch.split(rows, max(_WORLDS // threads, 1)):
            count = len(tables) * threads
            worlds = self._worlds(count)
            gained = self._zeros((len(tables), threads), torch.float64)
            won = self._zeros((len(tables), threads), torch.int8)
            chance = (self.keys, playouts, self.seed, *self._settings())
            self._run(kernels.imagine_all, count, self._sights, tables, worlds, *chance)
            self._run(kernels.play_on, count, self._sights, tables, worlds, gained, won, *chance)
            last = (chosen, worth, self.slots, playouts, *self._settings())
            self._run(kernels.settle, len(tables), self._sights, tables, gained, won, *last)

    def _worlds(self, count: int) -> Any:
        """Return room for imagined tables; it is made once and kept."""
        if self._imagined is None or self._imagined.size < count:
            self._imagined = cuda.device_array(count, TABLE)
        return self._imagined[:count]

    def consult(self, asked: Tensor, chosen: Tensor) -> None:
        """Let a rule bot choose where it is asked: SCRIBE or APPRENTICE of `foretell.training.steps`."""
        if self._on_card is None:
            self._on_card = tuple(cuda.to_device(each) for each in self._rule_bots())
        self._run(kernels.consult, self.n, self._sights, asked, chosen, self.slots, *self._on_card, *self._settings())

    def _settings(self) -> tuple[Any, ...]:
        return self.which, self._rules

    def _keep(self, tensor: Tensor) -> Any:
        """Return the memory of a tensor that lives as long as the room, or as what `rooms_for` has made.

        To ask for it takes longer than to start a kernel, so it is remembered.
        """
        place = (tensor.data_ptr(), tensor.shape)
        if place not in self._known:
            self._known[place] = _memory(tensor)
        return self._known[place]

    def _run(self, kernel: Any, threads: int, *args: Any) -> None:
        arrays = [self._memory_of(each) if isinstance(each, torch.Tensor) else each for each in args]
        kernel[(threads + _SEATED - 1) // _SEATED, _SEATED](*arrays)

    def _memory_of(self, tensor: Tensor) -> Any:
        kept = self._known.get((tensor.data_ptr(), tensor.shape))
        return _memory(tensor) if kept is None else kept


def _memory(tensor: Tensor) -> Any:
    """Return the memory of a tensor as kernels take it."""
    return tensor.numpy() if SIMULATED else cuda.as_cuda_array(tensor)
