"""The quick network: a small network in whole numbers, asked one seat after another inside compiled playouts.

It has learnt to choose as the sage's network does and is twenty times as fast. Only what is not 0 is multiplied, and
only legal actions get a number.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from foretell.bits import lowest
from foretell.bots.flat import TRIED, list_choices
from foretell.bots.network import LARGEST, Network
from foretell.table.actions import announcements
from foretell.table.encoding import encode
from foretell.table.fields import SIZE
from foretell.table.relabel import relabelled

Array = Any


def arrays_of(network: Network) -> tuple[Array, ...]:
    """Return what compiled code takes of a network with two hidden layers; the head has a row for each action."""
    first, more, head = network.layers
    return (
        np.ascontiguousarray(first.weights),
        first.bias,
        first.factor,
        np.ascontiguousarray(more.weights),
        more.bias,
        more.factor,
        network.short_cuts,
        np.ascontiguousarray(head.weights.T),
        head.bias,
        head.factor,
    )


def desk_for(network: Network) -> tuple[Array, ...]:
    """Return room to work in: a vector, two layers, choices and their numbers."""
    width = network.layers[0].weights.shape[1]
    return (
        np.zeros(SIZE, np.int8),
        np.zeros(width, np.float32),
        np.zeros(width, np.float32),
        np.zeros(TRIED, np.int64),
        np.zeros(TRIED, np.float32),
    )


def ask(v: Any, net: Any, desk: Any, settings: Any) -> int:
    """Write all choices of a seat and a number for each, the larger the better; return how many they are."""
    x, h, g, choices, values = desk
    first, first_bias, first_factor, more, more_bias, more_factor, short_cuts, head, head_bias, head_factor = net
    count = list_choices(v, choices)
    x[:] = 0
    slots = encode(x, v, settings)
    width = h.size
    for j in range(width):
        h[j] = first_bias[j]
    for i in range(x.size):
        if x[i] != 0:
            factor = np.float32(x[i])
            for j in range(width):
                h[j] += factor * first[i, j]
    largest = np.float32(LARGEST)
    for j in range(width):
        h[j] = min(max(np.rint(h[j] * first_factor[j]), np.float32(0)), largest)
        g[j] = more_bias[j]
    for i in range(width):
        factor = h[i]
        if factor != 0:
            for j in range(width):
                g[j] += factor * more[i, j]
    for j in range(width):
        new = max(g[j] * more_factor[j], np.float32(0))
        h[j] = min(max(np.rint(h[j] * short_cuts[0] + new), np.float32(0)), largest)
    for c in range(count):
        action = relabelled(choices[c], slots)
        total = head_bias[action]
        for j in range(width):
            total += h[j] * head[action, j]
        values[c] = total * head_factor[action]
    return count


def no_choice(v: Any) -> bool:
    """Return whether a seat has just one legal decision."""
    return bool(v.legal & v.legal - 1 == 0 and announcements(v.phase, lowest(v.legal)) == 1)


def favourite(values: Array, count: int) -> int:
    """Return the place of the largest of the first numbers; the first of several."""
    best = 0
    for i in range(1, count):
        if values[i] > values[best]:
            best = i
    return best


def chance_of(values: Array, count: int, place: int) -> float:
    """Return how likely the network finds a choice."""
    top = values[favourite(values, count)]
    total = 0.0
    for i in range(count):
        total += np.exp(float(values[i] - top))
    return float(np.exp(float(values[place] - top)) / total)
