"""The WebSocket of a table: who may connect, and frames from the wire to a session and back."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

from foretell.server import protocol as p
from foretell.server.gate import OWN
from foretell.server.house import House
from foretell.server.outbox import POLICY, TRY_AGAIN_LATER, Outbox, Send
from foretell.server.refusals import refused
from foretell.server.session import Session, refusal
from foretell.server.settings import ServerSettings

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
HELLO_WITHIN: Final = 15.0


class Sockets:
    """All connections of this worker."""

    def __init__(self, house: House, settings: ServerSettings) -> None:
        self._house = house
        self._settings = settings
        self._open: dict[Outbox, Session] = {}
        self._addresses: Counter[str] = Counter()

    @property
    def count(self) -> int:
        """How many are connected."""
        return len(self._open)

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        """Serve one connection from beginning to end."""
        await receive()  # websocket.connect
        if not self._welcome(scope):
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        address = (scope.get("client") or ("", 0))[0]
        outbox = Outbox(send, self._settings.waiting_bytes)
        session = Session(self._house, outbox.push, outbox.close)
        self._open[outbox] = session
        self._addresses[address] += 1
        self._house.metrics.connected(1)
        try:
            await self._listen(session, outbox, receive)
        finally:
            session.gone()
            del self._open[outbox]
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            self._house.metrics.connected(-1)
            if outbox.closed:
                self._house.metrics.closed(outbox.closed)
            await outbox.stop()

    async def _listen(self, session: Session, outbox: Outbox, receive: Receive) -> None:
        hello_by = asyncio.get_running_loop().time() + HELLO_WITHIN
        while True:
            try:
                async with asyncio.timeout_at(None if session.greeted else hello_by):
                    message = await receive()
            except TimeoutError:
                outbox.close("protocol/hello-first")
                return await _leave(receive)
            if message["type"] != "websocket.receive":
                return None
            if outbox.closed:
                return await _leave(receive)
            frame = message.get("text")
            begun = perf_counter()
            if frame is None:
                outbox.push(refusal("", refused("protocol/binary", "frames are text")))
            else:
                await session.receive(frame)
            self._house.metrics.answered(perf_counter() - begun)

    def _welcome(self, scope: MutableMapping[str, Any]) -> bool:
        """Return whether somebody may connect: from our own page or an allowed one, and not too many of them."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get(b"origin")
        if origin is not None and not self.allowed(origin, headers.get(b"host", "")):
            return False
        address = (scope.get("client") or ("", 0))[0]
        if address not in OWN and self._addresses[address] >= self._settings.connections_each:
            return False
        return len(self._open) < self._settings.connections and not self._house.closing

    def allowed(self, origin: str, host: str) -> bool:
        """Return whether a page of this origin may connect."""
        if origin in self._settings.origins:
            return True
        try:
            return urlsplit(origin).netloc == host
        except ValueError:
            return False

    async def close(self) -> None:
        """Tell everybody that the house closes; they will connect again."""
        for outbox in list(self._open):
            outbox.push(p.write(p.Closing("server/closing", {})))
            outbox.close("server/closing", TRY_AGAIN_LATER)
        for _ in range(100):
            if not self._open:
                break
            await asyncio.sleep(0.02)


async def _leave(receive: Receive) -> None:
    """Wait for the other side to take the close, but not for long."""
    try:
        async with asyncio.timeout(5):
            while (await receive())["type"] != "websocket.disconnect":
                pass
    except TimeoutError:
        pass
