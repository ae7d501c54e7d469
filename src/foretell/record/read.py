"""Reading a record's text, line by line in the order in which they are written.

What is read has its place noted under its path, so that what is wrong, here or in replay, is said with line and column.
"""

from __future__ import annotations

from foretell.errors import UnsupportedVersion
from foretell.record.lines import Line, Lines
from foretell.record.places import Path, TextPlaces, invalid, shown
from foretell.record.read_rounds import read_rounds
from foretell.record.record import VERSION, Record
from foretell.record.values import LATER, is_header_name, later_value, setting_value, settings_from, unquoted
from foretell.rules.settings import Settings


def read_text(text: str) -> Record:
    """Return the record that a text holds."""
    lines, places = Lines(text), TextPlaces()
    _read_version(lines)
    settings = _read_settings(lines, places)
    players = _read_players(lines, settings.seats, places)
    headers = _read_headers(lines, places)
    return Record(settings, players, read_rounds(lines, settings, places), headers, places)


def _read_version(lines: Lines) -> None:
    line = lines.next
    if line is None or line.label.endswith(":") or [word.text for word in line.head[:-1]] != ["foretell"]:
        raise invalid("record/no-record", f"a record begins with 'foretell {VERSION}'", lines.place)
    version = line.head[-1]
    if version.text != str(VERSION):
        message = f"this is a record of version {shown(version.text)}; this release reads {VERSION}"
        kind = UnsupportedVersion
        raise invalid("record/unsupported-version", message, version.place, kind=kind, version=version.text)
    lines.take(line.label)


def _read_settings(lines: Lines, places: TextPlaces) -> Settings:
    values = {}
    for name, default in Settings().as_dict().items():
        if name in LATER and (lines.next is None or lines.next.label != f"{name}:"):
            continue
        line = lines.take(f"{name}:")
        places.note(("settings", name), line.value_place)
        values[name] = later_value(name, line.value) if name in LATER else setting_value(line.value, like=default)
        if values[name] is None:
            raise places.error(("settings", name), "record/bad-value", f"{name} cannot be {shown(line.value)}")
    return settings_from(values, places)


def _read_players(lines: Lines, seats: int, places: TextPlaces) -> tuple[str, ...]:
    return tuple(_quoted(lines.take(f"player {seat}:"), ("players", seat), places) for seat in range(seats))


def _read_headers(lines: Lines, places: TextPlaces) -> dict[str, str]:
    headers: dict[str, str] = {}
    while (line := lines.next) and line.label.startswith("x-"):
        name = line.label[2:].removesuffix(":")
        path = ("headers", name)
        places.note(path, line.place)
        if not is_header_name(name):
            raise places.error(path, "record/bad-value", "a header's name is made of a-z, 0-9 and hyphens")
        if name in headers:
            raise places.error(path, "record/twice", f"the header 'x-{name}' stands twice", header=name)
        headers[name] = _quoted(lines.take(f"x-{name}:"), path, places)
    return headers


def _quoted(line: Line, path: Path, places: TextPlaces) -> str:
    places.note(path, line.value_place)
    value = unquoted(line.value)
    if value is None:
        raise places.error(path, "record/bad-value", f"expected text in double quotes, found {shown(line.value)}")
    return value
