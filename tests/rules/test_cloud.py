"""The Cloud: its colour, and the change of a prediction. CLOUD-1 to CLOUD-6."""

from __future__ import annotations

from typing import Any

import pytest

from foretell import replay
from foretell.cards import SPECIAL_NAMES
from foretell.rules.predictions import LOWER, RAISE, legal_changes
from tests.helpers import facts, first_lead, last_round, may, refusal
from tests.rules.book import VIEWERS, play, round_one


def test_CLOUD_1_a_colour_is_announced_when_it_is_played() -> None:
    game = first_lead("Cl B1", "R2 B2", "R3 B3", turned="Y9")
    assert may(game) == "B1 Cl=B Cl=R Cl=G Cl=Y"
    play(game, "Cl=R")
    for viewer in VIEWERS:
        assert facts(game, "played", viewer) == [{"event": "played", "seat": 0, "play": "Cl=R"}]
        assert game.view(viewer).follow == "red"


def test_CLOUD_1_the_trump_colour_is_allowed() -> None:
    game = play(first_lead("R13", "Cl", "Y9", turned="Y1"), "R13 Cl=Y Y9")
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": 1, "trick": 1}]


@pytest.mark.parametrize("trick", ["Cl=R Bo R2", "Bo Cl=R R2", "R2 Bo Cl=R"])
def test_CLOUD_2_bomb_keeps_predictions_as_they_are(trick: str) -> None:
    hands = [token.partition("=")[0] for token in trick.split()]
    game = play(first_lead(*hands, turned="Y9", predict="1 0 0"), trick)
    assert facts(game, "prediction_changed") == []
    assert last_round(game) == ((1, 0, 0), (0, 0, 0), (-10, 20, 20))


@pytest.mark.parametrize(
    ("predicted", "change", "changed", "points"),
    [("0", "+1", 1, 30), ("1", "+1", 2, -10), ("1", "-1", 0, -10)],
)
def test_CLOUD_3_prediction_changes_before_it_is_scored(predicted: str, change: str, changed: int, points: int) -> None:
    game = play(first_lead("Cl", "R2", "R3", turned="Y9", predict=f"{predicted} 0 0"), "Cl=R R2 R3")
    assert (game.phase, game.to_act) == ("adjust_prediction", (0,))
    assert game.view().cloud == 0
    assert game.view().cloud_change == 0
    play(game, change)
    assert facts(game, "prediction_changed") == [
        {"event": "prediction_changed", "seat": 0, "change": int(change), "prediction": changed}
    ]
    assert last_round(game) == ((changed, 0, 0), (1, 0, 0), (points, 20, 20))


def test_CLOUD_3_one_more_or_one_less_and_nothing_else() -> None:
    game = play(first_lead("Cl", "R2", "R3", turned="Y9", predict="1 0 0"), "Cl=R R2 R3")
    assert may(game) == "+1 -1"
    assert game.explain(0, "-1")[1:4] == (True, "adjust/allowed", "CLOUD-3")
    assert refusal(game, 0, "1").code == "turn/other-decision"
    assert refusal(game, 1, "+1").code == "turn/not-yours"


def test_CLOUD_3_zero_can_only_become_one() -> None:
    game = play(first_lead("Cl", "R2", "R3", turned="Y9", predict="0 0 0"), "Cl=R R2 R3")
    assert may(game) == "+1"
    error = refusal(game, 0, "-1")
    assert (error.code, error.rule) == ("adjust/below-zero", "CLOUD-3")


def test_CLOUD_3_bounds() -> None:
    assert (RAISE, LOWER) == (1, 2)
    assert legal_changes(0) == RAISE
    assert [legal_changes(predicted) for predicted in range(1, 21)] == [RAISE | LOWER] * 20


def test_CLOUD_3_may_rise_above_the_tricks_of_the_round() -> None:
    game = play(first_lead("Cl B1", "R2 B2", "R3 B3", turned="Y9", predict="2 0 0"), "Cl=R R2 R3 B1 B2 B3 +1")
    assert last_round(game) == ((3, 0, 0), (1, 0, 1), (-20, 20, -10))


def test_CLOUD_3_who_took_the_cloud_decides_not_who_played_it() -> None:
    game = first_lead("Cl B1", "R10 B2", "R3 B3", turned="Y9", predict="0 2 0")
    play(game, "Cl=R R10 R3 B2 B3 B1")
    assert (game.phase, game.to_act) == ("adjust_prediction", (1,))
    play(game, "-1")
    assert last_round(game) == ((0, 1, 0), (0, 1, 1), (20, 30, -10))


