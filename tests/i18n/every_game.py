"""Every game there is: all valid settings without special cards, and some selections with them.

What may be set is asked of the settings themselves, so a new switch joins by being there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from typing import Any, Final

from foretell import BadSettings, Settings
from foretell.cards import SPECIAL_NAMES
from foretell.rules import settings as rules
from foretell.rules.settings import CHOICES, HOUSE, SEATS, VARIANTS

SELECTIONS: Final[tuple[tuple[str, ...], ...]] = (
    ("bomb",),
    ("dragon", "fairy"),
    ("werewolf", "juggler"),
    ("shapeshifter", "bomb", "cloud"),
    SPECIAL_NAMES,
)
OWN_LENGTHS: Final = ((1,), (10,), (2, 10), (10, 3, 1))
"""Games of a length of their own, for any number of seats; 10 cards are the whole deck with six."""


def every_game() -> Iterator[Settings]:
    """Yield them all, of the standard edition."""
    for specials in ((), *SELECTIONS):
        for variants in _valid(VARIANTS, specials):
            for house in _valid(HOUSE, specials):
                for seats, chosen, length in product(SEATS, product(*CHOICES.values()), _lengths()):
                    choices: dict[str, Any] = dict(zip(CHOICES, chosen, strict=True))
                    try:
                        yield Settings(specials=specials, seats=seats, **variants, **house, **choices, **length)
                    except BadSettings:
                        continue


def _valid(names: tuple[str, ...], specials: tuple[str, ...]) -> list[dict[str, Any]]:
    """Return every way to set these switches that goes with the special cards."""
    found = []
    for values in product((False, True), repeat=len(names)):
        switches: dict[str, Any] = dict(zip(names, values, strict=True))
        try:
            Settings(seats=3, specials=specials, **switches)
        except BadSettings:
            continue
        found.append(switches)
    return found


def _lengths() -> list[dict[str, Any]]:
    if "length" not in {field.name for field in fields(Settings)}:
        return [{}]
    return [{"length": length} for length in (*getattr(rules, "LENGTHS", ()), *OWN_LENGTHS)]
