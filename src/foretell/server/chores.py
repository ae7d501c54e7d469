"""Chores: what the house has to do at a table, and when. They follow from the sitting, so any worker may do them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, Protocol

from foretell.server.sitting import OPEN, OVER, SHOWING, Sitting


class Chore(NamedTuple):
    """Something to do once: at this turn (or after this line) for this seat."""

    name: str
    seat: int = -1
    turn: int = 0


class Patience(Protocol):
    """How long the house waits, in milliseconds."""

    grace: int
    """…for somebody who vanished during a game."""
    idle: int
    """…for anything at all to happen at a table that is set up."""
    abandoned: int
    """…for anybody to come back to a game that all have left."""


def chores(sitting: Sitting, missing: Mapping[str, int], patience: Patience) -> Iterator[tuple[int | None, Chore]]:
    """Yield what is to be done, each with its time; None means at once."""
    if sitting.status == SHOWING:
        yield sitting.show_until, Chore("deal_without", turn=sitting.number)
    elif sitting.in_game:
        if not sitting.paused:
            yield from _decisions(sitting)
        yield from _absences(sitting, missing, patience)
    elif sitting.status in (OPEN, OVER, "ended"):
        yield sitting.at + patience.idle, Chore("close", turn=sitting.number)


def _decisions(sitting: Sitting) -> Iterator[tuple[int | None, Chore]]:
    game = sitting.the_game
    turn = sitting.turn
    for seat in game.to_act:
        chair = sitting.chairs[seat]
        deadline = sitting.clocks.deadline(seat)
        if chair and chair.played_by_house:
            if not sitting.abandoned:
                yield None, Chore("decide", seat, turn)  # thinks at once; the answer waits for its time
        elif deadline is not None:
            yield deadline, Chore("time_out", seat, turn)


def _absences(sitting: Sitting, missing: Mapping[str, int], patience: Patience) -> Iterator[tuple[int | None, Chore]]:
    """Yield what becomes of those who vanished, also while the game is paused: nobody is to wait for them for ever."""
    if sitting.abandoned:
        yield sitting.at + patience.abandoned, Chore("give_up", turn=sitting.number)
    elif not sitting.arrangement.correspondence:
        for seat, chair in enumerate(sitting.chairs):
            if chair and not chair.played_by_house and chair.player in missing:
                yield missing[chair.player] + patience.grace, Chore("vanished", seat, sitting.number)
