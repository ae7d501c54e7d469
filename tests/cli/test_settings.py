"""The settings flags: what they set, and that the engine's refusals come out in words."""

from __future__ import annotations

import pytest

from foretell.cli.parser import Parser
from foretell.cli.settings import add_settings, settings_line, settings_of
from foretell.i18n import words
from foretell.rules.editions import edition_names
from foretell.rules.settings import CHOICES, HOUSE, SPECIAL_PRESETS, VARIANTS, Settings
from tests.cli.conftest import Run


def chosen(*arguments: str) -> Settings:
    parser = Parser("rules", words())
    add_settings(parser)
    return settings_of(parser.read(arguments), words())


def test_no_flag_is_the_standard_game_of_four() -> None:
    assert chosen() == Settings()


@pytest.mark.parametrize("name", edition_names())
def test_every_edition(name: str) -> None:
    assert chosen("--edition", name).edition == name


def test_seats_and_scribe() -> None:
    assert chosen("--seats", "6", "--scribe", "5") == Settings(seats=6, scribe=5)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant(variant: str) -> None:
    flag = variant.removesuffix("_predictions").replace("_", "-")
    assert chosen("--variant", flag).variants == (variant,)
    assert chosen("--variant", flag.replace("-", "_").upper()).variants == (variant,)


def test_several_variants() -> None:
    settings = chosen("--variant", "secret", "--variant", "one-colour", "--seats", "3")
    assert settings.variants == ("secret_predictions", "one_colour")


@pytest.mark.parametrize("preset", SPECIAL_PRESETS)
def test_presets_of_special_cards(preset: str) -> None:
    assert chosen("--specials", preset).specials == SPECIAL_PRESETS[preset]


@pytest.mark.parametrize(
    "flags", [("fairy", "dragon"), ("dragon,fairy",), ("Dragon,", "FAIRY"), ("none", "dragon", "fairy")]
)
def test_special_cards_by_name(flags: tuple[str, ...]) -> None:
    assert chosen("--specials", *flags).specials == ("dragon", "fairy")


@pytest.mark.parametrize("name", HOUSE)
def test_house_switches(name: str) -> None:
    assert getattr(chosen("--switch", f"{name}=yes"), name) is True
    assert getattr(chosen("--switch", f"{name.replace('_', '-')}=no"), name) is False


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in CHOICES for value in CHOICES[name]])
def test_switches_with_a_choice(name: str, value: str) -> None:
    assert getattr(chosen("--switch", f"{name}={value}".replace("_", "-")), name) == value


def test_a_switch_overrules_the_edition() -> None:
    assert chosen("--edition", "amigo-it", "--switch", "predict-from=dealer").predict_from == "dealer"


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (
            ["--variant", "hidden", "--variant", "secret"],
            "Hidden predictions and secret predictions cannot be combined (VAR-7)",
        ),
        (
            ["--variant", "plus-minus-one", "--variant", "hidden"],
            "Plus/minus one and hidden predictions cannot be combined (VAR-7)",
        ),
        (["--variant", "maximus", "--specials", "all"], "Special cards and Wizard Maximus cannot be combined (VAR-7)"),
        (
            ["--edition", "amigo-fr", "--specials", "first"],
            "Special cards and barred Wizards cannot be combined (VAR-7)",
        ),
        (["--variant", "one-colour", "--seats", "5"], "One colour is for 3 or 4 players only (VAR-5)"),
        (["--specials", "dragon"], "Dragon and Fairy come together or not at all (CARDS-4)"),
        (["--seats", "7"], "A game is for 3 to 6 players, not 7 (TABLE-1)"),
        (["--seats", "-3"], "A game is for 3 to 6 players, not −3 (TABLE-1)"),
        (["--scribe", "4"], "There is no seat 4 for the scribe (TABLE-2)"),
        (
            ["--variant", "chess"],
            "--variant: “chess” is not one of: plus-minus-one, hidden, secret, clairvoyance, one-colour, maximus.",
        ),
        (
            ["--specials", "unicorn"],
            "--specials: “unicorn” is not one of: none, first, some, all, "
            "shapeshifter, dragon, fairy, bomb, werewolf, juggler, cloud.",
        ),
        (["--switch", "predict-from"], "--switch predict-from: “” is not one of: dealer, scribe."),
        (["--switch", "predict-from=left"], "--switch predict-from: “left” is not one of: dealer, scribe."),
        (["--switch", "wizard-barred=1"], "--switch wizard-barred: “1” is not one of: yes, no."),
    ],
)
def test_refusals_name_what_does_not_go(run: Run, flags: list[str], said: str) -> None:
    assert run("rules", *flags) == (2, "", f"foretell rules: {said}\n")


def test_an_unknown_edition_or_switch_is_told_the_known_ones(run: Run) -> None:
    assert "not one of: standard, amigo-de," in run("rules", "--edition", "amigo").err
    assert "“luck” is not one of: plus-minus-one, hidden-predictions," in run("rules", "--switch", "luck=yes").err


def test_settings_in_a_line() -> None:
    settings = Settings(seats=3, specials=("dragon", "fairy"), secret_predictions=True)
    told = "3 players · 20 rounds · 62 cards · secret predictions · Dragon and Fairy"
    assert settings_line(settings, words()) == told
