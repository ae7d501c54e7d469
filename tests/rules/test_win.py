"""Who takes the trick. WIN-1 to WIN-8."""

from __future__ import annotations

from itertools import permutations

import pytest

from foretell.cards import parse_play, value_played
from foretell.rules.tricks import strength
from tests.helpers import facts, first_lead, may
from tests.rules.book import (
    EVERY_PLAY,
    SOME_PLAYS,
    STANDARD,
    TRUMPS,
    follow,
    has_a_taker,
    play,
    taker_by_the_book,
    takes,
    tricks_of,
    trump_number,
)


def taker_at_the_table(trick: str, turned: str = "J") -> int:
    """Return the seat that takes a trick of a round 1; seat 0 leads."""
    game = first_lead(*(token.partition("=")[0] for token in trick.split()), turned=turned)
    play(game, trick)
    (fact,) = facts(game, "trick_won") + facts(game, "trick_bombed")
    assert fact["trick"] == 1
    return int(str(fact["seat"]))


@pytest.mark.parametrize("trump", TRUMPS)
def test_WIN_1_to_7_every_trick_of_two(trump: str) -> None:
    for trick in tricks_of(2, EVERY_PLAY):
        if has_a_taker(trick):
            assert takes(trick, trump) == taker_by_the_book(trick, trump), (trick, trump)


@pytest.mark.parametrize("trump", ["B", "R", ""])
def test_WIN_1_to_7_tricks_of_three(trump: str) -> None:
    for trick in tricks_of(3, SOME_PLAYS):
        assert takes(trick, trump) == taker_by_the_book(trick, trump), (trick, trump)


@pytest.mark.parametrize("trump", ["R", ""])
def test_WIN_1_fairy_takes_the_dragon(trump: str) -> None:
    for cards in (["Dr", "Fa", "B5"], ["Dr", "Fa", "W", "J"], ["Dr", "Fa", "W", "Sh=W", "R13", "Bo"]):
        for trick in permutations(cards):
            assert takes(trick, trump) == trick.index("Fa"), trick


@pytest.mark.parametrize("trick", ["Dr Fa W", "Fa Dr W", "W Fa Dr", "W Dr Fa", "R13 Dr W Fa", "Sh=W Bo Fa J Dr"])
def test_WIN_1_fairy_takes_the_dragon_at_the_table(trick: str) -> None:
    assert taker_at_the_table(trick, turned="R1") == trick.split().index("Fa")


@pytest.mark.parametrize("trick", ["Dr W W", "W Dr W", "W Sh=W Dr", "R13 Dr R12", "J Dr Bo Cl=R"])
def test_WIN_2_dragon_takes_everything_else(trick: str) -> None:
    assert taker_at_the_table(trick, turned="R1") == trick.split().index("Dr")


@pytest.mark.parametrize(
    ("trick", "taker"),
    [
        ("R13 W W", 1),
        ("W W W", 0),
        ("J W Sh=W", 1),
        ("J Sh=W W", 1),
        ("Fa B5 W", 2),
        ("Sh=W W R13", 0),
        ("Ju=R Cl=R W", 2),
        ("B1 B2 R13 Bo Fa W", 5),
    ],
)
def test_WIN_3_first_wizard_wins(trick: str, taker: int) -> None:
    assert taker_at_the_table(trick, turned="R1") == taker


@pytest.mark.parametrize(
    ("trick", "taker"),
    [
        ("B13 R2 B12", 1),
        ("B13 R2 R3", 2),
        ("B13 R3 R2", 1),
        ("R2 B13 G13", 0),
        ("J B13 R2", 2),
        ("Fa R2 R3 B13", 2),
        ("B13 Ju=R R7", 1),
        ("B13 R8 Ju=R", 1),
        ("B13 Cl=R R9", 1),
        ("B13 R10 Cl=R", 1),
        ("Cl=B R2 B13", 1),
    ],
)
def test_WIN_4_highest_trump_wins(trick: str, taker: int) -> None:
    assert taker_at_the_table(trick, turned="R1") == taker


