"""What a game is made from: one way or the other, never both."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import foretell
from foretell import BadDeal, BadSettings, FixedDeals, Game, NotYourTurn, SeededShuffler, Settings


@pytest.mark.parametrize(
    ("arguments", "one", "other"),
    [
        ({"settings": Settings(), "seats": 4}, "settings", "edition and seats"),
        ({"settings": Settings(), "edition": "rexhry"}, "settings", "edition and seats"),
        ({"seed": 1, "shuffler": SeededShuffler(2)}, "shuffler", "seed"),
    ],
)
def test_a_thing_said_twice_is_refused(arguments: dict[str, Any], one: str, other: str) -> None:
    with pytest.raises(BadSettings, match=f"give {one}, or {other}, not both") as caught:
        Game(**arguments)
    assert (caught.value.code, caught.value.params) == ("settings/twice", {"one": one, "other": other})


def test_the_default_is_standard_with_four_seats() -> None:
    assert Game().settings == Settings()
    assert Game("rexhry").settings == Settings(edition="rexhry")


def test_whole_numbers_of_numpy_are_numbers() -> None:
    three = np.int64(3)
    game = Game(seats=three, seed=three, scribe=np.uint8(1))  # type: ignore[arg-type]
    assert type(game.settings.seats) is type(game.settings.scribe) is int
    assert game.table == Game(seats=3, seed=3, scribe=1).table
    game.play(game.to_act[0], "0")
    assert game.at(np.int64(1)).table == game.table  # type: ignore[arg-type]
    assert game.events(since=three) == game.events(since=3)  # type: ignore[arg-type]
    assert json.loads(game.record.to_json())["settings"]["seats"] == 3


def test_a_deal_may_be_an_array() -> None:
    game = Game(shuffler=FixedDeals([np.arange(60)]))  # type: ignore[list-item]
    assert game.record.rounds[0].deal == tuple(range(60))
    assert all(type(card) is int for card in game.record.rounds[0].deal)
    with pytest.raises(BadDeal):
        Game(shuffler=FixedDeals([np.arange(60) / 2]))  # type: ignore[list-item]


@pytest.mark.parametrize("seats", [True, 3.0, "3", None, np.float64(3)])
def test_what_is_no_whole_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(BadSettings, match="seats cannot be"):
        Settings(seats=seats)


@pytest.mark.parametrize("seed", [-1, 2**63, 1.0, True, "7"])
def test_a_bot_wants_a_seed_like_every_other(seed: Any) -> None:
    with pytest.raises(BadSettings, match="a seed is a whole number"):
        foretell.bot("jester", seed)


def test_a_bot_with_nothing_to_decide_says_so() -> None:
    game = Game(seed=1)
    waiting = next(seat for seat in range(4) if seat not in game.to_act)
    for view in (game.view(waiting), game.view()):
        with pytest.raises(NotYourTurn):
            foretell.bot("jester").choose(view)
