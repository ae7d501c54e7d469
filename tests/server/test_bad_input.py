"""Bad input: whatever comes is answered with a clear code, changes nothing, and harms nobody else."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path

import httpx
import pytest

from benchmarks.server.process import Server
from benchmarks.server.wire import Wire
from foretell.server.house import Rates
from foretell.server.limits import Bucket, Buckets, Rate
from foretell.server.outbox import Outbox
from foretell.server.session import MOST_REFUSED
from tests.server.fuzz import attack, command, known_code
from tests.server.house import open_place, run, settle, until
from tests.table.walks import Dice


def test_odd_frames_get_one_answer_each_and_a_known_code(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo", pace=30_000)
            stranger = await place.join(await place.guest("Mallory"), table)
            keeper = await place.keeper(table)
            dice, codes = Dice(1), Counter[str]()
            for _ in range(6000):
                client = dice.pick([stranger, clients[1]])
                client.closed.clear()
                client.session._refused = 0
                number = keeper.sitting.number
                before = len(client.raw)
                await client.session.receive(command(dice))
                answers = [json.loads(frame) for frame in client.raw[before:]]
                answers = [one for one in answers if one["type"] in ("done", "refused", "pong", "hint")]
                assert len(answers) == 1
                if answers[0]["type"] != "done":
                    assert keeper.sitting.number == number
                if answers[0]["type"] == "refused":
                    assert known_code(answers[0]["code"])
                    codes[answers[0]["code"]] += 1
                for one in (stranger, clients[1]):
                    one.raw.clear()
            assert len(codes) > 12, codes
            assert codes["protocol/bad-frame"] > 2000

    run(story())


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", "protocol/bad-frame"),
        ('{"type":"fly","id":"x"}', "protocol/bad-frame"),
        ('{"type":"sit","seat":1}', "protocol/bad-frame"),
        ('{"type":"sit","id":"x","seat":"1"}', "protocol/bad-frame"),
        ('{"type":"sit","id":"x","seat":6}', "protocol/bad-frame"),
        ('{"type":"sit","id":"x y","seat":1}', "protocol/bad-frame"),
        ('{"type":"sit","id":"x","seat":1,"more":1}', "protocol/bad-frame"),
        ('{"type":"sit","id":"x\\n","seat":1}', "protocol/bad-frame"),
        (f'{{"type":"sit","id":"{"x" * 64}\\n","seat":1}}', "protocol/bad-frame"),
        (f'{{"type":"ready","id":"x","commitment":"{"0" * 64}\\n"}}', "protocol/bad-frame"),
        (f'{{"type":"show","id":"x","nonce":"{"0" * 32}\\n"}}', "protocol/bad-frame"),
        ('{"type":"hello","version":1,"token":"t","table":"0000000000000\\n"}', "protocol/bad-frame"),
        (f'{{"type":"ready","id":"{"x" * 64}","commitment":"{"0" * 64}"}}', "protocol/hello-first"),
        ('{"type":"sit","id":"x","seat":1}', "protocol/hello-first"),
        ('{"type":"hint","id":"x"}', "protocol/hello-first"),
        ('{"type":"hello","version":2,"token":"t","table":"0000000000000"}', "protocol/unsupported-version"),
        ('{"type":"hello","version":1,"token":"t","table":"0000000000000"}', "token/invalid"),
        ('{"type":"hello","version":1,"token":"t","table":"../etc/passwd"}', "protocol/bad-frame"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, frame: str, code: str) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            from tests.server.house import Client

            client = Client(place, await place.guest("Ada"))
            assert (await client.send_raw(frame))["code"] == code

    run(story())


def test_who_sends_too_fast_is_refused_and_then_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, rates=Rates(commands=Rate(10, 20))) as place:
            ada = await place.guest("Ada")
            client = await place.join(ada, await place.open(ada))
            answers = [await client.send_raw('{"type":"ping"}') for _ in range(MOST_REFUSED + 50)]
            assert [answer["type"] for answer in answers[:19]] == ["pong"] * 19
            assert answers[30]["code"] == "limits/too-fast"
            assert client.closed[:1] == ["limits/too-fast"]
            place.house.outside.at += 1000  # type: ignore[attr-defined]
            assert (await client.send_raw('{"type":"ping"}'))["type"] == "pong"

    run(story())


def test_talk_has_a_pace_of_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        rates = Rates(commands=Rate(1e6, 1e6), talk=Rate(1, 3))
        async with open_place(tmp_path, rates=rates) as place:
            ada = await place.guest("Ada")
            table = await place.open(ada)
            client = await place.join(ada, table)
            codes = [(await client.send("say", text=f"{i}")).get("code") for i in range(5)]
            assert codes == [None, None, None, "limits/too-fast", "limits/too-fast"]
            said = next(frame for frame in client.frames if frame["type"] == "done")["id"]
            assert (await client.send("say", id=said, text="0"))["type"] == "done"  # sent again, it costs nothing
            client.leave()
            again = await place.join(ada, table)
            assert (await again.send("say", text="5"))["code"] == "limits/too-fast"  # nor does coming again help

    run(story())


def test_buckets() -> None:
    bucket = Bucket(Rate(2, 3), 0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(600), bucket.take(600)] == [True, False]
    assert bucket.take(100) is False  # a clock that is put back gives nothing
    assert [bucket.take(700), bucket.take(700)] == [True, False]  # and goes on from there
    buckets = Buckets(Rate(0, 1))
    assert [buckets.take("a", 0), buckets.take("a", 0), buckets.take("b", 0)] == [True, False, True]


def test_a_slow_client_is_closed_and_nobody_waits_for_it() -> None:
    async def story() -> None:
        sent: list[dict[str, object]] = []
        gate = asyncio.Event()

        async def send(message: dict[str, object]) -> None:
            await gate.wait()
            sent.append(message)

        outbox = Outbox(send, 10_000)  # type: ignore[arg-type]
        for number in range(200):
            outbox.push(b"x" * 100 + str(number).encode())
        assert outbox.closed == "limits/too-slow"
        await settle()
        gate.set()
        await until(lambda: bool(sent) and sent[-1]["type"] == "websocket.close")
        assert (sent[-1]["code"], sent[-1]["reason"]) == (1013, "limits/too-slow")
        assert len(sent) == 1  # what waited was thrown away
        await outbox.stop()

    run(story())


def test_a_client_that_does_not_read_harms_nobody(tmp_path: Path) -> None:
    """Over real connections: one spectator reads nothing; it is closed, and the game goes on."""

    async def story() -> None:
        server = Server(tmp_path, settings={"FORETELL_WAITING_BYTES": "20000"})
        try:
            await server.ready()
            from benchmarks.server.crowd import Crowd

            crowd = Crowd(server.port)
            await crowd.seat(1)
            table = crowd.tables[0]
            wire = await Wire.connect(server.port, lambda _: None)
            hello = {"type": "hello", "version": 1, "token": table.players[0].token, "table": table.name}
            wire.send(json.dumps(hello).encode())
            await asyncio.sleep(0.3)
            assert wire.transport
            wire.transport.pause_reading()
            table.eager = True
            table.decide()
            await until(lambda: table.over, 60)
            async with httpx.AsyncClient() as web:
                counted = (await web.get(f"http://127.0.0.1:{server.port}/metrics")).text
            assert not crowd.refused
            assert len(crowd.latencies) > 500
            assert "foretell_lines_total 5" in counted
            wire.close()
            await crowd.close()
        finally:
            server.stop()

    run(story())


def test_frames_over_the_wire(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        codes = run(attack(server, 4000, connections=2))
    finally:
        server.stop()
    assert codes["protocol/bad-frame"] > 500
    assert codes["protocol/binary"] > 0
    assert codes["thrown out"] > 0
    assert "Traceback" not in server.log.read_text(encoding="utf-8")
