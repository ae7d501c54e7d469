"""Tables on a graphics card: the state stays there, one thread steps one table.

Everything returned is a device array that PyTorch takes without a copy: `torch.as_tensor(tables.legal())`,
`torch.as_tensor(tables.field("score"))`. With Numba's CUDA simulator the same code runs in plain Python on NumPy's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from foretell.errors import IllegalDecision
from foretell.fast import kernels
from foretell.fast.checks import (
    checked_actions,
    checked_count,
    checked_first,
    checked_rows,
    checked_seats,
    checked_settings,
    position_of,
)
from foretell.fast.device import SIMULATED, cuda
from foretell.fast.tables import settings_rows
from foretell.game import Game
from foretell.rules.settings import Settings
from foretell.table.fields import SIZE
from foretell.table.shufflers import SeededShuffler, checked_seed
from foretell.table.sight import Sight
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
    """A batch of tables on a graphics card; as `Tables`, but arrays are device arrays.

    Those that `legal` and `random_actions` return are valid until the next `apply` and not to be written to.
    """

    def __init__(self, settings: Settings | Sequence[Settings], n: int, seed: int = 0, *, first: int = 0) -> None:
        self.settings = checked_settings(settings)
        self.seed = checked_seed("seed", seed)
        self._n = n = checked_count(n)
        self._first = first = checked_first(first, n)
        self.rows = cuda.to_device(np.zeros(n, Table.dtype(wide=SIMULATED)))
        self.keys = cuda.to_device(np.arange(first, first + n, dtype=np.int64))
        self._seats = np.resize([each.seats for each in self.settings], n)
        self._which = cuda.to_device((np.arange(n) % len(self.settings)).astype(np.int64))
        self._rules = cuda.to_device(settings_rows(self.settings, wide=SIMULATED))
        self._masks = cuda.to_device(np.zeros(n, np.int64))
        self._actions = cuda.to_device(np.zeros(n, np.int64))
        self._to_decide = cuda.to_device(np.full(n, kernels.TO_DECIDE, np.int64))
        self.restart()

    @classmethod
    def from_rows(
        cls, rows: ArrayLike, settings: Settings | Sequence[Settings], seed: int = 0, *, first: int = 0
    ) -> GpuTables:
        """Return a batch that goes on from these positions on the host, such as `game.to_row()` gives them."""
        positions = checked_rows(rows, settings_rows(checked_settings(settings)))
        tables = cls(settings, len(positions), seed, first=first)
        tables.rows.copy_to_device(positions.astype(Table.dtype(wide=SIMULATED)))
        tables.refresh()
        return tables

    def __len__(self) -> int:
        return self._n

    def field(self, name: str) -> Any:
        """Return a field of the tables by name, such as `score`, `turn` or `phase`, in place on the card."""
        return np.asarray(self.rows.copy_to_host())[name] if SIMULATED else Field(self.rows, name)

    @property
    def turn(self) -> Any:
        """The seat to decide at each table."""
        return self.field("turn")

    @property
    def scores(self) -> Any:
        """The totals at each table, six a row; a smaller table leaves the last ones 0."""
        return self.field("score")

    @property
    def over(self) -> Any:
        """Which tables are over."""
        found = cuda.device_array(self._n, np.bool_)
        self._run(kernels.find_over, self.rows, found)
        return found.copy_to_host() if SIMULATED else found

    def legal(self) -> Any:
        """Return the legal set of the seat to decide at each table, relative to its phase; 0 where there is none."""
        return self._masks

    def apply(self, actions: Any, *, check: bool = True) -> None:
        """Take one action number per table: a device array, or anything that becomes one.

        One that is not legal raises, and changes nothing at any table; `check=False` trusts the caller to have taken
        every action from the legal sets, and does not wait for the card.
        """
        actions = (
            cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else self._to_card(actions)
        )
        checked_actions(actions, self._n)
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
        self._run(kernels.play_all, *self._state(), decisions)
        return int(decisions.copy_to_host()[0])

    def roll_out(self) -> int:
        """Play every table's round to its end by chance; return the number of decisions. `refresh` deals the next."""
        decisions = cuda.to_device(np.zeros(1, np.int64))
        self._run(kernels.roll_out, *self._state(), decisions)
        return int(decisions.copy_to_host()[0])

    def views(self, seat: ArrayLike | None = None) -> Any:
        """Return what a seat sees of each table as records on the card: one seat for all, or one per table.

        Without a seat it is the one to decide, which the card finds out itself.
        """
        seats = self._to_decide if seat is None else cuda.to_device(checked_seats(seat, self._seats))
        sights = cuda.device_array(self._n, Sight.dtype(wide=SIMULATED))
        self._run(kernels.views, self.rows, sights, seats, self._which, self._rules)
        return sights

    def encodings(self) -> tuple[Any, Any]:
        """Return what the seat to decide knows at each table, as vectors for learning, and the slots of the colours."""
        x = cuda.to_device(np.zeros((self._n, SIZE), np.int8))
        slots = cuda.to_device(np.zeros(self._n, np.int64))
        sights = cuda.device_array(self._n, Sight.dtype(wide=SIMULATED))
        self._run(kernels.encodings, self.rows, self._masks, sights, x, slots, self._which, self._rules)
        return x, slots

    def restart(self, *, fresh: bool = False) -> None:
        """Begin a new game at every table: the same ones again, or with `fresh` those of the next keys."""
        if fresh:
            self._first = checked_first(self._first + self._n, self._n)
            self.keys = cuda.to_device(np.arange(self._first, self._first + self._n, dtype=np.int64))
        self._run(kernels.begin, *self._state())

    def to_host(self) -> NDArray[Any]:
        """Return a copy of all tables on the host."""
        return self.rows.copy_to_host()  # type: ignore[no-any-return]

    def field_to_host(self, name: str) -> NDArray[Any]:
        """Return a copy of one field of all tables on the host."""
        return self.to_host()[name]

    def refresh(self) -> None:
        """Make the batch fit its rows after they were written to: deal where a round is due, and find what is legal."""
        self._run(kernels.refresh, 0, self._n, *self._state())

    def put(self, table: int, game: Game | ArrayLike) -> None:
        """Let a table go on from where a game, or the record of one, is; later deals are those of the table's key."""
        i = range(self._n)[table]
        settings = self._settings_of(i)
        position = position_of(game, settings, settings_rows((settings,)))
        self.rows[i : i + 1].copy_to_device(position.astype(Table.dtype(wide=SIMULATED)))
        kernels.refresh[1, 1](i, i + 1, *self._state())

    def game(self, table: int) -> Game:
        """Return a plain game that goes on from where this table is, with the deals of the table's key."""
        i = range(self._n)[table]
        table_now = Table.read_from(self.rows[i : i + 1].copy_to_host()[0])
        return Game.from_table(table_now, self._settings_of(i), shuffler=SeededShuffler(self.seed, self._first + i))

    def _settings_of(self, table: int) -> Settings:
        return self.settings[table % len(self.settings)]

    def _state(self) -> tuple[Any, ...]:
        return self.rows, self._masks, self.keys, self.seed, self._which, self._rules

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
        given = checked_actions(np.asarray(actions), self._n)
        return cuda.to_device(np.ascontiguousarray(given, dtype=np.int64))

    def _run(self, kernel: Any, *args: Any) -> None:
        threads = min(THREADS, self._n)
        kernel[(self._n + threads - 1) // threads, threads](*args)
