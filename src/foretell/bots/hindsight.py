"""Hindsight: how likely the others would have decided as they did, had they held the cards that one imagines.

A round is taken back to its deal and decided again as it was: trump named, predictions, cards played and passed.
Wherever another seat had a choice, the quick network says how likely it was to choose as it did. A network is no mind
reader: a part of the chance is spread over all choices, so that no single decision rules an imagined hand out.

What the others have passed is imagined and weighed like the rest. Predictions that are still hidden are made anew, as
the network would.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

from foretell.bots.calls import apply, ask, look
from foretell.bots.quick import chance_of, favourite, no_choice
from foretell.cards import NO_KIND, kind_played
from foretell.rules.rounds import clockwise
from foretell.rules.tricks import OPEN
from foretell.table.actions import FIRST_ADJUST, FIRST_PASS, FIRST_PLAY, first_action, pass_of
from foretell.table.deal import begin_predictions, settle_trump
from foretell.table.hands import add_card
from foretell.table.position import take_back_passes, take_back_swap
from foretell.table.sight import HIDDEN
from foretell.table.state import ADJUST_PREDICTION, NO_PREDICTION, NOBODY, PASS_CARD, PREDICT

Array = Any
IMPOSSIBLE: Final = -math.inf
"""The likelihood of a table that cannot have been so, as a logarithm."""
DOUBT: Final = 0.15
"""How much of the chance is spread over all choices."""


def take_back(s: Any, v: Any, passed: Array, settings: Any) -> bool:
    """Take an imagined table back to the first decision of its round; `passed` is room for what each seat passes.

    Return whether it can have begun so: a Wizard or Jester taken for the Werewolf may have been passed on since, and
    who has it now is not told.
    """
    for i in range(v.played):
        seat = clockwise(v.leaders[i // settings.seats], i % settings.seats, settings)
        add_card(s, seat, kind_played(v.plays[i]))
    take_back_passes(s, s, settings)
    s.lying = 0
    s.follow = OPEN
    s.played = 0
    s.tricks = 0
    s.bombed = NOBODY
    s.cloud = NOBODY
    s.cloud_change = 0
    s.passed_after = 0
    s.waiting = 0
    for seat in range(6):
        passed[seat] = s.passed[seat]
        s.passed[seat] = NO_KIND
        s.won[seat] = 0 if seat < settings.seats else s.won[seat]
        s.predicted[seat] = NO_PREDICTION if seat < settings.seats else s.predicted[seat]
    if take_back_swap(s, v):
        s.wolf = NOBODY
        s.wolf_card = NO_KIND
        settle_trump(s, settings)
        return True
    s.turned = v.turned
    begin_predictions(s, settings)
    return False


def judge_table(s: Any, v: Any, sight: Any, passed: Array, net: Any, desk: Any, settings: Any) -> float:
    """Decide an imagined round anew up to now; return how likely the others' decisions were, as a logarithm.

    `passed` is room for what each seat has passed, which nobody knew before.
    """
    total = 0.0
    if v.phase < PREDICT:
        return total
    if not take_back(s, v, passed, settings):
        total = IMPOSSIBLE
    if s.phase != PREDICT:
        total += decide_again(s, v, sight, np.int64(s.turn), first_action(s.phase) + v.trump, net, desk, settings)
    first = int(s.turn)
    for place in range(settings.seats):
        seat = np.int64(clockwise(first, place, settings))
        number = int(v.predicted[seat])
        if number >= 0 and seat == v.cloud:
            number -= v.cloud_change
        if number == HIDDEN:
            look(sight, s, seat, settings)
            apply(s, seat, desk[3][favourite(desk[4], ask(sight, net, desk, settings))], settings)
        elif number != NO_PREDICTION:
            total += decide_again(s, v, sight, seat, number, net, desk, settings)
    for i in range(v.played):
        seat = np.int64(clockwise(v.leaders[i // settings.seats], i % settings.seats, settings))
        total += decide_again(s, v, sight, seat, FIRST_PLAY + v.plays[i], net, desk, settings)
        if s.phase == PASS_CARD:
            for giver in range(settings.seats):
                if passed[giver] != NO_KIND:
                    action = FIRST_PASS + pass_of(passed[giver])
                    total += decide_again(s, v, sight, np.int64(giver), action, net, desk, settings)
        if s.phase == ADJUST_PREDICTION and v.cloud_change != 0:
            change_again(s, v, settings)
    return total


def change_again(s: Any, v: Any, settings: Any) -> None:
    """Let the Cloud change a prediction during the round as it did, or upwards where that is not told. CLOUD-6.

    The quick network has not learnt when to do so: that tells nothing.
    """
    apply(s, np.int64(s.turn), np.int64(FIRST_ADJUST + (1 if v.cloud_change == -1 else 0)), settings)


def decide_again(s: Any, v: Any, sight: Any, seat: Any, action: Any, net: Any, desk: Any, settings: Any) -> float:
    """Let a seat decide as it did; return how likely that was, as a logarithm. One's own decisions tell nothing."""
    decided = np.int64(action)
    likely = 0.0 if seat == v.seat else judge_decision(s, sight, seat, decided, net, desk, settings)
    apply(s, seat, decided, settings)
    return likely


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
