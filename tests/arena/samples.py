"""What tests of the arena share: a small match of two bots that do not wait for a compiler."""

from __future__ import annotations

from typing import Any

from foretell import Settings
from foretell.arena import Match, Report
from tests.arena.bots import FIRST, TWIN

SIX = Settings(seats=6)


def duel(games: int = 12, seed: int = 1) -> Match:
    """Two jesters of ours against four bots that always do the first thing allowed, three games a deal."""
    return Match(line_up=(TWIN, FIRST, FIRST) * 2, settings=SIX, games=games, seed=seed)


def without_time(report: Report) -> dict[str, Any]:
    """Return all of a report that must be the same when the match is played again."""
    return {name: value for name, value in report.as_dict().items() if name != "time"}
