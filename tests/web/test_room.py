"""Room for every language: on every page and in every dialog, on phone and desktop, no text is clipped or overlaps.

All languages are shown in turn wherever something new is shown, and every message of the browser must have been shown.
"""

from __future__ import annotations

from time import sleep

import pytest
from playwright.sync_api import Route, expect

from tests.web import ruler as rulers
from tests.web import stand_in
from tests.web.conftest import DESKTOP, PHONE, Listening
from tests.web.ruler import Ruler
from tests.web.walk_errors import walk_errors
from tests.web.walk_lessons import BESIDE, walk_lessons
from tests.web.walk_pages import walk_pages
from tests.web.walk_table import walk_end, walk_full_table, walk_game, walk_room, walk_small_table, walk_trump

DEVICES = {"phone": PHONE, "desktop": DESKTOP}
UNSEEN = """
app-about app-title block-cell block-now-cell block-predicted block-round card-barred card-preselected clock-left close
coins coins-unknown dealer guest-named hand-hidden hand-label hint hit line-back log-label mine-label miss name-label
nav-label replay-back replay-first replay-last replay-on replay-slide rules-after rules-before
rules-search share-title side-label talk-unread title-home
title-nowhere title-table trick-best trick-label trump turn-yours turned
"""
"""What is heard, stands in the head of a page or under the mouse, or becomes a name, and takes no room on a page."""


def measured(pages: Listening, device: str) -> Ruler:
    """Open a page with a ruler at hand, and a stand-in for the server."""
    page = pages.open(viewport=DEVICES[device])
    for script in (rulers.SCRIPT, stand_in.SCRIPT):
        page.add_init_script(path=script)
    page.goto(pages.address)
    return Ruler(page)


@pytest.mark.parametrize("device", DEVICES)
def test_every_language_has_room(pages: Listening, device: str) -> None:
    ruler = measured(pages, device)
    walk_room(pages.address, ruler)
    walk_pages(pages.address, ruler)
    walk_trump(pages.address, ruler)
    walk_small_table(pages.address, ruler)
    walk_full_table(pages.address, ruler)
    walk_game(pages.address, ruler)
    walk_end(pages.address, ruler)
    assert not ruler.found, "\n".join(ruler.found)
    unseen = {f"web-{name}" for name in UNSEEN.split()} | BESIDE
    missed = [missed for missed in ruler.unread("web") if missed.key not in unseen]
    assert not missed


@pytest.mark.parametrize("device", DEVICES)
def test_every_lesson_has_room(pages: Listening, device: str) -> None:
    ruler = measured(pages, device)
    walk_lessons(pages.address, ruler)
    assert not ruler.found, "\n".join(ruler.found)
    assert not list(ruler.unread("lessons"))
    assert not [missed for missed in ruler.unread("web") if missed.key in BESIDE]


@pytest.mark.parametrize("device", DEVICES)
def test_every_error_has_room(pages: Listening, device: str) -> None:
    ruler = measured(pages, device)
    walk_errors(pages.address, ruler)
    assert not ruler.found, "\n".join(ruler.found)


def late(route: Route) -> None:
    """Let something come after the page has stopped waiting for it."""
    sleep(0.4)
    route.continue_()


@pytest.mark.parametrize("device", DEVICES)
def test_the_first_page_has_room_for_the_letters_of_another_font(pages: Listening, device: str) -> None:
    """Whoever waits too long for ours reads a whole visit in one of the system's."""
    page = pages.open(viewport=DEVICES[device])
    page.add_init_script(path=rulers.SCRIPT)
    page.route("**/*.woff2", late)
    page.goto(pages.address)
    expect(page.locator("button.main.big")).to_be_visible()
    ruler = Ruler(page)
    ruler.measure("first page")
    assert not ruler.found, "\n".join(ruler.found)


WRONG = """() => {
  const main = document.querySelector('main');
  const add = (style, text, to = main) => {
    const box = to.appendChild(document.createElement('div'));
    Object.assign(box.style, style);
    box.textContent = text;
    return box;
  };
  add({width: '3rem', overflow: 'hidden', whiteSpace: 'nowrap'}, 'this is cut');
  add({position: 'absolute', left: '0', top: '300px'}, 'this lies below');
  add({position: 'absolute', left: '5px', top: '304px'}, 'this lies above');
  add({position: 'absolute', left: '1270px', top: '400px', whiteSpace: 'nowrap'}, 'this sticks out');
  const frame = add({position: 'relative', overflow: 'hidden', width: '9rem', height: '2rem'}, '');
  add({position: 'absolute', left: '8rem', whiteSpace: 'nowrap'}, 'this hangs out', frame);
  add({}, 'this comes.').append(Object.assign(document.createElement('a'), {textContent: 'without a space'}));
  add({}, 'this makes -10 points');
  add({}, '').ariaLabel = 'this is heard: -20';
  const choice = main.appendChild(document.createElement('select'));
  choice.style.width = '8rem';
  choice.add(new Option('this has no room'));
}"""


def test_the_ruler_finds_what_is_wrong(pages: Listening) -> None:
    page = measured(pages, "desktop").page
    expect(page.locator("button.main.big")).to_be_visible()
    assert page.evaluate("ruler.look().wrong") == []
    page.evaluate(WRONG)
    found = " ".join(page.evaluate("ruler.look().wrong"))
    for what in (
        "DIV.: this is cut",
        "this lies below | this lies above",
        "beyond the page: this sticks out",
        "DIV.: this hangs out",
        "between: this comes. | without a space",
        "minus: this makes -10",
        "minus: this is heard: -20",
        "this has no room",
    ):
        assert what in found


def test_the_ruler_misses_what_was_never_shown(pages: Listening) -> None:
    ruler = measured(pages, "desktop")
    ruler.measure("home")
    missed = set(ruler.unread("web"))
    for language in ("en", "hu"):
        assert ("web-play-now", language) not in missed
        assert ("web-room-be-ready", language) in missed
