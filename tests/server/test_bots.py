"""Bots think in processes of their own, which are made anew when they break and get ready for those who sit down."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import foretell
from foretell import Decision, Game, View
from foretell.server import bots
from foretell.server.bots import Pool, decide_once
from tests.server.house import run


def test_a_pool_decides_as_the_bot_itself_also_after_it_broke() -> None:
    async def story() -> None:
        pool = Pool(1)
        view = Game(seats=4, seed=3).view(1)
        try:
            for level in ("scribe", "sage"):
                assert await pool.think(level, 7, view) == foretell.bot(level, 7).choose(view).number
            assert pool._pool is not None
            for process in list(pool._pool._processes.values()):
                assert process.pid is not None
                os.kill(process.pid, signal.SIGKILL)
            assert await pool.think("scribe", 7, view) == foretell.bot("scribe", 7).choose(view).number
        finally:
            pool.close()

    run(story())


THINKING = """
import asyncio
from foretell import Game
from foretell.server.bots import Pool

async def think():
    pool = Pool(2)
    await asyncio.gather(*(pool.think("jester", 1, Game(seats=3, seed=1).view(1)) for _ in range(2)))
    print(*pool._pool._processes, flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(think())
"""


def test_a_house_that_is_killed_leaves_no_bots_behind(tmp_path: Path) -> None:
    (tmp_path / "house.py").write_text(THINKING)
    with subprocess.Popen([sys.executable, tmp_path / "house.py"], stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        theirs = [int(number) for number in house.stdout.readline().split()]
        assert theirs
        house.kill()
    left = theirs
    until = time.monotonic() + 30
    while left and time.monotonic() < until:
        time.sleep(0.05)
        left = [number for number in theirs if alive(number)]
    assert left == []


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()  # ended, but nobody has asked
    except FileNotFoundError:  # it has just gone, or there is no such folder on this system
        return not Path("/proc/self").exists()


def test_only_levels_that_are_compiled_are_got_ready_and_only_once() -> None:
    asked: list[tuple[object, str]] = []

    class Aside:
        def submit(self, work: object, level: str) -> None:
            asked.append((work, level))

        def shutdown(self, **options: bool) -> None:
            pass

    pool = Pool(1)
    pool._aside = Aside()  # type: ignore[assignment]
    for level in ("jester", "sage", "journeyman", "archmage", "journeyman"):
        pool.expect(level)
    pool.close()
    assert asked == [(decide_once, "journeyman"), (decide_once, "archmage")]


def test_getting_ready_plays_the_first_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Watched:
        def choose(self, view: View) -> Decision:
            asked.append(view.phase)
            return view.legal[0]

    monkeypatch.setattr(bots, "bot", lambda level: Watched())
    decide_once("archmage")
    assert asked.count("predict") == 15
    assert asked.count("play") == 45
