"""The lines of a round: which decisions share one.

The predictions share a line, each trick has its own, and so has each pass; trump, Werewolf and Cloud are one seat's.
Where all decide at once, a line begins with seat 0 and has a sign for every seat, `.` for one that has not decided yet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from foretell.rules.predictions import all_at_once
from foretell.rules.settings import Settings
from foretell.table.decisions import DECISIONS
from foretell.table.state import (
    ADJUST_PREDICTION,
    CHOOSE_TRUMP,
    PASS_CARD,
    PLAY,
    PREDICT,
    SWAP_WEREWOLF,
)

LABELS: Final = {
    SWAP_WEREWOLF: "werewolf",
    CHOOSE_TRUMP: "trump",
    PREDICT: "predict",
    PLAY: "trick",
    PASS_CARD: "pass",
    ADJUST_PREDICTION: "cloud",
}
PHASE_OF_LABEL: Final = {label: phase for phase, label in LABELS.items()}
UNDECIDED: Final = "."


class DecisionLine(NamedTuple):
    """Decisions of one phase by seats in clockwise order; None where one has not decided yet."""

    phase: int
    first: int
    actions: list[int | None]


def at_once(phase: int, settings: Settings) -> bool:
    """Return whether all seats decide at once in this phase."""
    return phase == PASS_CARD or (phase == PREDICT and all_at_once(settings.switches))


def line_length(phase: int, settings: Settings) -> int:
    """Return how many decisions a full line of this phase has."""
    return settings.seats if phase in (PREDICT, PLAY, PASS_CARD) else 1


def decision_lines(decisions: Sequence[tuple[int, int]], settings: Settings) -> Iterator[DecisionLine]:
    """Yield the lines that these decisions fill."""
    left = list(reversed(decisions))
    while left:
        seat, action = left[-1]
        phase = DECISIONS[action].phase
        together = at_once(phase, settings)
        line = DecisionLine(phase, 0 if together else seat, [])
        for place in range(line.first, line.first + line_length(phase, settings)):
            if left and left[-1][0] == place % settings.seats and DECISIONS[left[-1][1]].phase == phase:
                line.actions.append(left.pop()[1])
            elif together:
                line.actions.append(None)
        yield line
