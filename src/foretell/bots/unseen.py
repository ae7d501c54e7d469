"""What a seat has not seen: cards that may be in other hands or in the rest of the deck.

Everything is read off the sight: own hand, cards played in this round, the turned card.
"""

from __future__ import annotations

from foretell.bits import lowest
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
from foretell.rules.tricks import OPEN, follow_after, strength
from foretell.table.actions import FIRST_PLAY, action_of
from foretell.table.sight import Sight
from foretell.table.state import PLAY


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


def beats(second: int, first: int, trump: int, settings: Switches) -> bool:
    """Return whether a play takes the trick from one that lies there alone."""
    follow = follow_after(follow_after(OPEN, first, settings), second, settings)
    return strength(second, follow, trump, settings) > strength(first, follow, trump, settings)


def tally(play: int, trump: int, v: Sight, kinds: int, settings: Switches) -> tuple[int, int, int]:
    """Return how many unseen cards there are, how many of them a play beats, and how many beat it."""
    total = 0
    beaten = 0
    beating = 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        count = copies_unseen(v, kind, settings)
        if count:
            other = action_of(PLAY, kind) - FIRST_PLAY
            total += count
            if beats(play, other, trump, settings):
                beaten += count
            if beats(other, play, trump, settings):
                beating += count
    return total, beaten, beating


def lacks(wanted: int, total: int, held: int) -> float:
    """Return how likely a hand of unseen cards has none of those wanted."""
    if wanted >= total:
        return 0.0 if wanted else 1.0
    chance = 1.0
    for _ in range(held):
        chance *= 1.0 - wanted / total
    return chance
