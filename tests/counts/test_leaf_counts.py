"""Leaf counts of the play phase that two counters outside this project agree on.

Base deck, cards 0 to 59 sorted by the SHA-256 of `wizard-perft/0/{card}`; the hands from the top, seat by seat, the
next card turned, a turned Wizard or Jester meaning no trump; seat 0 leads, and every distinct card counts.
"""

from __future__ import annotations

from hashlib import sha256

import pytest

from foretell import Settings
from foretell.cards import card_name
from foretell.table.deal import deal, new_table
from foretell.table.state import PLAY
from tests.counts.counter import engine_leaves, oracle_tally
from tests.counts.oracle_round import OracleRound

COUNTS = [
    (3, 2, 4),
    (3, 3, 138),
    (3, 4, 4888),
    (3, 5, 134024),
    (4, 3, 472),
    (4, 4, 33176),
    (5, 3, 792),
    (6, 3, 3552),
]


def fixed_deck() -> list[int]:
    return sorted(range(60), key=lambda card: sha256(f"wizard-perft/0/{card}".encode()).digest())


@pytest.mark.parametrize(("seats", "cards", "leaves"), COUNTS)
def test_the_engine_counts_every_way_to_play(seats: int, cards: int, leaves: int) -> None:
    settings = Settings(seats=seats, turned_wizard_no_trump=True)
    table = new_table()
    table.round_number = cards - 1
    deal(table, fixed_deck(), settings.switches)
    table.phase = PLAY
    table.turn = table.leaders[0] = 0
    assert engine_leaves(table, settings) == leaves


@pytest.mark.parametrize(("seats", "cards", "leaves"), [count for count in COUNTS if count[2] < 50000])
def test_the_second_opinion_counts_every_way_to_play(seats: int, cards: int, leaves: int) -> None:
    rules = Settings(seats=seats, turned_wizard_no_trump=True).as_dict()
    names = [card_name(card) for card in fixed_deck()]
    hands = [names[seat * cards : (seat + 1) * cards] for seat in range(seats)]
    start = OracleRound(hands, names[seats * cards], seats - 1, None, rules)
    assert oracle_tally(start, [0] * seats).total() == leaves
