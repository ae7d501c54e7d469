"""The booklets' worked examples. EX-1 to EX-9."""

from __future__ import annotations

import pytest

from foretell import FixedDeals, Game, Settings
from foretell.rules.scoring import points
from foretell.rules.tricks import FREE
from tests.helpers import dealt, deck_of, facts, first_lead, may, refusal
from tests.rules.book import follow, play, takes

DEALS = (["B1", "B5", "B9"], ["B9 G1", "B1 G2", "B2 G3"], ["W B9 G1", "B1 G8 Y2", "B2 G2 Y1"])


def booklet_game() -> Game:
    """Return the game of EX-1 and EX-2 before its first prediction; seat 0 deals first."""
    decks = [deck_of(hands, turned="R1") for hands in DEALS]
    return Game(settings=Settings(seats=3), shuffler=FixedDeals(decks), players=["Ada", "Ben", "Cid"])


ROUND_1 = "1 1 0 B5 B9 B1"
ROUND_2 = "0 2 0 G3 G1 G2 B2 B9 B1"
ROUND_3 = "2 2 0 W B1 B2 B9 Y2 Y1 G1 G8 G2"


def test_EX_1_totals_of_two_rounds() -> None:
    game = play(booklet_game(), ROUND_1)
    assert game.block_of_truth().rows[0][1:] == ((0, 1, 1), (0, 0, 1), (20, -10, 30), (20, -10, 30))
    play(game, ROUND_2)
    assert game.block_of_truth().rows[1][1:] == ((2, 0, 0), (1, 0, 1), (-10, 20, -10), (10, 10, 20))
    assert game.scores == (10, 10, 20)


def test_EX_1_as_the_block_of_truth_prints_it() -> None:
    game = play(booklet_game(), f"{ROUND_1} {ROUND_2}")
    assert str(game.block_of_truth()) == (
        "    │   Ada    │   Ben    │   Cid\n"
        "────┼──────────┼──────────┼──────────\n"
        "  1 │   20   0 │  −10   1 │   30   1\n"
        "  2 │   10   2 │   10   0 │   20   0"
    )


def test_EX_2_totals_of_the_third_round() -> None:
    game = play(booklet_game(), f"{ROUND_1} {ROUND_2} {ROUND_3}")
    assert game.block_of_truth().rows[2][1:] == ((2, 2, 0), (2, 1, 0), (40, -10, 20), (50, 0, 40))
    assert game.scores == (50, 0, 40)


@pytest.mark.parametrize("won", [6, 10])
def test_EX_3_eight_predicted(won: int) -> None:
    assert points(8, won) == -20


def test_EX_4_leader_wins_and_blue_must_be_followed() -> None:
    game = play(first_lead("B5 G1", "B3 R9", "J G2", turned="R1"), "B5")
    assert may(game) == "B3"
    assert refusal(game, 1, "R9").code == "play/must-follow"
    play(game, "B3 J")
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": 0, "trick": 1}]


def test_EX_5_led_wizard_wins() -> None:
    game = play(first_lead("W", "G11", "B7", turned="G1"), "W G11 B7")
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": 0, "trick": 1}]
    assert follow(["W", "G11", "B7"]) == FREE


def test_EX_6_first_card_after_the_jester_is_followed() -> None:
    game = play(first_lead("J G1", "R7 G2", "R3 B9", turned="Y1"), "J R7")
    assert may(game) == "R3"
    play(game, "R3")
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": 1, "trick": 1}]
    assert takes("J R7 R3", "") == 1


@pytest.mark.parametrize(("said", "forbidden"), [("2 1", 2), ("0 0", 5), ("5 0", 0), ("3 3", None), ("1 4", 0)])
def test_EX_7_predictions_of_a_round_of_five_must_not_add_up_to_five(said: str, forbidden: int | None) -> None:
    hands = [" ".join(f"{colour}{rank}" for rank in range(1, 6)) for colour in "BGY"]
    game = play(dealt(*hands, turned="R1", plus_minus_one=True), said)
    assert may(game) == " ".join(str(number) for number in range(6) if number != forbidden)


def test_EX_8_one_coin_on_the_trick_and_two_to_win() -> None:
    game = first_lead("B9 B8 B7", "B1 B2 B3", "B4 B5 B6", turned="Y1", predict="3 0 0")
    play(game, "B9 B1 B4")
    assert game.view().coins[0] == (1, 2)
    assert game.view(0).coins[0] == (1, 2)


def test_EX_9_jester_wizard_red_7_leave_the_fourth_free() -> None:
    game = play(first_lead("J B1", "W B2", "R7 B3", "R9 G4", turned="R1"), "J W R7")
    assert may(game) == "R9 G4"
    assert game.view(3).nobody_follows
    play(game, "G4")
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": 1, "trick": 1}]
