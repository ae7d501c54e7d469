"""The page of the arena: whole, on its own, honest about what is missing, and legible with any name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from foretell import Settings
from foretell.arena import Match, play, report
from foretell.arena.ladder import Bar
from foretell.cli.arena.figures import duration, interval, number
from foretell.cli.arena.page import match_page
from foretell.cli.arena.strength import bar_line
from foretell.i18n import words
from tests.arena.bots import FIRST, TWIN
from tests.cli.arena_samples import Page, found

LONG = "foretell.bots.jester:Jester"


@pytest.fixture(scope="module")
def text() -> str:
    """Return the page of a match of 20 deals."""
    return match_page(found(60), words())


def test_the_page_opens_and_needs_nothing_from_elsewhere(text: str) -> None:
    page = Page(text)
    assert page.open == []
    assert page.fetched == []
    assert page.seen.count("svg") == 3
    assert "script" not in page.seen
    assert "url(" not in text
    assert "@import" not in text
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text
    points = found(60).level(FIRST).points.value
    assert any(f"{points:.1f}".replace("-", "−") in told for told in page.texts)


def test_a_page_tells_when_the_match_is_not_complete(text: str) -> None:
    said = "Incomplete: 60 games were planned."
    assert said not in text
    assert said in Page(match_page(replace(found(60), complete=False), words())).texts


def test_a_page_shows_what_control_found(text: str) -> None:
    match = Match(line_up=(TWIN, TWIN, FIRST), settings=Settings(seats=3), games=60, seed=1)
    controlled = report(play(match), control=True)
    page = Page(match_page(controlled, words()))
    assert "With the luck of the deal taken out" in page.texts
    assert "With the luck of the deal taken out" not in text
    level = controlled.level(FIRST).controlled
    assert level is not None
    assert {number(words(), level.points.value), interval(words(), level.points)} <= set(page.texts)


def test_a_long_name_is_cut_where_there_is_little_room() -> None:
    match = Match(line_up=(LONG, TWIN, FIRST), settings=Settings(seats=3), games=3)
    page = Page(match_page(report(play(match)), words()))
    assert page.texts.count("….jester:Jester") == 2
    assert f"1 × {LONG}" in page.texts


def test_a_bar_is_told_with_the_interval_of_what_was_found() -> None:
    bar = Bar(code="lead", level="apprentice", wanted=60, found=61.0, low=58.5, high=63.5)
    assert bar_line(bar, words())[1:] == ["61.0 [58.5, 63.5]", "yes"]
    assert bar_line(replace(bar, low=None, high=None), words())[1] == "61.0"


def test_times_are_told_in_a_unit_that_fits() -> None:
    assert [duration(seconds, words()) for seconds in (2.5, 0.0213, 0.00000519)] == ["2.5 s", "21.3 ms", "5.19 µs"]
    assert duration(0.0009999, words()) == "1,000 µs"
