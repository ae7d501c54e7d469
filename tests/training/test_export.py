"""A trained actor in whole numbers: exact, so that a batch, a single position and another machine answer the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

from foretell import Settings
from foretell.bots.network import LARGEST, Network, best, read
from foretell.cards import SPECIAL_NAMES
from foretell.fast.tables import Tables
from foretell.table.actions import ACTIONS
from foretell.table.fields import FIELDS, SCALED, SIZE, START
from foretell.training.export import whole, write
from foretell.training.networks import UNTRAINED, Actor
from foretell.training.steps import X_ROOM

EXACT = 1 << 24
"""Whole numbers up to here are exact in 32-bit floating point."""
MOST_SET = 400
"""Of all features but the numbers of tricks, no position sets more, Wizards and Jesters counted."""


@pytest.fixture(scope="module")
def positions() -> NDArray[np.int8]:
    """What seats know in the middle of random games of many kinds."""
    kinds = [Settings(seats=3), Settings(seats=4, specials=SPECIAL_NAMES), Settings(seats=6), Settings(one_colour=True)]
    tables = Tables(kinds, 200, seed=8)
    found = []
    for step in range(160):
        tables.apply(tables.random_actions())
        if step % 16 == 15:
            found.append(tables.encodings()[0])
    return np.concatenate(found)


@pytest.fixture(scope="module")
def actor() -> Actor:
    """An actor with something to say: its last layer is as if it had learnt."""
    torch.manual_seed(3)
    actor = Actor(width=1024, depth=3)
    torch.nn.init.normal_(actor.head.weight, std=0.1)
    return actor


@pytest.fixture(scope="module")
def arrays(actor: Actor, positions: NDArray[np.int8]) -> dict[str, NDArray[Any]]:
    """The same in whole numbers."""
    return whole(actor, positions)


def test_a_position_gives_the_same_alone_and_among_many(
    arrays: dict[str, NDArray[Any]], positions: NDArray[np.int8]
) -> None:
    network = Network(arrays)
    together = network.values(positions)
    assert together.shape == (len(positions), ACTIONS)
    assert all(np.array_equal(network.values_of(row), together[i]) for i, row in enumerate(positions[:300]))
    assert np.array_equal(network.values(positions[::7]), together[::7])


def test_whole_numbers_decide_as_the_actor_does(
    actor: Actor, arrays: dict[str, NDArray[Any]], positions: NDArray[np.int8]
) -> None:
    x = np.zeros((len(positions), X_ROOM), np.int8)
    x[:, :SIZE] = positions
    anything = np.ones((len(x), ACTIONS), np.int8)
    with torch.no_grad():
        wanted = actor(torch.from_numpy(x), torch.from_numpy(anything)).numpy().argmax(axis=1)
    assert (best(Network(arrays).values(positions), anything) == wanted).mean() > 0.9


def test_no_sum_leaves_what_is_exact(arrays: dict[str, NDArray[Any]], positions: NDArray[np.int8]) -> None:
    first, *later = Network(arrays).layers
    plain = np.ones(SIZE, bool)
    plain[SCALED.start : SCALED.stop] = False
    assert positions[:, plain].sum(axis=1).max() < MOST_SET
    largest = np.abs(first.weights).astype(np.float64)
    sums = np.sort(largest[plain], axis=0)[-MOST_SET:].sum(axis=0)
    numbered = largest[SCALED.start : SCALED.stop].max(axis=0) * 60 * 20
    assert (sums + numbered + np.abs(first.bias)).max() < EXACT
    for layer in later:
        assert (LARGEST * np.abs(layer.weights).astype(np.float64).sum(axis=0) + np.abs(layer.bias)).max() < EXACT
    for layer in (first, *later):
        assert np.array_equal(layer.weights, np.rint(layer.weights))
        assert np.array_equal(layer.bias, np.rint(layer.bias))


def test_what_was_not_learnt_does_not_disturb(arrays: dict[str, NDArray[Any]]) -> None:
    for field in FIELDS:
        weights = arrays["first_weights"][START[field.name] : START[field.name] + field.length]
        assert bool(weights.any()) == (field.name not in UNTRAINED)


def test_a_network_is_read_as_it_was_written(
    arrays: dict[str, NDArray[Any]], positions: NDArray[np.int8], tmp_path: Path
) -> None:
    write(tmp_path / "some" / "network.npz", arrays)
    assert np.array_equal(
        read(tmp_path / "some" / "network.npz").values(positions[:9]), Network(arrays).values(positions[:9])
    )
