"""Predictions: what may be predicted, when all predict at once, when notes are shown, and the Cloud's change.

PREDICT-1, PREDICT-4, VAR-1, VAR-2, VAR-3, EDITION-4, CLOUD-3.
"""

from __future__ import annotations

from typing import Final

from foretell.rules.settings import Switches

RAISE: Final = 0b01
LOWER: Final = 0b10


def all_at_once(settings: Switches) -> bool:
    """Return whether all write their predictions at once, in secret."""
    return settings.hidden_predictions != 0 or settings.secret_predictions != 0


def shown_before_play(settings: Switches) -> bool:
    """Return whether written predictions are shown before the first trick, not after the last."""
    return settings.hidden_predictions != 0 and settings.hidden_reveal == 0


def legal_predictions(tricks: int, others: int, last: bool, settings: Switches) -> int:
    """Return the set of numbers that may be predicted, given the sum of the others' predictions so far."""
    numbers = (2 << tricks) - 1
    if last and settings.plus_minus_one and others <= tricks:
        numbers ^= 1 << (tricks - others)
    return numbers


def legal_changes(predicted: int) -> int:
    """Return the set of changes that the Cloud allows: one more, or one less where that is not below 0."""
    return RAISE if predicted == 0 else RAISE | LOWER
