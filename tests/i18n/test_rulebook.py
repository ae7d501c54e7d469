"""The rule book: every rule has its condition in known words, and the right ones are in force."""

from __future__ import annotations

import re

import pytest

import foretell
from foretell.cards import SPECIAL_NAMES
from foretell.i18n import words
from foretell.i18n.rulebook import WHEN, differences, facts, like_standard, rule_book
from foretell.rules.editions import edition, edition_names
from foretell.rules.settings import HOUSE, VARIANTS, Settings
from tests.i18n.sources import rule_ids


def ids(settings: Settings) -> set[str]:
    return {rule.id for section in rule_book(words(), settings) for rule in section.rules}


def test_conditions_are_about_rules_that_exist() -> None:
    known = {*rule_ids(), *(rule.partition("-")[0] for rule in rule_ids())}
    assert set(WHEN) <= known


def test_conditions_use_known_words() -> None:
    own = {"specials", "shown_before_play", "predicts_from_scribe", "letters", "dealer_notes", "booklet", "few_seats"}
    used = {word.lstrip("!") for condition in WHEN.values() for word in re.findall(r"[!\w]+", condition)}
    assert used <= {*VARIANTS, *HOUSE, *SPECIAL_NAMES, *own}


def test_every_rule_is_in_force_somewhere() -> None:
    games = [Settings(specials=SPECIAL_NAMES), Settings(turned_wizard_no_trump=True), Settings(plus_minus_one=True)]
    games += [Settings().replace(**{variant: True}) for variant in VARIANTS]
    games += [edition(name).settings() for name in edition_names()]
    assert set.union(*map(ids, games)) == set(rule_ids())


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
        ("amigo-fr", {}, {"PLAY-4", "EDITION-3", "EDITION-6", "EDITION-8"}),
        (
            "piatnik-pl",
            {"hidden_predictions": True},
            {"PREDICT-5", "EDITION-4", "EDITION-7", "EDITION-8"},
        ),
        ("piatnik-hu", {"clairvoyance": True}, {"EDITION-5", "EDITION-7", "EDITION-8"}),
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
