"""A walk through all lessons, with a ruler: every text, every question, and what is said to other choices."""

from __future__ import annotations

from typing import Any

import httpx

from foretell.i18n import languages, words
from foretell.i18n.wording import card
from foretell.lessons.course import LESSONS
from tests.web.ruler import Ruler, Texts, one_line, said, spoken
from tests.web.stand_in import StandIn
from tests.web.test_learn import at, click

BESIDE = {"web-learn-on", "web-learn-next"}
"""What the browser says in lessons only."""


def walk_lessons(address: str, ruler: Ruler) -> None:
    """Look at every step of every lesson."""
    with httpx.Client(base_url=address) as server:
        for name in LESSONS:
            walk_lesson(
                address,
                ruler,
                name,
                {one: server.get(f"/api/lessons/{name}?language={one}").json() for one in languages()},
            )


def walk_lesson(address: str, ruler: Ruler, name: str, told: dict[str, Any]) -> None:
    """Play a lesson; what others play comes by itself, and soon."""
    page, steps = ruler.page, told["en"]["steps"]
    page.goto(f"{address}/learn/{name}")
    StandIn(page).wait_longer(0.05)
    for number, step in enumerate(steps):
        if step["kind"] == "watch":
            continue
        at(page, number)
        ruler.measure(f"lesson {name}, {number}", {".text": texts(told, number), "h1": titles(told)})
        if step["kind"] == "ask":
            walk_question(ruler, step)
        elif number < len(steps) - 1:
            page.locator("button.on").click()


def texts(told: dict[str, Any], number: int) -> Texts:
    return {language: one_line(lesson["steps"][number]["text"]) for language, lesson in told.items()}


def titles(told: dict[str, Any]) -> Texts:
    return {language: lesson["title"] for language, lesson in told.items()}


def walk_question(ruler: Ruler, step: dict[str, Any]) -> None:
    """Choose what is forbidden, what is not wanted, what is still to be announced, and then what is wanted."""
    page, wanted = ruler.page, step["decision"]
    barred = page.locator(".hand button[aria-disabled=true]")
    if barred.count():
        barred.first.dispatch_event("click")
        ruler.measure("forbidden", {".remark a": said("web-why-rule")})
    others = [token for token in step["view"]["legal"] if token != wanted]
    if others and (page.locator(".decision").count() or not ruler.read["en"] & {words().say("lesson-other")}):
        click(page, others[0])
        ruler.measure("not wanted", {".remark": said("lesson-other")})
    token, _, announced = wanted.partition("=")
    in_hand = page.locator(f'.hand button[data-card="{token}"]')
    if announced and in_hand.count():
        in_hand.click(position={"x": 8, "y": 20})
        asked = spoken(lambda own: own.say("web-decide-announce", card=card(own, token, "object")))
        ruler.measure("announce", {".decision h2": asked})
    click(page, wanted)
