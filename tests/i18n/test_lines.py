"""Lines: what must stand together is never parted where a line breaks, in the terminal and elsewhere."""

from __future__ import annotations

import re

import pytest

from foretell.cards import COLOUR_NAMES
from foretell.i18n import languages, words
from foretell.i18n.prepositions import joined
from foretell.i18n.rulebook import rule_book
from foretell.rules.settings import VARIANTS, Settings

ALONE = {"cs": "aikouvzs", "sk": "aikouvzs", "pl": "aiouwz"}


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("cs", "Karta v ruce", "Karta v_ruce"),
        ("cs", "V ruce a s ní i bod", "V_ruce a_s_ní i_bod"),
        ("sk", "K\nstolu (s hráčom)", "K_stolu (s_hráčom)"),
        ("sk", "hraj o ", "hraj o_"),
        ("pl", "Z talonu, w prawo", "Z_talonu, w_prawo"),
        ("cs", "15 s na tah, 3 z 4", "15 s na tah, 3 z_4"),
        ("cs", "kolo bez trumfů, los u", "kolo bez trumfů, los u"),
        ("pl", "k talonowi", "k talonowi"),
        ("en", "a card", "a card"),
        ("hu", "a lap", "a lap"),
    ],
)
def test_a_word_of_one_letter_keeps_what_follows(language: str, text: str, said: str) -> None:
    assert joined(text, language).replace("\u00a0", "_") == said


@pytest.mark.parametrize("language", sorted(ALONE))
def test_no_rule_leaves_a_word_of_one_letter_alone(language: str) -> None:
    alone = re.compile(rf"(?<![\w-])[{ALONE[language]}][ \n]", re.IGNORECASE)
    for variant in VARIANTS:
        for section in rule_book(words(language), Settings(seats=4).replace(**{variant: True})):
            for rule in section.rules:
                assert not alone.search(rule.text), rule.text


def test_what_is_put_into_a_message_stays_as_it_is() -> None:
    assert words("cs").say("file-trouble", trouble="hra a karty.txt") == "hra a karty.txt."


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("form", ["", ".object"])
def test_colour_and_rank_of_a_card_stay_together(language: str, form: str) -> None:
    for colour in COLOUR_NAMES:
        for rank in range(1, 14):
            said = words(language).say(f"card-number{form}", colour=colour, rank=rank)
            assert "\u00a0" in said
            assert all("\u00a0" in part for part in re.split("[ -]", said) if re.search(r"\d", part)), said
