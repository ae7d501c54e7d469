"""Steady players: they connect again whenever they are thrown out, and send a decision until it is answered.

What was answered is remembered, to be held against the log afterwards.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx

from benchmarks.server.wire import Wire

RETRY = 0.4


class SteadyPlayer:
    """A player on a seat who does not give up."""

    def __init__(self, table: SteadyTable, seat: int, who: dict[str, str]) -> None:
        self.table = table
        self.seat = seat
        self.who = who
        self.view: dict[str, Any] = {}
        self.turn = 0
        self.seen = 0
        self.answered: dict[str, int] = {}
        self.reconnects = 0
        self._wire: Wire | None = None
        self._pending: dict[str, Any] | None = None
        self._woken = asyncio.Event()
        self._count = 0
        self._waits: dict[str, asyncio.Future[dict[str, Any]]] = {}

    def heard(self, data: bytes) -> None:
        frame = json.loads(data)
        kind = frame["type"]
        if kind == "view":
            self.view, self.turn, self.seen = frame["view"], frame["turn"], frame["number"]
        elif kind == "change":
            self.view |= frame["view"]
            self.turn, self.seen = frame["turn"], frame["number"]
        elif kind == "table":
            self.table.status = frame["table"]["status"]
        elif kind in ("done", "refused"):
            self._answer(frame)
        self._woken.set()

    def _answer(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "done":
            before = self.answered.setdefault(frame["id"], frame["number"])
            assert before == frame["number"], "two answers to one command"
        # What the house decided meanwhile (a bot, after the player was gone) makes a pending decision void.
        final = frame["type"] == "done" or frame["code"] != "server/store-unavailable"
        if self._pending is not None and frame["id"] == self._pending["id"] and final:
            self._pending = None
        if frame["id"] in self._waits:
            self._waits.pop(frame["id"]).set_result(frame)

    async def connect(self) -> None:
        """Connect until it works."""
        while True:
            try:
                self._wire = await Wire.connect(self.table.port, self.heard)
                break
            except OSError:
                await asyncio.sleep(0.02)
        self._wire.lost = self._woken.set
        hello = {
            "type": "hello",
            "version": 1,
            "token": self.who["token"],
            "table": self.table.name,
            "since": self.seen,
        }
        self._wire.send(json.dumps(hello).encode())
        self.reconnects += 1

    @property
    def knows_the_end(self) -> bool:
        """Whether this player has seen the end; others may have heard of it before."""
        return self.view.get("phase") == "over" or self.table.status == "ended"

    @property
    def connected(self) -> bool:
        return self._wire is not None and self._wire.transport is not None and not self._wire.transport.is_closing()

    async def ask(self, kind: str, **rest: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        self._count += 1
        wish = {"type": kind, "id": f"{self.seat}-{self._count}", **rest}
        self._waits[wish["id"]] = asyncio.get_running_loop().create_future()
        assert self._wire is not None
        self._wire.send(json.dumps(wish).encode())
        return await asyncio.wait_for(self._waits[wish["id"]], 30)

    async def play(self) -> None:
        """Play on, whatever happens, until this player has seen how the game ended."""
        while not self.knows_the_end and self.view.get("round", 1) < self.table.stop_in_round:
            if not self.connected:
                await self.connect()
            if self._pending is None and self.seat in self.view.get("to_act", ()) and self.view["legal"]:
                self._count += 1
                self._pending = {
                    "type": "decide",
                    "id": f"{self.seat}-{self._count}",
                    "turn": self.turn,
                    "decision": self.view["legal"][0],
                }
                self.view["legal"] = []
            self._woken.clear()
            if self._pending is not None and self._wire is not None:
                self._wire.send(json.dumps(self._pending).encode())
            # Not wait_for, which may swallow that somebody cancels this.
            woken = asyncio.create_task(self._woken.wait())
            await asyncio.wait([woken], timeout=RETRY)
            woken.cancel()

    def leave(self) -> None:
        if self._wire is not None:
            self._wire.lost = None
            self._wire.close()


class SteadyTable:
    """A table of steady players."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.name = ""
        self.status = "open"
        self.stop_in_round = 100
        self.players: list[SteadyPlayer] = []

    @property
    def answered(self) -> dict[tuple[str, str], int]:
        """What was answered: player and command, and the number of the line."""
        return {
            (player.who["player"], command): number
            for player in self.players
            for command, number in player.answered.items()
        }

    async def open(self, seats: int = 3, **arrangement: Any) -> None:
        """Open a table, sit down and start."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=30) as web:
            for seat in range(seats):
                who = (await web.post("/api/guests", json={"name": f"Player {'ABCDEF'[seat]}"})).json()
                self.players.append(SteadyPlayer(self, seat, who))
            key = {"authorization": f"Bearer {self.players[0].who['token']}"}
            opened = await web.post("/api/tables", json={"seats": seats, **arrangement}, headers=key)
            self.name = opened.json()["table"]
        for player in self.players:
            await player.connect()
            if player.seat:
                await player.ask("sit", seat=player.seat)
            await player.ask("ready")
        await self.players[0].ask("start")

    def leave(self) -> None:
        for player in self.players:
            player.leave()


def check_log(file: Path, table: SteadyTable) -> int:
    """Hold what was answered against what is stored; return how many lines there are."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        rows = database.execute(
            "SELECT number, player, command FROM lines WHERE table_id = ? ORDER BY number", (table.name,)
        ).fetchall()
    database.close()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "a hole in the log"
    stored: dict[tuple[str, str], int] = {}
    for number, player, command in rows:
        if command:
            assert (player, command) not in stored, "a command was carried out twice"
            stored[player, command] = number
    for key, number in table.answered.items():
        assert stored.get(key) == number, f"{key} was answered with {number}, but stands at {stored.get(key)}"
    return len(rows)
