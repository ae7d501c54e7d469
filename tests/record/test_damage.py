"""Damage, everywhere: what is read is refused with its place, or it is the record of some other legal game.

Every word, line and character of the examples is left out, doubled, swapped and altered; but of the `rest` lines, which
are long and all alike, only the first cards; and the headers, which are the same everywhere, in one example, which goes
without its later rounds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell import Game, InvalidRecord
from tests.record.samples import NAMES, accepted_or_refused, example

WORDS = re.compile(r"[^ \n]+")
TRIED = 30  # of a `rest` line, so many characters
OTHER_WORDS = (
    *("?", ".", "0", "1", "-1", "+1", "R7", "W", "W1", "J2", "Cl", "Cl=B", ">R7", "trump=R", "We=-", "yes", "none"),
    *('"', "from", "round", "totals:", "foretell", "#", ":", "{", "\x00", "\u00a0", "9" * 5000),
)
OTHER_CHARACTERS = "0:.W\x00"
THOROUGH = ("all-specials", "hidden", "names")  # every damage to every character; elsewhere they take turns


def spans(name: str) -> Iterator[tuple[int, int]]:
    """Yield where the words of an example stand that are worth damaging."""
    text = example(name)
    first = text.index("\nround 1")
    begin, end = (0, text.index("\nround 2")) if name == "names" else (first, len(text))
    for match in WORDS.finditer(text, begin, end):
        line_start = text.rfind("\n", 0, match.start()) + 1
        if not text.startswith("rest:", line_start) or match.start() < line_start + TRIED:
            yield match.span()


def put(text: str, start: int, end: int, new: str) -> str:
    """Return the text with a part replaced."""
    return text[:start] + new + text[end:]


@pytest.mark.parametrize("name", NAMES)
def test_a_word_left_out_or_doubled(name: str) -> None:
    text = example(name)
    for start, end in spans(name):
        accepted_or_refused(put(text, start, end, ""))
        accepted_or_refused(put(text, start, end, f"{text[start:end]} {text[start:end]}"))


@pytest.mark.parametrize("name", NAMES)
def test_two_neighbouring_words_swapped(name: str) -> None:
    text = example(name)
    for (start, end), (next_start, next_end) in pairwise(spans(name)):
        swapped = text[next_start:next_end] + text[end:next_start] + text[start:end]
        accepted_or_refused(put(text, start, next_end, swapped))


@pytest.mark.parametrize("name", NAMES)
def test_a_word_replaced_by_garbage_is_where_the_error_is(name: str) -> None:
    text = example(name)
    for start, end in spans(name):
        line_start = text.rfind("\n", 0, start) + 1
        if text[line_start] == "#" or '"' in text[line_start:start]:
            continue
        outcome = accepted_or_refused(put(text, start, end, "?"))
        assert isinstance(outcome, InvalidRecord)
        assert outcome.params["line"] == text.count("\n", 0, start) + 1
        if ":" in text[line_start:start]:
            assert outcome.params["column"] == start - line_start + 1


@pytest.mark.parametrize("name", ["all-specials", "hidden"])
@pytest.mark.parametrize("word", OTHER_WORDS, ids=lambda word: repr(word[:10]))
def test_a_word_replaced_by_another(name: str, word: str) -> None:
    text = example(name)
    for start, end in spans(name):
        accepted_or_refused(put(text, start, end, word))


@pytest.mark.parametrize("name", NAMES)
def test_a_line_left_out_doubled_or_swapped(name: str) -> None:
    lines = example(name).split("\n")
    for i, line in enumerate(lines):
        accepted_or_refused("\n".join([*lines[:i], *lines[i + 1 :]]))
        accepted_or_refused("\n".join([*lines[:i], line, *lines[i:]]))
        for j in range(i):
            accepted_or_refused("\n".join([*lines[:j], line, *lines[j + 1 : i], lines[j], *lines[i + 1 :]]))


@pytest.mark.parametrize("name", NAMES)
def test_a_text_cut_anywhere(name: str) -> None:
    text = example(name)
    for start, end in spans(name):
        accepted_or_refused(text[:start])
        accepted_or_refused(text[: end - 1])


@pytest.mark.parametrize("name", NAMES)
def test_a_character_left_out_doubled_swapped_or_altered(name: str) -> None:
    text = example(name)
    for start, end in spans(name):
        for i in range(start, end):
            damages = [
                put(text, i, i + 1, ""),
                put(text, i, i, text[i]),
                put(text, i, i + 2, text[i : i + 2][::-1]),
                put(text, i, i + 1, OTHER_CHARACTERS[i % len(OTHER_CHARACTERS)]),
            ]
            for damaged in damages if name in THOROUGH else damages[i % 4 : i % 4 + 1]:
                accepted_or_refused(damaged)


@pytest.mark.parametrize("name", NAMES)
def test_one_decision_replaced_by_another_is_another_game_or_refused(name: str) -> None:
    lines = example(name).split("\n")
    outcomes = set()
    for i, line in enumerate(lines):
        label, _, tokens = line.partition(": ")
        if label.startswith("trick"):
            for token in tokens.split():
                for other in ("B1", "R7", "G5", "Y13", "W", "J", "Sh=W", "Dr", "Bo", "Ju=R", "Cl=Y"):
                    damaged = "\n".join([*lines[:i], f"{label}: {tokens.replace(token, other)}", *lines[i + 1 :]])
                    outcomes.add(type(accepted_or_refused(damaged)))
    assert InvalidRecord in outcomes


@given(st.sampled_from(NAMES), st.data())
def test_damage_in_several_places(name: str, data: st.DataObject) -> None:
    text = example(name)
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(start + 40, len(text))))
        pieces = st.sampled_from(OTHER_WORDS) | st.text(max_size=5) | st.just(text[end : end + 30])
        text = put(text, start, end, data.draw(pieces))
    accepted_or_refused(text)


@given(st.lists(st.sampled_from(NAMES), min_size=2, max_size=2), st.data())
def test_lines_of_two_records_mixed(names: list[str], data: st.DataObject) -> None:
    lines = [line for name in names for line in example(name).split("\n")]
    accepted_or_refused("\n".join(data.draw(st.lists(st.sampled_from(lines), max_size=60))))
    accepted_or_refused("\n".join([*example(names[0]).split("\n"), data.draw(st.sampled_from(lines))]))


@given(st.text() | st.text(st.sampled_from('foretell 1\n:#{}[]"\\0123456789\t\r\ufeff')))
def test_any_text_at_all(text: str) -> None:
    assert not isinstance(accepted_or_refused(text), Game)


@given(st.sampled_from(NAMES), st.text())
def test_anything_at_the_end(name: str, tail: str) -> None:
    accepted_or_refused(example(name) + tail)
