"""Ratings: one number for each level from the games of a tournament, by openskill's Plackett–Luce model.

A game is a finish: the levels by their points, those with several players at the table by the mean of them. Openskill
takes games one after another, and a later one weighs a little more; so the games are taken in several random orders,
each from the beginning, and the ratings are the means. How far the orders are apart is told with them. Strength does
not change during a tournament, so no uncertainty is added between games. Needs the extra `foretell[arena]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from foretell.arena.draws import order
from foretell.arena.results import Results
from foretell.arena.statistics import ranks
from foretell.packages import needed

ORDERS: Final = 5
MOST_GAMES: Final = 4000
"""Of more games than this, every order draws so many: more would not move a rating."""


@dataclass(frozen=True, kw_only=True)
class Rating:
    """How strong a level is: `mu`, and how unsure that is; `apart` is how far the random orders of games differ."""

    level: str
    mu: float
    sigma: float
    apart: float

    @property
    def ordinal(self) -> float:
        """A rating that the level has almost surely: mu less three sigma."""
        return self.mu - 3 * self.sigma


@dataclass(frozen=True)
class Finishes:
    """Games between the same levels, with the rank of each level in each."""

    levels: tuple[str, ...]
    ranks: NDArray[np.float64]  # [games, levels]


def finishes(results: Results) -> Finishes:
    """Return how the levels of a match finished, game by game."""
    match = results.match
    points = results.points.astype(np.float64)
    means = np.empty((*points.shape[:2], len(match.levels)))
    for rotation in range(match.rotations):
        seating = np.array(match.seating(rotation))
        for number, level in enumerate(match.levels):
            means[:, rotation, number] = points[:, rotation, seating == level].mean(axis=1)
    return Finishes(match.levels, ranks(means).reshape(-1, len(match.levels)))


def rate(tables: Sequence[Finishes], seed: int = 0) -> list[Rating]:
    """Return the ratings of all levels, the strongest first."""
    levels = tuple(dict.fromkeys(level for table in tables for level in table.levels))
    passes = np.array([_pass(levels, tables, number, seed) for number in range(ORDERS)])
    means, apart = passes.mean(axis=0), np.ptp(passes[:, :, 0], axis=0)
    found = [
        Rating(level=level, mu=float(mu), sigma=float(sigma), apart=float(distance))
        for level, (mu, sigma), distance in zip(levels, means, apart, strict=True)
    ]
    return sorted(found, key=lambda rating: -rating.mu)


def _pass(levels: Sequence[str], tables: Sequence[Finishes], number: int, seed: int) -> list[tuple[float, float]]:
    """Rate all games once in a random order; return mu and sigma of each level."""
    model: Any = needed("openskill.models", "arena").PlackettLuce(tau=0.0)
    rated = {level: model.rating() for level in levels}
    games = [(table, row) for table in tables for row in range(len(table.ranks))]
    for game in order(len(games), number, seed)[:MOST_GAMES].tolist():
        table, row = games[game]
        after = model.rate([[rated[level]] for level in table.levels], ranks=table.ranks[row].tolist())
        rated |= {level: team[0] for level, team in zip(table.levels, after, strict=True)}
    return [(rated[level].mu, rated[level].sigma) for level in levels]
