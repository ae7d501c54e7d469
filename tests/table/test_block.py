"""The Block of Truth as it is printed. SCORE-2, CLOUD-4."""

from __future__ import annotations

import pytest

from foretell.table.block import BlockOfTruth, BlockRow, display_width
from tests.helpers import first_lead, play_all

ROWS = [
    BlockRow(1, (0, 1, 1), (0, 0, 1), (20, -10, 30), (20, -10, 30)),
    BlockRow(2, (2, 0, 0), (1, 0, 1), (-10, 20, -10), (10, 10, 20)),
    BlockRow(20, (10, 21, 0), (10, 0, 0), (120, -210, 20), (1130, -1200, 40)),
]


def test_EX_1_the_sheet_shows_running_totals_and_predictions() -> None:
    assert str(BlockOfTruth(["Ada", "Ben", "Cy"], ROWS)) == "\n".join(
        [
            "    │   Ada    │    Ben    │    Cy",
            "────┼──────────┼───────────┼──────────",
            "  1 │   20   0 │   −10   1 │   30   1",
            "  2 │   10   2 │    10   0 │   20   0",
            " 20 │ 1130  10 │ −1200  21 │   40   0",
        ]
    )


def test_an_empty_sheet_has_its_head() -> None:
    block = BlockOfTruth(["Ada", "Ben", "Cy"], [])
    assert str(block) == "    │   Ada    │   Ben    │    Cy\n────┼──────────┼──────────┼──────────"
    assert (block.players, block.rows) == (("Ada", "Ben", "Cy"), ())


def test_long_and_wide_names_widen_their_column() -> None:
    assert str(BlockOfTruth(["Maximiliana", "魔法使いの弟子", "Zoe\u0308"], ROWS[:1])) == "\n".join(
        [
            "    │ Maximiliana │ 魔法使いの弟子 │   Zoe\u0308",
            "────┼─────────────┼────────────────┼──────────",
            "  1 │     20   0  │     −10   1    │   30   1",
        ]
    )


@pytest.mark.parametrize(
    ("text", "width"), [("", 0), ("Ada", 3), ("Ünal", 4), ("魔法", 4), ("Zoe\u0308", 3), ("\uff21", 2)]
)
def test_display_width(text: str, width: int) -> None:
    assert display_width(text) == width


def test_CLOUD_4_the_sheet_shows_the_changed_prediction() -> None:
    game = play_all(first_lead("Cl", "R1", "R2", turned="G5", predict="0 1 0"), "Cl=R", "R1", "R2", "+1")
    row = game.block_of_truth().rows[0]
    assert row == BlockRow(1, (1, 1, 0), (1, 0, 0), (30, -10, 20), (30, -10, 20))
    assert game.block_of_truth().players == ("P0", "P1", "P2")


def test_names_stay_on_one_line_and_in_their_column() -> None:
    row = BlockRow(1, (0, 1), (0, 0), (20, -10), (20, -10))
    printed = str(BlockOfTruth(["A\nB\u202e\u200b", "👩\u200d🚀"], [row])).split("\n")
    assert len(printed) == 3
    assert printed[0] == "    │   A B    │    👩\u200d🚀"
    assert display_width("👩\u200d🚀") == 2
    assert display_width("e\u0301") == 1


@pytest.mark.parametrize("sign", ["\n", "\t", "\u2028", "\u2029", "\ud800"])
def test_signs_that_break_a_line_become_blanks(sign: str) -> None:
    assert BlockOfTruth([f"A{sign}B"], []).players == ("A B",)
