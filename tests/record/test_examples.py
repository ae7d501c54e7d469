"""The pinned examples: what they hold today they hold for ever."""

from __future__ import annotations

import pytest

from foretell import Record, replay
from tests.record.samples import NAMES, example


@pytest.mark.parametrize("name", NAMES)
def test_an_example_is_written_as_it_was_read(name: str) -> None:
    text = example(name)
    without_comment = text.partition("\n")[2]
    assert str(Record.parse(text)) == without_comment
    assert str(replay(text).record).startswith(without_comment)


@pytest.mark.parametrize("name", NAMES)
def test_both_forms_of_an_example_are_the_same_record(name: str) -> None:
    record = Record.parse(example(name))
    again = Record.parse(record.to_json())
    assert again == record
    assert list(again.headers) == list(record.headers)
    assert str(again) == str(record)


def test_EX_1_and_EX_2_the_booklets_three_players() -> None:
    rows = replay(example("worked-example")).block_of_truth().rows
    assert [row.predicted for row in rows] == [(0, 1, 1), (2, 0, 0), (2, 2, 0)]
    assert [row.won for row in rows] == [(0, 0, 1), (1, 0, 1), (2, 1, 0)]
    assert [row.totals for row in rows] == [(20, -10, 30), (10, 10, 20), (50, 0, 40)]


def test_CLOUD_4_the_record_keeps_both_predictions() -> None:
    game = replay(example("all-specials"))
    assert "predict from 2: 1 1 1\n" in str(game.record)
    assert game.block_of_truth().rows[1].predicted == (1, 2, 1)


def test_names_and_headers_come_back_as_they_were() -> None:
    game = replay(example("names"))
    assert game.players == ('Zoë "the wise"', "דנה\u202e\n", "🧙‍♀️ \\ #1")
    assert list(game.headers.items()) == [("date", "2024-02-29"), ("shuffle-commitment", "sha256:0f"), ("empty", "")]


def test_an_unfinished_game_waits_for_those_who_have_not_decided() -> None:
    assert replay(example("hidden")).to_act == (0, 2)
    assert replay(example("all-specials")).to_act == (0, 2)
    assert replay(example("secret")).view().trick.plays == ("G13", "R3")
