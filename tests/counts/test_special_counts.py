"""Leaf counts of whole rounds with special cards and house rules, each counted twice.

Beside the plays, everything that is decided branches: the dealer's trump, the Werewolf's five ways, announcements,
passes after the Juggler, the Cloud's change. Only the predictions are fixed. The engine and the second opinion must
agree not only on the number of leaves but on how many of them end in which tricks, predictions and points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from foretell import Settings
from foretell.cards import SPECIAL_NAMES
from tests.counts.counter import engine_tally, oracle_tally
from tests.counts.oracle_round import OracleRound
from tests.helpers import table_with


class Deal(NamedTuple):
    """A fixed deal with its fixed predictions, and how many ways it can go."""

    leaves: int
    hands: tuple[str, ...]
    turned: str | None
    predictions: tuple[int, ...]
    switches: Mapping[str, Any] = MappingProxyType({"specials": SPECIAL_NAMES})


BY_TRICK = MappingProxyType({"specials": SPECIAL_NAMES, "cloud_acts": "trick"})
DEALS = {
    "all seven, Werewolf in hand": Deal(1784, ("Sh Dr", "Ju We", "Fa Cl"), "Bo", (1, 1, 0)),
    "all seven, Werewolf turned": Deal(1376, ("Sh Ju", "Dr Cl", "Fa Bo"), "We", (0, 1, 2)),
    "all seven among four": Deal(3504, ("Sh We", "Dr Fa", "Ju J", "Bo Cl"), "W", (1, 0, 0, 1)),
    "all seven in six hands of two": Deal(
        12190, ("We R1", "Dr B2", "Fa G3", "Bo R4", "Ju B5", "Cl J"), "Sh", (0, 1, 0, 1, 0, 0)
    ),
    "all but the Werewolf, hands of three": Deal(36384, ("Sh Dr R7", "Ju Cl B5", "Fa Bo J"), "G1", (1, 1, 0)),
    "all but the Cloud, hands of three": Deal(26460, ("Sh Dr R7", "Ju We B5", "Fa Bo R2"), "R9", (1, 1, 0)),
    "Juggler and Bomb": Deal(2288, ("Ju R5 W", "Bo R9 J", "B2 R3 W"), "R1", (1, 1, 0)),
    "Juggler, three hands of three": Deal(1476, ("Ju R5 R8", "R7 B7 J", "B8 R2 W"), "G1", (1, 1, 0)),
    "Cloud and Bomb": Deal(416, ("Cl R5 B10", "Bo R9 W", "B2 R12 B9"), "B1", (0, 0, 1)),
    "Cloud and Juggler": Deal(196, ("Cl R5", "Ju R9", "R10 B2"), "R1", (0, 0, 1)),
    "Cloud and Bomb, by trick": Deal(416, ("Cl R5 B10", "Bo R9 W", "B2 R12 B9"), "B1", (0, 0, 1), BY_TRICK),
    "Cloud and Juggler, by trick": Deal(196, ("Cl R5", "Ju R9", "R10 B2"), "R1", (0, 0, 1), BY_TRICK),
    "Cloud, Juggler and Fairy, by trick": Deal(14347, ("Cl Fa R5", "Ju Dr R9", "R10 B2 J"), "R1", (0, 1, 1), BY_TRICK),
    "Dragon and Fairy": Deal(145, ("Dr R5 B10", "Fa R9 W", "J R12 B9"), "R1", (1, 0, 1)),
    "Shapeshifter and Jesters": Deal(432, ("Sh J R5", "J J B3", "W J R9"), "B1", (1, 0, 1)),
    "Fairy and Jesters": Deal(432, ("Fa J R5", "J Sh B3", "Bo J R9"), "B1", (1, 0, 1)),
    "Werewolf takes a Wizard": Deal(20, ("We R5", "R9 B3", "B4 R2"), "W", (1, 0, 1)),
    "Werewolf takes the Bomb": Deal(60, ("R5 G3", "We B3", "B4 R2", "J W"), "Bo", (1, 0, 1, 0)),
    "turned Cloud": Deal(48, ("R5 G3", "B7 B3", "B4 R2", "J W"), "Cl", (1, 0, 1, 0)),
    "turned Fairy": Deal(120, ("R5 G3 G4", "B7 B3 R1", "B4 R2 W"), "Fa", (1, 0, 1)),
    "one colour": Deal(13824, ("B13 B2 W J", "R13 R2 W J", "G13 G5 W J"), None, (1, 2, 0), {"one_colour": True}),
    "Wizards barred": Deal(102, ("R5 W B2", "W W R3", "R7 J B9"), "R1", (1, 1, 1), {"wizard_barred": True}),
    "Wizards barred, Jesters led": Deal(
        4251, ("J W R2 B3", "R9 W B5 J", "W R4 J B8"), "R1", (1, 1, 1), {"wizard_barred": True}
    ),
    "a turned Wizard": Deal(408, ("R5 W B2", "W B3 R3", "R7 J B9"), "W", (1, 1, 1), {}),
    "a turned Wizard, no trump": Deal(
        102, ("R5 W B2", "W B3 R3", "R7 J B9"), "W", (1, 1, 1), {"turned_wizard_no_trump": True}
    ),
}


def numbered(hands: tuple[str, ...], turned: str | None) -> tuple[list[list[str]], str | None]:
    """Return the hands and the turned card as the second opinion names them: each Wizard and Jester has its number."""
    seen: Counter[str] = Counter()

    def name(token: str) -> str:
        seen[token] += 1
        return f"{token}{seen[token]}" if token in ("W", "J") else token

    return [[name(token) for token in hand.split()] for hand in hands], turned and name(turned)


@pytest.mark.parametrize("deal", DEALS.values(), ids=DEALS)
def test_engine_and_second_opinion_count_the_same(deal: Deal) -> None:
    settings = Settings(seats=len(deal.hands), **deal.switches)
    table = table_with(deal.hands, deal.turned, settings)
    counted = engine_tally(table, deal.predictions, settings)
    start = OracleRound(*numbered(deal.hands, deal.turned), table.dealer, None, settings.as_dict())
    assert counted == oracle_tally(start, deal.predictions)
    assert counted.total() == deal.leaves
