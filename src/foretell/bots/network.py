"""A trained network in whole numbers: the same answer on every machine, one position at a time or many at once.

Weights and activations are integers, small enough that sums of products are exact in 32-bit floating point, whatever
the order in which a library adds them up. Between layers a sum is multiplied once and rounded. So nothing depends on
the processor, on threads, or on what else is in the batch: same view, same play.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from foretell.errors import UnsupportedVersion
from foretell.table.fields import FIRST_PLACES, START, VERSION

Floats = NDArray[np.float32]
FEW: Final = 8
"""So few vectors are quicker one by one, since most of their numbers are 0."""
LARGEST: Final = 127
"""Activations are whole numbers from 0 to this, and hidden weights lie within as much of 0: with 1024 of them, sums of
products stay below 2**24."""


class Layer(NamedTuple):
    """A layer: whole numbers to multiply with and to add, and by what the sums are then multiplied."""

    weights: Floats  # [in, out]
    bias: Floats
    factor: Floats  # [out]


class Network:
    """Gives every action a number for what a seat knows; the larger, the better.

    What comes of a layer is also passed on beside the next one, multiplied by one of `short_cuts`.
    """

    def __init__(self, arrays: dict[str, NDArray[Any]]) -> None:
        check_version(int(arrays["version"]))
        count = len(arrays["short_cuts"])
        names = ["first", *(f"more{i}" for i in range(count)), "head"]
        self.layers = [
            Layer(*(arrays[f"{name}_{part}"].astype(np.float32) for part in Layer._fields)) for name in names
        ]
        self.version = int(arrays["version"])
        if self.version == 1:
            self.layers[0] = lifted(self.layers[0])
        self.short_cuts = arrays["short_cuts"].astype(np.float32)

    def values_of(self, x: NDArray[np.int8]) -> Floats:
        """Return a number for each action, for one vector; only what is not 0 in it is looked at."""
        first = self.layers[0]
        x = self._read(x[None])[0]
        at = np.flatnonzero(x)
        return self._rest(x[at].astype(np.float32) @ first.weights[at])

    def values(self, x: NDArray[np.int8]) -> Floats:
        """Return a number for each action, for many vectors at once."""
        if len(x) < FEW:
            return np.array([self.values_of(row) for row in x], np.float32).reshape(len(x), -1)
        return self._rest(self._read(x).astype(np.float32) @ self.layers[0].weights)

    def _read(self, x: NDArray[np.int8]) -> NDArray[np.int8]:
        """Return what this network reads of vectors."""
        return as_in_full_games(x[:, : len(self.layers[0].weights)]) if self.version == 1 else x

    def _rest(self, sums: Floats) -> Floats:
        first, *more, head = self.layers
        h = _whole((sums + first.bias) * first.factor)
        for layer, short_cut in zip(more, self.short_cuts, strict=True):
            new = np.maximum((h @ layer.weights + layer.bias) * layer.factor, np.float32(0))
            h = _whole(h * short_cut + new)
        return (h @ head.weights + head.bias) * head.factor


def lifted(first: Layer) -> Layer:
    """Return a first layer that learnt version 1 of the encoding as one that reads this version: the same sums.

    It has no rows for the fields at the end that it does not know.
    """
    weights = np.zeros((FIRST_PLACES[-1] + 1, first.weights.shape[1]), np.float32)
    weights[list(FIRST_PLACES)] = first.weights
    return first._replace(weights=weights)


def as_in_full_games(x: NDArray[np.int8]) -> NDArray[np.int8]:
    """Return vectors with the rounds left of a full game, as `foretell.table.encoding.as_in_full_game` does for one."""
    x = x.copy()
    plain = (x[:, START["switches"] + 4 : START["switches"] + 6] == 0).all(axis=1)
    seats = 3 + x[:, START["seats"] : START["seats"] + 4].argmax(axis=1)
    dealt = 1 + x[:, START["size"] : START["size"] + 20].argmax(axis=1)
    rows = np.flatnonzero(plain)
    x[rows, START["rounds_left"] : START["rounds_left"] + 20] = 0
    x[rows, START["rounds_left"] + (60 // seats - dealt)[rows]] = 1
    return x


def check_version(found: int, oldest: int = 1) -> None:
    """Raise unless this is the encoding that is written now, or an earlier one that can still be read."""
    if not oldest <= found <= VERSION:
        raise UnsupportedVersion(
            "bots/other-encoding", f"the network reads encoding {found}, not {VERSION}", version=found
        )


def _whole(numbers: Floats) -> Floats:
    return np.clip(np.rint(numbers), np.float32(0), np.float32(LARGEST))


def best(values: Floats, choices: NDArray[np.int8]) -> NDArray[np.int64]:
    """Return the legal action with the largest number, in each row; the first of several."""
    return np.where(choices != 0, values, np.float32(-np.inf)).argmax(axis=-1)  # type: ignore[no-any-return]


def read(path: Path) -> Network:
    """Return the network of a file."""
    with np.load(path) as arrays:
        return Network(dict(arrays))


@cache
def network(name: str) -> Network:
    """Return a network that comes with Foretell."""
    with as_file(files("foretell.bots") / "weights" / f"{name}.npz") as path:
        return read(path)
