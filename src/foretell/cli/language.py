"""`foretell language`: which languages there are, which one is spoken, and another from now on."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from foretell.cli.files import reason
from foretell.cli.ink import Ink
from foretell.cli.parser import Parser
from foretell.cli.screen import Screen
from foretell.cli.trouble import BadArguments, Failed
from foretell.i18n import Catalogue, own_names, words
from foretell.i18n.choice import chosen as chosen_language
from foretell.i18n.choice import keep, nearest

AUTO: Final = "auto"


def options(parser: Parser) -> None:
    """Add the language to keep."""
    parser.argument("name")


def run(chosen: Namespace, words: Catalogue, screen: Screen) -> int:
    """Keep a language, if one is named, and list them all."""
    spoken = words if chosen.name is None else _keep(chosen.name, words)
    for name, own in own_names().items():
        here = name == spoken.language
        screen.write(
            Ink("▸ " if here else "  ", "warning"),
            Ink(f"{name}  ", "faint"),
            Ink(own, "title" if here else ""),
        )
    screen.write("")
    screen.write(spoken.say("cli-language-kept" if chosen.name is not None else "cli-language-how"))
    return 0


def _keep(name: str, spoken: Catalogue) -> Catalogue:
    language = nearest(name)
    if not language and name != AUTO:
        known = spoken.join([*own_names(), AUTO])
        raise BadArguments(spoken.say("cli-unknown-language", language=name, languages=known))
    try:
        keep(language)
    except OSError as problem:
        raise Failed(reason(problem, spoken)) from problem
    return words(language or chosen_language())
