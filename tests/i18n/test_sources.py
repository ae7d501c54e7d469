"""Where rules come from: every sentence has a mark, the marks are those of docs/rules.md, and readers see theirs."""

from __future__ import annotations

import re

import pytest

from foretell.i18n import languages, words
from foretell.i18n.book import book
from foretell.i18n.force import facts
from foretell.i18n.rulebook import one_rule
from foretell.i18n.sources import _marks, booklets, sentences, source_of
from foretell.rules.editions import edition, edition_names
from foretell.rules.settings import Settings
from tests.i18n.catalogues import messages
from tests.i18n.sources import rule_ids, rule_texts

OF_EDITIONS = {
    "standard": "REX DE",
    "amigo-de": "DE",
    "amigo-fr": "FR",
    "amigo-it": "IT",
    "piatnik-cs": "CS",
    "piatnik-hu": "HU",
    "piatnik-pl": "PL",
    "piatnik-sk": "SK",
    "rexhry": "REX",
}


def seen(sentence: str, name: str, **switches: object) -> str:
    settings = edition(name).settings(**switches)
    kind, tip = source_of(sentence, edition(name), facts(settings))
    return f"{kind} tip" if tip else kind


def test_every_edition_has_its_booklets() -> None:
    assert {name: " ".join(edition(name).booklets) for name in edition_names()} == OF_EDITIONS
    assert len(booklets()) == 8


def test_every_rule_has_a_mark_in_the_order_of_the_rule_book() -> None:
    assert list(dict.fromkeys(name.partition(".")[0] for name in _marks())) == rule_ids()


@pytest.mark.parametrize("language", languages())
def test_every_sentence_with_a_mark_of_its_own_has_its_words(language: str) -> None:
    rules = messages(language, "rules")
    for rule in rule_ids():
        own = [attribute.id.name for attribute in rules[f"rule-{rule.lower()}"].attributes]
        assert sentences(rule) == [rule, *(f"{rule}.{name}" for name in own)], rule


def test_the_last_mark_of_a_rule_holds_where_no_other_does() -> None:
    for name, readings in _marks().items():
        assert [condition == "" for condition, _ in readings] == [*[False] * (len(readings) - 1), True], name
        for _, mark in readings:
            assert set().union(*mark.values()) <= booklets(), name


def told_in(text: str) -> set[str]:
    """Return the booklets that a rule of docs/rules.md names, of “all but IT” the others, and “all” and “ours”."""
    brackets = " ".join(re.findall(r"\(([^()]*)\)", text))
    told = set(re.findall(r"\w+", text)) & booklets() | set(re.findall(r"\w+", brackets)) & {"all", "ours"}
    for but in re.findall(r"all but (\w+)", brackets):
        told |= booklets() - {but}
    return told


def given_in(rule: str) -> set[str]:
    found: set[str] = set()
    for name in sentences(rule):
        for _, mark in _marks()[name]:
            for kind, names in mark.items():
                found |= {"ours"} if kind == "ours" else {"all"} if names == booklets() else names
    return found


def test_the_marks_are_those_of_the_rules() -> None:
    unsaid = {rule: found for rule, text in rule_texts().items() if (found := given_in(rule) - told_in(text))}
    assert unsaid == {}


@pytest.mark.parametrize(
    ("sentence", "kinds"),
    [
        ("CARDS-1", dict.fromkeys(OF_EDITIONS, "all")),
        ("CARDS-2", {"standard": "booklet", "piatnik-hu": "booklet", "rexhry": "others", "amigo-fr": "others"}),
        ("CARDS-2.colourless", {"standard": "booklet", "rexhry": "booklet", "piatnik-hu": "others"}),
        ("PREDICT-3", {"amigo-de": "booklet", "amigo-fr": "booklet", "piatnik-cs": "booklet tip"}),
        (
            "PREDICT-3.coins",
            {
                "standard": "booklet",
                "amigo-de": "booklet",
                **dict.fromkeys(("piatnik-hu", "piatnik-pl", "amigo-it"), "booklet tip"),
                **dict.fromkeys(("piatnik-cs", "piatnik-sk", "rexhry", "amigo-fr"), "ours"),
            },
        ),
        ("DEAL-4", dict.fromkeys(OF_EDITIONS, "ours")),
        ("PREDICT-1", {"amigo-it": "booklet", "standard": "booklet", "amigo-fr": "booklet"}),
        ("EDITION-2", {"amigo-it": "booklet", "standard": "others"}),
        ("EDITION-4", {"piatnik-pl": "booklet", "amigo-it": "booklet", "piatnik-cs": "ours", "rexhry": "others"}),
        ("EDITION-7", {"piatnik-hu": "booklet tip", "piatnik-pl": "booklet tip"}),
    ],
)
def test_where_a_sentence_comes_from(sentence: str, kinds: dict[str, str]) -> None:
    assert {name: seen(sentence, name) for name in kinds} == kinds


def test_a_mark_follows_how_the_rule_reads() -> None:
    assert seen("TRUMP-4", "standard") == "all"
    assert seen("TRUMP-4", "amigo-fr", wizard_barred=False, specials=("bomb",)) == "others"
    assert seen("PREDICT-1", "amigo-it", predict_from="dealer") == "others"
    assert seen("EDITION-4", "piatnik-pl", hidden_reveal="before_play") == "others"
    assert seen("EDITION-5", "piatnik-hu", clairvoyance_rounds="first") == "others"


def test_the_book_says_it_of_every_sentence() -> None:
    shown = book(words("hu"), edition("piatnik-hu").settings())
    rules = {rule["id"]: rule for section in shown["sections"] for rule in section["rules"]}
    reading, coins = rules["PREDICT-3"]["sentences"]
    assert (reading["source"], reading["tip"]) == (rules["PREDICT-3"]["source"], rules["PREDICT-3"]["tip"])
    assert (reading["source"], reading["tip"]) == ("booklet", True)
    assert coins["origin"] == "ebben a füzetben csak tipp"
    assert rules["CARDS-1"]["sentences"][0]["origin"] == ""
    assert rules["DEAL-4"]["source"] == "ours"
    for rule in rules.values():
        assert rule["text"] == " ".join(sentence["text"] for sentence in rule["sentences"])


def test_a_sentence_without_words_is_left_out() -> None:
    alone, both = (
        [sentence.text for sentence in one_rule(words(), "CARDS-4", Settings(specials=specials)).sentences]
        for specials in (("bomb",), ("dragon", "fairy"))
    )
    assert len(alone) == 1
    assert both[1] == "The Dragon and the Fairy are always used together."
