"""Variants of predicting: plus/minus one, hidden and secret predictions, clairvoyance. VAR-1 to VAR-4."""

from __future__ import annotations

from typing import Any

import pytest

from foretell import Game, Settings
from foretell.rules.predictions import all_at_once, legal_predictions, shown_before_play
from foretell.rules.rounds import clairvoyant
from tests.helpers import dealt, facts, first_lead, last_round, may, play_out, refusal
from tests.rules.book import VIEWERS, play, round_one

THREE = ("B9 B8", "B1 B2", "B4 B5")
AFTER_ROUND = [{"secret_predictions": True}, {"hidden_predictions": True, "hidden_reveal": "after_round"}]
BEFORE_PLAY = {"hidden_predictions": True, "hidden_reveal": "before_play"}


@pytest.mark.parametrize(
    ("said", "legal"),
    [("0 0", "0 1"), ("1 0", "0 2"), ("0 2", "1 2"), ("1 1", "1 2"), ("2 1", "0 1 2"), ("2 2", "0 1 2")],
)
def test_VAR_1_sum_must_not_equal_the_tricks(said: str, legal: str) -> None:
    game = play(dealt(*THREE, turned="Y1", plus_minus_one=True), said)
    assert may(game) == legal
    assert game.view(2).reasons == {
        str(number): "predict/plus-minus-one" for number in range(3) if str(number) not in legal
    }


def test_VAR_1_binds_the_last_player_only() -> None:
    game = dealt("B1", "B2", "B3", turned="Y1", plus_minus_one=True)
    assert may(game) == "0 1"
    play(game, "1")
    assert may(game) == "0 1"
    play(game, "0")
    error = refusal(game, 2, "0")
    assert (error.code, error.rule, error.params["tricks"]) == ("predict/plus-minus-one", "VAR-1", 1)
    assert refusal(game, 2, "2").code == "predict/too-many"
    play(game, "1")
    assert game.phase == "play"


@pytest.mark.parametrize("tricks", range(1, 21))
def test_VAR_1_every_sum_of_the_others(tricks: int) -> None:
    switches = Settings(plus_minus_one=True).switches
    everything = set(range(tricks + 1))
    for others in range(5 * tricks + 1):
        for last in (False, True):
            word = legal_predictions(tricks, others, last, switches)
            expected = everything - {tricks - others} if last else everything
            assert {number for number in range(63) if word >> number & 1} == expected


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_VAR_1_holds_in_every_round(seats: int) -> None:
    game = play_out(Game(settings=Settings(seats=seats, plus_minus_one=True), seed=1))
    assert all(sum(row.predicted) != row.round_number for row in game.block_of_truth().rows)


def test_VAR_1_is_off_by_default() -> None:
    assert Settings().plus_minus_one is False
    assert may(play(dealt(*THREE, turned="Y1"), "1 1")) == "0 1 2"


def test_VAR_2_all_write_at_the_same_time() -> None:
    game = dealt(*THREE, turned="Y1", hidden_predictions=True)
    assert game.to_act == (0, 1, 2)
    assert [may(game, seat) for seat in range(3)] == ["0 1 2"] * 3
    for seat, left in ((2, [0, 1]), (0, [1]), (1, [0])):
        game.play(seat, "1")
        assert list(game.to_act) == left
    assert game.phase == "play"


def test_VAR_2_nobody_sees_a_note_before_the_reveal() -> None:
    game = play(dealt(*THREE, turned="Y1", hidden_predictions=True), "2 1")
    assert game.view(0).predictions == (2, None, None)
    assert game.view(1).predictions == (None, 1, None)
    for viewer in (2, None):  # seat 2 deals
        assert game.view(viewer).predictions == (None, None, None)
        assert game.view(viewer).predicted == (True, True, False)
        assert facts(game, "predicted", viewer) == [{"event": "predicted", "seat": seat} for seat in (0, 1)]
    assert facts(game, "predicted", 0) == [
        {"event": "predicted", "seat": 0, "prediction": 2},
        {"event": "predicted", "seat": 1},
    ]
    assert facts(game, "predictions") == []


@pytest.mark.parametrize("switches", [BEFORE_PLAY, *AFTER_ROUND])
def test_VAR_2_other_notes_look_the_same(switches: dict[str, Any]) -> None:
    one, other = (play(dealt(*THREE, turned="Y1", **switches), notes) for notes in ("2 1", "0 1"))
    for viewer in (1, 2, None):
        assert one.view(viewer).as_dict() == other.view(viewer).as_dict()


def test_VAR_2_shown_before_the_first_trick() -> None:
    game = play(dealt(*THREE, turned="Y1", hidden_predictions=True), "2 1 0")
    for viewer in VIEWERS:
        assert game.view(viewer).predictions == (2, 1, 0)
        assert facts(game, "predictions", viewer) == [
            {"event": "predictions", "predictions": [2, 1, 0], "sum": 3, "tricks": 2}
        ]
    play(game, "B9 B1 B4 B8 B2 B5")
    assert len(facts(game, "predictions")) == 1


def test_VAR_2_nobody_predicts_last() -> None:
    game = play(dealt(*THREE, turned="Y1", hidden_predictions=True), "1 1")
    assert may(game) == "0 1 2"


