"""Tables: many games at once on the processor, as one NumPy record array.

>>> from foretell import Settings
>>> tables = Tables([Settings(seats=3), Settings(seats=6)], 4, seed=7)
>>> while not tables.over.all():
...     tables.apply(tables.random_actions())
>>> tables.game(1).scores == tuple(tables.scores[1])
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from foretell.errors import IllegalDecision
from foretell.fast import entries
from foretell.fast.checks import (
    checked_actions,
    checked_count,
    checked_first,
    checked_rows,
    checked_seats,
    checked_settings,
    checked_threads,
    position_of,
)
from foretell.game import Game
from foretell.rules.settings import Settings, Switches
from foretell.table.fields import SIZE
from foretell.table.shufflers import SeededShuffler, checked_seed
from foretell.table.sight import Sight
from foretell.table.state import OVER, Table

SHARE = 1024
"""Tables that are worth a thread of their own."""


class Tables:
    """A batch of tables. Table i plays under settings i modulo their number, and its chance has the key (seed, i).

    Where several seats may decide at once, the lowest of them does. A new round is dealt by itself; a table that is
    over stays so until `restart`. `rows` may be written to, for example to copy one table over another; then `refresh`
    must follow, because the legal sets are kept beside them.
    """

    def __init__(
        self,
        settings: Settings | Sequence[Settings],
        n: int,
        seed: int = 0,
        *,
        first: int = 0,
        threads: int | None = None,
    ) -> None:
        self.settings = checked_settings(settings)
        self.seed = checked_seed("seed", seed)
        n = checked_count(n)
        first = checked_first(first, n)
        self.rows = np.zeros(n, Table.dtype())
        self.keys = np.arange(first, first + n, dtype=np.int64)
        self._which = (np.arange(n) % len(self.settings)).astype(np.int64)
        self._rules = settings_rows(self.settings)
        self._masks = np.zeros(n, np.int64)
        self._actions = np.zeros(n, np.int64)
        self._taken = np.zeros(n, np.int64)
        self._threads = checked_threads(threads)
        self._pool: ThreadPoolExecutor | None = None
        self.restart()

    @classmethod
    def from_rows(
        cls,
        rows: ArrayLike,
        settings: Settings | Sequence[Settings],
        seed: int = 0,
        *,
        first: int = 0,
        threads: int | None = None,
    ) -> Tables:
        """Return a batch that goes on from these positions, such as `game.to_row()` gives them."""
        positions = checked_rows(rows, settings_rows(checked_settings(settings)))
        tables = cls(settings, len(positions), seed, first=first, threads=threads)
        tables.rows[:] = positions
        tables.refresh()
        return tables

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy is made of: all but the threads, which it starts for itself."""
        return self.__dict__ | {"_pool": None}

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def turn(self) -> NDArray[np.int8]:
        """The seat to decide at each table."""
        return self.rows["turn"]

    @property
    def scores(self) -> NDArray[np.int16]:
        """The totals at each table, six a row; a smaller table leaves the last ones 0."""
        return self.rows["score"]

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which tables are over."""
        return self.rows["phase"] == OVER  # type: ignore[no-any-return]

    def legal(self) -> NDArray[np.int64]:
        """Return the legal set of the seat to decide at each table, relative to its phase; 0 where there is none.

        It cannot be written to, and is valid until the next `apply`: copy what you keep.
        """
        return _read_only(self._masks)

    def apply(self, actions: ArrayLike) -> None:
        """Take one action number per table. One that is not legal raises, and changes nothing at any table."""
        given = checked_actions(np.asarray(actions), len(self))
        self._taken[:] = given
        illegal = entries.first_illegal(0, len(self), self.rows, self._masks, self._taken)
        if illegal >= 0:
            raise IllegalDecision(
                "play/illegal-in-batch",
                f"action {given[illegal]} is not legal at table {illegal}",
                table=int(illegal),
                action=int(given[illegal]),
            )
        self._share(entries.step, self.rows, self._masks, self._taken, self.keys, self.seed, self._which, self._rules)

    def random_actions(self) -> NDArray[np.int64]:
        """Return a random legal action for each table, from its key; 0 where there is none.

        It cannot be written to, and is valid until the next call: copy what you keep.
        """
        self._share(entries.choose, self.rows, self._masks, self._actions, self.keys, self.seed)
        return _read_only(self._actions)

    def play_out(self) -> int:
        """Play every table's random game from its beginning to its end in one call; return the number of decisions."""
        return sum(
            self._share(entries.play_all, self.rows, self._masks, self.keys, self.seed, self._which, self._rules)
        )

    def roll_out(self) -> int:
        """Play every table's round to its end by chance; return the number of decisions.

        The round is scored and no other is dealt: there is nothing to decide until `refresh` deals it.
        """
        return sum(
            self._share(entries.roll_out, self.rows, self._masks, self.keys, self.seed, self._which, self._rules)
        )

    def views(self, seat: ArrayLike | None = None) -> NDArray[Any]:
        """Return what a seat sees of each table as records: one seat for all, one per table, or the seat to decide."""
        seats = checked_seats(self.turn if seat is None else seat, self._rules["seats"][self._which])
        sights = np.zeros(len(self), Sight.dtype())
        self._share(entries.views, self.rows, sights, seats, self._which, self._rules)
        return sights

    def encodings(self) -> tuple[NDArray[np.int8], NDArray[np.int64]]:
        """Return what the seat to decide knows at each table, as vectors for learning, and the slots of the colours.

        `foretell.table.fields` tells what stands where, `foretell.table.relabel` what slots are. A table that awaits no
        decision has a row of zeros.
        """
        x, slots = np.zeros((len(self), SIZE), np.int8), np.zeros(len(self), np.int64)
        sights = np.zeros(len(self), Sight.dtype())
        self._share(entries.encodings, self.rows, self._masks, sights, x, slots, self._which, self._rules)
        return x, slots

    def restart(self, *, fresh: bool = False) -> None:
        """Begin a new game at every table: the same ones again, or with `fresh` those of the next keys."""
        if fresh:
            checked_first(int(self.keys[0]) + len(self), len(self))
            self.keys += len(self)
        self._share(entries.begin, self.rows, self._masks, self.keys, self.seed, self._which, self._rules)

    def refresh(self) -> None:
        """Make the batch fit its rows after they were written to: deal where a round is due, and find what is legal."""
        self._share(entries.refresh, self.rows, self._masks, self.keys, self.seed, self._which, self._rules)

    def put(self, table: int, game: Game | ArrayLike) -> None:
        """Let a table go on from where a game, or the record of one, is; later deals are those of the table's key."""
        i = range(len(self))[table]
        which = self._which[i]
        self.rows[i] = position_of(game, self.settings[which], self._rules[which : which + 1])[0]
        entries.refresh(i, i + 1, self.rows, self._masks, self.keys, self.seed, self._which, self._rules)

    def game(self, table: int) -> Game:
        """Return a plain game that goes on from where this table is, with the deals of the table's key."""
        shuffler = SeededShuffler(self.seed, int(self.keys[table]))
        return Game.from_table(Table.read_from(self.rows[table]), self.settings[self._which[table]], shuffler=shuffler)

    def _share(self, function: Callable[..., Any], *args: Any) -> list[Any]:
        """Run an entry point over all tables, in as many threads as are worth it."""
        parts = max(1, min(self._threads, len(self) // SHARE))
        if parts == 1:
            return [function(0, len(self), *args)]
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self._threads)
        edges = np.linspace(0, len(self), parts + 1).astype(int).tolist()
        calls = [self._pool.submit(function, low, high, *args) for low, high in pairwise(edges)]
        return [call.result() for call in calls]


def _read_only(array: NDArray[np.int64]) -> NDArray[np.int64]:
    view = array.view()
    view.flags.writeable = False
    return view


def settings_rows(settings: Sequence[Settings], *, wide: bool = False) -> NDArray[Any]:
    """Return settings as the records that compiled rules read."""
    rows = np.zeros(len(settings), Switches.dtype(wide=wide))
    for row, each in zip(rows, settings, strict=True):
        each.switches.write_to(row)
    return rows