def test_CLOUD_3_only_when_the_round_is_over() -> None:
    game = first_lead("Cl B1", "R10 B2", "R3 B3", turned="Y9", predict="0 2 0")
    for token in ("Cl=R", "R10", "R3", "B2", "B3"):
        play(game, token)
        assert game.phase == "play"
        assert game.view().predictions == (0, 2, 0)
    assert game.view().cloud == 1


@pytest.mark.parametrize(
    "switches",
    [{"secret_predictions": True}, {"hidden_predictions": True, "hidden_reveal": "after_round"}],
)
def test_CLOUD_4_last_trick_then_reveal_then_cloud_then_scoring(switches: dict[str, Any]) -> None:
    game = first_lead("Cl", "R2", "R3", turned="Y9", predict="1 0 1", **switches)
    play(game, "Cl=R R2")
    assert game.view(1).predictions == (None, 0, None)
    play(game, "R3")
    for viewer in VIEWERS:
        assert game.view(viewer).predictions == (1, 0, 1)
    play(game, "-1")
    names = [event.name for event in game.events()]
    end = names[names.index("trick_won") :]
    assert end[:4] == ["trick_won", "predictions", "prediction_changed", "scored"]
    assert facts(game, "predictions") == [{"event": "predictions", "predictions": [1, 0, 1], "sum": 2, "tricks": 1}]


def test_CLOUD_4_open_predictions_are_not_repeated() -> None:
    game = play(first_lead("Cl", "R2", "R3", turned="Y9"), "Cl=R R2 R3 +1")
    names = [event.name for event in game.events()]
    assert names[names.index("trick_won") :][:3] == ["trick_won", "prediction_changed", "scored"]


def test_CLOUD_4_plus_minus_one_is_not_tested_again() -> None:
    game = first_lead("Cl", "R2", "R3", turned="Y9", predict="0 0 0", plus_minus_one=True)
    play(game, "Cl=R R2 R3")
    assert may(game) == "+1"
    play(game, "+1")
    assert last_round(game) == ((1, 0, 0), (1, 0, 0), (30, 20, 20))


def test_CLOUD_4_block_shows_the_change_and_the_record_keeps_both() -> None:
    game = play(round_one("R2", "Cl", "R3", turned="Y9", specials=SPECIAL_NAMES), "1 0 0 Cl=R R3 R2 -1")
    assert game.block_of_truth().rows[0].predicted == (0, 0, 0)
    assert facts(game, "scored")[0]["predictions"] == [0, 0, 0]
    text = str(game.record)
    assert "predict from 1: 1 0 0\n" in text
    assert "cloud from 1: -1\n" in text


def test_CLOUD_5_nothing_changes_when_the_cloud_was_not_dealt() -> None:
    game = first_lead("R1", "R2", "R3", turned="Y9", predict="0 0 1", specials=SPECIAL_NAMES)
    play(game, "R1 R2 R3")
    assert last_round(game) == ((0, 0, 1), (0, 0, 1), (20, 20, 30))


def test_CLOUD_5_nothing_changes_when_the_cloud_was_turned() -> None:
    game = first_lead("R1", "R2", "R3", turned="Cl", choose="trump=B", predict="0 0 1")
    play(game, "R1 R2 R3")
    assert last_round(game) == ((0, 0, 1), (0, 0, 1), (20, 20, 30))


def test_CLOUD_5_bombed_in_an_earlier_trick() -> None:
    game = first_lead("Cl B1", "Bo B2", "R3 B3", turned="Y9", predict="1 0 0")
    play(game, "Cl=R Bo R3")
    assert game.view().cloud is None
    play(game, "B1 B2 B3")
    assert last_round(game) == ((1, 0, 0), (0, 0, 1), (-10, 20, -10))


def test_CLOUD_5_cloud_and_juggler_both_take_effect() -> None:
    game = first_lead("Cl B1", "Ju B2", "R3 B3", turned="Y9", predict="1 0 0")
    play(game, "Cl=R Ju=R R3")
    assert game.phase == "pass_card"
    play(game, ">B1 >B2 >B3 B3 B1 B2")
    assert (game.phase, game.to_act) == ("adjust_prediction", (0,))
    play(game, "+1")
    assert last_round(game) == ((2, 0, 0), (2, 0, 0), (40, 20, 20))


def test_CLOUD_5_cloud_juggler_and_bomb_pass_only() -> None:
    game = first_lead("Cl B1", "Ju B2", "R3 B3", "Bo B4", turned="Y9")
    play(game, "Cl=R Ju=R R3 Bo")
    assert (game.phase, game.view().cloud) == ("pass_card", None)
    play(game, ">B1 >B2 >B3 >B4 B4 B1 B2 B3")
    assert last_round(game)[0] == (0, 0, 0, 0)


