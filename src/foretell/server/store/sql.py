"""The database: SQLite or PostgreSQL, one way through both.

SQLite writes ahead (WAL; an upgrade sees to it) and waits for the disk (`synchronous=FULL`). Who writes takes the lock
when the transaction begins. What is stored often, or must not keep others waiting, is stored by one thread, a whole
transaction at a time.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Executable, create_engine, event
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from foretell.packages import needed
from foretell.server.store.address import Address
from foretell.server.store.kinds import unavailable

T = TypeVar("T")
_PRAGMAS: Final = (
    "synchronous=FULL",
    "busy_timeout=5000",
    "foreign_keys=ON",
    "wal_autocheckpoint=100000",  # seldom, for whoever writes has to wait for it; `tidy` does it beside
)
_TROUBLE: Final = (DBAPIError, InterfaceError, PoolTimeout, OSError, TimeoutError)


class Database:
    """Connections to the store."""

    def __init__(self, url: str) -> None:
        address = Address(url)
        self.postgres = address.postgres
        self._under_way: set[asyncio.Task[Any]] = set()
        self._closing = False
        if self.postgres:
            self._writer = _postgres(address)
            self._reader = self._writer
        else:
            _make_private(address.file)
            self._writer = _sqlite(url, "BEGIN IMMEDIATE", 1)
            self._reader = _sqlite(url, "BEGIN", 4)
            self._direct = create_engine(url, pool_size=1, max_overflow=0)
            _prepare(self._direct, "BEGIN IMMEDIATE")
            self._thread = ThreadPoolExecutor(1, "store")

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Give a transaction that writes; it is stored for good when this ends without an error."""
        async with self._transaction(self._writer) as connection:
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Give a transaction that only reads."""
        async with self._transaction(self._reader) as connection:
            yield connection

    async def at_once(self, work: Callable[[Connection], T]) -> T:
        """Do some writing in one transaction, without going back and forth: for what is written often."""
        if self.postgres:
            async with self.write() as connection:
                return await connection.run_sync(work)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._work, work)
        except _TROUBLE as trouble:
            raise unavailable() from trouble

    def _work(self, work: Callable[[Connection], T]) -> T:
        with self._direct.begin() as connection:
            return work(connection)

    async def tidy(self) -> None:
        """Let SQLite move what was written ahead to its place, while others go on writing."""
        if not self.postgres:
            await asyncio.to_thread(self._checkpoint)

    def _checkpoint(self) -> None:
        try:
            with closing(sqlite3.connect(str(self._direct.url.database), timeout=1)) as connection:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error as trouble:
            raise unavailable() from trouble

    async def rows(self, query: Executable) -> list[Any]:
        """Return the rows of a query. It is not cut off when nobody waits for it any more: connections are kept."""
        return await asyncio.shield(self._begin(self._rows(query)))

    async def _rows(self, query: Executable) -> list[Any]:
        async with self.read() as connection:
            return list((await connection.execute(query)).all())

    async def upgrade(self) -> None:
        """Bring the tables up to date."""
        from foretell.server.store.upgrade import upgrade

        if not self.postgres:
            await asyncio.to_thread(self._prepare_file)
        await self.at_once(upgrade)

    def _prepare_file(self) -> None:
        try:
            with closing(sqlite3.connect(str(self._direct.url.database), isolation_level=None)) as connection:
                _write_ahead(connection)
        except sqlite3.Error as trouble:
            raise unavailable() from trouble

    def insert(self, table: Any) -> Any:
        """Return an insert that can also meet a row that is there."""
        if self.postgres:
            from sqlalchemy.dialects.postgresql import insert as of_postgres

            return of_postgres(table)
        from sqlalchemy.dialects.sqlite import insert as of_sqlite

        return of_sqlite(table)

    async def close(self) -> None:
        """Close all connections, when what is under way has ended; who still asks for one is refused."""
        self._closing = True
        while self._under_way:
            await asyncio.wait(self._under_way)
        await self._writer.dispose()
        await self._reader.dispose()
        if not self.postgres:
            await asyncio.to_thread(self._thread.shutdown)
            self._direct.dispose()

    @asynccontextmanager
    async def _transaction(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        try:
            connection = await self._connect(engine)
            try:
                async with connection.begin():
                    yield connection
            finally:
                await asyncio.shield(self._begin(connection.close()))
        except _TROUBLE as trouble:
            raise unavailable() from trouble

    async def _connect(self, engine: AsyncEngine) -> AsyncConnection:
        """Return a connection; one that nobody waits for any more is given back, never left open."""
        if self._closing:  # it would come too late to be closed with the others
            raise unavailable()
        task = self._begin(_connected(engine))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            self._begin(_give_back(task))
            raise

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that is not cut off; the store is closed only after it."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task


async def _connected(engine: AsyncEngine) -> AsyncConnection:
    return await engine.connect()


async def _give_back(task: asyncio.Task[AsyncConnection]) -> None:
    with suppress(*_TROUBLE):
        await (await task).close()


def _make_private(path: str) -> None:
    """Make the file of a new database, for nobody else to read: seeds and keys are in it."""
    with suppress(OSError):  # it is there, or it cannot be: then whoever opens it is told
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _postgres(address: Address) -> AsyncEngine:
    needed("asyncpg", "postgres")
    how: dict[str, Any] = {"pool_pre_ping": True, "pool_size": 4, "max_overflow": 4, "pool_timeout": 5}
    return create_async_engine("postgresql+asyncpg://", connect_args=address.pool, **how)


def _sqlite(url: str, begin: str, connections: int) -> AsyncEngine:
    url = url.replace("sqlite://", "sqlite+aiosqlite://", 1)
    engine = create_async_engine(url, pool_size=connections, max_overflow=0, pool_timeout=30)
    _prepare(engine.sync_engine, begin)

    @event.listens_for(engine.sync_engine, "do_connect")
    def look(_: object, __: object, where: list[Any], how: dict[str, Any]) -> None:
        # A file that cannot be opened is found here: aiosqlite would give it up in a thread that nobody waits for,
        # and that thread would complain when its event loop is gone.
        sqlite3.connect(*where, **how).close()

    return engine


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Let the file be written ahead, for good. The connection has the file for itself then, and can only be closed.

    To switch, SQLite begins to read and then asks for the whole file; of two who do so, neither could ever go on, so
    one is refused at once, however long it would wait. Here all wait before they read: the lock of a transaction is
    kept beyond its end, until the switch is made.
    """
    _tell(connection)
    connection.execute("BEGIN EXCLUSIVE")
    if connection.execute("PRAGMA journal_mode").fetchall() != [("wal",)]:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode=WAL")


def _tell(connection: Any) -> None:
    """Tell a connection what holds for each of them."""
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _prepare(engine: Engine, begin: str) -> None:
    """Let connections wait for the disk, and let transactions begin like this."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        _tell(connection)

    @event.listens_for(engine, "begin")
    def begin_so(connection: Any) -> None:
        connection.exec_driver_sql(begin)
