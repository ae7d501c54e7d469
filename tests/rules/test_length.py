"""How long a game is, and what follows from the hand sizes of its rounds. LENGTH-1, LENGTH-2."""

from __future__ import annotations

from typing import Any

import pytest

from foretell import FixedDeals, Game, SeededShuffler, Settings, replay
from foretell.cards import SPECIAL_NAMES, parse_card
from foretell.rules.rounds import clairvoyant, dealer, hand_size, rounds
from tests.helpers import facts, play_out
from tests.rules.book import play, refused_settings

TOURNAMENT = {
    3: (2, 4, 6, 8, 10, 12, 14, 16, 18, 20),
    4: (1, 3, 5, 7, 9, 11, 12, 13, 14, 15),
    5: (2, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    6: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
}


def sizes(settings: Settings) -> tuple[int, ...]:
    switches = settings.switches
    return tuple(hand_size(number, switches) for number in range(1, rounds(switches) + 1))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_LENGTH_1_full_is_the_default_and_deals_one_card_more_each_round(seats: int) -> None:
    assert Settings(seats=seats).length == "full"
    assert sizes(Settings(seats=seats)) == tuple(range(1, 60 // seats + 1))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_LENGTH_1_a_tournament_has_ten_rounds(seats: int) -> None:
    assert sizes(Settings(seats=seats, length="tournament")) == TOURNAMENT[seats]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_LENGTH_1_a_short_game_has_five_rounds(seats: int) -> None:
    assert sizes(Settings(seats=seats, length="short")) == (1, 3, 5, 7, 9)


@pytest.mark.parametrize("length", [(3, 5, 7), (1,), (15, 1, 15), (4,) * 20])
@pytest.mark.parametrize("specials", [(), SPECIAL_NAMES])
def test_LENGTH_1_custom_lists_hand_sizes_in_any_order(length: tuple[int, ...], specials: tuple[str, ...]) -> None:
    settings = Settings(length=length, specials=specials)
    assert sizes(settings) == length
    game = play_out(Game(settings=settings, seed=1))
    assert len(game.block_of_truth().rows) == len(length)
    assert [event["cards"] for event in facts(game, "dealt")] == list(length)


def test_LENGTH_1_a_list_is_as_good_as_a_tuple() -> None:
    assert Settings(length=[3, 5]) == Settings(length=(3, 5))
    assert Settings(length=(3, 5)).length_name == "custom"
    assert Settings(length="short").length_name == "short"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_LENGTH_1_bounds_of_a_custom_length(seats: int) -> None:
    most = 60 // seats
    assert sizes(Settings(seats=seats, length=(most, 1))) == (most, 1)
    for length in [(), (0,), (most + 1,), (-1, 3), (1,) * 21]:
        error = refused_settings(seats=seats, length=length)
        assert (error.code, error.rule) == ("settings/hand-sizes", "LENGTH-1")
        assert error.params["most"] == most


@pytest.mark.parametrize("length", ["long", "", "custom", None, 5, ("3",), (3.5,), (True,)])
def test_LENGTH_1_what_is_no_length_is_refused(length: Any) -> None:
    error = refused_settings(length=length)
    assert (error.code, error.params["setting"]) == ("settings/bad-value", "length")


def test_LENGTH_1_a_record_without_a_length_is_full() -> None:
    text = str(Game(seed=1).record)
    assert "length" not in text
    assert replay(text).settings.length == "full"


def test_LENGTH_2_the_deal_moves_one_seat_for_each_round_played() -> None:
    switches = Settings(seats=3, scribe=1, length=(7, 2, 7, 20)).switches
    assert [dealer(number, switches) for number in range(1, 5)] == [1, 2, 0, 1]


def test_LENGTH_2_a_full_game_keeps_its_deals_and_other_rounds_have_their_own() -> None:
    shuffler = SeededShuffler(7)
    full, short = Settings(), Settings(length="short")
    for number in (1, 2, 3):
        cards = 4 * hand_size(number, short.switches) + 1
        needed = 4 * hand_size(number, full.switches) + 1
        assert shuffler.deck(full, number)[:needed] == shuffler.deck(short, number)[:needed]
        assert len(set(shuffler.deck(short, number)[:cards])) == cards


def test_LENGTH_2_predictions_go_up_to_the_hand_size() -> None:
    game = Game(settings=Settings(length=(5, 2)), seed=1)
    assert [decision.token for decision in game.legal(game.to_act[0])] == list("012345")


def test_LENGTH_2_clairvoyance_in_round_1_is_the_first_round_played_whatever_its_size() -> None:
    first = Settings(clairvoyance=True, length=(5, 1)).switches
    assert [clairvoyant(number, first) for number in (1, 2)] == [True, False]
    game = Game(settings=Settings(clairvoyance=True, length=(5, 1)), seed=1)
    assert game.view(0).hand == ()
    assert {len(cards) for cards in game.view(0).foreheads.values()} == {5}


def test_LENGTH_2_no_trump_in_any_round_that_deals_the_whole_deck() -> None:
    game = Game(settings=Settings(length=(15, 2)), seed=1)
    assert (game.view().turned, game.view().trump, game.view().trump_to_choose) == (None, None, False)
    play_through_round(game)
    assert game.view().turned is not None


def test_LENGTH_2_with_special_cards_a_card_is_always_left() -> None:
    game = Game(settings=Settings(length=(15, 2), specials=("bomb",)), seed=1)
    assert game.view().turned is not None


def test_LENGTH_2_a_round_of_one_card_passes_none_wherever_it_comes() -> None:
    """BOMB-3 and JUGGLER-3 speak of a round of one card, here the second; Juggler and Bomb lie in its only trick."""
    settings = Settings(seats=3, length=(2, 1), specials=("bomb", "juggler"))
    dealt = [parse_card(name) for name in ("R1", "Bo", "Ju", "Y5")]
    deck = [*dealt, *(card for card in range(60) if card not in dealt)]
    game = Game(settings=settings, shuffler=FixedDeals([deck[::-1], deck]))
    play_through_round(game)
    told = len(game.events())
    while not game.over:
        assert game.phase in ("predict", "play")
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    names_told = [event.name for event in game.events(since=told)]
    assert "trick_bombed" in names_told
    assert "cards_passed" not in names_told
    assert game.block_of_truth().rows[-1].won == (0, 0, 0)


@pytest.mark.parametrize("variant", ["one_colour", "maximus"])
@pytest.mark.parametrize("length", ["short", "tournament", (5,)])
def test_LENGTH_2_one_colour_and_maximus_are_full_games(variant: str, length: Any) -> None:
    error = refused_settings(length=length, **{variant: True})
    assert (error.code, error.rule) == ("settings/exclude", "VAR-7")
    assert error.params == {"one": variant, "other": "length"}
    assert Settings(length="full", **{variant: True}).length == "full"  # type: ignore[arg-type]


def test_LENGTH_2_the_game_ends_after_the_last_round_of_its_length() -> None:
    game = play(Game(settings=Settings(seats=3, length=(1,)), seed=5), "0 0 0")
    while not game.over:
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    assert (game.round_number, game.over) == (1, True)


def play_through_round(game: Game) -> None:
    number = game.round_number
    while game.round_number == number and not game.over:
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
