"""Buses between workers: PostgreSQL's NOTIFY, which comes with the store, and NATS."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from foretell.packages import needed
from foretell.server.bus import Heard
from foretell.server.logs import logger
from foretell.server.store.address import Address

_AGAIN: Final = 1.0
_SUBJECT: Final = "foretell.lines"


class Notify:
    """Listens to PostgreSQL. The store tells by itself, within its transaction, so `tell` has nothing to do."""

    def __init__(self, url: str, channel: str) -> None:
        self._address = Address(url)
        self._channel = channel
        self._listener: asyncio.Task[None] | None = None

    async def open(self, heard: Heard) -> None:
        """Begin to listen."""
        self._listener = asyncio.create_task(self._listen(heard))

    def tell(self, table: str, number: int) -> None:
        """The store has told already."""

    async def close(self) -> None:
        """Stop listening."""
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)

    async def _listen(self, heard: Heard) -> None:
        """Listen for ever; when the connection is lost, connect again."""
        asyncpg = needed("asyncpg", "postgres")
        while True:
            try:
                await self._listen_once(asyncpg, heard)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as trouble:
                await _lost(trouble)
            await asyncio.sleep(_AGAIN)

    async def _listen_once(self, asyncpg: Any, heard: Heard) -> None:
        lost = asyncio.Event()
        connection = await asyncpg.connect(**self._address.listener)
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(self._channel, lambda *told: _hear(told[3], heard))
            heard("", 0)  # something may have been missed before
            await lost.wait()
        finally:
            with suppress(Exception):
                await connection.close(timeout=1)


class Nats:
    """Tells and listens over NATS, from whenever it is there."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._client: Any = None
        self._connecting: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def open(self, heard: Heard) -> None:
        """Begin to connect, and connect again whenever the connection is lost."""
        nats = needed("nats", "nats")
        self._client = nats.NATS()
        self._connecting = asyncio.create_task(self._connect(nats, heard))

    async def _connect(self, nats: Any, heard: Heard) -> None:
        while True:
            try:
                return await self._connect_once(heard)
            except (OSError, TimeoutError, nats.errors.Error) as trouble:
                await _lost(trouble)
            await asyncio.sleep(_AGAIN)

    async def _connect_once(self, heard: Heard) -> None:
        async def hear(message: Any) -> None:
            _hear(message.data.decode(), heard)

        async def back() -> None:
            heard("", 0)

        patience = {"max_reconnect_attempts": -1, "reconnect_time_wait": _AGAIN}
        await self._client.connect(self._url, **patience, reconnected_cb=back, error_cb=_lost)
        await self._client.subscribe(_SUBJECT, cb=hear)
        await self._client.flush()
        heard("", 0)  # something may have been missed before

    def tell(self, table: str, number: int) -> None:
        """Tell the others that this line is stored; who is not connected yet tells nobody."""
        if self._connecting is not None and self._connecting.done():
            task = asyncio.create_task(self._send(f"{table} {number}".encode()))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send(self, told: bytes) -> None:
        try:
            await self._client.publish(_SUBJECT, told)
        except Exception as trouble:  # whatever it is: the store is the truth, and others read it sooner or later
            logger.warning("bus", extra={"trouble": type(trouble).__name__})

    async def close(self) -> None:
        """Disconnect, or stop trying to connect."""
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.gather(self._connecting, return_exceptions=True)
            await self._client.close()


async def _lost(trouble: Exception) -> None:
    logger.warning("bus lost", extra={"trouble": type(trouble).__name__})


def _hear(told: str, heard: Heard) -> None:
    for one in told.splitlines():
        table, _, number = one.partition(" ")
        if number.isdecimal():
            heard(table, int(number))
