"""Nearest: for a rule that is not in force under some settings, those nearest to them under which it is."""

from __future__ import annotations

from typing import Any, Final

from foretell.cards import SPECIAL_NAMES
from foretell.errors import BadSettings
from foretell.i18n.force import facts, lacking
from foretell.rules.editions import edition, edition_names
from foretell.rules.settings import HOUSE, VARIANTS, Settings

_FOUR: Final = {"seats": 4, "scribe": 0}
_FULL: Final = {"length": "full"}
_DEALT: Final = {"one_colour": False, "maximus": False, **_FULL}
_OPENLY: Final = {"hidden_predictions": False, "secret_predictions": False}
_BRINGING: Final[dict[str, dict[str, Any]]] = {
    **{name: {name: True} for name in (*VARIANTS, *HOUSE)},
    **{f"!{name}": {name: False} for name in (*VARIANTS, *HOUSE)},
    **{name: {"specials": SPECIAL_NAMES} for name in (*SPECIAL_NAMES, "specials")},
    "shown_before_play": {"secret_predictions": False, "hidden_reveal": "before_play"},
    "predicts_from_scribe": {"predict_from": "scribe", **_OPENLY},
    "jesters_alone": _FOUR,
    "full_length": _DEALT,
    "cards_left": _DEALT,
    "card_turned": _DEALT,
    "all_dealt": _DEALT,
    "trump": _FULL,
    "several_tricks": _FULL,
    "several_rounds": _FULL,
    "another_length": {"length": "short"},
    "cloud_acts_by_trick": {"cloud_acts": "trick"},
    "dealer_chooses": {"turned_wizard_no_trump": False, **_FULL},
    "chosen_unseen": {"clairvoyance": True, "turned_wizard_no_trump": False, **_FULL},
}
"""What to change so that a word holds. Words that are not here hold by the
edition."""
_GIVING_WAY: Final[dict[str, dict[str, Any]]] = {"specials": {"specials": ()}, "seats": _FOUR, "length": _FULL}
"""What to change where a setting excludes what was changed; others are switched off."""


def nearest(rule: str, settings: Settings, language: str) -> Settings:
    """Return settings under which a rule is in force: these, or with what brings it and without what excludes that.

    Special cards come all together. Where another edition is needed, one of the reader's language is taken first.

    >>> nearest("WIN-1", Settings(seats=3, clairvoyance=True), "en") == Settings(seats=3, specials=SPECIAL_NAMES)
    True
    >>> nearest("EDITION-6", Settings(), "it").edition
    'amigo-it'
    """
    changes: dict[str, Any] = {}
    for word in lacking(rule, facts(settings)):
        changes |= _BRINGING[word] if word in _BRINGING else _edition(word, language)
    return _changed(settings, changes)


def _edition(word: str, language: str) -> dict[str, Any]:
    names = sorted(edition_names(), key=lambda name: edition(name).language != language)
    return {"edition": next(name for name in names if word in facts(Settings(edition=name)))}


def _changed(settings: Settings, changes: dict[str, Any]) -> Settings:
    try:
        return settings.replace(**changes)
    except BadSettings as refused:
        both = [str(refused.params[each]) for each in ("one", "other")]
        in_the_way = next(name for name in both if name not in changes)
        return _changed(settings, changes | _GIVING_WAY.get(in_the_way, {in_the_way: False}))
