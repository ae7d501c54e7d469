"""Settings: defaults, the row that the rules read, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from foretell import BadSettings, Settings
from foretell.cards import SPECIAL_NAMES, SPECIALS, kind_name
from foretell.rules.settings import CHOICES, SWITCHES, VARIANTS
from tests.rules.book import refused_settings

DEFAULTS: dict[str, Any] = {
    "edition": "standard",
    "seats": 4,
    "scribe": 0,
    "specials": (),
    "plus_minus_one": False,
    "hidden_predictions": False,
    "secret_predictions": False,
    "clairvoyance": False,
    "one_colour": False,
    "maximus": False,
    "hidden_reveal": "before_play",
    "clairvoyance_rounds": "first",
    "predict_from": "dealer",
    "wizard_barred": False,
    "turned_wizard_no_trump": False,
    "length": "full",
    "cloud_acts": "round",
}
FLAGS = [name for name, value in DEFAULTS.items() if value is False]


def test_defaults_are_the_standard_game() -> None:
    assert Settings().as_dict() == DEFAULTS
    assert Settings().variants == ()
    assert set(SWITCHES) == set(DEFAULTS) - {"edition", "seats", "scribe", "specials", "length"}


def test_row_of_the_defaults() -> None:
    row = Settings().switches
    hands = {"hand_sizes": [*range(1, 16), *[0] * 5], "last_round": 15}
    assert row.as_dict() == {name: 0 for name in DEFAULTS if name not in ("edition", "length")} | {"seats": 4} | hands
    assert Settings().switches == row


@pytest.mark.parametrize("name", FLAGS)
def test_row_of_a_switch(name: str) -> None:
    row = Settings().replace(**{name: True}).switches
    hands = {
        "one_colour": {"hand_sizes": [*range(4, 16), *[0] * 8], "last_round": 12},
        "maximus": {"hand_sizes": [15] * 5 + [0] * 15, "last_round": 5},
    }
    assert row.as_dict() == Settings().switches.as_dict() | {name: 1} | hands.get(name, {})


@pytest.mark.parametrize(("name", "values"), CHOICES.items())
def test_row_of_a_choice(name: str, values: tuple[str, ...]) -> None:
    rows = [Settings().replace(**{name: value}).switches.as_dict() for value in values]
    assert rows == [Settings().switches.as_dict() | {name: number} for number in (0, 1)]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_row_of_seats_and_scribe(seats: int) -> None:
    row = Settings(seats=seats, scribe=seats - 1).switches
    assert (row.seats, row.scribe) == (seats, seats - 1)


@pytest.mark.parametrize(("name", "kind"), list(zip(SPECIAL_NAMES, SPECIALS, strict=True)))
def test_row_of_special_cards(name: str, kind: int) -> None:
    wanted = {"dragon", "fairy"} if name in ("dragon", "fairy") else {name}
    row = Settings(specials=tuple(wanted)).switches
    assert row.specials.bit_count() == len(wanted)
    assert row.specials >> kind & 1
    assert kind_name(kind).lower() == name[:2]


def test_replace_changes_some_and_keeps_the_others() -> None:
    settings = Settings(seats=5, plus_minus_one=True)
    assert settings.replace(scribe=4).as_dict() == DEFAULTS | {"seats": 5, "scribe": 4, "plus_minus_one": True}
    assert settings.scribe == 0


def test_replace_checks_names_and_values() -> None:
    with pytest.raises(BadSettings) as caught:
        Settings().replace(plus_minus_two=True)
    assert (caught.value.code, caught.value.rule) == ("settings/unknown", "")
    assert caught.value.params == {"setting": "plus_minus_two"}
    assert str(caught.value) == "there is no setting 'plus_minus_two'"
    with pytest.raises(BadSettings):
        Settings().replace(seats=7)


@pytest.mark.parametrize(("name", "values"), CHOICES.items())
@pytest.mark.parametrize("value", ["never", None, 0, True])
def test_choices_are_checked(name: str, values: tuple[str, ...], value: object) -> None:
    error = refused_settings(**{name: value})
    assert (error.code, error.rule) == ("settings/bad-value", "")
    assert error.params == {"setting": name, "value": value}
    assert str(error) == f"{name} is one of {values[0]}, {values[1]}, not {value!r}"


@pytest.mark.parametrize("name", FLAGS)
@pytest.mark.parametrize("value", [1, 0, "yes", None])
def test_switches_are_true_or_false(name: str, value: object) -> None:
    error = refused_settings(**{name: value})
    assert (error.code, error.rule) == ("settings/bad-value", "")
    assert error.params == {"setting": name, "value": value}
    assert str(error) == f"{name} cannot be {value!r}"


@pytest.mark.parametrize("name", ["seats", "scribe"])
@pytest.mark.parametrize("value", [True, 3.0, "3", None])
def test_seats_and_scribe_are_whole_numbers(name: str, value: object) -> None:
    error = refused_settings(**{name: value})
    assert (error.code, error.rule) == ("settings/bad-value", "")
    assert error.params == {"setting": name, "value": value}
    assert str(error) == f"{name} cannot be {value!r}"


@pytest.mark.parametrize("value", [7, None, ("standard",)])
def test_edition_is_named_by_text(value: object) -> None:
    error = refused_settings(edition=value)
    assert (error.code, error.rule) == ("settings/bad-value", "")
    assert error.params == {"setting": "edition", "value": value}
    assert str(error) == f"an edition is named by text, not {value!r}"


def test_variants_in_play_are_listed_in_their_order() -> None:
    assert tuple(FLAGS[:6]) == VARIANTS
    assert Settings(maximus=True, plus_minus_one=True).variants == ("plus_minus_one", "maximus")
