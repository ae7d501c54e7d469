"""The Bomb. BOMB-1 to BOMB-3."""

from __future__ import annotations

import pytest

from foretell.table.state import NOBODY
from tests.helpers import facts, first_lead, last_round, may
from tests.rules.book import SOME_PLAYS, TRUMPS, VIEWERS, play, takes, tricks_of


@pytest.mark.parametrize("trick", ["B5 Bo B9", "Bo B5 B9", "B5 B9 Bo"])
def test_BOMB_1_bombed_trick_belongs_to_nobody(trick: str) -> None:
    hands = [f"{token} G{seat + 1}" for seat, token in enumerate(trick.split())]
    game = play(first_lead(*hands, turned="R1", predict="0 1 0"), trick)
    taker = trick.split().index("B9")
    for viewer in VIEWERS:
        assert game.view(viewer).won == (0, 0, 0)
        assert game.view(viewer).coins == ((0, 0), (0, 1), (0, 0))
        assert game.view(viewer).tricks == ((0, tuple(trick.split()), taker, True),)
        assert facts(game, "trick_bombed", viewer) == [{"event": "trick_bombed", "seat": taker, "trick": 1}]
        assert facts(game, "trick_won", viewer) == []


def test_BOMB_1_other_tricks_of_the_round_count() -> None:
    game = first_lead("B9 G1 R3", "Bo G2 R2", "B1 G3 R4", turned="Y1", predict="0 0 2")
    play(game, "B9 Bo B1 G1 G2 G3 R4 R3 R2")
    assert last_round(game) == ((0, 0, 2), (0, 0, 2), (20, 20, 40))
    assert [fact["trick"] for fact in facts(game, "trick_won")] == [2, 3]


@pytest.mark.parametrize(
    ("trick", "leader"),
    [
        ("B5 Bo B9", 2),
        ("Bo B5 G9", 1),
        ("B9 B5 Bo", 0),
        ("B9 R2 Bo", 1),
        ("J Bo J", 0),
        ("Bo Fa J", 2),
        ("W Bo W", 0),
        ("Dr Bo W", 0),
        ("Dr Fa Bo", 1),
        ("Fa Bo Dr", 0),
        ("Bo Sh=W W", 1),
    ],
)
def test_BOMB_2_who_would_have_won_leads(trick: str, leader: int) -> None:
    hands = [f"{token.partition('=')[0]} G{seat + 1}" for seat, token in enumerate(trick.split())]
    game = play(first_lead(*hands, turned="R1"), trick)
    assert (game.phase, game.to_act) == ("play", (leader,))
    assert game.view().trick.leader == leader
    assert may(game) == f"G{leader + 1}"


@pytest.mark.parametrize("trump", TRUMPS)
def test_BOMB_2_as_if_the_bomb_were_not_there(trump: str) -> None:
    for trick in tricks_of(2, SOME_PLAYS):
        if "Bo" in trick:
            continue
        expected = takes(trick, trump)
        for place in range(3):
            bombed = [*trick[:place], "Bo", *trick[place:]]
            assert takes(bombed, trump) == expected + (expected >= place), bombed


def test_BOMB_3_nothing_follows_a_bombed_last_trick() -> None:
    game = first_lead("B9 G1", "B1 Bo", "B2 G3", turned="R1", predict="1 0 0")
    play(game, "B9 B1 B2 G1 Bo G3")
    assert last_round(game) == ((1, 0, 0), (1, 0, 0), (30, 20, 20))
    assert facts(game, "trick_bombed") == [{"event": "trick_bombed", "seat": 2, "trick": 2}]
    assert game.round_number == 3
    assert game.view().won == (0, 0, 0)
    assert game.view().trick.plays == ()


def test_BOMB_3_bombed_round_1() -> None:
    game = play(first_lead("W", "Bo", "B2", turned="R1", predict="1 0 1"), "W Bo B2")
    assert last_round(game) == ((1, 0, 1), (0, 0, 0), (-10, 20, -10))
    assert game.round_number == 2
    assert game.scores == (-10, 20, -10)


def test_BOMB_1_alone_on_the_table_wins_nothing_so_far() -> None:
    game = first_lead("Bo R2", "R3 B1", "G4 G5", turned="Y1")
    play(game, "Bo")
    assert game.view().trick == (0, ("Bo",), NOBODY, False)
    play(game, "R3")
    assert game.view().trick == (0, ("Bo", "R3"), 1, False)
