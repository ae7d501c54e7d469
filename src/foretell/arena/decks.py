"""Decks of many deals at once, compiled: the same ones that the games are played with."""

from __future__ import annotations

from typing import Any

from foretell.fast.compiler import entry
from foretell.rules.decks import fill_deck
from foretell.table.chance import shuffle

Array = Any


@entry
def write_decks(decks: Array, deals: Array, seed: int, round_number: int, needed: int, rules: Array) -> None:
    """Write the first `needed` cards of each deal's deck of a round, each into a row with room for all cards."""
    for i in range(len(deals)):
        size = fill_deck(decks[i], rules[0])
        shuffle(decks[i], size, needed, seed, deals[i], round_number)