@pytest.mark.parametrize("trick", ["Cl=R Dr Fa", "Fa Cl=B Dr", "Dr Fa Cl=Y"])
def test_CLOUD_5_the_fairys_player_changes(trick: str) -> None:
    hands = [token.partition("=")[0] for token in trick.split()]
    game = play(first_lead(*hands, turned="Y9"), trick)
    fairy = hands.index("Fa")
    assert (game.phase, game.to_act) == ("adjust_prediction", (fairy,))
    play(game, "+1")
    assert last_round(game)[2] == tuple(30 if seat == fairy else 20 for seat in range(3))


TRICK: dict[str, Any] = {"cloud_acts": "trick"}


def test_CLOUD_6_the_change_comes_when_the_trick_is_over_before_the_next_lead() -> None:
    game = first_lead("Cl B1", "R10 B2", "R3 B3", turned="Y9", predict="0 2 0", **TRICK)
    play(game, "Cl=R R10 R3")
    assert (game.phase, game.to_act, may(game)) == ("adjust_prediction", (1,), "+1 -1")
    assert refusal(game, 0, "B1").rule == "CLOUD-6"
    assert refusal(game, 1, "B2").rule == "CLOUD-6"
    play(game, "-1")
    assert (game.phase, game.to_act) == ("play", (1,))
    assert game.view().predictions == (0, 1, 0)
    assert game.view().coins[1] == (1, 0)
    play(game, "B2 B3 B1")
    assert last_round(game) == ((0, 1, 0), (0, 1, 1), (20, 30, -10))
    names = [event.name for event in game.events()]
    assert names.count("prediction_changed") == 1
    assert names[names.index("trick_won") + 1] == "prediction_changed"


def test_CLOUD_6_round_is_the_default() -> None:
    game = play(first_lead("Cl B1", "R10 B2", "R3 B3", turned="Y9", predict="0 2 0"), "Cl=R R10 R3")
    assert game.settings.cloud_acts == "round"
    assert game.phase == "play"


def test_CLOUD_6_after_the_pass_of_the_same_trick() -> None:
    game = first_lead("Cl B1", "Ju B2", "R10 B3", turned="Y9", predict="0 0 0", **TRICK)
    play(game, "Cl=R Ju=R R10")
    assert game.phase == "pass_card"
    play(game, ">B1 >B2 >B3")
    assert (game.phase, game.to_act, may(game)) == ("adjust_prediction", (2,), "+1")
    assert game.view(2).hand == ("B2",)
    play(game, "+1")
    assert (game.phase, game.to_act) == ("play", (2,))
    names = [event.name for event in game.events()]
    assert names[names.index("cards_passed") :][:2] == ["cards_passed", "prediction_changed"]


def test_CLOUD_6_a_later_pass_asks_for_no_second_change() -> None:
    game = first_lead("Cl B1 B4", "R2 Ju B5", "R3 B3 B6", turned="Y9", predict="1 0 0", **TRICK)
    play(game, "Cl=R R2 R3 -1 B1 Ju=G B3")
    assert game.phase == "pass_card"
    play(game, f">{game.view(0).hand[0]}")
    play(game, f">{game.view(1).hand[0]}")
    play(game, f">{game.view(2).hand[0]}")
    assert game.phase == "play"


def test_CLOUD_6_the_bounds_are_those_of_CLOUD_3() -> None:
    game = play(first_lead("Cl B1", "R2 B2", "R3 B3", turned="Y9", predict="0 0 0", **TRICK), "Cl=R R2 R3")
    assert may(game) == "+1"
    error = refusal(game, 0, "-1")
    assert (error.code, error.rule) == ("adjust/below-zero", "CLOUD-3")
    most = play(first_lead("Cl B1", "R2 B2", "R3 B3", turned="Y9", predict="2 0 0", **TRICK), "Cl=R R2 R3 +1")
    assert most.view().predictions == (3, 0, 0)


def test_CLOUD_6_bombed_nothing_changes() -> None:
    game = first_lead("Cl B1", "Bo B2", "R3 B3", turned="Y9", predict="1 0 0", **TRICK)
    play(game, "Cl=R Bo R3")
    assert game.phase == "play"
    play(game, "B1 B2 B3")
    assert facts(game, "prediction_changed") == []


def test_CLOUD_6_taken_by_the_fairy_her_player_changes() -> None:
    game = first_lead("Cl B1 G1", "Dr B2 G2", "Fa B3 G3", turned="Y9", predict="0 0 1", **TRICK)
    play(game, "Cl=R Dr Fa")
    assert (game.phase, game.to_act) == ("adjust_prediction", (2,))


