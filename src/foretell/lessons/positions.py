"""Positions: a game just dealt, with hands that are written down.

>>> game = position(["R7 W", "J B1", "J G2"], turned="G5", first=1)
>>> game.to_act, game.view(0).hand
((1,), ('R7', 'W'))
"""

from __future__ import annotations

from collections.abc import Sequence

from foretell.cards import kind_name, kind_of
from foretell.game import Game
from foretell.rules.settings import Settings
from foretell.table.deal import deal, new_table
from foretell.table.shufflers import SeededShuffler, sorted_deck


def position(
    hands: Sequence[str],
    turned: str,
    first: int = 0,
    settings: Settings | None = None,
    players: Sequence[str] | None = None,
) -> Game:
    """Return a game in the round of such hands, just dealt, where seat `first` predicts and leads first."""
    seats, size = len(hands), len(hands[0].split())
    settings = (settings or Settings()).replace(seats=seats, scribe=(first - size) % seats)
    table = new_table()
    table.round_number = size - 1
    deal(table, deck(hands, turned, settings), settings.switches)
    return Game.from_table(table, settings, players, SeededShuffler(0))


def played(game: Game, tokens: str) -> Game:
    """Let whoever is to act, the lowest seat first, take these decisions, and return the game."""
    for token in tokens.split():
        game.play(game.to_act[0], token)
    return game


def deck(hands: Sequence[str], turned: str, settings: Settings) -> list[int]:
    """Return a deck that deals these hands and turns this card."""
    left = sorted_deck(settings)
    chosen = []
    for token in (*" ".join(hands).split(), turned):
        card = next(card for card in left if kind_name(kind_of(card)) == token)
        left.remove(card)
        chosen.append(card)
    return chosen + left
