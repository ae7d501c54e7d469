"""Pictures: six of them under all settings, true to the engine."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from foretell.errors import BadSettings
from foretell.lessons.pictures import NAMES, Deal, Follow, Magic, Picture, Predict, Trump, growth, pictures
from foretell.lessons.positions import position
from foretell.rules.editions import edition, edition_names
from foretell.rules.settings import HOUSE, SEATS, VARIANTS, Settings


def shown(settings: Settings) -> dict[str, Picture]:
    return {picture.name: picture for picture in pictures(settings)}


def all_settings() -> list[Settings]:
    """Return every valid choice of variants and house rules, each at one number of seats."""
    found = []
    for number, choice in enumerate(product((False, True), repeat=len(VARIANTS) + len(HOUSE))):
        chosen: dict[str, Any] = dict(zip((*VARIANTS, *HOUSE), choice, strict=True))
        for seats in (SEATS[number % len(SEATS)], 3):
            try:
                found.append(Settings(seats=seats, **chosen))
            except BadSettings:
                continue
    return found


def test_there_are_six_under_all_settings() -> None:
    tried = all_settings()
    assert len(tried) > 90
    for settings in tried:
        assert tuple(shown(settings)) == NAMES


def test_the_standard_game() -> None:
    found = shown(Settings())
    assert found["deal"] == Deal("growing", tuple(range(1, 16)))
    assert found["trump"] == Trump("turned", "R7", ("red",))
    assert found["predict"] == Predict("spoken", (0, 1, 2, 3), 2, (), "none")
    assert found["follow"] == Follow("follow", "G9", ("G3",), ("B8",))
    assert found["magic"] == Magic("free", ("J", "G13", "W"), 2)


@pytest.mark.parametrize("name", edition_names())
def test_every_edition_has_its_own(name: str) -> None:
    box = edition(name)
    for offer in box.offers:
        if offer != "specials":
            assert len(shown(box.settings(**{offer: True}))) == 6
    magic = shown(box.settings())["magic"]
    assert magic.how == ("barred" if box.settings().wizard_barred else "free")


def test_one_colour_has_no_trump_and_nobody_follows() -> None:
    found = shown(Settings(one_colour=True, seats=3))
    assert found["deal"] == Deal("own", tuple(range(4, 16)))
    assert found["trump"] == Trump("none", None, ())
    assert found["follow"] == Follow("free", "B9", ("R3", "R8", "R11", "R12"), ())
    assert found["magic"] == Magic("free", ("J", "R13", "W"), 2)


@pytest.mark.parametrize(("seats", "size"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_maximus_deals_all_and_names_trump_by_round(seats: int, size: int) -> None:
    found = shown(Settings(seats=seats, maximus=True))
    assert found["deal"] == Deal("even", (size,) * 5)
    assert found["trump"] == Trump("listed", None, ("blue", "red", "green", "yellow", None))


@pytest.mark.parametrize(
    ("chosen", "how", "closed", "forehead"),
    [
        ({"hidden_predictions": True}, "shown", (), "none"),
        ({"hidden_predictions": True, "hidden_reveal": "after_round"}, "kept", (), "none"),
        ({"secret_predictions": True, "clairvoyance": True}, "kept", (), "first"),
        ({"plus_minus_one": True}, "spoken", (1,), "none"),
        ({"clairvoyance": True, "clairvoyance_rounds": "every"}, "spoken", (), "every"),
    ],
)
def test_predictions(chosen: dict[str, object], how: str, closed: tuple[int, ...], forehead: str) -> None:
    assert shown(Settings(**chosen))["predict"] == Predict(how, (0, 1, 2, 3), 2, closed, forehead)  # type: ignore[arg-type]


def test_hands_of_other_sizes_are_listed() -> None:
    assert [growth(sizes) for sizes in ((1, 3, 5), (5, 5, 4), (2, 3, 4), (1,))] == ["listed"] * 3 + ["growing"]


def test_a_position_of_one_colour_deals_each_seat_its_own() -> None:
    game = position(["J B5 B7 B9", "R3 R8 R11 W", "G1 G2 G3 J"], "", first=2, settings=Settings(one_colour=True))
    assert [sorted(game.view(seat).hand) for seat in range(3)] == [
        ["B5", "B7", "B9", "J"],
        ["R11", "R3", "R8", "W"],
        ["G1", "G2", "G3", "J"],
    ]
    assert game.to_act == (2,)
