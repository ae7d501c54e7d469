"""The screen: colour where it is wanted, never as the only sign, and nothing that steers a terminal."""

from __future__ import annotations

import io
import re

import pytest

from foretell.cards import COLOUR_LETTERS, KINDS, PLAYS, kind_name, play_name
from foretell.cli.ink import STYLES, SYSTEMS, Ink, card, flow, line, padded, short, width
from foretell.cli.screen import Screen, columns, printable
from foretell.i18n import words
from tests.cli.conftest import Run

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def painted(*parts: str | Ink) -> str:
    out = Terminal()
    Screen(out).write(*parts)
    return out.getvalue()


def test_a_terminal_gets_colour_and_the_same_text() -> None:
    text = painted("Ada plays ", card("R7", words()))
    assert text != "Ada plays R7\n"
    assert ESCAPE.sub("", text) == "Ada plays R7\n"


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_no_colour_where_it_is_not_wanted(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert painted(card("R7", words())) == "R7\n"


def test_no_colour_in_a_file_unless_forced(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = run("rules", "--edition", "amigo-fr").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = run("rules", "--edition", "amigo-fr").out
    assert "\x1b" not in plain
    assert "\x1b" in coloured
    assert ESCAPE.sub("", coloured) == plain
    monkeypatch.setenv("NO_COLOR", "1")
    assert run("rules", "--edition", "amigo-fr").out == plain


def test_a_demo_in_colour_says_the_same(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    flags = ["demo", "--seats", "6", "--specials", "all", "--seed", "3"]
    plain = run(*flags).out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert ESCAPE.sub("", run(*flags).out) == plain


@pytest.mark.parametrize(
    ("term", "colorterm"), [("xterm", ""), ("xterm-256color", ""), ("xterm-256color", "truecolor")]
)
def test_the_colours_differ_on_every_terminal(monkeypatch: pytest.MonkeyPatch, term: str, colorterm: str) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setenv("COLORTERM", colorterm)
    grounds = {painted(Ink("x", colour)) for colour in ("blue", "red", "green", "yellow")}
    assert len(grounds) == 4


def test_every_card_has_a_chip_with_its_token() -> None:
    for token in [kind_name(kind) for kind in KINDS] + [play_name(play) for play in range(PLAYS)]:
        chip = card(token, words())
        assert chip.text == token
        assert chip.style in STYLES
        sign = token.partition("=")[2] or token
        assert (chip.style in ("blue", "red", "green", "yellow")) == (
            sign[0] in COLOUR_LETTERS and (len(sign) == 1 or sign[1:].isdigit())
        )


def test_every_style_is_for_every_sort_of_terminal() -> None:
    assert {len(styles) for styles in STYLES.values()} == {len(SYSTEMS)}


@pytest.mark.parametrize("text", ["\x1b[2J", "a\rb", "a\nb", "\x9b2J", "a\u202eb", "a\u061cb", "\ufeffa", "\x07"])
def test_what_steers_a_terminal_is_not_written(text: str) -> None:
    for screen in (io.StringIO(), Terminal()):
        Screen(screen).write(text, Ink(text, "red"))
        left = ESCAPE.sub("", screen.getvalue()).removesuffix("\n")
        assert left == printable(text) * 2
        assert "\N{REPLACEMENT CHARACTER}" in left


def test_the_width_is_that_of_the_terminal_within_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    widths = []
    for told in ("20", "72", "300"):
        monkeypatch.setenv("COLUMNS", told)
        widths.append(columns())
    assert widths == [40, 72, 100]


def test_lines_flow_below_each_other() -> None:
    lines = flow(line("ab "), [line("ccc"), line("ddd"), line("eee")], 10)
    assert ["".join(ink.text for ink in each) for each in lines] == ["ab ccc ddd", "   eee"]
    assert flow(line("head"), [line("much too long")], 5) == [line("head", "much too long")]


def test_wide_letters_are_counted_as_they_stand() -> None:
    assert width(line("東京")) == 4
    assert short("東京東京", 6) == "東京…"
    assert padded("東京東京", 6) == "東京… "
    assert padded("Ada", 6) == "Ada   "


def test_a_name_without_end_is_cut_at_once() -> None:
    assert short("a" * 10_000_000, 6) == "aaaaa…"
