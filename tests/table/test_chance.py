"""Chance: Philox by its published vectors, shuffles that are fair, and draws that can be repeated."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.table import chance
from foretell.table.chance import draw, high_word, low_word, orders, philox, shuffle

words = st.integers(0, 2**32 - 1)
ONES = 0xFFFFFFFF


@given(words, words)
def test_products_in_halves_are_products(a: int, b: int) -> None:
    assert (high_word(a, b), low_word(a, b)) == divmod(a * b, 2**32)


@pytest.mark.parametrize(
    ("counter", "key", "wanted"),
    [
        ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        ((ONES, ONES, ONES, ONES), (ONES, ONES), (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
        (
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xA4093822, 0x299F31D0),
            (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
        ),
    ],
)
def test_philox_gives_its_published_vectors(
    counter: tuple[int, int, int, int], key: tuple[int, int], wanted: tuple[int, ...]
) -> None:
    assert philox(*counter, *key) == wanted


def shuffled(size: int, count: int, seed: int, table: int = 0, round_number: int = 1) -> list[int]:
    deck = list(range(size))
    shuffle(deck, size, count, seed, table, round_number)
    return deck


@given(st.integers(1, 67), st.integers(0, 2**63 - 1), st.integers(0, 2**63 - 1), st.integers(1, 20))
def test_a_shuffle_is_an_order_of_the_same_cards(size: int, seed: int, table: int, round_number: int) -> None:
    deck = shuffled(size, size, seed, table, round_number)
    assert sorted(deck) == list(range(size))
    assert deck == shuffled(size, size, seed, table, round_number)


@given(st.integers(1, 67), st.data(), st.integers(0, 2**63 - 1))
def test_shuffling_the_first_places_only_gives_the_same_first_cards(size: int, data: st.DataObject, seed: int) -> None:
    count = data.draw(st.integers(0, size))
    part = shuffled(size, count, seed)
    assert part[:count] == shuffled(size, size, seed)[:count]
    assert sorted(part) == list(range(size))


def test_every_part_of_the_key_counts() -> None:
    keys = [(7, 0, 1), (8, 0, 1), (7 + 2**32, 0, 1), (7, 1, 1), (7, 2**32, 1), (7, 0, 2)]
    decks = {tuple(shuffled(60, 60, *key)) for key in keys}
    assert len(decks) == len(keys)


def test_the_shuffle_leaves_what_lies_behind_the_deck() -> None:
    deck = [*range(60), 99, 98]
    shuffle(deck, 60, 60, 7, 0, 1)
    assert deck[60:] == [99, 98]


@pytest.mark.parametrize("size", [52, 60, 67])
def test_every_card_comes_to_every_place_equally_often(size: int) -> None:
    """Chi-square with (size - 1)² degrees of freedom, over 4,000 shuffles of fixed seeds; six standard deviations."""
    shuffles = 4000
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(shuffles):
        found.update(enumerate(shuffled(size, size, seed)))
    expected = shuffles / size
    chi_square = sum((found[place, card] - expected) ** 2 / expected for place in range(size) for card in range(size))
    freedom = (size - 1) ** 2
    assert abs(chi_square - freedom) < 6 * (2 * freedom) ** 0.5


def test_every_order_of_few_cards_comes_equally_often() -> None:
    """Chi-square with 119 degrees of freedom, far beyond its 99.99th percentile of 184."""
    found = Counter(tuple(shuffled(5, 5, seed)) for seed in range(12_000))
    assert set(found) == set(permutations(range(5)))
    assert sum((count - 100) ** 2 / 100 for count in found.values()) < 184


@pytest.mark.parametrize(
    ("left", "ways"), [(1, 1), (2, 2), (3, 6), (4, 24), (5, 120), (60, 60 * 59 * 58 * 57), (67, 67 * 66 * 65 * 64)]
)
def test_orders_counts_the_next_four_cards(left: int, ways: int) -> None:
    assert orders(left) == ways


def test_a_word_that_would_favour_some_order_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Word 0 leaves the rest 0, which is below 2**32 modulo the ways: it is thrown away, and the next one counts."""
    deck = [0, 1, 2]
    monkeypatch.setattr(chance, "philox", lambda *counter: (0, 0, 0, 0) if counter[0] < 2 else (ONES, ONES, ONES, ONES))
    shuffle(deck, 3, 3, 1, 0, 1)
    assert deck == [2, 0, 1]


def test_a_word_with_a_small_rest_is_kept_where_it_favours_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """With 2 ways 2**32 divides evenly, so that even the rest 0 is fair."""
    deck = [0, 1]
    monkeypatch.setattr(chance, "philox", lambda *counter: (0, ONES, ONES, ONES))
    shuffle(deck, 2, 2, 1, 0, 1)
    assert deck == [0, 1]


def test_draws_are_pinned() -> None:
    assert [draw(1000, 7, 3, index) for index in range(5)] == [870, 821, 614, 379, 776]
    assert draw(1000, 2**63 - 1, 0, 0) == 391


@given(st.integers(1, 2**31), st.integers(0, 2**63 - 1), words, words)
def test_a_draw_stays_below_its_bound(below: int, seed: int, stream: int, index: int) -> None:
    assert 0 <= draw(below, seed, stream, index) < below


def test_draws_are_spread_evenly() -> None:
    found = Counter(draw(10, 7, 0, index) for index in range(10_000))
    assert sum((found[number] - 1000) ** 2 / 1000 for number in range(10)) < 34


def test_a_draw_is_repeated_where_it_would_favour_some() -> None:
    """With so many numbers to draw from, nearly every other word is rejected; the numbers stay evenly spread."""
    below = 2**31 + 1
    found = [draw(below, 7, 0, index) for index in range(2000)]
    assert sum(number < below // 2 for number in found) == pytest.approx(1000, abs=150)
    assert all(0 <= number < below for number in found)
    blocks = [philox(0, index, 0, 0x80000000, 7, 0)[0] * below >> 32 for index in range(2000)]
    assert 800 < sum(one != other for one, other in zip(found, blocks, strict=True)) < 1200
