"""Every page, light and dark, on a phone and on a desktop: nothing for axe to say, nothing too wide, a picture of each.

With FORETELL_SCREENSHOTS=1 the pictures are written to docs/screenshots.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from benchmarks.server.process import Server
from foretell.i18n import words
from tests.web.conftest import CHROMIUM, DESKTOP, FLAGS, PHONE, Listening
from tests.web.player import Player, plan, play_now, unfold

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "docs" / "screenshots"
LOOKS = [("phone", "dark"), ("phone", "light"), ("desktop", "dark"), ("desktop", "light")]
SPECIALS = ["shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"]


def axe(page: Page) -> list[str]:
    """Return what axe finds wrong with a page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def looked_at(page: Page, name: str, device: str, light: str) -> None:
    """Check a page, and take its picture where pictures are wanted."""
    page.wait_for_timeout(150)
    assert page.evaluate("document.documentElement.scrollWidth") <= (page.viewport_size or PHONE)["width"]
    if os.environ.get("FORETELL_SCREENSHOTS"):
        PICTURES.mkdir(exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}-{device}-{light}.png")
    assert axe(page) == [], name


@pytest.mark.parametrize(("device", "light"), LOOKS, ids=lambda look: str(look))
def test_every_page(pages: Listening, device: str, light: str) -> None:
    options: dict[str, Any] = {"viewport": PHONE if device == "phone" else DESKTOP, "color_scheme": light}
    page = pages.open(**options)
    expect(page.locator("button.main.big")).to_be_visible()
    looked_at(page, "home", device, light)
    for name in ("new", "tables", "rules", "learn", "learn/trump"):
        page.goto(f"{pages.address}/{name}")
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        looked_at(page, name.replace("/", "-"), device, light)
    page.goto(pages.address)
    play_now(page, plan(seats=4, switches={"specials": SPECIALS}))
    player = Player(page)
    player.until(lambda player: player.asked.count("predict") == 4 and player.asked[-1] == "card")
    player.until(lambda player: player.look().get("kind") == "predict")
    looked_at(page, "predict", device, light)
    player.until(lambda player: player.asked.count("predict") >= 5 and bool(player.look().get("barred")))
    looked_at(page, "table", device, light)
    page.get_by_role("button", name="Menu").click()
    looked_at(page, "menu", device, light)
    page.get_by_role("button", name="Vote to end the game").click()
    expect(page.locator(".verified .good")).to_be_visible()
    looked_at(page, "end", device, light)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".scene")).to_be_visible()
    for _ in range(6):
        page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_text("Step 6 of")).to_be_visible()
    page.wait_for_load_state("networkidle")
    looked_at(page, "replay", device, light)


def test_the_waiting_room(pages: Listening) -> None:
    page = pages.open("/new")
    page.get_by_role("button", name=words().say("web-new-invite")).click()
    expect(page.get_by_role("button", name="Add a bot").first).to_be_visible()
    looked_at(page, "room", "desktop", "light")


def test_what_cannot_be_combined_is_closed_and_says_why(pages: Listening) -> None:
    page = pages.open("/new")
    unfold(page)
    page.get_by_label("Wizard Maximus").check()
    expect(page.get_by_label("One colour", exact=False).first).to_be_disabled()
    expect(page.locator(".why").first).to_contain_text("full length only")
    expect(page.locator(".why", has_text="One colour and Wizard Maximus cannot be combined")).to_be_visible()
    assert (page.locator(".why a").first.get_attribute("href") or "").endswith("maximus=yes#VAR-7")
    page.get_by_label("Wizard Maximus").uncheck()
    page.get_by_label("Dragon").first.check()
    expect(page.locator("input[name=fairy]")).to_be_checked()
    expect(page.locator("input[name=maximus]")).to_be_disabled()
    page.locator("input[name=fairy]").uncheck()
    expect(page.locator("input[name=dragon]")).not_to_be_checked()


def test_large_letters(pages: Listening) -> None:
    page = pages.open(viewport={"width": 640, "height": 900})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for path in ("/", "/new", "/rules"):
        page.goto(f"{pages.address}{path}")
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= 640


def test_large_letters_at_the_table(browser: Browser, server: Server) -> None:
    """The browser itself is set to letters of twice the size."""
    large = browser.browser_type.launch(executable_path=CHROMIUM, args=[*FLAGS, "--blink-settings=defaultFontSize=32"])
    pages = Listening(large, f"http://127.0.0.1:{server.port}")
    page = pages.open(viewport={"width": 1280, "height": 900})
    play_now(page, plan(seats=4))
    player = Player(page)
    player.until(lambda player: player.asked.count("predict") == 3 and "cards" in player.look())
    looked_at(page, "table", "large", "light")
    parts = {part: page.locator(part).first.bounding_box() for part in (".prompt", ".hand", ".bar", ".sums", ".trump")}
    for seat in page.locator(".seat").all():
        parts[seat.inner_text()] = seat.bounding_box()
    for part, box in parts.items():
        assert box is not None, part
        assert box["x"] >= 0, part
        assert box["x"] + box["width"] <= 1280, part
        assert box["y"] + box["height"] <= 900, part
    player.step()
    pages.close()
    large.close()


def test_the_shell_opens_offline(pages: Listening) -> None:
    pages.allowed = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
    page = pages.open()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("You’re offline.")).to_be_visible()
    expect(page.locator("button.main.big")).to_be_visible()
    page.locator("button.main.big").click()
    expect(page.get_by_role("alert")).to_have_text(words().say("web-offline"))
