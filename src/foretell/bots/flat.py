"""Flat Monte Carlo: imagine hidden hands, play on by chance from every choice, and take the one with the most points.

Every choice is tried with the same imagined hands and the same chance, so that luck does not tell them apart. What to
predict and which trump to name are judged by how often each number of tricks comes up.
"""

from __future__ import annotations

from typing import Any, Final

from foretell.bits import lowest
from foretell.bots.belief import imagine
from foretell.bots.scribe import best_change
from foretell.rules.rounds import hand_size
from foretell.rules.scoring import points
from foretell.table.actions import action_of, announcements
from foretell.table.advance import apply
from foretell.table.bulk import finish_round
from foretell.table.chance import philox
from foretell.table.sight import decision_index
from foretell.table.state import ADJUST_PREDICTION, PASS_CARD, PLAY, PREDICT

Array = Any
TRIED: Final = 67
"""The most choices that a seat can have."""


def list_choices(v: Any, choices: Array) -> int:
    """Write the numbers of all legal decisions; return how many they are."""
    count = 0
    members = v.legal
    while members:
        member = lowest(members)
        members &= members - 1
        for said in range(announcements(v.phase, member)):
            choices[count] = action_of(v.phase, member) + said
            count += 1
    return count


def flat_action(
    v: Any,
    tables: Array,
    room: Array,
    choices: Array,
    totals: Array,
    counts: Array,
    playouts: int,
    seed: int,
    settings: Any,
) -> int:
    """Return the number of the decision that did best; `tables` is room for two tables."""
    count = list_choices(v, choices)
    if count == 1:
        return int(choices[0])
    if v.phase == ADJUST_PREDICTION:
        return best_change(v)
    for i in range(count):
        totals[i] = 0.0
        for tricks in range(21):
            counts[i, tricks] = 0
    tried = 1 if v.phase == PREDICT else count
    for sample in range(playouts // tried):
        word = philox(sample, decision_index(v), v.seat, 0x80000003, seed & 0xFFFFFFFF, seed >> 32)[0]
        imagine(tables[0], v, word | 1, room, settings)
        for i in range(tried):
            tables[1] = tables[0]
            s = tables[1]
            apply(s, v.seat, choices[i], settings)
            finish_round(s, seed, decision_index(v) << 12 | sample, settings)
            totals[i] += s.score[v.seat]
            counts[i, s.won[v.seat]] += 1
    if v.phase == PLAY or v.phase == PASS_CARD:
        return int(choices[best_of(totals, count)])
    if v.phase == PREDICT:
        for i in range(count):
            totals[i] = points_of(choices[i], counts, 0)
        return int(choices[best_of(totals, count)])
    for i in range(count):
        totals[i] = -1000000.0
        for number in range(hand_size(v.round_number, settings) + 1):
            totals[i] = max(totals[i], points_of(number, counts, i))
    return int(choices[best_of(totals, count)])


def best_of(totals: Array, count: int) -> int:
    """Return the place of the greatest of the first totals."""
    best = 0
    for i in range(1, count):
        if totals[i] > totals[best]:
            best = i
    return best


def points_of(number: int, counts: Array, row: int) -> float:
    """Return the points that a prediction would have had over all playouts."""
    total = 0.0
    for tricks in range(21):
        total += counts[row, tricks] * points(number, tricks)
    return total
