"""Settings: the named switches under which a game is played, and which of them exclude each other.

VAR-7, LENGTH-1, CLOUD-6.

`Settings` is for people. For the rules they are one small row of ints, `Switches`, passed last everywhere; a switch has
the same name in both.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, Final

from foretell.cards import SPECIAL_NAMES, SPECIALS
from foretell.errors import BadSettings
from foretell.numbers import whole_number
from foretell.rows import Int8, Int8x20, Int64, Row, row

VARIANTS: Final = (
    "plus_minus_one",
    "hidden_predictions",
    "secret_predictions",
    "clairvoyance",
    "one_colour",
    "maximus",
)
CHOICES: Final = {
    "hidden_reveal": ("before_play", "after_round"),
    "clairvoyance_rounds": ("first", "every"),
    "predict_from": ("dealer", "scribe"),
    "cloud_acts": ("round", "trick"),
}
HOUSE: Final = ("wizard_barred", "turned_wizard_no_trump")
SWITCHES: Final = (*VARIANTS, *CHOICES, *HOUSE)
"""What an edition or a house rule may set; seats, scribe, special cards and length belong to the game at hand."""

LENGTHS: Final = ("full", "tournament", "short")
"""The lengths with a name. LENGTH-1."""
CUSTOM: Final = "custom"
"""The length of a game whose hand sizes are listed one by one. LENGTH-1."""
MOST_ROUNDS: Final = 20
"""The most rounds that a game can have."""

SEATS: Final = range(3, 7)
"""How many may play. TABLE-1."""
TOGETHER: Final = ("dragon", "fairy")
"""Special cards that come together or not at all. CARDS-4."""
SPECIAL_PRESETS: Final = {
    "none": (),
    "first": ("shapeshifter",),
    "some": ("shapeshifter", "dragon", "fairy", "bomb"),
    "all": SPECIAL_NAMES,
}
"""The advised order of getting to know the special cards. CARDS-6."""

_TOURNAMENT: Final = {
    3: tuple(range(2, 21, 2)),
    4: (1, 3, 5, 7, 9, 11, 12, 13, 14, 15),
    5: (2, *range(4, 13)),
    6: tuple(range(1, 11)),
}
_SHORT: Final = (1, 3, 5, 7, 9)
_NUMBERS: Final = ("seats", "scribe")
_SHOWN: Final = 60
_CONFLICTS: Final = (
    ("plus_minus_one", "hidden_predictions"),
    ("plus_minus_one", "secret_predictions"),
    ("hidden_predictions", "secret_predictions"),
    ("clairvoyance", "one_colour"),
    ("clairvoyance", "maximus"),
    ("one_colour", "maximus"),
    ("specials", "clairvoyance"),
    ("specials", "one_colour"),
    ("specials", "maximus"),
    ("specials", "wizard_barred"),
    ("one_colour", "length"),
    ("maximus", "length"),
)


@row
class Switches(Row):
    """The settings as the rules read them: a choice is the number of its value, `specials` a set of kinds.

    `hand_sizes` says how many cards each round deals to a seat, up to the `last_round`.
    """

    specials: Int64
    hand_sizes: Int8x20
    last_round: Int8
    seats: Int8
    scribe: Int8
    plus_minus_one: Int8
    hidden_predictions: Int8
    secret_predictions: Int8
    clairvoyance: Int8
    one_colour: Int8
    maximus: Int8
    hidden_reveal: Int8
    clairvoyance_rounds: Int8
    predict_from: Int8
    cloud_acts: Int8
    wizard_barred: Int8
    turned_wizard_no_trump: Int8


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What a game is played under. Checked when made: a combination that the rules exclude raises BadSettings.

    >>> Settings(seats=3, specials=("dragon", "fairy")).specials
    ('dragon', 'fairy')
    >>> Settings(plus_minus_one=True, secret_predictions=True)
    Traceback (most recent call last):
    foretell.errors.BadSettings: plus_minus_one and secret_predictions exclude each other
    """

    edition: str = "standard"
    seats: int = 4
    scribe: int = 0
    specials: tuple[str, ...] = ()
    plus_minus_one: bool = False
    hidden_predictions: bool = False
    secret_predictions: bool = False
    clairvoyance: bool = False
    one_colour: bool = False
    maximus: bool = False
    hidden_reveal: str = "before_play"
    clairvoyance_rounds: str = "first"
    predict_from: str = "dealer"
    wizard_barred: bool = False
    turned_wizard_no_trump: bool = False
    length: str | list[int] | tuple[int, ...] = "full"
    cloud_acts: str = "round"

    def __post_init__(self) -> None:
        for name in _NUMBERS:
            if (number := whole_number(getattr(self, name))) is not None:
                object.__setattr__(self, name, number)
        if isinstance(self.length, (list, tuple)):
            sizes = tuple(size if (n := whole_number(size)) is None else n for size in self.length)
            object.__setattr__(self, "length", sizes)
        for field in fields(self):
            _check_value(field.name, getattr(self, field.name))
        object.__setattr__(self, "specials", tuple(name for name in SPECIAL_NAMES if name in self.specials))
        if self.seats not in SEATS:
            raise _bad("seats", f"a game has 3 to 6 seats, not {self.seats}", rule="TABLE-1", value=self.seats)
        if not 0 <= self.scribe < self.seats:
            raise _bad("scribe", f"no seat {self.scribe} for the scribe", rule="TABLE-2", value=self.scribe)
        for one, other in _CONFLICTS:
            if self._departs(one) and self._departs(other):
                raise _exclude(one, other, rule="VAR-7")
        if self.one_colour and self.seats > 4:
            raise _exclude("one_colour", "seats", rule="VAR-5")
        one, other = TOGETHER
        if (one in self.specials) != (other in self.specials):
            text = f"{one} and {other} come together or not at all"
            raise BadSettings("settings/together", text, rule="CARDS-4", one=one, other=other)
        self._check_hand_sizes()

    def _departs(self, name: str) -> bool:
        """Return whether a setting is other than in the plain game."""
        value = getattr(self, name)
        return value != LENGTHS[0] if name == "length" else bool(value)

    def _check_hand_sizes(self) -> None:
        if isinstance(self.length, str):
            return
        most = 60 // self.seats
        if not 1 <= len(self.length) <= MOST_ROUNDS or not all(1 <= size <= most for size in self.length):
            value = _brief(", ".join(map(str, self.length[: MOST_ROUNDS + 1])))
            text = f"a length lists 1 to {MOST_ROUNDS} hand sizes from 1 to {most}, not {value}"
            raise BadSettings("settings/hand-sizes", text, rule="LENGTH-1", setting="length", value=value, most=most)

    @cached_property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each round deals to a seat. DEAL-1, DEAL-2, VAR-5, VAR-6, LENGTH-1.

        >>> Settings(seats=6, length="short").hand_sizes
        (1, 3, 5, 7, 9)
        """
        if self.maximus:
            return (60 // self.seats,) * 5
        if self.one_colour:
            return tuple(range(4, 16))
        if not isinstance(self.length, str):
            return tuple(self.length)
        named = {"tournament": _TOURNAMENT[self.seats], "short": _SHORT}
        return named.get(self.length) or tuple(range(1, 60 // self.seats + 1))

    @property
    def length_name(self) -> str:
        """The name of the length: `full`, `tournament`, `short` or `custom`."""
        return self.length if isinstance(self.length, str) else CUSTOM

    def replace(self, /, **switches: Any) -> Settings:
        """Return these settings with some changed."""
        check_names(switches, {field.name for field in fields(self)})
        return replace(self, **switches)

    @cached_property
    def switches(self) -> Switches:
        """The row that the rules read; never change it."""
        row = Switches()
        row.specials = sum(1 << SPECIALS[SPECIAL_NAMES.index(special)] for special in self.specials)
        row.hand_sizes = [*self.hand_sizes, *[0] * (MOST_ROUNDS - len(self.hand_sizes))]
        row.last_round = len(self.hand_sizes)
        for name in (*_NUMBERS, *SWITCHES):
            value = getattr(self, name)
            setattr(row, name, CHOICES[name].index(value) if name in CHOICES else int(value))
        return row

    def as_dict(self) -> dict[str, Any]:
        """Return the settings by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @property
    def variants(self) -> tuple[str, ...]:
        """The variants in play."""
        return tuple(name for name in VARIANTS if getattr(self, name))


