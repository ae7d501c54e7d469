"""Positions for tests: deals from hands in tokens, tables in any round, games played by chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from foretell import Game, IllegalDecision, Settings
from foretell.cards import SPECIAL_NAMES, SPECIALS, kind_name, kind_of
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


def dealt(*hands: str, turned: str | None = None, **switches: Any) -> Game:
    """Return a game just dealt by its last seat, so that seat 0 is the first to predict and to lead.

    The special cards are in the deck when one of them is dealt or turned.

    >>> dealt("R7 W", "J B1", "J Sh", turned="G5").to_act
    (0,)
    """
    seats = len(hands)
    wanted = {*" ".join(hands).split(), turned}
    specials = SPECIAL_NAMES if wanted & {kind_name(kind) for kind in SPECIALS} else ()
    round_number = len(hands[0].split()) - 3 * switches.get("one_colour", False)
    ours = {"seats": seats, "scribe": -round_number % seats, "specials": specials}
    return game_with(hands, turned, Settings(**ours | switches))


def first_lead(*hands: str, turned: str | None = None, choose: str = "", predict: str = "", **switches: Any) -> Game:
    """Return a game as `dealt`, with trump chosen and predictions made (0 by default, from seat 0 on): seat 0 leads.

    >>> first_lead("R7 W", "J B1", "J Sh", turned="W", choose="trump=G", predict="2 0 1").view().trump
    'green'
    """
    game = dealt(*hands, turned=turned, **switches)
    return play_all(game, *choose.split(), *(predict.split() or "0" * len(hands)))


def may(game: Game, seat: int | None = None) -> str:
    """Return the tokens of what a seat may decide, by default the (lowest) one to act.

    >>> may(first_lead("R7 W", "J B1", "J Sh", turned="G5"))
    'R7 W'
    """
    return " ".join(decision.token for decision in game.legal(game.to_act[0] if seat is None else seat))


def refusal(game: Game, seat: int, token: str) -> IllegalDecision:
    """Return the error that a decision raises, having made sure that it changed nothing."""
    before = game.table.twin()
    told = game.events()
    with pytest.raises(IllegalDecision) as caught:
        game.play(seat, token)
    assert game.table == before
    assert game.events() == told
    return caught.value


def facts(game: Game, name: str, seat: int | None = None) -> list[dict[str, object]]:
    """Return what a seat, or a spectator, was told in the events of this name."""
    return [event.as_dict() for event in game.events(seat) if event.name == name]


def last_round(game: Game) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return predictions, tricks won and points of the round that was scored last."""
    row = game.block_of_truth().rows[-1]
    return row.predicted, row.won, row.points
