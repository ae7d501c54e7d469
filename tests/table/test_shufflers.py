"""Shufflers: orders of the deck, and which deals are taken. DEAL-3, DEAL-4."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from foretell import BadDeal, BadSettings, FixedDeals, Game, SeededShuffler, Settings, SystemShuffler
from foretell.rules.decks import owner
from foretell.table.shufflers import checked_deal, sorted_deck
from tests.strategies import seeds, settings

BASE = Settings()
ONE_COLOUR = Settings(seats=3, one_colour=True)


def numbers(*lines: str) -> list[int]:
    return [int(word) for line in lines for word in line.split()]


def test_the_seeded_deck_is_pinned() -> None:
    """The same seed gives the same game for ever: never change these orders."""
    assert SeededShuffler(7).deck(BASE, 1) == numbers(
        "10 57 44 31 12 5 38 15 58 4 43 20 36 17 23 51 26 35 1 3 25 30 46 37 6 40 22 52 24 34",
        "9 59 47 16 33 2 42 18 7 28 14 11 8 45 48 0 54 39 49 21 55 13 41 56 53 32 19 27 50 29",
    )
    assert SeededShuffler(2**63 - 1, table=5).deck(Settings(specials=("juggler",)), 3) == numbers(
        "34 21 36 8 25 40 42 31 53 57 19 15 20 24 11 32 7 9 29 22 14 44 43 56 3 41 6 5 13 54",
        "47 39 52 51 59 38 30 16 2 37 12 50 0 48 45 23 65 58 17 55 28 10 1 46 27 18 35 26 33 4 49",
    )


@given(settings(), seeds)
def test_shufflers_give_orders_of_the_deck(given_settings: Settings, seed: int) -> None:
    deck = sorted_deck(given_settings)
    for shuffler in (SeededShuffler(seed), SystemShuffler()):
        for round_number in (1, 5):
            assert sorted(shuffler.deck(given_settings, round_number)) == deck


def test_a_seeded_shuffler_is_its_seed_and_table() -> None:
    shuffler = SeededShuffler(3, 4)
    assert (shuffler.seed, shuffler.table, SeededShuffler(3).table) == (3, 4, 0)
    assert shuffler.deck(BASE, 1) == SeededShuffler(3, 4).deck(BASE, 1)
    assert shuffler.deck(BASE, 1) != SeededShuffler(3, 5).deck(BASE, 1)
    assert shuffler.deck(BASE, 1) != shuffler.deck(BASE, 2)


@pytest.mark.parametrize("name", ["seed", "table"])
@pytest.mark.parametrize("wrong", [-1, 2**63, True, 1.0, "7", None])
def test_a_seed_is_a_whole_number_of_63_bits(name: str, wrong: Any) -> None:
    with pytest.raises(BadSettings) as caught:
        SeededShuffler(**{"seed": 1} | {name: wrong})
    assert (caught.value.code, caught.value.params) == ("settings/bad-seed", {"setting": name})
    assert str(caught.value) == f"a {name} is a whole number from 0 to 2**63 - 1, not {wrong!r}"


@pytest.mark.parametrize("edge", [0, 2**63 - 1])
def test_the_least_and_the_greatest_seed_are_taken(edge: int) -> None:
    assert sorted(SeededShuffler(edge, edge).deck(BASE, 1)) == sorted_deck(BASE)


def test_the_system_shuffler_never_repeats_itself() -> None:
    decks = {tuple(SystemShuffler().deck(BASE, 1)) for _ in range(20)}
    assert len(decks) == 20


def test_the_system_shuffler_brings_every_card_to_every_place() -> None:
    """3,000 shuffles of 45 cards leave one out of a place about once in 10**26 runs."""
    small = [SystemShuffler().deck(ONE_COLOUR, 1) for _ in range(3000)]
    for place in (0, 1, 20, 43, 44):
        assert {deck[place] for deck in small} == set(sorted_deck(ONE_COLOUR))


def test_fixed_deals_come_first() -> None:
    given_deals = [sorted_deck(BASE), sorted_deck(BASE)[::-1]]
    deals = FixedDeals(given_deals, then=SeededShuffler(7))
    assert [deals.deck(BASE, 1), deals.deck(BASE, 2)] == given_deals
    assert deals.deck(BASE, 3) == SeededShuffler(7).deck(BASE, 3)
    assert sorted(FixedDeals([]).deck(BASE, 1)) == sorted_deck(BASE)
    assert isinstance(FixedDeals([]).then, SystemShuffler)


def test_sorted_decks() -> None:
    assert sorted_deck(BASE) == list(range(60))
    assert sorted_deck(Settings(specials=("dragon", "fairy", "cloud"))) == [*range(60), 61, 62, 66]
    assert sorted_deck(ONE_COLOUR) == [*range(39), 52, 53, 54, 56, 57, 58]
    assert sorted_deck(ONE_COLOUR.replace(seats=4)) == list(range(60))


@pytest.mark.parametrize(
    "deck",
    [
        [],
        list(range(59)),
        list(range(61)),
        [0, 0, *range(2, 60)],
        [*range(59), 60],
        [-1, *range(1, 60)],
        [False, *range(1, 60)],
        [0.0, *range(1, 60)],
        ["0", *range(1, 60)],
    ],
)
def test_DEAL_3_a_deal_is_an_order_of_the_whole_deck(deck: list[Any]) -> None:
    with pytest.raises(BadDeal) as caught:
        checked_deal(deck, 1, BASE)
    assert (caught.value.code, caught.value.rule) == ("deal/not-the-deck", "DEAL-3")
    assert str(caught.value) == "a deal is an order of all 60 cards of the deck"
    with pytest.raises(BadDeal):
        Game(settings=BASE, shuffler=FixedDeals([deck]))


def test_a_deal_is_kept_as_it_is() -> None:
    deck = SeededShuffler(1).deck(BASE, 1)
    assert checked_deal(deck, 1, BASE) == tuple(deck)


def test_VAR_5_in_one_colour_the_hands_come_first() -> None:
    """Wherever the piles were mixed, seat by seat the cards that are drawn, then the others as they lay."""
    deck = [card for i in range(15) for pile in PILES for card in pile[i : i + 1]]
    dealt = checked_deal(deck, 2, ONE_COLOUR)
    assert dealt[:15] == (12, 11, 10, 9, 8, 25, 24, 23, 22, 21, 38, 37, 36, 35, 34)
    assert list(dealt[15:]) == [card for card in deck if card not in dealt[:15]]


PILES = [[*range(13 * seat + 12, 13 * seat - 1, -1), 52 + seat, 56 + seat] for seat in range(3)]


@given(settings("one_colour"), seeds)
def test_VAR_5_bringing_the_hands_to_the_front_changes_no_pile(given_settings: Settings, seed: int) -> None:
    deck = SeededShuffler(seed).deck(given_settings, 3)
    dealt = checked_deal(deck, 3, given_settings)
    assert checked_deal(dealt, 3, given_settings) == dealt
    for seat in range(given_settings.seats):
        pile = [card for card in deck if owner(card) == seat]
        assert [card for card in dealt if owner(card) == seat] == pile
        assert list(dealt[6 * seat : 6 * seat + 6]) == pile[:6]


def test_VAR_5_cards_of_a_seat_that_is_not_there_are_refused() -> None:
    with pytest.raises(BadDeal) as caught:
        checked_deal(range(60), 1, ONE_COLOUR)
    assert str(caught.value) == "a deal is an order of all 45 cards of the deck"
