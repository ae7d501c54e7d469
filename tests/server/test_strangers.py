"""Strangers: pages of other origins, tokens of others, guessed names, floods. Refused, and nobody else is harmed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks.server.crowd import Crowd
from benchmarks.server.process import Server
from foretell.server.chance import Outside
from foretell.server.protocol import LARGEST
from foretell.server.settings import ServerSettings
from foretell.server.socket import Sockets
from tests.server.house import open_place, run, until


def test_names_of_tables_cannot_be_guessed() -> None:
    names = {Outside().name() for _ in range(2000)}
    assert len(names) == 2000
    assert all(len(name) == 13 for name in names)
    assert len({letter for name in names for letter in name}) == 32  # five bits each: 65 bits


def test_a_token_speaks_for_its_own_seat_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo")
            keeper = await place.keeper(table)
            asked = keeper.sitting.the_game.to_act[0]
            other = clients[(asked + 1) % 3]
            number = keeper.sitting.number
            answer = await other.send("decide", turn=other.turn, decision="0")
            assert answer["code"] == "turn/not-yours"
            guest = await place.join(await place.guest("Mallory"), table)
            for kind, rest in (("decide", {"turn": other.turn, "decision": "0"}), ("away", {}), ("vote_end", {})):
                assert (await guest.send(kind, **rest))["code"] == "table/not-seated"
            token = clients[0].who.token
            for wrong in (token[:-1], token.replace(".1.", ".9."), token + "x"):
                stolen = await place.join(clients[0].who._replace(token=wrong), table)
                assert stolen.frames[0]["code"] == "token/invalid"
                assert len(stolen.frames) == 1
            assert keeper.sitting.number == number

    run(story())


async def _hello(port: int, **options: Any) -> list[dict[str, Any]]:
    async with connect(f"ws://127.0.0.1:{port}/ws", **options) as wire:
        await wire.send('{"type":"ping"}')
        return [json.loads(await wire.recv())]


def test_hello_is_said_in_time_whatever_else_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foretell.server.socket.HELLO_WITHIN", 0.2)
    sent: list[dict[str, Any]] = []

    async def story() -> None:
        async with open_place(tmp_path) as place:
            sockets = Sockets(place.house, ServerSettings())
            waiting = asyncio.Event()

            async def receive() -> dict[str, Any]:
                if not waiting.is_set():
                    waiting.set()
                    return {"type": "websocket.connect"}
                if any(message["type"] == "websocket.close" for message in sent):
                    return {"type": "websocket.disconnect"}
                await asyncio.sleep(0.02)
                return {"type": "websocket.receive", "text": '{"type":"ping"}'}

            async def send(message: MutableMapping[str, Any]) -> None:
                sent.append(dict(message))

            async with asyncio.timeout(10):
                await sockets({"headers": [], "client": ("1.2.3.4", 5)}, receive, send)
            assert sockets.count == 0

    run(story())
    assert [message["type"] for message in sent[:2]] == ["websocket.accept", "websocket.send"]
    assert sent[-1]["type"] == "websocket.close"


def test_over_the_wire(tmp_path: Path) -> None:
    server = Server(tmp_path, settings={"FORETELL_ORIGINS": "https://play.example", "FORETELL_COMMAND_RATE": "20"})

    async def story() -> None:
        await server.ready()
        own = f"http://127.0.0.1:{server.port}"
        for origin in (None, own, "https://play.example"):
            assert (await _hello(server.port, origin=origin))[0]["type"] == "pong"
        for origin in (
            "https://evil.example",
            "null",
            f"http://127.0.0.1:{server.port}.evil.example",
            "http://localhost",
            "http://[",
        ):
            with pytest.raises(InvalidStatus) as caught:
                await _hello(server.port, origin=origin)
            assert caught.value.response.status_code == 403
        async with connect(f"ws://127.0.0.1:{server.port}/ws", compression="deflate") as wire:
            assert "permessage-deflate" not in str(wire.response and wire.response.headers)  # so there are no bombs
            await wire.send("x" * (LARGEST + 1))
            await wire.wait_closed()
            assert wire.close_code == 1009
        crowd = Crowd(server.port)
        await crowd.seat(1)
        table = crowd.tables[0]

        async def flood() -> None:
            for _ in range(3):
                async with connect(f"ws://127.0.0.1:{server.port}/ws") as wire:
                    with suppress(ConnectionClosed):  # thrown out, as it should be
                        for _ in range(600):
                            await wire.send('{"type":"hint","id":"x"}')

        floods = [asyncio.create_task(flood()) for _ in range(2)]
        for _ in range(30):
            table.decide()
            await until(lambda: not any(player.sent for player in table.players))
            await asyncio.sleep(0.05)
        await asyncio.gather(*floods)
        assert len(crowd.latencies) >= 25
        assert not crowd.refused
        await crowd.close()
        async with httpx.AsyncClient() as web:
            counted = (await web.get(f"{own}/metrics")).text
        assert (
            'foretell_connections_closed_total{code="limits/too-fast"}' in counted or "protocol/hello-first" in counted
        )

    try:
        run(story())
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text(encoding="utf-8")
