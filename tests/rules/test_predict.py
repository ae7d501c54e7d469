"""Predictions: order, bounds, coins. PREDICT-1 to PREDICT-5."""

from __future__ import annotations

from typing import Any

import pytest

from foretell import Game, NotYourTurn, Settings
from foretell.cards import SPECIAL_NAMES
from foretell.rules.predictions import all_at_once, legal_predictions
from foretell.rules.rounds import first_to_predict, hand_size
from tests.helpers import dealt, facts, first_lead, may, refusal
from tests.rules.book import VIEWERS, play, round_one


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_PREDICT_1_begins_left_of_the_dealer(seats: int) -> None:
    for scribe in range(seats):
        settings = Settings(seats=seats, scribe=scribe)
        game = Game(settings=settings, seed=4)
        if game.phase == "choose_trump":
            play(game, "trump=R")
        for step in range(1, seats + 1):
            assert (game.phase, game.to_act) == ("predict", ((scribe + step) % seats,))
            play(game, "0")
        assert game.phase == "play"
        for dealer in range(seats):
            assert first_to_predict(dealer, settings.switches) == (dealer + 1) % seats


def test_PREDICT_1_from_nothing_to_all_tricks() -> None:
    game = dealt("B1 B2 B3", "R1 R2 R3", "G1 G2 G3", turned="Y1")
    assert may(game) == "0 1 2 3"
    assert game.view(0).legal == tuple(game.legal(0))
    assert (may(game, 1), may(game, 2)) == ("", "")
    assert game.explain(0, "3")[1:4] == (True, "predict/allowed", "PREDICT-1")
    error = refusal(game, 0, "4")
    assert (error.code, error.rule) == ("predict/too-many", "PREDICT-1")
    assert error.params["tricks"] == 3


@pytest.mark.parametrize("tricks", range(1, 21))
def test_PREDICT_1_numbers_of_every_round(tricks: int) -> None:
    everything = sum(1 << number for number in range(tricks + 1))
    for others in range(2 * tricks + 1):
        for last in (False, True):
            assert legal_predictions(tricks, others, last, Settings().switches) == everything


def test_PREDICT_1_is_said_aloud() -> None:
    game = dealt("B1 B2", "R1 R2", "G1 G2", turned="Y1")
    assert not all_at_once(game.settings.switches)
    play(game, "2 1")
    for viewer in VIEWERS:
        assert game.view(viewer).predictions == (2, 1, None)
        assert game.view(viewer).predicted == (True, True, False)
        assert facts(game, "predicted", viewer) == [
            {"event": "predicted", "seat": 0, "prediction": 2},
            {"event": "predicted", "seat": 1, "prediction": 1},
        ]


def test_PREDICT_2_a_prediction_stands() -> None:
    game = play(dealt("B1 B2", "R1 R2", "G1 G2", turned="Y1"), "2")
    error = refusal(game, 0, "1")
    assert isinstance(error, NotYourTurn)
    assert (error.code, error.rule, error.params["turn"]) == ("turn/not-yours", "PREDICT-1", 1)
    play(game, "1 0")
    assert refusal(game, 0, "1").code == "turn/other-decision"
    for token in ("B1", "R1", "G1", "B2", "R2"):
        play(game, token)
        assert game.view().predictions == (2, 1, 0)
    play(game, "G2")
    assert game.block_of_truth().rows[-1].predicted == (2, 1, 0)


@pytest.mark.parametrize("variant", ["hidden_predictions", "secret_predictions"])
def test_PREDICT_2_a_written_prediction_stands(variant: str) -> None:
    game = dealt("B1", "R1", "G1", turned="Y1", **{variant: True})
    game.play(1, "1")
    error = refusal(game, 1, "0")
    assert isinstance(error, NotYourTurn)
    assert (error.code, error.rule) == ("turn/already-decided", "PREDICT-2")
    assert game.view(1).predictions == (None, 1, None)


def test_PREDICT_3_predictions_are_repeated_before_the_first_trick() -> None:
    game = round_one("B1", "R1", "G1", turned="Y1")
    play(game, "1 1")
    assert facts(game, "predictions") == []
    play(game, "1 R1")
    read_out = {"event": "predictions", "predictions": [1, 1, 1], "sum": 3, "tricks": 1}
    for viewer in VIEWERS:
        assert facts(game, "predictions", viewer) == [read_out]
    names = [event.name for event in game.events()]
    assert names == ["dealt", "turned", "trump", *["predicted"] * 3, "predictions", "played"]


