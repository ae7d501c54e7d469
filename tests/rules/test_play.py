"""Play: who leads, what must be followed, what may always be played. PLAY-1 to PLAY-10."""

from __future__ import annotations

from itertools import combinations

import pytest

from foretell import Game, InvalidNotation, Settings
from foretell.cards import COLOUR_LETTERS, KINDS, WEREWOLF, kind_name
from foretell.rules.rounds import first_to_lead
from foretell.rules.tricks import ALWAYS_PLAYABLE, FREE, OPEN, cards_of, legal_plays
from tests.helpers import facts, first_lead, may, refusal
from tests.rules.book import (
    EVERY_PLAY,
    SOME_PLAYS,
    STANDARD,
    TRUMPS,
    VIEWERS,
    colour_to_follow,
    follow,
    legal_by_the_book,
    play,
    tricks_of,
    trump_number,
)

FOLLOW = {"B": 0, "R": 1, "G": 2, "Y": 3, "open": OPEN, "free": FREE}
SPECIAL_HAND = "R7 W J Sh Dr Fa Bo Ju Cl"
SPECIAL_PLAYS = "W J Sh=W Sh=J Dr Fa Bo Ju=B Ju=R Ju=G Ju=Y Cl=B Cl=R Cl=G Cl=Y"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_PLAY_1_left_of_the_dealer_leads(seats: int) -> None:
    for scribe in range(seats):
        settings = Settings(seats=seats, scribe=scribe)
        game = Game(settings=settings, seed=4)
        play(game, "trump=R" if game.phase == "choose_trump" else "")
        play(game, "0 " * seats)
        assert (game.phase, game.to_act) == ("play", ((scribe + 1) % seats,))
        assert game.view().trick.leader == (scribe + 1) % seats
        for dealer in range(seats):
            assert first_to_lead(dealer, settings.switches) == (dealer + 1) % seats


def test_PLAY_1_winner_leads_the_next_trick_and_play_goes_clockwise() -> None:
    game = first_lead("B1 B2 B3", "B4 B5 B6", "B9 B8 R1", turned="Y1")
    turns = []
    for token in ("B1", "B4", "B9", "R1", "B2", "B5", "B8", "B3"):
        turns.append(game.to_act[0])
        play(game, token)
    assert turns == [0, 1, 2, 2, 0, 1, 2, 0]
    assert [trick.leader for trick in game.view().tricks] == [0, 2]


def test_PLAY_1_nobody_plays_out_of_turn() -> None:
    game = play(first_lead("B1", "B4", "B9", turned="Y1"), "B1")
    assert [refusal(game, seat, "B9").code for seat in (0, 2)] == ["turn/not-yours"] * 2


def test_PLAY_2_leader_may_play_any_card() -> None:
    game = first_lead(f"{SPECIAL_HAND} Y3", *[" ".join(f"{c}{n}" for n in range(1, 11)) for c in "BG"], turned="Y1")
    assert may(game) == f"R7 Y3 {SPECIAL_PLAYS}"
    assert game.explain(0, "R7")[1:4] == (True, "play/leads", "PLAY-2")


def test_PLAY_2_but_only_from_the_own_hand() -> None:
    error = refusal(first_lead("B1", "B4", "B9", turned="Y1"), 0, "B4")
    assert (error.code, error.rule) == ("play/not-in-hand", "PLAY-2")


def test_PLAY_3_the_colour_must_be_followed() -> None:
    game = play(first_lead("R5 R6 R8", "R1 R13 B7", "B4 G9 Y4", turned="Y1"), "R5")
    assert game.view(1).follow == "red"
    assert may(game) == "R1 R13"
    assert game.view(1).reasons == {"B7": "play/must-follow"}
    assert game.explain(1, "R1")[1:4] == (True, "play/follows", "PLAY-3")
    error = refusal(game, 1, "B7")
    assert (error.code, error.rule, error.params["colour"]) == ("play/must-follow", "PLAY-3", "red")


def test_PLAY_3_who_cannot_follow_need_neither_trump_nor_beat() -> None:
    game = play(first_lead("R5 R6 R8", "R1 R13 B7", "B4 G9 Y4", turned="Y1"), "R5 R1")
    assert may(game) == "B4 G9 Y4"
    assert game.explain(2, "B4")[1:4] == (True, "play/cannot-follow", "PLAY-3")


