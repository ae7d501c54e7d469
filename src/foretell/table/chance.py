"""Chance: a counter-based generator on 32-bit words, the same at every speed and on every machine.

Philox 4×32 with ten rounds (Salmon, Moraes, Dror, Shaw 2011). A stream is keyed by seed, table and round; word i of it
can be had without the words before. Products are taken in halves, so that nothing exceeds 63 bits.

The shuffle draws from the front (Fisher–Yates), so who needs only the first cards of the deck draws only those. One
word serves four draws, unbiased by rejection (Brackett-Rozinsky, Lemire 2024).
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

_MASK: Final = 0xFFFFFFFF
_M0: Final = 0xD2511F53
_M1: Final = 0xCD9E8D57
_W0: Final = 0x9E3779B9
_W1: Final = 0xBB67AE85
_NO_TABLE: Final = 0x80000000  # no shuffle has this word in its counter: tables stay below 2**63


def high_word(a: int, b: int) -> int:
    """Return the upper half of the product of two 32-bit words."""
    return (a * (b >> 16) + (a * (b & 0xFFFF) >> 16)) >> 16


def low_word(a: int, b: int) -> int:
    """Return the lower half of the product of two 32-bit words."""
    return ((a * (b >> 16) & 0xFFFF) << 16) + a * (b & 0xFFFF) & _MASK


def philox(c0: int, c1: int, c2: int, c3: int, k0: int, k1: int) -> tuple[int, int, int, int]:
    """Return four random words for a counter of four words and a key of two."""
    for _ in range(10):
        h0, l0 = high_word(_M0, c0), low_word(_M0, c0)
        h1, l1 = high_word(_M1, c2), low_word(_M1, c2)
        c0, c1, c2, c3 = h1 ^ c1 ^ k0, l1, h0 ^ c3 ^ k1, l0
        k0 = k0 + _W0 & _MASK
        k1 = k1 + _W1 & _MASK
    return c0, c1, c2, c3


def shuffle(deck: MutableSequence[int], size: int, count: int, seed: int, table: int, round_number: int) -> None:
    """Shuffle the first `count` places of a deck of `size` cards, drawing from all of it."""
    words = 0
    block = 0
    w0 = w1 = w2 = w3 = 0
    for first in range(0, count, 4):
        ways = orders(size - first)
        word = 0
        while True:
            if words == 0:
                w0, w1, w2, w3 = philox(block, round_number, table & _MASK, table >> 32, seed & _MASK, seed >> 32)
                block += 1
                words = 4
            word = w0
            w0, w1, w2 = w1, w2, w3
            words -= 1
            rest = word * ways & _MASK
            if rest >= ways or rest >= 4294967296 % ways:
                break
        for place in range(first, min(first + 4, size)):
            product = word * (size - place)
            word = product & _MASK
            other = place + (product >> 32)
            card = deck[place]
            deck[place] = deck[other]
            deck[other] = card


def orders(left: int) -> int:
    """Return in how many ways the next four of the cards left can come, or all of them where fewer are left."""
    ways = left
    for taken in range(1, min(left, 4)):
        ways *= left - taken
    return ways


def draw(below: int, seed: int, stream: int, index: int) -> int:
    """Return a number from 0 to `below` - 1 for this seed, stream and index; independent of every shuffle."""
    block = 0
    while True:
        product = philox(block, index, stream, _NO_TABLE, seed & _MASK, seed >> 32)[0] * below
        if product & _MASK >= below or product & _MASK >= 4294967296 % below:
            return product >> 32
        block += 1
