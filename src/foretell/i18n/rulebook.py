"""The rule book for players: the rules in force under some settings, how they read there, and their examples.

The order of sections and rules is that of the catalogue, which is that of `docs/rules.md`.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import NamedTuple

from foretell.i18n.catalogue import Catalogue
from foretell.i18n.catalogue import words as all_words
from foretell.i18n.force import facts, in_force, section_of, takes_effect
from foretell.i18n.nearest import nearest
from foretell.i18n.readings import read, read_sentences
from foretell.i18n.sources import Source, source_of
from foretell.lessons.examples import Example, examples_of
from foretell.rules.editions import DEFAULT, Edition, edition, edition_of
from foretell.rules.settings import SWITCHES, VARIANTS, Settings


class Sentence(NamedTuple):
    """A part of a rule with its source."""

    text: str
    source: Source


class Rule(NamedTuple):
    """A rule as it reads under the settings.

    `sentences` are its parts by where they come from, `source` is that of the first, which is the rule itself.
    `differs` says whether the standard game has it otherwise; `standard` is how it reads there, None where it does not.
    """

    id: str
    text: str
    sentences: tuple[Sentence, ...]
    differs: bool
    standard: str | None
    examples: tuple[Example, ...] = ()

    @property
    def source(self) -> Source:
        """Where the rule itself comes from."""
        return self.sentences[0].source


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
    for name, group in groupby(here, key=section_of):
        rules = tuple(_rule(own, rule, settings, standard if rule in there else None) for rule in group)
        sections.append(Section(own.say(f"section-{name.lower()}"), rules))
    return sections


def one_rule(words: Catalogue, rule: str, settings: Settings) -> Rule:
    """Return a rule as it reads under the settings; one that is not in force, as where it is, as near as can be."""
    there = nearest(rule, settings, words.language)
    standard = like_standard(there)
    return _rule(words.of(there.edition), rule, there, standard if in_force(rule, facts(standard)) else None)


def _rule(words: Catalogue, rule: str, settings: Settings, standard: Settings | None) -> Rule:
    box, known = edition_of(settings), facts(settings)
    told = read_sentences(words, rule, settings)
    parts = tuple(Sentence(text, source_of(name, box, known)) for name, text in told.items())
    text = " ".join(told.values())
    there = None if standard is None else read(words, rule, standard)
    return Rule(rule, text, parts, text != there, there, examples_of(rule, settings))


@cache
def rule_ids() -> tuple[str, ...]:
    """Return the ids of all rules, in order."""
    return tuple(key.removeprefix("rule-").upper() for key in all_words().keys("rules") if key.startswith("rule-"))


def in_force_under(settings: Settings) -> list[str]:
    """Return the ids of the rules in force, in order."""
    known = facts(settings)
    return [rule for rule in rule_ids() if in_force(rule, known)]


def like_standard(settings: Settings) -> Settings:
    """Return the standard edition's settings for the same table: same seats, variants and special cards."""
    same = {name: value for name, value in settings.as_dict().items() if name in VARIANTS or name not in SWITCHES}
    return edition(DEFAULT).settings(**same | {"edition": DEFAULT})


def differing(settings: Settings) -> list[tuple[str, object]]:
    """Return the switches that make this game another than the standard edition's, edition and house rules alike.

    >>> differing(edition("amigo-fr").settings(wizard_barred=False, turned_wizard_no_trump=True))
    [('turned_wizard_no_trump', True)]
    """
    standard = like_standard(settings)
    return [
        (name, value)
        for name, value in settings.as_dict().items()
        if name != "edition" and value != getattr(standard, name) and takes_effect(name, settings)
    ]


def differences(box: Edition) -> list[tuple[str, object]]:
    """Return the switches that an edition sets otherwise than the standard game.

    >>> differences(edition("amigo-it"))
    [('predict_from', 'scribe')]
    """
    standard, own = edition(DEFAULT).settings(), box.settings()
    return [
        (name, value) for name, value in own.as_dict().items() if name != "edition" and value != getattr(standard, name)
    ]
