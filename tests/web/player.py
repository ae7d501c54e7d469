"""A player with a mouse, a finger or a keyboard: clicks what the page offers, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

_LOOK = """(patient) => {
  const q = (s) => document.querySelector(s);
  if (q('.hero ol')) return {end: true};
  const all = (s) => [...document.querySelectorAll(s)];
  const panel = all('.decision [data-decision]:not([aria-disabled=true])').map(b => b.dataset.decision);
  if (panel.length) return {panel, kind: q('.decision').dataset.kind};
  if (!q('.prompt.yours')) {
    if (!patient) q('.arena')?.click();
    return null;
  }
  const cards = [...document.querySelectorAll('.hand button:not([aria-disabled=true])')].map(b => b.dataset.card);
  if (!cards.length) return null;
  const barred = [...document.querySelectorAll('.hand button[aria-disabled=true]')].map(b => b.dataset.card);
  const hand = all('.hand button').map(b => b.dataset.card).join() + q('.prompt').textContent;
  return {cards, barred, hand, line: q('.prompt').textContent};
}"""

_SEEN = """(selector) => {
  const card = document.querySelector(selector);
  if (!card) return null;
  const box = card.getBoundingClientRect();
  const seen = [];
  for (let x = 0.05; x < 1; x += 0.05) for (let y = 0.1; y < 1; y += 0.1) {
    const at = [box.left + box.width * x, box.top + box.height * y];
    if (document.elementFromPoint(...at)?.closest('button') === card) seen.push(at);
  }
  // The middle of what is seen: a finger is wide, and near an edge the browser may take it for the next card's.
  return seen.length ? seen[Math.floor(seen.length / 2)] : null;
}"""


@dataclass
class Player:
    """Plays at a page, and remembers what it was asked."""

    page: Page
    hand: str = "mouse"
    patient: bool = False
    """Whether it waits for all that moves; a click on the table shows at once what has happened."""
    choose: Callable[[list[str]], str] = lambda offered: offered[len(offered) // 2]
    asked: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    phases: list[str] = field(default_factory=list)

    def look(self, timeout: float = 15_000) -> dict[str, Any]:
        """Wait until something is offered, or the game is over, and return it."""
        found = self.page.wait_for_function(_LOOK, arg=self.patient, timeout=timeout).json_value()
        return dict(found)

    def step(self) -> bool:
        """Take one decision; return whether there was one to take."""
        offered = self.look()
        if offered.get("end"):
            return False
        if "panel" in offered:
            token = self.choose(offered["panel"])
            self.asked.append(offered["kind"])
            self.played.append(token)
            self._press(f'.decision [data-decision="{token}"]', token)
            self._gone(f'.decision [data-decision="{token}"]')
            return True
        card = self.choose(offered["cards"])
        self.asked.append("card")
        if "pass" in offered["line"]:
            self.phases.append("pass_card")
        self.played.append(card)
        self._play(card, offered["hand"])
        return True

    def until(self, done: Callable[[Player], bool], most: int = 1000) -> None:
        """Play on until something holds or the game is over."""
        for _ in range(most):
            if done(self) or not self.step():
                return

    def _play(self, card: str, before: str) -> None:
        selector = f'.hand button[data-card="{card}"]'
        if self.hand == "keyboard":
            self._walk_to(card)
            self.page.keyboard.press("Enter")
        elif self.hand == "finger":
            self.page.touchscreen.tap(*self._seen(selector))
            self.page.touchscreen.tap(*self._seen(selector))
        else:
            self.page.mouse.click(*self._seen(selector))
        self.page.wait_for_function(
            "([before]) => document.querySelector('.decision') || document.querySelector('.hero ol') || "
            "[...document.querySelectorAll('.hand button')].map(b => b.dataset.card).join() + "
            "document.querySelector('.prompt').textContent !== before || !document.querySelector('.prompt.yours')",
            arg=[before],
        )

    def _walk_to(self, card: str) -> None:
        """Bring the focus to a card by keys alone: an arrow leads into the hand, others along it."""
        here = "() => document.activeElement?.closest('.hand') ? document.activeElement.dataset.card : ''"
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Home")
        for _ in range(30):
            if self.page.evaluate(here) == card:
                return
            self.page.keyboard.press("ArrowRight")
        raise LookupError(card)

    def _seen(self, selector: str) -> tuple[float, float]:
        """Return a point where a card of the fan can be seen and hit."""
        found = self.page.wait_for_function(_SEEN, arg=selector).json_value()
        return found[0], found[1]

    def _press(self, selector: str, token: str) -> None:
        if self.hand == "keyboard":
            for key in token.rpartition("=")[2] if not token.lstrip("+-").isdigit() or token[0] in "+-" else token:
                self.page.keyboard.press(key)
                if token[0] in "+-":
                    break
        elif self.hand == "finger":
            self.page.locator(selector).tap()
        else:
            self.page.locator(selector).click()

    def _gone(self, selector: str) -> None:
        self.page.wait_for_function("(s) => !document.querySelector(s)", arg=selector)


def plan(seats: int = 4, pace: int = 0, level: str = "scribe", **arrangement: Any) -> str:
    """Return a script that makes `Play now` begin such a game."""
    switches = {"scribe": seats - 1, **arrangement.pop("switches", {})}
    chosen = {"edition": "standard", "seats": seats, "pace": pace, "hints": True, "switches": switches, **arrangement}
    kept = json.dumps(json.dumps({"arrangement": chosen, "levels": [level]}))
    return f"if (!localStorage.getItem('foretell.plan')) localStorage.setItem('foretell.plan', {kept})"


def unfold(page: Page) -> None:
    """Open whatever is folded."""
    page.wait_for_selector("details")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")


def play_now(page: Page, script: str) -> None:
    """Choose the game and press the button."""
    page.evaluate(script)
    page.reload()
    page.locator("button.main.big").click()
