"""The table: its phases."""

from __future__ import annotations

from foretell.table.state import PHASES


def test_phases_have_names() -> None:
    assert PHASES == (
        "deal",
        "swap_werewolf",
        "choose_trump",
        "predict",
        "play",
        "pass_card",
        "adjust_prediction",
        "over",
    )
