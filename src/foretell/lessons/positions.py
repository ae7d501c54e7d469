"""Positions: a game just dealt, with hands that are written down.

>>> game = position(["R7 W", "J B1", "J G2"], turned="G5", first=1)
>>> game.to_act, game.view(0).hand
((1,), ('R7', 'W'))
"""

from __future__ import annotations

from collections.abc import Sequence

from foretell.cards import kind_name, kind_of
from foretell.game import Game
from foretell.rules.decks import owner
from foretell.rules.rounds import hand_size, rounds
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
    settings = (settings or Settings()).replace(seats=len(hands), scribe=0)
    number = _round_of(len(hands[0].split()), settings)
    settings = settings.replace(scribe=(first - number) % len(hands))
    table = new_table()
    table.round_number = number - 1
    deal(table, deck(hands, turned, settings), settings.switches)
    return Game.from_table(table, settings, players, SeededShuffler(0))


def played(game: Game, tokens: str) -> Game:
    """Let whoever is to act, the lowest seat first, take these decisions, and return the game."""
    for token in tokens.split():
        game.play(game.to_act[0], token)
    return game


def deck(hands: Sequence[str], turned: str, settings: Settings) -> list[int]:
    """Return a deck that deals these hands and turns this card; in one colour each hand is of the seat's own cards."""
    left = sorted_deck(settings)
    chosen = []
    for seat, hand in enumerate((*hands, turned)):
        for token in hand.split():
            card = next(card for card in left if _is(card, token, seat, settings))
            left.remove(card)
            chosen.append(card)
    return chosen + left


def _round_of(size: int, settings: Settings) -> int:
    """Return the first round in which the hands have this size."""
    numbers = range(1, rounds(settings.switches) + 1)
    return next(number for number in numbers if hand_size(number, settings.switches) == size)


def _is(card: int, token: str, seat: int, settings: Settings) -> bool:
    return kind_name(kind_of(card)) == token and (not settings.one_colour or owner(card) == seat)
