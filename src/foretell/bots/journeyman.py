"""The journeyman: flat Monte Carlo over imagined hands, a thousand playouts per decision. Needs Numba."""

from __future__ import annotations

from typing import Any

import numpy as np

from foretell.bots import THOUGHT, belief, calls, flat, scribe, unseen
from foretell.bots.calls import flat_action
from foretell.bots.flat import TRIED
from foretell.errors import NotYourTurn
from foretell.fast.compiler import entry_over
from foretell.fast.tables import settings_rows
from foretell.table.decisions import DECISIONS, Decision
from foretell.table.sight import Sight
from foretell.table.state import Table
from foretell.table.view import View

Array = Any


class Journeyman:
    """Plays on by chance from every choice and takes the best; chance comes from seed, seat and decision."""

    def __init__(self, seed: int = 0, playouts: int = THOUGHT["journeyman"]) -> None:
        self.seed = seed
        self.playouts = playouts

    def choose(self, view: View) -> Decision:
        """Return the decision that did best."""
        if not view.legal:
            raise NotYourTurn("turn/not-yours", "a bot was asked where it has nothing to decide", rule="PLAY-1")
        sights = np.zeros(1, Sight.dtype())
        view.sight.write_to(sights[0])
        room = Workroom()
        action = _decide(
            sights,
            room.tables,
            room.cards,
            room.choices,
            room.totals,
            room.counts,
            self.playouts,
            self.seed,
            settings_rows((view.settings,)),
        )
        return DECISIONS[action]


class Workroom:
    """Arrays that the playouts need."""

    def __init__(self) -> None:
        self.tables = np.zeros(2, Table.dtype())
        self.cards = np.zeros(belief.ROOM, np.int64)
        self.choices = np.zeros(TRIED, np.int64)
        self.totals = np.zeros(TRIED)
        self.counts = np.zeros((TRIED, 21), np.int64)


@entry_over(unseen, scribe, belief, flat, calls)
def _decide(
    sights: Array,
    tables: Array,
    cards: Array,
    choices: Array,
    totals: Array,
    counts: Array,
    playouts: int,
    seed: int,
    rules: Array,
) -> int:
    return int(flat_action(sights[0], tables, cards, choices, totals, counts, playouts, seed, rules[0]))
