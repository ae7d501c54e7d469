"""What the tests of `foretell arena` share: a small match, what is to come of it, and a reader of pages."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from foretell.arena import Match, Report, play, report
from foretell.arena.block import Block, play_block
from foretell.arena.engines import Here
from tests.arena.samples import duel, without_time

LINE_UP = ",".join(duel().line_up)
MATCH = ("arena", "match", "--line-up", LINE_UP, "--seed", "1", "--processes", "1")


def read(path: Path) -> dict[str, Any]:
    data = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def untimed(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != "time"}


@cache
def found(games: int) -> Report:
    return report(play(duel(games=games)))


def expected(games: int) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(without_time(found(games))))
    return data


class Page(HTMLParser):
    """Reads a page: that every element is closed, and what it would fetch."""

    VOID = ("meta", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.fetched: list[str] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href", "xlink:href", "data")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


class Interrupted(Here):
    """Presses Ctrl-C while a block is played: once, or twice."""

    def __init__(self, times: int) -> None:
        self.times = times

    def play(self, match: Match, work: Iterator[range]) -> Iterator[Block]:
        for deals in work:
            block = play_block(match, deals)
            for _ in range(self.times):
                signal.raise_signal(signal.SIGINT)
            yield block
