"""Bots in bulk: whole games between compiled levels, the same decisions as the plain bots take.

The deal of table t is that of `SeededShuffler(seed, t)`, and the bot on a seat has the seed `bot_seed(seed, t, seat)`.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from foretell.bots import apprentice, belief, flat, jester, scribe, seeds, unseen
from foretell.bots.apprentice import ROOM, apprentice_action
from foretell.bots.flat import flat_action
from foretell.bots.jester import jester_action
from foretell.bots.journeyman import PLAYOUTS, Workroom
from foretell.bots.scribe import scribe_action
from foretell.bots.seeds import bot_seed
from foretell.bots.worth import scales, worths
from foretell.cards import CARDS
from foretell.errors import BadSettings
from foretell.fast.compiler import entry_over
from foretell.fast.tables import settings_rows
from foretell.rules.rounds import rounds
from foretell.rules.settings import Settings
from foretell.table.advance import apply
from foretell.table.bulk import deal_next
from foretell.table.deal import begin_game
from foretell.table.sight import Sight, look
from foretell.table.state import DEAL, OVER, Table

COMPILED: Final = ("jester", "scribe", "apprentice", "journeyman")
"""The levels that can be played compiled."""

_JESTER, _SCRIBE, _APPRENTICE = 0, 1, 2
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
        if level not in COMPILED:
            raise BadSettings("settings/no-bot", f"there is no compiled bot {level!r}", setting="bot", value=level)
    if len(line_up) != settings.seats:
        raise BadSettings(
            "settings/bad-players", f"expected {settings.seats} bots", setting="players", seats=settings.seats
        )
    size = (len(tables), rounds(settings.switches), settings.seats)
    found = Bulk(np.zeros(size[::2], np.int16), np.zeros(size, np.int8), np.zeros(size, np.int8), 0, 0.0)
    desk = Workroom()
    start = time.perf_counter()
    decisions = _play(
        np.zeros(1, Table.dtype()),
        np.zeros(1, Sight.dtype()),
        settings_rows((settings,)),
        np.array([COMPILED.index(level) for level in line_up]),
        np.arange(tables.start, tables.stop, tables.step, dtype=np.int64),
        seed,
        np.array(worths(settings)),
        np.array(scales(settings)),
        desk.tables,
        desk.cards,
        desk.choices,
        desk.totals,
        desk.counts,
        found.scores,
        found.predicted,
        found.won,
    )
    return found._replace(decisions=int(decisions), seconds=time.perf_counter() - start)


@entry_over(unseen, scribe, apprentice, jester, seeds, belief, flat)
def _play(
    table: Array,
    sight: Array,
    rules: Array,
    levels: Array,
    keys: Array,
    seed: int,
    worth: Array,
    scale: Array,
    imagined: Array,
    cards: Array,
    choices: Array,
    totals: Array,
    counts: Array,
    scores: Array,
    predicted: Array,
    won: Array,
) -> int:
    s = table[0]
    v = sight[0]
    settings = rules[0]
    deck: Array = np.empty(CARDS, np.int8)
    room: Array = np.zeros(ROOM)
    decisions = 0
    for game in range(keys.size):
        begin_game(s)
        while s.phase != OVER:
            deal_next(s, deck, seed, keys[game], settings)
            while s.phase != DEAL and s.phase != OVER:
                seat = s.turn
                look(v, s, seat, settings)
                if levels[seat] == _JESTER:
                    action = jester_action(v, bot_seed(seed, keys[game], seat))
                elif levels[seat] == _SCRIBE:
                    action = scribe_action(v, worth, settings)
                elif levels[seat] == _APPRENTICE:
                    action = apprentice_action(v, scale, room, settings)
                else:
                    own = bot_seed(seed, keys[game], seat)
                    action = flat_action(v, imagined, cards, choices, totals, counts, PLAYOUTS, own, settings)
                apply(s, seat, action, settings)
                decisions += 1
            for seat in range(settings.seats):
                predicted[game, s.round_number - 1, seat] = s.predicted[seat]
                won[game, s.round_number - 1, seat] = s.won[seat]
        for seat in range(settings.seats):
            scores[game, seat] = s.score[seat]
    return decisions
