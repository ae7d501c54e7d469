"""JSON as a record needs it: whole numbers of up to six digits, no key twice, and the place of every part."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from typing import Any, Final, NamedTuple

from foretell.record.places import START, Path, Place, Places, invalid
from foretell.record.values import number

_BLANKS: Final = re.compile(r"[ \t\r\n]*")


class NoNumber(NamedTuple):
    """Stands for a number that is not a whole one of up to six digits."""

    text: str


class KeyTwice(NamedTuple):
    """Stands for an object in which a key stands twice."""

    key: str


def _whole_number(text: str) -> int | NoNumber:
    value = number(text)
    return NoNumber(text) if value is None else value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any] | KeyTwice:
    values: dict[str, Any] = {}
    for key, value in pairs:
        if key in values:
            return KeyTwice(key)
        values[key] = value
    return values


_DECODER: Final = json.JSONDecoder(
    parse_int=_whole_number, parse_float=NoNumber, parse_constant=NoNumber, object_pairs_hook=_object
)


def parse_json(text: str) -> Any:
    """Return what a JSON text holds."""
    try:
        return _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise invalid("record/bad-json", error.msg, Place(error.lineno, error.colno)) from error
    except RecursionError as error:
        raise invalid("record/bad-json", "nested too deeply", START) from error


class JsonPlaces(Places):
    """Places in a JSON text, looked for when they are asked for."""

    def __init__(self, text: str) -> None:
        self._text = text

    def of(self, path: Path) -> Place:
        """Return the place of a part, or of the next larger part that is there."""
        at = _skip(self._text, 0)
        with suppress(StopIteration, RecursionError):
            for step in path:
                at = next(place for member, place in _members(self._text, at) if member == step)
        line = self._text.count("\n", 0, at) + 1
        return Place(line, at - self._text.rfind("\n", 0, at))


def _members(text: str, at: int) -> Iterator[tuple[str | int, int]]:
    """Yield the members of the object or list that begins here: key or number, and where the value stands."""
    if text[at] not in "{[":
        return
    keyed = text[at] == "{"
    at = _skip(text, at + 1)
    for index in count():
        if text[at] in "}]":
            return
        step: str | int = index
        if keyed:
            step, at = _DECODER.raw_decode(text, at)
            at = _skip(text, _skip(text, at) + 1)
        yield step, at
        at = _skip(text, _DECODER.raw_decode(text, at)[1])
        at = _skip(text, at + 1) if text[at] == "," else at


def _skip(text: str, at: int) -> int:
    match = _BLANKS.match(text, at)
    return match.end() if match else at
