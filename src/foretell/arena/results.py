"""Results: what came of all the games of a match so far, as arrays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from foretell.arena.block import Block
from foretell.arena.match import Match


class Results(NamedTuple):
    """The arrays of all blocks, in the order of the deals."""

    match: Match
    deals: NDArray[np.int64]  # their numbers
    points: NDArray[np.int16]  # [deals, rotations, seats]
    hits: NDArray[np.int8]  # [deals, rotations, seats]
    round_hits: NDArray[np.int16]  # [deals, levels, rounds]
    outcomes: NDArray[np.int64]  # [levels, rounds, places, 3]
    decisions: dict[str, int]
    seconds: dict[str, float]
    wall: float

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.deals) * self.match.rotations

    @property
    def complete(self) -> bool:
        """Whether every deal of the match was played."""
        return len(self.deals) == self.match.deals

    def seats_of(self, level: str) -> list[tuple[int, int]]:
        """Return where a level sat, as rotation and seat."""
        return [
            (rotation, seat)
            for rotation in range(self.match.rotations)
            for seat, other in enumerate(self.match.seating(rotation))
            if other == level
        ]


def gather(match: Match, blocks: Sequence[Block]) -> Results:
    """Put the blocks of a match together."""
    blocks = sorted(blocks, key=lambda block: block.first)
    levels, rounds, seats = len(match.levels), match.rounds, match.seats
    decisions: Counter[str] = Counter()
    seconds: dict[str, float] = {}
    for block in blocks:
        decisions.update(block.decisions)
        for level, time in block.seconds.items():
            seconds[level] = seconds.get(level, 0.0) + time
    return Results(
        match,
        np.array([deal for block in blocks for deal in block.deals], np.int64),
        np.concatenate([np.zeros((0, match.rotations, seats), np.int16), *(block.points for block in blocks)]),
        np.concatenate([np.zeros((0, match.rotations, seats), np.int8), *(block.hits for block in blocks)]),
        np.concatenate([np.zeros((0, levels, rounds), np.int16), *(block.round_hits for block in blocks)]),
        np.sum([np.zeros((levels, rounds, seats, 3), np.int64), *(block.outcomes for block in blocks)], axis=0),
        dict(decisions),
        seconds,
        sum(block.wall for block in blocks),
    )
