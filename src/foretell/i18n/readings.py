"""Readings: the parameters by which a rule reads under some settings, and the texts they give.

A rule names only the cards that are in play, so lists of them are made here: in the form in which one plays a card,
with “or” before the last. The list of all special cards in play has their names, with “and”.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from foretell.cards import (
    JESTER,
    NO_COLOUR,
    PLAY_AS_JESTER,
    PLAY_AS_WIZARD,
    PLAY_JESTER,
    PLAY_WIZARD,
    SPECIAL_NAMES,
    SPECIALS,
    WIZARD,
    colour_played,
    first_play_of,
    kind_name,
)
from foretell.i18n.boxes import particulars
from foretell.i18n.catalogue import Catalogue
from foretell.i18n.force import facts, in_force
from foretell.i18n.sources import sentences
from foretell.rules.decks import colours_in_play, deck_size
from foretell.rules.editions import Edition, edition_of
from foretell.rules.predictions import all_at_once
from foretell.rules.rounds import rounds
from foretell.rules.settings import Settings
from foretell.rules.tricks import ALWAYS_PLAYABLE, FREE, OPEN, follow_after
from foretell.rules.trump import NO_TRUMP, TO_CHOOSE, trump_of

_PLAIN: Final = Settings().switches
_KINDS: Final = {"wizard": WIZARD, "jester": JESTER} | dict(zip(SPECIAL_NAMES, SPECIALS, strict=True))
_PLAYABLE: Final = {name: kind for name, kind in _KINDS.items() if ALWAYS_PLAYABLE >> kind & 1}
_SPECIAL_PLAYS: Final = {name: first_play_of(kind) for name, kind in _PLAYABLE.items() if name in SPECIAL_NAMES}
_LED: Final = {
    "wizard": PLAY_WIZARD,
    "jester": PLAY_JESTER,
    "shapeshifter=wizard": PLAY_AS_WIZARD,
    "shapeshifter=jester": PLAY_AS_JESTER,
} | {name: play for name, play in _SPECIAL_PLAYS.items() if name != "shapeshifter"}


def _turned(meaning: int) -> list[str]:
    return [name for name, kind in _KINDS.items() if trump_of(kind, 1, _PLAIN) == meaning]


def _leading(following: int) -> list[str]:
    return [name for name, play in _LED.items() if follow_after(OPEN, play, _PLAIN) == following]


LISTS: Final = {
    "blank": _turned(NO_TRUMP),
    "choosing": _turned(TO_CHOOSE),
    "free": list(_PLAYABLE),
    "free-of-colour": _leading(FREE),
    "low": _leading(OPEN),
    "tinted": [name for name, play in _SPECIAL_PLAYS.items() if colour_played(play) != NO_COLOUR],
    "in-play": list(SPECIAL_NAMES),
}
"""The cards of each list, as the rules have it; a special card is named only where it is in play."""


_DRAWN: Final = {"CARDS-4": "in-play", "TRUMP-2": "blank", "TRUMP-3": "choosing"}
"""The rules beside which the cards of a list are drawn."""


def cards_of(rule: str, settings: Settings) -> list[str]:
    """Return the cards that a rule is about, where they are worth drawing.

    >>> cards_of("TRUMP-2", Settings(specials=("bomb",))), cards_of("PLAY-1", Settings())
    (['J', 'Bo'], [])
    """
    return [kind_name(_KINDS[card]) for card in _listed(_DRAWN[rule], settings)] if rule in _DRAWN else []


def read(words: Catalogue, rule: str, settings: Settings) -> str:
    """Return how a rule reads under the settings, on one line.

    >>> from foretell.i18n import words
    >>> read(words(), "TRUMP-2", Settings(specials=("bomb",)))
    'If that turns up a Jester or the Bomb, this round has no trump.'
    """
    return " ".join(read_sentences(words, rule, settings).values())


def read_sentences(words: Catalogue, rule: str, settings: Settings) -> dict[str, str]:
    """Return how a rule reads, with the sentences apart that come from elsewhere; what is empty is left out.

    >>> from foretell.i18n import words
    >>> read_sentences(words(), "SCORE-3", Settings())["SCORE-3.tie"]
    'If several of you share it, you all win.'
    """
    given = parameters(words, settings)
    told = {}
    for sentence in sentences(rule):
        key, dot, part = sentence.partition(".")
        if text := on_one_line(words.say(f"rule-{key.lower()}{dot}{part}", **given)):
            told[sentence] = text
    return told


def on_one_line(text: str) -> str:
    """Return a text without its line breaks; spaces that must not be broken at stay."""
    return re.sub("[ \\n]+", " ", text).strip()


def parameters(words: Catalogue, settings: Settings) -> dict[str, object]:
    """Return everything that the text of a rule may ask for."""
    switches = settings.switches
    known = facts(settings)
    written = all_at_once(switches)
    lists = {name: _list(words, name, settings) for name in LISTS}
    return {
        **{special: special in settings.specials for special in SPECIAL_NAMES},
        **lists,
        "specials": "some" if settings.specials else "none",
        "seats": settings.seats,
        "rounds": rounds(switches),
        "deck": deck_size(switches),
        "colours": colours_in_play(switches),
        "predictions": "written" if written else f"from-{settings.predict_from}",
        "shown": "shown_before_play" in known,
        "wizards": "barred" if in_force("EDITION-3", known) else "free",
        "dealing": "own" if settings.one_colour else "dealer",
        "trump": "trump" in known,
        "looks": not (settings.clairvoyance and settings.clairvoyance_rounds == "every"),
        "all-dealt-last": "all_dealt_last" in known,
        "length": settings.length_name,
        "sizes": words.say("list-comma").join(map(str, settings.hand_sizes)),
        "first-seen": settings.clairvoyance and settings.clairvoyance_rounds == "first",
        "cloud-acts": settings.cloud_acts,
        "trick-alone": "trick_alone" in known,
        "sum": settings.plus_minus_one,
        "reveal": settings.hidden_reveal,
        "clairvoyance": settings.clairvoyance_rounds,
        **_box(words, edition_of(settings)),
    }


def _list(words: Catalogue, name: str, settings: Settings) -> str:
    cards = []
    for token in _listed(name, settings):
        card, _, announced = token.partition("=")
        text = words.say(f"card-{card}" if name == "in-play" else f"card-{card}.object")
        cards.append(words.say("card-announced", card=text, **{"as": announced}) if announced else text)
    return words.join(cards, "list-and" if name == "in-play" else "list-or")


def _listed(name: str, settings: Settings) -> Iterator[str]:
    """Yield what a list has of the cards in play."""
    for token in LISTS[name]:
        card = token.partition("=")[0]
        if (card in settings.specials or card not in SPECIAL_NAMES) and not _gives_no_trump(card, name, settings):
            yield token


def _gives_no_trump(card: str, name: str, settings: Settings) -> bool:
    return card == "wizard" and name == "choosing" and settings.turned_wizard_no_trump


def _box(words: Catalogue, box: Edition) -> dict[str, object]:
    return {
        "wizard-mark": box.wizard_mark or "none",
        "jester-mark": box.jester_mark or "none",
        "box": particulars(words, box),
    }
