"""The show: a finished game told event by event, a line per trick, card after card."""

from __future__ import annotations

from time import sleep
from typing import Any, Final

from foretell.cli.ink import Ink, Line, card, flow, line, width
from foretell.cli.screen import Screen
from foretell.cli.tables import cards
from foretell.game import Game
from foretell.i18n import Catalogue
from foretell.i18n.happenings import event
from foretell.rules.rounds import rounds
from foretell.table.block import with_minus
from foretell.table.events import Event

PAUSES: Final = {"dealt": 0.6, "trump": 0.4, "predicted": 0.1, "played": 0.09, "trick_won": 0.3, "scored": 0.9}
"""Seconds after an event, at speed 1."""


class Show:
    """Tells a game at some speed; speed 0 is at once."""

    def __init__(self, game: Game, words: Catalogue, screen: Screen, speed: float) -> None:
        self.game = game
        self.words = words
        self.screen = screen
        self.speed = speed
        self._about = ""  # what the line now being written is about; nothing between lines
        self._used = 0
        self._trick = 1

    def run(self) -> None:
        """Tell all of it."""
        for happened in self.game.open_events():
            self._tell(happened, happened.facts)
            if self.speed and happened.name in PAUSES:
                sleep(PAUSES[happened.name] / self.speed)

    def _tell(self, happened: Event, facts: Any) -> None:
        player = self.game.players[happened.seat]
        match happened.name:
            case "dealt":
                self._deal(facts)
            case "predicted":
                self._on(self.words.say("show-predictions"), f"{player} ", Ink(str(facts["prediction"]), "title"))
            case "predictions" if self._about == self.words.say("show-predictions"):
                self._on(self._about, self.words.say("show-sum", sum=facts["sum"], tricks=facts["tricks"]))
            case "played":
                self._on(self.words.say("show-trick", trick=self._trick), f"{player} ", card(facts["play"], self.words))
            case "trick_won" | "trick_bombed":
                key = "show-trick-won" if happened.name == "trick_won" else "show-trick-bombed"
                self._on(self._about, Ink(self.words.say(key, player=player), "title"))
                self._trick += 1
            case "passed":
                self._on(self.words.say("show-passed"), f"{player} ", card(facts["card"], self.words))
            case "scored":
                self._score(facts)
            case "cards_passed" | "game_over":
                self._end()
            case _:
                self._on(".", event(self.words, happened, self.game.players))

    def _deal(self, facts: Any) -> None:
        self._end()
        self._trick = 1
        last = rounds(self.game.settings.switches)
        title = Ink(self.words.say("table-round", round=facts["round"], rounds=last), "title")
        self.screen.write("")
        self.screen.write(title, " · ", self.words.say("table-dealer", dealer=self.game.players[facts["dealer"]]))
        widest = max(map(len, self.game.players))
        for player, hand in zip(self.game.players, facts["hands"], strict=True):
            self.screen.lines(flow(line(f"  {player:{widest}}  "), cards(hand, self.words), self.screen.columns))

    def _score(self, facts: Any) -> None:
        self._end()
        items: list[Line] = []
        for player, points, total in zip(self.game.players, facts["points"], facts["totals"], strict=True):
            won = Ink(with_minus(f"{points:+}"), "coin" if points > 0 else "warning")
            items.append(line(f"{player} ", won, f" = {with_minus(str(total))}"))
        self.screen.lines(flow(line(f"  {self.words.say('show-points')}  "), items, self.screen.columns, gap="  "))

    def _on(self, about: str, *parts: str | Ink) -> None:
        """Go on with the line about this, or begin it; sentences, about “.”, have no label."""
        if about != self._about:
            self._end()
            self._about = about
            self._begin("" if about == "." else f"  {about}")
        needed = width(line("  ", *parts))
        if self._used > 2 and self._used + needed > self.screen.columns:
            self.screen.write("")
            self._used = 0
            self._begin("  ")
        self._begin("  ", *parts)

    def _begin(self, *parts: str | Ink) -> None:
        self.screen.begin(*parts)
        self._used += width(line(*parts))

    def _end(self) -> None:
        if self._about:
            self.screen.write("")
        self._about = ""
        self._used = 0
