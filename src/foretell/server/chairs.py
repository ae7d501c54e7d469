"""Chairs: who sits where at a table."""

from __future__ import annotations

from foretell.record.fairness import Nonce
from foretell.server.names import skeleton
from foretell.server.shapes import SeatShown


class Chair:
    """A seat that is taken: by a person, by a bot that a person brought, or by a bot of the house, with its level."""

    __slots__ = ("announced", "away", "bot", "level", "name", "nonce", "player", "ready", "timeouts", "votes_end")

    def __init__(self, player: str, name: str, *, bot: bool = False, level: str = "") -> None:
        self.player = player
        self.name = name
        self.bot = bot or bool(level)
        self.level = level
        self.ready = bool(level)
        self.announced = ""
        self.nonce: bytes | None = None
        self.away = False
        self.timeouts = 0
        self.votes_end = False

    @property
    def of_the_house(self) -> bool:
        """Whether a bot of the house sits here."""
        return bool(self.level)

    @property
    def played_by_house(self) -> bool:
        """Whether the house decides for this seat now."""
        return bool(self.level) or self.away

    def clear(self) -> None:
        """Make ready for the next game."""
        self.ready = bool(self.level)
        self.announced = ""
        self.nonce = None
        self.timeouts = 0
        self.votes_end = False

    def fairness(self) -> Nonce | None:
        """Return what this seat added to chance."""
        return Nonce(self.announced, self.nonce) if self.announced else None

    def shown(self, seat: int) -> SeatShown:
        """Return what all may see of the chair."""
        return SeatShown(
            seat=seat,
            player=self.player,
            name=self.name,
            bot=self.bot,
            level=self.level,
            ready=self.ready,
            away=self.away,
            announced=self.announced,
            nonce=self.nonce.hex() if self.nonce else "",
            votes_end=self.votes_end,
        )


def taken_name(chairs: list[Chair | None], name: str, player: str) -> bool:
    """Return whether somebody else at the table has a name that people would take for this one."""
    seen = skeleton(name)
    return any(chair and chair.player != player and skeleton(chair.name) == seen for chair in chairs)
