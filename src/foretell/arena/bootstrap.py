"""Intervals: how far a mean over deals may be off, by drawing deals again and again from those that were played.

Deals are independent of each other, games of the same deal are not; so deals are drawn, each with all its games. The
interval lies between percentiles of the means so drawn, a little farther out than 2.5 % and 97.5 %: as far as Student's
t lies outside the normal distribution, or few deals would promise too much (the expanded percentile interval of
Hesterberg, 2015). It never leaves the range of the values, and holds its promise also for lopsided ones. Chance comes
from the generator of the house: the same seed, the same interval.
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
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
    groups = _groups(values - means)
    outside = NormalDist().cdf(-sqrt(len(groups) / (len(groups) - 1)) * _student(len(groups) - 1))
    off = _resampled(groups, seed) / len(values)
    low, high = means + np.quantile(off, [outside, 1 - outside], axis=0)
    return [Estimate(*map(float, row)) for row in zip(means, low, high, strict=True)]


def estimate(values: NDArray[np.float64], seed: int) -> Estimate:
    """Return the mean of one value per deal with its interval."""
    return estimates(values[:, None], seed)[0]


def _groups(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return sums of neighbours. Sums, not means: some groups may have a deal more, and weigh as much more."""
    if len(values) <= MOST_GROUPS:
        return values
    edges = np.linspace(0, len(values), MOST_GROUPS + 1).astype(int)
    return np.add.reduceat(values, edges[:-1], axis=0)


def _resampled(values: NDArray[np.float64], seed: int) -> NDArray[np.float64]:
    """Return the sum of every resample, column by column."""
    chunks = [range(first, first + _CHUNK) for first in range(0, RESAMPLES, _CHUNK)]
    return np.concatenate([_weights(len(values), chunk, seed) @ values for chunk in chunks])


def _student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t, by its expansion around the normal one.

    >>> [round(_student(freedom), 3) for freedom in (19, 60, 1000)]
    [2.093, 2.0, 1.962]
    """
    z = NormalDist().inv_cdf((1 + SHARE) / 2)
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def _weights(count: int, resamples: range, seed: int) -> NDArray[np.float64]:
    """Return how often each resample draws each of `count` values."""
    drawn = words(count, resamples, RESAMPLING, seed) * count >> 32
    flat = (drawn + np.arange(len(resamples))[:, None] * count).ravel()
    return np.bincount(flat, minlength=len(resamples) * count).reshape(len(resamples), count).astype(np.float64)
