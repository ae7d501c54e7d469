"""The Juggler: its colour, and the pass after its trick. JUGGLER-1 to JUGGLER-3."""

from __future__ import annotations

import pytest

from foretell import Game, NotYourTurn
from tests.helpers import facts, first_lead, last_round, may, refusal
from tests.rules.book import VIEWERS, play


def juggled() -> Game:
    """Return a game of three hands, where seat 2 has just taken the trick with the Juggler of seat 0."""
    game = first_lead("Ju B1 W", "R2 B2 G2", "R13 J J", turned="Y9")
    return play(game, "Ju=R R2 R13")


def test_JUGGLER_1_a_colour_is_announced_when_it_is_played() -> None:
    game = first_lead("Ju B1", "R2 B2", "R3 B3", turned="Y9")
    assert may(game) == "B1 Ju=B Ju=R Ju=G Ju=Y"
    play(game, "Ju=G")
    for viewer in VIEWERS:
        assert facts(game, "played", viewer) == [{"event": "played", "seat": 0, "play": "Ju=G"}]
        assert game.view(viewer).trick.plays == ("Ju=G",)
        assert game.view(viewer).follow == "green"


def test_JUGGLER_1_the_trump_colour_is_allowed() -> None:
    game = play(first_lead("R13", "Ju", "Y6", turned="Y9"), "R13 Ju=Y Y6")
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": 1, "trick": 1}]


def test_JUGGLER_2_everyone_passes_a_card_to_the_left() -> None:
    game = juggled()
    assert (game.phase, game.to_act) == ("pass_card", (0, 1, 2))
    assert [may(game, seat) for seat in range(3)] == [">B1 >W", ">B2 >G2", ">J"]
    assert game.explain(0, ">W")[1:4] == (True, "pass/allowed", "JUGGLER-2")
    play(game, ">W >G2 >J")
    assert [game.view(seat).hand for seat in range(3)] == [("B1", "J"), ("B2", "W"), ("G2", "J")]
    assert (game.phase, game.to_act) == ("play", (2,))


def test_JUGGLER_2_all_at_once_and_only_then_taken_up() -> None:
    game = juggled()
    game.play(2, ">J")
    assert list(game.to_act) == [0, 1]
    assert game.view(0).hand == ("B1", "W")
    assert game.view(2).hand == ("J",)
    assert game.view().cards_held == (2, 2, 1)
    assert may(game, 0) == ">B1 >W"
    assert game.view(0).received is None
    game.play(0, ">W")
    assert list(game.to_act) == [1]
    assert game.view(1).hand == ("B2", "G2")
    assert may(game, 1) == ">B2 >G2"
    assert facts(game, "cards_passed") == []
    game.play(1, ">B2")
    assert [game.view(seat).hand for seat in range(3)] == [("B1", "J"), ("G2", "W"), ("B2", "J")]
    assert game.view().cards_held == (2, 2, 2)


def test_JUGGLER_2_only_own_cards_and_only_one() -> None:
    game = juggled()
    error = refusal(game, 0, ">B2")
    assert (error.code, error.rule) == ("pass/not-in-hand", "JUGGLER-2")
    game.play(0, ">B1")
    error = refusal(game, 0, ">W")
    assert isinstance(error, NotYourTurn)
    assert error.code == "turn/already-decided"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_JUGGLER_2_to_the_left_neighbour_with_any_number_of_players(seats: int) -> None:
    game = first_lead("Ju B1", *(f"R{seat} B{seat + 1}" for seat in range(1, seats)), turned="Y9")
    play(game, "Ju=G " + " ".join(f"R{seat}" for seat in range(1, seats)))
    for seat in reversed(range(seats)):
        game.play(seat, f">B{seat + 1}")
    for seat in range(seats):
        assert game.view((seat + 1) % seats).hand == (f"B{seat + 1}",)
    assert (game.phase, game.to_act) == ("play", (0,))


