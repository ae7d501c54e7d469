"""Events: what happened, and who is told what."""

from __future__ import annotations

from typing import Any

import pytest

from foretell import Event, Game, IllegalDecision, Settings
from foretell.cards import JESTER, KINDS, WIZARD, kind_name
from foretell.table.deal import new_table
from foretell.table.events import Happening, colour_or_none, hand_tokens
from tests.helpers import deck_of, facts, first_lead, play_all, play_out

Facts = dict[str, Any]


class Deals:
    """Deals hands that are given as tokens, one round after another."""

    def __init__(self, *hands: list[str], turned: str | None = "G5") -> None:
        self.hands = hands
        self.turned = turned

    def deck(self, settings: Settings, round_number: int) -> list[int]:
        return deck_of(self.hands[min(round_number, len(self.hands)) - 1], self.turned, settings)


def new_game(*hands: str, turned: str | None = "G5", **switches: Any) -> Game:
    return Game(settings=Settings(seats=len(hands), **switches), shuffler=Deals(list(hands), turned=turned))


def told(game: Game, viewer: int | None = None) -> list[Facts]:
    return [event.as_dict() for event in game.events(viewer)]


def test_an_event_as_a_dictionary_names_a_seat_only_where_there_is_one() -> None:
    assert Event("played", 0, {"play": "R7"}).as_dict() == {"event": "played", "seat": 0, "play": "R7"}
    assert Event("turned", -1, {"card": None}).as_dict() == {"event": "turned", "card": None}
    assert Event("took_up_hand").as_dict() == {"event": "took_up_hand"}
    assert Event("took_up_hand").seat == -1


def test_a_happening_has_up_to_three_tellings() -> None:
    public, private, opened = Event("a"), Event("b"), Event("c")
    happening = Happening(public, {1: private}, opened)
    assert [happening.told_to(viewer) for viewer in (-1, 0, 1, 2)] == [public, public, private, public]
    assert happening.told_openly() == opened
    assert Happening(public).told_openly() == Happening(public).told_to(0) == public


def test_what_is_told_is_shared_with_nobody() -> None:
    game = new_game("R7", "J", "W", clairvoyance=True)
    before = told(game, 1)
    facts_of_deal: Any = game.events(1)[0].facts
    facts_of_deal["foreheads"]["0"].append("B1")
    facts_of_deal["foreheads"]["1"] = ["W"]
    facts_of_deal["round"] = 9
    assert told(game, 1) == before
    lists = Event("a", 2, {"b": [[1], {"c": [2]}]})
    copy: Any = lists.own()
    assert copy == lists
    copy.facts["b"][0].append(3)
    copy.facts["b"][1]["c"].append(3)
    assert lists.facts == {"b": [[1], {"c": [2]}]}


def test_DEAL_1_dealt_each_is_told_its_own_hand() -> None:
    game = new_game("R7", "J", "W")
    head: Facts = {"event": "dealt", "round": 1, "dealer": 0, "cards": 1}
    for viewer, more in ((0, {"hand": ["R7"]}), (1, {"hand": ["J"]}), (2, {"hand": ["W"]}), (None, {})):
        assert told(game, viewer) == [
            head | more,
            {"event": "turned", "card": "G5"},
            {"event": "trump", "colour": "green"},
        ]


def test_VAR_4_dealt_each_is_told_the_others_foreheads_and_later_its_hand() -> None:
    game = new_game("R7", "J", "W", clairvoyance=True)
    assert facts(game, "dealt", 1) == [
        {"event": "dealt", "round": 1, "dealer": 0, "cards": 1, "foreheads": {"0": ["R7"], "2": ["W"]}}
    ]
    assert facts(game, "dealt") == [{"event": "dealt", "round": 1, "dealer": 0, "cards": 1}]
    play_all(game, "1", "1")
    assert facts(game, "took_up_hand", 0) == []
    play_all(game, "0")
    for viewer, hand in ((0, ["R7"]), (1, ["J"]), (2, ["W"])):
        assert facts(game, "took_up_hand", viewer) == [{"event": "took_up_hand", "hand": hand}]
    assert told(game)[-2:] == [
        {"event": "predictions", "predictions": [0, 1, 1], "sum": 2, "tricks": 1},
        {"event": "took_up_hand"},
    ]


def test_EDITION_5_after_the_first_round_hands_are_dealt_as_usual() -> None:
    settings = Settings(seats=3, clairvoyance=True)
    game = Game(settings=settings, shuffler=Deals(["R7", "J", "W"], ["R7 W", "J B1", "J W"]))
    play_all(game, "1", "1", "0", "J", "W", "R7")
    assert facts(game, "dealt", 1)[1] == {"event": "dealt", "round": 2, "dealer": 1, "cards": 2, "hand": ["B1", "J"]}
    play_all(game, "0", "0", "0")
    assert len(facts(game, "took_up_hand", 1)) == 1


