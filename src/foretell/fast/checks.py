"""What a batch refuses, on the processor and on a graphics card alike."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from foretell.errors import BadSettings, IllegalDecision, NoSuchSeat
from foretell.fast.entries import come_again
from foretell.game import Game
from foretell.numbers import whole_number
from foretell.rules.settings import Settings
from foretell.table.shufflers import checked_seed
from foretell.table.sight import SPECTATOR
from foretell.table.state import Table

_BLOCK: Final = 4096
"""Rows that are looked at together."""


def checked_settings(settings: Settings | Sequence[Settings]) -> tuple[Settings, ...]:
    """Return the settings of a batch as a tuple."""
    found = (settings,) if isinstance(settings, Settings) or not np.iterable(settings) else tuple(settings)
    if not found or not all(isinstance(each, Settings) for each in found):
        raise BadSettings("settings/no-settings", "a batch plays under Settings, one or more of them")
    return found


def checked_count(n: int) -> int:
    """Return the number of tables of a batch."""
    number = whole_number(n)
    if number is None or number < 1:
        raise BadSettings("settings/bad-batch", f"a batch has 1 table or more, not {n!r}", setting="tables", value=n)
    return number


def checked_threads(threads: int | None) -> int:
    """Return how many threads a batch may use: all that there are unless told otherwise."""
    if threads is None:
        return os.cpu_count() or 1
    number = whole_number(threads)
    if number is None or number < 1:
        text = f"a batch uses 1 thread or more, not {threads!r}"
        raise BadSettings("settings/bad-value", text, setting="threads", value=str(threads))
    return number


def checked_first(first: int, n: int) -> int:
    """Return the number of the first of `n` tables; all of them are parts of a key to chance."""
    number = checked_seed("table", first)
    checked_seed("table", number + n)
    return number


def checked_actions(actions: Any, n: int) -> Any:
    """Return an array of action numbers, one per table; whether they are legal is another question."""
    if actions.shape != (n,):
        raise IllegalDecision("play/wrong-number", f"expected {n} actions, one per table")
    if actions.dtype.kind not in "iu":
        raise IllegalDecision("play/no-number", f"actions are whole numbers, not {actions.dtype}")
    return actions


def checked_seats(seat: ArrayLike, limits: NDArray[Any]) -> NDArray[np.int64]:
    """Return one seat per table, each at most what its table has."""
    given = np.asarray(seat)
    if given.dtype.kind not in "iu" or given.shape not in ((), limits.shape):
        raise _no_such_seat()
    seats = np.broadcast_to(given, limits.shape).astype(np.int64)
    if (seats < SPECTATOR).any() or (seats >= limits).any():
        raise _no_such_seat()
    return seats


def checked_rows(rows: Any, rules: NDArray[Any]) -> NDArray[Any]:
    """Return positions as an array of records; the rows of settings of a batch come in turn.

    Compiled rules take a row at its word: one that cannot be a position would make them read beyond its ends.
    """
    found = np.asarray(rows)
    if found.dtype != Table.dtype():
        raise BadSettings("settings/bad-row", "a position is a record of the type Table.dtype()")
    found = np.ascontiguousarray(found.reshape(-1))
    which = (np.arange(len(found)) % len(rules)).astype(np.int64)
    wrong = first_impossible(found, which, rules)
    if wrong >= 0:
        raise BadSettings("settings/bad-row", f"row {wrong} is no position under these settings", table=wrong)
    return found


def first_impossible(rows: NDArray[Any], which: NDArray[np.int64], rules: NDArray[Any]) -> int:
    """Return the first row that is no position under its settings, or -1."""
    for first in range(0, len(rows), _BLOCK):
        block = rows[first : first + _BLOCK]
        again, fits = block.copy(), np.zeros(len(block), np.bool_)
        come_again(block, again, fits, which[first:], rules)
        fits &= again == block
        if not fits.all():
            return first + int(fits.argmin())
    return -1


def position_of(game: Any, settings: Settings, rules: NDArray[Any]) -> NDArray[Any]:
    """Return a game, or a record of one, as an array of one record for a table with these settings, and their row."""
    if isinstance(game, Game):
        if game.settings.switches != settings.switches:
            raise BadSettings("settings/other-table", "the game is played under other settings than the table")
        game = game.to_row()
    return checked_rows(game, rules).reshape(1)


def _no_such_seat() -> NoSuchSeat:
    return NoSuchSeat("turn/no-such-seat", "there is no such seat", rule="TABLE-1")
