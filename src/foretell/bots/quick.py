"""The quick network: a small network in whole numbers, asked one seat after another inside compiled playouts.

It has learnt to choose as the sage's network does and is many times as fast. Only what is not 0 is multiplied, and
only legal actions get a number.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from foretell.bits import lowest
from foretell.bots.flat import TRIED, list_choices
from foretell.bots.network import LARGEST, Network
from foretell.table.actions import announcements
from foretell.table.encoding import as_in_full_game, encode
from foretell.table.fields import SIZE
from foretell.table.relabel import relabelled

Array = Any


def arrays_of(network: Network) -> tuple[Array, ...]:
    """Return what compiled code takes of a network with two hidden layers; the head has a row for each action.

    Weights are as narrow as they may be: most of the time goes into fetching them.
    """
    first, more, head = network.layers
    return (
        np.ascontiguousarray(first.weights, np.int16),
        first.bias.astype(np.int32),
        first.factor,
        np.ascontiguousarray(more.weights, np.int8),
        more.bias.astype(np.int32),
        more.factor,
        network.short_cuts,
        np.ascontiguousarray(head.weights.T, np.int8),
        head.bias.astype(np.int32),
        head.factor,
    )


def desk_for(network: Network) -> tuple[Array, ...]:
    """Return room to work in: a vector, two layers, choices and their numbers, the vector by eights, and places."""
    width = network.layers[0].weights.shape[1]
    eights = np.zeros(-(-max(SIZE, width) // 8), np.int64)
    return (
        eights.view(np.int8),
        np.zeros(width, np.int32),
        np.zeros(width, np.int32),
        np.zeros(TRIED, np.int64),
        np.zeros(TRIED, np.float32),
        eights,
        np.zeros(8 * len(eights), np.int64),
    )


def ask(v: Any, net: Any, desk: Any, settings: Any) -> int:
    """Write all choices of a seat and a number for each, the larger the better; return how many they are."""
    x, h, g, choices, values, eights, places = desk
    first, first_bias, first_factor, more, more_bias, more_factor, short_cuts, head, head_bias, head_factor = net
    count = list_choices(v, choices)
    eights[:] = 0
    slots = encode(x, v, settings)
    if first.shape[0] < SIZE:  # a network that learnt version 1 of the encoding
        x[first.shape[0] : SIZE] = 0
        as_in_full_game(x, v, settings)
    h[:] = first_bias
    add_rows(h, first, x, places, note_eights(x, eights, places))
    for j in range(h.size):
        h[j] = activation(np.float32(h[j]) * first_factor[j])
    g[:] = more_bias
    add_rows(g, more, h, places, note_places(h, 0, h.size, places, 0))
    for j in range(h.size):
        new = max(np.float32(g[j]) * more_factor[j], np.float32(0))
        h[j] = activation(np.float32(h[j]) * short_cuts[0] + new)
    for c in range(count):
        action = relabelled(choices[c], slots)
        values[c] = np.float32(product(h, head[action]) + head_bias[action]) * head_factor[action]
    return count


def activation(number: Any) -> Any:
    """Return a number as an activation: whole, and within bounds."""
    return np.int32(min(max(np.rint(number), np.float32(0)), np.float32(LARGEST)))


def note_eights(x: Array, eights: Array, places: Array) -> int:
    """Write where a vector is not 0, looking at eight numbers at a time; return how often."""
    count = 0
    for k in range(eights.size):
        if eights[k] != 0:
            count = note_places(x, 8 * k, 8 * k + 8, places, count)
    return count


def note_places(x: Array, start: int, stop: int, places: Array, count: int) -> int:
    """Write where a part of a vector is not 0, after so many places; return how many they are now."""
    for i in range(start, stop):
        if x[i] != 0:
            places[count] = i
            count += 1
    return count


def add_rows(sums: Array, rows: Array, x: Array, places: Array, count: int) -> None:
    """Add the rows at these places, each as often as the vector says; four at a time, which spares fetching sums."""
    for k in range(0, count - 3, 4):
        a, b, c, d = places[k], places[k + 1], places[k + 2], places[k + 3]
        p, q, r, s = np.int32(x[a]), np.int32(x[b]), np.int32(x[c]), np.int32(x[d])
        for j in range(sums.size):
            two = np.int32(p * np.int32(rows[a, j]) + q * np.int32(rows[b, j]))
            sums[j] = np.int32(sums[j] + two + np.int32(r * np.int32(rows[c, j]) + s * np.int32(rows[d, j])))
    for k in range(count - count % 4, count):
        a = places[k]
        p = np.int32(x[a])
        for j in range(sums.size):
            sums[j] = np.int32(sums[j] + p * np.int32(rows[a, j]))


def product(h: Array, row: Array) -> Any:
    """Return the sum of all products of two rows."""
    total = np.int32(0)
    for j in range(h.size):
        total = np.int32(total + h[j] * np.int32(row[j]))
    return total


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
