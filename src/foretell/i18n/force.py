"""Force: which rules are in force under some settings.

`WHEN` names what a section or a rule depends on: words that all must hold, or, after a bar, others. A word is a variant
or house switch that is on, a special card in play, or one of the words of `facts`; with `!` it must not hold. What
stands nowhere is always in force.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from foretell.cards import SPECIALS, WIZARD
from foretell.rules.decks import deck_size, kinds_in_play
from foretell.rules.editions import DEFAULT, edition_names, edition_of
from foretell.rules.predictions import all_at_once, shown_before_play
from foretell.rules.rounds import clairvoyant
from foretell.rules.settings import CHOICES, HOUSE, LENGTHS, VARIANTS, Settings
from foretell.rules.trump import TO_CHOOSE, trump_of
from foretell.table.deal import turns_a_card

WHEN: Final = {
    "CARDS-4": "specials",
    "CARDS-6": "specials",
    "TABLE-3": "!one_colour several_rounds",
    "DEAL-1": "full_length",
    "DEAL-2": "full_length",
    "DEAL-3": "cards_left",
    "DEAL-4": "!one_colour",
    "LENGTH": "another_length",
    "TRUMP": "!one_colour !maximus",
    "TRUMP-1": "card_turned",
    "TRUMP-2": "card_turned",
    "TRUMP-3": "dealer_chooses",
    "TRUMP-4": "all_dealt",
    "TRUMP-5": "werewolf",
    "TRUMP-6": "chosen_unseen",
    "TRUMP-7": "dealer_chooses | werewolf",
    "TRUMP-8": "werewolf",
    "TRUMP-9": "turned_wizard_no_trump card_turned",
    "PREDICT-3": "shown_before_play",
    "PLAY-3": "!one_colour",
    "PLAY-4": "!one_colour",
    "PLAY-5": "!one_colour",
    "PLAY-6": "!one_colour",
    "PLAY-7": "!one_colour",
    "PLAY-8": "juggler | cloud",
    "PLAY-10": "juggler | cloud",
    "WIN": "!one_colour",
    "WIN-1": "dragon",
    "WIN-2": "dragon",
    "WIN-4": "trump",
    "WIN-6": "jesters_alone",
    "WIN-7": "juggler | cloud",
    "WIN-8": "fairy | bomb",
    "BOMB": "bomb",
    "JUGGLER": "juggler",
    "JUGGLER-2": "several_tricks",
    "JUGGLER-3": "several_tricks",
    "CLOUD": "cloud",
    "CLOUD-2": "bomb",
    "CLOUD-6": "cloud_acts_by_trick",
    "SHAPE": "shapeshifter",
    "VAR-1": "plus_minus_one",
    "VAR-2": "hidden_predictions",
    "VAR-3": "secret_predictions",
    "VAR-4": "clairvoyance",
    "VAR-5": "one_colour",
    "VAR-6": "maximus",
    "EDITION-2": "predicts_from_scribe several_rounds",
    "EDITION-3": "wizard_barred !one_colour trump",
    "EDITION-4": "hidden_predictions",
    "EDITION-5": "clairvoyance",
    "EDITION-6": "letters",
    "EDITION-7": "dealer_notes !hidden_predictions !secret_predictions",
    "EDITION-8": "booklet",
}
_RULES: Final = {
    "hidden_reveal": "EDITION-4",
    "clairvoyance_rounds": "EDITION-5",
    "predict_from": "EDITION-2",
    "wizard_barred": "EDITION-3",
    "turned_wizard_no_trump": "TRUMP-9",
    "cloud_acts": "CLOUD-6",
}
"""The rules that say what a switch does: where one is not in force, the switch is idle."""
_BASE: Final = 60
"""So many cards are in the base deck. TRUMP-4."""
_JESTERS: Final = 4
"""So many Jesters are in the deck. WIN-6."""
_LIKE_JESTERS: Final = ("shapeshifter", "fairy", "bomb")
"""What may lie beside the Jesters in a trick that has nothing better. WIN-6."""


@lru_cache(1024)
def facts(settings: Settings) -> frozenset[str]:
    """Return the words that hold for these settings.

    >>> sorted(facts(Settings(seats=6, maximus=True, hidden_predictions=True)))
    ['hidden_predictions', 'maximus', 'several_rounds', 'several_tricks', 'shown_before_play', 'trump']
    """
    switches = settings.switches
    box = edition_of(settings)
    sizes = settings.hand_sizes
    dealt_from_one = not (settings.one_colour or settings.maximus)
    turning = [turns_a_card(size, switches) for size in sizes] if dealt_from_one else []
    chooses = any(turning) and any(trump_of(kind, 1, switches) == TO_CHOOSE for kind in _kinds(settings))
    told = {
        "specials": settings.specials,
        "full_length": dealt_from_one and sizes == tuple(range(1, 60 // settings.seats + 1)),
        "several_rounds": len(sizes) > 1,
        "another_length": settings.length != LENGTHS[0],
        "several_tricks": max(sizes) > 1,
        "trick_alone": min(sizes) == 1,
        "cards_left": any(size * settings.seats < deck_size(switches) for size in sizes),
        "card_turned": any(turning),
        "all_dealt": dealt_from_one and any(size * settings.seats == _BASE for size in sizes),
        "all_dealt_last": dealt_from_one and sizes[-1] * settings.seats == _BASE,
        "trump": any(turning) or settings.maximus,
        "dealer_chooses": chooses,
        "chosen_unseen": chooses and any(clairvoyant(n + 1, switches) and turns for n, turns in enumerate(turning)),
        "shown_before_play": not all_at_once(switches) or shown_before_play(switches),
        "predicts_from_scribe": switches.predict_from and not all_at_once(switches),
        "letters": box.wizard_mark or box.jester_mark,
        "dealer_notes": box.predictions_noted_by == "dealer",
        "booklet": box.name in edition_names() and box.name != DEFAULT,
        "jesters_alone": settings.seats <= _JESTERS + sum(name in settings.specials for name in _LIKE_JESTERS),
        "cloud_acts_by_trick": settings.cloud_acts == "trick",
        "reveal_after_round": settings.hidden_reveal == "after_round",
        "clairvoyance_every_round": settings.clairvoyance_rounds == "every",
    }
    on = {name for name in (*VARIANTS, *HOUSE) if getattr(settings, name)}
    return frozenset({*settings.specials, *on, *(word for word, holds in told.items() if holds)})


def takes_effect(switch: str, settings: Settings) -> bool:
    """Return whether it makes a difference how a switch is set in this game.

    >>> takes_effect("hidden_reveal", Settings()), takes_effect("hidden_reveal", Settings(hidden_predictions=True))
    (False, True)
    """
    return switch not in _RULES or in_force(_RULES[switch], facts(settings))


def idle(settings: Settings) -> tuple[str, ...]:
    """Return the choices that make no difference under these settings, whatever is chosen.

    >>> idle(Settings())
    ('hidden_reveal', 'clairvoyance_rounds', 'cloud_acts')
    """

    def differs(name: str) -> bool:
        return any(takes_effect(name, settings.replace(**{name: value})) for value in CHOICES[name])

    return tuple(name for name in CHOICES if not differs(name))


def _kinds(settings: Settings) -> list[int]:
    in_play = kinds_in_play(settings.switches)
    return [kind for kind in (WIZARD, *SPECIALS) if in_play >> kind & 1]


def in_force(rule: str, known: frozenset[str]) -> bool:
    """Return whether a rule is in force where these words hold.

    >>> in_force("BOMB-1", frozenset()), in_force("WIN-7", frozenset({"cloud"})), in_force("SCORE-1", frozenset())
    (False, True, True)
    """
    return all(holds(WHEN.get(name, ""), known) for name in (section_of(rule), rule))


def lacking(rule: str, known: frozenset[str]) -> list[str]:
    """Return the words that would have to hold for a rule to be in force, where several would do by the first of them.

    >>> lacking("BOMB-1", frozenset({"one_colour"})), lacking("TRUMP-6", frozenset({"one_colour"}))
    (['bomb'], ['!one_colour', 'chosen_unseen'])
    """
    conditions = [WHEN.get(name, "") for name in (section_of(rule), rule)]
    first = [condition.partition("|")[0] for condition in conditions if not holds(condition, known)]
    return [word for condition in first for word in condition.split() if not holds(word, known)]


def section_of(rule: str) -> str:
    """Return the section of a rule."""
    return rule.partition("-")[0]


def holds(condition: str, known: frozenset[str]) -> bool:
    """Return whether a condition holds where these words do.

    >>> holds("", frozenset()), holds("bomb !cloud | fairy", frozenset({"bomb", "cloud"}))
    (True, False)
    """
    return any(needed <= known and excluded.isdisjoint(known) for needed, excluded in _choices(condition))


@cache
def _choices(condition: str) -> list[tuple[frozenset[str], frozenset[str]]]:
    """Return for each part between the bars the words that must hold, and those that must not."""
    found = []
    for choice in condition.split("|"):
        excluded = {word for word in choice.split() if word.startswith("!")}
        needed = frozenset(choice.split()) - excluded
        found.append((needed, frozenset(word.removeprefix("!") for word in excluded)))
    return found
