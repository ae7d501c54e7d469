"""Control variates: unbiased whatever they are fed, helpful where they can be; and luck has expectation zero."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest

from foretell import SeededShuffler, Settings
from foretell.arena import Match
from foretell.arena.control import controlled, variance_left
from foretell.arena.luck import CONTROLS, _centred, _decks, luck
from foretell.cards import CARDS, SPECIAL_NAMES
from tests.arena.bots import TWIN

TRIALS = 400


def trial(
    chance: np.random.Generator, deals: int, strength: float
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Return values with mean 5 that go with the square of the first of two controls of mean 0."""
    controls = np.column_stack([chance.exponential(size=deals) - 1, chance.normal(size=deals)])
    return 5 + strength * (controls[:, 0] + controls[:, 0] ** 2 - 1) + chance.normal(size=deals), controls


@pytest.mark.parametrize("strength", [0.0, 1.0])
def test_control_stays_unbiased_even_with_few_deals_and_a_wrong_model(strength: float) -> None:
    chance = np.random.default_rng(11)
    means = np.array([controlled(*trial(chance, 40, strength)).mean() for _ in range(TRIALS)])
    assert abs(means.mean() - 5) < 3.5 * means.std() / TRIALS**0.5


def test_learnt_from_the_same_deals_it_would_be_biased() -> None:
    """The reason for cross-fitting: with the usual fit the same trials are off by many standard errors."""
    chance = np.random.default_rng(11)
    means = []
    for _ in range(TRIALS):
        values, controls = trial(chance, 40, 1.0)
        means.append(np.linalg.lstsq(np.column_stack([np.ones(40), controls]), values, rcond=None)[0][0])
    assert abs(np.mean(means) - 5) > 4 * np.std(means) / TRIALS**0.5


def test_control_takes_out_what_the_controls_explain() -> None:
    values, controls = trial(np.random.default_rng(1), 4000, 3.0)
    left = variance_left(values, controlled(values, controls))
    assert 0.1 < left < 0.6
    noise = np.random.default_rng(2).normal(size=(4000, 2))
    assert 0.99 < variance_left(values, controlled(values, noise)) < 1.02


def test_few_deals_are_left_alone() -> None:
    values, controls = trial(np.random.default_rng(1), 29, 3.0)
    assert controlled(values, controls) is values
    assert variance_left(np.ones(3), np.ones(3)) == 1


def test_luck_is_zero_on_average_over_all_deals_of_a_small_deck() -> None:
    """Six cards, two hands of two, one turned: every order of the deck, one by one, nothing left to chance."""
    table = np.full((7, CARDS), np.nan)
    strengths = np.array([0.0, 1.0, 1.5, 4.0, 4.0, 9.0])
    for turned in range(6):
        table[turned, :6] = strengths * (turned + 1)
        table[turned, turned] = np.nan
    decks = np.array(list(permutations(range(6), 5)), np.int8)
    found = _centred(table, decks[:, :4].reshape(-1, 2, 2), decks[:, 4])
    assert found.mean(axis=0) == pytest.approx([0, 0], abs=1e-9)
    assert (found.std(axis=0) > 1).all()
    assert len(list(combinations(range(6), 5))) * 120 == len(decks)


@pytest.mark.parametrize("switches", [{}, {"seats": 6, "specials": SPECIAL_NAMES}, {"maximus": True}])
def test_luck_is_zero_on_average_in_the_game(switches: dict[str, Any]) -> None:
    settings = Settings(**switches)
    match = Match(line_up=(TWIN,) * settings.seats, settings=settings, games=3000, seed=2)
    found = luck(match, np.arange(3000))
    assert found.shape == (3000, len(CONTROLS))
    spread = found.std(axis=0)
    assert (abs(found.mean(axis=0)) <= 4 * spread / 3000**0.5 + 1e-9).all()
    assert (spread > 0).any()


def test_luck_is_read_off_the_deals_that_are_played() -> None:
    match = Match(line_up=(TWIN,) * 4, games=9, seed=7)
    deck = SeededShuffler(7, 8).deck(match.settings, 3)
    assert _decks(match, np.array([8]), 3, 13)[0, :13].tolist() == list(deck[:13])


def test_one_colour_has_no_luck_of_this_kind() -> None:
    match = Match(line_up=(TWIN,) * 4, settings=Settings(one_colour=True), games=9)
    assert luck(match, np.arange(9)).shape == (9, 0)
