"""The mixture of settings to learn from: all seats, variants and special cards, the base game most often."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from foretell.cards import SPECIAL_NAMES
from foretell.errors import BadSettings
from foretell.rules.rounds import rounds
from foretell.rules.settings import SEATS, SPECIAL_PRESETS, Settings


class Share(NamedTuple):
    """Settings and how much of the learning they get."""

    settings: Settings
    weight: float


def mixture() -> list[Share]:
    """Return the settings to learn, with weights that sum to 1."""
    shares = [
        *_each(0.60, {3: 0.15, 4: 0.48, 5: 0.18, 6: 0.19}),
        *_each(0.02, {3: 0.25, 4: 0.25, 5: 0.25, 6: 0.25}, turned_wizard_no_trump=True),
        *_each(0.045, {3: 0.2, 4: 0.4, 5: 0.2, 6: 0.2}, plus_minus_one=True),
        *_each(0.025, {3: 0.2, 4: 0.4, 5: 0.2, 6: 0.2}, hidden_predictions=True),
        *_each(0.025, {3: 0.2, 4: 0.4, 5: 0.2, 6: 0.2}, hidden_predictions=True, hidden_reveal="after_round"),
        *_each(0.025, {3: 0.2, 4: 0.4, 5: 0.2, 6: 0.2}, secret_predictions=True),
        *_each(0.025, {3: 0.2, 4: 0.4, 5: 0.2, 6: 0.2}, clairvoyance=True, clairvoyance_rounds="every"),
        *_each(0.02, {3: 0.3, 4: 0.7}, one_colour=True),
        *_each(0.025, {3: 0.2, 4: 0.4, 5: 0.2, 6: 0.2}, maximus=True),
        *_each(0.01, {3: 0.25, 4: 0.25, 5: 0.25, 6: 0.25}, predict_from="scribe"),
        *_each(0.01, {3: 0.25, 4: 0.25, 5: 0.25, 6: 0.25}, wizard_barred=True),
        *_each(0.10, {3: 0.2, 4: 0.5, 5: 0.15, 6: 0.15}, specials=SPECIAL_NAMES),
        *_each(0.01, {3: 0.25, 4: 0.25, 5: 0.25, 6: 0.25}, specials=SPECIAL_PRESETS["first"]),
        *_each(0.01, {3: 0.25, 4: 0.25, 5: 0.25, 6: 0.25}, specials=SPECIAL_PRESETS["some"]),
        *_some_specials(0.05),
    ]
    total = sum(share.weight for share in shares)
    return [Share(share.settings, share.weight / total) for share in shares]


def sparring() -> list[Share]:
    """Return the settings of tables with the imitated journeyman: the more seats, the harder it is to beat."""
    return _each(1.0, {3: 0.04, 4: 0.22, 5: 0.34, 6: 0.40})


def large_tables() -> list[Share]:
    """Return the settings of a specialist: where the least can be gained, above all six seats."""
    return _each(1.0, {5: 0.1, 6: 0.9})


def _each(weight: float, seats: dict[int, float], **switches: object) -> list[Share]:
    return [Share(Settings(seats=n).replace(**switches), weight * part) for n, part in seats.items()]


def _some_specials(weight: float) -> list[Share]:
    """Return every choice of special cards that the rules allow, with any number of seats."""
    found: list[Settings] = []
    for bits in range(1, 1 << len(SPECIAL_NAMES)):
        names = tuple(name for at, name in enumerate(SPECIAL_NAMES) if bits >> at & 1)
        with suppress(BadSettings):
            found += [Settings(seats=seats, specials=names) for seats in SEATS]
    return [Share(settings, weight / len(found)) for settings in found]


def assign(shares: list[Share], tables: int) -> NDArray[np.int64]:
    """Return which settings each table plays under, in proportion, spread evenly."""
    edges = np.cumsum([share.weight for share in shares])
    points = (np.arange(tables) + 0.5) * 0.6180339887498949 % 1.0
    return np.asarray(np.searchsorted(edges[:-1], points * edges[-1]), np.int64)


def number_of_rounds(shares: list[Share]) -> NDArray[np.int64]:
    """Return how many rounds a game under each of these settings has."""
    return np.array([rounds(share.settings.switches) for share in shares], np.int64)
