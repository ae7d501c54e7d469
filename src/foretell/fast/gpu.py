"""Tables on a graphics card: the state stays there, one thread steps one table.

Everything returned is a device array that PyTorch takes without a copy: `torch.as_tensor(tables.legal())`,
`torch.as_tensor(tables.field("score"))`. With Numba's CUDA simulator the same code runs in plain Python on NumPy's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from foretell.errors import BadSettings, IllegalDecision
from foretell.fast import kernels
from foretell.fast.device import SIMULATED, cuda
from foretell.fast.tables import settings_rows
from foretell.game import Game
from foretell.rules.settings import Settings
from foretell.table.sight import SPECTATOR, Sight
from foretell.table.state import Table

THREADS = 128


class Field:
    """One field of all tables, in place on the card: no copy, for PyTorch, CuPy and the like."""

    def __init__(self, rows: Any, name: str) -> None:
        dtype, offset = rows.dtype.fields[name][:2]
        pointer, read_only = rows.__cuda_array_interface__["data"]
        strides = np.zeros(1, rows.dtype)[name].strides
        self._rows = rows  # keeps the memory alive
        self.__cuda_array_interface__ = {
            "shape": (rows.size, *dtype.shape),
            "strides": (rows.dtype.itemsize, *strides[1:]),
            "typestr": dtype.base.str,
            "data": (pointer + offset, read_only),
            "version": 3,
        }


class GpuTables:
    """A batch of tables on a graphics card; as `Tables`, but arrays are device arrays."""

    def __init__(self, settings: Settings | Sequence[Settings], n: int, seed: int = 0, *, first: int = 0) -> None:
        self.settings = (settings,) if isinstance(settings, Settings) else tuple(settings)
        if n < 1 or not self.settings:
            raise BadSettings("settings/bad-batch", "a batch has at least one table and one settings", setting="tables")
        self.seed = seed
        self._n = n
        self.rows = cuda.to_device(np.zeros(n, Table.dtype(wide=SIMULATED)))
        self.keys = cuda.to_device(np.arange(first, first + n, dtype=np.int64))
        self._seats = np.array([each.seats for each in self.settings])
        self._which = cuda.to_device((np.arange(n) % len(self.settings)).astype(np.int64))
        self._rules = cuda.to_device(settings_rows(self.settings, wide=SIMULATED))
        self._masks = cuda.to_device(np.zeros(n, np.int64))
        self._actions = cuda.to_device(np.zeros(n, np.int64))
        self._first = first
        self.restart()

    def __len__(self) -> int:
        return self._n

    def field(self, name: str) -> Any:
        """Return a field of the tables by name, such as `score`, `turn` or `phase`, in place on the card."""
        return np.asarray(self.rows.copy_to_host())[name] if SIMULATED else Field(self.rows, name)

    def legal(self) -> Any:
        """Return the legal set of the seat to decide at each table, relative to its phase; 0 where the game is over."""
        return self._masks

    def apply(self, actions: Any, *, check: bool = True) -> None:
        """Take one action number per table: a device array, or anything that becomes one.

        One that is not legal raises, and changes nothing at any table; `check=False` trusts the caller to have taken
        every action from the legal sets, and does not wait for the card.
        """
        actions = (
            cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else self._to_card(actions)
        )
        if actions.shape != (self._n,):
            raise IllegalDecision("play/wrong-number", f"expected {self._n} actions, one per table")
        if check:
            self._check(actions)
        self._run(kernels.step, self.rows, self._masks, actions, self.keys, self.seed, self._which, self._rules)

    def random_actions(self) -> Any:
        """Return a random legal action for each table, from its key."""
        self._run(kernels.choose, self.rows, self._masks, self._actions, self.keys, self.seed)
        return self._actions

    def play_out(self) -> int:
        """Play every table's random game from its beginning to its end in one call; return the number of decisions."""
        decisions = cuda.to_device(np.zeros(1, np.int64))
        self._run(kernels.play_all, self.rows, self._masks, self.keys, self.seed, self._which, self._rules, decisions)
        return int(decisions.copy_to_host()[0])

    def views(self, seat: ArrayLike | None = None) -> Any:
        """Return what a seat sees of each table as records on the card: one seat for all, or one per table."""
        wanted = self.field_to_host("turn") if seat is None else seat
        seats = np.broadcast_to(wanted, self._n).astype(np.int64)
        which = np.arange(self._n) % len(self.settings)
        if (seats < SPECTATOR).any() or (seats >= self._seats[which]).any():
            raise IllegalDecision("turn/no-such-seat", "there is no such seat", rule="TABLE-1")
        sights = cuda.to_device(np.zeros(self._n, Sight.dtype(wide=SIMULATED)))
        self._run(kernels.views, self.rows, sights, cuda.to_device(seats), self._which, self._rules)
        return sights

    def restart(self, *, fresh: bool = False) -> None:
        """Begin a new game at every table: the same ones again, or with `fresh` those of the next keys."""
        if fresh:
            self._first += self._n
            self.keys = cuda.to_device(np.arange(self._first, self._first + self._n, dtype=np.int64))
        self._run(kernels.begin, self.rows, self._masks, self.keys, self.seed, self._which, self._rules)

    def to_host(self) -> NDArray[Any]:
        """Return a copy of all tables on the host."""
        return self.rows.copy_to_host()  # type: ignore[no-any-return]

    def field_to_host(self, name: str) -> NDArray[Any]:
        """Return a copy of one field of all tables on the host."""
        return self.to_host()[name]

    def game(self, table: int) -> Game:
        """Return a plain game that goes on from where this table is."""
        return Game.from_row(self.to_host()[table], self.settings[table % len(self.settings)])

    def _check(self, actions: Any) -> None:
        illegal = cuda.to_device(np.full(1, self._n, np.int64))
        self._run(kernels.find_illegal, self.rows, self._masks, actions, illegal)
        table = int(illegal.copy_to_host()[0])
        if table < self._n:
            action = int(actions.copy_to_host()[table])
            raise IllegalDecision(
                "play/illegal-in-batch",
                f"action {action} is not legal at table {table}",
                table=table,
                action=action,
            )

    def _to_card(self, actions: ArrayLike) -> Any:
        if SIMULATED and hasattr(actions, "copy_to_host"):
            return actions
        return cuda.to_device(np.ascontiguousarray(actions, dtype=np.int64))

    def _run(self, kernel: Any, *args: Any) -> None:
        threads = min(THREADS, self._n)
        kernel[(self._n + threads - 1) // threads, threads](*args)
