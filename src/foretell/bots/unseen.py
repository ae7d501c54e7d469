"""What a seat has not seen: cards that may be in other hands or in the rest of the deck.

Everything is read off the sight: own hand, cards played in this round, the turned card.
"""

from __future__ import annotations

from foretell.cards import (
    CARDS,
    JESTER,
    NO_KIND,
    WEREWOLF,
    WIZARD,
    kind_of,
    kind_played,
)
from foretell.rules.decks import colours_in_play, in_deck
from foretell.rules.settings import Switches
from foretell.table.sight import Sight


def unseen(v: Sight, settings: Switches) -> int:
    """Return the set of kinds of which this seat cannot place every card; the Werewolf is never played, so left out."""
    seen = v.hand & ~(1 << WIZARD | 1 << JESTER) | 1 << WEREWOLF
    for i in range(v.played):
        kind = kind_played(v.plays[i])
        if kind != WIZARD and kind != JESTER:
            seen |= 1 << kind
    if v.turned != NO_KIND and v.turned != WIZARD and v.turned != JESTER:
        seen |= 1 << v.turned
    kinds = 0
    for card in range(CARDS):
        if in_deck(card, settings):
            kinds |= 1 << kind_of(card)
    kinds &= ~seen
    for kind in (WIZARD, JESTER):
        if copies_unseen(v, kind, settings) == 0:
            kinds &= ~(1 << kind)
    return kinds


def copies_unseen(v: Sight, kind: int, settings: Switches) -> int:
    """Return how many cards of an unseen kind there are: one, save for Wizards and Jesters."""
    if kind != WIZARD and kind != JESTER:
        return 1
    found = colours_in_play(settings)
    found -= v.wizards if kind == WIZARD else v.jesters
    if v.turned == kind:
        found -= 1
    for i in range(v.played):
        if kind_played(v.plays[i]) == kind:
            found -= 1
    return found
