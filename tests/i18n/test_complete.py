"""Completeness: whatever the engine can say has words, every word is used, and all languages have the same."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from foretell.cards import COLOUR_NAMES, SPECIAL_NAMES
from foretell.cli import COMMANDS
from foretell.cli.parser import Parser
from foretell.i18n import languages, words
from foretell.i18n.catalogue import FAMILIES, REST, TERMS
from foretell.i18n.wording import key_of
from foretell.lessons.course import LESSONS
from foretell.record.values import setting_text
from foretell.rules.editions import edition, edition_names
from foretell.rules.settings import CHOICES, SWITCHES, Settings
from foretell.table.reasons import REASONS
from foretell.table.state import PHASES
from tests.i18n.catalogues import FILES, FOLDER, NEUTRAL, Found, all_messages, entries, family, messages, overlays
from tests.i18n.sources import engine_codes, event_names, rule_ids, spoken_strings

LEGAL = {reason.code for reason in REASONS if reason.legal}
CATEGORIES = {
    **{language: {"one", "other"} for language in ("en", "de", "fr", "it", "hu")},
    **{language: {"one", "few", "many", "other"} for language in ("cs", "sk", "pl")},
}
"""The plural forms that a choice by a number must have. French and Italian have “many” for millions only."""
PLURALS = {"one", "few", "many", "two", "zero"}


def test_there_are_eight_languages() -> None:
    assert set(languages()) == {"en", "de", "fr", "it", "cs", "sk", "pl", "hu"}


@pytest.mark.parametrize("language", languages())
def test_every_file_is_there_and_parses(language: str) -> None:
    there = sorted(path.stem for path in (FOLDER / language).iterdir() if path.suffix == ".ftl")
    assert [file for file in there if file != TERMS] == FILES
    for file in there:
        junk = [entry.content for entry in entries(language, file) if isinstance(entry, ftl.Junk)]
        assert junk == []
        names = [entry.id.name for entry in entries(language, file) if isinstance(entry, ftl.Message | ftl.Term)]
        assert len(names) == len(set(names))


@pytest.mark.parametrize("file", FILES)
def test_a_message_stands_in_the_file_of_its_family(file: str) -> None:
    for key in messages("en", file):
        assert FAMILIES.get(key.partition("-")[0], REST) == file


@pytest.mark.parametrize("language", languages())
def test_all_languages_have_the_same_messages(language: str) -> None:
    for file in FILES:
        english, other = messages("en", file), messages(language, file)
        assert list(other) == list(english)
        for key, message in other.items():
            wanted = {a.id.name for a in english[key].attributes}
            assert {a.id.name for a in message.attributes} | NEUTRAL == wanted | NEUTRAL, key


@pytest.mark.parametrize("language", languages())
def test_messages_use_the_same_variables(language: str) -> None:
    english = all_messages("en")
    for key, message in all_messages(language).items():
        assert asked(message) == asked(english[key]), key


def asked(message: ftl.Message) -> set[str]:
    """Return the variables of a message; one may decline the name of a colour itself, by the colour."""
    return {variable.removesuffix("-name") for variable in Found(message).variables}


@pytest.mark.parametrize("language", languages())
def test_choices_by_number_have_every_plural_form(language: str) -> None:
    for key, message in all_messages(language).items():
        for variable, names in Found(message).choices:
            if names & PLURALS:
                assert names >= CATEGORIES[language], f"{key}: {variable}"


@pytest.mark.parametrize(("language", "path"), list(overlays()), ids=lambda value: getattr(value, "stem", value))
def test_an_edition_exchanges_only_what_its_language_has(language: str, path: Path) -> None:
    assert edition(path.stem).language == language
    own = FluentResource(path.read_text(encoding="utf-8")).body
    assert [entry for entry in own if isinstance(entry, ftl.Junk)] == []
    base = {entry.id.name: entry for entry in entries(language, TERMS) if isinstance(entry, ftl.Term)}
    spoken = all_messages(language)
    for entry in own:
        if isinstance(entry, ftl.Term):
            assert forms(entry) == forms(base[entry.id.name]), entry.id.name
        elif isinstance(entry, ftl.Message):
            assert Found(entry).variables == Found(spoken[entry.id.name]).variables
            assert {a.id.name for a in entry.attributes} == {a.id.name for a in spoken[entry.id.name].attributes}


def forms(term: ftl.Term) -> list[set[str]]:
    """Return the forms in which a term can be asked for."""
    return [names for _, names in Found(term).choices]


def test_every_code_has_words_and_no_words_lack_a_code() -> None:
    codes = engine_codes()
    assert {reason.code for reason in REASONS} <= codes
    assert family("error", "errors") == {key_of("error", code) for code in codes - LEGAL}
    assert family("reason", "errors") == {key_of("reason", code) for code in LEGAL}


def test_every_event_has_words() -> None:
    assert event_names() >= {"dealt", "played", "trick_won", "trick_bombed", "game_over"}
    assert set(messages("en", "events")) == {key_of("event", name) for name in event_names()}


def test_every_rule_has_words_in_order() -> None:
    keys = list(messages("en", "rules"))
    assert [key for key in keys if key.startswith("rule-")] == [f"rule-{rule.lower()}" for rule in rule_ids()]
    sections = dict.fromkeys(rule.partition("-")[0].lower() for rule in rule_ids())
    assert [key for key in keys if key.startswith("section-")] == [f"section-{name}" for name in sections]


def test_every_lesson_has_words_in_order() -> None:
    wanted = ["lesson-other"]
    for lesson in LESSONS.values():
        texts = ["title", *(step.text for step in lesson.steps if step.text)]
        wanted += [f"lesson-{lesson.name}-{text}" for text in texts]
    assert list(messages("en", "lessons")) == wanted


def test_cards_and_colours() -> None:
    kinds = {"number", "announced", "wizard", "jester", *SPECIAL_NAMES}
    assert family("card", "cards") == {f"card-{kind}" for kind in kinds}
    assert family("colour", "cards") == {f"colour-{colour}" for colour in (*COLOUR_NAMES, "none")}
    assert family("people", "cards") == {f"people-{colour}" for colour in COLOUR_NAMES}
    assert family("mark", "cards") == {"mark-wizard", "mark-jester"}
    phases = set(PHASES) - {"deal", "over"}
    assert family("decision", "cards") == {key_of("decision", phase) for phase in phases}
    assert family("phase", "settings") == {key_of("phase", phase) for phase in phases}


def switch_keys() -> Iterator[str]:
    for name in SWITCHES:
        for value in CHOICES.get(name, (True, False)):
            yield key_of("switch", f"{name}-{setting_text(value)}")


def test_settings_switches_and_languages() -> None:
    others = {"players", "headers", "seed", "table", "bot", "tables"}
    assert family("setting", "settings") == {key_of("setting", name) for name in {*Settings().as_dict(), *others}}
    assert family("switch", "settings") == set(switch_keys())
    spoken = {edition(name).language for name in edition_names()}
    assert family("language", "settings") == {f"language-{language}" for language in spoken}
    assert family("edition", "settings") == {f"edition-{name}" for name in edition_names()}
    for name in edition_names():
        assert words().say(f"edition-{name}") == edition(name).title


def test_commands_and_options() -> None:
    assert family("command", "cli") == {f"command-{command}" for command in COMMANDS}
    options = {"help", "language", "files"}
    for command in COMMANDS:
        parser = Parser(command, words())
        import_module(f"foretell.cli.{command}").options(parser)
        options |= {flag.removeprefix("--") for flag in parser._option_string_actions}
    assert family("option", "cli") == {f"option-{option}" for option in options}


def test_every_other_message_is_used() -> None:
    # The browser's own words: tests/web/test_words.py.
    tested = {"command", "option", "argument", *FAMILIES} - {"list", "box", "example", "note"}
    phases = {f"table-{phase.replace('_', '-')}" for phase in PHASES}
    texts = spoken_strings()
    for file in FILES:
        for key in messages("en", file):
            assert key.partition("-")[0] in tested or key in phases or key in texts, f"{key} is not used"
