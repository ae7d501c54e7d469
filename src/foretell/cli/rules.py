"""`foretell rules`: the rules in force under some settings, with examples and what the standard game has instead."""

from __future__ import annotations

import json
import re
from argparse import Namespace
from collections.abc import Iterator
from typing import Final

from foretell.cli.editions import meaning
from foretell.cli.examples import drawn
from foretell.cli.ink import Ink, Line, flow, paragraph
from foretell.cli.opening import opening
from foretell.cli.parser import Parser
from foretell.cli.screen import Screen
from foretell.cli.settings import add_settings, settings_line, settings_of, variant_flag
from foretell.cli.trouble import BadArguments
from foretell.i18n import Catalogue
from foretell.i18n.book import book, note, origin
from foretell.i18n.boxes import particulars, titled
from foretell.i18n.rulebook import Rule, Section, differing, in_force_under, one_rule, rule_book, rule_ids
from foretell.i18n.wording import key_of
from foretell.rules.editions import Edition, edition_of
from foretell.rules.settings import Settings

_MARK: Final = "*"
_INDENT: Final = 14


def options(parser: Parser) -> None:
    """Add the settings, which rules to show, and how."""
    add_settings(parser)
    parser.option("--rule", action="append", default=[])
    parser.option("--json", action="store_true")


def run(chosen: Namespace, words: Catalogue, screen: Screen) -> int:
    """Print the rules in force."""
    settings = settings_of(chosen, words)
    words = words.of(settings.edition)
    if chosen.json:
        screen.out.write(json.dumps(book(words, settings), indent=2, ensure_ascii=False) + "\n")
    elif chosen.rule:
        _print_some(chosen.rule, settings, words, screen)
    else:
        _print_book(settings, words, screen)
    return 0


def _print_some(wanted: list[str], settings: Settings, words: Catalogue, screen: Screen) -> None:
    """Print single rules, also those that are not in force."""
    rules = [rule.upper() for rule in wanted]
    for rule in rules:
        if rule not in rule_ids():
            raise BadArguments(f"--rule: {words.say('rules-no-rule', rule=rule)}")
    for rule in rules:
        _print_rule(one_rule(words, rule, settings), words, screen)
        if rule not in in_force_under(settings):
            screen.lines(paragraph([Ink(" " * _INDENT)], words.say("rules-not-in-force"), screen.columns))


def _print_book(settings: Settings, words: Catalogue, screen: Screen) -> None:
    box = edition_of(settings)
    sections = rule_book(words, settings)
    _print_heading(box, settings, words, screen)
    screen.lines(opening(words, settings, screen.columns))
    if any(rule.differs for section in sections for rule in section.rules):
        screen.write("")
        screen.lines(paragraph([], words.say("rules-marked"), screen.columns))
    for section in sections:
        _print_section(section, words, screen)
    _print_offers(box, settings, words, screen)


def _print_heading(box: Edition, settings: Settings, words: Catalogue, screen: Screen) -> None:
    screen.write(Ink(titled(words, box), "title"))
    spoken = words.say(f"language-{box.language}")
    screen.lines(paragraph([], f"{spoken} · {particulars(words, box)}", screen.columns))
    screen.lines(paragraph([], settings_line(settings, words), screen.columns))
    switches = differing(settings)
    if switches:
        screen.write(words.say("rules-differs"))
    for name, value in switches:
        screen.lines(paragraph([Ink(f"{_MARK} ", "warning")], meaning(words, name, value), screen.columns))


def _print_section(section: Section, words: Catalogue, screen: Screen) -> None:
    screen.write("")
    screen.write(Ink(section.title, "title"))
    for rule in section.rules:
        _print_rule(rule, words, screen)


def _print_rule(rule: Rule, words: Catalogue, screen: Screen) -> None:
    head = [Ink(f"{_MARK} " if rule.differs else "  ", "warning"), Ink(rule.id.ljust(_INDENT - 2), "faint")]
    screen.lines(flow(head, _told(rule, words), screen.columns))
    if rule.differs and rule.standard is not None:
        screen.lines(paragraph([Ink(" " * _INDENT)], note(words, rule), screen.columns))
    for example in rule.examples:
        screen.lines(drawn(example, words, _INDENT, screen.columns))


def _told(rule: Rule, words: Catalogue) -> Iterator[Line]:
    """Yield the words of a rule, and after each sentence where it comes from, in brackets and faint."""
    for text, source in rule.sentences:
        yield from ([Ink(word)] for word in re.split("[ \n]+", text))
        if said := origin(words, source):
            yield from ([Ink(word, "faint")] for word in f"({said})".split(" "))


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
