"""The lines of a text, as words that know their places.

A line is a label with a value after a colon, or a bare label. Words stand between spaces or tabs; lines end as on Unix
or on Windows. Empty lines, and lines that begin with `#`, are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from foretell.cards import CARDS
from foretell.errors import InvalidRecord
from foretell.record.places import START, Place, invalid, shown

_WORD: Final = re.compile(r"[^ \t]+")
_BLANKS: Final = " \t"
_MOST: Final = CARDS + 1
"""No line of a record has more words than there are cards; of a longer one the first words tell what is wrong."""


class Word(NamedTuple):
    """A word and its place."""

    text: str
    place: Place


class Line:
    """One line: the words of its label, its value and the words of that, and how many these are."""

    def __init__(self, number: int, text: str) -> None:
        before, colon, after = text.partition(":")
        start = len(before) + len(colon)
        self.head = _words(before, number, 0)
        self.label = " ".join(word.text for word in self.head) + colon
        self.value = after.strip(_BLANKS)
        self.words = _words(after, number, start)
        self.count = len(self.words) if len(self.words) < _MOST else len(_WORD.findall(after))
        self.end = Place(number, len(text) + 1)
        self.place = self.head[0].place if self.head else Place(number, 1)

    @property
    def first(self) -> str:
        """The first word of the label."""
        return self.head[0].text if self.head else ""

    @property
    def value_place(self) -> Place:
        """Where the value stands, or would stand."""
        return self.words[0].place if self.words else self.end

    def expect(self, count: int, what: str, *, rule: str = "") -> list[Word]:
        """Return the words of the value; there must be this many."""
        if self.count == count:
            return self.words
        place = self.words[count].place if self.count > count else self.end
        message = f"expected {count} {what}, found {self.count}"
        raise invalid("record/wrong-count", message, place, rule=rule, expected=count, found=self.count)


class Lines:
    """The lines of a text, taken one after another."""

    def __init__(self, text: str) -> None:
        self._lines = list(_lines(text))
        self._next = 0

    @property
    def next(self) -> Line | None:
        """The line that comes next; None at the end."""
        return self._lines[self._next] if self._next < len(self._lines) else None

    @property
    def place(self) -> Place:
        """Where the next line stands; at the end, where the last one ends."""
        if line := self.next:
            return line.place
        return self._lines[-1].end if self._lines else START

    def take(self, label: str) -> Line:
        """Return the next line and go on; it must have this label."""
        line = self.next
        if line is None or line.label != label:
            raise self.unexpected(label)
        self._next += 1
        return line

    def unexpected(self, *labels: str) -> InvalidRecord:
        """Return the error that one of these labels was expected, and not what comes next."""
        expected = " or ".join(f"'{label}'" for label in labels)
        found = shown(self.next.label) if self.next else "the end"
        message = f"expected {expected}, found {found}"
        return invalid("record/unexpected-line", message, self.place, expected=expected, found=found)


def _words(text: str, line: int, start: int) -> list[Word]:
    found = islice(_WORD.finditer(text), _MOST)
    return [Word(match[0], Place(line, start + match.start() + 1)) for match in found]


def _lines(text: str) -> Iterator[Line]:
    for number, line in enumerate(text.split("\n"), 1):
        line = line.removesuffix("\r").rstrip(_BLANKS)
        if line and not line.lstrip(_BLANKS).startswith("#"):
            yield Line(number, line)
