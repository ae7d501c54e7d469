"""What goes into the store and comes out of it."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from foretell.errors import ForetellError


class Line(NamedTuple):
    """One line of a table's log: what happened, when (in milliseconds), and by which command of which player.

    `player` and `command` are empty where the house itself acted.
    """

    table: str
    number: int
    at: int
    player: str
    command: str
    body: str


class IndexRow(NamedTuple):
    """What must be found about a table without reading its log. It follows from the log up to line `number`."""

    table: str
    number: int
    status: str
    public: bool
    updated: int
    due: int | None
    finished: int
    summary: str


class Taken(Exception):
    """Another line stands where this one should, or this command has been carried out; read the log anew."""


class StoreUnavailable(ForetellError):
    """The store cannot be reached, or could not say whether it has written; the same command may be sent again."""


def unavailable() -> StoreUnavailable:
    """Return the error that nothing could be stored or read."""
    return StoreUnavailable("server/store-unavailable", "the store cannot be reached; send the same command again")


class LogStore(Protocol):
    """Keeps logs."""

    async def append(self, line: Line, row: IndexRow | None = None) -> None:
        """Store a line for good, and with it the first row of a table; raise Taken or StoreUnavailable."""
        ...

    def note(self, row: IndexRow) -> None:
        """Store a row of the index soon."""
        ...

    async def find(self, table: str, player: str, command: str) -> int | None:
        """Return the number of the line that a command became, if it was carried out."""
        ...

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """Return the lines of a table after a number, in order."""
        ...

    async def due(self, now: int, limit: int) -> list[str]:
        """Return tables where the house has something to do by now."""
        ...

    async def unarchived(self, limit: int) -> list[str]:
        """Return tables with games that are over and not in the archive."""
        ...

    async def behind(self) -> list[str]:
        """Return tables whose index row is older than their log, as after a crash."""
        ...

    async def tidy(self) -> None:
        """Do what a store wants done now and then."""
        ...

    async def public(self, statuses: tuple[str, ...], limit: int) -> list[IndexRow]:
        """Return public tables in these states, the latest first."""
        ...
