"""Sets of small numbers in one word."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from foretell.bits import lowest, members, nth, popcount

sets = st.sets(st.integers(0, 62))


@given(sets)
def test_a_word_holds_a_set(numbers: set[int]) -> None:
    word = sum(1 << number for number in numbers)
    assert popcount(word) == len(numbers)
    assert list(members(word)) == sorted(numbers)
    assert [nth(word, n) for n in range(len(numbers))] == sorted(numbers)
    if numbers:
        assert lowest(word) == min(numbers)


def test_the_ends_of_a_word() -> None:
    assert list(members(0)) == []
    assert popcount(0) == 0
    assert lowest(1 << 62) == nth(1 << 62 | 1, 1) == 62
    assert lowest(0b1010) == 1
