"""What is done at one table while a batch learns, as plain functions that are compiled for processor and card alike.

A table plays one complete round, then a second one of the opposite size, so that tables of all sizes end together.
"""

from __future__ import annotations

from typing import Any, Final

from foretell.rules.rounds import clockwise
from foretell.table.advance import apply
from foretell.table.bulk import deal_next
from foretell.table.deal import begin_game
from foretell.table.encoding import add_cards
from foretell.table.fields import KINDS, PLACES, SIZE
from foretell.table.relabel import original
from foretell.table.state import DEAL, OVER

Array = Any
PREDICTIONS: Final = 22
SECRET_PLACE: Final = KINDS + PREDICTIONS
SECRETS: Final = PLACES * SECRET_PLACE
"""How many numbers tell what is hidden: for each place the cards of its hand, and its prediction."""
X_ROOM: Final = -(-SIZE // 64) * 64
SECRETS_ROOM: Final = -(-SECRETS // 64) * 64
"""Rows are padded with zeros to lengths at which a card multiplies fast."""
ROUNDS: Final = 2


def begin_round(s: Any, number: int, deck: Array, seed: int, key: int, settings: Any) -> None:
    """Deal a round by its number, as if nothing had been played before."""
    begin_game(s)
    s.round_number = number - 1
    deal_next(s, deck, seed, key, settings)


def write_secrets(y: Array, s: Any, own: int, slots: int, settings: Any) -> None:
    """Write what nobody can see: all hands and predictions, by place, into a row of zeros."""
    for place in range(settings.seats):
        seat = clockwise(own, place, settings)
        start = place * SECRET_PLACE
        add_cards(y, start, s.hand[seat], s.wizards[seat], s.jesters[seat], slots)
        if s.predicted[seat] >= 0:
            y[start + KINDS + s.predicted[seat]] = 1


def take(s: Any, chosen: int, slots: int, settings: Any) -> bool:
    """Carry out an action that names colours by their slots; return whether the round is over."""
    apply(s, s.turn, original(chosen, slots), settings)
    return bool(s.phase == DEAL or s.phase == OVER)
