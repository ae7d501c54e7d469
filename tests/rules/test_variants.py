"""Variants: one colour, Wizard Maximus, and which variants go together. VAR-5 to VAR-7."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from foretell import FixedDeals, Game, Settings
from foretell.cards import SPECIAL_NAMES, card_name, kind_name, kind_of
from foretell.rules.decks import deck_size, in_deck, owner
from foretell.rules.rounds import hand_size, rounds
from foretell.rules.tricks import FREE, OPEN, follow_after
from foretell.rules.trump import NO_TRUMP, trump_of
from foretell.table.shufflers import sorted_deck
from tests.helpers import dealt, facts, last_round, may, play_out
from tests.rules.book import EVERY_PLAY, ONE_COLOUR, play, refused_settings, takes

LETTERS = "BRGY"
VARIANTS = {
    1: "plus_minus_one",
    2: "hidden_predictions",
    3: "secret_predictions",
    4: "clairvoyance",
    5: "one_colour",
    6: "maximus",
}
ALLOWED = [(1, 4), (1, 5), (1, 6), (2, 4), (2, 5), (2, 6), (3, 4), (3, 5), (3, 6)]
REFUSED = [(1, 2), (1, 3), (2, 3), (4, 5), (4, 6), (5, 6)]
EVERYTHING: dict[str, Any] = {
    **dict.fromkeys(VARIANTS.values(), True),
    "specials": SPECIAL_NAMES,
    "wizard_barred": True,
}
REFUSED_PAIRS = [
    *((VARIANTS[one], VARIANTS[other]) for one, other in REFUSED),
    ("specials", "clairvoyance"),
    ("specials", "one_colour"),
    ("specials", "maximus"),
    ("specials", "wizard_barred"),
]
SELECTIONS = [chosen for size in range(9) for chosen in combinations(EVERYTHING, size)]
ALLOWED_SELECTIONS = [
    chosen for chosen in SELECTIONS if not any(one in chosen and other in chosen for one, other in REFUSED_PAIRS)
]


def one_colour(*hands: str) -> Game:
    """Return a game of one colour at its first lead, by seat 0; every hand comes from the seat's own pile."""
    settings = Settings(seats=len(hands), one_colour=True, scribe=len(hands) - 1)
    deck = sorted_deck(settings)
    drawn = [
        next(card for card in deck if owner(card) == seat and kind_name(kind_of(card)) == token)
        for seat, hand in enumerate(hands)
        for token in hand.split()
    ]
    deal = drawn + [card for card in deck if card not in drawn]
    return play(Game(settings=settings, shuffler=FixedDeals([deal])), "0 " * len(hands))


@pytest.mark.parametrize("seats", [3, 4])
def test_VAR_5_each_player_owns_fifteen_cards(seats: int) -> None:
    settings = Settings(seats=seats, one_colour=True)
    deck = [card_name(card) for card in sorted_deck(settings)]
    assert len(deck) == deck_size(settings.switches) == 15 * seats
    for seat in range(seats):
        own = [card_name(card) for card in sorted_deck(settings) if owner(card) == seat]
        assert own == [*(f"{LETTERS[seat]}{rank}" for rank in range(1, 14)), f"W{seat + 1}", f"J{seat + 1}"]


def test_VAR_5_three_players_leave_a_colour_a_wizard_and_a_jester_in_the_box() -> None:
    switches = Settings(seats=3, one_colour=True).switches
    left_out = [card_name(card) for card in range(60) if not in_deck(card, switches)]
    assert left_out == [*(f"Y{rank}" for rank in range(1, 14)), "W4", "J4"]
    assert not any(in_deck(card, switches) for card in range(60, 67))


@pytest.mark.parametrize("seats", [5, 6])
def test_VAR_5_is_for_three_or_four(seats: int) -> None:
    error = refused_settings(one_colour=True, seats=seats)
    assert (error.code, error.rule) == ("settings/exclude", "VAR-5")
    assert error.params == {"one": "one_colour", "other": "seats"}
    assert str(error) == "one_colour and seats exclude each other"