def test_CLOUD_6_in_the_last_trick_all_is_as_in_CLOUD_4() -> None:
    game = first_lead("Cl", "R2", "R3", turned="Y9", predict="1 0 1", secret_predictions=True, **TRICK)
    play(game, "Cl=R R2 R3")
    assert game.view(1).predictions == (1, 0, 1)
    assert refusal(game, 1, "+1").rule == "CLOUD-3"
    play(game, "-1")
    names = [event.name for event in game.events()]
    end = names[names.index("trick_won") :]
    assert end[:4] == ["trick_won", "predictions", "prediction_changed", "scored"]


def test_CLOUD_6_plus_minus_one_is_not_tested_again() -> None:
    game = first_lead("Cl B1", "R2 B2", "R3 B3", turned="Y9", predict="1 0 0", plus_minus_one=True, **TRICK)
    play(game, "Cl=R R2 R3")
    assert may(game) == "+1 -1"
    play(game, "+1")
    assert sum(number or 0 for number in game.view().predictions) == 2


HIDDEN_TO_THE_END = [{"secret_predictions": True}, {"hidden_predictions": True, "hidden_reveal": "after_round"}]


@pytest.mark.parametrize("switches", HIDDEN_TO_THE_END)
def test_CLOUD_6_while_predictions_are_hidden_only_its_player_sees_the_change(switches: dict[str, Any]) -> None:
    game = first_lead("Cl B1", "R2 B2", "R3 B3", turned="Y9", predict="1 0 1", **switches, **TRICK)
    play(game, "Cl=R R2 R3")
    assert (game.phase, game.to_act) == ("adjust_prediction", (0,))
    for viewer in (1, 2, None):
        assert game.view(viewer).predictions[0] is None
        assert game.view(viewer).legal == ()
    play(game, "-1")
    told = {"event": "prediction_changed", "seat": 0}
    assert facts(game, "prediction_changed", 0) == [told | {"change": -1, "prediction": 0}]
    for viewer in (1, 2, None):
        view = game.view(viewer)
        assert facts(game, "prediction_changed", viewer) == [told]
        assert (view.cloud, view.cloud_changed, view.cloud_change, view.predictions[0]) == (0, True, 0, None)
    own = game.view(0)
    assert (own.cloud_changed, own.cloud_change, own.predictions[0]) == (True, -1, 0)


@pytest.mark.parametrize("switches", HIDDEN_TO_THE_END)
def test_CLOUD_6_the_reveal_shows_both_numbers(switches: dict[str, Any]) -> None:
    game = first_lead("Cl B1", "R2 B2", "R3 B3", turned="Y9", predict="1 0 1", **switches, **TRICK)
    play(game, "Cl=R R2 R3 -1 B1 B2 B3")
    assert facts(game, "predictions") == [{"event": "predictions", "predictions": [1, 0, 1], "sum": 2, "tricks": 2}]
    shown = {"event": "prediction_changed", "seat": 0, "change": -1, "prediction": 0}
    assert facts(game, "prediction_changed", 1)[-1] == shown
    names = [event.name for event in game.events()]
    at = names.index("predictions")
    assert names[at : at + 3] == ["predictions", "prediction_changed", "scored"]
    then = game.view(1).last_round
    assert then is not None
    assert (then.predictions, then.predictions_scored) == ((1, 0, 1), (0, 0, 1))


def test_CLOUD_6_shown_before_play_the_change_is_public() -> None:
    game = first_lead("Cl B1", "R2 B2", "R3 B3", turned="Y9", predict="1 0 1", hidden_predictions=True, **TRICK)
    play(game, "Cl=R R2 R3 -1")
    assert game.view(1).predictions == (0, 0, 1)
    assert facts(game, "prediction_changed", 1)[0]["change"] == -1


def test_CLOUD_6_the_record_writes_it_where_it_was_decided() -> None:
    settings = {"specials": SPECIAL_NAMES, "length": (2,), **TRICK}
    game = play(round_one("R2 B1", "Cl B2", "R3 B3", turned="Y9", **settings), "1 0 0 Cl=R R3 R2 -1")
    lines = str(game.record).splitlines()
    assert "cloud_acts: trick" in lines
    assert lines[-2:] == ["trick from 1: Cl=R R3 R2", "cloud from 1: -1"]
    again = replay(str(game.record))
    assert (again.phase, again.view(0).predictions) == ("play", (0, 0, 0))
    assert str(again.record) == str(game.record)


def test_CLOUD_6_without_the_cloud_the_switch_is_idle() -> None:
    game = play(first_lead("R1 B1", "R2 B2", "R3 B3", turned="Y9", predict="0 0 1", **TRICK), "R1 R2 R3")
    assert game.phase == "play"
