"""The screen: where commands write, in colour if the reader wants it.

Colour is for terminals only, and never where NO_COLOR is set; FORCE_COLOR asks for it, as for a pager. Rich is imported
only when there is colour to write. What comes from a file is made printable first: no name moves the cursor.
"""

from __future__ import annotations

import os
import re
import shutil
from functools import cached_property
from typing import TYPE_CHECKING, Final, TextIO

from foretell.cli.ink import STYLES, SYSTEMS, Ink, Line

if TYPE_CHECKING:
    from rich.console import Console

_CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
NARROWEST: Final = 40
WIDEST: Final = 100


def printable(text: str) -> str:
    """Return a text with a sign in place of everything that steers a terminal.

    >>> printable("Ada\\x1b[2J")
    'Ada�[2J'
    """
    return _CONTROL.sub("\N{REPLACEMENT CHARACTER}", text)


def columns() -> int:
    """Return how many columns to fill: those of the terminal, but no fewer or more than are good to read."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))


class Screen:
    """A stream to write lines to."""

    def __init__(self, out: TextIO) -> None:
        self.out = out
        self.live = out.isatty()
        """Whether somebody is watching as it is written."""
        self.colourful = _wants_colour(self.live)

    @property
    def columns(self) -> int:
        """How wide to write."""
        return columns()

    def write(self, *parts: str | Ink) -> None:
        """Write a line."""
        self.begin(*parts, "\n")

    def lines(self, lines: list[Line]) -> None:
        """Write several lines."""
        for line in lines:
            self.write(*line)

    def begin(self, *parts: str | Ink) -> None:
        """Write a part of a line, and show it."""
        inks = [Ink(part) if isinstance(part, str) else part for part in parts]
        if self.colourful:
            self._paint(inks)
        else:
            self.out.write("".join(ink.text if ink.text == "\n" else printable(ink.text) for ink in inks))
        if self.live:
            self.out.flush()

    def _paint(self, inks: list[Ink]) -> None:
        from rich.text import Text

        text = Text(end="")
        for ink in inks:
            text.append(ink.text if ink.text == "\n" else printable(ink.text), self._styles.get(ink.style))
        self._console.print(text, soft_wrap=True, highlight=False, end="")

    @cached_property
    def _console(self) -> Console:
        from rich.console import Console

        return Console(file=self.out)

    @cached_property
    def _styles(self) -> dict[str, str]:
        system = self._console.color_system
        column = SYSTEMS.index(system) if system in SYSTEMS else -1
        return {name: styles[column] for name, styles in STYLES.items()}


def _wants_colour(live: bool) -> bool:
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return live or bool(os.environ.get("FORCE_COLOR"))