@pytest.mark.parametrize("seats", [3, 4])
def test_VAR_5_twelve_rounds_of_4_to_15_own_cards(seats: int) -> None:
    settings = Settings(seats=seats, one_colour=True, scribe=1)
    assert rounds(settings.switches) == 12
    game = play_out(Game(settings=settings, seed=1))
    for seat in range(seats):
        own = {f"{LETTERS[seat]}{rank}" for rank in range(1, 14)} | {"W", "J"}
        told = facts(game, "dealt", seat)
        hands = [fact["hand"] for fact in told]
        assert [fact["cards"] for fact in told] == list(range(4, 16))
        assert [fact["dealer"] for fact in told] == [(1 + passed) % seats for passed in range(12)]
        for size, hand in enumerate(hands, 4):
            assert isinstance(hand, list)
            assert len(hand) == len(set(hand)) == size
            assert set(hand) <= own


def test_VAR_5_draws_the_first_of_the_own_pile() -> None:
    settings = Settings(seats=3, one_colour=True)
    game = Game(settings=settings, shuffler=FixedDeals([sorted_deck(settings)[::-1]]))
    assert game.view(0).hand == ("B12", "B13", "J", "W")
    assert game.view(1).hand == ("R12", "R13", "J", "W")
    assert game.view(2).hand == ("G12", "G13", "J", "W")


def test_VAR_5_no_trump_and_nothing_turned() -> None:
    game = play_out(Game(settings=Settings(seats=4, one_colour=True), seed=1))
    assert facts(game, "turned") == []
    assert facts(game, "trump") == [{"event": "trump", "colour": None}] * 12


def test_VAR_5_nobody_has_to_follow() -> None:
    game = play(one_colour("B1 B2 B3 B4", "R1 R2 W J", "G1 G2 G3 G4"), "B1")
    assert game.view(1).nobody_follows
    assert game.view(1).follow is None
    assert may(game) == "R1 R2 W J"
    assert game.explain(1, "R1")[1:4] == (True, "play/colours-do-not-matter", "VAR-5")
    for token in EVERY_PLAY[:54]:
        assert follow_after(OPEN, EVERY_PLAY.index(token), ONE_COLOUR) == FREE


@pytest.mark.parametrize("trump", ["", "G"])
def test_VAR_5_highest_value_wins_whatever_its_colour(trump: str) -> None:
    order = ["J", *range(1, 14), "W"]
    for (low, one), (high, other) in product(enumerate(order), enumerate(order)):
        trick = [card if isinstance(card, str) else f"{colour}{card}" for colour, card in (("B", one), ("G", other))]
        assert takes(trick, trump, ONE_COLOUR) == (high > low), trick


@pytest.mark.parametrize(
    ("trick", "taker"), [("B5 R5 G5", 0), ("B4 R5 G5", 1), ("W W W", 0), ("B13 W W", 1), ("J J J", 0), ("J R1 G1", 1)]
)
def test_VAR_5_among_equals_the_first_wins(trick: str, taker: int) -> None:
    hands = [
        " ".join([token, *(f"{letter}{rank}" for rank in (7, 8, 9))])
        for letter, token in zip("BRG", trick.split(), strict=True)
    ]
    game = play(one_colour(*hands), trick)
    assert game.to_act == (taker,)
    assert game.view().won == tuple(int(seat == taker) for seat in range(3))


def test_VAR_5_dealers_seat_settles_who_is_first() -> None:
    settings = Settings(seats=3, one_colour=True, scribe=1)
    game = Game(settings=settings, seed=1)
    assert (game.view().dealer, game.to_act) == (1, (2,))
    play(game, "0 0 0")
    assert (game.phase, game.to_act) == ("play", (2,))
    while game.round_number == 1:
        play(game, may(game).split()[0])
    assert (game.view().dealer, game.to_act) == (2, (0,))


@pytest.mark.parametrize(
    "variant", ["plus_minus_one", "hidden_predictions", "secret_predictions", "turned_wizard_no_trump"]
)
def test_VAR_5_predictions_open_hidden_or_secret(variant: str) -> None:
    settings = Settings(seats=3, one_colour=True).replace(**{variant: True})
    game = play_out(Game(settings=settings, seed=2))
    assert [sum(row.won) for row in game.block_of_truth().rows] == list(range(4, 16))


