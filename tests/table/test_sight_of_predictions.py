"""Sight of predictions: when written ones lie open, and to whom before that. VAR-2, VAR-3, EDITION-4, CLOUD-6."""

from __future__ import annotations

from typing import Any

import pytest

from foretell import Settings
from foretell.table.deal import new_table
from foretell.table.sight import HIDDEN, SPECTATOR, predictions_shown
from foretell.table.state import (
    ADJUST_PREDICTION,
    CHOOSE_TRUMP,
    DEAL,
    OVER,
    PASS_CARD,
    PLAY,
    PREDICT,
    SWAP_WEREWOLF,
    Table,
)
from tests.helpers import dealt, first_lead, play_all
from tests.table.test_sight import sight


@pytest.mark.parametrize("variant", ["hidden_predictions", "secret_predictions"])
def test_VAR_2_and_VAR_3_a_note_is_seen_by_its_writer_only(variant: str) -> None:
    game = dealt("R7 W", "J B1", "J W", turned="G5", **{variant: True})
    game.play(1, "2")
    assert sight(game, 1).predicted == [-1, 2, -1, -1, -1, -1]
    for seat in (0, 2, SPECTATOR):
        assert sight(game, seat).predicted == [-1, HIDDEN, -1, -1, -1, -1]
        assert (sight(game, seat).waiting, sight(game, seat).turn) == (0b101, 0)
    assert (sight(game, 0).legal, sight(game, 1).legal) == (0b111, 0)


@pytest.mark.parametrize(
    ("switches", "seen_in_play"),
    [
        ({}, [1, 0, 2]),
        ({"hidden_predictions": True}, [1, 0, 2]),
        ({"hidden_predictions": True, "hidden_reveal": "after_round"}, [1, HIDDEN, HIDDEN]),
        ({"secret_predictions": True}, [1, HIDDEN, HIDDEN]),
        ({"secret_predictions": True, "hidden_reveal": "before_play"}, [1, HIDDEN, HIDDEN]),
    ],
)
def test_EDITION_4_notes_are_shown_before_play_or_after_the_last_trick(
    switches: dict[str, Any], seen_in_play: list[int]
) -> None:
    game = first_lead("Cl W", "J B1", "J W", turned="G5", predict="1 0 2", **switches)
    assert sight(game, 0).predicted == [*seen_in_play, -1, -1, -1]
    assert sight(game, SPECTATOR).predicted[1:] == [*seen_in_play[1:], -1, -1, -1]
    play_all(game, "Cl=R", "J", "J", "W", "B1", "W")
    assert game.phase == "adjust_prediction"
    for seat in (0, 1, 2, SPECTATOR):
        assert sight(game, seat).predicted == [1, 0, 2, -1, -1, -1]


def test_when_predictions_lie_open() -> None:
    shown: dict[tuple[str, str], set[int]] = {
        ("open", "before_play"): set(range(8)),
        ("hidden_predictions", "before_play"): set(range(8)) - {PREDICT},
        ("hidden_predictions", "after_round"): {DEAL, ADJUST_PREDICTION, OVER},
        ("secret_predictions", "before_play"): {DEAL, ADJUST_PREDICTION, OVER},
        ("secret_predictions", "after_round"): {DEAL, ADJUST_PREDICTION, OVER},
    }
    assert {DEAL, SWAP_WEREWOLF, CHOOSE_TRUMP, PREDICT, PLAY, PASS_CARD, ADJUST_PREDICTION, OVER} == set(range(8))
    for (variant, reveal), phases in shown.items():
        switches: dict[str, Any] = {"hidden_reveal": reveal}
        if variant != "open":
            switches[variant] = True
        rules = Settings(**switches).switches
        assert {phase for phase in range(8) if predictions_shown(in_phase(phase, 2), rules)} == phases
        before_the_last_trick = phases - {DEAL, ADJUST_PREDICTION, OVER} if len(phases) == 3 else phases
        assert {phase for phase in range(8) if predictions_shown(in_phase(phase, 1), rules)} == before_the_last_trick


def in_phase(phase: int, tricks_finished: int) -> Table:
    """Return a table in round 2, after its last trick in the phases that come then."""
    table = new_table()
    table.round_number = 2
    table.phase = phase
    table.tricks = tricks_finished if phase in (DEAL, ADJUST_PREDICTION, OVER) else 0
    return table
