"""How long it takes from the click on "Play now" to the first card, and how smoothly the deal moves.

`make bench-web` starts a server of its own and Debian's Chromium without a screen, and prints what a player would wait.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.server.process import Server

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
FRAMES = """() => new Promise((done) => {
  const times = [];
  const tick = (now) => (times.push(now), times.length < 90 ? requestAnimationFrame(tick) : done(times));
  requestAnimationFrame(tick);
})"""
PLAYABLE = """() => document.querySelector('.prompt.yours') && !document.querySelector('.decision')
  && document.querySelector('.hand button:not([aria-disabled=true])')"""


def first_card(page: Page) -> tuple[float, float]:
    """Press the button; return the seconds until a prediction is asked for, and until a card can be played."""
    page.locator("button.main.big").wait_for()
    begun = time.perf_counter()
    page.locator("button.main.big").click()
    page.locator(".decision [data-decision='0']").wait_for()
    asked = time.perf_counter() - begun
    page.locator(".decision [data-decision='0']").click()
    page.wait_for_function(PLAYABLE)
    return asked, time.perf_counter() - begun


def smoothness(browser: Browser, address: str) -> float:
    """Return the frames a second while the cards of a round are dealt, the slowest tenth left out."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.goto(address)
    page.locator("button.main.big").click()
    page.locator(".hand li").wait_for()
    times: list[float] = page.evaluate(FRAMES)
    gaps = sorted(later - earlier for earlier, later in pairwise(times))
    return 1000 / statistics.mean(gaps[: len(gaps) * 9 // 10])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            address = server.wait()
            with sync_playwright() as play:
                browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                asked, cards = [], []
                for _ in range(times):
                    context = browser.new_context()
                    page = context.new_page()
                    page.goto(address)
                    first, card = first_card(page)
                    asked.append(first)
                    cards.append(card)
                    context.close()
                frames = smoothness(browser, address)
                browser.close()
        finally:
            server.stop()
    for name, found in (("until a prediction is asked for", asked), ("until the first card can be played", cards)):
        print(f"{name}: median {statistics.median(found):.2f} s, slowest of {times} {max(found):.2f} s")
    print(f"frames a second while cards are dealt: {frames:.0f}")


if __name__ == "__main__":
    main()
