"""The worth of a card: how likely it is to win a trick, by the published formula of Schumacher and Pleines (2022).

For a card c and n players: f is the share of the deck that beats c when c lies on the table, g the share that c beats
when played onto it, v = ((1 − f) + g) / 2, and the worth is v to the power n − 1, scaled so that its mean over the deck
is 1/n. The table of all plays under all trumps is computed once per settings, by asking the rules who wins.
"""

from __future__ import annotations

from functools import cache

from foretell.cards import PLAYS, kind_of, kind_played
from foretell.rules.settings import Settings, Switches
from foretell.rules.tricks import OPEN, follow_after, winner
from foretell.rules.trump import NO_TRUMP
from foretell.table.actions import FIRST_PLAY, announcements, legal_actions
from foretell.table.shufflers import sorted_deck
from foretell.table.state import PLAY

Beats = list[list[bool]]


@cache
def worths(settings: Settings) -> tuple[float, ...]:
    """Return the worth of play p under trump t at place t × 67 + p; trump 4 is no trump."""
    shares = _shares(settings)
    table = [0.0] * ((NO_TRUMP + 1) * PLAYS)
    for trump in range(NO_TRUMP + 1):
        values = _values(trump, shares, settings)
        scale = _scale(values, shares, settings)
        for play, value in values.items():
            table[trump * PLAYS + play] = scale * value ** (settings.seats - 1)
    return tuple(table)


@cache
def scales(settings: Settings) -> tuple[float, ...]:
    """Return for each trump by what v to the power n − 1 is multiplied to give a worth."""
    shares = _shares(settings)
    return tuple(_scale(_values(trump, shares, settings), shares, settings) for trump in range(NO_TRUMP + 1))


def _values(trump: int, shares: dict[int, float], settings: Settings) -> dict[int, float]:
    beats = _who_beats_whom(trump, settings.one_colour, settings.wizard_barred)
    return {play: _value(play, shares, beats) for play in shares}


def _scale(values: dict[int, float], shares: dict[int, float], settings: Settings) -> float:
    mean = sum(share * values[play] ** (settings.seats - 1) for play, share in shares.items())
    return 1 / (mean * settings.seats)


def _shares(settings: Settings) -> dict[int, float]:
    """Return the plays that the deck can become, with their share; a card's announcements share its part."""
    cards = [kind_of(card) for card in sorted_deck(settings)]
    shares: dict[int, float] = {}
    for kind in cards:
        for action in legal_actions(PLAY, 1 << kind) if kind in _PLAYABLE else ():
            part = 1 / announcements(PLAY, kind) / len(cards)
            shares[action - FIRST_PLAY] = shares.get(action - FIRST_PLAY, 0) + part
    return shares


_PLAYABLE = frozenset(kind_played(play) for play in range(PLAYS))


def _value(play: int, shares: dict[int, float], beats: Beats) -> float:
    beaten_by = sum(share for other, share in shares.items() if beats[other][play])
    wins = sum(share for other, share in shares.items() if beats[play][other])
    return ((1 - beaten_by) + wins) / 2


@cache
def _who_beats_whom(trump: int, one_colour: bool, wizard_barred: bool) -> Beats:
    """Return for each play whether it takes the trick from each other; no other switch has a say in that."""
    settings = Settings(one_colour=one_colour, wizard_barred=wizard_barred).switches
    return [[_beats(second, first, trump, settings) for first in range(PLAYS)] for second in range(PLAYS)]


def _beats(second: int, first: int, trump: int, settings: Switches) -> bool:
    """Return whether a play takes the trick from the one that lies there."""
    follow = follow_after(follow_after(OPEN, first, settings), second, settings)
    return winner((first, second), 0, 2, follow, trump, settings) == 1
