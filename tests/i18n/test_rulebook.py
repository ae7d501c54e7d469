"""The rule book: every rule has its condition in known words, and the right ones are in force."""

from __future__ import annotations

import re

import pytest

import foretell
from foretell.cards import SPECIAL_NAMES
from foretell.i18n import languages, words
from foretell.i18n.book import book
from foretell.i18n.force import WHEN, facts
from foretell.i18n.nearest import nearest
from foretell.i18n.readings import read
from foretell.i18n.rulebook import differences, differing, in_force_under, like_standard, one_rule, rule_book
from foretell.record.values import quoted
from foretell.rules.editions import edition, edition_names
from foretell.rules.settings import HOUSE, VARIANTS, Settings
from tests.i18n.every_game import every_game
from tests.i18n.sources import rule_ids

SOME_GAMES = [*list(every_game())[::17], *(edition(name).settings() for name in edition_names())]
_NO_TRUMP = ("turned_wizard_no_trump", True)


def ids(settings: Settings) -> set[str]:
    return {rule.id for section in rule_book(words(), settings) for rule in section.rules}


def test_conditions_are_about_rules_that_exist() -> None:
    known = {*rule_ids(), *(rule.partition("-")[0] for rule in rule_ids())}
    assert set(WHEN) <= known


def test_conditions_use_known_words() -> None:
    used = {word.lstrip("!") for condition in WHEN.values() for word in re.findall(r"[!\w]+", condition)}
    assert used <= {*VARIANTS, *HOUSE, *SPECIAL_NAMES, *frozenset().union(*map(facts, SOME_GAMES))}


def test_every_rule_is_in_force_somewhere() -> None:
    assert {rule for settings in SOME_GAMES for rule in in_force_under(settings)} == set(rule_ids())


@pytest.mark.parametrize("name", ["our house", "", "../../cs/editions/rexhry", "a\0b", "x" * 5000, "no-edition"])
@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_game_of_an_unknown_edition_has_a_book_of_its_own(name: str, language: str) -> None:
    game = foretell.Game("amigo-fr", seats=3, seed=1, plus_minus_one=True)
    settings = foretell.replay(str(game.record).replace("edition: amigo-fr", f"edition: {quoted(name)}")).settings
    found = book(words(language), settings)
    told = {rule["id"]: rule["text"] for section in found["sections"] for rule in section["rules"]}
    same = book(words(language), game.settings)
    known = {rule["id"]: rule["text"] for section in same["sections"] for rule in section["rules"]}
    assert told == {rule: text for rule, text in known.items() if rule not in {"EDITION-6", "EDITION-8"}}
    assert (found["edition"]["name"], found["edition"]["title"]) == (name, name)
    assert found["edition"]["differs"] == same["edition"]["differs"]
    assert one_rule(words(language), "VAR-1", settings).text == told["VAR-1"]


@pytest.mark.parametrize(
    ("settings", "there", "not_there"),
    [
        (Settings(), {"TRUMP-3", "PREDICT-3", "WIN-6"}, {"TRUMP-5", "TRUMP-9", "VAR-1"}),
        (Settings(secret_predictions=True), {"VAR-3", "PREDICT-1"}, {"PREDICT-3", "EDITION-4"}),
        (Settings(hidden_predictions=True), {"VAR-2", "PREDICT-3", "EDITION-4"}, {"VAR-3"}),
        (Settings(hidden_predictions=True, hidden_reveal="after_round"), {"EDITION-4"}, {"PREDICT-3"}),
        (Settings(clairvoyance=True), {"VAR-4", "TRUMP-6", "EDITION-5"}, {"VAR-5"}),
        (Settings(one_colour=True), {"VAR-5", "DEAL-3"}, {"TRUMP-1", "PLAY-3", "WIN-3", "DEAL-1", "DEAL-4"}),
        (Settings(maximus=True), {"VAR-6", "WIN-4", "DEAL-4"}, {"TRUMP-1", "DEAL-1", "DEAL-2", "DEAL-3"}),
        (Settings(turned_wizard_no_trump=True), {"TRUMP-9"}, {"TRUMP-3"}),
        (Settings(turned_wizard_no_trump=True, specials=("cloud",)), {"TRUMP-9", "TRUMP-3", "CLOUD-3"}, {"BOMB-1"}),
        (Settings(turned_wizard_no_trump=True, specials=("bomb",)), {"TRUMP-9", "TRUMP-2"}, {"TRUMP-3"}),
        (Settings(specials=("dragon", "fairy")), {"WIN-1", "WIN-2", "WIN-8"}, {"WIN-7", "TRUMP-5"}),
        (Settings(specials=("werewolf",)), {"TRUMP-5", "TRUMP-8", "CARDS-4"}, {"WIN-1", "PLAY-8"}),
    ],
)
def test_what_is_in_force(settings: Settings, there: set[str], not_there: set[str]) -> None:
    found = ids(settings)
    assert there <= found
    assert not not_there & found


