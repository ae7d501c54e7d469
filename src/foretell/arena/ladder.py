"""The ladder: what is played to show how strong the levels are, and the bars that they are held to.

Every level plays every weaker one, one against all others at the table, at tables of 3 to 6 and with all special cards.
Those that think long meet only the next weaker level; each of the others also plays against itself. Self-play is no
measure of strength in this game: who predicts little against others who do too collects points that a stronger table
would not leave. It is played for comparison with what was published, with the published switch: a turned Wizard means
no trump (TRUMP-9). The published bot is met under that switch too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
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
VARIANTS: Final = {
    "plus-minus-one": Settings(plus_minus_one=True),
    "hidden": Settings(hidden_predictions=True),
    "secret": Settings(secret_predictions=True),
    "clairvoyance": Settings(clairvoyance=True, clairvoyance_rounds="every"),
    "one-colour": Settings(one_colour=True),
    "maximus": Settings(maximus=True),
}
"""Tables at which a level that learnt meets the strongest that did not."""
LEARNT: Final = ("journeyman", "sage")
PUBLISHED: Final = Settings(turned_wizard_no_trump=True)
PUBLISHED_LEVELS: Final = ("jester", "scribe")
_MET_AS_PUBLISHED: Final = ("scribe",)
_AS_PUBLISHED: Final = "published"
PUBLISHED_HITS: Final = (0.84, 0.71, 0.59, 0.51, 0.48, 0.46, 0.44, 0.43, 0.42, 0.41, 0.41, 0.41, 0.41, 0.41, 0.40)
"""Share of predictions that the rule bot hits by round, against itself (Schumacher and Pleines, 2022)."""
MORE: Final = 4
"""So many times more games are played for comparison with published figures: single rounds need them."""
SLOW: Final = {"journeyman": 10, "sage": 10, "archmage": 100}
"""A match with one of these plays this many times fewer games."""
THOROUGH: Final = ("archmage",)
"""Levels that think long."""
GLANCE: Final = 4
"""A match at a table of a variant plays this many times fewer games: it is to show who is ahead, not how far."""
CLOSELY: Final = {("sage", "journeyman", "6"): 12, ("archmage", "sage", "4"): 4}
"""A match that is close to its bar, or that most will ask for, plays so many times more games."""
LEADS: Final = {
    ("apprentice", "scribe", "4"): 60.0,
    ("sage", "scribe", "4"): 190.0,
    ("sage", "journeyman", "4"): 115.0,
    ("sage", "journeyman", "3"): 80.0,
    ("sage", "journeyman", "5"): 60.0,
    ("sage", "journeyman", "6"): 45.0,
    ("sage", "journeyman", "specials"): 80.0,
}
"""Points a game by which one of a level is to lead a table of another."""
AHEAD: Final = (*(("sage", "journeyman", table) for table in VARIANTS), ("archmage", "sage", "4"))
"""Where one of a level is to be surely ahead of a table of another."""


def ladder(levels: Sequence[str], games: int, seed: int) -> dict[str, Match]:
    """Return the matches of the ladder by name; `levels` from the weakest to the strongest."""
    matches = {}
    for low, high in pairs(levels):
        tables = TABLES | ({_AS_PUBLISHED: PUBLISHED} if low in _MET_AS_PUBLISHED else {})
        tables |= VARIANTS if (low, high) == LEARNT else {}
        for table, settings in tables.items():
            line_up = (high, *[low] * (settings.seats - 1))
            played = games // GLANCE if table in VARIANTS else games * CLOSELY.get((name_of(high), low, table), 1)
            matches[against(high, low, table)] = Match(
                line_up=line_up, settings=settings, games=_games(played, line_up), seed=seed
            )
    for level in levels:
        if name_of(level) in THOROUGH:
            continue
        line_up = (level,) * 4
        matches[alone(level)] = Match(line_up=line_up, games=_games(games, line_up), seed=seed)
        if level in PUBLISHED_LEVELS:
            matches[published(level)] = Match(line_up=line_up, settings=PUBLISHED, games=MORE * games, seed=seed)
    return matches


def pairs(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Return who meets whom, the weaker one first."""
    return [
        (low, high)
        for low, high in combinations(levels, 2)
        if name_of(high) not in THOROUGH or levels.index(high) == levels.index(low) + 1
    ]


def name_of(level: str) -> str:
    """Return a level without how much it is told to think."""
    return level.partition("@")[0]


def _games(games: int, line_up: Sequence[str]) -> int:
    return -(-games // max(SLOW.get(name_of(level), 1) for level in line_up))


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

    `low` and `high` are the interval of what was found, where there is one; it is shown, and decides only where the
    level is to be `surely` above `wanted`.
    """

    code: str
    level: str
    wanted: float
    found: float
    within: float | None = None
    at_most: bool = False
    low: float | None = None
    high: float | None = None
    surely: bool = False
    other: str = ""
    table: str = "4"

    @property
    def met(self) -> bool:
        """Whether the level keeps it."""
        if self.within is not None:
            return abs(self.found - self.wanted) <= self.within
        if self.surely:
            return self.low is not None and self.low > self.wanted
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
    if own := reports.get(alone("journeyman")):
        found.append(_bar("self-points", "journeyman", 325.0, own.level("journeyman").points))
    for level, hits_wanted in (("journeyman", 0.67), ("sage", 0.70)):
        if own := reports.get(alone(level)):
            found.append(_bar("self-hits", level, hits_wanted, own.level(level).hits))
    if duel := reports.get(against("journeyman", "scribe", _AS_PUBLISHED)):
        for level, points, at_most in (("journeyman", 315.0, False), ("scribe", 175.0, True)):
            found.append(_bar("duel-points", level, points, duel.level(level).points, at_most=at_most))
    if duel := reports.get(against("sage", "journeyman", "4")):
        found.append(_bar("wins", "sage", 0.60, duel.level("sage").win_share))
    return found + _leads(reports)


def _leads(reports: Mapping[str, Report]) -> list[Bar]:
    """Return the bars for how far one of a level leads a table of another."""
    found = []
    for report in reports.values():
        high, low = report.match.line_up[:2]
        lead = report.level(high).lead
        for table, settings in (TABLES | VARIANTS).items():
            key = (name_of(high), low, table)
            if lead is not None and high != low and report.match.settings == settings and key in (*LEADS, *AHEAD):
                bar = _bar("ahead" if key in AHEAD else "lead", high, LEADS.get(key, 0.0), lead)
                found.append(replace(bar, surely=key in AHEAD, other=low, table=table))
    return found


def _bar(
    code: str, level: str, wanted: float, found: Estimate, *, within: float | None = None, at_most: bool = False
) -> Bar:
    value, low, high = found
    return Bar(code=code, level=level, wanted=wanted, found=value, within=within, at_most=at_most, low=low, high=high)


def out_of_order(levels: Sequence[str], reports: Mapping[str, Report]) -> list[str]:
    """Return the names of the matches in which the stronger level is not surely ahead."""
    wrong = []
    for low, high in pairs(levels):
        for table in TABLES:
            name = against(high, low, table)
            lead = reports[name].level(high).lead if name in reports else None
            if lead is not None and (lead.low is None or lead.low <= 0):
                wrong.append(name)
    return wrong
