"""Ink: pieces of text with a style, and lines made of them.

A card is a chip in its colour with its token on it, so that the letter says what the colour says, in the language that
is spoken; a chip has its own ground and is legible on dark and on light terminals.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from foretell.cards import COLOUR_LETTERS, COLOUR_NAMES
from foretell.i18n import Catalogue
from foretell.table.block import display_width

STYLES: Final = {
    "blue": ("bold #ffffff on #2f66d0", "bold color(231) on color(26)", "bold white on blue"),
    "red": ("bold #ffffff on #bf3a2b", "bold color(231) on color(124)", "bold white on red"),
    "green": ("bold #ffffff on #2c8254", "bold color(231) on color(29)", "black on green"),
    "yellow": ("bold #2a2118 on #e3ad1c", "bold color(16) on color(178)", "black on yellow"),
    "wizard": ("bold #f4ead5 on #39405f", "bold color(230) on color(238)", "bold reverse"),
    "jester": ("#2a2118 on #f4ead5", "color(16) on color(230)", "reverse"),
    "special": ("bold #0e1430 on #8b90a8", "bold color(16) on color(103)", "bold underline"),
    "title": ("bold", "bold", "bold"),
    "faint": ("#787d96", "color(244)", ""),
    "coin": ("bold #b07d1f", "bold color(136)", "bold"),
    "warning": ("bold #d4552f", "bold color(166)", "bold red"),
}
"""Each style for terminals with all colours, with 256 and with eight; a palette’s nearest to a red may be a yellow."""
SYSTEMS: Final = ("truecolor", "256", "standard")
_LETTERS: Final = dict(zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True)) | {"W": "wizard", "J": "jester"}
_MOST: Final = 8
"""So many signs at most share a column: letters with several accents each. What is longer is cut without a look."""


class Ink(NamedTuple):
    """A text and the style to write it in."""

    text: str
    style: str = ""


Line = list[Ink]


def line(*parts: str | Ink) -> Line:
    """Return a line of these parts."""
    return [Ink(part) if isinstance(part, str) else part for part in parts]


def width(inks: Iterable[Ink]) -> int:
    """Return how many columns a line takes."""
    return sum(len(ink.text) if ink.text.isascii() else display_width(ink.text) for ink in inks)


def card(token: str, words: Catalogue) -> Ink:
    """Return a card or play as a chip, with the language's letters for colours and the edition's for Wizard and Jester.

    >>> from foretell.i18n import words
    >>> [card(token, words()).style for token in ("R7", "Ju=G", "Sh=W", "Dr", "W")]
    ['red', 'green', 'wizard', 'special', 'wizard']
    >>> card("Sh=W", words("cs", "piatnik-cs")).text, card("G7", words("de")).text, card("Ju=Y", words("pl")).text
    ('Sh=Z', 'Gr7', 'Ju=Ż')
    """
    name, sign, announced = token.rpartition("=")
    plain = len(announced) == 1 or announced[1:].isdigit()
    style = _LETTERS.get(announced[0], "special") if plain else "special"
    return Ink(f"{name}{sign}{_shown(announced, style, words)}", style)


def _shown(token: str, style: str, words: Catalogue) -> str:
    if token in ("W", "J"):
        return words.say(f"mark-{style}")
    return words.say(f"colour-{style}.letter") + token[1:] if style in COLOUR_NAMES else token


def short(text: str, columns: int) -> str:
    """Return a text cut to this width.

    >>> short("Wenceslas", 6)
    'Wence…'
    """
    text = text[: _MOST * (columns + 1)]
    if display_width(text) <= columns:
        return text
    while display_width(text) >= columns:
        text = text[:-1]
    return f"{text}…"


def padded(text: str, columns: int) -> str:
    """Return a text cut or filled with blanks to exactly this width."""
    text = short(text, columns)
    return text + " " * (columns - display_width(text))


def flow(head: Sequence[Ink], items: Iterable[Sequence[Ink]], columns: int, gap: str = " ") -> list[Line]:
    """Return items one after another behind a head, and where the line is full, below each other."""
    indent = width(head)
    lines = [list(head)]
    used = indent
    for item in items:
        if used > indent and used + len(gap) + width(item) > columns:
            lines.append([Ink(" " * indent)])
            used = indent
        if used > indent:
            lines[-1].append(Ink(gap))
            used += len(gap)
        lines[-1] += item
        used += width(item)
    return lines


def paragraph(head: Sequence[Ink], text: str, columns: int) -> list[Line]:
    """Return a text as lines behind a head."""
    return flow(head, ([Ink(word)] for word in re.split("[ \n]+", text) if word), columns)
