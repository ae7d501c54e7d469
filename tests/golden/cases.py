"""The cases of which a playthrough is kept: every edition, variant, house rule and special card.

They are derived from the lists that the game itself goes by, so whatever is added there lacks its playthrough until
`make goldens` has written it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final, NamedTuple

from foretell import Settings, edition, edition_names
from foretell.cards import SPECIAL_NAMES
from foretell.errors import BadSettings
from foretell.rules.rounds import rounds
from foretell.rules.settings import CHOICES, HOUSE, VARIANTS


class Case(NamedTuple):
    """A game to be printed: its settings, the seed of its chance, and the rounds that are shown in detail."""

    name: str
    settings: Settings
    rounds: tuple[int, ...]
    seed: int


# Chosen so that the rounds in detail show what `wishes` asks for.
SEEDS: Final = {
    "edition-standard-3": 7,
    "edition-standard-6": 1005,
    "edition-standard-variants": 2004,
    "edition-amigo-de-3": 3013,
    "edition-amigo-de-6": 4013,
    "edition-amigo-de-variants": 5001,
    "edition-amigo-fr-3": 6040,
    "edition-amigo-fr-6": 7123,
    "edition-amigo-fr-variants": 8049,
    "edition-amigo-it-3": 9006,
    "edition-amigo-it-6": 10006,
    "edition-amigo-it-variants": 11001,
    "edition-piatnik-cs-3": 12013,
    "edition-piatnik-cs-6": 13003,
    "edition-piatnik-cs-variants": 14004,
    "edition-piatnik-hu-3": 15002,
    "edition-piatnik-hu-6": 16001,
    "edition-piatnik-hu-variants": 17005,
    "edition-piatnik-pl-3": 18007,
    "edition-piatnik-pl-6": 19015,
    "edition-piatnik-pl-variants": 20002,
    "edition-piatnik-sk-3": 21003,
    "edition-piatnik-sk-6": 22003,
    "edition-piatnik-sk-variants": 23003,
    "edition-rexhry-3": 24007,
    "edition-rexhry-6": 25010,
    "edition-rexhry-variants": 26002,
    "variant-plus_minus_one": 27004,
    "variant-hidden_predictions-before_play": 28007,
    "variant-hidden_predictions-after_round": 29023,
    "variant-secret_predictions": 30007,
    "variant-clairvoyance-first": 31012,
    "variant-clairvoyance-every": 32001,
    "variant-one_colour-3": 33012,
    "variant-one_colour-4": 34001,
    "variant-maximus": 35001,
    "plus_minus_one-clairvoyance-first": 36001,
    "plus_minus_one-clairvoyance-every": 37007,
    "plus_minus_one-one_colour-3": 38010,
    "plus_minus_one-one_colour-4": 39001,
    "plus_minus_one-maximus": 40001,
    "house-wizard_barred": 41128,
    "house-turned_wizard_no_trump": 42007,
    "house-predict_from": 43001,
    "special-dragon-fairy": 44015,
    "special-shapeshifter": 45011,
    "special-bomb": 46002,
    "special-werewolf": 47001,
    "special-juggler": 48002,
    "special-cloud": 49019,
    "specials-all-3": 50029,
    "specials-all-6": 51001,
    "specials-all-plus_minus_one": 52070,
    "specials-all-hidden_predictions-before_play": 53153,
    "specials-all-hidden_predictions-after_round": 54022,
    "specials-all-secret_predictions": 55070,
}

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


CASES: Final = (*_editions(), *_variants(), *_plus_minus_one_with(), *_house_rules(), *_special_cards())