@pytest.mark.parametrize("kind", ["W", "J", "Sh", "Dr", "Fa", "Bo", "Cl", "R5"])
def test_JUGGLER_2_any_card_may_be_passed(kind: str) -> None:
    game = play(first_lead(f"{kind} Ju", "R2 B2", "R3 B3", turned="Y9"), f"Ju=B B2 B3 >{kind} >R2 >R3")
    assert game.view(1).hand == (kind,)


def test_JUGGLER_2_no_pass_after_the_last_trick() -> None:
    game = first_lead("B1 Ju", "B2 R2", "B3 R3", turned="Y9")
    play(game, "B1 B2 B3 R3 Ju=R R2")
    assert facts(game, "passed") == []
    assert last_round(game)[1] == (1, 0, 1)
    assert game.round_number == 3


@pytest.mark.parametrize("trick", ["Ju=R Bo R13", "Bo Ju=R R13"])
def test_JUGGLER_2_bomb_does_not_prevent_the_pass(trick: str) -> None:
    hands = [f"{token.partition('=')[0]} B{seat + 1}" for seat, token in enumerate(trick.split())]
    game = play(first_lead(*hands, turned="Y9"), trick)
    assert game.view().won == (0, 0, 0)
    assert (game.phase, game.to_act) == ("pass_card", (0, 1, 2))
    play(game, ">B1 >B2 >B3")
    assert [game.view(seat).hand for seat in range(3)] == [("B3",), ("B1",), ("B2",)]
    assert game.to_act == (2,)


def test_JUGGLER_2_no_pass_without_the_juggler() -> None:
    game = play(first_lead("B1 Ju", "B2 R2", "B3 R3", turned="Y9"), "B1 B2 B3")
    assert (game.phase, game.to_act) == ("play", (2,))


def test_JUGGLER_3_pass_comes_before_the_next_lead() -> None:
    game = juggled()
    assert refusal(game, 2, "J").code == "turn/other-decision"
    play(game, ">W >G2")
    assert refusal(game, 0, "B1").code == "turn/already-decided"
    play(game, ">J")
    assert may(game, 2) == "G2 J"


def test_JUGGLER_3_none_in_round_1() -> None:
    game = play(first_lead("Ju", "R2", "R13", turned="Y9"), "Ju=R R2 R13")
    assert game.round_number == 2
    assert facts(game, "passed") == facts(game, "cards_passed") == []


def test_JUGGLER_3_giver_and_receiver_know_the_card() -> None:
    game = play(juggled(), ">W >G2 >J")
    assert [game.view(seat).gave for seat in range(3)] == ["W", "G2", "J"]
    assert [game.view(seat).received for seat in range(3)] == ["J", "W", "G2"]
    assert facts(game, "passed", 1) == [
        {"event": "passed", "seat": 0},
        {"event": "passed", "seat": 1, "card": "G2"},
        {"event": "passed", "seat": 2},
    ]
    assert facts(game, "cards_passed", 1) == [{"event": "cards_passed", "received": "W"}]


def test_JUGGLER_3_nobody_else_knows() -> None:
    game = play(juggled(), ">W >G2 >J")
    assert facts(game, "passed") == [{"event": "passed", "seat": seat} for seat in range(3)]
    assert facts(game, "cards_passed") == [{"event": "cards_passed"}]
    assert (game.view().gave, game.view().received) == (None, None)
    other = play(juggled(), ">B1 >G2 >J")
    assert game.view(2).as_dict() == other.view(2).as_dict()
    assert game.view().as_dict() == other.view().as_dict()
    assert game.view(1).as_dict() != other.view(1).as_dict()


def test_JUGGLER_3_receiver_learns_nothing_before_all_have_passed() -> None:
    one, other = play(juggled(), ">W >G2"), play(juggled(), ">B1 >G2")
    assert one.view(1).as_dict() == other.view(1).as_dict()
    assert one.view(1).received is None
