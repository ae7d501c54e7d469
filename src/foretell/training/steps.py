"""What is done at one table while a batch learns, as plain functions that are compiled for processor and card alike.

A table plays one complete round, then a second one of the opposite size, so that tables of all sizes end together.
"""

from __future__ import annotations

from typing import Any, Final

from foretell.bots.apprentice import apprentice_action
from foretell.bots.flat import number_of_samples, number_tried
from foretell.bots.scribe import scribe_action
from foretell.rules.rounds import clockwise
from foretell.table.advance import apply
from foretell.table.bulk import deal_next
from foretell.table.deal import begin_game
from foretell.table.encoding import add_cards, encode
from foretell.table.fields import KINDS, PLACES, SIZE
from foretell.table.relabel import legal_choices, original, relabelled
from foretell.table.sight import look
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
SCRIBE: Final = 1
APPRENTICE: Final = 2
SURE: Final = 100.0
"""What a choice is worth that flat Monte Carlo makes without trying any, in points above the others."""


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


def note_knowledge(s: Any, v: Any, x: Array, secrets: Array, choices: Array, settings: Any) -> tuple[int, int]:
    """Write what the seat to decide knows, what is hidden from it, and what it may do.

    All three are rows of zeros before. Return the slots of the colours, and how many choices there are.
    """
    look(v, s, s.turn, settings)
    slots = encode(x, v, settings)
    write_secrets(secrets, s, s.turn, slots, settings)
    return slots, legal_choices(choices, v.phase, v.legal, slots)


def take(s: Any, chosen: int, slots: int, settings: Any) -> bool:
    """Carry out an action that names colours by their slots; return whether the round is over."""
    apply(s, s.turn, original(chosen, slots), settings)
    return bool(s.phase == DEAL or s.phase == OVER)


def note_result(s: Any, points: Array, won: Array, predicted: Array, settings: Any) -> None:
    """Write what came of a round for each seat."""
    for seat in range(settings.seats):
        points[seat] = s.score[seat]
        won[seat] = s.won[seat]
        predicted[seat] = s.predicted[seat]


def next_round(stage: int, numbers: Array) -> int:
    """Return the number of the round to play when so many are over, or 0."""
    return int(numbers[stage]) if stage < ROUNDS else 0


def rule_bot_action(level: int, v: Any, worth: Array, scale: Array, room: Array, settings: Any) -> int:
    """Return the number of the decision of a rule bot: 1 stands for the scribe, 2 for the apprentice."""
    if level == SCRIBE:
        return scribe_action(v, worth, settings)
    return apprentice_action(v, scale, room, settings)


def note_worth(worth: Array, v: Any, choices: Array, count: int, totals: Array, playouts: int, slots: int) -> None:
    """Write how many points flat Monte Carlo expects of each choice."""
    samples = number_of_samples(playouts, number_tried(v, count))
    for i in range(count):
        worth[relabelled(choices[i], slots)] = totals[i] / samples
