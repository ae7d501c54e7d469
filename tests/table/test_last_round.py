"""The round before: what everyone saw of it stays in the view. PLAY-9, CLOUD-4."""

from __future__ import annotations

from foretell import Game, Settings
from foretell.table.sight import Sight
from foretell.table.view import FinishedRound, Trick, View
from tests.helpers import dealt, first_lead, play_all, play_out


def test_there_is_none_in_the_first_round_of_a_game() -> None:
    game = dealt("R7 W", "J B1", "J W", turned="G5")
    assert game.view(0).last_round is None
    assert game.view(0).as_dict()["last_round"] is None


def test_the_tricks_and_predictions_of_the_round_before() -> None:
    game = first_lead("R7 W", "J B1", "J W", turned="G5", predict="1 0 2")
    play_all(game, "R7", "J", "W", "J", "W", "B1")
    tricks = (Trick(0, ("R7", "J", "W"), 2), Trick(2, ("J", "W", "B1"), 0))
    for viewer in (None, 0, 2):
        assert game.view(viewer).last_round == FinishedRound(2, tricks, (1, 0, 2), (1, 0, 2), (1, 0, 1))
    assert game.view().as_dict()["last_round"] == {
        "round_number": 2,
        "tricks": [trick._asdict() for trick in tricks],
        "predictions": (1, 0, 2),
        "predictions_scored": (1, 0, 2),
        "won": (1, 0, 1),
    }


def test_CLOUD_4_predictions_stand_as_made_and_as_scored() -> None:
    for token, scored in (("+1", (1, 3, 0)), ("-1", (1, 1, 0))):
        game = first_lead("R2 B2", "Cl B1", "R3 B3", turned="Y5", predict="1 2 0")
        play_all(game, "R2", "Cl=R", "R3", "B1", "B3", "B2", token)
        last = game.view(0).last_round
        assert last is not None
        assert (last.predictions, last.predictions_scored, last.won) == ((1, 2, 0), scored, (0, 1, 1))


def test_BOMB_1_a_bombed_trick_stays_bombed() -> None:
    game = play_all(first_lead("Bo", "R2", "R3", turned="Y5"), "Bo", "R2", "R3")
    last = game.view(1).last_round
    assert last is not None
    assert last == FinishedRound(1, (Trick(0, ("Bo", "R2", "R3"), 2, bombed=True),), (0, 0, 0), (0, 0, 0), (0, 0, 0))


def test_undo_takes_the_last_round_back() -> None:
    game = play_all(first_lead("R7", "J", "W", turned="G5"), "R7", "J", "W")
    assert game.view().last_round is not None
    game.undo()
    assert game.view().last_round is None


def test_a_finished_game_shows_its_last_round_as_the_round() -> None:
    game = play_out(Game(settings=Settings(seats=6, maximus=True), seed=1))
    assert game.view().last_round is None
    assert len(game.view().tricks) == 10


def test_a_view_says_whose_it_is() -> None:
    view = dealt("R7 W", "J B1", "J W", turned="G5").view(2)
    assert repr(view) == "<View of seat 2: round 2 of 20, predict, to act: (0,)>"
    spectator = View(Sight(), Settings(), ["A", "B", "C", "D"], [], [], {})
    spectator.sight.seat = -1
    assert repr(spectator) == "<View of a spectator: round 0 of 15, deal, to act: ()>"
