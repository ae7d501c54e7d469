"""Search: a quick network that is asked one by one, hindsight that replays a round, and noise that decides nothing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import foretell
from foretell import Game, Settings
from foretell.bots import belief, calls, flat, hindsight, quick, scribe, search, unseen
from foretell.bots.hindsight import judge_table
from foretell.bots.network import network
from foretell.bots.search import decide, keep_half, mean_gain
from foretell.cards import SPECIAL_NAMES
from foretell.fast.compiler import entry_over
from foretell.fast.tables import settings_rows
from foretell.table.actions import ACTIONS
from foretell.table.encoding import encode, vector
from foretell.table.relabel import relabelled
from foretell.table.sight import HIDDEN, Sight
from foretell.table.state import Table
from tests.helpers import first_lead

NET = quick.arrays_of(network("playout"))
DESK = quick.desk_for(network("playout"))
MANY = [
    Settings(),
    Settings(seats=3, specials=SPECIAL_NAMES),
    Settings(seats=5, hidden_predictions=True),
    Settings(seats=4, secret_predictions=True),
    Settings(seats=3, clairvoyance=True, clairvoyance_rounds="every"),
    Settings(seats=3, one_colour=True),
    Settings(seats=6, plus_minus_one=True),
]
SEARCH = entry_over(unseen, scribe, belief, flat, quick, hindsight, search)


@SEARCH
def _ask(sights: Any, net: Any, desk: Any, rules: Any) -> int:
    return int(calls.ask(sights[0], net, desk, rules[0]))


@SEARCH
def _imagine(sights: Any, tables: Any, cards: Any, word: int, rules: Any) -> None:
    belief.imagine(tables[0], sights[0], word, cards, rules[0])


@SEARCH
def _judge(sights: Any, tables: Any, net: Any, desk: Any, rules: Any) -> float:
    return judge_table(tables[0], sights[0], sights[1], net, desk, rules[0])


def sights_of(game: Game, seat: int) -> Any:
    """Return what a seat sees as a row, and room for what others see."""
    rows = np.zeros(2, Sight.dtype())
    game.view(seat).sight.write_to(rows[0])
    return rows


def positions(settings: Settings, rounds: int, seed: int = 3) -> list[tuple[Game, int]]:
    """Yield positions of the first rounds in which somebody has a choice."""
    game = Game(settings=settings, seed=seed)
    bot = foretell.bot("scribe")
    found = []
    while not game.over and game.round_number <= rounds:
        seat = game.to_act[-1]
        if len(game.view(seat).legal) > 1:
            found.append((game.copy(), seat))
        game.play(seat, bot.choose(game.view(seat)))
    return found


@pytest.mark.parametrize("settings", MANY, ids=lambda each: f"{each.seats}")
def test_the_quick_network_is_the_same_one_by_one(settings: Settings) -> None:
    for game, seat in positions(settings, 5)[::3]:
        view = game.view(seat)
        count = _ask(sights_of(game, seat), NET, DESK, settings_rows((settings,)))
        x = vector()
        slots = encode(x, view.sight, settings.switches)
        values = network("playout").values_of(np.array(x, np.int8))
        assert len(values) == ACTIONS
        assert count == len(view.legal)
        for action, value in zip(DESK[3][:count], DESK[4][:count], strict=True):
            assert values[relabelled(int(action), slots)] == value


@pytest.mark.parametrize("settings", MANY, ids=lambda each: f"{each.seats}")
def test_hindsight_ends_where_it_began(settings: Settings) -> None:
    """What is imagined of now and what is decided anew from the first prediction is the same table."""
    tables, cards = np.zeros(1, Table.dtype()), np.zeros(belief.ROOM, np.int64)
    rules = settings_rows((settings,))
    compared = 0
    for game, seat in positions(settings, 5)[::2]:
        sights = sights_of(game, seat)
        _imagine(sights, tables, cards, 77, rules)
        before = tables[0].copy()
        likely = _judge(sights, tables, NET, DESK, rules)
        assert -200 < likely <= 0
        for name in tables.dtype.names or ():
            if name == "predicted" and HIDDEN in sights[0]["predicted"]:
                assert (tables[0][name][before[name] > 0] >= 0).all()
            elif name != "decisions":
                assert np.array_equal(tables[0][name], before[name]), name
        compared += 1
    assert compared > 5


def test_hindsight_tells_a_strong_hand_from_a_weak_one() -> None:
    """Who predicted 2 of 2 hardly holds two low cards."""
    game = first_lead("B7 G2", "W W", "B5 B3", turned="R5", predict="0 2 0")
    strong, weak = (likelihood(game, hand) for hand in ("W W", "B2 G1"))
    assert strong > weak + 1


def likelihood(game: Game, hand: str) -> float:
    """Return how likely seat 1 decided as it did, had it held these cards."""
    other = first_lead("B7 G2", hand, "B5 B3", turned="R5", predict="0 2 0")
    tables = np.zeros(1, Table.dtype())
    tables[0] = other.to_row()
    return _judge(sights_of(game, 0), tables, NET, DESK, settings_rows((game.settings,)))


def test_a_choice_is_left_only_beyond_noise() -> None:
    weights = np.full(100, 0.01)
    seen = np.arange(100)
    gains = np.zeros((3, 100))
    gains[1] = np.where(seen % 2 == 0, 40.0, -36.0)  # ahead by 2, give or take 3.8
    assert mean_gain(1, gains, weights, seen) == pytest.approx(2.0)
    assert decide(np.array([0, 1]), gains, weights, seen) == 0
    gains[2] = np.where(seen % 2 == 0, 14.0, -2.0)  # ahead by 6, give or take 0.8
    assert decide(np.array([0, 1, 2]), gains, weights, seen) == 2
    few = np.zeros(100)
    few[0] = 1.0
    assert mean_gain(1, gains, few, seen) == 40.0


def test_half_is_given_up_but_never_the_favourite() -> None:
    weights, seen = np.full(4, 0.25), np.arange(4)
    gains = np.array([[-9.0] * 4, [1.0] * 4, [3.0] * 4, [2.0] * 4, [0.0] * 4])
    assert keep_half(np.arange(5), gains, weights, seen).tolist() == [0, 2, 3]
    assert keep_half(np.array([0, 2, 3]), gains, weights, seen).tolist() == [0, 2]


def test_the_archmage_takes_its_trick_while_it_can() -> None:
    game = first_lead("G13 B2", "G5 B4", "G12 B9", turned="R5", predict="1 0 0")
    choice = foretell.bot("archmage@3000", 1).choose(game.view(0))
    assert str(choice) == "G13"
