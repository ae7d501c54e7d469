"""Decks: which cards are in play, and whose they are in one colour. CARDS-1, CARDS-4, VAR-5."""

from __future__ import annotations

from collections.abc import MutableSequence

from foretell.bits import popcount
from foretell.cards import CARDS, FIRST_JESTER, FIRST_SPECIAL, FIRST_WIZARD, JESTER, WIZARD, kind_of
from foretell.rules.settings import Switches
from foretell.rules.tricks import cards_of


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


def most_wizards(settings: Switches) -> int:
    """Return how many Wizards one seat can be dealt, which is also how many Jesters."""
    return 1 if settings.one_colour else 4


def kinds_in_play(settings: Switches) -> int:
    """Return the set of kinds in the deck."""
    kinds = settings.specials | 1 << WIZARD | 1 << JESTER
    for colour in range(colours_in_play(settings)):
        kinds |= cards_of(colour)
    return kinds


def kinds_for(seat: int, settings: Switches) -> int:
    """Return the set of kinds that a seat can be dealt: in one colour its own."""
    if settings.one_colour:
        return cards_of(seat) | 1 << WIZARD | 1 << JESTER
    return kinds_in_play(settings)


def deck_size(settings: Switches) -> int:
    """Return how many cards are in play."""
    if settings.one_colour:
        return 15 * settings.seats
    return 60 + popcount(settings.specials)
