"""The server is killed, and nothing that was answered is lost or doubled. `make chaos` does it far more often."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benchmarks.server.process import Server
from tests.needs import missing
from tests.server.crash import crash_often, has_strace, sweep
from tests.server.steady import SteadyTable, check_log


def test_killed_again_and_again(tmp_path: Path) -> None:
    answered, _ = asyncio.run(asyncio.wait_for(crash_often(12, 3, tmp_path), 120))
    assert answered > 30


def test_killed_at_a_write() -> None:
    if not has_strace():
        missing("strace is not installed or not allowed here; no crash is injected at single writes")
    assert sweep(range(25, 31, 2)) == 3


def test_a_graceful_end_and_a_new_beginning(tmp_path: Path) -> None:
    """The server is told to stop in the middle of a game; players connect again and end as if nothing had happened."""

    async def story() -> None:
        server = Server(tmp_path)
        try:
            await server.ready()
            table = SteadyTable(server.port)
            await table.open()
            playing = [asyncio.create_task(player.play()) for player in table.players]
            for _ in range(2):
                done = len(table.answered)
                while len(table.answered) < done + 60:
                    await asyncio.sleep(0.01)
                server.stop()
                assert server.process.returncode in (0, -15)
                check_log(tmp_path / "server.db", table)
                server.start()
            await asyncio.gather(*playing)
            assert table.status == "over"
            assert all(player.reconnects == 3 for player in table.players)
            assert len({str(player.view["scores"]) for player in table.players}) == 1
            assert len(check_all(table)) > 600
            check_log(tmp_path / "server.db", table)
            table.leave()
        finally:
            server.stop()
        assert "Traceback" not in server.log.read_text(encoding="utf-8")

    def check_all(table: SteadyTable) -> dict[tuple[str, str], int]:
        return table.answered

    asyncio.run(asyncio.wait_for(story(), 120))
