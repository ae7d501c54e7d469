"""The replay: steps, tricks, eyes, and a link to a moment."""

from __future__ import annotations

import re
from functools import partial
from itertools import product

from playwright.sync_api import Page, Route, expect

from foretell import Record
from foretell.i18n import words
from foretell.record.fairness import verify
from tests.web.conftest import Listening
from tests.web.player import Player, plan, play_now


def ended_early(pages: Listening) -> Page:
    """Play two rounds, end the game, and return its end."""
    page = pages.open()
    play_now(page, plan(seats=3))
    player = Player(page)
    player.until(lambda player: player.asked.count("predict") == 3)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Vote to end the game").click()
    expect(page.locator(".verified .good")).to_be_visible()
    return page


def test_a_game_ended_early_step_by_step(pages: Listening) -> None:
    page = ended_early(pages)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    verify(Record.parse(download.value.path().read_text(encoding="utf-8")))
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text(re.compile(r"Step 0 of \d+"))).to_be_visible()
    open_cards = page.locator(".hands svg[role=img]")
    expect(open_cards).to_have_count(3)  # one each, all open
    page.get_by_label("Round").select_option(label="2")
    expect(open_cards).to_have_count(6)
    page.get_by_label("View as").select_option("1")
    expect(open_cards).to_have_count(2)
    expect(page.locator(".hands li").nth(1).locator("svg[role=img]")).to_have_count(2)
    page.get_by_label("View as").select_option("")
    page.get_by_label("Trick").select_option(label="2")
    expect(open_cards).to_have_count(3)
    page.keyboard.press("ArrowRight")
    expect(open_cards).to_have_count(2)
    address = page.url
    other = pages.open(address.removeprefix(pages.address))
    expect(other.locator(".hands svg[role=img]")).to_have_count(2)
    expect(other.get_by_text(re.compile(f"Step {address.rpartition('/')[2]} of"))).to_be_visible()


def test_a_result_has_an_address(pages: Listening) -> None:
    page = ended_early(pages)
    href = page.get_by_role("link", name="Replay").get_attribute("href") or ""
    other = pages.open(href.removesuffix("/0"))
    expect(other.locator(".verified .good")).to_be_visible()
    expect(other.locator(".hero li")).to_have_count(3)


def given(text: str, route: Route) -> None:
    route.fulfill(body=text)


def test_TABLE_2_the_page_draws_the_lot_again(pages: Listening) -> None:
    """It finds a record that names another scribe, and one that keeps silent about the lot that was agreed."""
    page = pages.open()
    page.evaluate("localStorage.removeItem('foretell.plan')")
    play_now(page, plan(seats=3, switches={"scribe": "lot"}))
    Player(page).until(lambda player: player.asked.count("predict") == 1)
    drawn = page.evaluate("fetch('/api/tables/' + location.pathname.slice(3)).then((answer) => answer.json())")
    seat, table = drawn["settings"]["scribe"], drawn["id"]
    page.get_by_role("button", name=words().say("web-menu-title"), exact=True).click()
    expect(page.locator(".menu")).to_contain_text("drawn by lot")
    page.get_by_role("button", name=words().say("web-menu-end", votes=0)).click()
    expect(page.locator(".verified .good")).to_be_visible()
    record = page.evaluate("(game) => fetch(`/api/games/${game}/record`).then((answer) => answer.text())", f"{table}-1")
    assert verify(Record.parse(record)).by_lot
    other = re.sub(r"^scribe: \d", f"scribe: {(seat + 1) % 3}", record, flags=re.MULTILINE)
    silent = record.replace('x-shuffle-scribe: "lot"\n', "")
    doubled = record + f"scribe: {seat}\n"
    addresses = page.url, f"{pages.address}/g/{table}-1"
    for address, (told, doubt) in product(addresses, ((other, "scribe"), (silent, "scribe"), (doubled, "headers"))):
        page.route("**/record", partial(given, told))
        page.goto(address)
        expect(page.locator(".verified")).to_contain_text(words().say(f"web-verify-{doubt}"))
        page.unroute("**/record")
