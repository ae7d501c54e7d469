"""Force: which rules are in force under some settings.

`WHEN` names what a section or a rule depends on: words that all must hold, or, after a bar, others. A word is a variant
or house switch that is on, a special card in play, or one of the words of `facts`; with `!` it must not hold. What
stands nowhere is always in force.
"""

from __future__ import annotations

from typing import Final

from foretell.rules.editions import DEFAULT, edition_names, edition_of
from foretell.rules.predictions import all_at_once, shown_before_play
from foretell.rules.settings import HOUSE, VARIANTS, Settings

WHEN: Final = {
    "CARDS-4": "specials",
    "CARDS-6": "specials",
    "DEAL-1": "!one_colour !maximus",
    "DEAL-2": "!one_colour !maximus",
    "DEAL-3": "!maximus",
    "DEAL-4": "!one_colour",
    "TRUMP": "!one_colour !maximus",
    "TRUMP-3": "!turned_wizard_no_trump | shapeshifter | dragon | werewolf | juggler | cloud",
    "TRUMP-5": "werewolf",
    "TRUMP-6": "clairvoyance",
    "TRUMP-8": "werewolf",
    "TRUMP-9": "turned_wizard_no_trump",
    "PREDICT-3": "shown_before_play",
    "PLAY-3": "!one_colour",
    "PLAY-4": "!one_colour",
    "PLAY-5": "!one_colour",
    "PLAY-6": "!one_colour",
    "PLAY-7": "!one_colour",
    "PLAY-8": "juggler | cloud",
    "PLAY-10": "juggler | cloud",
    "WIN-1": "dragon",
    "WIN-2": "dragon",
    "WIN-3": "!one_colour",
    "WIN-4": "!one_colour",
    "WIN-5": "!one_colour",
    "WIN-6": "!one_colour few_seats | shapeshifter | fairy | bomb",
    "WIN-7": "juggler | cloud",
    "WIN-8": "fairy | bomb",
    "BOMB": "bomb",
    "JUGGLER": "juggler",
    "CLOUD": "cloud",
    "CLOUD-2": "bomb",
    "SHAPE": "shapeshifter",
    "VAR-1": "plus_minus_one",
    "VAR-2": "hidden_predictions",
    "VAR-3": "secret_predictions",
    "VAR-4": "clairvoyance",
    "VAR-5": "one_colour",
    "VAR-6": "maximus",
    "EDITION-2": "predicts_from_scribe",
    "EDITION-3": "wizard_barred",
    "EDITION-4": "hidden_predictions",
    "EDITION-5": "clairvoyance",
    "EDITION-6": "letters",
    "EDITION-7": "dealer_notes",
    "EDITION-8": "booklet",
}
_JESTERS: Final = 4
"""So many Jesters are in the deck: only at a table of so many seats can they fill a trick. WIN-6."""


def facts(settings: Settings) -> frozenset[str]:
    """Return the words that hold for these settings.

    >>> sorted(facts(Settings(seats=6, hidden_predictions=True, specials=("bomb",))))
    ['bomb', 'hidden_predictions', 'shown_before_play', 'specials']
    """
    switches = settings.switches
    box = edition_of(settings)
    told = {
        "specials": settings.specials,
        "shown_before_play": not all_at_once(switches) or shown_before_play(switches),
        "predicts_from_scribe": switches.predict_from and not all_at_once(switches),
        "letters": box.wizard_mark or box.jester_mark,
        "dealer_notes": box.predictions_noted_by == "dealer",
        "booklet": box.name in edition_names() and box.name != DEFAULT,
        "few_seats": settings.seats <= _JESTERS,
    }
    on = {name for name in (*VARIANTS, *HOUSE) if getattr(settings, name)}
    return frozenset({*settings.specials, *on, *(word for word, holds in told.items() if holds)})


def in_force(rule: str, known: frozenset[str]) -> bool:
    """Return whether a rule is in force where these words hold.

    >>> in_force("BOMB-1", frozenset()), in_force("WIN-7", frozenset({"cloud"})), in_force("SCORE-1", frozenset())
    (False, True, True)
    """
    return all(_holds(WHEN.get(name, ""), known) for name in (section_of(rule), rule))


def lacking(rule: str, known: frozenset[str]) -> list[str]:
    """Return the words that would have to hold for a rule to be in force, where several would do by the first of them.

    >>> lacking("BOMB-1", frozenset({"one_colour"})), lacking("TRUMP-6", frozenset({"one_colour"}))
    (['bomb'], ['!one_colour', 'clairvoyance'])
    """
    conditions = [WHEN.get(name, "") for name in (section_of(rule), rule)]
    first = [condition.partition("|")[0] for condition in conditions if not _holds(condition, known)]
    return [word for condition in first for word in condition.split() if not _holds(word, known)]


def section_of(rule: str) -> str:
    """Return the section of a rule."""
    return rule.partition("-")[0]


def _holds(condition: str, known: frozenset[str]) -> bool:
    return any(
        all((word.lstrip("!") in known) != word.startswith("!") for word in choice.split())
        for choice in condition.split("|")
    )
