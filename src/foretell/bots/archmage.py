"""The archmage: the sage's network, and search over hands that explain what the others did. Needs Numba."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from foretell.bots import THOUGHT, belief, calls, flat, hindsight, quick, scribe, search, unseen
from foretell.bots import network as networks
from foretell.bots.apprentice import Apprentice, changes_early
from foretell.bots.network import Floats, network
from foretell.bots.sage import opinion
from foretell.bots.scribe import best_change
from foretell.bots.search import LEAST, MOST_TRIED, MOST_WORLDS, think
from foretell.errors import NotYourTurn
from foretell.fast.compiler import entry_over
from foretell.fast.tables import settings_rows
from foretell.rules.settings import Settings
from foretell.table import position
from foretell.table.decisions import DECISIONS, Decision
from foretell.table.relabel import original
from foretell.table.sight import Sight
from foretell.table.state import ADJUST_PREDICTION, PREDICT, Table
from foretell.table.view import View

Array = Any


class Archmage:
    """Tries what its network finds likely; chance comes from seed, seat and decision."""

    def __init__(self, seed: int = 0, budget: int = THOUGHT["archmage"]) -> None:
        self.seed = seed
        self.budget = budget

    def choose(self, view: View) -> Decision:
        """Return the decision that did best."""
        if not view.legal:
            raise NotYourTurn("turn/not-yours", "a bot was asked where it has nothing to decide", rule="PLAY-1")
        if len(view.legal) == 1:
            return view.legal[0]
        if changes_early(view.sight, view.settings.switches):
            return Apprentice().choose(view)
        sights = np.zeros(1, Sight.dtype())
        view.sight.write_to(sights[0])
        return DECISIONS[deliberate(sights, *opinion(view), self.budget, self.seed, view.settings)]


def deliberate(
    sights: Array, values: Floats, choices: Array, slots: int, budget: int, seed: int, settings: Settings
) -> int:
    """Return the number of the decision to take, given what the sage's network thinks of each.

    Of colours to name every one is worth trying: there are few, and a network meets that choice too seldom to be sure.
    """
    if sights[0]["phase"] == ADJUST_PREDICTION:
        v = sights.view(np.recarray)[0]
        return int(best_change(v, float(v.won[v.seat])))
    likely = worth_trying(values, choices, 0.0 if sights[0]["phase"] < PREDICT else LEAST)
    tried = np.array([original(int(each), slots) for each in likely], np.int64)
    if len(tried) == 1:
        return int(tried[0])
    room = (*workroom(), quick_arrays())
    place = _think(sights, tried, room, budget, seed, settings_rows((settings,)))
    return int(tried[place])


def worth_trying(values: Floats, choices: Array, least: float = LEAST) -> list[int]:
    """Return the legal actions that are not too unlikely, likeliest first."""
    legal = np.flatnonzero(choices)
    chances = np.exp((values[legal] - values[legal].max()).astype(np.float64))
    chances /= chances.sum()
    order = np.argsort(-values[legal], kind="stable")[:MOST_TRIED]
    return [int(legal[i]) for i in order if chances[i] >= least or i == order[0]]


def workroom() -> tuple[Any, ...]:
    """Return new arrays to think in, so that threads are not in each other's way."""
    return (
        np.zeros(1, Sight.dtype()),
        np.zeros(MOST_WORLDS + 1, Table.dtype()),
        np.zeros(MOST_WORLDS),
        np.zeros((MOST_TRIED, MOST_WORLDS)),
        np.zeros(belief.ROOM, np.int64),
        np.zeros(6, np.int64),
        quick.desk_for(network("playout")),
    )


@cache
def quick_arrays() -> tuple[Any, ...]:
    """Return the arrays of the quick network, which are only read."""
    return quick.arrays_of(network("playout"))


@entry_over(position, unseen, scribe, belief, flat, networks, quick, calls, hindsight, search)
def _think(sights: Array, tried: Array, room: Any, budget: int, seed: int, rules: Array) -> int:
    sight, tables, weights, gains, cards, passed, desk, net = room
    v, settings, count = sights[0], rules[0], tried.size
    return think(v, tried, count, tables, weights, gains, sight[0], cards, passed, net, desk, budget, seed, settings)
