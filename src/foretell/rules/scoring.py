"""Scoring: points of a round, and who wins the game. SCORE-1, SCORE-3."""

from __future__ import annotations

from collections.abc import Sequence


def points(predicted: int, won: int) -> int:
    """Return 20 and 10 per trick for an exact prediction, otherwise 10 less per trick over or under.

    >>> points(2, 2), points(8, 6), points(8, 10)
    (40, -20, -20)
    """
    if predicted == won:
        return 20 + 10 * won
    return -10 * abs(predicted - won)


def winners(totals: Sequence[int]) -> list[int]:
    """Return the seats with the highest total.

    >>> winners([120, 90, 120])
    [0, 2]
    """
    most = max(totals)
    return [seat for seat, total in enumerate(totals) if total == most]
