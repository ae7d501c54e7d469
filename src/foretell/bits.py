"""Sets of small numbers as one non-negative 64-bit word: count, lowest member, n-th member.

Plain bodies for plain Python; compiled speeds replace each function by a machine instruction.
"""

from __future__ import annotations

from collections.abc import Iterator


def popcount(word: int) -> int:
    """Return how many members the set has."""
    return word.bit_count()


def lowest(word: int) -> int:
    """Return the smallest member of a set that is not empty."""
    return (word & -word).bit_length() - 1


def nth(word: int, n: int) -> int:
    """Return the n-th smallest member, counted from 0.

    >>> nth(0b10110, 2)
    4
    """
    for _ in range(n):
        word &= word - 1
    return (word & -word).bit_length() - 1


def members(word: int) -> Iterator[int]:
    """Yield the members in rising order.

    >>> list(members(0b10110))
    [1, 2, 4]
    """
    while word:
        yield (word & -word).bit_length() - 1
        word &= word - 1
