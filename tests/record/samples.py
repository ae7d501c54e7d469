"""The example records, and what must hold of whatever comes out of reading one."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from foretell import Game, InvalidRecord, replay
from foretell.record.values import quoted

FOLDER: Final = Path(__file__).parent / "examples"
NAMES: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.txt")))
RULE_IDS: Final = frozenset(
    re.findall(r"\*\*([A-Z]+-\d+)\*\*", (FOLDER.parents[2] / "docs" / "rules.md").read_text(encoding="utf-8"))
)


@cache
def example(name: str) -> str:
    """Return the text of an example."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def refused(marked: str, code: str, rule: str = "") -> InvalidRecord:
    """Check that a text is refused for this reason, by this rule, and at the place that `¦` marks."""
    before, _, after = marked.partition("¦")
    with pytest.raises(InvalidRecord) as caught:
        replay(before + after)
    error = caught.value
    place = before.count("\n") + 1, len(before) - before.rfind("\n")
    assert (error.code, error.rule, (error.params["line"], error.params["column"])) == (code, rule, place), error
    check_error(before + after, error)
    return error


def changed(text: str, old: str, new: str) -> str:
    """Return the text with its first `old` replaced."""
    assert old in text
    return text.replace(old, new, 1)


def check_error(text: str, error: InvalidRecord) -> None:
    """Check that an error names a place within the text, and a rule of the rule book if any, in its message too."""
    lines = lines_apart(text)
    line, column = error.params["line"], error.params["column"]
    assert isinstance(line, int)
    assert isinstance(column, int)
    assert 1 <= line <= len(lines), error
    assert 1 <= column <= len(lines[line - 1]) + 1, error
    assert str(error).startswith(f"line {line}, column {column}"), error
    assert error.rule == "" or error.rule in RULE_IDS, error
    assert error.rule in str(error), error


def accepted_or_refused(text: str) -> Game | InvalidRecord:
    """Read a text that may be damaged: it is refused with a place, or it is the record of the game that comes of it."""
    try:
        game = replay(text)
    except InvalidRecord as error:
        check_error(text, error)
        return error
    given, written = tidy(text), tidy(str(game.record))
    assert written[: len(given)] == given
    assert len(written) == len(given) or written[len(given)].startswith("round ")
    return game


def tidy(text: str) -> list[str]:
    """Return the lines that count, with single spaces and with one spelling of what is quoted."""
    lines = lines_apart(text)
    return [_tidy_line(line) for line in lines if line.strip(" \t\r") and not line.strip(" \t").startswith("#")]


def lines_apart(text: str) -> list[str]:
    """Return the lines of a text; on old Macs they ended with a carriage return alone."""
    return text.removeprefix("\ufeff").split("\n" if "\n" in text else "\r")


def _tidy_line(line: str) -> str:
    head, colon, value = line.removesuffix("\r").partition(":")
    value = value.strip(" \t")
    value = quoted(json.loads(value)) if value.startswith('"') else _tidy_words(value)
    return f"{_tidy_words(head)}{colon} {value}".rstrip()


def _tidy_words(text: str) -> str:
    return " ".join(re.findall(r"[^ \t]+", text))