@pytest.mark.parametrize("trump", TRUMPS)
def test_PLAY_3_every_hand_of_two_kinds(trump: str) -> None:
    kinds = [kind for kind in KINDS if kind != WEREWOLF]
    for one, other in combinations(kinds, 2):
        for colour, number in FOLLOW.items():
            legal = legal_plays(1 << one | 1 << other, number, trump_number(trump), STANDARD)
            expected = legal_by_the_book([kind_name(one), kind_name(other)], colour, trump)
            assert {kind_name(kind) for kind in kinds if legal >> kind & 1} == expected


@pytest.mark.parametrize("colour", range(4))
def test_PLAY_3_cards_of_a_colour(colour: int) -> None:
    expected = {f"{COLOUR_LETTERS[colour]}{rank}" for rank in range(1, 14)}
    assert {kind_name(kind) for kind in KINDS if cards_of(colour) >> kind & 1} == expected


def test_PLAY_4_some_cards_may_always_be_played() -> None:
    numbers = [" ".join(f"{colour}{rank}" for rank in range(1, 11)) for colour in "RG"]
    game = play(first_lead(numbers[0].replace("R7", "R11"), f"{SPECIAL_HAND} B5", numbers[1], turned="Y1"), "R11")
    assert may(game) == f"R7 {SPECIAL_PLAYS}"
    assert game.view(1).reasons == {"B5": "play/must-follow"}
    for token in SPECIAL_PLAYS.split():
        assert game.explain(1, token)[1:4] == (True, "play/always-playable", "PLAY-4")


def test_PLAY_4_which_cards_these_are() -> None:
    always = {kind_name(kind) for kind in KINDS if ALWAYS_PLAYABLE >> kind & 1}
    assert always == {"W", "J", "Sh", "Dr", "Fa", "Bo", "Ju", "Cl"}
    assert ALWAYS_PLAYABLE.bit_count() == 8


def test_PLAY_5_colour_to_follow_in_every_trick_of_two() -> None:
    for trick in tricks_of(2, EVERY_PLAY):
        assert follow(trick) == FOLLOW[colour_to_follow(trick)], trick


def test_PLAY_5_colour_to_follow_in_tricks_of_three() -> None:
    for trick in tricks_of(3, SOME_PLAYS):
        assert follow(trick) == FOLLOW[colour_to_follow(trick)], trick


@pytest.mark.parametrize("between", ["W", "J", "G4", "Sh=W", "Sh=J", "Dr", "Fa", "Bo", "Ju=B", "Cl=Y"])
def test_PLAY_5_once_set_the_colour_stays(between: str) -> None:
    card = between.partition("=")[0]
    game = play(first_lead("R5 R1", f"{card} G2", "R9 B2", turned="Y1"), f"R5 {between}")
    assert game.view(2).follow == "red"
    assert may(game) == "R9"


@pytest.mark.parametrize("lead", ["W", "Sh=W", "Dr"])
def test_PLAY_6_nobody_follows_a_wizard_or_the_dragon(lead: str) -> None:
    card = lead.partition("=")[0]
    game = play(first_lead(f"{card} B1 B2", "R5 G5 B5", "R9 G9 B9", turned="R1"), lead)
    assert game.view(1).nobody_follows
    assert game.view(1).follow is None
    assert may(game) == "B5 R5 G5"
    assert game.explain(1, "B5")[1:4] == (True, "play/nobody-follows", "PLAY-6")
    play(game, "R5")
    assert may(game) == "B9 R9 G9"
    assert game.view(2).nobody_follows


@pytest.mark.parametrize("lead", ["J", "Sh=J", "Fa", "Bo"])
def test_PLAY_7_first_colour_after_a_jester_must_be_followed(lead: str) -> None:
    card = lead.partition("=")[0]
    game = play(first_lead(f"{card} B1 B2", "R5 G5 B5", "R9 G9 B9", "R2 G2 J", turned="Y1"), lead)
    assert (game.view(1).follow, game.view(1).nobody_follows) == (None, False)
    assert may(game) == "B5 R5 G5"
    assert game.explain(1, "B5")[1:4] == (True, "play/colour-open", "PLAY-7")
    play(game, "G5")
    assert game.view(2).follow == "green"
    assert may(game) == "G9"
    play(game, "G9")
    assert may(game) == "G2 J"


@pytest.mark.parametrize("lead", ["J", "Sh=J", "Fa", "Bo"])
@pytest.mark.parametrize("second", ["Ju=B", "Cl=B"])
def test_PLAY_7_juggler_or_cloud_sets_the_colour_after_a_jester(lead: str, second: str) -> None:
    first_card, second_card = lead.partition("=")[0], second.partition("=")[0]
    game = play(first_lead(f"{first_card} B1", f"{second_card} G5", "R9 B9", turned="Y1"), f"{lead} {second}")
    assert game.view(2).follow == "blue"
    assert may(game) == "B9"


