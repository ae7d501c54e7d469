"""The fair shuffle: an order of the deck that follows from seed, nonces and round, and from nothing else. DEAL-4."""

from __future__ import annotations

from hashlib import sha256

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell import BadSettings, Settings
from foretell.table.fair import FairShuffler, below, commitment, lot, mixed, stream
from foretell.table.shufflers import sorted_deck
from tests.strategies import settings
from tests.table.fair_statistics import ALPHA, findings, rows, shuffle

SEED = bytes(range(64))
PINNED = (
    "27 40 2 21 46 0 22 49 7 34 59 47 18 43 54 36 14 51 32 6 52 17 48 19 50 53 9 33 1 55 29 10 5 3 4 45 13 35 25 42 56 "
    "15 31 20 26 12 38 41 28 8 58 11 16 37 44 57 39 24 23 30"
)
PINNED_LOTS = [0, 4, 0, 1, 1, 4, 4, 4, 0, 1, 0, 4]
NONCES_OF_SEATS = (b"0123456789abcdef", None, bytes(64), None)


def test_the_fair_deck_is_pinned() -> None:
    """Records are verified for ever: never change this order."""
    deck = FairShuffler(SEED, NONCES_OF_SEATS).deck(Settings(), 1)
    assert " ".join(map(str, deck)) == PINNED


@given(settings(), st.binary(min_size=64, max_size=64), st.integers(1, 20))
def test_it_is_an_order_of_the_deck(given_settings: Settings, seed: bytes, number: int) -> None:
    deck = FairShuffler(seed, [None] * given_settings.seats).deck(given_settings, number)
    assert sorted(deck) == sorted_deck(given_settings)
    assert deck == FairShuffler(seed, [None] * given_settings.seats).deck(given_settings, number)


def test_every_part_counts() -> None:
    decks = {
        tuple(FairShuffler(seed, nonces).deck(Settings(), number))
        for seed in (SEED, SEED[::-1])
        for number in (1, 2, 257)
        for nonces in (
            NONCES_OF_SEATS,
            (None, b"0123456789abcdef", bytes(64), None),
            (b"0123456789abcdef", None, bytes(63), None),
            (None, None, None, None),
        )
    }
    assert len(decks) == 24


def test_TABLE_2_the_lot_is_pinned() -> None:
    """Records are verified for ever: never change who is drawn."""
    assert [lot(bytes([number]) * 64, (None,) * 5) for number in range(12)] == PINNED_LOTS
    assert lot(SEED, NONCES_OF_SEATS) == next(stream(SEED, mixed(NONCES_OF_SEATS), 0)) % 4


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_TABLE_2_every_seat_is_drawn_as_often_as_the_others(seats: int) -> None:
    """Each nonce moves the lot too, so no seed gives a seat to anybody."""
    drawn = [lot(SEED, (*[None] * (seats - 1), number.to_bytes(16))) for number in range(3000)]
    for seat in range(seats):
        assert abs(drawn.count(seat) - 3000 / seats) < 5 * (3000 / seats) ** 0.5


def test_a_byte_that_would_favour_some_is_thrown_away() -> None:
    for count in range(2, 68):
        fair = 256 // count * count
        found = [below(count, iter([*range(fair, 256), byte])) for byte in range(fair)]
        assert all(found.count(number) == fair // count for number in range(count))


def test_bytes_do_not_end_and_blocks_differ() -> None:
    drawn = stream(SEED, mixed(NONCES_OF_SEATS), 1)
    blocks = {bytes(next(drawn) for _ in range(64)) for _ in range(300)}
    assert len(blocks) == 300


def test_a_commitment_is_a_plain_hash() -> None:
    assert commitment(SEED) == sha256(SEED).hexdigest()


@pytest.mark.parametrize(
    ("seed", "nonces", "setting"),
    [(bytes(63), (), "seed"), (bytes(65), (), "seed"), (SEED, (bytes(15),), "nonce"), (SEED, (bytes(65),), "nonce")],
)
def test_seeds_and_nonces_have_their_length(seed: bytes, nonces: tuple[bytes, ...], setting: str) -> None:
    with pytest.raises(BadSettings) as caught:
        FairShuffler(seed, nonces)
    assert (caught.value.code, caught.value.params) == ("settings/bad-chance", {"setting": setting})


def test_the_compiled_count_shuffles_as_we_do() -> None:
    deck = np.empty(60, np.int64)
    for number, drawn in enumerate(rows(0, 200)):
        shuffler = FairShuffler(bytes(64), [b"statistics of it", None, b"the nonces of 3 ", None])
        assert shuffle(deck, drawn)
        assert deck.tolist() == shuffler.deck(Settings(), number + 1)


def test_places_neighbours_and_cycles_are_as_chance_would_have_them() -> None:
    for found in findings(100_000):
        assert ALPHA < found.likelihood < 1 - ALPHA, found
