"""Tournaments: everybody meets everybody, and ratings put the stronger first in whatever order games come."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from foretell import BadSettings, ForetellError, Settings
from foretell.arena import finishes, line_ups, play, rate, tournament
from foretell.arena.draws import order
from foretell.arena.ratings import Finishes
from foretell.arena.statistics import ranks
from tests.arena.bots import FIRST, TWIN
from tests.arena.samples import duel

LEVELS = ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_level_sits_down_equally_often_and_meets_every_other(count: int, seats: int) -> None:
    tables = line_ups(LEVELS[:count], seats)
    assert all(len(table) == seats for table in tables)
    sat = Counter(level for table in tables for level in table)
    assert len(set(sat.values())) == 1
    assert len(sat) == count
    met = {frozenset((one, other)) for table in tables for one in table for other in table if one != other}
    assert len(met) == count * (count - 1) // 2


def test_games_are_shared_by_the_tables_and_deals_are_the_same() -> None:
    matches = tournament([FIRST, TWIN], Settings(seats=3), games=100, seed=9)
    assert [match.line_up for match in matches] == [(FIRST, TWIN, FIRST), (FIRST, TWIN, TWIN)]
    assert {(match.games, match.seed) for match in matches} == {(50, 9)}


@pytest.mark.parametrize("levels", [[], [FIRST], [FIRST, FIRST]])
def test_a_tournament_needs_two_levels(levels: list[str]) -> None:
    with pytest.raises(BadSettings) as caught:
        tournament(levels, Settings(), games=10)
    assert caught.value.code == "arena/levels"


def simulated(strengths: dict[str, float], games: int, seed: int = 5) -> list[Finishes]:
    """Games in which everyone scores by strength and luck, one table of all."""
    chance = np.random.default_rng(seed)
    scores = np.array(list(strengths.values())) + chance.normal(size=(games, len(strengths)))
    return [Finishes(tuple(strengths), ranks(scores))]


def test_ratings_put_the_stronger_first_and_equals_together() -> None:
    rated = rate(simulated({"weak": -1.0, "even": 0.0, "same": 0.0, "strong": 1.5}, 1500))
    assert [rating.level for rating in rated][::3] == ["strong", "weak"]
    mu = {rating.level: rating.mu for rating in rated}
    assert abs(mu["even"] - mu["same"]) < 0.2 * (mu["strong"] - mu["weak"])
    assert all(rating.sigma < 1.5 and rating.ordinal < rating.mu for rating in rated)


def test_the_order_of_the_games_hardly_matters() -> None:
    table = simulated({"weak": -1.0, "even": 0.0, "strong": 1.5}, 600)[0]
    turned = Finishes(table.levels, table.ranks[np.lexsort((table.ranks[:, 0],))])  # all defeats of one level first
    one, other = rate([table]), rate([turned])
    gap = one[0].mu - one[-1].mu
    for before, after in zip(one, other, strict=True):
        assert before.level == after.level
        assert abs(before.mu - after.mu) < 0.15 * gap
        assert before.apart < 0.3 * gap
    assert rate([table]) == one


def test_a_level_on_several_seats_finishes_by_the_mean_of_them() -> None:
    results = play(duel(games=3))
    found = finishes(results)
    assert found.levels == (TWIN, FIRST)
    points = results.points[0, 1]
    ours, others = points[[1, 4]].mean(), points[[0, 2, 3, 5]].mean()
    assert found.ranks[1].tolist() == ([1, 2] if ours > others else [2, 1] if ours < others else [1.5, 1.5])


def test_without_openskill_the_way_to_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "openskill.models", None)
    with pytest.raises(ForetellError) as caught:
        rate(simulated({"a": 0.0, "b": 1.0}, 2))
    assert caught.value.code == "packages/missing"
    assert "foretell[arena]" in str(caught.value)


def test_orders_are_fresh_for_every_pass() -> None:
    assert order(50, 0, 1).tolist() != order(50, 1, 1).tolist() != order(50, 1, 2).tolist()
