"""The check finds numbers without plural forms, and lets labels, texts and prepositions be."""

import pytest

from tools.check_plurals import ALLOWED, main, problems

CHOICE = "a = { $tricks ->\n    [one] 1 trick\n   *[other] { $tricks } tricks\n }"


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("en", "a = { $tricks } tricks", [("a", "tricks", "tricks")]),
        ("en", "a = x\n    .about = { $days } days", [("a", "days", "days")]),
        ("fr", "a = { $points }\u00a0points", [("a", "points", "points")]),
        ("cs", "a = { $number } { -trick }\n-trick = štych", [("a", "number", "-trick")]),
        ("en", CHOICE.replace("tricks }", "games }"), [("a", "games", "tricks")]),
        ("en", CHOICE.replace("[one]", "[1]"), [("a", "tricks", "tricks")]),
    ],
)
def test_a_number_before_a_word_needs_plural_forms(language: str, text: str, found: list[tuple[str, str, str]]) -> None:
    assert problems(language, text) == found


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", CHOICE),
        ("en", "a = { $taken } of { $seats } seats"),
        ("en", "a = Round { $round } is over, { $player } wins, { $one-name } too."),
        ("en", "a = { $predicted }, { $won }."),
        ("pl", "a = { $number } z { $rounds }"),
    ],
)
def test_all_else_is_left_alone(language: str, text: str) -> None:
    assert problems(language, text) == []


def test_few_messages_are_allowed_without_plural_forms() -> None:
    assert sum(map(len, ALLOWED.values())) < 40


@pytest.mark.parametrize("language", sorted(ALLOWED))
def test_every_number_in_the_catalogues_has_its_plural_forms(language: str) -> None:
    assert main(["--language", language]) == 0