@pytest.mark.parametrize(
    ("name", "switches", "differ"),
    [
        ("standard", {}, set()),
        ("standard", {"plus_minus_one": True, "specials": ("bomb",)}, set()),
        ("standard", {"turned_wizard_no_trump": True}, {"TRUMP-9"}),
        ("amigo-it", {}, {"PREDICT-1", "EDITION-2", "EDITION-6", "EDITION-8"}),
        ("amigo-it", {"secret_predictions": True}, {"EDITION-6", "EDITION-8"}),
        ("amigo-fr", {}, {"PLAY-4", "WIN-3", "WIN-4", "EDITION-3", "EDITION-6", "EDITION-8"}),
        (
            "piatnik-pl",
            {"hidden_predictions": True},
            {"PREDICT-5", "EDITION-4", "EDITION-8"},
        ),
        ("piatnik-hu", {"clairvoyance": True}, {"TRUMP-3", "EDITION-5", "EDITION-7", "EDITION-8"}),
        ("piatnik-pl", {"secret_predictions": True}, {"VAR-3", "EDITION-8"}),
    ],
)
def test_what_differs_from_the_standard_game(name: str, switches: dict[str, object], differ: set[str]) -> None:
    settings = edition(name).settings(**switches)
    marked = {rule.id for section in rule_book(words(), settings) for rule in section.rules if rule.differs}
    assert marked == differ


def test_the_same_table_in_the_standard_edition() -> None:
    settings = foretell.edition("amigo-fr").settings(seats=5, scribe=2, secret_predictions=True)
    assert like_standard(settings) == Settings(seats=5, scribe=2, secret_predictions=True)


def test_facts_and_differences_of_editions() -> None:
    assert {"booklet", "dealer_notes"} <= facts(edition("piatnik-hu").settings())
    assert differences(edition("standard")) == []
    assert differences(edition("amigo-fr")) == [("hidden_reveal", "after_round"), ("wizard_barred", True)]


@pytest.mark.parametrize(
    ("settings", "found"),
    [
        (edition("amigo-fr").settings(wizard_barred=False, specials=("bomb",)), []),
        (edition("amigo-fr").settings(), [("wizard_barred", True)]),
        (edition("amigo-fr").settings(one_colour=True), []),
        (edition("amigo-fr").settings(turned_wizard_no_trump=True, wizard_barred=False), [_NO_TRUMP]),
        (edition("piatnik-hu").settings(), []),
        (edition("piatnik-hu").settings(clairvoyance=True), [("clairvoyance_rounds", "every")]),
        (edition("piatnik-pl").settings(hidden_predictions=True), [("hidden_reveal", "after_round")]),
        (edition("amigo-it").settings(secret_predictions=True), []),
        (Settings(turned_wizard_no_trump=True), [_NO_TRUMP]),
        (Settings(turned_wizard_no_trump=True, maximus=True), []),
        (Settings(plus_minus_one=True, seats=6, scribe=3), []),
    ],
)
def test_what_differs_is_what_makes_a_difference_here(settings: Settings, found: list[tuple[str, object]]) -> None:
    assert differing(settings) == found


GAMES = [
    Settings(),
    Settings(seats=6, scribe=5, turned_wizard_no_trump=True),
    Settings(seats=6, specials=("bomb",), turned_wizard_no_trump=True, secret_predictions=True),
    Settings(specials=SPECIAL_NAMES, hidden_predictions=True, hidden_reveal="after_round"),
    Settings(seats=3, one_colour=True, plus_minus_one=True),
    Settings(seats=5, scribe=4, maximus=True, secret_predictions=True),
    edition("amigo-fr").settings(seats=6, scribe=5, clairvoyance=True),
    edition("piatnik-hu").settings(hidden_predictions=True, one_colour=True),
]


@pytest.mark.parametrize("settings", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_single_rule_reads_well_whether_or_not_it_is_in_force(language: str, settings: Settings) -> None:
    for rule in rule_ids():
        text = one_rule(words(language), rule, settings).text
        assert re.search(r"\w.*[.!?]$", text), (rule, text)
        assert not re.search(r"  | [,.]|: [.,]|^[ ,.]", text), (rule, text)


@pytest.mark.parametrize("settings", GAMES)
def test_the_nearest_settings_are_these_or_bring_the_rule(settings: Settings) -> None:
    here = in_force_under(settings)
    for rule in rule_ids():
        found = nearest(rule, settings, "en")
        assert rule in in_force_under(found)
        assert (found == settings) == (rule in here)


@pytest.mark.parametrize(
    ("rule", "settings", "found"),
    [
        ("PLAY-8", Settings(seats=3), Settings(seats=3, specials=SPECIAL_NAMES)),
        ("BOMB-1", Settings(clairvoyance=True, wizard_barred=True), Settings(specials=SPECIAL_NAMES)),
        ("WIN-6", Settings(seats=6, scribe=5), Settings(seats=4)),
        ("WIN-6", Settings(seats=3, one_colour=True), Settings(seats=3)),
        ("VAR-5", Settings(seats=6, maximus=True), Settings(seats=4, one_colour=True)),
        ("VAR-4", Settings(specials=("bomb",), plus_minus_one=True), Settings(clairvoyance=True, plus_minus_one=True)),
        ("TRUMP-3", Settings(turned_wizard_no_trump=True), Settings()),
        ("PREDICT-3", Settings(secret_predictions=True), Settings()),
        ("EDITION-6", Settings(seats=5), Settings(seats=5, edition="amigo-fr")),
    ],
)
def test_how_near_settings_bring_a_rule(rule: str, settings: Settings, found: Settings) -> None:
    assert nearest(rule, settings, "en") == found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rule", ["CARDS-1", "CARDS-5"])
def test_one_colour_for_three_has_three_of_everything(language: str, rule: str) -> None:
    four, three, plain = (
        read(words(language), rule, Settings(seats=seats, one_colour=one))
        for seats, one in ((4, True), (3, True), (3, False))
    )
    assert four == plain != three
    if rule == "CARDS-1":
        assert ("60" in four, "60" in three) == (True, False)
        assert ("45" in four, "45" in three) == (False, True)
    if language == "en":
        assert (four.count("four"), three.count("three"), three.count("four")) == (
            three.count("three"),
            four.count("four"),
            0,
        )
