"""Engines: where blocks are played. Here, in this process or in several; `foretell.arena.cluster` has another.

An engine takes deals one block after another, as its workers become free, and gives back blocks in any order. Who
plays a block never changes what comes of it.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final, Protocol

from foretell.arena.block import Block, play_block
from foretell.arena.match import Match
from foretell.errors import ForetellError
from foretell.processes import begin_work

_THREADS: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""How many threads a library multiplies with: workers that each use all cores are in each other's way."""


class Engine(Protocol):
    """Plays blocks."""

    workers: int

    def play(self, match: Match, work: Iterator[range]) -> Iterator[Block]:
        """Play deals as they come, and yield each block when it is done."""
        ...

    def close(self) -> None:
        """Let the workers go."""
        ...


class Here:
    """This process."""

    workers = 1

    def play(self, match: Match, work: Iterator[range]) -> Iterator[Block]:
        """Play one block after another."""
        for deals in work:
            yield play_block(match, deals)

    def close(self) -> None:
        """There is nobody to let go."""


class Processes:
    """Several processes of this machine. They start anew, not as copies, which is safe on every system."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        for name in _THREADS:
            os.environ.setdefault(name, "1")
        self._pool = ProcessPoolExecutor(workers, get_context("spawn"), begin_work)

    def play(self, match: Match, work: Iterator[range]) -> Iterator[Block]:
        """Keep every process busy with one block and a second one in waiting."""
        running: set[Future[Block]] = set()
        while True:
            while len(running) < 2 * self.workers and (deals := next(work, None)) is not None:
                with _undisturbed():
                    running.add(self._pool.submit(play_block, match, deals))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield _result(future)

    def close(self) -> None:
        """End the processes; what they are still at is dropped."""
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join()


def local_engine(processes: int | None = None) -> Engine:
    """Return an engine of this machine: all cores unless told otherwise."""
    count = processes or os.cpu_count() or 1
    return Here() if count == 1 else Processes(count)


def _result(future: Future[Block]) -> Block:
    try:
        return future.result()
    except BrokenProcessPool as problem:
        raise ForetellError("arena/worker-gone", "a process that played ended: killed, or out of memory") from problem


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let processes that are started here begin with Ctrl-C held back: until they leave it to us, it would end them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
