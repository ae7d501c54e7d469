"""Matches: rotation over the seats, places after the dealer, and what cannot be played."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import numpy as np
import pytest

from foretell import BadSettings, Settings
from foretell.arena import Match
from tests.arena.bots import FIRST, LAST, TWIN

J = "jester"


@pytest.mark.parametrize(
    ("line_up", "rotations"),
    [
        ((J, J, J, J), 1),
        ((J, TWIN, J, TWIN), 2),
        ((J, TWIN, TWIN, TWIN), 4),
        ((J, J, TWIN, TWIN), 4),
        ((J, TWIN, FIRST, J, TWIN, FIRST), 3),
        ((J, J, TWIN, J, J, TWIN), 3),
    ],
)
def test_a_line_up_is_back_after_its_period_and_every_level_sat_everywhere(
    line_up: tuple[str, ...], rotations: int
) -> None:
    match = Match(line_up=line_up, settings=Settings(seats=len(line_up)), games=10)
    assert match.rotations == rotations
    assert match.deals == -(-10 // rotations)
    assert match.seating(rotations) == match.seating(0) == line_up
    for seat in range(match.seats):
        sat = Counter(match.seating(rotation)[seat] for rotation in range(rotations))
        assert sat == {level: line_up.count(level) * rotations / match.seats for level in match.levels}


def test_a_list_plays_the_same_match_as_a_tuple() -> None:
    line_up: Any = [J, TWIN, J, TWIN]
    assert Match(line_up=line_up, games=10) == Match(line_up=tuple(line_up), games=10)
    assert Match(line_up=line_up).rotations == 2


def test_the_one_against_three_sits_in_each_seat_in_turn() -> None:
    match = Match(line_up=(FIRST, LAST, LAST, LAST))
    assert [match.seating(rotation).index(FIRST) for rotation in range(4)] == [0, 1, 2, 3]
    assert match.levels == (FIRST, LAST)


def test_places_go_around_from_the_dealers_left() -> None:
    match = Match(line_up=(J,) * 4, settings=Settings(scribe=2))
    assert match.places(1) == (1, 2, 3, 0)
    assert match.places(2) == (0, 1, 2, 3)


def test_a_match_survives_json() -> None:
    match = Match(line_up=(J,) * 5, settings=Settings(seats=5, specials=("bomb",), hidden_predictions=True), seed=3)
    assert Match.from_dict(match.as_dict()) == match


def test_whole_numbers_of_numpy_are_numbers() -> None:
    many: Any = np.int64(7)
    match = Match(line_up=(J,) * 4, games=many, seed=many)
    assert json.dumps(match.as_dict()) == json.dumps(Match(line_up=(J,) * 4, games=7, seed=7).as_dict())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"line_up": (J, J)}, "arena/line-up"),
        ({"line_up": "abcd"}, "arena/no-line-up"),
        ({"line_up": None}, "arena/no-line-up"),
        ({"line_up": (J, J, J, "merlin")}, "settings/no-bot"),
        ({"line_up": (J, J, J, "no.such.module:Bot")}, "arena/no-bot"),
        ({"line_up": (J, J, J, "tests.arena.bots:Nobody")}, "arena/no-bot"),
        ({"line_up": (J, J, J, ":")}, "arena/no-bot"),
        ({"games": 0}, "arena/games"),
        ({"games": 2.0}, "arena/games"),
        ({"games": True}, "arena/games"),
        ({"games": 1 << 40}, "arena/games"),
        ({"seed": -1}, "settings/bad-seed"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSettings) as caught:
        Match(**{"line_up": (J,) * 4} | wrong)
    assert caught.value.code == code
