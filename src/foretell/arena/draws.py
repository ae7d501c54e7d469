"""Draws for statistics: many random words at once, from the generator of the house.

The plain functions of `foretell.table.chance` take arrays as well as ints. No shuffle, bot or random game has this
word in its counter, so nothing drawn here repeats what a game was played with.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from foretell.table.chance import philox

_MASK: Final = 0xFFFFFFFF
_STATISTICS: Final = 0x80000004
RESAMPLING: Final = 0
ORDERING: Final = 1


def words(count: int, streams: range, purpose: int, seed: int) -> NDArray[np.int64]:
    """Return `count` random 32-bit words for each of these streams, a row each.

    >>> words(2, range(3), ORDERING, seed=1).tolist()[0] == words(2, range(1), ORDERING, seed=1).tolist()[0]
    True
    """
    blocks: Any = np.arange(-(-count // 4), dtype=np.int64)[None, :]
    numbers: Any = np.array(streams, np.int64)[:, None]
    drawn = philox(blocks, numbers, purpose, _STATISTICS, seed & _MASK, seed >> 32)
    return np.stack(drawn, axis=-1).reshape(len(streams), -1)[:, :count]


def order(count: int, stream: int, seed: int) -> NDArray[np.int64]:
    """Return the numbers below `count` in random order.

    >>> sorted(order(5, 0, seed=1).tolist())
    [0, 1, 2, 3, 4]
    """
    return np.argsort(words(count, range(stream, stream + 1), ORDERING, seed)[0], kind="stable")
