"""The ladder: what is played to show how strong the levels are, and the bars that they are held to.

Every level plays every weaker one, one against all others at the table, at tables of 3 to 6 and with all special cards.
Each level also plays against itself. Self-play is no measure of strength in this game: who predicts little against
others who do too collects points that a stronger table would not leave. It is played for comparison with what was
published, with the published switch: a turned Wizard means no trump (TRUMP-9). The published bot is met under that
switch too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from foretell.arena.bootstrap import Estimate
from foretell.arena.match import Match
from foretell.arena.reports import Report
from foretell.cards import SPECIAL_NAMES
from foretell.rules.settings import Settings

TABLES: Final = {
    "4": Settings(),
    "3": Settings(seats=3),
    "5": Settings(seats=5),
    "6": Settings(seats=6),
    "specials": Settings(specials=SPECIAL_NAMES),
}
PUBLISHED: Final = Settings(turned_wizard_no_trump=True)
PUBLISHED_LEVELS: Final = ("jester", "scribe")
_MET_AS_PUBLISHED: Final = ("scribe",)
_AS_PUBLISHED: Final = "published"
PUBLISHED_HITS: Final = (0.84, 0.71, 0.59, 0.51, 0.48, 0.46, 0.44, 0.43, 0.42, 0.41, 0.41, 0.41, 0.41, 0.41, 0.40)
"""Share of predictions that the rule bot hits by round, against itself (Schumacher and Pleines, 2022)."""
MORE: Final = 4
"""So many times more games are played for comparison with published figures: single rounds need them."""
SLOW: Final = {"journeyman": 10}
"""A match with one of these plays this many times fewer games."""


def ladder(levels: Sequence[str], games: int, seed: int) -> dict[str, Match]:
    """Return the matches of the ladder by name; `levels` from the weakest to the strongest."""
    matches = {}
    for low, high in combinations(levels, 2):
        tables = TABLES | ({_AS_PUBLISHED: PUBLISHED} if low in _MET_AS_PUBLISHED else {})
        for table, settings in tables.items():
            line_up = (high, *[low] * (settings.seats - 1))
            matches[against(high, low, table)] = Match(
                line_up=line_up, settings=settings, games=_games(games, line_up), seed=seed
            )
    for level in levels:
        line_up = (level,) * 4
        matches[alone(level)] = Match(line_up=line_up, games=_games(games, line_up), seed=seed)
        if level in PUBLISHED_LEVELS:
            matches[published(level)] = Match(line_up=line_up, settings=PUBLISHED, games=MORE * games, seed=seed)
    return matches


def _games(games: int, line_up: Sequence[str]) -> int:
    return -(-games // max(SLOW.get(level, 1) for level in line_up))


def against(high: str, low: str, table: str) -> str:
    """Return the name of a match of one against all others."""
    return f"{high}-{low}-{table}"


def alone(level: str) -> str:
    """Return the name of a level's match against itself."""
    return f"{level}-alone"


def published(level: str) -> str:
    """Return the name of a level's match against itself as others published it."""
    return f"{level}-published"


@dataclass(frozen=True, kw_only=True)
class Bar:
    """Something that a level is held to: `found` must be at least or at most `wanted`, or as near as `within`.

    `low` and `high` are the interval of what was found, where there is one; it is shown, and decides nothing.
    """

    code: str
    level: str
    wanted: float
    found: float
    within: float | None = None
    at_most: bool = False
    low: float | None = None
    high: float | None = None

    @property
    def met(self) -> bool:
        """Whether the level keeps it."""
        if self.within is not None:
            return abs(self.found - self.wanted) <= self.within
        return self.found <= self.wanted if self.at_most else self.found >= self.wanted


def bars(reports: Mapping[str, Report]) -> list[Bar]:
    """Return the bars for which the matches were played."""
    found = []
    if scribe := reports.get(published("scribe")):
        hits = scribe.level("scribe").hits_by_round
        off = max(abs(hit.value - known) for hit, known in zip(hits, PUBLISHED_HITS, strict=True))
        found.append(Bar(code="hits", level="scribe", wanted=0.01, found=off, at_most=True))
    for level, points in (("scribe", 165.0), ("jester", -349.0)):
        if alike := reports.get(published(level)):
            found.append(_bar("points", level, points, alike.level(level).points, within=5.0))
    if duel := reports.get(against("apprentice", "scribe", "4")):
        found.append(_bar("lead", "apprentice", 60.0, duel.level("apprentice").lead or Estimate(0.0)))
    if own := reports.get(alone("journeyman")):
        found.append(_bar("self-points", "journeyman", 325.0, own.level("journeyman").points))
        found.append(_bar("self-hits", "journeyman", 0.67, own.level("journeyman").hits))
    if duel := reports.get(against("journeyman", "scribe", _AS_PUBLISHED)):
        for level, points, at_most in (("journeyman", 315.0, False), ("scribe", 175.0, True)):
            found.append(_bar("duel-points", level, points, duel.level(level).points, at_most=at_most))
    return found


def _bar(
    code: str, level: str, wanted: float, found: Estimate, *, within: float | None = None, at_most: bool = False
) -> Bar:
    value, low, high = found
    return Bar(code=code, level=level, wanted=wanted, found=value, within=within, at_most=at_most, low=low, high=high)


def out_of_order(levels: Sequence[str], reports: Mapping[str, Report]) -> list[str]:
    """Return the names of the matches in which the stronger level is not surely ahead."""
    wrong = []
    for low, high in combinations(levels, 2):
        for table in TABLES:
            name = against(high, low, table)
            lead = reports[name].level(high).lead if name in reports else None
            if lead is not None and (lead.low is None or lead.low <= 0):
                wrong.append(name)
    return wrong
