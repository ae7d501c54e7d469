"""The words of the booklets: every edition speaks its own, and what it lacks does not collide with what it has."""

from __future__ import annotations

import pytest

from foretell.cards import COLOUR_LETTERS, COLOUR_NAMES, SPECIAL_NAMES
from foretell.i18n import Catalogue, languages, words
from foretell.i18n.book import players
from foretell.rules.editions import DEFAULT, edition, edition_names
from tests.i18n.booklets import BOOKLETS, PLAYERS, TAKEN

EDITIONS = [name for name in edition_names() if name != DEFAULT]
WORDS = ("wizards", "jesters", "trump", "trick", "round", "prediction", "dealer", "scribe", "block", "points", "coins")


def spoken(name: str) -> Catalogue:
    return words(edition(name).language).of(name)


def test_every_booklet_is_listed() -> None:
    assert set(BOOKLETS) == set(PLAYERS) == set(EDITIONS)


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_speaks_the_words_of_its_booklet(name: str) -> None:
    own = spoken(name)
    assert {key: own.say(key) for key in BOOKLETS[name]} == BOOKLETS[name]
    assert players(own)[:3] == PLAYERS[name].split()
    assert own.say("demo-players").split()[:3] == PLAYERS[name].split()


@pytest.mark.parametrize("name", EDITIONS)
def test_the_marks_are_those_of_the_box(name: str) -> None:
    box = edition(name)
    own = spoken(name)
    assert not box.wizard_mark or own.say("mark-wizard") == box.wizard_mark
    assert not box.jester_mark or own.say("mark-jester") == box.jester_mark
    assert own.say("mark-wizard") != own.say("mark-jester")
    assert not {own.say("mark-wizard"), own.say("mark-jester")} & set(COLOUR_LETTERS)


@pytest.mark.parametrize("name", edition_names())
def test_the_letters_of_the_colours_cannot_be_mistaken(name: str) -> None:
    own = spoken(name)
    letters = [own.say(f"colour-{colour}.letter") for colour in COLOUR_NAMES]
    assert len({own.say("mark-wizard"), own.say("mark-jester"), *letters}) == len(letters) + 2
    for notation, letter in zip(COLOUR_LETTERS, letters, strict=True):
        assert letter == notation or letter not in COLOUR_LETTERS


@pytest.mark.parametrize("name", edition_names())
def test_the_scribe_and_the_bot_of_that_name_share_a_word(name: str) -> None:
    own = spoken(name)
    assert own.say("word-scribe").casefold().startswith(own.say("web-level-scribe").casefold())


@pytest.mark.parametrize("name", edition_names())
def test_no_two_things_have_names_that_could_be_mistaken(name: str) -> None:
    own = spoken(name)
    ours = {own.say(f"card-{special}").casefold() for special in SPECIAL_NAMES}
    theirs = {own.say(f"word-{word}").casefold() for word in WORDS}
    theirs |= {own.say(f"people-{colour}").casefold() for colour in COLOUR_NAMES}
    theirs |= {own.say(f"colour-{colour}").casefold() for colour in COLOUR_NAMES}
    theirs |= {own.say(f"card-{card}").casefold() for card in ("wizard", "jester")}
    assert len(ours) == len(SPECIAL_NAMES)
    for special in ours:
        for word in theirs:
            assert special not in word
            assert word not in special
    used = {own.say("word-specials").casefold(), *ours}
    assert not {taken.casefold() for taken in TAKEN.get(name, set())} & used


def test_the_two_czech_editions_read_differently_and_so_does_no_other() -> None:
    assert words("cs").of("rexhry") is words("cs")
    assert words("cs").of("piatnik-cs") is not words("cs")
    for language in set(languages()) - {"cs"}:
        for name in edition_names():
            assert words(language).of(name) is words(language)


def test_no_word_of_the_other_czech_booklet_is_left() -> None:
    own = spoken("piatnik-cs")
    assert "šaš" not in "".join(own.say(f"section-{name}") for name in ("predict", "score")).casefold()
    from foretell.i18n.rulebook import rule_book
    from foretell.rules.settings import VARIANTS

    for variant in VARIANTS:
        settings = edition("piatnik-cs").settings(**{variant: True})
        text = " ".join(rule.text for section in rule_book(own, settings) for rule in section.rules).casefold()
        for word in ("šaš", "odhad ", "odhadu", "tabulk", "písař", "ctít", "jasnozřiv"):
            assert word not in text, word
