"""A walk through everything that can be refused, with a ruler: as a problem on a page and as a note at a table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

from playwright.sync_api import expect

from foretell.errors import ForetellError
from foretell.i18n.wording import error
from tests.i18n.catalogues import Found, messages
from tests.web.ruler import Ruler, spoken

ELSEWHERE = re.compile("error-(record|arena|fast|deal|notation|undo|events|bots|round)-")
"""What the browser has no words for, as it never happens there (web/build/words.ts)."""
SAMPLES: dict[str, Any] = {
    "action": 159,
    "address": "127.0.0.1:8765",
    "colour": "yellow",
    "decisions": 234,
    "extra": "passkeys",
    "file": "/etc/foretell/server.toml",
    "header": "shuffle-commitment",
    "least": 1,
    "method": "hmac-sha512 1",
    "most": 16384,
    "name": "Wilhelmina von Habsburg",
    "one": "secret_predictions",
    "option": "spectators",
    "other": "hidden_predictions",
    "package": "webauthn",
    "phase": "adjust_prediction",
    "round": 20,
    "seat": 5,
    "seats": 6,
    "setting": "turned_wizard_no_trump",
    "store": "postgresql://store.example.org/foretell",
    "table": 12,
    "token": "Ju=Y",
    "tricks": 20,
    "trouble": "Invalid value (at line 1, column 5)",
    "turn": 4,
    "value": "hidden_predictions",
    "version": 2,
    "where": "Expected `int`, got `str` - at `$.switches[...]`",
    "workers": 4,
}
"""Something long for every parameter."""
WORDED = {"card": "token", "choice": "token", "colour-name": "colour", "phase-name": "phase", "setting-name": "setting"}
WORDED |= {"one-name": "one", "other-name": "other"}
"""What the wording makes of another parameter."""


def walk_errors(address: str, ruler: Ruler) -> None:
    """Let everything be refused on the first page, and then at a table."""
    page = ruler.page
    expect(page.locator("button.main.big")).to_be_visible()
    ruler.measure_refusals("problem", [*refusals()], "button.main.big", "[role=alert]")
    page.evaluate("standIn.refuse(null)")
    page.goto(f"{address}/new")
    page.locator("button.invite").click()
    expect(page.locator(".reactions button").first).to_be_visible()
    # Whatever cannot be stored is sent again by itself.
    shown = [one for one in refusals() if one["refusal"]["code"] != "server-store-unavailable"]
    ruler.measure_refusals("note", shown, ".reactions button", ".toast")
    page.evaluate("standIn.refuse(null)")


def refusals() -> Iterator[dict[str, Any]]:
    """Yield every refusal that a browser can get, and what is said to it."""
    for key, message in messages("en", "errors").items():
        if key.startswith("error-") and not ELSEWHERE.match(key):
            code = key.removeprefix("error-")
            for params in given(message):
                texts = spoken(partial(error, problem=ForetellError(code, "", **params)))
                yield {"refusal": {"code": code, "params": params}, "texts": texts}


def given(message: Any) -> Iterator[dict[str, Any]]:
    """Yield parameters for a message; where it chooses by the name of something, once for each name."""
    found = Found(message)
    asked = {WORDED.get(variable, variable) for variable in found.variables}
    params = {variable: SAMPLES[variable] for variable in asked}
    yield params
    for variable, names in found.choices:
        for name in names - {"one", "other"}:
            yield params | {variable: name}