def test_PREDICT_3_sum_stands_beside_the_tricks_of_the_round() -> None:
    game = first_lead("B1 B2 B3", "R1 R2 R3", "G1 G2 G3", turned="Y1", predict="3 0 1")
    assert facts(game, "predictions") == [
        {"event": "predictions", "predictions": [3, 0, 1], "sum": 4, "tricks": 3},
    ]


def test_PREDICT_3_a_coin_for_each_trick_won() -> None:
    game = first_lead("B9 B8 B7", "B1 B2 B3", "B4 B5 B6", turned="Y1", predict="3 0 1")
    for viewer in VIEWERS:
        assert game.view(viewer).coins == ((0, 3), (0, 0), (0, 1))
    play(game, "B9 B1 B4")
    for viewer in VIEWERS:
        assert game.view(viewer).coins == ((1, 2), (0, 0), (0, 1))
    play(game, "B8 B2 B5")
    assert game.view().coins == ((2, 1), (0, 0), (0, 1))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_PREDICT_4_tricks_of_a_round_are_the_cards_of_a_hand(seats: int) -> None:
    plain, maximus = Settings(seats=seats).switches, Settings(seats=seats, maximus=True).switches
    assert [hand_size(number, plain) for number in range(1, 60 // seats + 1)] == list(range(1, 60 // seats + 1))
    assert [hand_size(number, maximus) for number in range(1, 6)] == [60 // seats] * 5


@pytest.mark.parametrize("seats", [3, 4])
def test_PREDICT_4_tricks_of_one_colour(seats: int) -> None:
    switches = Settings(seats=seats, one_colour=True).switches
    assert [hand_size(number, switches) for number in range(1, 13)] == list(range(4, 16))


def test_PREDICT_4_in_the_variants_too() -> None:
    game = Game(settings=Settings(seats=4, one_colour=True), seed=1)
    assert may(game) == "0 1 2 3 4"
    assert game.view().tricks_to_play == 4
    game = Game(settings=Settings(seats=5, maximus=True), seed=1)
    assert may(game) == "0 1 2 3 4 5 6 7 8 9 10 11 12"
    assert game.view().tricks_to_play == 12


def test_PREDICT_4_bomb_does_not_lower_the_bound() -> None:
    game = dealt("Bo B2", "R1 R2", "G1 G2", turned="Y1", specials=SPECIAL_NAMES)
    assert may(game) == "0 1 2"
    assert game.view().tricks_to_play == 2


def test_PREDICT_5_there_are_always_enough_coins() -> None:
    game = Game(settings=Settings(seats=3, maximus=True), seed=1)
    play(game, "20 20 20")
    assert game.view().coins == ((0, 20), (0, 20), (0, 20))


def test_PREDICT_5_no_coin_beyond_the_prediction() -> None:
    game = first_lead("B9 B8 B7", "B1 B2 B3", "B4 B5 B6", turned="Y1", predict="1 0 0")
    play(game, "B9 B1 B4 B8 B2 B5")
    assert game.view().won == (2, 0, 0)
    assert game.view().coins == ((1, 0), (0, 0), (0, 0))


def test_PREDICT_5_no_coins_before_hidden_predictions_are_shown() -> None:
    game = dealt("B9 B8", "B1 B2", "B4 B5", turned="Y1", hidden_predictions=True)
    play(game, "2 0")
    for viewer in VIEWERS:
        assert game.view(viewer).coins == (None, None, None)
    play(game, "1")
    for viewer in VIEWERS:
        assert game.view(viewer).coins == ((0, 2), (0, 0), (0, 1))


@pytest.mark.parametrize(
    "switches", [{"secret_predictions": True}, {"hidden_predictions": True, "hidden_reveal": "after_round"}]
)
def test_PREDICT_5_no_coins_while_predictions_stay_secret(switches: dict[str, Any]) -> None:
    game = first_lead("B9 B8", "B1 B2", "B4 B5", turned="Y1", predict="2 0 1", **switches)
    for token in ("B9", "B1", "B4", "B8", "B2"):
        play(game, token)
        for viewer in VIEWERS:
            assert game.view(viewer).coins == (None, None, None)
