"""The record: all that a game was made of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from foretell.cards import CARDS
from foretell.errors import InvalidRecord
from foretell.record.places import Path, Place, Places, invalid, shown
from foretell.record.values import is_header_name, is_number, is_text
from foretell.rules.rounds import rounds
from foretell.rules.settings import LENGTHS, Settings
from foretell.table.actions import ACTIONS

VERSION: Final = 1
_BEGINNING: Final = Place(1, 1)
_FILE: Final = re.compile(r"(?!\s*[{\[#]|foretell )(?:.*[/\\].+|.+\.[A-Za-z]\w*)")


class Round(NamedTuple):
    """A round: its deal, its decisions as (seat, action number), and the totals once it is scored.

    Decisions that all make at once stand in the order of the seats.
    """

    deal: tuple[int, ...]
    decisions: tuple[tuple[int, int], ...] = ()
    totals: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Record:
    """A game, finished or not. One that could not be written down raises InvalidRecord when it is made.

    `headers` carry what replay ignores, such as a shuffle's commitment or the date; they keep their order.
    """

    settings: Settings
    players: tuple[str, ...]
    rounds: tuple[Round, ...] = ()
    headers: Mapping[str, str] = field(default_factory=dict)
    places: Places = field(default_factory=Places, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "headers", dict(self.headers))
        for path, problem in _problems(self):
            raise self.places.error(path, "record/bad-value", problem)
        most = rounds(self.settings.switches)
        if len(self.rounds) > most:
            raise too_many_rounds(self.settings, ("rounds", most), self.places)

    def __str__(self) -> str:
        from foretell.record.write import write_text

        return write_text(self)

    def to_json(self) -> str:
        """Return the record as JSON."""
        from foretell.record.write_json import write_json

        return write_json(self)

    @staticmethod
    def parse(text: str | bytes) -> Record:
        """Read a record, text or JSON; it may still break a rule, which replaying finds out."""
        from foretell.record.read import read_text
        from foretell.record.read_json import read_json

        text = _lines_apart(_text(text).removeprefix("\ufeff"))
        if _names_a_file(text):
            message = f"a record is text, not the name of a file; give what is in {shown(text)}"
            raise invalid("record/no-text", message, _BEGINNING)
        return read_json(text) if text.lstrip().startswith("{") else read_text(text)


def too_many_rounds(settings: Settings, path: Path, places: Places) -> InvalidRecord:
    """Return the error that a record goes on after the last round of its game."""
    most = rounds(settings.switches)
    rule = "DEAL-2" if settings.length == LENGTHS[0] else "LENGTH-1"
    return places.error(path, "record/too-many-rounds", f"round {most} is the last one", rule=rule, rounds=most)


def _text(given: object) -> str:
    """Return a text, also one in UTF-8; the path of a file is none."""
    try:
        text = given.decode() if isinstance(given, bytes) else given
    except UnicodeDecodeError as problem:
        raise invalid("record/no-text", "a record is text in UTF-8", _BEGINNING) from problem
    if not isinstance(text, str):
        message = f"a record is text, not {type(given).__name__}; of a file, give what is in it"
        raise invalid("record/no-text", message, _BEGINNING)
    return text


def _lines_apart(text: str) -> str:
    """Return a text whose lines end with a line feed; on old Macs they ended with a carriage return alone."""
    return text if "\n" in text else text.replace("\r", "\n")


def _names_a_file(text: str) -> bool:
    """Return whether a text is one line that is no part of a record and has a folder or a file's ending."""
    return "\n" not in text and _FILE.fullmatch(text) is not None


def _problems(record: Record) -> Iterator[tuple[Path, str]]:
    """Yield what could not be written down, part by part."""
    seats = record.settings.seats
    if not is_text(record.settings.edition):
        yield ("settings", "edition"), "expected text"
    if len(record.players) != seats:
        yield ("players",), f"expected {seats} names"
    for seat, player in enumerate(record.players):
        if not is_text(player):
            yield ("players", seat), "expected text"
    for name, value in record.headers.items():
        if not is_header_name(name):
            yield ("headers", name), "a header's name is made of a-z, 0-9 and hyphens"
        if not is_text(value):
            yield ("headers", name), "expected text"
    for number, played in enumerate(record.rounds):
        for path, problem in _round_problems(played, seats):
            yield ("rounds", number, *path), problem


def _round_problems(played: Round, seats: int) -> Iterator[tuple[Path, str]]:
    for place, card in enumerate(played.deal):
        if not _within(card, CARDS):
            yield ("deal", place), f"expected a card from 0 to {CARDS - 1}"
    for index, (seat, action) in enumerate(played.decisions):
        if not _within(seat, seats):
            yield ("decisions", index, 0), f"expected a seat from 0 to {seats - 1}"
        if not _within(action, ACTIONS):
            yield ("decisions", index, 1), f"expected a decision from 0 to {ACTIONS - 1}"
    if played.totals is not None:
        if len(played.totals) != seats:
            yield ("totals",), f"expected {seats} numbers"
        for seat, total in enumerate(played.totals):
            if not is_number(total):
                yield ("totals", seat), "expected a whole number"


def _within(value: object, end: int) -> bool:
    return type(value) is int and 0 <= value < end
