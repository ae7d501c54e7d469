"""The rule book for players: which rules are in force under some settings, how they read there, and their examples.

`WHEN` names what a section or a rule depends on: words that all must hold, or, after a bar, others. A word is a variant
or house switch that is on, a special card in play, or one of the words of `facts`; with `!` it must not hold. What
stands nowhere is always in force. The order of sections and rules is that of the catalogue, which is that of
`docs/rules.md`.
"""

from __future__ import annotations

from itertools import groupby
from typing import Final, NamedTuple

from foretell.i18n.catalogue import Catalogue
from foretell.i18n.catalogue import words as all_words
from foretell.i18n.readings import read
from foretell.lessons.examples import Example, examples_of
from foretell.rules.editions import DEFAULT, Edition, edition
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
    "TRUMP-3": "!turned_wizard_no_trump | specials",
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


class Rule(NamedTuple):
    """A rule as it reads under the settings.

    `differs` says whether the standard game has it otherwise; `standard` is how it reads there, None where it does not.
    """

    id: str
    text: str
    differs: bool
    standard: str | None
    examples: tuple[Example, ...] = ()


class Section(NamedTuple):
    """A part of the rule book with its rules in force."""

    title: str
    rules: tuple[Rule, ...]


def rule_book(words: Catalogue, settings: Settings) -> list[Section]:
    """Return the rules in force, section by section, in the words of the edition."""
    own = words.of(settings.edition)
    here, standard = in_force_under(settings), like_standard(settings)
    there = set(in_force_under(standard))
    sections = []
    for name, group in groupby(here, key=_section):
        rules = tuple(_rule(own, rule, settings, standard if rule in there else None) for rule in group)
        sections.append(Section(own.say(f"section-{name.lower()}"), rules))
    return sections


def one_rule(words: Catalogue, rule: str, settings: Settings) -> Rule:
    """Return a rule as it would read under the settings, whether or not it is in force."""
    standard = like_standard(settings)
    return _rule(words.of(settings.edition), rule, settings, standard if rule in in_force_under(standard) else None)


def _rule(words: Catalogue, rule: str, settings: Settings, standard: Settings | None) -> Rule:
    text = read(words, rule, settings)
    there = None if standard is None else read(words, rule, standard)
    return Rule(rule, text, text != there, there, examples_of(rule, settings))


def rule_ids() -> list[str]:
    """Return the ids of all rules, in order."""
    return [key.removeprefix("rule-").upper() for key in all_words().keys("rules") if key.startswith("rule-")]


def in_force_under(settings: Settings) -> list[str]:
    """Return the ids of the rules in force, in order."""
    known = facts(settings)
    return [rule for rule in rule_ids() if in_force(rule, known)]


def like_standard(settings: Settings) -> Settings:
    """Return the standard edition's settings for the same table: same seats, variants and special cards."""
    same = {name: getattr(settings, name) for name in ("seats", "scribe", "specials", *VARIANTS)}
    return edition(DEFAULT).settings(**same)


def facts(settings: Settings) -> frozenset[str]:
    """Return the words that hold for these settings.

    >>> sorted(facts(Settings(seats=6, hidden_predictions=True, specials=("bomb",))))
    ['bomb', 'hidden_predictions', 'shown_before_play', 'specials']
    """
    switches = settings.switches
    box = edition(settings.edition)
    told = {
        "specials": settings.specials,
        "shown_before_play": not all_at_once(switches) or shown_before_play(switches),
        "predicts_from_scribe": switches.predict_from and not all_at_once(switches),
        "letters": box.wizard_mark or box.jester_mark,
        "dealer_notes": box.predictions_noted_by == "dealer",
        "booklet": box.name != DEFAULT,
        "few_seats": settings.seats <= _JESTERS,
    }
    on = {name for name in (*VARIANTS, *HOUSE) if getattr(settings, name)}
    return frozenset({*settings.specials, *on, *(word for word, holds in told.items() if holds)})


def in_force(rule: str, known: frozenset[str]) -> bool:
    """Return whether a rule is in force where these words hold.

    >>> in_force("BOMB-1", frozenset()), in_force("WIN-7", frozenset({"cloud"})), in_force("SCORE-1", frozenset())
    (False, True, True)
    """
    return all(_holds(WHEN.get(name, ""), known) for name in (_section(rule), rule))


def _holds(condition: str, known: frozenset[str]) -> bool:
    return any(
        all((word.lstrip("!") in known) != word.startswith("!") for word in choice.split())
        for choice in condition.split("|")
    )


def _section(rule: str) -> str:
    return rule.partition("-")[0]


def differences(box: Edition) -> list[tuple[str, object]]:
    """Return the switches that an edition sets otherwise than the standard game.

    >>> differences(edition("amigo-it"))
    [('predict_from', 'scribe')]
    """
    standard, own = edition(DEFAULT).settings(), box.settings()
    return [
        (name, value) for name, value in own.as_dict().items() if name != "edition" and value != getattr(standard, name)
    ]
