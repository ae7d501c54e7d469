"""Luck of the deal: numbers that a deal alone decides, each with expectation exactly 0, for control variates.

Give every card a strength, which may depend on the turned card. Given that card, the hands are a random share of all
the others; so how much strength is dealt in all, and how unequally, have known expectations. With strengths w of the N
cards that may be dealt, mean μ and variance σ², and n hands of h cards, with sums S, T, …:

- E[Σ S] = n·h·μ, since every card is as likely to be dealt as any other;
- E[Σ (S − mean of S)²] = (n − 1)·h·σ²·N / (N − 1), since for a random share without replacement
  Var(S) − Cov(S, T) = h·σ²·N / (N − 1).

What is dealt less what was to be expected, summed over the rounds of a game, is the luck of the deal. Whose hand is the
strong one needs no control: the line-up is rotated, so every level held every hand, and that luck cancels exactly.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from foretell.arena.match import Match
from foretell.cards import CARDS, FIRST_JESTER, FIRST_SPECIAL, FIRST_WIZARD
from foretell.rules.decks import deck_size
from foretell.rules.rounds import hand_size

STRENGTHS: Final = ("rank", "wizards", "jesters", "trumps")
CONTROLS: Final = tuple(f"{name} {what}" for name in STRENGTHS for what in ("dealt", "apart"))


def luck(match: Match, deals: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return the controls of these deals, a row each; none in one colour, where all draw from their own piles."""
    settings = match.settings
    if settings.one_colour:
        return np.zeros((len(deals), 0))
    found = np.zeros((len(deals), len(CONTROLS)))
    size = deck_size(settings.switches)
    for number in range(1, match.rounds + 1):
        held = hand_size(number, settings.switches)
        decks = _decks(match, deals, number, min(held * match.seats + 1, size))
        hands = decks[:, : held * match.seats].reshape(len(deals), match.seats, held)
        turned = decks[:, held * match.seats] if held * match.seats < size else np.full(len(deals), CARDS)
        for kind, strength in enumerate(_strengths(match)):
            found[:, 2 * kind : 2 * kind + 2] += _centred(strength, hands, turned)
    return found


def _centred(strength: NDArray[np.float64], hands: NDArray[np.int8], turned: NDArray[np.int8]) -> NDArray[np.float64]:
    """Return how much more strength was dealt than expected, and how much farther apart the hands are."""
    _, seats, held = hands.shape
    others = strength[turned]  # NaN where a card cannot be dealt
    count = np.sum(~np.isnan(others), axis=1)
    mean, variance = np.nanmean(others, axis=1), np.nanvar(others, axis=1)
    sums = np.take_along_axis(others, hands.reshape(len(hands), -1).astype(np.int64), axis=1)
    sums = sums.reshape(hands.shape).sum(axis=2)
    apart = seats * sums.var(axis=1)
    return np.column_stack(
        [
            sums.sum(axis=1) - seats * held * mean,
            apart - (seats - 1) * held * variance * count / (count - 1),
        ]
    )


def _strengths(match: Match) -> NDArray[np.float64]:
    """Return the strengths of all cards for each turned card, the last row for none; NaN for a card not to be dealt."""
    from foretell.table.shufflers import sorted_deck

    table = np.full((len(STRENGTHS), CARDS + 1, CARDS), np.nan)
    deck = sorted_deck(match.settings)
    for turned in (*deck, CARDS):
        for card in deck:
            if card != turned:
                table[:, turned, card] = _strength(card, turned)
    return table


def _strength(card: int, turned: int) -> tuple[float, float, float, float]:
    wizard, jester = FIRST_WIZARD <= card < FIRST_JESTER, FIRST_JESTER <= card < FIRST_SPECIAL
    numbered = card < FIRST_WIZARD
    trump = numbered and turned < FIRST_WIZARD and card // 13 == turned // 13
    rank = (card % 13 + 1) / 13 if numbered else 0.0
    chance = 1.0 if wizard else 0.4 + 0.6 * rank if trump else 0.6 * rank**3
    return chance, float(wizard), float(jester), float(trump)


def _decks(match: Match, deals: NDArray[np.int64], number: int, needed: int) -> NDArray[np.int8]:
    from foretell.arena.decks import write_decks
    from foretell.fast.tables import settings_rows

    decks: Any = np.zeros((len(deals), CARDS), np.int8)
    write_decks(decks, deals, match.seed, number, needed, settings_rows([match.settings]))
    return decks  # type: ignore[no-any-return]
