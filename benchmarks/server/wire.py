"""A small WebSocket client for load: text frames over one asyncio protocol, nothing else."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable


class Wire(asyncio.Protocol):
    """One connection; `heard` gets every text frame."""

    __slots__ = ("_buffer", "_opened", "heard", "lost", "transport")

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.lost: Callable[[], None] | None = None
        self.transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._opened: asyncio.Future[None] | None = asyncio.get_running_loop().create_future()

    @staticmethod
    async def connect(port: int, heard: Callable[[bytes], None], host: str = "127.0.0.1") -> Wire:
        """Open a connection to a server on this machine."""
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: Wire(heard), host, port)
        opened, transport = wire._opened, wire.transport
        if opened is None or transport is None:
            raise ConnectionError("not connected")
        key = b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await opened
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self.transport = transport  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - the shape of a protocol
        """Tell whoever waits."""
        if self._opened is not None and not self._opened.done():
            self._opened.set_exception(ConnectionError("not opened"))
        if self.lost is not None:
            self.lost()

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what has come."""
        buffer = self._buffer
        buffer += data
        if self._opened is not None:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            good = buffer.startswith(b"HTTP/1.1 101")
            del buffer[: end + 4]
            opened, self._opened = self._opened, None
            if good:
                opened.set_result(None)
            else:
                opened.set_exception(ConnectionError("refused"))
                return
        while len(buffer) >= 2:
            size, start = buffer[1] & 0x7F, 2
            if size == 126:
                if len(buffer) < 4:
                    return
                size, start = int.from_bytes(buffer[2:4]), 4
            elif size == 127:
                if len(buffer) < 10:
                    return
                size, start = int.from_bytes(buffer[2:10]), 10
            if len(buffer) < start + size:
                return
            kind, frame = buffer[0] & 0x0F, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == 1:
                self.heard(frame)
            elif kind == 9:
                self._write(0x8A, frame)
            elif kind == 8:
                self.close()

    def send(self, frame: bytes) -> None:
        """Send a text frame."""
        self._write(0x81, frame)

    def _write(self, head: int, frame: bytes) -> None:
        if self.transport is None or self.transport.is_closing():
            return
        size = len(frame)
        length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2)
        self.transport.write(bytes([head]) + length + b"\0\0\0\0" + frame)  # masked with zeros: unchanged

    def close(self) -> None:
        """Close at once."""
        if self.transport is not None:
            self.transport.abort()
