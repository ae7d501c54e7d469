"""What a game is made from: one way or the other, never both."""

from __future__ import annotations

from typing import Any

import pytest

import foretell
from foretell import BadSettings, Game, NotYourTurn, SeededShuffler, Settings


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