def _check_value(name: str, value: object) -> None:
    if name in CHOICES:
        if value not in CHOICES[name]:
            raise _bad(name, f"{name} is one of {', '.join(CHOICES[name])}, not {_brief(value)!r}", value=_brief(value))
    elif name == "specials":
        _check_specials(value)
    elif name == "length":
        _check_length(value)
    elif name == "edition":
        if not isinstance(value, str):
            raise _bad(name, f"an edition is named by text, not {value!r}", value=value)
    elif type(value) is not (int if name in _NUMBERS else bool):
        raise _bad(name, f"{name} cannot be {value!r}", value=value)


def _check_specials(value: object) -> None:
    if isinstance(value, str) or not isinstance(value, Collection):
        raise _bad("specials", f"special cards come as a list of names, not {value!r}", value=value)
    for special in value:
        if special not in SPECIAL_NAMES:
            raise _bad("specials", f"there is no special card {special!r}", rule="CARDS-4", value=special)


def _brief(value: object) -> object:
    """Return what was given, a long text cut short: errors are for reading."""
    return f"{value[:_SHOWN]}…" if isinstance(value, str) and len(value) > _SHOWN else value


def _check_length(value: object) -> None:
    if isinstance(value, str):
        if value not in LENGTHS:
            text = f"length is one of {', '.join(LENGTHS)}, or hand sizes, not {_brief(value)!r}"
            raise _bad("length", text, value=_brief(value))
    elif not isinstance(value, tuple) or not all(type(size) is int for size in value):
        raise _bad("length", f"length cannot be {_brief(repr(value))}", value=value)


def check_names(switches: Iterable[str], known: Iterable[str]) -> None:
    """Raise BadSettings where a name is not one of the known."""
    for name in switches:
        if name not in known:
            raise _bad(name, f"there is no setting {name!r}", code="settings/unknown")


def _bad(
    setting: str, message: str, *, code: str = "settings/bad-value", rule: str = "", **params: object
) -> BadSettings:
    return BadSettings(code, message, rule=rule, setting=setting, **params)


def _exclude(one: str, other: str, rule: str) -> BadSettings:
    return BadSettings("settings/exclude", f"{one} and {other} exclude each other", rule=rule, one=one, other=other)
