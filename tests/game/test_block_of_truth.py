"""Game.block_of_truth: the score sheet as it is printed."""

from __future__ import annotations

from foretell import Game, replay
from tests.helpers import first_lead, play_all
from tests.record.samples import changed, example

EXAMPLE = example("worked-example")


def printed(*players: str) -> str:
    """Return the sheet of the worked example under these names."""
    text = EXAMPLE
    for old, new in zip(("Ada", "Ben", "Cleo"), players, strict=True):
        text = changed(text, f'"{old}"', f'"{new}"')
    return str(replay(text).block_of_truth())


def test_SCORE_2_running_total_and_prediction_of_every_round() -> None:
    assert printed("Ada", "Ben", "Cleo") == (
        "    │   Ada    │   Ben    │   Cleo\n"
        "────┼──────────┼──────────┼──────────\n"
        "  1 │   20   0 │  −10   1 │   30   1\n"
        "  2 │   10   2 │   10   0 │   20   0\n"
        "  3 │   50   2 │    0   2 │   40   0"
    )


def test_long_wide_and_combining_names() -> None:
    assert printed("Maximilian II.", "魔法使い五郎", "Zoe\u0308") == (
        "    │ Maximilian II. │ 魔法使い五郎 │   Zoe\u0308\n"
        "────┼────────────────┼──────────────┼──────────\n"
        "  1 │      20   0    │    −10   1   │   30   1\n"
        "  2 │      10   2    │     10   0   │   20   0\n"
        "  3 │      50   2    │      0   2   │   40   0"
    )


def test_before_the_first_round_is_scored_there_are_only_names() -> None:
    assert str(Game(seats=3, seed=1).block_of_truth()) == (
        "    │    P0    │    P1    │    P2\n────┼──────────┼──────────┼──────────"
    )


def test_CLOUD_4_the_sheet_shows_the_changed_prediction() -> None:
    game = play_all(first_lead("Cl", "B2", "Y3", turned="G1"), "Cl=R", "B2", "Y3", "+1")
    assert str(game.block_of_truth()).split("\n")[2] == "  1 │   30   1 │   20   0 │   20   0"


def test_a_sheet_in_hand_does_not_change() -> None:
    game = replay(EXAMPLE)
    sheet = game.block_of_truth()
    game.undo()
    assert len(sheet.rows) == 3
    assert len(game.block_of_truth().rows) == 2
    assert sheet.players == ("Ada", "Ben", "Cleo")
