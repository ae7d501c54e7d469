"""Blocks: some deals of a match, played in every rotation. A block is the unit of work, and a line of a journal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from time import perf_counter
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from foretell.arena.match import Match
from foretell.arena.plain import Played, play_plainly
from foretell.arena.players import PlayBulk, bulk
from foretell.bots import THOUGHT
from foretell.rules.settings import SEATS, Settings

UNDER, HIT, OVER = 0, 1, 2
"""What came of a prediction: fewer tricks than predicted, as many, or more."""
FEWEST_COMPILED: Final = 32
"""So few games are not worth waiting for a compiler; what comes of them is the same."""


class Block(NamedTuple):
    """What came of some deals, from deal number `first` on."""

    first: int
    points: NDArray[np.int16]  # [deals, rotations, seats]
    hits: NDArray[np.int8]  # [deals, rotations, seats]: predictions that came true
    round_hits: NDArray[np.int16]  # [deals, levels, rounds], all rotations together
    outcomes: NDArray[np.int64]  # [levels, rounds, places, 3], all deals and rotations together
    decisions: dict[str, int]  # by level; under "" where the levels were not timed one by one
    seconds: dict[str, float]
    wall: float  # seconds from beginning to end

    @property
    def deals(self) -> range:
        """The numbers of the deals."""
        return range(self.first, self.first + len(self.points))

    def as_dict(self) -> dict[str, Any]:
        """Return the block ready for JSON."""
        arrays = {name: value.tolist() for name, value in self._asdict().items() if isinstance(value, np.ndarray)}
        times = {"decisions": self.decisions, "seconds": self.seconds, "wall": self.wall}
        return {"first": self.first, **arrays, **times}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Block:
        """Return the block that `as_dict` described."""
        return cls(
            int(data["first"]),
            np.array(data["points"], np.int16),
            np.array(data["hits"], np.int8),
            np.array(data["round_hits"], np.int16),
            np.array(data["outcomes"], np.int64),
            dict(data["decisions"]),
            dict(data["seconds"]),
            float(data["wall"]),
        )


def play_block(match: Match, deals: range) -> Block:
    """Play these deals of a match in every rotation, compiled where every level can be."""
    _compile(_bulk(match), tuple(sorted(set(match.line_up))))
    began = perf_counter()
    seatings = [match.seating(rotation) for rotation in range(match.rotations)]
    played = [_play(match, seating, deals) for seating in seatings]
    hits = [games.predicted == games.won for games in played]
    return Block(
        deals.start,
        np.stack([games.scores for games in played], axis=1).astype(np.int16),
        np.stack([hit.sum(axis=1) for hit in hits], axis=1).astype(np.int8),
        _round_hits(match, seatings, hits),
        _outcomes(match, seatings, played),
        {level: sum(games.decisions[level] for games in played) for level in played[0].decisions},
        {level: sum(games.seconds[level] for games in played) for level in played[0].seconds},
        perf_counter() - began,
    )


def _play(match: Match, seating: Sequence[str], deals: range) -> Played:
    play_bulk = _bulk(match)
    if play_bulk is None:
        return play_plainly(match.settings, seating, deals, match.seed)
    games = play_bulk(match.settings, seating, deals, match.seed)
    return Played(games.scores, games.predicted, games.won, {"": games.decisions}, {"": games.seconds})


def _bulk(match: Match) -> PlayBulk | None:
    return bulk(match.line_up) if match.games >= FEWEST_COMPILED else None


@cache
def _compile(play_bulk: PlayBulk | None, levels: tuple[str, ...]) -> None:
    """Play a game of one round with little thought, once in each process: no clock runs while the compiler works."""
    if play_bulk is not None:
        names = [level.partition("@")[0] for level in levels]
        line_up = [f"{name}@1" if name in THOUGHT else name for name in names]
        seats = max(len(line_up), SEATS.start)
        play_bulk(Settings(seats=seats, maximus=True), (line_up * seats)[:seats], range(1), 0)


def _round_hits(match: Match, seatings: list[tuple[str, ...]], hits: list[NDArray[np.bool_]]) -> NDArray[np.int16]:
    summed = np.zeros((len(hits[0]), len(match.levels), match.rounds), np.int16)
    for seating, hit in zip(seatings, hits, strict=True):
        for seat, level in enumerate(seating):
            summed[:, match.levels.index(level)] += hit[:, :, seat]
    return summed


def _outcomes(match: Match, seatings: list[tuple[str, ...]], played: list[Played]) -> NDArray[np.int64]:
    counts = np.zeros((len(match.levels), match.rounds, match.seats, 3), np.int64)
    for seating, games in zip(seatings, played, strict=True):
        outcome = np.sign(games.won - games.predicted) + 1
        for number in range(match.rounds):
            places = match.places(number + 1)
            for seat, level in enumerate(seating):
                found = np.bincount(outcome[:, number, seat], minlength=3)
                counts[match.levels.index(level), number, places[seat]] += found
    return counts
