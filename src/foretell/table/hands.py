"""Hands: cards come and go. Wizards and Jesters are counted, every other kind is there or not. CARDS-5."""

from __future__ import annotations

from foretell.cards import JESTER, WIZARD
from foretell.table.state import Table


def add_card(s: Table, seat: int, kind: int) -> None:
    """Put a card into a hand."""
    s.hand[seat] |= 1 << kind
    if kind == WIZARD:
        s.wizards[seat] += 1
    elif kind == JESTER:
        s.jesters[seat] += 1


def remove_card(s: Table, seat: int, kind: int) -> None:
    """Take a card out of a hand."""
    if kind == WIZARD:
        s.wizards[seat] -= 1
        if s.wizards[seat]:
            return
    elif kind == JESTER:
        s.jesters[seat] -= 1
        if s.jesters[seat]:
            return
    s.hand[seat] ^= 1 << kind
