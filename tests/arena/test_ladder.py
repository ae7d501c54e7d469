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
    VARIANTS,
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
    learnt = ladder((*LEVELS, "sage"), games=1000, seed=7)
    assert [learnt[against("sage", "journeyman", table)].games for table in ("4", "hidden", "6")] == [100, 25, 1200]
    assert learnt[against("sage", "scribe", "6")].games == 1000 // SLOW["sage"]


def reported(
    high: str,
    low: str,
    *,
    lead: Estimate,
    points: float,
    theirs: float = 0.0,
    hits: float = 0.5,
    settings: Settings | None = None,
) -> Report:
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
    match = Match(line_up=(high, low, low, low), games=4, settings=settings or Settings())
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


def test_levels_that_learnt_are_held_to_leads_table_by_table() -> None:
    lead = Estimate(61.0, 58.5, 63.5)
    found = bars(
        {
            against("sage", "journeyman", "4"): reported("sage", "journeyman", lead=lead, points=1),
            against("sage", "journeyman", "hidden"): reported(
                "sage", "journeyman", lead=lead, points=1, settings=Settings(hidden_predictions=True)
            ),
            against("sage", "apprentice", "4"): reported("sage", "apprentice", lead=lead, points=1),
            against("archmage@500", "sage", "4"): reported("archmage@500", "sage", lead=Estimate(3, -1, 7), points=1),
        }
    )
    assert {(bar.code, bar.level, bar.other, bar.table): bar.met for bar in found} == {
        ("wins", "sage", "", "4"): False,
        ("lead", "sage", "journeyman", "4"): False,
        ("ahead", "sage", "journeyman", "hidden"): True,
        ("ahead", "archmage@500", "sage", "4"): False,
    }


def test_the_one_that_learnt_plays_variants_and_the_one_that_thinks_long_plays_little() -> None:
    levels = (*LEVELS, "sage", "archmage@500")
    matches = ladder(levels, games=1000, seed=7)
    duels = [name for name in matches if name.startswith("sage-journeyman")]
    assert duels == [against("sage", "journeyman", table) for table in (*TABLES, *VARIANTS)]
    assert {match.line_up[1] for name, match in matches.items() if name.startswith("archmage")} == {"sage"}
    assert matches[against("archmage@500", "sage", "3")].games == 1000 // SLOW["archmage"]
    assert matches[against("archmage@500", "sage", "4")].games == 4000 // SLOW["archmage"]
    assert alone("archmage@500") not in matches


@pytest.mark.parametrize(
    ("bar", "met"),
    [
        (Bar(code="", level="", wanted=5, found=5), True),
        (Bar(code="", level="", wanted=5, found=4.9), False),
        (Bar(code="", level="", wanted=5, found=5, at_most=True), True),
        (Bar(code="", level="", wanted=5, found=5.1, at_most=True), False),
        (Bar(code="", level="", wanted=5, found=6, within=1), True),
        (Bar(code="", level="", wanted=5, found=3.9, within=1), False),
        (Bar(code="", level="", wanted=0, found=9, low=0.1, high=18, surely=True), True),
        (Bar(code="", level="", wanted=0, found=9, low=-0.1, high=18, surely=True), False),
        (Bar(code="", level="", wanted=0, found=9, surely=True), False),
    ],
)
def test_bars_are_met_to_the_point(bar: Bar, met: bool) -> None:
    assert bar.met is met
