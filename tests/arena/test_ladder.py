"""The ladder: everybody against everybody weaker at every table, and bars that are met or not."""

from __future__ import annotations

from collections import Counter

import pytest

from foretell import Settings
from foretell.arena import Estimate, LevelReport, Match, Report
from foretell.arena.ladder import (
    PUBLISHED_HITS,
    SLOW,
    TABLES,
    Bar,
    against,
    alone,
    bars,
    ladder,
    out_of_order,
    published,
)
from foretell.arena.reports import Time
from foretell.cards import SPECIAL_NAMES

LEVELS = ("jester", "scribe", "apprentice", "journeyman")


def test_every_level_meets_every_weaker_one_at_every_table() -> None:
    matches = ladder(LEVELS, games=1000, seed=7)
    pairs = Counter((match.line_up[0], match.line_up[1]) for match in matches.values() if len(match.levels) == 2)
    assert len(pairs) == 6
    assert {low: count - len(TABLES) for (_, low), count in pairs.items()} == {
        "jester": 0,
        "scribe": 1,
        "apprentice": 0,
    }
    assert matches[against("journeyman", "scribe", "published")].settings == Settings(turned_wizard_no_trump=True)
    seats = {table: settings.seats for table, settings in TABLES.items()}
    assert seats == {"4": 4, "3": 3, "5": 5, "6": 6, "specials": 4}
    assert matches[against("apprentice", "scribe", "specials")].settings.specials == SPECIAL_NAMES
    assert all(match.line_up.count(match.line_up[0]) in (1, match.seats) for match in matches.values())
    assert {match.seed for match in matches.values()} == {7}


def test_levels_play_themselves_and_the_published_ones_under_their_rules_too() -> None:
    matches = ladder(LEVELS, games=1000, seed=7)
    assert all(matches[alone(level)].settings == Settings() for level in LEVELS)
    assert matches[published("scribe")].settings == Settings(turned_wizard_no_trump=True)
    assert published("apprentice") not in matches


def test_slow_levels_play_fewer_games() -> None:
    matches = ladder(LEVELS, games=1000, seed=7)
    assert matches[against("apprentice", "scribe", "4")].games == 1000
    assert matches[against("journeyman", "jester", "4")].games == 1000 // SLOW["journeyman"]


def reported(high: str, low: str, *, lead: Estimate, points: float, theirs: float = 0.0, hits: float = 0.5) -> Report:
    """Return a made-up report of one against three."""
    found = [
        LevelReport(
            level=level,
            seats=1 if level == high else 3,
            points=Estimate(value),
            difference=lead,
            lead=lead,
            win_share=Estimate(0.25),
            rank=Estimate(2.5),
            hits=Estimate(hits),
            under=0.2,
            over=0.3,
            hits_by_round=tuple(Estimate(hit + hits - 0.5) for hit in PUBLISHED_HITS),
            hits_by_place=(0.5,) * 4,
        )
        for level, value in {low: theirs, high: points}.items()
    ]
    match = Match(line_up=(high, low, low, low), games=4)
    time = Time(seconds=1.0, games_per_second=1.0, seconds_per_decision={})
    return Report(
        match=match,
        deals=1,
        rotations=4,
        games=4,
        complete=True,
        table_points=Estimate(0.0),
        levels=tuple(found),
        time=time,
    )


def test_the_order_holds_only_where_an_interval_lies_above_zero() -> None:
    sure, unsure, none = Estimate(5.0, 0.1, 9.9), Estimate(5.0, -0.1, 10.1), Estimate(5.0)
    leads = dict(zip(TABLES, (sure, unsure, none, sure, sure), strict=True))
    reports = {
        against("scribe", "jester", table): reported("scribe", "jester", lead=lead, points=1)
        for table, lead in leads.items()
    }
    assert out_of_order(("jester", "scribe"), reports) == ["scribe-jester-3", "scribe-jester-5"]


def test_bars_are_those_that_were_asked_for() -> None:
    lead = Estimate(61.0, 58.5, 63.5)
    reports = {
        published("scribe"): reported("scribe", "scribe", lead=lead, points=166, hits=0.505),
        published("jester"): reported("jester", "jester", lead=lead, points=-360),
        against("apprentice", "scribe", "4"): reported("apprentice", "scribe", lead=lead, points=1),
        alone("journeyman"): reported("journeyman", "journeyman", lead=lead, points=330, hits=0.66),
        against("journeyman", "scribe", "published"): reported(
            "journeyman", "scribe", lead=lead, points=320, theirs=180
        ),
    }
    found = {(bar.code, bar.level): bar.met for bar in bars(reports)}
    assert found == {
        ("hits", "scribe"): True,
        ("points", "scribe"): True,
        ("points", "jester"): False,
        ("lead", "apprentice"): True,
        ("self-points", "journeyman"): True,
        ("self-hits", "journeyman"): False,
        ("duel-points", "journeyman"): True,
        ("duel-points", "scribe"): False,
    }
    assert [(bar.low, bar.high) for bar in bars(reports) if bar.code == "lead"] == [(58.5, 63.5)]
    assert bars({}) == []


@pytest.mark.parametrize(
    ("bar", "met"),
    [
        (Bar(code="", level="", wanted=5, found=5), True),
        (Bar(code="", level="", wanted=5, found=4.9), False),
        (Bar(code="", level="", wanted=5, found=5, at_most=True), True),
        (Bar(code="", level="", wanted=5, found=5.1, at_most=True), False),
        (Bar(code="", level="", wanted=5, found=6, within=1), True),
        (Bar(code="", level="", wanted=5, found=3.9, within=1), False),
    ],
)
def test_bars_are_met_to_the_point(bar: Bar, met: bool) -> None:
    assert bar.met is met
