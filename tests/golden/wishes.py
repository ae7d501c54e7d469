"""What a playthrough must show in its detailed rounds, so that its rules are really seen at work.

A wish is a pattern that its text must contain before the final position.
"""

from __future__ import annotations

import re
from typing import Final

from foretell import Settings

# Who plays the Fairy wins the trick, and the next finished trick to be read has the Dragon in it.
_FAIRY_TAKES_DRAGON: Final = (
    r"taken  (\d): Fa (?:(?!trick_won)[\s\S])*trick_won seat \1(?:(?!tricks …)[\s\S])*tricks … from \d: (?:\S+ )*Dr\b"
)
ONE_OF_MANY: Final = {
    "shapeshifter": r"taken  \d: Sh=",
    "dragon": r"taken  \d: Dr ",
    "fairy": r"taken  \d: Fa ",
    "bomb": r"all: trick_bombed",
    "werewolf": r"all: werewolf_swapped",
    "juggler": r"cards_passed: received",
    "cloud": r"all: prediction_changed",
}
# Of a card that is in the deck alone, or of a pair, more can be asked.
ALONE: Final = {
    ("shapeshifter",): (r"taken  \d: Sh=W", r"taken  \d: Sh=J"),
    ("dragon", "fairy"): (_FAIRY_TAKES_DRAGON,),
    ("cloud",): (r"prediction_changed seat \d: change 1", r"prediction_changed seat \d: change -1"),
}
SWITCHES: Final = {
    "plus_minus_one": (r"\d predict/plus-minus-one",),
    "hidden_predictions": (r"others: predicted seat \d\n",),
    "secret_predictions": (r"others: predicted seat \d\n",),
    "clairvoyance": (r"foreheads 0 ", r"\d: took_up_hand"),
    "one_colour": (r"colours-do-not-matter", r"tricks … from \d: (\w+ )*W (\w+ )*W"),
    "maximus": (r"trump blue, no trick", r"turned -, trump none, no trick"),
    "wizard_barred": (r"W play/wizard-barred", r"taken  \d: W   \(play/nothing-but-wizards"),
    "turned_wizard_no_trump": (r"turned W, trump none",),
}
CHANGED_BEFORE_THE_LAST_TRICK: Final = r"prediction_changed(?:(?!scored)[\s\S])*taken  \d: "
ANY_GAME: Final = (r"play/must-follow",)
TRUMP_IS_CHOSEN: Final = (r"taken  \d: trump=",)


def wishes(settings: Settings) -> list[str]:
    """Return the patterns that a playthrough under these settings must contain."""
    found: list[str] = []
    for name, patterns in SWITCHES.items():
        if getattr(settings, name):
            found += patterns
    found += [ONE_OF_MANY[name] for name in settings.specials]
    found += ALONE.get(settings.specials, ())
    if settings.cloud_acts == "trick":
        found.append(CHANGED_BEFORE_THE_LAST_TRICK)
    if not settings.one_colour:
        found += ANY_GAME
    if not (settings.one_colour or settings.maximus or settings.turned_wizard_no_trump or settings.specials):
        found += TRUMP_IS_CHOSEN
    return found


def missing(text: str, settings: Settings) -> list[str]:
    """Return the wishes that a playthrough leaves open."""
    detail = text.partition("== The end ==")[0]
    return [wish for wish in wishes(settings) if not re.search(wish, detail)]
