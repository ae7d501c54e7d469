"""The notation's page: every example and every table in it is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foretell import DECISIONS, InvalidRecord, Record, replay
from foretell.cards import card_name
from tests.record.samples import changed, example, tidy

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
CODE = re.compile(r"\b(?:record|deal)/[a-z0-9-]+")


def blocks(kind: str) -> list[str]:
    """Return the fenced blocks of this kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)


def section(title: str) -> str:
    """Return the text under a heading, up to the next one."""
    return re.split(r"^#+ ", PAGE.split(f"# {title}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]


@pytest.mark.parametrize("text", blocks("record"))
def test_a_record_is_a_game(text: str) -> None:
    assert str(Record.parse(text)) == text
    assert tidy(str(replay(text).record))[: len(tidy(text))] == tidy(text)


@pytest.mark.parametrize("text", blocks("json"))
def test_a_record_in_json_is_a_game(text: str) -> None:
    assert Record.parse(text).to_json() == text
    replay(text)


def test_there_are_examples() -> None:
    assert len(blocks("record")) == 2
    assert len(blocks("json")) == 1


def test_the_error_is_what_it_says() -> None:
    text = changed(example("worked-example").partition("\n")[2], "B5 B11 B3", "B5 Y2 B3")
    with pytest.raises(InvalidRecord) as caught:
        replay(text)
    assert [str(caught.value) + "\n"] == blocks("text")
    assert caught.value.params["path"] == "$.rounds[1].decisions[4]"


def test_every_action_number_is_in_the_table() -> None:
    told: list[int] = []
    for first, last, meaning in re.findall(
        r"^\| (\d+)(?:–|, )(\d+) \| (.*) \|$", section("Action numbers"), re.MULTILINE
    ):
        numbers = range(int(first), int(last) + 1)
        tokens = re.findall(r"`(.+?)`", meaning) or [str(number) for number in numbers]
        colours = re.findall(r"`(.+?)` to `(.+?)`", meaning)
        ends = [(pair[0], pair[1]) for pair in colours] or [(tokens[0], tokens[-1])]
        assert (ends[0][0], ends[-1][1]) == (DECISIONS[numbers[0]].token, DECISIONS[numbers[-1]].token)
        if not colours:
            assert tokens == [DECISIONS[number].token for number in numbers]
        told += numbers
    assert told == list(range(len(DECISIONS)))


def test_every_decision_of_the_table_exists() -> None:
    tokens = re.findall(r"`([^`]+)`", section("Decisions"))
    assert len(tokens) > 20
    assert {token for token in tokens if not token.isdecimal()} <= {decision.token for decision in DECISIONS}


def test_the_card_numbers() -> None:
    assert [card_name(card) for card in (0, 12, 52, 55, 56, 59)] == ["B1", "B13", "W1", "W4", "J1", "J4"]
    assert [card_name(card) for card in (13, 26, 39)] == ["R1", "G1", "Y1"]
    assert ", ".join(f"`{card_name(card)}`" for card in range(60, 67)) in " ".join(section("Card numbers").split())


def test_every_code_is_explained() -> None:
    folder = ROOT / "src" / "foretell"
    sources = [*(folder / "record").glob("*.py"), folder / "replay.py"]
    used = {code for source in sources for code in CODE.findall(source.read_text(encoding="utf-8"))}
    assert used == set(CODE.findall(section("Errors")))
