"""Playing a match: from the deals that are still to play to the results of all, with stop and resume.

Blocks grow or shrink so that each takes about a second, however fast the levels are. Which deals share a block changes
nothing in the results.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from os import PathLike
from pathlib import Path
from typing import Final

from foretell.arena.block import Block
from foretell.arena.engines import Engine, Here
from foretell.arena.journal import missing, open_journal
from foretell.arena.match import Match
from foretell.arena.results import Results, gather

BLOCK_SECONDS: Final = 1.0
MOST_IN_BLOCK: Final = 2048

Progress = Callable[[int], None]
"""Is told how many games have been played."""


def play(
    match: Match,
    *,
    engine: Engine | None = None,
    journal: str | PathLike[str] | None = None,
    progress: Progress | None = None,
    stop: Callable[[], bool] | None = None,
) -> Results:
    """Play a match and return what came of it; with a journal, only what is not in it yet.

    `stop` is asked before each block: once it says so, what is being played is finished, and no more begun.

    >>> play(Match(line_up=("jester",) * 4, games=2)).points.shape  # deals, rotations, seats
    (2, 1, 4)
    """
    engine = engine or Here()
    with open_journal(Path(journal), match) if journal else nullcontext() as file:
        blocks = list(file.blocks) if file else []
        work = _Work(match, blocks, engine.workers, stop)
        done = sum(len(block.points) for block in blocks)
        tell = progress or _nobody
        tell(match.rotations * done)
        for block in engine.play(match, iter(work)):
            if file:
                file.add(block)
            blocks.append(block)
            work.learn(block)
            done += len(block.points)
            tell(match.rotations * done)
    return gather(match, blocks)


def _nobody(games: int) -> None:
    """Nobody wants to know."""


class _Work:
    """The deals still to play, in blocks of a good size."""

    def __init__(self, match: Match, blocks: list[Block], workers: int, stop: Callable[[], bool] | None) -> None:
        self.gaps = missing(match.deals, blocks)
        self.stop = stop
        left = sum(map(len, self.gaps))
        self.most = max(1, min(MOST_IN_BLOCK, left // (4 * workers)))
        self.size = 1

    def __iter__(self) -> Iterator[range]:
        for gap in self.gaps:
            at = gap.start
            while at < gap.stop and not (self.stop and self.stop()):
                deals = range(at, min(at + self.size, gap.stop))
                at = deals.stop
                yield deals

    def learn(self, block: Block) -> None:
        """Let the next block take about a second; step by step, for the first one may have waited for a compiler."""
        done = len(block.points)
        self.size = max(1, min(self.most, 8 * done, int(BLOCK_SECONDS * done / block.wall)))
