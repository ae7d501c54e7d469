"""The open view: all hands on the table, for the replay of a finished game only."""

from __future__ import annotations

from typing import NamedTuple

from foretell.rules.settings import Settings
from foretell.table.events import hand_tokens
from foretell.table.state import Table
from foretell.table.view import View


class OpenView(NamedTuple):
    """What everyone may see of a game once it is over."""

    view: View  # as a spectator saw it
    hands: tuple[tuple[str, ...], ...]
    predictions: tuple[int | None, ...]


def open_view(s: Table, view: View, settings: Settings) -> OpenView:
    """Return the open view of a position."""
    seats = range(settings.seats)
    return OpenView(
        view,
        tuple(tuple(hand_tokens(s.hand[seat], s.wizards[seat], s.jesters[seat])) for seat in seats),
        tuple(s.predicted[seat] if s.predicted[seat] >= 0 else None for seat in seats),
    )
