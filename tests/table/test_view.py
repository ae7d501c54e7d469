"""Views: every property, as people and bots read it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from foretell import FixedDeals, Game, Settings, View
from foretell.table.block import BlockRow
from foretell.table.events import Event
from foretell.table.sight import Sight
from foretell.table.view import Trick
from tests.helpers import dealt, deck_of, first_lead, play_all


def base_game() -> Game:
    """Round 3 of three seats, yellow trump; seat 0 leads."""
    return first_lead("R7 B13 W", "R2 B5 J", "G1 G12 W", turned="Y5", predict="1 0 2")


def test_a_view_before_the_first_lead() -> None:
    view = base_game().view(0)
    assert (view.seat, view.players) == (0, ("P0", "P1", "P2"))
    assert (view.phase, view.round_number, view.rounds, view.tricks_to_play, view.dealer) == ("play", 3, 20, 3, 2)
    assert view.to_act == (0,)
    assert view.hand == ("B13", "R7", "W")
    assert [decision.token for decision in view.legal] == ["B13", "R7", "W"]
    assert view.reasons == {}
    assert (view.turned, view.trump, view.trump_to_choose) == ("Y5", "yellow", False)
    assert (view.follow, view.nobody_follows) == (None, False)
    assert (view.predictions, view.predicted) == ((1, 0, 2), (True, True, True))
    assert (view.won, view.coins) == ((0, 0, 0), ((0, 1), (0, 0), (0, 2)))
    assert (view.cards_held, view.scores) == ((3, 3, 3), (0, 0, 0))
    assert (view.werewolf, view.cloud, view.cloud_change) == (None, None, 0)
    assert (view.gave, view.received, view.foreheads) == (None, None, {})
    assert (view.tricks, view.trick) == ((), Trick(0, (), -1, False))
    assert view.voids == ((), (), ())
    assert view.block == ()


def test_a_spectator_sees_no_hand() -> None:
    view = base_game().view()
    assert (view.seat, view.hand, view.legal, view.reasons) == (None, (), (), {})
    assert (view.to_act, view.cards_held, view.predictions) == ((0,), (3, 3, 3), (1, 0, 2))


def test_a_view_in_the_middle_of_a_trick() -> None:
    game = play_all(base_game(), "R7")
    view = game.view(1)
    assert (view.to_act, view.follow, view.nobody_follows) == ((1,), "red", False)
    assert view.trick == Trick(0, ("R7",), 0, False)
    assert [decision.token for decision in view.legal] == ["R2", "J"]
    assert view.reasons == {"B5": "play/must-follow"}
    assert (view.cards_held, view.tricks) == ((2, 3, 3), ())
    assert game.view(0).reasons == game.view(2).reasons == {}
    assert game.view(0).legal == ()


def test_a_view_between_tricks() -> None:
    view = play_all(base_game(), "R7", "R2", "G1").view(2)
    assert (view.won, view.cards_held) == ((1, 0, 0), (2, 2, 2))
    assert view.coins == ((1, 0), (0, 0), (0, 2))
    assert view.tricks == (Trick(0, ("R7", "R2", "G1"), 0, False),)
    assert view.trick == Trick(0, (), -1, False)
    assert (view.follow, view.voids) == (None, ((), (), ("red",)))


def test_a_view_of_a_trick_led_with_a_wizard() -> None:
    view = play_all(base_game(), "R7", "R2", "G1", "W").view(1)
    assert (view.follow, view.nobody_follows) == (None, True)
    assert [decision.token for decision in view.legal] == ["B5", "J"]
    assert view.reasons == {}
    assert view.trick == Trick(0, ("W",), 0)


def test_a_view_near_the_end_of_a_round() -> None:
    view = play_all(base_game(), "R7", "R2", "G1", "W", "J", "W", "B13", "B5").view(2)
    assert view.tricks == (Trick(0, ("R7", "R2", "G1"), 0), Trick(0, ("W", "J", "W"), 0))
    assert view.trick == Trick(0, ("B13", "B5"), 0)
    assert (view.won, view.coins) == ((2, 0, 0), ((1, 0), (0, 0), (0, 2)))
    assert view.voids == ((), (), ("red",))
    assert view.hand == ("G12",)


def test_a_leader_who_did_not_begin_the_round() -> None:
    view = play_all(first_lead("R7 B1", "R9 B5", "G1 G12", turned="Y5"), "R7", "R9", "G1", "B5").view(2)
    assert view.tricks == (Trick(0, ("R7", "R9", "G1"), 1),)
    assert view.trick == Trick(1, ("B5",), 1)
    assert (view.to_act, view.voids) == ((2,), ((), (), ("red",)))
    assert view.trick.by_seat(3) == {1: "B5"}
    assert view.tricks[0].by_seat(3) == {0: "R7", 1: "R9", 2: "G1"}
    assert Trick(4, ("W", "J", "R7"), 4).by_seat(6) == {4: "W", 5: "J", 0: "R7"}


def test_PLAY_1_the_trick_to_come_names_its_leader_from_the_deal_on() -> None:
    game = dealt("R7 W", "J B1", "J W", turned="G5")
    assert (game.view().trick, game.view().dealer) == (Trick(0, (), -1), 2)
    play_all(game, "0", "0", "0", "R7", "J", "W", "J", "W", "B1")
    assert (game.round_number, game.view().dealer, game.view().trick) == (3, 0, Trick(1, (), -1))


def test_a_bomb_that_lies_alone_wins_nothing() -> None:
    game = play_all(first_lead("Bo Cl", "J R5", "R3 R4", turned="Y5"), "Bo")
    assert game.view().trick == Trick(0, ("Bo",), -1)


def test_TRUMP_3_trump_still_to_choose() -> None:
    game = dealt("R7 W", "J B1", "J W", turned="W")
    view = game.view(2)
    assert (view.phase, view.turned, view.trump, view.trump_to_choose) == ("choose_trump", "W", None, True)
    assert [decision.token for decision in view.legal] == ["trump=B", "trump=R", "trump=G", "trump=Y"]
    assert view.to_act == (2,)
    play_all(game, "trump=Y")
    assert (game.view().trump, game.view().trump_to_choose) == ("yellow", False)


def test_TRUMP_2_no_trump() -> None:
    view = dealt("R7 W", "J B1", "J W", turned="J").view()
    assert (view.turned, view.trump, view.trump_to_choose) == ("J", None, False)
    view = Game(settings=Settings(maximus=True), seed=1).view()
    assert (view.turned, view.trump, view.rounds, view.tricks_to_play) == (None, "blue", 5, 15)


def test_TRUMP_5_everyone_sees_the_werewolf_swapped() -> None:
    game = dealt("R7 W", "J We", "J W", turned="G5")
    assert game.view(0).werewolf is None
    assert (game.view(0).to_act, game.view(1).phase) == ((1,), "swap_werewolf")
    assert [decision.token for decision in game.view(1).legal] == ["We=B", "We=R", "We=G", "We=Y", "We=-"]
    play_all(game, "We=-")
    for viewer in (None, 0, 1):
        view = game.view(viewer)
        assert (view.werewolf, view.turned, view.trump) == ((1, "G5"), "We", None)


def test_VAR_1_a_prediction_that_is_barred_has_its_reason() -> None:
    game = play_all(dealt("R7 W", "J B1", "J W", turned="G5", plus_minus_one=True), "1", "0")
    assert [decision.token for decision in game.view(2).legal] == ["0", "2"]
    assert game.view(2).reasons == {"1": "predict/plus-minus-one"}
    assert (game.view(0).reasons, game.view().reasons) == ({}, {})
    assert (game.view(2).predictions, game.view(2).predicted) == ((1, 0, None), (True, True, False))
    assert game.view(2).coins == ((0, 1), (0, 0), None)


@pytest.mark.parametrize("variant", ["hidden_predictions", "secret_predictions"])
def test_VAR_2_and_VAR_3_notes_show_that_they_are_there(variant: str) -> None:
    game = dealt("R7 W", "J B1", "J W", turned="G5", **{variant: True})
    assert game.view(0).to_act == (0, 1, 2)
    game.play(1, "2")
    for viewer, known in ((0, None), (1, 2), (None, None)):
        view = game.view(viewer)
        assert (view.predictions, view.predicted) == ((None, known, None), (False, True, False))
        assert (view.to_act, view.coins) == ((0, 2), (None, None, None))


def test_PREDICT_5_no_coins_before_the_reveal() -> None:
    game = first_lead("R7 W", "J B1", "J W", turned="G5", predict="1 0 2", secret_predictions=True)
    view = game.view(0)
    assert (view.predictions, view.predicted, view.coins) == ((1, None, None), (True, True, True), (None, None, None))
    game = first_lead("R7 W", "J B1", "J W", turned="G5", predict="1 0 2", hidden_predictions=True)
    assert game.view(2).coins == ((0, 1), (0, 0), (0, 2))


def test_EX_8_coins_lie_on_tricks_won_and_wait_for_others() -> None:
    game = first_lead("R7 R8 R9", "B1 B2 B3", "G1 G2 G3", turned="Y5", predict="3 0 0")
    assert play_all(game, "R7", "B1", "G1").view().coins[0] == (1, 2)
    game = first_lead("R7 R8 R9", "B1 B2 B3", "G1 G2 G3", turned="Y5", predict="1 0 0")
    assert play_all(game, "R7", "B1", "G1", "R8", "B2", "G2").view().coins[0] == (1, 0)


def test_VAR_4_foreheads() -> None:
    game = dealt("R7 W", "J B1", "J W", turned="G5", clairvoyance=True, clairvoyance_rounds="every")
    view = game.view(0)
    assert (view.hand, view.foreheads) == ((), {1: ("B1", "J"), 2: ("J", "W")})
    assert game.view(2).foreheads == {0: ("R7", "W"), 1: ("B1", "J")}
    assert (game.view().hand, game.view().foreheads) == ((), {})
    play_all(game, "0", "0", "0", "W", "B1")
    assert game.view(0).hand == ("R7",)
    assert game.view(2).foreheads == {0: ("R7", "W"), 1: ("B1", "J")}
    assert game.view(2).hand == ("J", "W")


def test_JUGGLER_3_gave_and_received() -> None:
    game = play_all(first_lead("Ju R1 W", "R2 B2 G2", "R3 B3 G3", turned="Y5"), "Ju=R", "R2", "R3")
    assert [decision.token for decision in game.view(0).legal] == [">R1", ">W"]
    play_all(game, ">W")
    assert (game.view(0).gave, game.view(0).received, game.view(1).received) == ("W", None, None)
    play_all(game, ">B2", ">G3")
    passed = {seat: (game.view(seat).gave, game.view(seat).received) for seat in range(3)}
    assert passed == {0: ("W", "G3"), 1: ("B2", "W"), 2: ("G3", "B2")}
    assert (game.view().gave, game.view().received) == (None, None)


def test_CLOUD_3_the_cloud_and_its_change() -> None:
    game = first_lead("Bo Cl", "R2 R5", "R3 R4", turned="Y5", predict="1 1 1")
    view = play_all(game, "Bo", "R2", "R3").view()
    assert (view.tricks, view.trick) == ((Trick(0, ("Bo", "R2", "R3"), 2, bombed=True),), Trick(2, (), -1, False))
    view = play_all(game, "R4", "Cl=R", "R5").view(0)
    assert (view.phase, view.cloud, view.cloud_change, view.to_act) == ("adjust_prediction", 0, 0, (0,))
    assert [decision.token for decision in view.legal] == ["+1", "-1"]
    assert (game.view(1).cloud, game.view().cloud, game.view(1).legal) == (0, 0, ())
    assert view.tricks[1] == Trick(2, ("R4", "Cl=R", "R5"), 0, bombed=False)


def test_CLOUD_4_the_change_shows_in_the_block() -> None:
    settings = Settings(seats=3, specials=("cloud",))
    deals = FixedDeals(
        [deck_of(["R2", "Cl", "R3"], "Y5", settings), deck_of(["R2 B1", "Cl B2", "R3 B3"], "Y5", settings)]
    )
    game = play_all(Game(settings=settings, shuffler=deals), "0", "0", "0", "Cl=R", "R3", "R2", "+1")
    view = game.view(0)
    assert view.block == (BlockRow(1, (0, 1, 0), (0, 1, 0), (20, 30, 20), (20, 30, 20)),)
    assert (view.scores, view.cloud, view.cloud_change, view.predictions) == ((20, 30, 20), None, 0, (None, None, None))
    play_all(game, "0", "0", "0", "R3", "R2", "Cl=R", "B2", "B3", "B1", "+1")
    assert game.view().block[1] == BlockRow(2, (0, 1, 0), (0, 1, 1), (20, 30, -10), (40, 60, 10))


def test_a_finished_game() -> None:
    settings = Settings(seats=6, maximus=True)
    game = Game(settings=settings, seed=3)
    while not game.over:
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    view = game.view(0)
    assert (view.phase, view.to_act, view.legal, view.round_number, len(view.block)) == ("over", (), (), 5, 5)
    assert view.scores == game.scores == view.block[-1].totals
    assert view.trick == Trick(game.table.turn, (), -1)


def test_nobody_acts_between_two_rounds() -> None:
    sight = Sight()
    sight.turn = 2
    view = View(sight, Settings(), ["A", "B", "C", "D"], [], [], {})
    assert (view.phase, view.to_act) == ("deal", ())


@pytest.mark.parametrize(("number", "phase", "tricks"), [(1, 3, 0), (2, 4, 0), (2, 4, 1), (20, 4, 19), (3, 5, 2)])
def test_no_two_decisions_of_a_seat_share_an_index(number: int, phase: int, tricks: int) -> None:
    sight = Sight()
    sight.round_number, sight.phase, sight.tricks = number, phase, tricks
    index = View(sight, Settings(), ["A", "B", "C", "D"], [], [], {}).decision_index
    assert index == number * 65536 + phase * 256 + tricks


def voids(game: Game, *tokens: str) -> tuple[tuple[str, ...], ...]:
    return play_all(game, *tokens).view().voids


def test_who_does_not_follow_shows_a_void() -> None:
    game = first_lead("B1 R1 G1", "R2 R3 Y1", "B3 W J", turned="Y5", predict="0 0 0")
    assert voids(game, "B1", "R2", "W") == ((), ("blue",), ())
    assert voids(game, "J", "R1", "R3") == ((), ("blue",), ())
    assert voids(game, "Y1", "B3") == ((), ("blue",), ("yellow",))


def test_two_voids_of_one_seat_stand_in_the_order_of_the_colours() -> None:
    game = first_lead("R1 B1 Y1", "G2 G3 G4", "R3 B3 Y3", turned="J")
    assert voids(game, "R1", "G2", "R3") == ((), ("red",), ())
    assert voids(game, "B3", "B1", "G3") == ((), ("blue", "red"), ())


def test_cards_that_are_always_playable_show_no_void() -> None:
    game = first_lead("R1 R2 R3", "Sh Dr Ju", "Fa Bo J", turned="Y5")
    assert voids(game, "R1", "Sh=J", "Fa") == ((), (), ())
    assert voids(game, "R2", "Ju=B", "Bo") == ((), (), ())


def test_nobody_shows_a_void_where_nobody_has_to_follow() -> None:
    game = first_lead("W J R3", "G2 G3 G4", "B1 B2 B3", turned="J")
    assert voids(game, "W", "G2", "B1") == ((), (), ())
    assert voids(game, "J", "G3", "B2") == ((), (), ("green",))


def test_VAR_5_nobody_shows_a_void_in_one_colour() -> None:
    settings = Settings(seats=3, one_colour=True)
    game = Game(settings=settings, seed=1)
    play_all(game, "0", "0", "0")
    for _ in range(3):
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    assert game.view().voids == ((), (), ())


def test_voids_shown_before_a_pass_are_dropped() -> None:
    game = first_lead("R1 Y1 G1 B1", "Ju B2 B3 G4", "R3 G3 Y3 Y4", turned="J")
    assert voids(game, "R1", "B2", "R3") == ((), ("red",), ())
    assert voids(game, "Y3", "Y1", "Ju=Y") == ((), (), ())
    assert game.phase == "pass_card"
    assert voids(game, ">G1", ">B3", ">G3") == ((), (), ())
    assert game.view().voids == ((), (), ())
    assert game.to_act == (1,)
    assert voids(game, "G4", "Y4", "G3") == ((), (), ("green",))


def test_EDITION_3_a_barred_wizard_shows_that_there_is_nothing_else() -> None:
    game = first_lead("R1 B1", "W W", "R3 G3", turned="R5", wizard_barred=True)
    assert voids(game, "R1", "W") == ((), ("blue", "red", "green", "yellow"), ())
    game = first_lead("B1 R1", "W W", "B3 G3", turned="R5", wizard_barred=True)
    assert voids(game, "B1", "W") == ((), (), ())
    game = first_lead("R1 B1", "J W", "Y3 G3", turned="R5", wizard_barred=True)
    assert voids(game, "R1", "J", "Y3") == ((), (), ("red",))


def test_everything_in_a_view() -> None:
    settings = Settings(seats=3)
    deals = FixedDeals(
        [deck_of(["R7", "R2", "J"], "G5", settings), deck_of(["R7 W", "R2 B5", "G1 G12"], "Y5", settings)]
    )
    game = Game(settings=settings, players=["Ada", "Ünal", "Cy"], shuffler=deals)
    play_all(game, "1", "0", "1", "R2", "J", "R7", "1", "0", "2", "G1", "R7")
    events: list[dict[str, Any]] = [
        {"event": "dealt", "round": 2, "dealer": 1, "cards": 2, "hand": ["B5", "R2"]},
        {"event": "turned", "card": "Y5"},
        {"event": "trump", "colour": "yellow"},
        {"event": "predicted", "seat": 2, "prediction": 1},
        {"event": "predicted", "seat": 0, "prediction": 0},
        {"event": "predicted", "seat": 1, "prediction": 2},
        {"event": "predictions", "predictions": [0, 2, 1], "sum": 3, "tricks": 2},
        {"event": "played", "seat": 2, "play": "G1"},
        {"event": "played", "seat": 0, "play": "R7"},
    ]
    everything: dict[str, Any] = {
        "seat": 1,
        "players": ("Ada", "Ünal", "Cy"),
        "settings": settings.as_dict(),
        "phase": "play",
        "to_act": (1,),
        "round": 2,
        "rounds": 20,
        "tricks_to_play": 2,
        "dealer": 1,
        "turned": "Y5",
        "trump": "yellow",
        "trump_to_choose": False,
        "werewolf": None,
        "hand": ("B5", "R2"),
        "foreheads": {},
        "legal": ["B5", "R2"],
        "reasons": {},
        "predictions": (0, 2, 1),
        "predicted": (True, True, True),
        "won": (0, 0, 0),
        "coins": ((0, 0), (0, 2), (0, 1)),
        "cards_held": (1, 2, 1),
        "voids": (("green",), (), ()),
        "follow": "green",
        "nobody_follows": False,
        "trick": {"leader": 2, "plays": ("G1", "R7"), "winner": 2, "bombed": False},
        "tricks": [],
        "gave": None,
        "received": None,
        "cloud": None,
        "cloud_change": 0,
        "cloud_changed": False,
        "scores": (30, -10, 20),
        "last_round": {
            "round_number": 1,
            "tricks": [{"leader": 1, "plays": ("R2", "J", "R7"), "winner": 0, "bombed": False}],
            "predictions": (1, 1, 0),
            "predictions_scored": (1, 1, 0),
            "won": (1, 0, 0),
        },
        "block": [
            {
                "round_number": 1,
                "predicted": (1, 1, 0),
                "won": (1, 0, 0),
                "points": (30, -10, 20),
                "totals": (30, -10, 20),
            }
        ],
        "events": events,
    }
    view = game.view(1)
    assert view.as_dict() == everything
    assert list(view.as_dict()) == list(everything)
    text = view.to_json()
    assert text == json.dumps(everything, ensure_ascii=False, separators=(",", ":"))
    assert '"players":["Ada","Ünal","Cy"]' in text
    assert "\n" not in text


def test_finished_tricks_stand_in_the_dictionary() -> None:
    view = play_all(base_game(), "R7", "R2", "G1").view(2)
    assert view.as_dict()["tricks"] == [{"leader": 0, "plays": ("R7", "R2", "G1"), "winner": 0, "bombed": False}]
    assert json.loads(view.to_json())["foreheads"] == {}


def test_a_view_keeps_copies_of_what_it_is_given() -> None:
    players, block, events = ["A", "B", "C", "D"], [BlockRow(1, (), (), (), ())], [Event("dealt")]
    view = View(Sight(), Settings(), players, block, events, {"R7": "play/must-follow"})
    for given in (players, block, events):
        given.clear()
    assert view.players == ("A", "B", "C", "D")
    assert (view.block, view.events) == ((BlockRow(1, (), (), (), ()),), (Event("dealt"),))
    assert view.reasons == {"R7": "play/must-follow"}
