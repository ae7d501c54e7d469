"""A walk through all pages but the table, with a ruler: empty and full, granted and refused."""

from __future__ import annotations

from functools import partial
from typing import Any

import httpx
from playwright.sync_api import Route

from foretell.i18n.rulebook import rule_ids
from foretell.lessons.course import LESSONS
from foretell.rules.settings import VARIANTS
from tests.web.player import plan, unfold
from tests.web.ruler import Ruler, said
from tests.web.stand_in import StandIn
from tests.web.test_pages import SPECIALS

BOOKS = [
    f"edition=amigo-de&specials={','.join(SPECIALS)}&hidden_predictions=yes&turned_wizard_no_trump=yes"
    "&cloud_acts=trick&length=short",
    "edition=piatnik-cs&clairvoyance=yes&wizard_barred=yes",
    "edition=standard&one_colour=yes&secret_predictions=yes",
    "edition=piatnik-pl&maximus=yes&plus_minus_one=yes&predict_from=scribe",
]
"""Settings that bring every rule into the book, under one of them or another."""
REFUSED = ["/new", "/tables", "/learn", "/learn/trick", "/rules", "/g/0000000000000", "/g/0000000000000/0"]


def walk_pages(address: str, ruler: Ruler) -> None:
    """Look at every page that can be reached without a table."""
    walk_home(address, ruler)
    walk_new(address, ruler)
    walk_lobby(address, ruler)
    walk_books(address, ruler)
    walk_learn(address, ruler)
    walk_refused(address, ruler)


def walk_home(address: str, ruler: Ruler) -> None:
    page = ruler.page
    page.goto(address)
    ruler.measure("home", {"h1": said("web-home-title")})
    page.locator("nav button").click()
    ruler.measure("options", {"dialog h2": said("web-nav-options")})
    page.keyboard.press("Escape")
    page.locator("#link").fill("no link")
    page.locator("#link").press("Enter")
    ruler.measure("home, no link", {"[role=alert]": said("web-join-bad")})
    page.evaluate("dispatchEvent(new Event('offline'))")
    ruler.measure("offline", {".offline": said("web-offline")})
    page.evaluate("localStorage.removeItem('foretell.plan')")
    page.evaluate(plan(edition="amigo-de", level="journeyman"))
    StandIn(page).keep_silent()
    page.reload()
    page.locator("button.main.big").click()
    ruler.measure("home, dealing", {"button.main.big": said("web-home-dealing")})
    StandIn(page).give_way()
    page.evaluate("localStorage.removeItem('foretell.plan')")
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    ruler.measure("nowhere", {"h1": said("web-nowhere")})


def walk_new(address: str, ruler: Ruler) -> None:
    page = ruler.page
    page.goto(f"{address}/new")
    ruler.measure("new table", {"h1": said("web-title-new"), ".folds": said("web-scribe-lot")})
    unfold(page)
    ruler.measure("new table, unfolded", {".why": said("error-table-rated-no-hints")})
    page.locator(".coins label").last.click()
    for seat, level in enumerate(["jester", "scribe", "journeyman", "sage", "archmage"]):
        page.locator(".panel select").nth(seat).select_option(level)
    ruler.measure("new table, all levels", {"section p": said("web-level-archmage.about")})
    page.locator(".panel select").first.select_option("")
    free = {".start button": said("web-new-open"), "li b": said("web-seat-number", seat=2)}
    ruler.measure("new table, a friend", free)
    page.locator(".coins label").nth(1).click()
    page.locator(".panel select").first.select_option("apprentice")
    page.locator(".edition select").select_option("rexhry")
    unfold(page)
    ruler.measure("new table, booklet", {".badge": said("web-new-booklet"), "summary": said("web-new-more")})
    page.locator(".edition select").select_option("standard")
    unfold(page)
    page.locator(".seg label").last.click()
    page.locator("input[name=sizes]").fill("3, 5, 99")
    refused = said("error-settings-hand-sizes", most=15, value="3, 5, 99")
    ruler.measure("new table, hand sizes", {"label.sizes": said("web-length-sizes"), "[role=status]": refused})
    page.locator(".seg label").first.click()
    page.locator("input[name=hints]").uncheck()
    for name in (*VARIANTS, "rated"):
        for on in True, False:
            with page.expect_response("**/api/choices"):
                page.locator(f"input[name={name}]").set_checked(on)
            if on:
                ruler.measure(f"new table, {name}")