@pytest.mark.parametrize("lead", ["J", "Fa", "Bo"])
@pytest.mark.parametrize("second", ["W", "Sh=W", "Dr"])
def test_PLAY_7_wizard_after_a_jester_frees_everyone(lead: str, second: str) -> None:
    card = second.partition("=")[0]
    game = play(first_lead(f"{lead} B1", f"{card} G5", "R9 B9", "B3 R3", turned="Y1"), f"{lead} {second}")
    assert game.view(2).nobody_follows
    play(game, "R9")
    assert may(game) == "B3 R3"


def test_PLAY_7_players_stay_free_after_several_jesters() -> None:
    game = play(first_lead("J B1", "Fa B2", "Bo B3", "Sh B4", "R5 B5", "R6 B6", turned="Y1"), "J Fa Bo Sh=J")
    assert may(game) == "B5 R5"
    play(game, "R5")
    assert may(game) == "R6"


@pytest.mark.parametrize("card", ["Ju", "Cl"])
def test_PLAY_8_no_colour_in_the_hand(card: str) -> None:
    game = play(first_lead("R5 R1", f"{card} B5", "R9 B2", turned="Y1"), "R5")
    assert may(game) == "B5 " + " ".join(f"{card}={letter}" for letter in "BRGY")


@pytest.mark.parametrize("card", ["Ju", "Cl"])
def test_PLAY_8_is_no_card_to_follow_with(card: str) -> None:
    game = play(first_lead("R5 R1 R2", f"{card} B5 R3", "R9 B2 B3", turned="Y1"), "R5")
    assert may(game) == "R3 " + " ".join(f"{card}={letter}" for letter in "BRGY")


@pytest.mark.parametrize("card", ["Ju", "Cl"])
@pytest.mark.parametrize(("letter", "legal"), [("B", "B5"), ("R", "R3"), ("G", "G1"), ("Y", "B5 R3 G1")])
def test_PLAY_8_announced_colour_must_be_followed_when_led(card: str, letter: str, legal: str) -> None:
    game = play(first_lead(f"{card} R1 R2", "B5 R3 G1", "R9 B2 B3", turned="Y1"), f"{card}={letter}")
    assert may(game) == legal


def test_PLAY_9_number_of_tricks_is_open_to_all() -> None:
    game = play(first_lead("B9 B8 R1", "B1 B2 B3", "B4 B5 B6", turned="Y1"), "B9 B1 B4")
    for viewer in VIEWERS:
        view = game.view(viewer)
        assert view.won == (1, 0, 0)
        assert view.trick.plays == ()
        assert view.cards_held == (2, 2, 2)


def test_PLAY_9_view_remembers_what_was_public() -> None:
    game = play(first_lead("B9 B8 R1", "B1 B2 B3", "B4 B5 B6", turned="Y1"), "B9 B1 B4 R1 B2 B5 B8")
    for viewer in VIEWERS:
        tricks = game.view(viewer).tricks
        assert [(trick.leader, trick.plays, trick.winner, trick.bombed) for trick in tricks] == [
            (0, ("B9", "B1", "B4"), 0, False),
            (0, ("R1", "B2", "B5"), 0, False),
        ]
        assert tricks[0].by_seat(3) == {0: "B9", 1: "B1", 2: "B4"}
        assert game.view(viewer).trick.plays == ("B8",)
        assert facts(game, "played", viewer)[1] == {"event": "played", "seat": 1, "play": "B1"}


@pytest.mark.parametrize("card", ["Ju", "Cl"])
@pytest.mark.parametrize("turned", ["Y1", "J"])
def test_PLAY_10_any_of_four_colours_may_be_announced(card: str, turned: str) -> None:
    colours = " ".join(f"{card}={letter}" for letter in "BRGY")
    game = first_lead(f"{card} R1 R2", "R5 R3 G1", "R9 B2 B3", turned=turned)
    assert may(game) == f"R1 R2 {colours}"
    game = play(first_lead("R1 R2 R4", f"{card} R3 G1", "R9 B2 B3", turned=turned), "R1")
    assert may(game) == f"R3 {colours}"


@pytest.mark.parametrize("token", ["Ju", "Ju=-", "Ju=", "Ju=W", "Cl", "Cl=-", "Cl=J"])
def test_PLAY_10_no_colour_is_not_offered(token: str) -> None:
    game = first_lead("Ju Cl", "R5 R3", "R9 B2", turned="Y1")
    with pytest.raises(InvalidNotation) as caught:
        game.play(0, token)
    assert (caught.value.code, caught.value.params) == ("notation/unknown-decision", {"token": token})
