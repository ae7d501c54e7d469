"""Positions for tests: deals from hands in tokens, tables in any round, games played by chance."""

from __future__ import annotations

from collections.abc import Sequence

from foretell import Game, Settings
from foretell.cards import kind_name, kind_of
from foretell.table.chance import draw
from foretell.table.deal import deal, new_table
from foretell.table.shufflers import sorted_deck
from foretell.table.state import Table


def deck_of(hands: Sequence[str], turned: str | None = None, settings: Settings | None = None) -> list[int]:
    """Return a deck that deals these hands (tokens of kinds, spaces between) and turns this card.

    >>> deck_of(["R7 W", "J B1", "J W"], turned="G5")[:7]
    [19, 52, 56, 0, 57, 53, 30]
    """
    settings = settings or Settings(seats=len(hands))
    left = sorted_deck(settings)
    wanted = [token for hand in hands for token in hand.split()] + ([turned] if turned else [])
    chosen = []
    for token in wanted:
        card = next(card for card in left if kind_name(kind_of(card)) == token)
        left.remove(card)
        chosen.append(card)
    return chosen + left


def table_with(hands: Sequence[str], turned: str | None = None, settings: Settings | None = None) -> Table:
    """Return a table in the round that deals hands of this size, just dealt."""
    settings = settings or Settings(seats=len(hands))
    table = new_table()
    size = len(hands[0].split())
    table.round_number = size - 1 if not (settings.one_colour or settings.maximus) else max(size - 4, 0)
    deal(table, deck_of(hands, turned, settings), settings.switches)
    return table


def game_with(hands: Sequence[str], turned: str | None = None, settings: Settings | None = None) -> Game:
    """Return a game at `table_with`: playable and viewable, without a past."""
    settings = settings or Settings(seats=len(hands))
    return Game.from_table(table_with(hands, turned, settings), settings)


def play_all(game: Game, *tokens: str) -> Game:
    """Let whoever is to act (the lowest seat) take these decisions one after another."""
    for token in tokens:
        game.play(game.to_act[0], token)
    return game


def play_out(game: Game, seed: int = 0) -> Game:
    """Play to the end by chance, the seats that may act in random order."""
    step = 0
    while not game.over:
        seats = game.to_act
        seat = seats[draw(len(seats), seed, 0, step)]
        choices = game.legal(seat)
        game.play(seat, choices[draw(len(choices), seed, 1, step)])
        step += 1
    return game
