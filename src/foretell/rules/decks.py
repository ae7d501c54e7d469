"""Decks: which cards are in play, and whose they are in one colour. CARDS-1, CARDS-4, VAR-5."""

from __future__ import annotations

from collections.abc import MutableSequence

from foretell.bits import popcount
from foretell.cards import CARDS, FIRST_JESTER, FIRST_SPECIAL, FIRST_WIZARD, kind_of
from foretell.rules.settings import Switches


def in_deck(card: int, settings: Switches) -> bool:
    """Return whether this card is in play."""
    if card >= FIRST_SPECIAL:
        return settings.specials >> kind_of(card) & 1 != 0
    return settings.one_colour == 0 or owner(card) < settings.seats


def fill_deck(deck: MutableSequence[int], settings: Switches) -> int:
    """Write the cards in play in rising order into a deck with room for all cards; return how many they are."""
    size = FIRST_SPECIAL
    for card in range(FIRST_SPECIAL):
        deck[card] = card
    if settings.one_colour:
        size = 0
        for card in range(FIRST_SPECIAL):
            if in_deck(card, settings):
                deck[size] = card
                size += 1
    elif settings.specials:
        for card in range(FIRST_SPECIAL, CARDS):
            if in_deck(card, settings):
                deck[size] = card
                size += 1
    return size


def owner(card: int) -> int:
    """Return the seat that owns this card in one colour: blue, red, green, yellow from seat 0 on."""
    if card < FIRST_WIZARD:
        return card // 13
    if card < FIRST_JESTER:
        return card - FIRST_WIZARD
    return card - FIRST_JESTER


def colours_in_play(settings: Switches) -> int:
    """Return how many colours are in play, which is also how many Wizards and how many Jesters there are."""
    return settings.seats if settings.one_colour else 4


def deck_size(settings: Switches) -> int:
    """Return how many cards are in play."""
    if settings.one_colour:
        return 15 * settings.seats
    return 60 + popcount(settings.specials)
