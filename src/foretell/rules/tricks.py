"""Tricks: which colour must be followed, which cards may be played, who takes the trick.

PLAY-2 to PLAY-8, WIN-1 to WIN-8, SHAPE-1, VAR-5, EDITION-3.

The colour to follow is set by the first coloured card. Before it only Jesters, Fairy or Bomb lie there: still open.
If a Wizard or the Dragon comes first, nobody has to follow for the rest of the trick: free.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from foretell.cards import (
    BOMB,
    CLOUD,
    DRAGON,
    FAIRY,
    JESTER,
    JUGGLER,
    NO_COLOUR,
    PLAY_AS_JESTER,
    PLAY_AS_WIZARD,
    PLAY_BOMB,
    PLAY_DRAGON,
    PLAY_FAIRY,
    PLAY_JESTER,
    PLAY_WIZARD,
    SHAPESHIFTER,
    WIZARD,
    colour_played,
    value_played,
)
from foretell.rules.settings import Switches

OPEN: Final = 4
FREE: Final = 5

_ONE_COLOUR: Final = 0x3FFE
_WIZARDS: Final = 1 << WIZARD
_ALL_BUT_WIZARDS: Final = (1 << 63) - 1 - _WIZARDS
ALWAYS_PLAYABLE: Final = (
    _WIZARDS | 1 << JESTER | 1 << SHAPESHIFTER | 1 << DRAGON | 1 << FAIRY | 1 << BOMB | 1 << JUGGLER | 1 << CLOUD
)

_DRAGON: Final = 900
_WIZARD: Final = 800
_TRUMP: Final = 400
_FOLLOWING: Final = 200
_JESTER: Final = 100
_FAIRY: Final = 50
_NOTHING: Final = 0


def follow_after(follow: int, play: int, settings: Switches) -> int:
    """Return the colour to follow, OPEN or FREE, once this card lies on the table."""
    if follow != OPEN:
        return follow
    if settings.one_colour:
        return FREE
    colour = colour_played(play)
    if colour != NO_COLOUR:
        return colour
    if play == PLAY_WIZARD or play == PLAY_AS_WIZARD or play == PLAY_DRAGON:
        return FREE
    return OPEN


def cards_of(colour: int) -> int:
    """Return the set of the 13 number cards of a colour."""
    return _ONE_COLOUR << 16 * colour


def wizards_barred(follow: int, trump: int, settings: Switches) -> bool:
    """Return whether Wizards may not be played here and count for nothing: trump must be followed. EDITION-3."""
    return settings.wizard_barred != 0 and follow < OPEN and follow == trump


def legal_plays(hand: int, follow: int, trump: int, settings: Switches) -> int:
    """Return the set of kinds in the hand that may be played."""
    legal = hand
    if follow < OPEN:
        colour = cards_of(follow)
        if hand & colour:
            legal = hand & (colour | ALWAYS_PLAYABLE)
        if wizards_barred(follow, trump, settings):
            legal &= _ALL_BUT_WIZARDS
            if legal == 0:
                legal = _WIZARDS
    return legal


def strength(play: int, follow: int, trump: int, settings: Switches) -> int:
    """Return how strong a play is in its trick; the strongest takes it, among equals the first."""
    if play < PLAY_WIZARD or play > PLAY_BOMB:
        if settings.one_colour:
            return _FOLLOWING + value_played(play)
        colour = colour_played(play)
        if colour == trump:
            return _TRUMP + value_played(play)
        return _FOLLOWING + value_played(play) if colour == follow else _NOTHING
    if play == PLAY_WIZARD or play == PLAY_AS_WIZARD:
        return _NOTHING if wizards_barred(follow, trump, settings) else _WIZARD
    if play == PLAY_JESTER or play == PLAY_AS_JESTER:
        return _JESTER
    if play == PLAY_DRAGON:
        return _DRAGON
    return _FAIRY if play == PLAY_FAIRY else _NOTHING


def winner(plays: Sequence[int], first: int, count: int, follow: int, trump: int, settings: Switches) -> int:
    """Return which of `count` plays from index `first` on takes the trick, counted from 0."""
    best = 0
    most = -1
    fairy = -1
    for position in range(count):
        play = plays[first + position]
        power = strength(play, follow, trump, settings)
        if power > most:
            best = position
            most = power
        if play == PLAY_FAIRY:
            fairy = position
    if fairy >= 0 and most == _DRAGON:
        return fairy
    return best