@pytest.mark.parametrize(("turned", "colour"), [("R5", "red"), ("J", None)])
def test_TRUMP_1_turned_and_trump_are_told_to_all(turned: str, colour: str | None) -> None:
    game = new_game("R7", "J", "W", turned=turned)
    assert told(game)[1:] == [{"event": "turned", "card": turned}, {"event": "trump", "colour": colour}]


def test_TRUMP_3_the_choice_is_told_with_its_chooser() -> None:
    game = new_game("R7", "J", "B1", turned="W")
    assert told(game)[1:] == [{"event": "turned", "card": "W"}]
    play_all(game, "trump=Y")
    for viewer in (0, 1, None):
        assert told(game, viewer)[2:] == [{"event": "trump", "seat": 0, "colour": "yellow"}]


def test_TRUMP_4_that_nothing_is_turned_is_told() -> None:
    table = new_table()
    table.round_number = 19
    game = Game.from_table(table, Settings(seats=3))
    assert told(game)[1:] == [{"event": "turned", "card": None}, {"event": "trump", "colour": None}]


@pytest.mark.parametrize("variant", ["maximus", "one_colour"])
def test_VAR_5_and_VAR_6_where_nothing_is_turned_nothing_is_told_of_it(variant: str) -> None:
    game = Game(settings=Settings(**{variant: True}), seed=1)  # type: ignore[arg-type]
    colour = "blue" if variant == "maximus" else None
    assert told(game)[1:] == [{"event": "trump", "colour": colour}]
    assert told(game)[0]["cards"] == (15 if variant == "maximus" else 4)


@pytest.mark.parametrize(("token", "colour"), [("We=R", "red"), ("We=-", None)])
def test_TRUMP_5_the_swap_is_told_and_then_trump(token: str, colour: str | None) -> None:
    game = new_game("R7", "We", "J", specials=("werewolf",))
    assert told(game)[1:] == [{"event": "turned", "card": "G5"}]
    play_all(game, token)
    for viewer in (0, 1, None):
        assert told(game, viewer)[2:] == [
            {"event": "werewolf_swapped", "seat": 1, "card": "G5"},
            {"event": "trump", "seat": 1, "colour": colour},
        ]


def test_PREDICT_3_open_predictions_are_told_one_by_one_and_then_together() -> None:
    game = play_all(new_game("R7", "J", "W"), "1", "0")
    assert told(game)[3:] == [
        {"event": "predicted", "seat": 1, "prediction": 1},
        {"event": "predicted", "seat": 2, "prediction": 0},
    ]
    play_all(game, "1")
    for viewer in (0, None):
        assert told(game, viewer)[5:] == [
            {"event": "predicted", "seat": 0, "prediction": 1},
            {"event": "predictions", "predictions": [1, 1, 0], "sum": 2, "tricks": 1},
        ]


def test_VAR_2_a_hidden_prediction_is_told_to_its_writer_until_all_are_shown() -> None:
    game = new_game("R7", "J", "W", hidden_predictions=True)
    game.play(2, "1")
    assert told(game, 2)[3:] == [{"event": "predicted", "seat": 2, "prediction": 1}]
    for viewer in (0, 1, None):
        assert told(game, viewer)[3:] == [{"event": "predicted", "seat": 2}]
    play_all(game, "0", "0")
    for viewer in (0, None):
        assert told(game, viewer)[6:] == [{"event": "predictions", "predictions": [0, 0, 1], "sum": 1, "tricks": 1}]


@pytest.mark.parametrize(
    "switches", [{"secret_predictions": True}, {"hidden_predictions": True, "hidden_reveal": "after_round"}]
)
def test_VAR_3_secret_predictions_are_told_after_the_last_trick(switches: Facts) -> None:
    game = play_all(new_game("R7", "J", "W", **switches), "1", "0", "1")
    assert facts(game, "predictions", 0) == []
    assert told(game)[3:] == [{"event": "predicted", "seat": seat} for seat in range(3)]
    play_all(game, "J", "W")
    assert facts(game, "predictions") == []
    play_all(game, "R7")
    names = [event.name for event in game.events()]
    assert names[6:12] == ["played", "played", "played", "trick_won", "predictions", "scored"]
    assert facts(game, "predictions") == [{"event": "predictions", "predictions": [1, 0, 1], "sum": 2, "tricks": 1}]


def test_VAR_3_secret_predictions_wait_for_the_last_of_several_tricks() -> None:
    game = first_lead("R7 W", "J B1", "J W", turned="G5", predict="1 0 2", secret_predictions=True)
    play_all(game, "R7", "J", "W")
    assert facts(game, "predictions") == []
    play_all(game, "J", "W")
    assert facts(game, "predictions") == []
    play_all(game, "B1")
    assert len(facts(game, "predictions")) == 1


