"""A crowd: tables full of simple players that decide when they are told to."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import httpx
import msgspec
from msgspec import Struct

from benchmarks.server.wire import Wire


class Seen(Struct):
    """What a player looks at in a view."""

    legal: list[str] | None = None
    to_act: list[int] | None = None
    phase: str = ""


class Frame(Struct):
    """What a player looks at in a frame."""

    type: str
    turn: int = 0
    id: str = ""
    code: str = ""
    view: Seen | None = None


_READ: Final = msgspec.json.Decoder(Frame).decode


class CrowdPlayer:
    """A player on a seat: takes the first legal decision when asked to."""

    __slots__ = ("answered", "answers", "count", "legal", "seat", "sent", "table", "token", "turn", "wire")

    def __init__(self, table: CrowdTable, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.wire: Wire | None = None
        self.turn = 0
        self.legal: list[str] = []
        self.count = 0
        self.sent: dict[str, float] = {}
        self.answers: dict[str, asyncio.Future[Frame]] = {}

    def heard(self, data: bytes) -> None:
        """Take in a frame."""
        frame = _READ(data)
        if frame.view is not None:
            self.turn = frame.turn
            if frame.view.legal is not None:
                self.legal = frame.view.legal
            if frame.view.to_act is not None:
                self.table.to_act = frame.view.to_act
            if frame.view.phase == "over":
                self.table.over = True
            if self.table.eager and self.seat in self.table.to_act and self.legal:
                self.decide()
        elif frame.type in ("done", "refused"):
            begun = self.sent.pop(frame.id, None)
            if begun is not None:
                self.table.took(time.perf_counter() - begun, frame)
                if self.table.eager and self.seat in self.table.to_act:
                    self.decide()
            elif frame.id in self.answers:
                self.answers.pop(frame.id).set_result(frame)

    def decide(self) -> bool:
        """Take the first legal decision, once."""
        if not self.legal or self.sent or self.wire is None:
            return False
        self.count += 1
        name = f"d{self.count}"
        self.sent[name] = time.perf_counter()
        choice, self.legal = self.legal[0], []
        self.wire.send(
            b'{"type":"decide","id":"%b","turn":%d,"decision":"%b"}' % (name.encode(), self.turn, choice.encode())
        )
        return True

    async def ask(self, kind: str, **rest: object) -> Frame:
        """Send a command and wait for its answer."""
        if self.wire is None:
            raise ConnectionError("not connected")
        self.count += 1
        name = f"c{self.count}"
        self.answers[name] = asyncio.get_running_loop().create_future()
        self.wire.send(msgspec.json.encode({"type": kind, "id": name, **rest}))
        return await asyncio.wait_for(self.answers[name], 60)

    async def connect(self, port: int) -> None:
        """Connect and say hello."""
        self.wire = await Wire.connect(port, self.heard)
        hello = {"type": "hello", "version": 1, "token": self.token, "table": self.table.name}
        self.wire.send(msgspec.json.encode(hello))


class CrowdTable:
    """A table and its players."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.name = ""
        self.players: list[CrowdPlayer] = []
        self.to_act: list[int] = []
        self.over = False
        self.eager = False

    def took(self, seconds: float, frame: Frame) -> None:
        """A decision was answered."""
        if frame.type == "done":
            self.crowd.latencies.append(seconds)
        else:
            self.crowd.refused[frame.code] = self.crowd.refused.get(frame.code, 0) + 1

    def decide(self) -> bool:
        """Let the one whose turn it is decide; False if the last decision has not come through."""
        return any(self.players[seat].decide() for seat in self.to_act[:1])


class Crowd:
    """Many tables at one server on this machine."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tables: list[CrowdTable] = []
        self.latencies: list[float] = []
        self.refused: dict[str, int] = {}

    async def seat(self, tables: int, seats: int = 4, at_once: int = 40) -> None:
        """Open tables, let everybody sit down and be ready, and start."""
        limit = asyncio.Semaphore(at_once)
        limits = httpx.Limits(max_connections=at_once, max_keepalive_connections=at_once)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", limits=limits, timeout=60) as web:
            await asyncio.gather(*(self._seat_one(web, limit, number, seats) for number in range(tables)))

    async def _seat_one(self, web: httpx.AsyncClient, limit: asyncio.Semaphore, number: int, seats: int) -> None:
        async with limit:
            table = CrowdTable(self)
            for seat in range(seats):
                guest = await web.post("/api/guests", json={"name": f"Player {number} {'ABCDEF'[seat]}", "bot": True})
                table.players.append(CrowdPlayer(table, seat, guest.json()["token"]))
            key = {"authorization": f"Bearer {table.players[0].token}"}
            table.name = (await web.post("/api/tables", json={"seats": seats}, headers=key)).json()["table"]
            for player in table.players:
                await player.connect(self.port)
            for player in table.players:
                if player.seat:
                    await player.ask("sit", seat=player.seat)
                await player.ask("ready")
            answer = await table.players[0].ask("start")
            if answer.type != "done":
                raise RuntimeError(answer.code)
            self.tables.append(table)

    async def close(self) -> None:
        """Let everybody leave."""
        for table in self.tables:
            for player in table.players:
                if player.wire is not None:
                    player.wire.close()
        await asyncio.sleep(0.05)
