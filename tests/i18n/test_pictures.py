"""The words of the six pictures: all there in every language, short enough for a phone, and true to the settings."""

from __future__ import annotations

import re

import pytest

from foretell.i18n import languages, words
from foretell.i18n.pictures import aim, captioned
from foretell.lessons.pictures import NAMES
from foretell.rules.editions import edition
from foretell.rules.settings import Settings
from tests.i18n.catalogues import family

LONGEST = 105
"""As many letters of a caption fit below a picture on a phone's first screen."""
GAMES = [
    Settings(),
    Settings(one_colour=True, secret_predictions=True),
    Settings(maximus=True, hidden_predictions=True),
    edition("amigo-fr").settings(plus_minus_one=True, clairvoyance=True),
    edition("piatnik-pl").settings(hidden_predictions=True, clairvoyance=True),
]


def test_every_picture_has_words() -> None:
    assert family("picture", "rules") == {
        "picture-title",
        "picture-aim",
        "picture-no-trump",
        *(f"picture-{name}" for name in NAMES),
    }


@pytest.mark.parametrize("settings", GAMES, ids=lambda settings: "-".join(settings.variants) or "standard")
@pytest.mark.parametrize("language", languages())
def test_captions_are_sentences(language: str, settings: Settings) -> None:
    own = words(language).of(settings.edition)
    for _, title, caption, seen in captioned(own, settings):
        assert title
        for text in (caption, seen):
            assert re.search(r"\w.*[.!?…]$", text), text
            assert not re.search(r"  | [,.](?!\d)|: [.,]|^[ ,.]|[{}]", text), text


@pytest.mark.parametrize("language", languages())
def test_the_first_screen_is_short(language: str) -> None:
    assert len(aim(words(language))) < 215
    for picture, title, caption, _ in captioned(words(language), Settings()):
        assert len(caption) <= LONGEST, (picture.name, caption)
        assert len(title) <= 20


def test_a_picture_says_what_the_settings_are() -> None:
    french = {each.picture.name: each for each in captioned(words(), GAMES[3])}
    assert "no Wizard when trump must be followed" in french["magic"].caption
    assert "must not be as many as there are tricks" in french["predict"].caption
    assert french["predict"].seen == "Chosen: 2. Not allowed: 1."
    polish = {each.picture.name: each for each in captioned(words(), GAMES[4])}
    assert "shows it after the round" in polish["predict"].caption
    assert polish["predict"].caption.endswith("You see all cards but your own.")
    one_colour = {each.picture.name: each for each in captioned(words(), GAMES[1])}
    assert one_colour["follow"].title == "Play"
    assert one_colour["trump"].seen == "No card is turned up."


def test_cards_and_words_are_those_of_the_edition() -> None:
    magic = captioned(words("cs").of("piatnik-cs"), Settings(edition="piatnik-cs"))[4]
    assert magic.seen == "Zahráno: žolík, zelená\u00a0třináctka, čaroděj. Bere: čaroděj."
