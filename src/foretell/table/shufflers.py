"""Shufflers: where the order of the deck comes from. DEAL-4.

A shuffler gives an order of all cards of the deck for a round; the table itself holds no chance.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Protocol

from foretell.cards import CARDS
from foretell.errors import BadDeal, BadSettings
from foretell.numbers import whole_number
from foretell.rules.decks import fill_deck, owner
from foretell.rules.rounds import hand_size
from foretell.rules.settings import Settings
from foretell.table.chance import shuffle


class Shuffler(Protocol):
    """Gives the order of the deck for a round."""

    def deck(self, settings: Settings, round_number: int) -> Sequence[int]:
        """Return an order of all cards of the deck."""
        ...


class SeededShuffler:
    """The same seed gives the same game on every machine and Python version."""

    def __init__(self, seed: int, table: int = 0) -> None:
        self.seed = checked_seed("seed", seed)
        self.table = checked_seed("table", table)

    def deck(self, settings: Settings, round_number: int) -> Sequence[int]:
        """Return the order that belongs to this seed, table and round."""
        cards = sorted_deck(settings)
        shuffle(cards, len(cards), len(cards), self.seed, self.table, round_number)
        return cards


class SystemShuffler:
    """Entropy of the operating system: nobody can foresee or repeat it."""

    def deck(self, settings: Settings, round_number: int) -> Sequence[int]:  # noqa: ARG002 - every round is fresh
        """Return a fresh order."""
        cards = sorted_deck(settings)
        for place in range(len(cards) - 1):
            other = place + secrets.randbelow(len(cards) - place)
            cards[place], cards[other] = cards[other], cards[place]
        return cards


class FixedDeals:
    """Deals given in advance, as a record does; later rounds come from another shuffler."""

    def __init__(self, deals: Sequence[Sequence[int]], then: Shuffler | None = None) -> None:
        self.deals = deals
        self.then = then or SystemShuffler()

    def deck(self, settings: Settings, round_number: int) -> Sequence[int]:
        """Return the deal of this round."""
        if round_number > len(self.deals):
            return self.then.deck(settings, round_number)
        return self.deals[round_number - 1]


def checked_seed(name: str, value: int) -> int:
    """Return a seed or another part of a key to chance, or raise BadSettings."""
    number = whole_number(value)
    if number is None or not 0 <= number < 1 << 63:
        raise BadSettings(
            "settings/bad-seed", f"a {name} is a whole number from 0 to 2**63 - 1, not {value!r}", setting=name
        )
    return number


def sorted_deck(settings: Settings) -> list[int]:
    """Return the cards in play in rising order."""
    cards = [0] * CARDS
    return cards[: fill_deck(cards, settings.switches)]


def checked_deal(deck: Sequence[int], round_number: int, settings: Settings) -> tuple[int, ...]:
    """Return the deal as records keep it, or raise BadDeal when it is not an order of the deck.

    In one colour only the order within a seat's own cards matters, so the hands are brought to the front.
    """
    cards = [-1 if (card := whole_number(given)) is None else card for given in deck]
    if sorted(cards) != sorted_deck(settings):
        raise BadDeal(
            "deal/not-the-deck",
            f"a deal is an order of all {len(sorted_deck(settings))} cards of the deck",
            rule="DEAL-3",
        )
    if not settings.one_colour:
        return tuple(cards)
    piles = [[card for card in cards if owner(card) == seat] for seat in range(settings.seats)]
    size = hand_size(round_number, settings.switches)
    hands = [card for pile in piles for card in pile[:size]]
    return (*hands, *(card for card in cards if card not in hands))