def test_PLAY_9_plays_and_tricks_are_told_to_all() -> None:
    game = play_all(first_lead("R7 W", "J B1", "J W", turned="G5"), "R7", "J", "W", "J")
    wanted = [
        {"event": "played", "seat": 0, "play": "R7"},
        {"event": "played", "seat": 1, "play": "J"},
        {"event": "played", "seat": 2, "play": "W"},
        {"event": "trick_won", "seat": 2, "trick": 1},
        {"event": "played", "seat": 2, "play": "J"},
    ]
    for viewer in (0, 1, 2, None):
        assert told(game, viewer)[-5:] == wanted


def test_BOMB_2_a_bombed_trick_names_who_would_have_won() -> None:
    game = play_all(first_lead("Bo Cl", "R2 R5", "R3 R4", turned="Y5"), "Bo", "R2", "R3", "R4", "Cl=R", "R5")
    assert facts(game, "trick_bombed") == [{"event": "trick_bombed", "seat": 2, "trick": 1}]
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": 0, "trick": 2}]


def test_JUGGLER_3_a_pass_is_told_to_giver_and_receiver() -> None:
    game = play_all(first_lead("Ju R1 W", "R2 B2 G2", "R3 B3 G3", turned="Y5"), "Ju=R", "R2", "R3", ">W", ">B2")
    assert facts(game, "passed", 0) == [{"event": "passed", "seat": 0, "card": "W"}, {"event": "passed", "seat": 1}]
    assert facts(game, "passed", 1) == [{"event": "passed", "seat": 0}, {"event": "passed", "seat": 1, "card": "B2"}]
    assert facts(game, "passed", 2) == facts(game, "passed") == [{"event": "passed", "seat": s} for s in (0, 1)]
    assert facts(game, "cards_passed", 1) == []
    play_all(game, ">G3")
    for viewer, received in ((0, "G3"), (1, "W"), (2, "B2")):
        assert facts(game, "cards_passed", viewer) == [{"event": "cards_passed", "received": received}]
    assert told(game)[-2:] == [{"event": "passed", "seat": 2}, {"event": "cards_passed"}]


def test_CLOUD_4_the_change_is_told_and_then_the_score() -> None:
    game = play_all(first_lead("R2", "Cl", "R3", turned="Y5", predict="1 0 0"), "R2", "Cl=R", "R3", "+1")
    for viewer in (0, 1, None):
        names = [event.name for event in game.events(viewer)]
        first = names.index("prediction_changed")
        assert told(game, viewer)[first : first + 2] == [
            {"event": "prediction_changed", "seat": 1, "change": 1, "prediction": 1},
            {
                "event": "scored",
                "round": 1,
                "predictions": [1, 1, 0],
                "won": [0, 1, 0],
                "points": [-10, 30, 20],
                "totals": [-10, 30, 20],
            },
        ]


def test_SCORE_1_the_score_is_told_before_the_next_deal() -> None:
    game = play_all(new_game("R7", "J", "W"), "1", "0", "1", "J", "W", "R7")
    names = [event.name for event in game.events()]
    assert names[-4:] == ["scored", "dealt", "turned", "trump"]
    assert facts(game, "scored")[0]["totals"] == [-10, -10, -10]
    assert [event.name for event in game.view().events] == ["dealt", "turned", "trump"]


def test_SCORE_3_the_winners_are_told_at_the_end() -> None:
    game = play_out(Game(settings=Settings(seats=3, maximus=True), seed=2))
    assert [event.name for event in game.events()][-2:] == ["scored", "game_over"]
    best = [seat for seat in range(3) if game.scores[seat] == max(game.scores)]
    assert told(game)[-1] == {"event": "game_over", "winners": best}
    assert len(facts(game, "game_over")) == 1
    assert len(facts(game, "scored")) == 5


def test_events_can_be_had_from_a_number_on() -> None:
    game = play_all(new_game("R7", "J", "W"), "1", "0", "1")
    everything = game.events(0)
    assert game.events(0, 3) == everything[3:]
    assert game.events(0, len(everything)) == []
    assert game.events(since=2) == game.events()[2:]
    with pytest.raises(IllegalDecision):
        game.events(3)


def test_hands_are_sorted_by_colour_and_rank_then_the_others() -> None:
    hand = sum(
        1 << kind
        for kind in KINDS
        if kind_name(kind) in ("Y1", "R13", "R2", "B10", "B9", "G7") or kind % 16 in (0, 14, 15)
    )
    assert " ".join(hand_tokens(hand, 2, 3)) == "B9 B10 R2 R13 G7 Y1 Bo Cl Dr Fa J J J Ju Sh W W We"
    assert hand_tokens(1 << WIZARD | 1 << JESTER, 1, 1) == ["J", "W"]
    assert hand_tokens(0, 0, 0) == []


def test_colours_have_names() -> None:
    assert [colour_or_none(colour) for colour in range(6)] == ["blue", "red", "green", "yellow", None, None]
