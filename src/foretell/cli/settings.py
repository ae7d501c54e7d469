"""The settings flags that commands share, and the settings that come of them.

What the flags mean and whether they go together is for the engine to say; its refusal comes out as BadSettings.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterable
from typing import Any, Final

from foretell.cards import SPECIAL_NAMES
from foretell.cli.parser import Parser, one_of, whole
from foretell.cli.trouble import BadArguments
from foretell.i18n import Catalogue
from foretell.i18n.wording import length
from foretell.rules.editions import DEFAULT, edition, edition_names
from foretell.rules.settings import CHOICES, LENGTHS, SPECIAL_PRESETS, SWITCHES, VARIANTS, Settings

_YES_NO: Final = {"yes": True, "no": False}


def variant_flag(variant: str) -> str:
    """Return how a variant is called on the command line.

    >>> variant_flag("hidden_predictions"), variant_flag("one_colour")
    ('hidden', 'one-colour')
    """
    return variant.removesuffix("_predictions").replace("_", "-")


_VARIANTS: Final = {variant_flag(variant): variant for variant in VARIANTS}


def add_settings(parser: Parser) -> None:
    """Add the flags that set a game up."""
    words = parser.words
    parser.setting("--edition", type=one_of(words, edition_names()), default=DEFAULT)
    parser.setting("--seats", type=whole(words), default=4)
    parser.setting("--scribe", type=whole(words), default=0)
    parser.setting("--variant", type=one_of(words, _VARIANTS), action="append", default=[])
    parser.setting("--specials", nargs="+", default=[])
    parser.setting("--length", type=_length(words), default=LENGTHS[0])
    parser.setting("--switch", action="append", default=[])


def settings_of(chosen: Namespace, words: Catalogue) -> Settings:
    """Return the settings that were chosen; what the rules exclude raises BadSettings."""
    game: dict[str, Any] = {"seats": chosen.seats, "scribe": chosen.scribe}
    game |= {_VARIANTS[variant]: True for variant in chosen.variant}
    game |= dict(_switch(text, words) for text in chosen.switch)
    game["specials"] = _specials(chosen.specials, words)
    game["length"] = chosen.length
    return edition(chosen.edition).settings(**game)


def _length(words: Catalogue) -> Callable[[str], str | tuple[int, ...]]:
    """Return a check that an argument is the name of a length, or hand sizes with commas between."""
    named, size = one_of(words, LENGTHS), whole(words)

    def check(text: str) -> str | tuple[int, ...]:
        return tuple(size(number) for number in text.split(",")) if text[:1].isdigit() else named(text)

    return check


def _specials(texts: list[str], words: Catalogue) -> tuple[str, ...]:
    names = [name.lower() for text in texts for name in text.split(",") if name]
    specials: list[str] = []
    for name in names:
        if name not in SPECIAL_PRESETS and name not in SPECIAL_NAMES:
            raise _not_one_of("--specials", name, (*SPECIAL_PRESETS, *SPECIAL_NAMES), words)
        specials += SPECIAL_PRESETS.get(name, (name,))
    return tuple(specials)


def _switch(text: str, words: Catalogue) -> tuple[str, object]:
    name, _, value = text.lower().replace("-", "_").partition("=")
    if name not in SWITCHES:
        raise _not_one_of("--switch", text.partition("=")[0], SWITCHES, words)
    values: dict[str, Any] = {choice: choice for choice in CHOICES[name]} if name in CHOICES else _YES_NO
    if value not in values:
        raise _not_one_of(f"--switch {name}", text.partition("=")[2], values, words)
    return name, values[value]


def _not_one_of(flag: str, value: str, names: Iterable[str], words: Catalogue) -> BadArguments:
    known = words.say("list-comma").join(names).replace("_", "-")
    return BadArguments(f"{flag.replace('_', '-')}: {words.say('cli-not-one-of', value=value, names=known)}")


def settings_line(settings: Settings, words: Catalogue) -> str:
    """Return the settings of a game in one line, for headings."""
    from foretell.rules.decks import deck_size
    from foretell.rules.rounds import rounds

    switches = settings.switches
    parts = [
        words.say("settings-seats", seats=settings.seats),
        words.say("settings-rounds", rounds=rounds(switches)),
        words.say("settings-cards", cards=deck_size(switches)),
    ]
    if settings.length != LENGTHS[0]:
        parts.append(length(words, settings))
    parts += [words.say(f"setting-{variant.replace('_', '-')}") for variant in settings.variants]
    if settings.specials:
        parts.append(words.join([words.say(f"card-{special}") for special in settings.specials]))
    return " · ".join(parts)
