"""The report of a match: how each level did, each figure with its 95 % interval over deals.

Every figure is about one player of a level: two scribes at a table do not count double. A win is shared among those
who tie for the most points, and so is a rank.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from foretell.arena.bootstrap import Estimate
from foretell.arena.match import Match
from foretell.errors import BadSettings

FORMAT: Final = "foretell-arena-match-1"


@dataclass(frozen=True, kw_only=True)
class Controlled:
    """Points and difference with the luck of the deal taken out, and which share of their variance that left."""

    points: Estimate
    difference: Estimate
    points_variance_left: float
    difference_variance_left: float


@dataclass(frozen=True, kw_only=True)
class LevelReport:
    """How one player of a level did.

    `difference` is points more than the mean of the table, `lead` points more than the mean of the others' players.
    `hits` is the share of predictions that came true; by place is after the dealer: the first one leads the first
    trick, the last one dealt.
    """

    level: str
    seats: int
    points: Estimate
    difference: Estimate
    lead: Estimate | None
    win_share: Estimate
    rank: Estimate
    hits: Estimate
    under: float
    over: float
    hits_by_round: tuple[Estimate, ...]
    hits_by_place: tuple[float, ...]
    controlled: Controlled | None = None


@dataclass(frozen=True, kw_only=True)
class Time:
    """How long it took: all workers together, and for a decision by level, under "" where all were timed as one."""

    seconds: float
    games_per_second: float
    seconds_per_decision: dict[str, float]

    def of(self, level: str) -> float | None:
        """Return the seconds that a level takes for a decision, or that all of them take on average."""
        return self.seconds_per_decision.get(level, self.seconds_per_decision.get(""))

    @property
    def shared(self) -> bool:
        """Whether the levels were not timed one by one."""
        return "" in self.seconds_per_decision


@dataclass(frozen=True, kw_only=True)
class Report:
    """What came of a match."""

    match: Match
    deals: int
    rotations: int
    games: int
    complete: bool
    table_points: Estimate
    levels: tuple[LevelReport, ...]
    time: Time

    def level(self, name: str) -> LevelReport:
        """Return how a level did."""
        for level in self.levels:
            if level.level == name:
                return level
        there = ", ".join(level.level for level in self.levels)
        raise BadSettings("arena/no-level", f"{name!r} did not play, but {there}", value=str(name), levels=there)

    def as_dict(self) -> dict[str, Any]:
        """Return the report ready for JSON. All but `time` is the same whenever the same match is played."""
        return {"format": FORMAT, **as_json(self)}


def as_json(thing: Any) -> Any:
    """Return reports, estimates, matches and what they are made of as JSON knows them."""
    if isinstance(thing, Match):
        return thing.as_dict()
    if isinstance(thing, Estimate):
        return {name: as_json(value) for name, value in thing._asdict().items()}
    if is_dataclass(thing):
        return {field.name: as_json(getattr(thing, field.name)) for field in fields(thing)}
    if isinstance(thing, list | tuple):
        return [as_json(each) for each in thing]
    if isinstance(thing, dict):
        return {key: as_json(value) for key, value in thing.items()}
    return round(thing, 9) if isinstance(thing, float) else thing
