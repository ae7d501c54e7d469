"""Tournaments: all levels against each other in tables, over the same deals.

Where there are more levels than seats, every choice of levels makes a table; where there are fewer, every level sits at
every table as evenly as can be, and each in turn has a player more.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from foretell.arena.match import Match
from foretell.errors import BadSettings
from foretell.rules.settings import Settings


def line_ups(levels: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return who sits at each table.

    >>> line_ups(["a", "b", "c"], 4)
    [('a', 'b', 'c', 'a'), ('a', 'b', 'c', 'b'), ('a', 'b', 'c', 'c')]
    >>> line_ups(["a", "b", "c", "d"], 3)
    [('a', 'b', 'c'), ('a', 'b', 'd'), ('a', 'c', 'd'), ('b', 'c', 'd')]
    """
    full, more = divmod(seats, len(levels))
    return [tuple(levels) * full + extra for extra in combinations(levels, more)]


def tournament(levels: Sequence[str], settings: Settings, games: int, seed: int = 0) -> list[Match]:
    """Return the matches of a tournament of about so many games, shared equally by the tables."""
    if len(levels) < 2 or len(set(levels)) < len(levels):
        raise BadSettings("arena/levels", "a tournament is between two levels or more, each named once")
    tables = line_ups(levels, settings.seats)
    share = -(-games // len(tables))
    return [Match(line_up=line_up, settings=settings, games=share, seed=seed) for line_up in tables]
