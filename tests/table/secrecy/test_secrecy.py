"""Secrecy: two games that differ only in what a viewer cannot know give that viewer the same bytes.

24 parts of equal size make up the whole: every form of the game with every way to predict, and in each of them every
edition and number of seats. Only pairs in which something hidden does differ are counted.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, count, product
from typing import Any, Final

import pytest

from foretell import Settings, edition_names
from foretell.cards import SPECIAL_NAMES
from tests.strategies import FORMS, PREDICTIONS, SPECIAL_PARTS, allowed
from tests.table.secrecy.pairs import pairs

ALL_SPECIALS: Final = "all specials"
PARTS: Final = tuple(product((*FORMS, ALL_SPECIALS), PREDICTIONS))
PAIRS: Final = 20_000
PAIRS_OF_PART: Final = -(-PAIRS // len(PARTS))
SPECIALS: Final = tuple(
    tuple(chain.from_iterable(parts)) for size in range(1, 7) for parts in combinations(SPECIAL_PARTS, size)
)


def games(form: str, predictions: str) -> Iterator[tuple[int, Settings]]:
    """Yield seeds and settings: editions and seats in turn, with special cards or other switches now and then."""
    seats = (3, 4) if form == "one_colour" else (3, 4, 5, 6)
    start = 1_000_000 * PARTS.index((form, predictions))
    names = edition_names()
    for i in count():
        game: dict[str, Any] = {"seats": seats[i // len(names) % len(seats)], "scribe": i % 3}
        if form in ("specials", ALL_SPECIALS):
            game["specials"] = SPECIAL_NAMES if form == ALL_SPECIALS else SPECIALS[i * 5 % len(SPECIALS)]
            game["cloud_acts"] = ("round", "trick")[i % 2]
        if form not in ("one_colour", "maximus"):
            game["length"] = ("full", "full", "tournament", "short", (3, 5, 4, 2))[i % 5]
        if i % 2 and form == "clairvoyance":
            game["clairvoyance_rounds"] = "every"
        if i % 7 == 0:
            game["turned_wizard_no_trump"] = True
        yield (
            start + i,
            allowed(names[i % len(names)], predictions, "specials" if game.get("specials") else form, **game),
        )


@pytest.fixture
def unmeasured() -> Iterator[None]:
    """Measure no coverage: that takes three times as long here, and other tests cover the same lines."""
    tracer = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(tracer)


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize(("form", "predictions"), PARTS)
def test_what_a_viewer_cannot_know_changes_nothing_for_it(form: str, predictions: str) -> None:
    found: Counter[str] = Counter()
    compared = differing = 0
    for seed, settings in games(form, predictions):
        for pair in pairs(settings, seed):
            assert pair.same, (seed, settings, pair.traits)
            compared += 1
            if pair.differs:
                differing += 1
                found.update(pair.traits)
        if differing >= PAIRS_OF_PART:
            break
    assert differing >= 0.97 * compared
    assert found["other hands"] >= 0.4 * compared
    assert {trait for trait in wanted(form, predictions) if not found[trait]} == set()


def wanted(form: str, predictions: str) -> set[str]:
    """Return what must occur among the pairs of a part."""
    traits = {*edition_names(), *(f"{seats} seats" for seats in ((3, 4) if form == "one_colour" else (3, 4, 5, 6)))}
    traits |= {"predict", "play", "spectator", "to act", "waiting", "first round", "later round", "other hands"}
    traits |= {form, predictions} - {"base", "open", "specials", ALL_SPECIALS}
    if predictions in ("hidden_predictions", "secret_predictions"):
        traits.add("other predictions")
    if form == "clairvoyance":
        traits.add("other own hand")
    if form != "maximus":
        traits.add("other rest")
    if form in ("specials", ALL_SPECIALS):
        traits |= {*SPECIAL_NAMES, "swap_werewolf", "pass_card", "adjust_prediction", "other passes"}
    return traits


def test_all_pairs_together() -> None:
    assert len(PARTS) * PAIRS_OF_PART >= PAIRS
    assert len(SPECIALS) == 63
