"""Bots in bulk: whole games between levels that can be compiled, the same decisions as the plain bots take.

The deal of table t is that of `SeededShuffler(seed, t)`, and the bot on a seat has the seed `bot_seed(seed, t, seat)`.
Tables go on by themselves until a network has to decide; then it decides at all of them at once.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from foretell.bits import lowest
from foretell.bots import apprentice, belief, calls, flat, jester, quick, scribe, seeds, thinking, unseen
from foretell.bots.apprentice import ROOM, changes_early
from foretell.bots.archmage import deliberate
from foretell.bots.calls import apprentice_action, flat_action, look
from foretell.bots.jester import jester_action
from foretell.bots.journeyman import Workroom
from foretell.bots.network import best, network
from foretell.bots.quick import no_choice
from foretell.bots.scribe import scribe_action
from foretell.bots.seeds import bot_seed
from foretell.bots.worth import scales, worths
from foretell.cards import CARDS
from foretell.errors import BadSettings
from foretell.fast.compiler import entry_over
from foretell.fast.tables import settings_rows
from foretell.rules.rounds import rounds
from foretell.rules.settings import Settings
from foretell.table.actions import ACTIONS, action_of
from foretell.table.advance import apply
from foretell.table.bulk import deal_next
from foretell.table.deal import begin_game
from foretell.table.encoding import encode
from foretell.table.fields import SIZE
from foretell.table.relabel import legal_choices, original, relabelled
from foretell.table.sight import Sight
from foretell.table.state import DEAL, OVER, Table

COMPILED: Final = ("jester", "scribe", "apprentice", "journeyman", "sage", "archmage")
"""The levels that can be played compiled; those that think may be followed by an @ and how much."""
TOGETHER: Final = 256
"""Tables that go on together where networks play."""

_JESTER, _SCRIBE, _APPRENTICE, _JOURNEYMAN, _SAGE, _ARCHMAGE = range(6)
Array = Any


class Bulk(NamedTuple):
    """What came of a batch of games, one row per table."""

    scores: NDArray[np.int16]  # [table, seat]
    predicted: NDArray[np.int8]  # [table, round, seat], as scored
    won: NDArray[np.int8]  # [table, round, seat]
    decisions: int
    seconds: float


def play_bulk(settings: Settings, line_up: Sequence[str], tables: range, seed: int) -> Bulk:
    """Play the games of these tables with a level on each seat."""
    for level in line_up:
        if level.partition("@")[0] not in COMPILED:
            raise BadSettings("settings/no-bot", f"there is no compiled bot {level!r}", setting="bot", value=level)
    if len(line_up) != settings.seats:
        raise BadSettings(
            "settings/bad-players", f"expected {settings.seats} bots", setting="players", seats=settings.seats
        )
    size = (len(tables), rounds(settings.switches), settings.seats)
    found = Bulk(np.zeros(size[::2], np.int16), np.zeros(size, np.int8), np.zeros(size, np.int8), 0, 0.0)
    start = time.perf_counter()
    decisions = 0
    for first in range(0, max(len(tables), 1), TOGETHER):
        part = slice(first, first + TOGETHER)
        results = (found.scores[part], found.predicted[part], found.won[part])
        decisions += _play_together(settings, line_up, tables[part], seed, results)
    return found._replace(decisions=decisions, seconds=time.perf_counter() - start)


def _play_together(
    settings: Settings, line_up: Sequence[str], tables: range, seed: int, results: tuple[Array, Array, Array]
) -> int:
    n = len(tables)
    rows = np.zeros(n, Table.dtype())
    _begin(rows)
    desk = Workroom()
    asked = np.zeros(n, np.bool_)
    x, choices = np.zeros((n, SIZE), np.int8), np.zeros((n, ACTIONS), np.int8)
    slots, chosen = np.zeros(n, np.int64), np.zeros(n, np.int64)
    sights = np.zeros(n, Sight.dtype())
    levels = [level.partition("@")[0] for level in line_up]
    thought = [thinking(level) for level in line_up]
    decisions = 0
    while True:
        decisions += _go_on(
            rows,
            sights,
            settings_rows((settings,)),
            np.array([COMPILED.index(level) for level in levels]),
            np.array(thought),
            np.arange(tables.start, tables.stop, tables.step, dtype=np.int64),
            seed,
            np.array(worths(settings)),
            np.array(scales(settings)),
            (desk.tables, desk.cards, desk.choices, desk.totals, desk.counts),
            results,
            (asked, x, choices, slots, chosen),
        )
        if not asked.any():
            return decisions
        at = np.flatnonzero(asked)
        values = network("sage").values(x[at])
        chosen[at] = best(values, choices[at])
        for i, each in zip(at, values, strict=True):
            seat = int(sights[i]["seat"])
            if levels[seat] == "archmage":
                own = bot_seed(seed, tables[i], seat)
                action = deliberate(sights[i : i + 1], each, choices[i], int(slots[i]), thought[seat], own, settings)
                chosen[i] = relabelled(action, int(slots[i]))


@entry_over()
def _begin(tables: Array) -> None:
    for i in range(tables.size):
        begin_game(tables[i])


@entry_over(unseen, scribe, apprentice, jester, seeds, belief, flat, quick, calls)
def _go_on(
    tables: Array,
    sights: Array,
    rules: Array,
    levels: Array,
    thought: Array,
    keys: Array,
    seed: int,
    worth: Array,
    scale: Array,
    desk: Any,
    results: Any,
    questions: Any,
) -> int:
    """Take what the networks chose, and go on at each table until the game is over or a network is asked again."""
    settings = rules[0]
    deck: Array = np.empty(CARDS, np.int8)
    room: Array = np.zeros(ROOM)
    imagined, cards, listed, totals, counts = desk
    scores, predicted, won = results
    asked, x, choices, slots, chosen = questions
    decisions = 0
    for i in range(tables.size):
        s = tables[i]
        while s.phase != OVER:
            if s.phase == DEAL:
                deal_next(s, deck, seed, keys[i], settings)
            seat = s.turn
            v = sights[i]
            if not asked[i]:
                look(v, s, seat, settings)
            early = changes_early(v, settings)
            if levels[seat] >= _SAGE and not asked[i] and not no_choice(v) and not early:
                x[i] = 0
                choices[i] = 0
                slots[i] = encode(x[i], v, settings)
                legal_choices(choices[i], v.phase, v.legal, slots[i])
                asked[i] = True
                break
            if asked[i]:
                action = original(chosen[i], slots[i])
                asked[i] = False
            elif levels[seat] == _JESTER:
                action = jester_action(v, bot_seed(seed, keys[i], seat))
            elif levels[seat] == _SCRIBE:
                action = scribe_action(v, worth, settings)
            elif levels[seat] == _APPRENTICE or (levels[seat] >= _SAGE and early and not no_choice(v)):
                action = apprentice_action(v, scale, room, settings)
            elif levels[seat] == _JOURNEYMAN:
                own = bot_seed(seed, keys[i], seat)
                action = flat_action(v, imagined, cards, listed, totals, counts, thought[seat], own, settings)
            else:
                action = action_of(v.phase, lowest(v.legal))
            apply(s, seat, action, settings)
            decisions += 1
            if s.phase == DEAL or s.phase == OVER:
                for seat in range(settings.seats):
                    predicted[i, s.round_number - 1, seat] = s.predicted[seat]
                    won[i, s.round_number - 1, seat] = s.won[seat]
                    scores[i, seat] = s.score[seat]
    return decisions