@pytest.mark.parametrize(
    ("trick", "taker"),
    [
        ("B2 G13 Y13", 0),
        ("B2 G13 B3", 2),
        ("B3 B2 Y13", 0),
        ("J B2 G13", 1),
        ("J B2 G13 B9", 3),
        ("Fa J B2 G13", 2),
        ("B2 J J", 0),
        ("Ju=B B7 G13", 0),
        ("Ju=B B8 G13", 1),
        ("B7 Ju=G Y3", 0),
        ("Bo B2 G13", 1),
    ],
)
def test_WIN_5_highest_of_the_colour_to_follow_wins(trick: str, taker: int) -> None:
    assert taker_at_the_table(trick, turned="R1") == taker


@pytest.mark.parametrize(
    ("trick", "taker"),
    [
        ("J J J", 0),
        ("J J J J", 0),
        ("Fa J J", 1),
        ("J Fa J", 0),
        ("Sh=J J J", 0),
        ("J Sh=J J", 0),
        ("Fa Sh=J J", 1),
        ("Bo Fa J", 2),
        ("Bo J Fa", 1),
        ("J J J J Sh=J", 0),
        ("Fa J J J J", 1),
        ("Fa Sh=J J J J", 1),
        ("Bo Fa Sh=J J J J", 2),
        ("Bo Fa J J J J", 2),
    ],
)
def test_WIN_6_first_jester_wins_among_jesters(trick: str, taker: int) -> None:
    turned = "R1"
    assert taker_at_the_table(trick, turned) == taker


def test_WIN_6_fairy_is_lower_than_every_jester() -> None:
    for place in range(3):
        trick = ["J", "Sh=J"]
        trick.insert(place, "Fa")
        assert takes(trick, "") == (1 if place == 0 else 0)


@pytest.mark.parametrize(("play_token", "quarters"), [("R7", 28), ("Ju=R", 30), ("R8", 32), ("R9", 36), ("Cl=R", 39)])
def test_WIN_7_values_in_quarters(play_token: str, quarters: int) -> None:
    assert value_played(parse_play(play_token)) == quarters


@pytest.mark.parametrize("trump", TRUMPS)
@pytest.mark.parametrize("colour", "BRGY")
def test_WIN_7_juggler_between_7_and_8_cloud_between_9_and_10(colour: str, trump: str) -> None:
    for rank in range(1, 14):
        assert takes(f"Ju={colour} {colour}{rank}", trump) == (rank > 7)
        assert takes(f"{colour}{rank} Ju={colour}", trump) == (rank < 8)
        assert takes(f"Cl={colour} {colour}{rank}", trump) == (rank > 9)
        assert takes(f"{colour}{rank} Cl={colour}", trump) == (rank < 10)
    assert takes(f"Ju={colour} Cl={colour}", trump) == 1


def test_WIN_7_announced_colour_alone_counts() -> None:
    assert takes("B1 Cl=R G13", "") == 0
    assert takes("B1 Cl=R G13", "R") == 1
    assert takes("Cl=R R9 R8", "") == 0


@pytest.mark.parametrize("third", [token for token in EVERY_PLAY if token not in ("Fa", "Bo")])
def test_WIN_8_there_is_always_a_winner(third: str) -> None:
    for trump in TRUMPS:
        for trick in permutations(["Fa", "Bo", third]):
            winning = "Fa" if third == "Dr" else third
            assert trick[takes(trick, trump)] == winning
            assert strength(parse_play("Bo"), follow(trick), trump_number(trump), STANDARD) == 0


def test_WIN_8_bomb_is_not_even_winning_so_far() -> None:
    game = play(first_lead("Bo", "Fa", "J", turned="R1"), "Bo Fa")
    assert game.view().trick.winner == 1
    play(game, "J")
    assert facts(game, "trick_bombed") == [{"event": "trick_bombed", "seat": 2, "trick": 1}]


def test_WIN_8_view_shows_who_is_winning_so_far() -> None:
    game = first_lead("B5 G1", "B9 G2", "R2 G3", turned="R1")
    assert game.view().trick.winner == -1
    winning = []
    for token in ("B5", "B9"):
        play(game, token)
        winning.append(game.view().trick.winner)
    assert winning == [0, 1]
    assert may(game) == "R2 G3"
    play(game, "R2")
    assert game.view().tricks[0].winner == 2
