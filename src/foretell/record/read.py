"""Reading a record's text. What is wrong is said with line and column."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import fields
from typing import Final

from foretell.cards import parse_card
from foretell.errors import ForetellError, InvalidRecord, UnsupportedVersion
from foretell.record.record import VERSION, Place, Record, Round
from foretell.record.write import LABELS, UNDECIDED
from foretell.rules.rounds import hand_size, rounds
from foretell.rules.settings import CHOICES, Settings
from foretell.table.decisions import Decision

_WORD: Final = re.compile(r"\S+")
_FIRST_LINE: Final = re.compile(r"foretell (\S+)\s*")
_NUMBER: Final = re.compile(r"-?(0|[1-9]\d{0,5})")
_PHASES: Final = {label: phase for phase, label in LABELS.items()}


def read_text(text: str) -> Record:
    """Return the record that a text holds; it may still break a rule, which replaying finds out."""
    return _Reader(text).record()


def _error(place: Place, code: str, message: str, **params: object) -> InvalidRecord:
    return InvalidRecord(
        f"record/{code}",
        f"line {place.line}, column {place.column}: {message}",
        rule="",
        line=place.line,
        column=place.column,
        **params,
    )


class _Line:
    """A line that is `label: words`, with the place of each."""

    def __init__(self, number: int, text: str) -> None:
        label, colon, rest = text.partition(":")
        self.number = number
        self.label = label.strip()
        self.text = rest.strip() if colon else None
        start = len(label) + 1
        self.words = [
            (match[0], Place(number, start + match.start() + 1)) for match in (_WORD.finditer(rest) if colon else ())
        ]

    @property
    def place(self) -> Place:
        return Place(self.number, 1)

    def error(self, code: str, message: str, **params: object) -> InvalidRecord:
        return _error(self.place, code, message, **params)


class _Reader:
    def __init__(self, text: str) -> None:
        self._lines = list(_lines(text))
        self._next = 0
        self._places: dict[tuple[int, int], Place] = {}
        self._settings = Settings()

    def record(self) -> Record:
        self._version()
        headers = self._headers()
        self._settings = self._read_settings(headers)
        players = tuple(self._quoted(headers, f"player {seat}") for seat in range(self._settings.seats))
        extra = {name[2:]: self._quoted(headers, name) for name in list(headers) if name.startswith("x-")}
        for line in headers.values():
            raise line.error("unknown-header", f"unknown header {line.label!r}", header=line.label)
        played: list[Round] = []
        while self._next < len(self._lines):
            played.append(self._round(len(played) + 1))
        return Record(self._settings, players, tuple(played), extra, self._places)

    def _version(self) -> None:
        line = self._take()
        match = _FIRST_LINE.fullmatch(line.label) if line else None
        if line is None or match is None or line.text is not None:
            raise _error(Place(1, 1), "no-record", f"a record begins with 'foretell {VERSION}'")
        if match[1] != str(VERSION):
            raise UnsupportedVersion(
                "record/unsupported-version",
                f"line {line.number}, column 10: this is a record of version {match[1]}; this release reads {VERSION}",
                line=line.number,
                column=10,
                version=match[1],
            )

    def _headers(self) -> dict[str, _Line]:
        headers: dict[str, _Line] = {}
        while (line := self._peek()) and not line.label.startswith("round"):
            if line.text is None:
                raise line.error("no-colon", "a header is written 'name: value'")
            if line.label in headers:
                raise line.error("twice", f"header {line.label!r} stands twice", header=line.label)
            headers[line.label] = line
            self._next += 1
        return headers

    def _read_settings(self, headers: dict[str, _Line]) -> Settings:
        values: dict[str, object] = {}
        first = self._lines[0]
        for setting in fields(Settings):
            line = headers.pop(setting.name, None)
            if line is None:
                raise first.error("missing-header", f"header {setting.name!r} is missing", header=setting.name)
            values[setting.name] = _setting(setting.name, line)
        try:
            return Settings().replace(**values)
        except ForetellError as error:
            raise InvalidRecord(
                error.code,
                f"line {first.number}, column 1: {error}",
                rule=error.rule,
                line=first.number,
                column=1,
                **{name: value for name, value in error.params.items() if name not in ("line", "column")},
            ) from error

    def _quoted(self, headers: dict[str, _Line], name: str) -> str:
        line = headers.pop(name, None)
        if line is None:
            raise self._lines[0].error("missing-header", f"header {name!r} is missing", header=name)
        try:
            value = json.loads(line.text or "")
        except json.JSONDecodeError as error:
            raise line.error("not-quoted", f"{name} is text in double quotes", header=name) from error
        if not isinstance(value, str):
            raise line.error("not-quoted", f"{name} is text in double quotes", header=name)
        return value

    def _round(self, number: int) -> Round:
        line = self._take()
        assert line is not None  # noqa: S101 - the caller looked
        if line.label != f"round {number}" or line.text is not None or number > rounds(self._settings.switches):
            raise line.error(
                "bad-round",
                f"expected 'round {number}'"
                if number <= rounds(self._settings.switches)
                else f"the game has only {number - 1} rounds",
                round=number,
            )
        deck = self._deal(number)
        decisions: list[tuple[int, int]] = []
        totals = None
        while (line := self._peek()) and not line.label.startswith("round"):
            self._next += 1
            if line.label == "totals":
                totals = tuple(_number(word, place) for word, place in line.words)
                self._places[number - 1, -2] = line.place
                break
            for seat, action, place in self._decisions(line):
                self._places[number - 1, len(decisions)] = place
                decisions.append((seat, action))
        return Round(deck, tuple(decisions), totals)

    def _deal(self, number: int) -> tuple[int, ...]:
        size = hand_size(number, self._settings.switches)
        self._places[number - 1, -1] = Place(self._lines[self._next - 1].number, 1)
        cards: list[int] = []
        for seat in range(self._settings.seats):
            line = self._take()
            if line is None or line.label != f"deal {seat}" or len(line.words) != size:
                where = line.place if line else Place(self._lines[-1].number, 1)
                raise _error(where, "bad-deal", f"expected 'deal {seat}:' with {size} cards", seat=seat, cards=size)
            cards += (_card(word, place) for word, place in line.words)
        for label in ("turned", "rest"):
            line = self._peek()
            if line is not None and line.label == label:
                self._next += 1
                cards += (_card(word, place) for word, place in line.words)
        return tuple(cards)

    def _decisions(self, line: _Line) -> Iterator[tuple[int, int, Place]]:
        label, _, first = line.label.partition(" from ")
        seats = self._settings.seats
        if label not in _PHASES or not first.isdecimal() or int(first) >= seats or line.text is None:
            raise line.error("unknown-line", f"cannot read {line.label!r}", label=line.label)
        if len(line.words) > seats:
            raise _error(line.words[seats][1], "too-many", f"a line has at most {seats} decisions", seats=seats)
        for offset, (word, place) in enumerate(line.words):
            if word != UNDECIDED:
                decision = _decision(word, place)
                if decision.phase != _PHASES[label]:
                    raise _error(place, "wrong-kind", f"{word!r} does not belong in a {label!r} line", token=word)
                yield (int(first) + offset) % seats, decision.number, place

    def _peek(self) -> _Line | None:
        return self._lines[self._next] if self._next < len(self._lines) else None

    def _take(self) -> _Line | None:
        line = self._peek()
        self._next += 1
        return line


def _lines(text: str) -> Iterator[_Line]:
    for number, line in enumerate(text.split("\n"), 1):
        stripped = line.strip()
        if stripped and not stripped.startswith("#"):
            yield _Line(number, line.rstrip())


def _setting(name: str, line: _Line) -> object:
    text = line.text or ""
    if name == "edition" or name in CHOICES:
        return text
    if name == "specials":
        return () if text == "none" else tuple(text.split())
    if name in ("seats", "scribe"):
        return _number(*line.words[0]) if len(line.words) == 1 else -1
    if text not in ("yes", "no"):
        raise line.error("bad-header", f"{name} is yes or no, not {text!r}", header=name)
    return text == "yes"


def _number(word: str, place: Place) -> int:
    if not _NUMBER.fullmatch(word):
        raise _error(place, "no-number", f"{word!r} is not a whole number", token=word)
    return int(word)


def _card(word: str, place: Place) -> int:
    try:
        return parse_card(word)
    except ForetellError as error:
        raise _error(place, "unknown-card", str(error), token=word) from error


def _decision(word: str, place: Place) -> Decision:
    try:
        return Decision.parse(word)
    except ForetellError as error:
        raise _error(place, "unknown-decision", str(error), token=word) from error
