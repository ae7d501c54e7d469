"""The disk is full or fails, or the database is away for a while: nothing is answered that is not stored.

Play goes on when it is back. System calls are made to fail by strace; PostgreSQL is stopped and started.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from benchmarks.server.process import Server
from tests.needs import missing
from tests.server.crash import has_strace
from tests.server.house import open_place, play_on, run
from tests.server.postgres import Cluster
from tests.server.steady import SteadyTable, check_log


@pytest.mark.parametrize(
    "fault",
    [
        "pwrite64:error=ENOSPC:when=150..220",
        "pwrite64:error=EIO:when=150+40",
        "fdatasync:error=EIO:when=40+6",
    ],
)
def test_a_disk_that_fails_now_and_then(tmp_path: Path, fault: str) -> None:
    if not has_strace():
        missing("strace is not installed or not allowed here; no fault is injected at single writes")
    calls = fault.partition(":")[0]
    strace = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={calls}", "-e", f"inject={fault}"]
    server = Server(tmp_path, before=strace)

    async def story() -> SteadyTable:
        await server.ready()
        table = SteadyTable(server.port)
        await table.open()
        table.stop_in_round = 6
        await asyncio.gather(*(player.play() for player in table.players))
        table.leave()
        return table

    try:
        table = asyncio.run(asyncio.wait_for(story(), 100))
        check_log(tmp_path / "server.db", table)
        assert len(table.answered) > 50
    finally:
        server.kill()


def test_postgres_goes_and_comes_back_during_a_game(postgres: Cluster) -> None:
    store = postgres.new_database()

    async def story() -> None:
        async with open_place(store) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo")
            await play_on(clients, decisions=20)
            for _ in range(2):
                sitting = (await place.keeper(table)).sitting
                number = sitting.number
                postgres.stop("immediate")
                asked = next(client for client in clients if client.view["legal"])
                wish = {"id": f"again-{number}", "turn": asked.turn, "decision": asked.view["legal"][0]}
                assert (await asked.send("decide", **wish))["code"] == "server/store-unavailable"
                assert sitting.number == number
                assert (await asked.send("decide", **wish))["code"] == "server/store-unavailable"
                postgres.start()
                assert (await asked.send("decide", **wish))["type"] == "done"
                await play_on(clients, decisions=20)
            lines = await place.log.read(table)
            assert [line.number for line in lines] == list(range(1, len(lines) + 1))

    run(story())
