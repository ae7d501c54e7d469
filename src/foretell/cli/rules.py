"""`foretell rules`: the rule book in force under some settings, with what differs from the standard game marked."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from foretell.cli.editions import meaning
from foretell.cli.ink import Ink, paragraph
from foretell.cli.parser import Parser
from foretell.cli.screen import Screen
from foretell.cli.settings import add_settings, settings_line, settings_of, variant_flag
from foretell.i18n import Catalogue
from foretell.i18n.boxes import particulars
from foretell.i18n.rulebook import Section, differences, rule_book
from foretell.i18n.wording import key_of
from foretell.rules.editions import Edition, edition
from foretell.rules.settings import Settings

_MARK: Final = "*"
_INDENT: Final = 14


def options(parser: Parser) -> None:
    """Add the settings."""
    add_settings(parser)


def run(chosen: Namespace, words: Catalogue, screen: Screen) -> int:
    """Print the rules in force."""
    settings = settings_of(chosen, words)
    box = edition(settings.edition)
    sections = rule_book(words, settings)
    _print_heading(box, settings, words, screen)
    if any(rule.differs for section in sections for rule in section.rules):
        screen.lines(paragraph([], words.say("rules-marked"), screen.columns))
    for section in sections:
        _print_section(section, screen)
    _print_offers(box, settings, words, screen)
    return 0


def _print_heading(box: Edition, settings: Settings, words: Catalogue, screen: Screen) -> None:
    screen.write(Ink(box.title, "title"))
    spoken = words.say(f"language-{box.language}")
    screen.lines(paragraph([], f"{spoken} · {particulars(words, box)}", screen.columns))
    screen.lines(paragraph([], settings_line(settings, words), screen.columns))
    switches = differences(box)
    if switches:
        screen.write(words.say("rules-differs"))
    for name, value in switches:
        screen.lines(paragraph([Ink(f"{_MARK} ", "warning")], meaning(words, name, value), screen.columns))


def _print_section(section: Section, screen: Screen) -> None:
    screen.write("")
    screen.write(Ink(section.title, "title"))
    for rule in section.rules:
        head = [Ink(f"{_MARK} " if rule.differs else "  ", "warning"), Ink(rule.id.ljust(_INDENT - 2), "faint")]
        screen.lines(paragraph(head, rule.text, screen.columns))


def _print_offers(box: Edition, settings: Settings, words: Catalogue, screen: Screen) -> None:
    """Print what else could be switched on, and how."""
    left = [offer for offer in box.offers if not getattr(settings, offer)]
    if left:
        screen.write("")
        screen.write(Ink(words.say("rules-offers"), "title"))
    for offer in left:
        flag = "--specials" if offer == "specials" else f"--variant {variant_flag(offer)}"
        head = [Ink("  "), Ink(flag.ljust(26), "faint")]
        screen.lines(paragraph(head, words.say(key_of("setting", offer)), screen.columns))
