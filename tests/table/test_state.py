"""The table: its phases, and which rows can be positions at all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis

from foretell import BadSettings, Game, Settings
from foretell.table.deal import new_table
from foretell.table.state import PHASES, possible
from tests.helpers import table_with
from tests.strategies import seeds, settings
from tests.table.walks import walk

BASE = Settings(seats=3)


def test_phases_have_names() -> None:
    assert PHASES == (
        "deal",
        "swap_werewolf",
        "choose_trump",
        "predict",
        "play",
        "pass_card",
        "adjust_prediction",
        "over",
    )


@hypothesis(max_examples=20)
@given(settings(), seeds)
def test_every_position_of_a_game_is_possible(given_settings: Settings, seed: int) -> None:
    assert possible(new_table(), given_settings.switches)
    assert all(possible(moment.table, given_settings.switches) for moment in walk(given_settings, seed))


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("phase", -1),
        ("phase", 8),
        ("round_number", -1),
        ("round_number", 21),
        ("turn", 3),
        ("dealer", 3),
        ("tricks", 21),
        ("played", 61),
    ],
)
def test_a_row_out_of_range_is_no_position(name: str, number: int) -> None:
    s = table_with(["R7", "J", "W"], "G5")
    assert possible(s, BASE.switches)
    setattr(s, name, number)
    assert not possible(s, BASE.switches)
    with pytest.raises(BadSettings) as caught:
        Game.from_table(s, BASE)
    assert caught.value.code == "settings/bad-row"


@pytest.mark.parametrize(
    ("name", "number"),
    [("phase", 0), ("phase", 7), ("round_number", 0), ("round_number", 20), ("tricks", 20), ("played", 60)],
)
def test_the_edges_are_positions(name: str, number: int) -> None:
    s = table_with(["R7", "J", "W"], "G5")
    setattr(s, name, number)
    assert possible(s, BASE.switches)


@pytest.mark.parametrize("name", ["hand", "score"])
@pytest.mark.parametrize("seat", [3, 5])
def test_a_seat_that_is_not_there_holds_nothing(name: str, seat: int) -> None:
    s = table_with(["R7", "J", "W"], "G5")
    getattr(s, name)[seat] = 2
    assert not possible(s, BASE.switches)


@pytest.mark.parametrize("tricks", [0, 2])
def test_a_trick_is_led_by_a_seat_that_is_there(tricks: int) -> None:
    s = table_with(["R7", "J", "W"], "G5")
    s.tricks = tricks
    s.leaders[tricks + 1] = 3
    assert possible(s, BASE.switches)
    s.leaders[tricks] = 3
    assert not possible(s, BASE.switches)
