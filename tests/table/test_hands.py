"""Hands: cards come and go, Wizards and Jesters by count. CARDS-5."""

from __future__ import annotations

import pytest

from foretell.cards import JESTER, KINDS, WIZARD
from foretell.table.hands import add_card, remove_card
from foretell.table.state import Table


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in (WIZARD, JESTER)])
def test_a_card_comes_and_goes(kind: int) -> None:
    s = Table()
    add_card(s, 4, kind)
    assert s.hand == [0, 0, 0, 0, 1 << kind, 0]
    assert (s.wizards, s.jesters) == ([0] * 6, [0] * 6)
    remove_card(s, 4, kind)
    assert s == Table()


@pytest.mark.parametrize(("kind", "name"), [(WIZARD, "wizards"), (JESTER, "jesters")])
def test_wizards_and_jesters_are_counted(kind: int, name: str) -> None:
    s = Table()
    for number in range(1, 5):
        add_card(s, 1, kind)
        assert getattr(s, name) == [0, number, 0, 0, 0, 0]
        assert s.hand == [0, 1 << kind, 0, 0, 0, 0]
    for number in range(3, -1, -1):
        remove_card(s, 1, kind)
        assert getattr(s, name) == [0, number, 0, 0, 0, 0]
        assert s.hand == [0, (number > 0) << kind, 0, 0, 0, 0]
    assert s == Table()


def test_wizards_and_jesters_do_not_count_for_each_other() -> None:
    s = Table()
    for kind in (WIZARD, JESTER, JESTER):
        add_card(s, 0, kind)
    assert (s.wizards[0], s.jesters[0], s.hand[0]) == (1, 2, 1 << WIZARD | 1 << JESTER)
    remove_card(s, 0, WIZARD)
    assert (s.wizards[0], s.jesters[0], s.hand[0]) == (0, 2, 1 << JESTER)
