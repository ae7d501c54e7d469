"""Intervals hold their promise on simulated data, repeat with their seed, and are absent where too few deals are."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from foretell.arena.bootstrap import FEWEST, MOST_GROUPS, Estimate, estimate, estimates
from foretell.arena.draws import RESAMPLING, order, words

Values = NDArray[np.float64]
SAMPLES = 400


def correlated_games(chance: np.random.Generator, deals: int) -> Values:
    """Four games of each deal share its luck: as noisy as Wizard, and much alike within a deal."""
    shared = chance.normal(size=(deals, 1))
    games: Values = 100 * (shared + 0.3 * chance.normal(size=(deals, 4)))
    return np.asarray(games.mean(axis=1))


def lopsided(chance: np.random.Generator, deals: int) -> Values:
    return chance.exponential(size=deals) - 1


def wins(chance: np.random.Generator, deals: int) -> Values:
    return chance.binomial(4, 0.3, size=deals) / 4 - 0.3


@pytest.mark.parametrize("deals", [FEWEST, 60])
@pytest.mark.parametrize("truth_is_zero", [correlated_games, lopsided, wins])
def test_about_95_of_100_intervals_hold_the_truth(
    truth_is_zero: Callable[[np.random.Generator, int], Values], deals: int
) -> None:
    chance = np.random.default_rng(7)
    # Many samples of one match: a column each, so that all are drawn at once.
    samples = np.column_stack([truth_is_zero(chance, deals) for _ in range(SAMPLES)])
    held = sum(low <= 0 <= high for _, low, high in estimates(samples, seed=1) if low is not None and high is not None)
    assert 0.92 <= held / SAMPLES <= 0.985


def test_counting_games_of_a_deal_as_independent_would_be_dishonest() -> None:
    chance = np.random.default_rng(3)
    games = 100 * (chance.normal(size=(250, 1)) + 0.3 * chance.normal(size=(250, 4)))
    by_deal, by_game = estimate(games.mean(axis=1), 1), estimate(games.ravel(), 1)
    assert width(by_deal) > 1.7 * width(by_game)


def test_many_deals_are_drawn_in_groups_with_the_same_interval() -> None:
    values = np.random.default_rng(5).normal(size=50 * MOST_GROUPS + 7)
    found = estimate(values, 1)
    assert found.value == pytest.approx(values.mean())
    assert width(found) == pytest.approx(2 * 1.96 * values.std() / len(values) ** 0.5, rel=0.08)


def test_groups_of_unequal_size_make_an_interval_no_wider() -> None:
    """Half of the groups have two deals, half have one: counted alike, they would widen it by a sixteenth."""
    values = np.random.default_rng(5).normal(size=(3 * MOST_GROUPS // 2, 40))
    found = np.mean([width(each) for each in estimates(values, 1)])
    assert found == pytest.approx(2 * 1.96 * values.std() / len(values) ** 0.5, rel=0.02)


def test_the_same_seed_gives_the_same_interval_and_another_nearly() -> None:
    values = np.random.default_rng(5).normal(size=100)
    assert estimate(values, 1) == estimate(values, 1)
    assert estimate(values, 1) != estimate(values, 2)
    assert width(estimate(values, 1)) == pytest.approx(width(estimate(values, 2)), rel=0.1)


def test_what_never_varies_is_certain() -> None:
    assert estimate(np.full(FEWEST, 7.0), 1) == Estimate(7.0, 7.0, 7.0)


def test_few_deals_have_no_interval() -> None:
    assert estimate(np.arange(FEWEST - 1.0), 1) == Estimate((FEWEST - 2) / 2)
    assert Estimate(1.0).times(3) == Estimate(3.0)


def test_words_are_uniform_and_streams_differ() -> None:
    drawn = words(10_000, range(2), RESAMPLING, 9)
    assert abs(drawn.mean() / 2**32 - 0.5) < 0.01
    assert abs(np.mean((drawn[0] / 2**32 - 0.5) * (drawn[1] / 2**32 - 0.5))) < 0.003
    assert words(3, range(1, 2), RESAMPLING, 9).tolist() == drawn[1:, :3].tolist()
    assert sorted(order(100, 0, 9)) == list(range(100)) != order(100, 0, 9).tolist() != order(100, 1, 9).tolist()


def width(found: Estimate) -> float:
    assert found.low is not None
    assert found.high is not None
    return found.high - found.low
