"""Crashes: the server is killed at any moment, again and again, while people play; nothing that was answered is lost.

python -m tests.server.crash --cycles 1000
python -m tests.server.crash --sweep
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from benchmarks.server.process import Server, free_port
from foretell.server.settings import ServerSettings
from foretell.server.worker import serve
from tests.server.steady import SteadyTable, check_log
from tests.table.walks import Dice

PRELOAD = ["foretell.server.app", "foretell.server.worker", "uvicorn", "uvloop", "alembic.command", "websockets"]


class Forked:
    """A server that starts quickly: what it imports is imported once, in a process from which each one is split off."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.file = folder / "crash.db"
        self._settings = ServerSettings(
            port=self.port, store=f"sqlite:///{self.file}", command_rate=1e6, guest_rate=1e6, table_rate=1e6,
            log_level="error", grace=600.0,
        )  # fmt: skip
        self._context = get_context("forkserver")
        self._context.set_forkserver_preload(PRELOAD)
        self._process: Any = None

    def start(self) -> None:
        self._process = self._context.Process(target=serve, args=(self._settings,), daemon=True)
        self._process.start()

    def kill(self) -> None:
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.join(30)


async def crash_often(cycles: int, seed: int, folder: Path) -> tuple[int, int]:
    """Kill the server this often while a table plays; return how many commands were answered, how many games ended."""
    dice, server = Dice(seed), Forked(folder)
    answered = games = 0
    server.start()
    table = await _new_table(server.port)
    playing = _play(table)
    for _ in range(cycles):
        before = len(table.answered)
        begun = time.monotonic()
        while len(table.answered) == before and table.status == "playing" and time.monotonic() - begun < 30:
            await asyncio.sleep(0.005)
        await asyncio.sleep(dice.below(120) / 1000)
        server.kill()
        check_log(server.file, table)
        server.start()
        if table.status == "over":
            await asyncio.gather(*playing)
            await _same_view_as_anew(table)
            table.leave()
            answered, games = answered + len(table.answered), games + 1
            table = await _new_table(server.port)
            playing = _play(table)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await _same_view_as_anew(table)
    table.leave()
    server.kill()
    check_log(server.file, table)
    return answered + len(table.answered), games


def _play(table: SteadyTable) -> list[asyncio.Task[None]]:
    return [asyncio.create_task(player.play()) for player in table.players]


async def _new_table(port: int) -> SteadyTable:
    while True:
        table = SteadyTable(port)
        try:
            await table.open()
            return table
        except (OSError, TimeoutError, KeyError) as _:
            table.leave()
            await asyncio.sleep(0.05)
        except Exception as trouble:
            if type(trouble).__module__.split(".")[0] != "httpx":
                raise
            await asyncio.sleep(0.05)


async def _same_view_as_anew(table: SteadyTable) -> None:
    """Whoever connects anew sees what the one who stayed has put together."""
    for player in table.players:
        if not player.connected:
            await player.connect()
    await asyncio.sleep(0.3)
    fresh = SteadyTable(table.port)
    fresh.name = table.name
    from tests.server.steady import SteadyPlayer

    for player in table.players:
        again = SteadyPlayer(fresh, player.seat, player.who)
        await again.connect()
        while not again.view:
            await asyncio.sleep(0.01)
        mine = player.view | {"legal": again.view["legal"]}
        assert mine == again.view
        again.leave()


# Every write of one game: the kernel kills the server at its Nth write or sync.

CALLS = "pwrite64,fdatasync,fsync,ftruncate,unlink"


async def killed_at(number: int, folder: Path) -> bool:
    """Play a short game with a server that is killed at write `number`; False if it did not write that often."""
    strace = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={CALLS}"]
    strace += ["-e", f"inject={CALLS}:signal=SIGKILL:when={number}"]
    server = Server(folder, settings={"FORETELL_GRACE": "600"}, before=strace)
    file = folder / "server.db"
    game = asyncio.create_task(_try_short_game(server))
    table: SteadyTable | None = None
    while server.process.poll() is None and not game.done():
        await asyncio.sleep(0.02)
    finished = game.done() and not game.cancelled() and game.exception() is None
    if finished:
        table = game.result()
    else:
        game.cancel()
        await asyncio.gather(game, return_exceptions=True)
        table = _begun.get(server.port)
    if server.process.poll() is None:
        server.kill()
    if table is not None and table.name:
        check_log(file, table)
        table.leave()
        plain = Server(folder, settings={"FORETELL_GRACE": "600"})
        table.port = plain.port
        try:
            await plain.ready()
            await _finish(table)
            check_log(file, table)
        finally:
            plain.stop()
            table.leave()
    return not finished


_begun: dict[int, SteadyTable] = {}


async def _try_short_game(server: Server) -> SteadyTable:
    await server.ready()
    table = SteadyTable(server.port)
    _begun[server.port] = table
    table.stop_in_round = 2
    await table.open()
    await asyncio.gather(*_play(table))
    for player in table.players:
        await player.ask("vote_end")
    await asyncio.sleep(0.2)
    return table


async def _finish(table: SteadyTable) -> None:
    """After a crash: whoever had begun to sit down does so, and the round is played to its end."""
    import httpx

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{table.port}") as web:
        found = await web.get(f"/api/tables/{table.name}")
    if found.status_code != 200 or found.json()["status"] != "playing":
        return
    async with asyncio.timeout(30):
        await asyncio.gather(*_play(table))


def sweep(numbers: range, say: bool = False) -> int:
    """Kill the server at each of these writes of a game; return how many of them there were."""
    killed = 0
    for number in numbers:
        with tempfile.TemporaryDirectory() as folder:
            if not asyncio.run(killed_at(number, Path(folder))):
                break
        killed += 1
        if say:
            print(f"killed at write {number}: nothing lost, nothing doubled", flush=True)
    return killed


def has_strace() -> bool:
    """Return whether system calls can be injected here."""
    program = shutil.which("strace")
    if program is None:
        return False
    tried = subprocess.run([program, "-o", "/dev/null", "true"], capture_output=True, check=False)
    return tried.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--cycles", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sweep", action="store_true")
    parser.add_argument("--first", type=int, default=1)
    options = parser.parse_args()
    if options.sweep:
        killed = sweep(range(options.first, 10_000), say=True)
        print(f"one game swept over {killed} writes and syncs: nothing lost, nothing doubled")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        answered, games = asyncio.run(crash_often(options.cycles, options.seed, Path(folder)))
    print(f"{options.cycles} times killed; {answered} commands answered, {games} games played to their end; "
          "none lost, none doubled")  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
