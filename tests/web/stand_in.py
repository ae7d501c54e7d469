"""A stand-in for the server: says what it would say only now and then, and refuses what it would grant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_name("stand_in.js")


class StandIn:
    """Speaks as the server would to a page that has loaded the script."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def heard(self, what: str) -> dict[str, Any]:
        """Return the last that the server itself said of this type."""
        found: dict[str, Any] = self.page.evaluate("(what) => standIn.heard[what]", what)
        return found

    def tell(self, **message: Any) -> None:
        """Say something."""
        self.page.evaluate("(message) => standIn.tell(message)", {"number": 0, **message})

    def table(self, **other: Any) -> None:
        """Show the table, some of it otherwise."""
        self.tell(type="table", table={**self.heard("table")["table"], **other})

    def seats(self, *seats: int, **other: Any) -> None:
        """Show the table with something otherwise on these seats."""
        shown = self.heard("table")["table"]["seats"]
        self.table(seats=[seat and {**seat, **(other if seat["seat"] in seats else {})} for seat in shown])

    def view(self, **other: Any) -> None:
        """Show the game, some of it otherwise."""
        kept = self.heard("view")
        self.tell(type="view", turn=kept["turn"], view={**kept["view"], **other}, events=[])

    def happens(self, event: str, view: dict[str, Any] | None = None, **facts: Any) -> None:
        """Let something happen; but for what is new in the view, the game is as it was shown."""
        turn = self.heard("view")["turn"]
        self.tell(type="change", turn=turn, view=view or {}, events=[{"event": event, **facts}])

    def says(self, name: str, text: str = "", reaction: str = "") -> None:
        """Let somebody talk whose player is called as they are."""
        now = self.page.evaluate("Date.now()")
        self.tell(type="talk", number=now, at=now, player=name, name=name, text=text, reaction=reaction)

    def wait_longer(self, factor: float) -> None:
        """Let a page wait so many times longer wherever it waits, until another is opened; what is brief then stays."""
        self.page.evaluate("(factor) => (standIn.patience = factor)", factor)

    def refuse(self, code: str, **params: Any) -> None:
        """Refuse whatever a page wants from now on."""
        self.page.evaluate("(refusal) => standIn.refuse(refusal)", {"code": code, "params": params})

    def keep_silent(self) -> None:
        """Answer nothing from now on."""
        self.page.evaluate("() => standIn.refuse({})")

    def give_way(self) -> None:
        """Let the server answer again."""
        self.page.evaluate("() => standIn.refuse(null)")
