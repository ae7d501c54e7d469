"""The arrangement: what the host has chosen for a table, and the settings of the game that follow from it."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, field, structs

from foretell.bots import LEVELS
from foretell.errors import BadSettings
from foretell.rules.editions import edition
from foretell.rules.settings import Settings
from foretell.server.names import clean_line
from foretell.server.ratings import RATED_LENGTHS
from foretell.server.refusals import refused

SECOND: Final = 1000
HOUR: Final = 3600 * SECOND
DAY: Final = 24 * HOUR
LONGEST_TITLE: Final = 40
LOT: Final = "lot"
"""In place of the scribe's seat: it is drawn when the game begins. TABLE-2."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to decide, in milliseconds: for each decision, and a bank for the whole game for what goes beyond."""

    decision: int
    bank: int = 0


class Arrangement(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses. `switches` are settings of the game by name: `specials`, `plus_minus_one`, …

    The `scribe` among them is a seat, or `lot`; the `length` a name, or hand sizes.
    """

    edition: str = "standard"
    seats: int = 4
    switches: dict[str, bool | int | str | list[str | int]] = field(default_factory=dict)
    title: str = ""
    public: bool = False
    clock: Clock | None = None
    spectators: Literal["none", "public", "hands_later"] = "public"
    hints: bool = False
    rated: bool = False
    pace: int = 1200
    stand_in: str = "scribe"

    @property
    def by_lot(self) -> bool:
        """Whether the scribe is drawn by lot when the game begins."""
        return self.switches.get("scribe") == LOT

    @property
    def correspondence(self) -> bool:
        """Whether there is so much time for a decision that nobody is expected to stay at the table."""
        return self.clock is not None and self.clock.decision >= HOUR


def settings_of(arrangement: Arrangement) -> Settings:
    """Return the settings of the game; what the rules exclude raises BadSettings.

    A scribe who is still to be drawn is seat 0.
    """
    chosen: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in arrangement.switches.items()
    }
    length = arrangement.switches.get("length")
    if isinstance(length, list) and not all(isinstance(size, int) for size in length):
        chosen["length"] = f"[{', '.join(map(str, length))}]"[:100]  # no hand sizes, and refused as it was written
    if arrangement.by_lot:
        del chosen["scribe"]
    for name in ("seats", "edition"):
        if name in chosen:
            raise BadSettings("settings/twice", f"{name} is given twice", one=name, other="switches")
    return edition(arrangement.edition).settings(seats=arrangement.seats, **chosen)


def checked(arrangement: Arrangement) -> Arrangement:
    """Return the arrangement with its title made clean, or raise what is wrong with it.

    Whoever does not say who the scribe is leaves it to the lot; in logs of earlier releases it is seat 0.
    """
    settings = settings_of(arrangement)
    level_checked(arrangement.stand_in)
    clock = arrangement.clock
    if clock is not None and not (SECOND <= clock.decision <= 30 * DAY and 0 <= clock.bank <= 30 * DAY):
        raise _bad("clock")
    if not 0 <= arrangement.pace <= 30 * SECOND:
        raise _bad("pace")
    if arrangement.rated and arrangement.hints:
        raise refused("table/rated-no-hints", "rated games have no hints")
    if arrangement.rated and settings.length_name not in RATED_LENGTHS:
        raise refused("table/rated-length", "rated games are full or a tournament's")
    title = clean_line(arrangement.title)
    if len(title) > LONGEST_TITLE:
        raise refused("names/too-long", f"a title has at most {LONGEST_TITLE} letters", most=LONGEST_TITLE)
    return structs.replace(arrangement, title=title, switches={"scribe": LOT} | arrangement.switches)


def people_checked(arrangement: Arrangement, people: int) -> None:
    """Raise where an arrangement wants more people than there are."""
    if arrangement.rated and people < 2:
        raise refused("table/rated-needs-people", "a rated game has at least two people")


def level_checked(level: str) -> str:
    """Return the level of a bot if there is such a level."""
    if level not in LEVELS:
        raise BadSettings("settings/no-bot", f"there is no bot {level!r}", setting="bot", value=level)
    return level


def _bad(option: str) -> Exception:
    return refused("table/bad-option", f"{option} is out of range", option=option)
