"""What the tests in a real browser share: the pages built, a server, Debian's Chromium, and an ear for its console."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from benchmarks.server.process import Server
from foretell.server.pages import Pages
from tests.needs import missing
from tests.web.seeded import SAME_NONCE

PROGRAMS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser")
CHROMIUM = next((path for path in PROGRAMS if Path(path).is_file()), "")
"""What has no window to draw comes first: the same engine, in which pages take a quarter less time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SEED = 4015
"""With three seats and all special cards, who likes to play those has played each of them by round 7."""
SLOW_LINE = Path(__file__).with_name("slow_line.js")
PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1280, "height": 800}
PATIENCE = 15_000
"""Milliseconds that whatever is to come may take on a busy machine."""
SLOWEST = float(os.environ.get("FORETELL_SLOW_LINE", "0"))
"""Milliseconds that all between pages and server may take more, each way: what a test does not wait for then shows."""
Open = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


# Playwright keeps an event loop running, so it must have ended before tests elsewhere run one of their own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Give a browser; without one the tests are skipped, loudly, and in CI they fail."""
    if not CHROMIUM:
        missing("NO BROWSER: install chromium to run the tests of the table in the browser")
    with sync_playwright() as play:
        running = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a running server with the pages; its games are all dealt from one seed, so that tests know what comes."""
    assert Pages().built, "the pages are not built: make web"
    settings = {"FORETELL_TALK_RATE": "100", "FORETELL_TEST_SEED": str(SEED)}
    running = Server(tmp_path_factory.mktemp("web"), settings=settings, program=("-m", "tests.web.seeded"))
    wait_for(running)
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text(encoding="utf-8")


def wait_for(server: Server) -> None:
    """Wait until a server answers."""
    for _ in range(400):
        try:
            if httpx.get(f"http://127.0.0.1:{server.port}/ready").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise TimeoutError(server.log.read_text(encoding="utf-8")[-2000:])


class Listening:
    """Opens pages and hears every complaint of theirs."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.allowed: tuple[str, ...] = ()
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def open(self, path: str = "/", viewport: dict[str, int] | None = None, **options: Any) -> Page:
        """Open a page in a browser of its own, as a new guest would."""
        settings: dict[str, Any] = {"viewport": viewport or DESKTOP, "reduced_motion": "reduce", **options}
        context = self._browser.new_context(**settings)
        context.add_init_script(SAME_NONCE)
        if SLOWEST:
            context.add_init_script(f"const slowest = {SLOWEST};\n{SLOW_LINE.read_text(encoding='utf-8')}")
        self._contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        page.goto(f"{self.address}{path}")
        return page

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.complaints.append(said.text)

    def close(self) -> None:
        """Close all pages; nobody may have complained."""
        for context in self._contexts:
            context.close()
        heard = [text for text in self.complaints if not any(allowed in text for allowed in self.allowed)]
        assert heard == []


@pytest.fixture
def pages(browser: Browser, server: Server) -> Iterator[Listening]:
    """Give a way to open pages; their consoles must stay silent."""
    listening = Listening(browser, f"http://127.0.0.1:{server.port}")
    yield listening
    listening.close()
