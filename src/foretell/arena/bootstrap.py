"""Intervals: how far a mean over deals may be off, by drawing deals again and again from those that were played.

Deals are independent of each other, games of the same deal are not; so deals are drawn, each with all its games. The
interval is the studentised one (bootstrap-t): every draw is measured by its own spread, which holds its promise of
95 % also for few deals and lopsided values. Chance comes from the generator of the house; the same seed, the same
interval.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from foretell.arena.draws import RESAMPLING, words

RESAMPLES: Final = 2000
MOST_GROUPS: Final = 1000
"""More deals than this are drawn in groups of neighbours: as good, for they are independent, and much quicker."""
SHARE: Final = 0.95
FEWEST: Final = 20
"""Fewer deals than this have no interval."""
_CHUNK: Final = 250


class Estimate(NamedTuple):
    """A mean and its 95 % interval; without one where too few deals were played."""

    value: float
    low: float | None = None
    high: float | None = None

    def times(self, factor: float) -> Estimate:
        """Return the estimate of a multiple.

        >>> Estimate(3.0, 2.0, 4.0).times(2)
        Estimate(value=6.0, low=4.0, high=8.0)
        """
        return Estimate(*(None if each is None else factor * each for each in self))  # type: ignore[arg-type]


def estimates(values: NDArray[np.float64], seed: int) -> list[Estimate]:
    """Return the mean of each column with its interval; a row is a deal."""
    means = values.mean(axis=0)
    if len(values) < FEWEST:
        return [Estimate(float(mean)) for mean in means]
    groups = _groups(values)
    low, high = np.quantile(_studentised(groups, seed), [(1 - SHARE) / 2, (1 + SHARE) / 2], axis=0)
    error = groups.std(axis=0, ddof=1) / np.sqrt(len(groups))
    return [Estimate(*map(float, row)) for row in zip(means, means - high * error, means - low * error, strict=True)]


def estimate(values: NDArray[np.float64], seed: int) -> Estimate:
    """Return the mean of one value per deal with its interval."""
    return estimates(values[:, None], seed)[0]


def _groups(values: NDArray[np.float64]) -> NDArray[np.float64]:
    if len(values) <= MOST_GROUPS:
        return values
    edges = np.linspace(0, len(values), MOST_GROUPS + 1).astype(int)
    return np.add.reduceat(values, edges[:-1], axis=0) / np.diff(edges)[:, None]


def _studentised(values: NDArray[np.float64], seed: int) -> NDArray[np.float64]:
    """Return for every resample how many of its own standard errors its mean is off, column by column."""
    count = len(values)
    centred = values - values.mean(axis=0)
    found = []
    for first in range(0, RESAMPLES, _CHUNK):
        weights = _weights(count, range(first, first + _CHUNK), seed)
        means = weights @ centred / count
        spread = np.sqrt(np.maximum(weights @ centred**2 / count - means**2, 0) / (count - 1))
        with np.errstate(divide="ignore", invalid="ignore"):
            found.append(np.where(spread > 0, means / spread, 0.0))
    return np.concatenate(found)


def _weights(count: int, resamples: range, seed: int) -> NDArray[np.float64]:
    """Return how often each resample draws each of `count` values."""
    drawn = words(count, resamples, RESAMPLING, seed) * count >> 32
    flat = (drawn + np.arange(len(resamples))[:, None] * count).ravel()
    return np.bincount(flat, minlength=len(resamples) * count).reshape(len(resamples), count).astype(np.float64)
