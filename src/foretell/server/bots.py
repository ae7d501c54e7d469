"""Bots think in processes of their own, so that the house never waits for them.

What a bot sees is a view. When its answer is given is for the table to say: it does not depend on how long it thought.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from hashlib import sha256
from multiprocessing import get_context
from typing import Final, Protocol

from foretell.bots import THOUGHT, bot, thinking
from foretell.game import Game
from foretell.processes import begin_work
from foretell.table.view import View

_SURELY: Final = {"journeyman": 100, "archmage": 1000}
"""Milliseconds within which a level has decided, whatever it holds, by a wide margin."""
_QUICKLY: Final = 10
"""The same for all others."""


def least_pace(level: str) -> int:
    """Return how many milliseconds an answer of this level must wait, so that it does not tell how hard it was."""
    name = level.partition("@")[0]
    return round(_SURELY[name] * max(1.0, thinking(level) / THOUGHT[name])) if name in THOUGHT else _QUICKLY


class Thinker(Protocol):
    """Finds what a bot of some level would decide."""

    async def think(self, level: str, seed: int, view: View) -> int:
        """Return the number of a decision."""
        ...

    def expect(self, level: str) -> None:
        """A bot of this level has sat down, or would play for who is away: get ready for what it will be asked."""
        ...

    def close(self) -> None:
        """Stop thinking."""
        ...


class Pool:
    """Thinks in a pool of processes, which is started when it is first needed and anew when it breaks."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._aside: ProcessPoolExecutor | None = None
        self._expected: set[str] = set()

    async def think(self, level: str, seed: int, view: View) -> int:
        """Return the number of a decision; a pool that broke is made anew once."""
        pool = self._running()
        try:
            return await asyncio.wrap_future(pool.submit(decide, level, seed, view))
        except BrokenExecutor:
            if self._pool is pool:  # the first of those who wait for it
                self._pool = None
            return await asyncio.wrap_future(self._running().submit(decide, level, seed, view))

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), initializer=_prepare)
        return self._pool

    def expect(self, level: str) -> None:
        """Compile beforehand what a level needs, in a process aside, so that no table waits for it."""
        if level in THOUGHT and level not in self._expected:
            self._expected.add(level)
            if self._aside is None:
                self._aside = ProcessPoolExecutor(1, get_context("spawn"), initializer=_prepare, initargs=(10,))
            with suppress(BrokenExecutor):  # then it is compiled when it is first asked
                self._aside.submit(decide_once, level)

    def close(self) -> None:
        """Stop all processes."""
        for pool in (self._pool, self._aside):
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._aside = None


def decide(level: str, seed: int, view: View) -> int:
    """Return what a bot decides; runs in the pool."""
    return bot(level, seed).choose(view).number


def decide_once(level: str) -> None:
    """Let a bot play the first rounds of a game: where a cache can be written, that compiles for every process."""
    game, player = Game(seats=3, seed=1), bot(level)
    while game.round_number < 6:
        seat = game.to_act[0]
        game.play(seat, player.choose(game.view(seat)))


def seed_of(secret: bytes, seat: int) -> int:
    """Return the seed of the bot on a seat: nobody can guess it, and any worker gets the same."""
    return int.from_bytes(sha256(b"foretell bot\n" + bytes([seat]) + secret).digest()[:8]) >> 2


def _prepare(modesty: int = 0) -> None:
    """Work for the house and end with it; leave cores to others."""
    import os

    begin_work()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # NumPy is loaded when a bot first needs it
    if modesty and hasattr(os, "nice"):
        os.nice(modesty)
