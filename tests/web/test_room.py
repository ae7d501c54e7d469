"""Room for every language: on every page and in every dialog, on phone and desktop, no text is clipped or overlaps.

One game is played on each screen; wherever something new is shown, all languages are shown in turn and measured.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from foretell.i18n import languages, words
from tests.web.conftest import DESKTOP, PHONE, Listening
from tests.web.player import Player, plan, play_now
from tests.web.test_games import WANTED, liking
from tests.web.test_pages import SPECIALS

KINDS = {"predict", "swap_werewolf", "adjust_prediction", "announce", "card", "barred"}
SWITCH = """(language) => {
  localStorage.setItem('foretell.preferences', JSON.stringify({language}));
  dispatchEvent(new StorageEvent('storage', {key: 'foretell.preferences'}));
}"""
MEASURE = Path(__file__).with_name("ruler.js").read_text(encoding="utf-8").partition("\n")[2]


class Ruler:
    """Measures what a page shows, in every language."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    def measure(self, what: str, ready: Callable[[str], None] | None = None) -> None:
        """Switch a page through all languages, English last, and note all text that has no room."""
        for language in (*reversed(languages()),):
            self.page.evaluate(SWITCH, language)
            expect(self.page.locator("html")).to_have_attribute("lang", language)
            if ready:
                ready(language)
            self.page.wait_for_timeout(20)
            self.found += [f"{what}, {language}: {text}" for text in self.page.evaluate(MEASURE)]


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_every_language_has_room(pages: Listening, device: str) -> None:
    page = pages.open(viewport=PHONE if device == "phone" else DESKTOP)
    ruler = Ruler(page)
    walk_pages(pages, ruler)
    walk_lessons(pages, ruler)
    page.goto(pages.address)
    page.evaluate("localStorage.removeItem('foretell.plan')")
    play_now(page, plan(seats=3, title="", switches={"specials": SPECIALS}))
    walk_game(ruler)
    walk_end(pages, ruler)
    assert not ruler.found, "\n".join(ruler.found)


WRONG = """() => {
  const main = document.querySelector('main');
  const add = (style, text) => {
    const box = main.appendChild(document.createElement('div'));
    Object.assign(box.style, style);
    box.textContent = text;
  };
  add({width: '3rem', overflow: 'hidden', whiteSpace: 'nowrap'}, 'this is cut');
  add({position: 'absolute', left: '0', top: '300px'}, 'this lies below');
  add({position: 'absolute', left: '5px', top: '304px'}, 'this lies above');
  add({position: 'absolute', left: '1270px', top: '400px', whiteSpace: 'nowrap'}, 'this sticks out');
  const choice = main.appendChild(document.createElement('select'));
  choice.style.width = '4rem';
  choice.add(new Option('this has no room'));
}"""


def test_the_ruler_finds_what_is_wrong(pages: Listening) -> None:
    page = pages.open()
    expect(page.locator("button.main.big")).to_be_visible()
    assert page.evaluate(MEASURE) == []
    page.evaluate(WRONG)
    found = " ".join(page.evaluate(MEASURE))
    for what in (
        "DIV.: this is cut",
        "below | this lies above",
        "beyond the page: this sticks out",
        "this has no room",
    ):
        assert what in found


def walk_pages(pages: Listening, ruler: Ruler) -> None:
    page = ruler.page
    expect(page.locator("button.main.big")).to_be_visible()
    ruler.measure("home")
    page.locator("nav button").click()
    ruler.measure("options")
    page.goto(f"{pages.address}/new")
    page.locator("input[name=maximus]").check()
    expect(page.locator(".why").first).to_be_visible()
    ruler.measure("new table")
    page.locator("input[name=maximus]").uncheck()
    page.locator("input[name=public]").check()
    page.locator("button.main").click()
    expect(page.locator(".seats")).to_be_visible()
    ruler.measure("waiting room")
    page.goto(f"{pages.address}/tables")
    expect(page.locator("main .panel").first).to_be_visible()
    ruler.measure("tables")
    page.goto(f"{pages.address}/rules?edition=amigo-de&specials={','.join(SPECIALS)}&hidden_predictions=yes")
    title = page.locator(".box b")
    ruler.measure("rules", lambda language: expect(title).to_have_text(words(language).say("edition-amigo-de")))


def walk_lessons(pages: Listening, ruler: Ruler) -> None:
    page = ruler.page
    page.goto(f"{pages.address}/learn")
    first = page.locator("li a span").first
    ruler.measure("learn", lambda language: expect(first).to_have_text(words(language).say("lesson-trick-title")))
    page.goto(f"{pages.address}/learn/predicting")
    page.locator("button.on").click()
    title = page.locator("h1")
    expect(page.locator(".decision")).to_be_visible()
    ruler.measure("lesson", lambda language: expect(title).to_have_text(words(language).say("lesson-predicting-title")))


def walk_game(ruler: Ruler) -> None:
    page = ruler.page
    player = Player(page, choose=liking(WANTED))
    missing = set(KINDS)
    for _ in range(60):
        offered = player.look()
        kind = "barred" if offered.get("barred") else offered.get("kind", "card")
        if kind in missing:
            missing.discard(kind)
            ruler.measure(kind)
            if kind == "barred":
                walk_tools(ruler, offered["barred"][0])
        if not missing:
            return
        player.step()
    raise AssertionError(missing, ruler.found)


def walk_tools(ruler: Ruler, barred: str) -> None:
    """Look at what the table has besides the game."""
    page = ruler.page
    page.locator(f'.hand button[data-card="{barred}"]').dispatch_event("click")
    expect(page.locator(".toast")).to_be_visible()
    ruler.measure("toast")
    page.locator(".toast button").click()
    for key, what in [("l", "last trick"), ("?", "keys"), ("c", "talk"), ("s", "block")]:
        page.keyboard.press(key)
        if page.locator("dialog").count():
            ruler.measure(what)
            page.locator("dialog header button").click()
    page.locator("body").press("Escape")
    page.evaluate("document.activeElement?.blur()")
    page.get_by_role("button", name=words().say("web-menu-title")).click()
    ruler.measure("menu")
    page.locator("dialog header button").click()


def walk_end(pages: Listening, ruler: Ruler) -> None:
    page = ruler.page
    page.keyboard.press("Escape")
    page.get_by_role("button", name=words().say("web-menu-title")).click()
    page.get_by_role("button", name=words().say("web-menu-end", votes=0)).click()
    expect(page.locator(".verified .good")).to_be_visible()
    ruler.measure("end")
    game = json.loads(page.evaluate("JSON.stringify(document.querySelector('a[download]').href)")).split("/")[-2]
    assert httpx.get(f"{pages.address}/api/games/{game}").status_code == 200
    page.goto(f"{pages.address}/g/{game}/9")
    expect(page.locator(".scene")).to_be_visible()
    ruler.measure("replay")
