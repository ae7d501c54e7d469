"""Logs in SQL, written by group commit: whatever waits is stored together, in one transaction, by one writer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, exists, select, text

from foretell.errors import ForetellError
from foretell.server.store.kinds import IndexRow, Line, Taken, unavailable
from foretell.server.store.schema import lines, tables
from foretell.server.store.sql import Database

_MOST: Final = 500
"""How many lines are stored at once; SQL takes only so many parameters."""
_GATHER: Final = 0.002
"""How long more lines are waited for before they are stored together."""
_PATIENCE: Final = 15.0
_LIVE: Final = ("open", "showing", "playing")
_OF_ROW: Final = ("number", "status", "public", "updated", "due", "finished", "summary")
_TELL: Final = text("SELECT pg_notify(:channel, :told)")
_TOLD_AT_ONCE: Final = 200
"""A call of NOTIFY carries less than 8,000 bytes."""
_logger: Final = logging.getLogger(__name__)


class _Waiting(NamedTuple):
    line: Line
    stored: asyncio.Future[None]

    @property
    def place(self) -> tuple[str, int]:
        """Where the line should stand."""
        return self.line.table, self.line.number


class SqlLog:
    """Logs of tables in a database. `noticed` is told how many lines each commit stored."""

    def __init__(self, database: Database, noticed: Callable[[int], None] | None = None, notify: str = "") -> None:
        self._database = database
        self.noticed = noticed
        self._notify = notify
        self._waiting: list[_Waiting] = []
        self._rows: dict[str, IndexRow] = {}
        self._awake = asyncio.Event()
        self._busy = False
        self._insert = database.insert(lines).on_conflict_do_nothing().returning(lines.c.table_id, lines.c.number)
        self._upsert = _upsert(database)
        self._writer: asyncio.Task[None] | None = None

    async def append(self, line: Line, row: IndexRow | None = None) -> None:
        """Store a line for good; raise Taken if another stands there, StoreUnavailable if it cannot be told."""
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(line, stored))
        if row is not None:
            self._rows[row.table] = row
        self._wake()
        await stored

    def note(self, row: IndexRow) -> None:
        """Store a row of the index with the next lines."""
        self._rows[row.table] = row
        self._wake()

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """Return the lines of a table after a number, in order."""
        query = select(lines).where(lines.c.table_id == table, lines.c.number > after).order_by(lines.c.number)
        return [
            Line(row.table_id, row.number, row.at, row.player, row.command or "", row.body)
            for row in await self._database.rows(query)
        ]

    async def find(self, table: str, player: str, command: str) -> int | None:
        """Return the number of the line that a command became, if it was carried out."""
        query = select(lines.c.number).where(
            lines.c.table_id == table, lines.c.player == player, lines.c.command == command
        )
        rows = await self._database.rows(query)
        return rows[0].number if rows else None

    async def due(self, now: int, limit: int) -> list[str]:
        """Return tables where the house has something to do by now."""
        return await self._ids(select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit))

    async def unarchived(self, limit: int) -> list[str]:
        """Return tables with games that are over and not in the archive."""
        return await self._ids(select(tables.c.id).where(tables.c.finished > tables.c.archived).limit(limit))

    async def behind(self) -> list[str]:
        """Return tables whose index row is older than their log, as after a crash."""
        newer = exists().where(lines.c.table_id == tables.c.id, lines.c.number > tables.c.number)
        return await self._ids(select(tables.c.id).where(tables.c.status.in_(_LIVE), newer))

    async def public(self, statuses: tuple[str, ...], limit: int) -> list[IndexRow]:
        """Return public tables in these states, the latest first."""
        query = select(tables).where(tables.c.public, tables.c.status.in_(statuses))
        rows = await self._database.rows(query.order_by(tables.c.updated.desc(), tables.c.id).limit(limit))
        return [IndexRow(row.id, *(getattr(row, name) for name in _OF_ROW)) for row in rows]

    async def tidy(self) -> None:
        """Do what the database wants done now and then."""
        await self._database.tidy()

    async def close(self) -> None:
        """Store what still waits, then stop; where the store does not answer, the index is made anew another time."""
        if self._writer is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(_PATIENCE):
                    while (self._waiting or self._rows or self._busy) and not self._writer.done():
                        await asyncio.sleep(0.01)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)

    def _wake(self) -> None:
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        self._awake.set()

    async def _write(self) -> None:
        while True:
            await self._awake.wait()
            await asyncio.sleep(_GATHER)
            self._busy = True
            batch, rows = self._next_batch(), dict(list(self._rows.items())[:_MOST])
            try:
                async with asyncio.timeout(_PATIENCE):
                    there = await self._store(batch, list(rows.values()))
            except (ForetellError, TimeoutError):
                _fail(batch)
                await asyncio.sleep(0.05)
            except BaseException:
                _logger.exception("the writer of the log failed")
                _fail(batch)
                raise
            else:
                _answer(batch, there)
                self._rows = {table: row for table, row in self._rows.items() if rows.get(table) is not row}
                if self.noticed is not None:
                    self.noticed(len(there))
            self._busy = False
            if not self._waiting and not self._rows:
                self._awake.clear()

    def _next_batch(self) -> list[_Waiting]:
        """Take what waits, at most one line of each table, so that it is clear which one got its place."""
        batch: dict[str, _Waiting] = {}
        later = []
        for one in self._waiting:
            if len(batch) < _MOST and batch.setdefault(one.line.table, one) is one:
                continue
            later.append(one)
        self._waiting = later
        return list(batch.values())

    async def _store(self, batch: Sequence[_Waiting], rows: Sequence[IndexRow]) -> set[tuple[str, int]]:
        """Return where lines of the batch now stand."""

        def store(connection: Connection) -> set[tuple[str, int]]:
            there: set[tuple[str, int]] = set()
            if batch:
                stored = connection.execute(self._insert, [_values(one.line) for one in batch])
                there = {(row.table_id, row.number) for row in stored}
            if rows:
                connection.execute(self._upsert, [_row_values(row) for row in rows])
            if self._notify:
                for told in _payloads(there):
                    connection.execute(_TELL, {"channel": self._notify, "told": told})
            return there

        return await self._database.at_once(store)

    async def _ids(self, query: Select[Any]) -> list[str]:
        return [row.id for row in await self._database.rows(query)]


def _upsert(database: Database) -> Any:
    """Return how a row of the index is stored, unless a newer one stands there."""
    insert = database.insert(tables)
    return insert.on_conflict_do_update(
        index_elements=[tables.c.id],
        set_={name: insert.excluded[name] for name in _OF_ROW},
        where=insert.excluded.number >= tables.c.number,
    )


def _payloads(there: set[tuple[str, int]]) -> Iterator[str]:
    """Yield what other workers are told: tables and numbers of lines, many in one call."""
    told = [f"{table} {number}" for table, number in sorted(there)]
    for first in range(0, len(told), _TOLD_AT_ONCE):
        yield "\n".join(told[first : first + _TOLD_AT_ONCE])


def _values(line: Line) -> dict[str, Any]:
    return {
        "table_id": line.table,
        "number": line.number,
        "at": line.at,
        "player": line.player,
        "command": line.command or None,
        "body": line.body,
    }


def _row_values(row: IndexRow) -> dict[str, Any]:
    return {"id": row.table} | {name: getattr(row, name) for name in _OF_ROW}


def _answer(batch: Sequence[_Waiting], there: set[tuple[str, int]]) -> None:
    for one in batch:
        if one.stored.done():
            continue
        if one.place in there:
            one.stored.set_result(None)
        else:
            one.stored.set_exception(Taken())


def _fail(batch: Sequence[_Waiting]) -> None:
    for one in batch:
        if not one.stored.done():
            one.stored.set_exception(unavailable())
