"""The network in whole numbers: exact, so that a batch, a single position and another machine give the same answer."""

from __future__ import annotations

from importlib.resources import as_file, files

import numpy as np
import pytest

from foretell import Settings, UnsupportedVersion
from foretell.bots.network import LARGEST, Network, as_in_full_games, best, network
from foretell.cards import SPECIAL_NAMES
from foretell.fast.tables import Tables
from foretell.table.actions import ACTIONS
from foretell.table.fields import FIRST_PLACES, SCALED, SIZE, START, VERSION

EXACT = 1 << 24
"""Whole numbers up to here are exact in 32-bit floating point."""


def positions(settings: Settings | None = None) -> np.ndarray[tuple[int, int], np.dtype[np.int8]]:
    """Return what seats know in the middle of random games of many kinds."""
    kinds = [Settings(seats=3), Settings(seats=4, specials=SPECIAL_NAMES), Settings(seats=6), Settings(one_colour=True)]
    tables = Tables([settings] if settings else kinds, 200, seed=8)
    found = []
    for step in range(200):
        tables.apply(tables.random_actions())
        if step % 20 == 19:
            found.append(tables.encodings()[0])
    return np.concatenate(found)


def test_a_position_gives_the_same_alone_and_among_many() -> None:
    sage, x = network("sage"), positions()
    together = sage.values(x)
    assert together.shape == (len(x), ACTIONS)
    assert all(np.array_equal(sage.values_of(row), together[i]) for i, row in enumerate(x))
    assert np.array_equal(sage.values(x[::3]), together[::3])
    assert len(np.unique(together, axis=0)) > len(x) // 2


@pytest.mark.parametrize("name", ["sage", "playout"])
def test_no_sum_leaves_what_is_exact(name: str) -> None:
    first, *later = network(name).layers
    most = np.ones(len(first.weights), np.float64)
    most[SCALED.start : SCALED.stop] = 0
    # Of all features but the numbers of tricks, no position sets more than 400, Wizards and Jesters counted; the
    # numbers of tricks add up to 60 × 20 at the very most.
    largest = np.abs(first.weights).astype(np.float64)
    plain = np.sort(largest * most[:, None], axis=0)[-400:].sum(axis=0)
    numbered = largest[SCALED.start : SCALED.stop].max(axis=0) * 1200
    assert (plain + numbered + np.abs(first.bias)).max() < EXACT
    for layer in later:
        assert (LARGEST * np.abs(layer.weights).astype(np.float64).sum(axis=0) + np.abs(layer.bias)).max() < EXACT
    for layer in (first, *later):
        assert np.array_equal(layer.weights, np.rint(layer.weights))
        assert np.array_equal(layer.bias, np.rint(layer.bias))


def test_only_legal_actions_are_chosen_and_the_first_of_equals() -> None:
    values = np.array([[5.0, 9.0, 7.0, 7.0]], np.float32)
    assert best(values, np.array([[1, 0, 1, 1]], np.int8)).tolist() == [2]


def test_a_network_of_another_encoding_is_refused() -> None:
    with pytest.raises(UnsupportedVersion, match=f"encoding {VERSION + 1}"):
        Network({"version": np.array(VERSION + 1)})


def test_a_network_of_version_1_reads_what_it_learnt_and_nothing_else() -> None:
    """Its sums are those over the numbers of version 1, taken out of the vector of today."""
    with as_file(files("foretell.bots") / "weights" / "sage.npz") as path, np.load(path) as arrays:
        assert arrays["version"] == 1
        first = {name: arrays[f"first_{name}"].astype(np.float32) for name in ("weights", "bias", "factor")}
    x = positions()
    assert x.shape[1] == SIZE
    before = x[:, list(FIRST_PLACES)]
    assert before.shape[1] == len(first["weights"]) == 2353
    layer = network("sage").layers[0]
    assert np.array_equal(
        before.astype(np.float32) @ first["weights"], x[:, : len(layer.weights)].astype(np.float32) @ layer.weights
    )
    other = x.copy()  # these are of full games
    other[:, [i for i in range(SIZE) if i not in set(FIRST_PLACES)]] = 1
    assert np.array_equal(network("sage").values(other), network("sage").values(x))
    assert np.array_equal(network("sage").values_of(other[0]), network("sage").values_of(x[0]))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_learnt_full_games_plays_a_round_of_any_length_like_one_of_those(seats: int) -> None:
    """Version 1 was never told that few rounds are left after a small hand."""
    full = positions(Settings(seats=seats))
    short = full.copy()
    left = slice(START["rounds_left"], START["rounds_left"] + 20)
    short[:, left] = np.roll(full[:, left], 3, axis=1)
    assert (short != full).any(axis=1).all()
    assert np.array_equal(network("sage").values(short), network("sage").values(full))
    one_colour = positions(Settings(seats=3, one_colour=True))
    assert np.array_equal(as_in_full_games(one_colour), one_colour)


def test_the_weights_are_small_enough_to_ship() -> None:
    shipped = sum(len(path.read_bytes()) for path in (files("foretell.bots") / "weights").iterdir())
    assert shipped < 10_000_000


def test_the_sage_beats_the_apprentice() -> None:
    from foretell.bots.bulk import play_bulk

    margins = []
    for seat in range(4):
        line_up = ["apprentice"] * 4
        line_up[seat] = "sage"
        scores = play_bulk(Settings(), line_up, range(40), 2).scores
        margins.append(scores[:, seat].mean() - scores.mean())
    assert sum(margins) / 3 > 60  # against the mean of the other three
