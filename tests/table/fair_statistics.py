"""Statistics of the fair shuffle over many decks: where cards lie, what follows what, how many cycles.

Run it for ten million decks: python -m tests.table.fair_statistics
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from foretell.table.fair import block, mixed

CARDS = 60
BLOCKS = 4  # far more bytes than a deck ever takes
ALPHA = 1e-4
CHUNK = 50_000


class Finding(NamedTuple):
    """A test and how likely a perfect shuffle would look at least as odd."""

    name: str
    statistic: float
    freedom: int
    likelihood: float


@njit(cache=True)
def tally(drawn: Any, first: int, places: Any, pairs: Any, cycles: Any) -> int:
    """Shuffle a deck with each row of bytes, as `FairShuffler` does, and count; return how many bytes were too few."""
    deck = np.empty(CARDS, np.int64)
    seen = np.empty(CARDS, np.bool_)
    failed = 0
    for row in range(drawn.shape[0]):
        if not shuffle(deck, drawn[row]):
            failed += 1
            continue
        at = (first + row) % (CARDS - 1)  # one pair of each deck, so that pairs are independent
        pairs[deck[at], deck[at + 1]] += 1
        seen[:] = False
        count = 0
        for place in range(CARDS):
            places[place, deck[place]] += 1
            if not seen[place]:
                count += 1
                here = place
                while not seen[here]:
                    seen[here] = True
                    here = deck[here]
        cycles[count] += 1
    return failed


@njit(cache=True)
def shuffle(deck: Any, drawn: Any) -> bool:
    """Fill a deck by these bytes; return whether they were enough."""
    for place in range(CARDS):
        deck[place] = place
    used = 0
    for place in range(CARDS - 1):
        count = CARDS - place
        fair = 256 - 256 % count
        while used < drawn.size and drawn[used] >= fair:
            used += 1
        if used == drawn.size:
            return False
        other = place + drawn[used] % count
        used += 1
        deck[place], deck[other] = deck[other], deck[place]
    return True


def rows(first: int, count: int) -> Any:
    """Return the bytes that belong to decks number `first` on: rounds 1 to 60,000 of one seed, then of the next."""
    parts = []
    for number in range(first, first + count):
        seed = (number // 60_000).to_bytes(64)
        parts += [block(seed, NONCES, number % 60_000 + 1, i) for i in range(BLOCKS)]
    return np.frombuffer(b"".join(parts), np.uint8).reshape(count, BLOCKS * 64)


NONCES = mixed([b"statistics of it", None, b"the nonces of 3 ", None])


def findings(decks: int) -> Iterator[Finding]:
    """Yield the three tests over this many decks."""
    places = np.zeros((CARDS, CARDS), np.int64)
    pairs = np.zeros((CARDS, CARDS), np.int64)
    cycles = np.zeros(CARDS + 1, np.int64)
    for first in range(0, decks, CHUNK):
        assert tally(rows(first, min(CHUNK, decks - first)), first, places, pairs, cycles) == 0
    # The sum of N random permutation matrices, scaled so that it has a chi-square distribution.
    spread = float((CARDS - 1) / decks * ((places - decks / CARDS) ** 2).sum())
    yield finding("places", spread, (CARDS - 1) ** 2)
    expected = decks / (CARDS * (CARDS - 1))
    off = ~np.eye(CARDS, dtype=bool)
    yield finding("neighbours", float(((pairs[off] - expected) ** 2).sum() / expected), CARDS * (CARDS - 1) - 1)
    yield cycle_finding(cycles, decks)


def cycle_finding(counted: Any, decks: int) -> Finding:
    """Return the test of how many cycles the decks have, as permutations; rare numbers are taken together."""
    bins: list[list[float]] = [[0.0, 0.0]]
    for number, ways in enumerate(stirling(CARDS)):
        bins[-1][0] += decks * ways / math.factorial(CARDS)
        bins[-1][1] += float(counted[number])
        if bins[-1][0] >= 10:
            bins.append([0.0, 0.0])
    rest = bins.pop()
    bins[-1] = [bins[-1][0] + rest[0], bins[-1][1] + rest[1]]
    spread = sum((found - expected) ** 2 / expected for expected, found in bins)
    return finding("cycles", spread, len(bins) - 1)


def stirling(size: int) -> list[int]:
    """Return how many permutations have 0, 1, … cycles."""
    ways = [1]
    for n in range(size):
        ways = [(ways[k - 1] if k else 0) + (n * ways[k] if k < len(ways) else 0) for k in range(len(ways) + 1)]
    return ways


def finding(name: str, statistic: float, freedom: int) -> Finding:
    """Return the finding with its likelihood, by the normal approximation of Wilson and Hilferty."""
    share = 2 / (9 * freedom)
    z = ((statistic / freedom) ** (1 / 3) - (1 - share)) / math.sqrt(share)
    return Finding(name, statistic, freedom, math.erfc(z / math.sqrt(2)) / 2)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--decks", type=int, default=10_000_000)
    decks = parser.parse_args().decks
    bad = 0
    for found in findings(decks):
        print(f"{decks} decks, {found.name}: chi-square {found.statistic:.1f} of {found.freedom}, p = {found[3]:.4f}")
        bad += not ALPHA < found.likelihood < 1 - ALPHA
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
