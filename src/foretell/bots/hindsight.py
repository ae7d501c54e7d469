"""Hindsight: how likely the others would have decided as they did, had they held the cards that one imagines.

A round is taken back to its first prediction and decided again as it was. Wherever another seat had a choice, the
quick network says how likely it was to choose as it did. A network is no mind reader: a part of the chance is spread
over all choices, so that no single decision rules an imagined hand out.

After cards were passed, who held what before is not imagined anew: everyone is taken to have held the new card from
the start. Predictions that are still hidden are made anew, as the network would.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from foretell.bots.calls import apply, ask, look
from foretell.bots.quick import chance_of, favourite, no_choice
from foretell.cards import NO_KIND, kind_played
from foretell.rules.rounds import clockwise
from foretell.rules.tricks import OPEN
from foretell.table.actions import FIRST_PLAY
from foretell.table.deal import begin_predictions
from foretell.table.hands import add_card, remove_card
from foretell.table.sight import HIDDEN
from foretell.table.state import NO_PREDICTION, NOBODY, PASS_CARD, PLAY, PREDICT

Array = Any
DOUBT: Final = 0.15
"""How much of the chance is spread over all choices."""


def take_back(s: Any, v: Any, settings: Any) -> None:
    """Take an imagined table back to the first prediction of the round."""
    for i in range(v.played):
        seat = clockwise(v.leaders[i // settings.seats], i % settings.seats, settings)
        add_card(s, seat, kind_played(v.plays[i]))
    s.lying = 0
    s.follow = OPEN
    s.played = 0
    s.tricks = 0
    s.bombed = NOBODY
    s.cloud = NOBODY
    s.passed_after = 0
    s.waiting = 0
    for seat in range(settings.seats):
        if v.phase == PASS_CARD and s.passed[seat] != NO_KIND:
            add_card(s, seat, s.passed[seat])  # it lies face down now; then it was in the hand
        s.won[seat] = 0
        s.predicted[seat] = NO_PREDICTION
    begin_predictions(s, settings)


def judge_table(s: Any, v: Any, sight: Any, passed: Array, net: Any, desk: Any, settings: Any) -> float:
    """Decide an imagined round anew up to now; return how likely the others' decisions were, as a logarithm.

    `passed` is room for what each seat has passed, which nobody knew before.
    """
    total = 0.0
    if v.phase < PREDICT:
        return total
    take_back(s, v, settings)
    for i in range(6):
        passed[i] = s.passed[i]
        s.passed[i] = NO_KIND
    first = int(s.turn)
    for place in range(settings.seats):
        seat = np.int64(clockwise(first, place, settings))
        number = int(v.predicted[seat])
        if number == HIDDEN:
            look(sight, s, seat, settings)
            number = int(desk[3][favourite(desk[4], ask(sight, net, desk, settings))])
        elif number != NO_PREDICTION and seat != v.seat:
            total += judge_decision(s, sight, seat, number, net, desk, settings)
        if number != NO_PREDICTION:
            apply(s, seat, number, settings)
    for i in range(v.played):
        seat = np.int64(clockwise(v.leaders[i // settings.seats], i % settings.seats, settings))
        action = np.int64(FIRST_PLAY + v.plays[i])
        if seat != v.seat:
            total += judge_decision(s, sight, seat, action, net, desk, settings)
        apply(s, seat, action, settings)
        if s.phase == PASS_CARD:
            pass_on(s, v, passed, settings)
    s.phase = v.phase
    s.waiting = v.waiting
    s.turn = v.turn
    return total


def pass_on(s: Any, v: Any, passed: Array, settings: Any) -> None:
    """Put down again what lies face down now, or go on as if all had passed: those cards are where they went."""
    for seat in range(settings.seats):
        s.passed[seat] = passed[seat]
        if v.phase == PASS_CARD and v.tricks == s.tricks and passed[seat] != NO_KIND:
            remove_card(s, seat, passed[seat])
    s.phase = PLAY
    s.waiting = 0
    s.turn = s.leaders[s.tricks]


def judge_decision(s: Any, sight: Any, seat: Any, action: Any, net: Any, desk: Any, settings: Any) -> float:
    """Return how likely a seat was to decide so, as a logarithm; what it could not help is certain."""
    look(sight, s, seat, settings)
    if no_choice(sight):
        return 0.0
    count = ask(sight, net, desk, settings)
    for i in range(count):
        if desk[3][i] == action:
            return float(np.log((1 - DOUBT) * chance_of(desk[4], count, i) + DOUBT / count))
    return float(np.log(DOUBT / count))
