"""The cases of which a playthrough is kept: every edition, variant, house rule and special card.

They are derived from the lists that the game itself goes by, so whatever is added there lacks its playthrough until
`make goldens` has written it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from foretell import Settings, edition, edition_names
from foretell.cards import SPECIAL_NAMES
from foretell.errors import BadSettings
from foretell.rules.rounds import rounds
from foretell.rules.settings import CHOICES, HOUSE, LENGTHS, VARIANTS


class Case(NamedTuple):
    """A game to be printed: its settings, the seed of its chance, and the rounds that are shown in detail."""

    name: str
    settings: Settings
    rounds: tuple[int, ...]
    seed: int


SEEDS_FILE: Final = Path(__file__).parent / "seeds.toml"
SEEDS: Final[dict[str, int]] = tomllib.loads(SEEDS_FILE.read_text(encoding="utf-8"))

# Variants that are played in several ways.
_WAYS: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "hidden_predictions": tuple({"hidden_reveal": reveal} for reveal in CHOICES["hidden_reveal"]),
    "clairvoyance": tuple({"clairvoyance_rounds": rounds} for rounds in CHOICES["clairvoyance_rounds"]),
    "one_colour": ({"seats": 3}, {"seats": 4}),
}


def _case(name: str, settings: Settings) -> Case:
    return Case(name, settings, _rounds_in_detail(settings), SEEDS.get(name, 1))


def _rounds_in_detail(settings: Settings) -> tuple[int, ...]:
    if settings.maximus:
        return (1, 5)
    if settings.length != LENGTHS[0]:
        return (1, 2, 3, 4) if settings.cloud_acts == "trick" else (1, 2)
    if len(settings.specials) == len(SPECIAL_NAMES):
        return (1, 3, 7)
    if settings.specials:
        return (1, 2, 3, 4)
    return (1, 2, rounds(settings.switches)) if settings.one_colour else (1, 2, 3, rounds(settings.switches))


def _editions() -> Iterator[Case]:
    for name in edition_names():
        for seats in edition(name).players:
            yield _case(f"edition-{name}-{seats}", edition(name).settings(seats=seats))
        yield _case(f"edition-{name}-variants", edition(name).settings(seats=4, **_offered(name)))


def _offered(name: str) -> dict[str, Any]:
    """Return the variants in which the booklets differ, where one offers them."""
    offered = [variant for variant in ("hidden_predictions", "clairvoyance") if variant in edition(name).offers]
    return dict.fromkeys(offered, True) or {"plus_minus_one": True}


def _ways(variant: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for way in _WAYS.get(variant, ({},)):
        yield "-".join([variant, *map(str, way.values())]), {variant: True, **way}


def _variants() -> Iterator[Case]:
    for variant in VARIANTS:
        for words, switches in _ways(variant):
            yield _case(f"variant-{words}", Settings(**switches))


def _plus_minus_one_with() -> Iterator[Case]:
    """The one variant that changes what is legal within another."""
    for variant in VARIANTS[1:]:
        for words, switches in _ways(variant):
            with suppress(BadSettings):
                yield _case(f"plus_minus_one-{words}", Settings(plus_minus_one=True, **switches))


def _house_rules() -> Iterator[Case]:
    switches: dict[str, Any] = dict.fromkeys(HOUSE, True)
    for name, value in [*switches.items(), ("predict_from", "scribe")]:
        yield _case(f"house-{name}", Settings(scribe=2, **{name: value}))


def _special_cards() -> Iterator[Case]:
    pair = ("dragon", "fairy")
    for names in (pair, *((name,) for name in SPECIAL_NAMES if name not in pair)):
        yield _case(f"special-{'-'.join(names)}", Settings(specials=names))
    for seats in (3, 6):
        yield _case(f"specials-all-{seats}", Settings(specials=SPECIAL_NAMES, seats=seats))
    for variant in VARIANTS:
        for words, switches in _ways(variant):
            with suppress(BadSettings):
                yield _case(f"specials-all-{words}", Settings(specials=SPECIAL_NAMES, **switches))


def _lengths() -> Iterator[Case]:
    for seats, length in product((3, 4, 5, 6), LENGTHS[1:]):
        yield _case(f"length-{length}-{seats}", Settings(seats=seats, length=length))
    yield _case("length-custom", Settings(length=(15, 2, 3, 3), specials=("bomb", "juggler")))
    yield _case("length-custom-clairvoyance", Settings(seats=3, length=(3, 20, 1), clairvoyance=True))


def _cloud_by_trick() -> Iterator[Case]:
    clouds: dict[str, Any] = {"seats": 3, "cloud_acts": "trick", "length": (3, 2, 4, 3)}
    yield _case("cloud-by-trick-alone", Settings(specials=("cloud",), **clouds))
    for variant in ("plus_minus_one", "hidden_predictions", "secret_predictions"):
        for words, switches in _ways(variant):
            name = f"cloud-by-trick-{words}"
            yield _case(name, Settings(specials=("juggler", "cloud"), **clouds, **switches))


CASES: Final = (
    *_editions(),
    *_variants(),
    *_plus_minus_one_with(),
    *_house_rules(),
    *_special_cards(),
    *_lengths(),
    *_cloud_by_trick(),
)
