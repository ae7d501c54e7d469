"""`foretell editions`: the editions, what their boxes say and offer, and where they differ from the standard game."""

from __future__ import annotations

from argparse import Namespace

from foretell.cli.ink import Ink, paragraph
from foretell.cli.parser import Parser
from foretell.cli.screen import Screen
from foretell.cli.settings import variant_flag
from foretell.i18n import Catalogue
from foretell.i18n.boxes import particulars, titled
from foretell.i18n.rulebook import differences
from foretell.i18n.wording import key_of
from foretell.record.values import setting_text
from foretell.rules.editions import Edition, edition, edition_names

_LABELS = ("box-label", "editions-offers", "editions-differs")


def options(parser: Parser) -> None:
    """The command has no options of its own."""


def run(chosen: Namespace, words: Catalogue, screen: Screen) -> int:  # noqa: ARG001 - nothing to choose
    """Print all editions."""
    boxes = [edition(name) for name in edition_names()]
    indent = max(len(box.name) for box in boxes) + 2
    labels = [words.say(key) for key in (*_LABELS, *(f"language-{box.language}" for box in boxes))]
    wide = max(map(len, labels)) + 2
    for box in boxes:
        _print_edition(box, indent, wide, words, screen)
    screen.write("")
    screen.lines(paragraph([], words.say("editions-more"), screen.columns))
    return 0


def _print_edition(box: Edition, indent: int, wide: int, words: Catalogue, screen: Screen) -> None:
    spoken = _label(words.say(f"language-{box.language}"), wide)
    screen.write(Ink(box.name.ljust(indent), "title"), spoken, titled(words, box))
    rows = [("box-label", particulars(words, box)), ("editions-offers", offers(box, words))]
    if switches := differences(box):
        rows.append(
            (
                "editions-differs",
                words.say("list-semicolon").join(meaning(words, name, value) for name, value in switches),
            )
        )
    for key, text in rows:
        screen.lines(paragraph([Ink(" " * indent), _label(words.say(key), wide)], text, screen.columns))


def _label(text: str, wide: int) -> Ink:
    return Ink(text.ljust(wide), "faint")


def offers(box: Edition, words: Catalogue) -> str:
    """Return what an edition offers, as the command line calls it."""
    return words.say("list-comma").join(variant_flag(offer) for offer in box.offers)


def meaning(words: Catalogue, name: str, value: object) -> str:
    """Return what a switch means when it is set so."""
    return words.say(key_of("switch", f"{name}-{setting_text(value)}"))