@pytest.mark.parametrize(("seats", "cards"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_VAR_6_five_rounds_with_all_sixty_cards(seats: int, cards: int) -> None:
    settings = Settings(seats=seats, maximus=True, scribe=seats - 1)
    assert rounds(settings.switches) == 5
    assert hand_size(1, settings.switches) == cards
    game = play_out(Game(settings=settings, seed=1))
    told = facts(game, "dealt")
    assert [fact["cards"] for fact in told] == [cards] * 5
    assert [fact["dealer"] for fact in told] == [(seats - 1 + passed) % seats for passed in range(5)]
    assert [sum(row.won) for row in game.block_of_truth().rows] == [cards] * 5


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_VAR_6_trumps_of_the_rounds(seats: int) -> None:
    game = play_out(Game(settings=Settings(seats=seats, maximus=True), seed=1))
    assert [fact["colour"] for fact in facts(game, "trump")] == ["blue", "red", "green", "yellow", None]
    assert facts(game, "turned") == []
    switches = Settings(seats=seats, maximus=True).switches
    assert [trump_of(-1, number, switches) for number in range(1, 6)] == [0, 1, 2, 3, NO_TRUMP]


def test_VAR_6_trump_wins_and_nothing_is_turned() -> None:
    game = Game(settings=Settings(seats=3, maximus=True), seed=1)
    for viewer in (0, 1, 2, None):
        assert (game.view(viewer).turned, game.view(viewer).trump) == (None, "blue")
    assert game.phase == "predict"


@pytest.mark.parametrize(("one", "other"), ALLOWED)
def test_VAR_7_allowed_pairs(one: int, other: int) -> None:
    settings = Settings().replace(**{VARIANTS[one]: True, VARIANTS[other]: True})
    assert settings.variants == (VARIANTS[one], VARIANTS[other])


@pytest.mark.parametrize("one", [1, 2, 3])
def test_VAR_7_special_cards_with_ways_of_predicting(one: int) -> None:
    settings = Settings(specials=SPECIAL_NAMES).replace(**{VARIANTS[one]: True})
    assert settings.variants == (VARIANTS[one],)


@pytest.mark.parametrize(("one", "other"), REFUSED_PAIRS)
def test_VAR_7_refused_pairs(one: str, other: str) -> None:
    error = refused_settings(seats=4, **{one: EVERYTHING[one], other: EVERYTHING[other]})
    assert (error.code, error.rule) == ("settings/exclude", "VAR-7")
    assert error.params == {"one": one, "other": other}
    assert str(error) == f"{one} and {other} exclude each other"


def test_VAR_7_every_pair_is_allowed_or_refused() -> None:
    assert sorted(ALLOWED + REFUSED) == list(combinations(VARIANTS, 2))


def test_VAR_7_every_selection() -> None:
    for chosen in SELECTIONS:
        switches = {name: EVERYTHING[name] for name in chosen}
        if chosen in ALLOWED_SELECTIONS:
            assert Settings(seats=3, **switches).variants == tuple(name for name in chosen if name in VARIANTS.values())
        else:
            params = refused_settings(seats=3, **switches).params
            assert (params["one"], params["other"]) in REFUSED_PAIRS
            assert {params["one"], params["other"]} <= set(chosen)
    assert len(ALLOWED_SELECTIONS) == 36


def test_VAR_7_one_special_card_is_enough_to_refuse() -> None:
    assert refused_settings(specials=("bomb",), maximus=True).params == {"one": "specials", "other": "maximus"}
    assert Settings(specials=(), maximus=True).maximus


@pytest.mark.parametrize("chosen", ALLOWED_SELECTIONS, ids="+".join)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_VAR_7_every_allowed_combination_plays_to_the_end(seats: int, chosen: tuple[str, ...]) -> None:
    if seats > 4 and "one_colour" in chosen:
        return
    settings = Settings(
        seats=seats,
        scribe=1,
        predict_from="scribe",
        hidden_reveal="after_round",
        clairvoyance_rounds="every",
        **{name: EVERYTHING[name] for name in chosen},
    )
    game = play_out(Game(settings=settings, seed=seats))
    rows = game.block_of_truth().rows
    assert len(rows) == rounds(settings.switches)
    assert game.scores == rows[-1].totals
    for number, row in enumerate(rows, 1):
        lost = hand_size(number, settings.switches) - sum(row.won)
        assert lost == 0 or (lost == 1 and "specials" in chosen)


def test_VAR_7_special_cards_with_secret_predictions_and_plus_minus_one() -> None:
    game = dealt("Cl", "R2", "R3", turned="Y1", secret_predictions=True)
    play(game, "1 1 1 Cl=R R2 R3 -1")
    assert last_round(game) == ((0, 1, 1), (1, 0, 0), (-10, -10, -10))
    assert may(play(dealt("Cl", "R2", "R3", turned="Y1", plus_minus_one=True), "0 0")) == "0"
