"""Editions: what each booklet prescribes, as data. EDITION-1 to EDITION-8.

An edition is a TOML file of named switches, its language, the variants on offer and what its box says. Adding an
edition is adding a file; rule code never asks for an edition, only for switches.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any, Final

from foretell.errors import BadSettings
from foretell.rules.settings import CHOICES, HOUSE, SWITCHES, Settings, check_names

DEFAULT: Final = "standard"
_OF_A_GAME: Final = tuple(field.name for field in fields(Settings) if field.name not in SWITCHES)


@dataclass(frozen=True, kw_only=True)
class Edition:
    """One booklet's game: data for the interface, and the switches for the rules.

    `booklets` are the short names, as in docs/rules.md, of the booklets that it follows.
    """

    name: str
    title: str
    language: str
    booklets: tuple[str, ...] = ()
    publisher: str = ""
    players: tuple[int, int] = (3, 6)
    age: str = ""
    minutes: int = 0
    author: str = ""
    artist: str = ""
    predictions_noted_by: str = "scribe"
    wizard_mark: str = ""
    jester_mark: str = ""
    offers: tuple[str, ...] = ()
    switches: tuple[tuple[str, Any], ...] = ()

    def settings(self, /, **game: Any) -> Settings:
        """Return checked settings for a game: `seats`, `scribe`, `specials`, and switches that overrule the edition."""
        return Settings(edition=self.name).replace(**dict(self.switches) | game)

    def replace(self, /, **switches: Any) -> Edition:
        """Return this edition with house rules: some of its switches changed.

        >>> edition("standard").replace(plus_minus_one=True).settings(seats=5).plus_minus_one
        True
        """
        for name in switches:
            if name in _OF_A_GAME:
                raise BadSettings(
                    "settings/of-a-game", f"{name} is chosen for each game, not by an edition", setting=name
                )
        check_names(switches, SWITCHES)
        changed = replace(self, switches=tuple((dict(self.switches) | switches).items()))
        changed.settings(seats=3)
        return changed


@cache
def edition_names() -> tuple[str, ...]:
    """Return the names of all editions, the default first."""
    found = sorted(path.name[:-5] for path in _folder().iterdir() if path.name.endswith(".toml"))
    return (DEFAULT, *(name for name in found if name != DEFAULT))


@cache
def edition(name: str) -> Edition:
    """Return an edition by name."""
    if name not in edition_names():
        raise BadSettings(
            "settings/no-edition",
            f"there is no edition {name!r}; there are {', '.join(edition_names())}",
            setting="edition",
            value=name,
        )
    data = tomllib.loads((_folder() / f"{name}.toml").read_text(encoding="utf-8"))
    switches = data.pop("switches", {})
    check_names(switches, SWITCHES)
    for key in ("players", "offers"):
        data[key] = tuple(data[key])
    data["booklets"] = tuple(data.get("booklets", ()))
    return Edition(name=name, switches=tuple(switches.items()), **data)


def edition_of(settings: Settings) -> Edition:
    """Return the edition of a game; one that is not ours has its name for a title, and the switches of the game.

    >>> edition_of(Settings(edition="our house", predict_from="scribe")).switches[2]
    ('predict_from', 'scribe')
    """
    name = settings.edition
    if name in edition_names():
        return edition(name)
    switches = tuple((switch, getattr(settings, switch)) for switch in (*CHOICES, *HOUSE))
    return Edition(name=name, title=name, language=edition(DEFAULT).language, switches=switches)


def _folder() -> Any:
    from importlib.resources import files

    return files("foretell.rules") / "editions"
