"""Cards: the deck, its colours and ranks, and the special cards. CARDS-1 to CARDS-6."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from foretell import FixedDeals, Game, Settings
from foretell.cards import (
    COLOUR_LETTERS,
    COLOUR_NAMES,
    NO_COLOUR,
    PEOPLES,
    SPECIAL_NAMES,
    card_name,
    colour_played,
    kind_name,
    kind_of,
    kind_played,
    parse_play,
)
from foretell.rules.decks import deck_size, in_deck
from foretell.rules.settings import SPECIAL_PRESETS
from foretell.table.shufflers import sorted_deck
from tests.helpers import deck_of, first_lead, play_out
from tests.rules.book import EVERY_PLAY, TRUMPS, colour_of, play, refused_settings, takes

NUMBERS = [f"{colour}{rank}" for colour in "BRGY" for rank in range(1, 14)]
SPECIAL_TOKENS = ["Sh", "Dr", "Fa", "Bo", "We", "Ju", "Cl"]


def test_CARDS_1_sixty_cards() -> None:
    deck = sorted_deck(Settings())
    names = [card_name(card) for card in deck]
    assert names == [*NUMBERS, "W1", "W2", "W3", "W4", "J1", "J2", "J3", "J4"]
    assert deck_size(Settings().switches) == len(deck) == 60


def test_CARDS_1_all_of_them_come_to_the_table() -> None:
    game = Game(settings=Settings(seats=3, maximus=True), seed=1)
    held = Counter(token for seat in range(3) for token in game.view(seat).hand)
    assert held == Counter(NUMBERS) + Counter({"W": 4, "J": 4})


def test_CARDS_2_each_colour_is_a_people() -> None:
    peoples = dict(zip(COLOUR_NAMES, PEOPLES, strict=True))
    assert peoples == {"blue": "humans", "red": "dwarves", "green": "elves", "yellow": "giants"}


def test_CARDS_2_four_colours() -> None:
    assert COLOUR_NAMES == ("blue", "red", "green", "yellow")
    assert COLOUR_LETTERS == "BRGY"


@pytest.mark.parametrize("play", EVERY_PLAY)
def test_CARDS_2_which_cards_have_a_colour(play: str) -> None:
    expected = COLOUR_LETTERS.index(colour_of(play)) if colour_of(play) else NO_COLOUR
    assert colour_played(parse_play(play)) == expected


@pytest.mark.parametrize("trump", TRUMPS)
@pytest.mark.parametrize("colour", "BRGY")
def test_CARDS_3_thirteen_is_highest_and_one_lowest(colour: str, trump: str) -> None:
    for low, high in combinations(range(1, 14), 2):
        assert takes(f"{colour}{low} {colour}{high}", trump) == 1
        assert takes(f"{colour}{high} {colour}{low}", trump) == 0


@pytest.mark.parametrize("trump", TRUMPS)
@pytest.mark.parametrize("colour", "BRGY")
def test_CARDS_3_wizard_above_and_jester_below_every_number(colour: str, trump: str) -> None:
    for rank in range(1, 14):
        assert takes(f"{colour}{rank} W", trump) == 1
        assert takes(f"W {colour}{rank}", trump) == 0
        assert takes(f"{colour}{rank} J", trump) == 0
        assert takes(f"J {colour}{rank}", trump) == 1


def test_CARDS_4_every_selection_of_the_seven() -> None:
    for size in range(8):
        for chosen in combinations(SPECIAL_NAMES, size):
            if ("dragon" in chosen) != ("fairy" in chosen):
                continue
            settings = Settings(specials=chosen)
            names = [card_name(card) for card in sorted_deck(settings)]
            expected = [token for token, name in zip(SPECIAL_TOKENS, SPECIAL_NAMES, strict=True) if name in chosen]
            assert settings.specials == chosen
            assert names[60:] == expected
            assert deck_size(settings.switches) == len(names) == 60 + size


def test_CARDS_4_seven_special_cards_make_67() -> None:
    assert SPECIAL_NAMES == ("shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud")
    assert deck_size(Settings(specials=SPECIAL_NAMES).switches) == 67
    assert not any(in_deck(card, Settings().switches) for card in range(60, 67))


@pytest.mark.parametrize("lonely", ["dragon", "fairy"])
def test_CARDS_4_dragon_and_fairy_come_together(lonely: str) -> None:
    error = refused_settings(specials=("bomb", lonely))
    assert (error.code, error.rule) == ("settings/together", "CARDS-4")
    assert error.params == {"one": "dragon", "other": "fairy"}
    assert str(error) == "dragon and fairy come together or not at all"


def test_CARDS_4_one_of_each_whatever_the_order() -> None:
    assert Settings(specials=("fairy", "bomb", "dragon", "bomb")).specials == ("dragon", "fairy", "bomb")
    assert Settings(specials=["cloud", "bomb"]).specials == ("bomb", "cloud")  # type: ignore[arg-type]


def test_CARDS_4_no_other_special_card() -> None:
    error = refused_settings(specials=("bomb", "unicorn"))
    assert (error.code, error.rule) == ("settings/bad-value", "CARDS-4")
    assert error.params == {"setting": "specials", "value": "unicorn"}
    assert str(error) == "there is no special card 'unicorn'"


@pytest.mark.parametrize("value", ["bomb", 7, None, iter(["bomb"])])
def test_CARDS_4_special_cards_are_listed_by_name(value: object) -> None:
    error = refused_settings(specials=value)
    assert (error.code, error.rule) == ("settings/bad-value", "")
    assert error.params == {"setting": "specials", "value": value}
    assert str(error) == f"special cards come as a list of names, not {value!r}"


def test_CARDS_5_four_wizards_and_four_jesters_of_one_kind() -> None:
    assert [kind_name(kind_of(card)) for card in range(52, 60)] == ["W"] * 4 + ["J"] * 4
    assert kind_name(kind_played(parse_play("W"))) == "W"


def test_CARDS_5_which_wizard_it_is_never_matters() -> None:
    settings = Settings(seats=3)
    deck = deck_of(["W", "W", "J"], turned="W", settings=settings)
    other = {52: 55, 55: 52, 53: 54, 54: 53, 56: 59, 59: 56}
    games = [
        play(Game(settings=settings, shuffler=FixedDeals([order])), "trump=R 1 0 0 W J")
        for order in (deck, [other.get(card, card) for card in deck])
    ]
    assert games[0].table == games[1].table
    assert games[0].events(0) == games[1].events(0)
    assert games[0].record.rounds[0].decisions == games[1].record.rounds[0].decisions
    assert "trick from 1: W J\n" in str(games[0].record)


def test_CARDS_5_several_in_one_hand_are_counted() -> None:
    game = first_lead("W W J J", "R1 R2 R3 R4", "R5 R6 R7 R8", turned="B1")
    assert game.view(0).hand == ("J", "J", "W", "W")
    play(game, "W R1 R5")
    assert game.view(0).hand == ("J", "J", "W")
    play(game, "W R2 R6")
    assert game.view(0).hand == ("J", "J")
    play(game, "J R3 R7")
    assert game.view(0).hand == ("J",)


def test_CARDS_6_presets_begin_with_the_shapeshifter() -> None:
    assert SPECIAL_PRESETS == {
        "none": (),
        "first": ("shapeshifter",),
        "some": ("shapeshifter", "dragon", "fairy", "bomb"),
        "all": ("shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"),
    }


@pytest.mark.parametrize("preset", SPECIAL_PRESETS)
def test_CARDS_6_every_preset_can_be_played(preset: str) -> None:
    assert play_out(Game(settings=Settings(seats=6, specials=SPECIAL_PRESETS[preset]), seed=1)).over
