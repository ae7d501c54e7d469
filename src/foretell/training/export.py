"""From a trained actor to a network in whole numbers, as the bots use it.

Hidden weights become integers from -127 to 127 with a scale for each output; activations integers from 0 to 127 with
one scale for each layer, chosen so that one in ten thousand of those seen in play is cut off.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from foretell.bots.network import LARGEST
from foretell.table.fields import SCALED, SIZE, VERSION
from foretell.training.networks import Actor, untrained

FINEST: Final = 32767
"""First weights lie within this of 0: no position has so many features that sums leave 2**24."""
KEPT: Final = 99.99

Floats = NDArray[np.float64]


def whole(actor: Actor, positions: NDArray[np.int8]) -> dict[str, NDArray[Any]]:
    """Return the arrays of a network in whole numbers; scales come from these positions."""
    params = {name: each.detach().cpu().double().numpy() for name, each in actor.named_parameters()}
    first = params["trunk.first.weight"].T[:SIZE].copy()
    first[SCALED.start : SCALED.stop] /= 16
    for part in untrained():
        first[part] = 0
    h = np.maximum(positions[:, :SIZE].astype(np.float64) @ first + params["trunk.first.bias"], 0)
    out = _scale(h)
    arrays: dict[str, NDArray[Any]] = {"version": np.array(VERSION)}
    arrays |= _layer("first", first, params["trunk.first.bias"], FINEST, 1.0, out)
    short_cuts = []
    for i in range(len(actor.trunk.more)):
        weight, bias = params[f"trunk.more.{i}.weight"].T, params[f"trunk.more.{i}.bias"]
        h = h + np.maximum(h @ weight + bias, 0)
        before, out = out, _scale(h)
        arrays |= _layer(f"more{i}", weight, bias, LARGEST, before, out)
        short_cuts.append(before / out)
    arrays |= _layer("head", params["head.weight"].T, params["head.bias"], LARGEST, out, 1.0)
    return arrays | {"short_cuts": np.array(short_cuts, np.float32)}


def _scale(h: Floats) -> float:
    """Return what a whole activation of 1 stands for."""
    return float(np.percentile(h, KEPT)) / LARGEST


def _layer(name: str, weight: Floats, bias: Floats, most: int, before: float, after: float) -> dict[str, NDArray[Any]]:
    step = np.maximum(np.abs(weight).max(axis=0), 1e-12) / most
    return {
        f"{name}_weights": np.rint(weight / step).astype(np.int16 if most > LARGEST else np.int8),
        f"{name}_bias": np.rint(bias / (step * before)).astype(np.int32),
        f"{name}_factor": (step * before / after).astype(np.float32),
    }


def write(path: Path, arrays: dict[str, NDArray[Any]]) -> None:
    """Write a network."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