def walk_lobby(address: str, ruler: Ruler) -> None:
    page = ruler.page
    listed = httpx.get(f"{address}/api/tables").json()
    busy = [
        {**table, "status": "playing", "specials": SPECIALS, "variants": VARIANTS, "length": "tournament"}
        for table in listed
    ]
    for tables, shows in [
        (listed, {".button": said("web-join")}),
        (busy, {".button": said("web-watch"), ".soft": said("setting-hidden-predictions")}),
        ([], {"main p": said("web-tables-none")}),
    ]:
        page.route("**/api/tables", partial(given, tables))
        page.goto(f"{address}/tables")
        ruler.measure(f"{len(tables)} tables", shows)
        page.unroute("**/api/tables")


def given(answer: Any, route: Route) -> None:
    route.fulfill(json=answer)


def walk_books(address: str, ruler: Ruler) -> None:
    page = ruler.page
    seen: set[str] = set()
    page.route("**/api/rules?*", with_sources)
    for book in BOOKS:
        page.goto(f"{address}/rules?{book}")
        title = said(f"edition-{book.partition('&')[0].partition('=')[2]}")
        ruler.measure(
            f"rules, {book}", {".box b": title, ".chapter p": said("rule-play-1"), ".aim": said("picture-aim")}
        )
        seen |= set(page.locator(".chapter article").evaluate_all("(rules) => rules.map(({id}) => id)"))
    missing = set(rule_ids()) - seen
    assert not missing, missing
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    ruler.measure("rules, all unfolded", {"summary b": said("web-rules-more")})
    page.evaluate("scrollTo(0, 0)")
    if page.locator(".toc").is_visible():
        page.locator(".toc").click()
        ruler.measure("rules, contents", {".toc b": said("web-rules-contents"), "nav.open a": said("section-win")})
        page.locator(".toc").click()
        page.locator(".glass").click()
    for sought, number in ("score-", 3), ("play-3", 1), ("xyzzy", 0):
        page.locator(".field input").fill(sought)
        ruler.measure(f"rules, {sought} sought", {".found": said("web-rules-found", number=number)})
    page.goto(f"{address}/rules?edition=amigo-fr&specials=bomb")
    ruler.measure("rules, not together", {"[role=alert]": said("setting-wizard-barred")})
    page.unroute("**/api/rules?*")


def with_sources(route: Route) -> None:
    """Let a part of some rules be of other booklets."""
    book = route.fetch().json()
    for section in book["sections"]:
        for rule in section["rules"][::2]:
            rule["sentences"] = [{"text": rule["text"], "source": "others", "tip": False, "origin": "…"}]
    route.fulfill(json=book)


def walk_learn(address: str, ruler: Ruler) -> None:
    page = ruler.page
    page.goto(f"{address}/learn")
    first = {"li a span": said("lesson-trick-title")}
    ruler.measure("learn", first)
    for learnt in ["trick"], [*LESSONS]:
        page.evaluate("(learnt) => localStorage.setItem('foretell.lessons', JSON.stringify(learnt))", learnt)
        page.reload()
        ruler.measure("learn, some of it done", {**first, "a.done": said("web-learn-done")})


def walk_refused(address: str, ruler: Ruler) -> None:
    """Look at pages that do not get what they ask for."""
    page = ruler.page
    stand_in = StandIn(page)
    stand_in.refuse("server/store-unavailable")
    for path in REFUSED:
        page.goto(f"{address}{path}")
        ruler.measure(f"{path} refused", {"[role=alert]": said("error-server-store-unavailable")})
    stand_in.refuse("not/foreseen")
    page.goto(f"{address}/tables")
    ruler.measure("not foreseen", {"[role=alert]": said("web-trouble", code="not/foreseen")})
    page.goto(f"{address}/t/0000000000000")
    ruler.measure("line lost", {"[role=status]": said("web-line-lost")})
    stand_in.keep_silent()
    page.reload()
    ruler.measure("line opening", {"[role=status]": said("web-line-opening")})
    stand_in.give_way()
