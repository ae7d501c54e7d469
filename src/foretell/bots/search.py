"""Search: the choices that the network thinks worth trying, played out by it over hands that explain what was seen.

Hands are imagined as they fit, then weighed by hindsight; the weightiest are played out. Every choice is tried on the
same hands, and all seats play what the quick network thinks best, so that nothing but the choice differs. Half of the
choices are given up after each part of the budget, never the one that the network likes best; another is taken
instead of that only where it gained more than noise explains.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from foretell.bits import lowest
from foretell.bots.belief import imagine, imagine_passes
from foretell.bots.calls import apply, ask, look
from foretell.bots.hindsight import IMPOSSIBLE, judge_table
from foretell.bots.quick import favourite, no_choice
from foretell.rules.rounds import hand_size
from foretell.table.actions import action_of
from foretell.table.chance import philox
from foretell.table.sight import decision_index
from foretell.table.state import DEAL, NO_PREDICTION, OVER

Array = Any
_WORLDS: Final = 0x80000005  # nothing else that is drawn has this word in its counter
MOST_WORLDS: Final = 512
FEWEST_WORLDS: Final = 24
MOST_TRIED: Final = 8
LEAST: Final = 0.003
"""Choices that the network finds less likely are not tried."""
GRID: Final = 1 << 20
"""Logarithms are rounded to parts of this, so that no machine's last digit matters."""
WORTH: Final = 16.0
"""Deals are trusted so far that together they are worth at least this many equal ones."""
BEYOND: Final = 1.0
"""How many standard errors a choice must be ahead to be taken instead of the network's own."""


def imagine_worlds(
    v: Any,
    worlds: Array,
    weights: Array,
    count: int,
    sight: Any,
    room: Array,
    passed: Array,
    net: Any,
    desk: Any,
    seed: int,
    settings: Any,
) -> None:
    """Write tables that this seat could be sitting at, and how plausible each is; the weights sum to 1."""
    for i in range(count):
        word = philox(i, decision_index(v), v.seat, _WORLDS, seed & 0xFFFFFFFF, seed >> 32)[0]
        imagine(worlds[i], v, word | 1, room, settings)
        ways = imagine_passes(worlds[i], v, room, settings)  # of many ways, one is imagined, and stands for all
        likely = judge_table(worlds[i], v, sight, passed, net, desk, settings) + np.log(float(ways))
        weights[i] = np.rint(likely * GRID) / GRID
    temper(weights, count)


def temper(weights: Array, count: int) -> None:
    """Turn logarithms into weights that sum to 1, trusted only as far as they are worth some equal ones together.

    What is impossible weighs nothing, unless all is.
    """
    possible = weights[:count] > IMPOSSIBLE
    if not np.any(possible):
        weights[:count] = 0.0
        possible = weights[:count] > IMPOSSIBLE
    logs = np.where(possible, weights[:count] - np.max(weights[:count]), 0.0)
    trust = 1.0
    if worth(possible * np.exp(logs)) < WORTH:
        low, high = 0.0, 1.0
        for _ in range(10):
            trust = (low + high) / 2
            if worth(possible * np.exp(trust * logs)) < WORTH:
                high = trust
            else:
                low = trust
        trust = low
    shares = possible * np.exp(trust * logs)
    weights[:count] = shares / np.sum(shares)


def worth(weights: Array) -> float:
    """Return how many equal weights these are worth."""
    return float(np.sum(weights) ** 2 / np.sum(weights * weights))


def play_on(s: Any, sight: Any, net: Any, desk: Any, settings: Any) -> int:
    """Play a round to its end as the quick network thinks best; return how often it was asked."""
    asked = 0
    while s.phase != DEAL and s.phase != OVER:
        seat = np.int64(s.turn)
        look(sight, s, seat, settings)
        if no_choice(sight):
            action = np.int64(action_of(sight.phase, lowest(sight.legal)))
        else:
            action = desk[3][favourite(desk[4], ask(sight, net, desk, settings))]
            asked += 1
        apply(s, seat, action, settings)
    return asked


