"""The rule book for players: which rules are in force under some settings, and how they read there.

`WHEN` names what a section or a rule depends on: words that all must hold, or, after a bar, others. A word is a variant
or house switch that is on, a special card in play, or one of the words of `facts`; with `!` it must not hold. What
stands nowhere is always in force. The order of sections and rules is that of the catalogue, which is that of
`docs/rules.md`.
"""

from __future__ import annotations

from itertools import groupby
from typing import Final, NamedTuple

from foretell.i18n.boxes import particulars
from foretell.i18n.catalogue import Catalogue
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
    "WIN-6": "!one_colour",
    "WIN-7": "juggler | cloud",
    "WIN-8": "fairy | bomb",
    "BOMB": "bomb",
    "JUGGLER": "juggler",
    "CLOUD": "cloud",
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


class Rule(NamedTuple):
    """A rule as it reads under the settings; `differs` where the standard game has it otherwise or not at all."""

    id: str
    text: str
    differs: bool


class Section(NamedTuple):
    """A part of the rule book with its rules in force."""

    title: str
    rules: tuple[Rule, ...]


def rule_book(words: Catalogue, settings: Settings) -> list[Section]:
    """Return the rules in force, section by section."""
    standard = _readings(words, like_standard(settings))
    sections = []
    for name, group in groupby(_readings(words, settings).items(), key=lambda item: _section(item[0])):
        rules = tuple(Rule(rule, text, standard.get(rule) != text) for rule, text in group)
        sections.append(Section(words.say(f"section-{name.lower()}"), rules))
    return sections


def like_standard(settings: Settings) -> Settings:
    """Return the standard edition's settings for the same table: same seats, variants and special cards."""
    same = {name: getattr(settings, name) for name in ("seats", "scribe", "specials", *VARIANTS)}
    return edition(DEFAULT).settings(**same)


def facts(settings: Settings) -> frozenset[str]:
    """Return the words that hold for these settings.

    >>> sorted(facts(Settings(hidden_predictions=True, specials=("bomb",))))
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


def _readings(words: Catalogue, settings: Settings) -> dict[str, str]:
    known = facts(settings)
    rules = [key.removeprefix("rule-").upper() for key in words.keys("rules") if key.startswith("rule-")]
    params = _params(settings) | _box_params(words, edition(settings.edition))
    return {rule: _read(words, rule, params) for rule in rules if in_force(rule, known)}


def _read(words: Catalogue, rule: str, params: dict[str, object]) -> str:
    return " ".join(words.say(f"rule-{rule.lower()}", **params).split())


def _params(settings: Settings) -> dict[str, object]:
    written = all_at_once(settings.switches)
    return {
        "specials": "some" if settings.specials else "none",
        "predictions": "written" if written else f"from-{settings.predict_from}",
        "wizards": "barred" if settings.wizard_barred else "free",
        "reveal": settings.hidden_reveal,
        "clairvoyance": settings.clairvoyance_rounds,
    }


def _box_params(words: Catalogue, box: Edition) -> dict[str, object]:
    return {
        "wizard-mark": box.wizard_mark or "none",
        "jester-mark": box.jester_mark or "none",
        "box": particulars(words, box),
    }


def differences(box: Edition) -> list[tuple[str, object]]:
    """Return the switches that an edition sets otherwise than the standard game.

    >>> differences(edition("amigo-it"))
    [('predict_from', 'scribe')]
    """
    standard, own = edition(DEFAULT).settings(), box.settings()
    return [
        (name, value) for name, value in own.as_dict().items() if name != "edition" and value != getattr(standard, name)
    ]
