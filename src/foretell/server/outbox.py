"""An outbox: what waits to be sent to one connection. It holds only so much; then the connection is closed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
MOST_FRAMES: Final = 500
TRY_AGAIN_LATER: Final = 1013
POLICY: Final = 1008


class Outbox:
    """Sends frames in order, as fast as the other side takes them, without anybody waiting for it."""

    __slots__ = ("_bytes", "_closing", "_frames", "_most", "_pump", "_send", "closed")

    def __init__(self, send: Send, most: int) -> None:
        self._send = send
        self._most = most
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._pump: asyncio.Task[None] | None = None
        self._closing: tuple[int, str] | None = None
        self.closed = ""

    def push(self, frame: bytes) -> None:
        """Put a frame into the box; if it is full, everything is thrown away and the connection closed."""
        if self._closing is not None:
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        if self._bytes > self._most or len(self._frames) > MOST_FRAMES:
            self._frames.clear()
            self.close("limits/too-slow", TRY_AGAIN_LATER)
        elif self._pump is None:
            self._pump = asyncio.create_task(self._run())

    def close(self, code: str, status: int = POLICY) -> None:
        """Close the connection once what is in the box has been sent."""
        if self._closing is None:
            self._closing = status, code
            self.closed = code
            if self._pump is None:
                self._pump = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._frames:
                frame = self._frames.popleft()
                self._bytes -= len(frame)
                await self._send({"type": "websocket.send", "text": frame.decode()})
            if self._closing is not None:
                status, code = self._closing
                await self._send({"type": "websocket.close", "code": status, "reason": code})
        except (OSError, RuntimeError):  # the other side is gone; whoever receives is told so
            self._frames.clear()
        finally:
            self._pump = None

    async def stop(self) -> None:
        """Send nothing more."""
        if self._pump is not None:
            self._pump.cancel()
            await asyncio.gather(self._pump, return_exceptions=True)