def margin(s: Any, before: Any, seat: int, settings: Any) -> float:
    """Return what a seat has gained on the mean of the others since a moment of the round."""
    others = 0.0
    for other in range(settings.seats):
        if other != seat:
            others += s.score[other] - before.score[other]
    return float(s.score[seat] - before.score[seat] - others / (settings.seats - 1))


def work_left(v: Any, settings: Any) -> int:
    """Return how many decisions a playout takes, about."""
    left = hand_size(v.round_number, settings) * settings.seats - v.played
    for seat in range(settings.seats):
        if v.predicted[seat] == NO_PREDICTION:
            left += 1
    return int(left)


def work_done(v: Any, settings: Any) -> int:
    """Return how many decisions of the others hindsight looks at, about."""
    done = v.played * (settings.seats - 1) // settings.seats
    for seat in range(settings.seats):
        if v.predicted[seat] >= 0 and seat != v.seat:
            done += 1
    return int(done)


def think(
    v: Any,
    choices: Array,
    count: int,
    tables: Array,
    weights: Array,
    gains: Array,
    sight: Any,
    room: Array,
    passed: Array,
    net: Any,
    desk: Any,
    budget: int,
    seed: int,
    settings: Any,
) -> int:
    """Return the place of the choice to take; they come likeliest first. The last of the tables is for playouts.

    The budget is how often the quick network may be asked, about: a third for hindsight, the rest for playouts.
    """
    n = min(tables.size - 1, max(FEWEST_WORLDS, budget // (3 * (work_done(v, settings) + 1))))
    imagine_worlds(v, tables, weights, n, sight, room, passed, net, desk, seed, settings)
    order = np.argsort(-weights[:n], kind="mergesort")
    alive = np.arange(count)
    stages = 1
    while 1 << stages < count:
        stages += 1
    share = 2 * budget // (3 * work_left(v, settings) * stages)
    s = tables[tables.size - 1]
    done = 0
    while True:
        until = min(n, done + max(share // alive.size, FEWEST_WORLDS // 2))
        for w in order[done:until]:
            for c in alive:
                tables[tables.size - 1] = tables[w]
                apply(s, np.int64(v.seat), choices[c], settings)
                play_on(s, sight, net, desk, settings)
                gains[c, w] = margin(s, tables[w], v.seat, settings)
        done = until
        seen = order[:done]
        if alive.size <= 2 or done == n:
            return decide(alive, gains, weights, seen)
        alive = keep_half(alive, gains, weights, seen)


def mean_gain(c: int, gains: Array, weights: Array, seen: Array) -> float:
    """Return what a choice gained over the tables seen so far, by their weights."""
    total = 0.0
    weight = 0.0
    for w in seen:
        total += weights[w] * gains[c, w]
        weight += weights[w]
    return total / weight


def keep_half(alive: Array, gains: Array, weights: Array, seen: Array) -> Array:
    """Return the better half of the choices; the first one stays in any case."""
    means = np.empty(alive.size)
    for i in range(alive.size):
        means[i] = -mean_gain(alive[i], gains, weights, seen)
    means[0] = -np.inf
    return np.sort(alive[np.argsort(means, kind="mergesort")[: (alive.size + 1) // 2]])


def decide(alive: Array, gains: Array, weights: Array, seen: Array) -> int:
    """Return the choice that gained most if that is beyond noise, else the first."""
    best = 0
    for c in alive:
        if mean_gain(c, gains, weights, seen) > mean_gain(best, gains, weights, seen):
            best = c
    if best == 0:
        return 0
    lead = mean_gain(best, gains, weights, seen) - mean_gain(0, gains, weights, seen)
    shares = weights[seen]
    count = worth(shares)
    off = 0.0
    for w in seen:
        off += weights[w] * (gains[best, w] - gains[0, w] - lead) ** 2
    if count < 2.0:
        return 0
    noise = np.sqrt(off / np.sum(shares) / (count - 1))
    return int(best) if lead > BEYOND * noise else 0
