"""The score: points, the Block of Truth, the winners. SCORE-1 to SCORE-3."""

from __future__ import annotations

import pytest

from foretell import Game, GameOver
from foretell.rules.scoring import points, winners
from tests.helpers import facts, play_out
from tests.rules.book import play, round_one


@pytest.mark.parametrize("won", range(21))
def test_SCORE_1_exact_predictions(won: int) -> None:
    assert points(won, won) == 20 + won * 10


@pytest.mark.parametrize(
    ("predicted", "won", "expected"),
    [
        (0, 0, 20),
        (1, 1, 30),
        (20, 20, 220),
        (1, 0, -10),
        (0, 1, -10),
        (3, 1, -20),
        (1, 3, -20),
        (20, 0, -200),
        (0, 20, -200),
        (21, 20, -10),
    ],
)
def test_SCORE_1_table(predicted: int, won: int, expected: int) -> None:
    assert points(predicted, won) == expected


def test_SCORE_1_ten_for_each_trick_above_or_below() -> None:
    for predicted in range(22):
        for won in range(21):
            missed = max(predicted, won) - min(predicted, won)
            assert points(predicted, won) == (20 + 10 * won if missed == 0 else -10 * missed)


def test_SCORE_2_block_shows_total_and_prediction() -> None:
    game = play(round_one("R2", "R9", "R3", turned="Y9"), "1 1 0 R9 R3 R2")
    (row,) = game.block_of_truth().rows
    assert row == (1, (0, 1, 1), (0, 1, 0), (20, 30, -10), (20, 30, -10))
    assert game.view(2).block == (row,)
    assert facts(game, "scored", 2) == [
        {
            "event": "scored",
            "round": 1,
            "predictions": [0, 1, 1],
            "won": [0, 1, 0],
            "points": [20, 30, -10],
            "totals": [20, 30, -10],
        }
    ]
    assert str(game.block_of_truth()).splitlines()[-1].split("│") == [
        "  1 ",
        "   20   0 ",
        "   30   1 ",
        "  −10   1",
    ]


@pytest.mark.parametrize("seats", [3, 6])
def test_SCORE_2_totals_run_on_from_round_to_round(seats: int) -> None:
    game = play_out(Game(seats=seats, seed=3))
    totals = [0] * seats
    for number, row in enumerate(game.block_of_truth().rows, 1):
        assert row.round_number == number
        for seat in range(seats):
            assert row.points[seat] == points(row.predicted[seat], row.won[seat])
            totals[seat] += row.points[seat]
        assert row.totals == tuple(totals)
        assert sum(row.won) == number
    assert game.scores == tuple(totals)


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ([120, 90, 120], [0, 2]),
        ([10, 20, 30], [2]),
        ([30, 20, 10], [0]),
        ([-30, -10, -20], [1]),
        ([0, 0, 0], [0, 1, 2]),
        ([5, 7, 7, 7, 6, 7], [1, 2, 3, 5]),
    ],
)
def test_SCORE_3_highest_total_wins_and_may_be_shared(totals: list[int], expected: list[int]) -> None:
    assert winners(totals) == expected


@pytest.mark.parametrize(
    ("totals", "expected"), [((500, 490, 500), (0, 2)), ((500, 510, 500), (1,)), ((0, 0, 0), (0, 1, 2))]
)
def test_SCORE_3_after_the_last_round(totals: tuple[int, ...], expected: tuple[int, ...]) -> None:
    finished = play_out(Game(seats=3, seed=3))
    seat, action = finished.record.rounds[-1].decisions[-1]
    game = finished.at(finished.decisions - 1)
    assert game.winners == ()
    for other in range(3):
        game.table.score[other] += totals[other] - finished.scores[other]
    game.play(seat, action)
    assert game.over
    assert game.scores == totals
    assert game.winners == expected
    assert facts(game, "game_over") == [{"event": "game_over", "winners": list(expected)}]


def test_SCORE_3_nothing_is_decided_afterwards() -> None:
    game = play_out(Game(seats=3, seed=3))
    assert game.to_act == ()
    assert game.legal(0) == []
    with pytest.raises(GameOver) as caught:
        game.play(0, "0")
    assert (caught.value.code, caught.value.rule) == ("game/over", "SCORE-3")
