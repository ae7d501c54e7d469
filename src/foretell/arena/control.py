"""Control variates: part of the noise of a mean, explained by something whose expectation is known to be zero.

If c has expectation 0, then y − βc has the same expectation as y for every fixed β, and less variance where c and y go
together. β has to be learnt; learnt from the same deals it would follow their noise and bias the mean. So it is
cross-fitted: the deals are cut into folds, and the β of a fold is learnt from all the others. Then β and the fold's c
are independent, E[βc] = E[β]·E[c] = 0, and the mean stays unbiased, however poor the fit is.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

FOLDS: Final = 10
FEWEST_PER_CONTROL: Final = 10
"""With fewer deals than this for each control a fit adds more noise than it takes away."""


def controlled(values: NDArray[np.float64], controls: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the values of each deal less what the controls explain of them; the expectation stays.

    The controls, a row for each deal, must have expectation 0; deals must be independent.
    """
    if len(values) < FEWEST_PER_CONTROL * (controls.shape[1] + 1):
        return values
    adjusted = values.astype(np.float64)
    fold = np.arange(len(values)) % FOLDS
    for number in range(FOLDS):
        others = fold != number
        learnt = np.column_stack([np.ones(others.sum()), controls[others]])
        beta = np.linalg.lstsq(learnt, values[others], rcond=None)[0][1:]
        adjusted[~others] -= controls[~others] @ beta
    return adjusted


def variance_left(values: NDArray[np.float64], adjusted: NDArray[np.float64]) -> float:
    """Return which share of the variance is left after control; above 1 where it did harm.

    >>> variance_left(np.array([1.0, 3.0]), np.array([1.5, 2.5]))
    0.25
    """
    before = float(np.var(values))
    return float(np.var(adjusted)) / before if before else 1.0
