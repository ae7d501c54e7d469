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
_IMAGINED: Final = 0x80000003  # nothing else that is drawn has this word in its counter
_SPITE: Final = 1 / 64
"""What a point less for another is worth: less than the noise of a thousand playouts, so that it only breaks ties."""
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
    sure = sure_choice(v, choices, count, settings)
    if sure >= 0:
        return sure
    clear(totals, counts, count)
    tried = number_tried(v, count)
    for sample in range(number_of_samples(playouts, tried)):
        imagine_sample(v, tables, room, sample, seed, settings)
        for i in range(tried):
            try_choice(v, tables, choices[i], sample, seed, settings)
            totals[i] += gain(tables[1], v.seat, settings)
            counts[i, tables[1].won[v.seat]] += 1
    return int(choices[judge(v, choices, count, totals, counts, settings)])


def sure_choice(v: Any, choices: Array, count: int, settings: Any) -> int:
    """Return the decision that needs no playouts: the only one, or the Cloud's change after the last trick; else -1."""
    if count == 1:
        return int(choices[0])
    at_the_end = v.phase == ADJUST_PREDICTION and v.tricks == hand_size(v.round_number, settings)
    return best_change(v, float(v.won[v.seat])) if at_the_end else -1


def clear(totals: Array, counts: Array, count: int) -> None:
    """Forget what earlier playouts came to."""
    for i in range(count):
        totals[i] = 0.0
        for tricks in range(21):
            counts[i, tricks] = 0


def number_tried(v: Any, count: int) -> int:
    """Return how many of the choices are tried: of predictions one, for play by chance does not depend on them."""
    return 1 if v.phase == PREDICT else count


def number_of_samples(playouts: int, tried: int) -> int:
    """Return how many hands are imagined, so that all choices together have that many playouts."""
    return max(playouts // tried, 1)


def imagine_sample(v: Any, tables: Array, room: Array, sample: int, seed: int, settings: Any) -> None:
    """Let the first table be one that this seat could be sitting at."""
    word = philox(sample, decision_index(v), v.seat, _IMAGINED, seed & 0xFFFFFFFF, seed >> 32)[0]
    imagine(tables[0], v, word | 1, room, settings)


def try_choice(v: Any, tables: Array, choice: int, sample: int, seed: int, settings: Any) -> None:
    """Let the second table be what comes of a choice at the first, when all play on by chance."""
    tables[1] = tables[0]
    play_out_choice(v, tables[1], choice, sample, seed, settings)


def play_out_choice(v: Any, s: Any, choice: int, sample: int, seed: int, settings: Any) -> None:
    """Carry out a choice, and let all play on by chance."""
    apply(s, v.seat, choice, settings)
    finish_round(s, seed, decision_index(v) << 12 | sample, settings)


def gain(s: Any, seat: int, settings: Any) -> float:
    """Return the points of a seat; where they are about the same, what the others lose decides."""
    total = 0.0
    for other in range(settings.seats):
        total += s.score[other] if other == seat else -_SPITE * s.score[other]
    return total


def judge(v: Any, choices: Array, count: int, totals: Array, counts: Array, settings: Any) -> int:
    """Return the place of the choice that did best over all samples."""
    if v.phase == PLAY or v.phase == PASS_CARD or v.phase == ADJUST_PREDICTION:
        return best_of(totals, count)
    for i in range(count):
        if v.phase == PREDICT:
            totals[i] = points_of(choices[i], counts, 0)
        else:
            totals[i] = -1000000.0
            for number in range(hand_size(v.round_number, settings) + 1):
                totals[i] = max(totals[i], points_of(number, counts, i))
    return best_of(totals, count)


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