@pytest.mark.parametrize("switches", AFTER_ROUND)
def test_VAR_3_shown_only_when_the_round_is_over(switches: dict[str, Any]) -> None:
    game = first_lead(*THREE, turned="Y1", predict="2 1 0", **switches)
    for token in ("B9", "B1", "B4", "B8", "B2"):
        play(game, token)
        for viewer in VIEWERS:
            own = tuple(number if seat == viewer else None for seat, number in enumerate((2, 1, 0)))
            assert game.view(viewer).predictions == own
            assert game.view(viewer).predicted == (True, True, True)
            assert facts(game, "predictions", viewer) == []
    play(game, "B5")
    for viewer in VIEWERS:
        names = [event.name for event in game.events(viewer)]
        assert names[names.index("predictions") - 1 :][:3] == ["trick_won", "predictions", "scored"]
        assert facts(game, "predictions", viewer) == [
            {"event": "predictions", "predictions": [2, 1, 0], "sum": 3, "tricks": 2}
        ]
    assert last_round(game) == ((2, 1, 0), (2, 0, 0), (40, -10, 20))


@pytest.mark.parametrize("reveal", ["before_play", "after_round"])
def test_VAR_3_ignores_the_moment_of_hidden_predictions(reveal: str) -> None:
    switches = Settings(secret_predictions=True, hidden_reveal=reveal).switches
    assert all_at_once(switches)
    assert not shown_before_play(switches)


@pytest.mark.parametrize("reveal", ["before_play", "after_round"])
def test_VAR_2_moment_of_the_reveal(reveal: str) -> None:
    switches = Settings(hidden_predictions=True, hidden_reveal=reveal).switches
    assert all_at_once(switches)
    assert shown_before_play(switches) == (reveal == "before_play")
    assert not all_at_once(Settings(hidden_reveal=reveal).switches)
    assert not shown_before_play(Settings(hidden_reveal=reveal).switches)


def test_VAR_4_each_sees_all_cards_but_their_own() -> None:
    game = round_one("B9", "R9", "G9", turned="Y1", clairvoyance=True)
    cards = {0: "B9", 1: "R9", 2: "G9"}
    for seat in range(3):
        view = game.view(seat)
        assert view.hand == ()
        assert view.foreheads == {other: (card,) for other, card in cards.items() if other != seat}
        assert view.cards_held == (1, 1, 1)
        assert facts(game, "dealt", seat) == [
            {
                "event": "dealt",
                "round": 1,
                "dealer": 0,
                "cards": 1,
                "foreheads": {str(other): [card] for other, card in cards.items() if other != seat},
            }
        ]
    assert game.view().foreheads == {}
    assert facts(game, "dealt") == [{"event": "dealt", "round": 1, "dealer": 0, "cards": 1}]


def test_VAR_4_nobody_knows_the_own_card_while_predicting() -> None:
    one = round_one("B9", "R9", "G9", turned="Y1", clairvoyance=True, scribe=2)
    other = round_one("W", "R9", "G9", turned="Y1", clairvoyance=True, scribe=2)
    assert one.view(0).as_dict() == other.view(0).as_dict()
    for game in (one, other):
        play(game, "1 0")
    assert one.view(0).as_dict() == other.view(0).as_dict()
    assert one.view(1).as_dict() != other.view(1).as_dict()


def test_VAR_4_then_each_takes_up_the_own_hand() -> None:
    game = round_one("B9", "R9", "G9", turned="Y1", clairvoyance=True)
    play(game, "0 0")
    assert facts(game, "took_up_hand", 0) == []
    play(game, "1")
    for seat, card in enumerate(("B9", "R9", "G9")):
        assert game.view(seat).hand == (card,)
        assert facts(game, "took_up_hand", seat) == [{"event": "took_up_hand", "hand": [card]}]
    assert facts(game, "took_up_hand") == [{"event": "took_up_hand"}]
    play(game, "R9 G9 B9")
    assert last_round(game) == ((1, 0, 0), (0, 1, 0), (-10, -10, 20))


def test_VAR_4_what_was_seen_is_remembered() -> None:
    game = first_lead(
        "B9 W W", "R9 J J", "G9 G8 W", turned="Y1", clairvoyance=True, clairvoyance_rounds="every", predict="1 1 1"
    )
    seen = {1: ("R9", "J", "J"), 2: ("G8", "G9", "W")}
    assert game.view(0).foreheads == seen
    for token in ("W", "J", "G9", "W", "J", "G8", "B9"):
        play(game, token)
        assert game.view(0).foreheads == seen
        assert game.view(1).foreheads == {0: ("B9", "W", "W"), 2: ("G8", "G9", "W")}
        assert game.view().foreheads == {}


@pytest.mark.parametrize(("scope", "rounds"), [("first", [1]), ("every", [1, 2, 3, 20])])
def test_VAR_4_rounds_in_which_it_is_played(scope: str, rounds: list[int]) -> None:
    switches = Settings(clairvoyance=True, clairvoyance_rounds=scope).switches
    assert [number for number in (1, 2, 3, 20) if clairvoyant(number, switches)] == rounds
    assert not any(clairvoyant(number, Settings(clairvoyance_rounds=scope).switches) for number in (1, 2))


@pytest.mark.parametrize(("scope", "rounds"), [("first", 1), ("every", 20)])
def test_VAR_4_in_a_whole_game(scope: str, rounds: int) -> None:
    game = play_out(Game(settings=Settings(seats=3, clairvoyance=True, clairvoyance_rounds=scope), seed=1))
    for seat in range(3):
        assert len(facts(game, "took_up_hand", seat)) == rounds
        told = facts(game, "dealt", seat)
        assert [number for number, fact in enumerate(told, 1) if "foreheads" in fact] == list(range(1, rounds + 1))
        assert all(("hand" in fact) != ("foreheads" in fact) for fact in told)


def test_VAR_4_later_rounds_are_as_usual() -> None:
    game = dealt("B9 B8", "R9 R8", "G9 G8", turned="Y1", clairvoyance=True)
    assert game.view(0).hand == ("B8", "B9")
    assert game.view(0).foreheads == {}
