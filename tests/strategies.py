"""Strategies: any settings that the rules allow, under any edition, and seeds."""

from __future__ import annotations

from typing import Any, Final

from hypothesis import strategies as st

from foretell import Settings, edition, edition_names
from foretell.rules.settings import CHOICES, LENGTHS

PREDICTIONS: Final = ("open", "plus_minus_one", "hidden_predictions", "secret_predictions")
FORMS: Final = ("base", "clairvoyance", "one_colour", "maximus", "specials")
SPECIAL_PARTS: Final = (("shapeshifter",), ("dragon", "fairy"), ("bomb",), ("werewolf",), ("juggler",), ("cloud",))
"""What may be added to the deck one by one: Dragon and Fairy come together. CARDS-4."""

seeds: Final = st.integers(0, 2**63 - 1)


def allowed(name: str, predictions: str, form: str, **game: Any) -> Settings:
    """Return settings of this edition with a way to predict and a form of the game, where VAR-7 allows them."""
    switches = {variant: True for variant in (predictions, form) if variant not in ("open", "base", "specials")}
    if form == "specials":
        switches["wizard_barred"] = False
    return edition(name).settings(**switches | game)


def lengths(seats: int) -> st.SearchStrategy[str | tuple[int, ...]]:
    """Draw any length of a game. LENGTH-1."""
    sizes = st.lists(st.integers(1, 60 // seats), min_size=1, max_size=20)
    return st.one_of(st.just("full"), st.sampled_from(LENGTHS), sizes.map(tuple))


@st.composite
def settings(draw: st.DrawFn, /, form: str | None = None, **fixed: Any) -> Settings:
    """Draw any settings that VAR-7 allows; what is given by name stays as given."""
    form = form or draw(st.sampled_from(FORMS))
    game: dict[str, Any] = {"seats": draw(st.integers(3, 4 if form == "one_colour" else 6))}
    game["scribe"] = draw(st.integers(0, fixed.get("seats", game["seats"]) - 1))
    if form == "specials":
        parts = draw(st.sets(st.sampled_from(SPECIAL_PARTS), min_size=1))
        game["specials"] = tuple(special for part in parts for special in part)
    if form not in ("one_colour", "maximus"):
        game["length"] = draw(lengths(fixed.get("seats", game["seats"])))
    for switch, choices in CHOICES.items():
        game |= draw(st.sampled_from([{}, *({switch: choice} for choice in choices)]))
    for switch in ("wizard_barred", "turned_wizard_no_trump"):
        if switch != "wizard_barred" or form != "specials":
            game |= draw(st.sampled_from([{}, {switch: True}]))
    predictions = draw(st.sampled_from(PREDICTIONS))
    return allowed(draw(st.sampled_from(edition_names())), predictions, form, **game | fixed)
