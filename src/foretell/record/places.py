"""Places: where a part of a record stands in its text, and how an error says so.

A part is named by its path in the JSON form, whatever form it was read from: `$.rounds[2].decisions[5]`.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from foretell.errors import InvalidRecord

Path = tuple[str | int, ...]


class Place(NamedTuple):
    """A line of a text and a character in it, both from 1."""

    line: int
    column: int

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}"


START: Final = Place(1, 1)
_SHOWN: Final = 40


class Places:
    """Where the parts of a record stand. One that was not read from a text knows only their paths."""

    def of(self, path: Path) -> Place:  # noqa: ARG002 - without a text there is one place only
        """Return the place of a part, or of the next larger part that has one."""
        return START

    def say(self, path: Path, place: Place) -> str:
        """Return the words for a part and its place in a message."""
        return f"{place}, {path_text(path)}"

    def error(
        self, path: Path, code: str, message: str, *, rule: str = "", at: Path | None = None, **params: object
    ) -> InvalidRecord:
        """Return the error that this part is wrong; `at` names a part of it that shows the place better."""
        place = self.of(at or path)
        where = self.say(path, place)
        kind = InvalidRecord
        return invalid(code, message, place, kind=kind, rule=rule, where=where, path=path_text(path), **params)


class TextPlaces(Places):
    """Places noted while a text was read."""

    def __init__(self) -> None:
        self._noted: dict[Path, Place] = {}

    def note(self, path: Path, place: Place) -> None:
        """Remember where a part stands."""
        self._noted[path] = place

    def of(self, path: Path) -> Place:
        """Return the place of a part, or of the next larger part that has one."""
        while path and path not in self._noted:
            path = path[:-1]
        return self._noted.get(path, START)

    def say(self, path: Path, place: Place) -> str:  # noqa: ARG002 - who reads the text needs no path
        """Return the words for a part and its place in a message."""
        return str(place)


def invalid(
    code: str,
    message: str,
    place: Place,
    *,
    kind: type[InvalidRecord] = InvalidRecord,
    rule: str = "",
    where: str = "",
    **params: object,
) -> InvalidRecord:
    """Return the error that a record is wrong at this place."""
    breaks = f" [{rule}]" if rule and rule not in message else ""
    text = f"{where or place}: {message}{breaks}"
    return kind(code, text, rule=rule, line=place.line, column=place.column, **params)


def shown(text: str) -> str:
    """Return text as a message quotes it, not too much of it."""
    return repr(text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…")


def path_text(path: Path) -> str:
    """Return a path as it is written.

    >>> path_text(("rounds", 2, "decisions", 5)), path_text(("headers", "a b"))
    ('$.rounds[2].decisions[5]', '$.headers["a b"]')
    """
    return "$" + "".join(_step_text(step) for step in path)


def _step_text(step: str | int) -> str:
    if isinstance(step, int):
        return f"[{step}]"
    return f".{step}" if step.isidentifier() else f"[{json.dumps(step)}]"
