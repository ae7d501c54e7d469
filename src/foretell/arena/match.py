"""A match: who plays whom, under which settings, over which deals.

Luck of the cards is shared out by rotation: the line-up moves on by one seat and plays the same deals again, until it
stands as at first. So every level holds every hand of every deal equally often, and what is left is skill. A line-up
that repeats itself, such as scribe, jester, scribe, jester, is back after fewer moves than there are seats.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from foretell.arena.players import check_level
from foretell.errors import BadSettings
from foretell.numbers import whole_number
from foretell.rules.rounds import dealer, rounds
from foretell.rules.settings import Settings
from foretell.table.shufflers import checked_seed

MOST_DEALS: Final = 1 << 31
"""The number of a deal is one word of the counter that chance is drawn by."""


@dataclass(frozen=True, kw_only=True)
class Match:
    """A line-up of levels by seat, and how many games it plays; rounded up so that each deal is played in full.

    >>> match = Match(line_up=("jester",) * 4, games=10)
    >>> match.rotations, match.deals
    (1, 10)
    """

    line_up: tuple[str, ...]
    settings: Settings = field(default_factory=Settings)
    games: int = 1000
    seed: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "line_up", _line_up(self.line_up))
        if len(self.line_up) != self.settings.seats:
            raise BadSettings(
                "arena/line-up",
                f"{len(self.line_up)} bots for {self.settings.seats} seats",
                rule="TABLE-1",
                bots=len(self.line_up),
                seats=self.settings.seats,
            )
        for level in self.levels:
            check_level(level)
        object.__setattr__(self, "seed", checked_seed("seed", self.seed))
        games = whole_number(self.games)
        if games is not None:
            object.__setattr__(self, "games", games)
        if games is None or games < 1 or self.deals > MOST_DEALS:
            raise BadSettings("arena/games", f"cannot play {self.games!r} games", setting="games", value=self.games)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.settings.seats

    @property
    def rounds(self) -> int:
        """How many rounds a game has."""
        return rounds(self.settings.switches)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that play, each once, in the order of the line-up."""
        return tuple(dict.fromkeys(self.line_up))

    @property
    def rotations(self) -> int:
        """How often a deal is played until the line-up stands as at first."""
        moves = range(1, self.seats)
        return next((move for move in moves if self.seating(move) == self.line_up), self.seats)

    @property
    def deals(self) -> int:
        """How many deals are played, each in every rotation."""
        return -(-self.games // self.rotations)

    def seating(self, rotation: int) -> tuple[str, ...]:
        """Return the level of each seat after this many moves of the line-up.

        >>> match = Match(line_up=("jester", "foretell.bots.jester:Jester", "jester"), settings=Settings(seats=3))
        >>> match.seating(2)
        ('foretell.bots.jester:Jester', 'jester', 'jester')
        """
        return tuple(self.line_up[(seat - rotation) % self.seats] for seat in range(self.seats))

    def places(self, round_number: int) -> tuple[int, ...]:
        """Return each seat's place after the dealer of a round: 0 leads the first trick, the last one deals."""
        dealt_by = dealer(round_number, self.settings.switches)
        return tuple((seat - dealt_by - 1) % self.seats for seat in range(self.seats))

    def as_dict(self) -> dict[str, Any]:
        """Return the match ready for JSON."""
        settings = {
            name: list(value) if isinstance(value, tuple) else value for name, value in self.settings.as_dict().items()
        }
        return {"line_up": list(self.line_up), "settings": settings, "games": self.games, "seed": self.seed}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Match:
        """Return the match that `as_dict` described."""
        switches = dict(data["settings"])
        settings = Settings(**switches | {"specials": tuple(switches["specials"])})
        return cls(line_up=tuple(data["line_up"]), settings=settings, games=data["games"], seed=data["seed"])


def _line_up(bots: object) -> tuple[str, ...]:
    """Return the names of bots as a tuple; one text is no line-up, though it could be gone through."""
    if isinstance(bots, str) or not isinstance(bots, Iterable):
        text = f"a line-up is a list of bots, one for each seat, not {bots!r}"
        raise BadSettings("arena/no-line-up", text, setting="line_up", value=str(bots))
    return tuple(bots)
