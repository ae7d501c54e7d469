"""The tutorial in the browser: played through by clicks, in another language, and by keys alone."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from foretell.i18n import words
from tests.web.conftest import PHONE, Listening
from tests.web.test_pages import axe

BASE = ["trick", "following", "wizards-and-jesters", "trump", "predicting", "scoring"]


def lesson_of(pages: Listening, name: str, language: str) -> dict[str, Any]:
    """Return a lesson as the page gets it."""
    found: dict[str, Any] = httpx.get(f"{pages.address}/api/lessons/{name}?language={language}").json()
    return found


def at(page: Page, step: int) -> None:
    """Wait for a step; what others play comes by itself."""
    expect(page.locator(".text")).to_have_attribute("data-step", str(step))


def click(page: Page, token: str) -> None:
    """Choose what a lesson wants, with the mouse."""
    card, _, announced = token.removeprefix(">").partition("=")
    held = page.locator(f'.hand button[data-card="{card}"]')
    in_hand = held.count() > 0
    if in_hand:
        held.click(position={"x": 8, "y": 20})
    if announced or not in_hand:
        page.locator(f'[data-decision="{token}"]').click()


PANELS = {"trump": ".scene .trump", "predictions": ".scene .sums, .seats .coins", "points": ".seats .soft"}


def check_panels(page: Page, shown: list[str]) -> None:
    """Check that the table shows these panels, and none that no lesson has explained yet."""
    for panel, parts in PANELS.items():
        expect(page.locator(parts)).to_have_count({"trump": 1, "predictions": 4, "points": 3}[panel] * (panel in shown))


def play(pages: Listening, page: Page, name: str, language: str) -> None:
    """Play a lesson to its last step."""
    lesson = lesson_of(pages, name, language)
    expect(page.locator("h1")).to_have_text(lesson["title"])
    expect(page).to_have_title(f"{lesson['title']} · Foretell")
    last = len(lesson["steps"]) - 1
    for number, step in enumerate(lesson["steps"]):
        if step["kind"] == "watch":
            continue
        at(page, number)
        expect(page.locator(".text")).to_have_text(step["text"])
        check_panels(page, lesson["panels"])
        if step["kind"] == "ask":
            click(page, step["decision"])
        elif number < last:
            page.locator("button.on").click()


def test_six_lessons_one_after_the_other(pages: Listening) -> None:
    page = pages.open()
    page.locator("main").get_by_role("link", name="Begin").click()
    page.locator("main").get_by_role("link", name="Begin").click()
    for name in BASE:
        expect(page).to_have_url(f"{pages.address}/learn/{name}")
        play(pages, page, name, "en")
        page.locator("a.on").click()
    expect(page.locator("button.main.big")).to_be_visible()
    page.goto(f"{pages.address}/learn")
    expect(page.locator("a.done")).to_have_count(6)
    expect(page.locator("main")).to_contain_text(words().say("web-learn-finished"))


OTHERS = {
    "shapeshifter": "de",
    "dragon": "fr",
    "fairy": "it",
    "bomb": "sk",
    "werewolf": "pl",
    "juggler": "cs",
    "cloud": "hu",
}
"""Every special card, and every language but English."""


@pytest.mark.parametrize(("name", "language"), OTHERS.items())
def test_a_lesson_in_another_language(pages: Listening, name: str, language: str) -> None:
    page = pages.open(f"/learn/{name}", viewport=PHONE, locale=language)
    play(pages, page, name, language)
    assert axe(page) == []
    page.locator("main").get_by_role("link", name=words(language).say("web-learn-all")).first.click()
    expect(page.locator("a.done")).to_have_count(1)


@pytest.mark.parametrize("name", ["trick", "trump", "predicting", "scoring", "juggler", "werewolf"])
def test_a_lesson_opened_by_its_address_marks_the_right_card(pages: Listening, name: str) -> None:
    page = pages.open(f"/learn/{name}")
    for number, step in enumerate(lesson_of(pages, name, "en")["steps"][:-1]):
        if step["kind"] == "watch":
            continue
        at(page, number)
        if step["kind"] == "say":
            page.keyboard.press("Enter")
            continue
        card, _, announced = step["decision"].removeprefix(">").partition("=")
        in_hand = step["view"]["phase"] in ("play", "pass_card")
        wanted = f'.hand [data-card="{card}"]' if in_hand else f'[data-decision="{step["decision"]}"]'
        expect(page.locator(wanted)).to_be_focused()
        assert page.locator(f"{wanted}:focus-visible").count() == 1
        page.keyboard.press("Enter")
        if announced and in_hand:
            expect(page.locator(f'[data-decision="{step["decision"]}"]')).to_be_focused()
            page.keyboard.press("Enter")


def test_after_a_choice_that_is_not_wanted_the_wanted_one_is_shown(pages: Listening) -> None:
    page = pages.open("/learn/trick")
    for number in (0, 1):
        at(page, number)
        page.locator("button.on").click()
    at(page, 2)
    expect(page.locator(".hand .hinted")).to_have_count(0)
    click(page, "R4")
    expect(page.locator(".remark")).to_have_text(words().say("lesson-other"))
    expect(page.locator(".hand .hinted button")).to_have_attribute("data-card", "B9")


def test_the_list_says_once_what_was_done(pages: Listening) -> None:
    page = pages.open("/learn/trump")
    play(pages, page, "trump", "en")
    page.goto(f"{pages.address}/learn")
    expect(page.locator("a.done")).to_have_text(f"Trump✓ {words().say('web-learn-done')}")
    assert (
        page.evaluate("getComputedStyle(document.querySelector('a.done .good > span'), '::before').content") == "none"
    )
    assert page.evaluate("getComputedStyle(document.querySelector('a.done .good'), '::before').content") == "none"


def test_a_lesson_by_keys_alone_and_what_it_does_not_want(pages: Listening) -> None:
    page = pages.open("/learn/following")
    at(page, 0)
    page.keyboard.press("Enter")
    at(page, 3)
    expect(page.locator(".hand button:focus")).to_have_attribute("data-card", "B5")
    expect(page.get_by_role("log")).to_contain_text("blue 7")
    expect(page.get_by_role("log")).to_contain_text("blue 10")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".remark")).to_contain_text("you still hold blue")
    expect(page.locator(".remark a")).to_have_attribute("href", "/rules#PLAY-3")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    at(page, 5)
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.locator(".remark")).to_have_text(words().say("lesson-other"))
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    at(page, 7)
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{pages.address}/learn/wizards-and-jesters")
