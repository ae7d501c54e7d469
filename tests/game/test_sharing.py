"""What a game hands out is nobody else's, and remembers how the last round ended."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest

from foretell import BadSettings, FixedDeals, Game, InvalidNotation, NoPast, NoSuchMoment, NoSuchSeat, Settings
from foretell.table.state import Table
from tests.helpers import deck_of, play_all, play_out


def test_changing_what_one_seat_was_told_changes_nothing_for_others() -> None:
    game = play_out(Game(seats=3, seed=1))
    for told in (game.events(0), game.open_events()):
        scored = next(event for event in told if event.name == "scored")
        cast(dict[str, Any], scored.facts)["totals"][0] = 9999
        cast(dict[str, Any], scored.facts)["round"] = 77
    assert "9999" not in str(game.events(1)) + str(game.events()) + str(game.open_events())
    dealt = cast(dict[str, Any], Game(seats=3, seed=1, clairvoyance=True).events(0)[0].facts)
    dealt["foreheads"]["1"].append("W")
    assert len(cast(dict[str, Any], Game(seats=3, seed=1, clairvoyance=True).events(0)[0].facts)["foreheads"]["1"]) == 1


def test_the_rules_of_a_running_game_cannot_be_changed_through_a_view() -> None:
    game = Game(seats=3, seed=1)
    view = game.view(1)
    view.settings.switches.plus_minus_one = 1
    play_all(game, "0", "0")
    assert [decision.token for decision in game.legal(0)] == ["0", "1"]
    view.settings.switches.plus_minus_one = 0


def test_the_last_round_stays_in_view_with_both_predictions_of_the_cloud() -> None:
    settings = Settings(seats=3, specials=("cloud",), secret_predictions=True)
    deals = [deck_of(["G1", "Cl", "G2"], "R5", settings), deck_of(["G1 R7", "Cl B2", "G2 B3"], "R5", settings)]
    game = Game(settings=settings, shuffler=FixedDeals(deals))
    assert game.view(1).last_round is None
    play_all(game, "0", "1", "1", "Cl=R", "G2", "G1", "-1")
    last = game.view(0).last_round
    assert last is not None
    assert (last.round_number, last.won) == (1, (0, 1, 0))
    assert (last.predictions, last.predictions_scored) == ((0, 1, 1), (0, 0, 1))
    assert last.tricks[0].plays == ("Cl=R", "G2", "G1")
    assert game.view().last_round == last
    game.undo()
    assert game.view().last_round is None


def test_a_finished_game_shows_its_last_round_itself() -> None:
    game = play_out(Game(settings=Settings(seats=6, maximus=True), seed=1))
    view = game.view()
    assert view.last_round is None
    assert len(view.tricks) == 10


def test_whole_numbers_of_any_kind_are_taken() -> None:
    game = Game(seats=3, seed=1)
    game.play(cast(int, np.int8(1)), cast(int, np.int64(0)))
    assert game.view(cast(int, np.uint8(2))).predictions == (None, 0, None)
    for wrong in (True, 1.0, None, np.float64(1)):
        with pytest.raises((InvalidNotation, NoSuchSeat)):
            game.play(2, cast(int, wrong))
        with pytest.raises(NoSuchSeat):
            game.view(cast(int, wrong)) if wrong is not None else game.legal(cast(int, wrong))


def test_switches_can_be_given_to_a_game_at_once() -> None:
    game = Game("amigo-de", 3, 1, specials=("bomb",), plus_minus_one=True)
    assert (game.settings.specials, game.settings.plus_minus_one) == (("bomb",), True)
    with pytest.raises(BadSettings, match="there is no setting 'colour'"):
        Game(colour="red")
    with pytest.raises(BadSettings, match="not both"):
        Game(settings=Settings(), specials=("bomb",))


def test_a_game_and_a_view_say_what_they_are() -> None:
    game = Game(seats=3, seed=1)
    assert repr(game) == "<Game: standard, 3 seats, round 1 of 20, predict, to act: (1,)>"
    assert repr(game.view(2)) == "<View of seat 2: round 1 of 20, predict, to act: (1,)>"
    assert repr(game.view()) == "<View of a spectator: round 1 of 20, predict, to act: (1,)>"


def test_moments_and_pasts_that_are_not_there() -> None:
    game = Game(seats=3, seed=1)
    for ask in (game.undo, lambda: game.at(1), lambda: game.events(since=-1)):
        with pytest.raises(NoSuchMoment):
            ask()
    with pytest.raises(NoPast):
        _ = Game.from_row(game.to_row(), game.settings).record


@pytest.mark.parametrize("row", [np.zeros(3), np.zeros(2, Table.dtype()), np.zeros((), "i8"), [1, 2], None])
def test_what_is_no_row_is_refused(row: Any) -> None:
    with pytest.raises(BadSettings, match="a record of the type") as caught:
        Game.from_row(row, Settings(seats=3))
    assert caught.value.code == "settings/bad-row"


def test_a_row_of_any_width_is_a_row() -> None:
    game = Game(seats=3, seed=1)
    assert Game.from_row(game.to_row().astype(Table.dtype(wide=True)), game.settings).table == game.table


def test_a_row_that_is_no_position_is_refused() -> None:
    game = Game(seats=4, seed=1)
    for field, value in (("phase", 9), ("phase", -1), ("round_number", 16), ("turn", 4)):
        row = game.to_row().copy()
        row[field] = value
        with pytest.raises(BadSettings, match="no position"):
            Game.from_row(row, game.settings)
    with pytest.raises(BadSettings, match="no position"):
        Game.from_row(game.to_row(), Settings(seats=3))
    assert Table.read_from(game.to_row()) == game.table
