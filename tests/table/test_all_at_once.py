"""What all decide at once: the order in which they do leaves no trace but itself. VAR-2, VAR-3, JUGGLER-2."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import settings as hypothesis

from foretell import Decision, Game, Settings
from tests.strategies import SPECIAL_PARTS, seeds, settings
from tests.table.walks import Dice, play_on, random_decision, unordered, viewers

juggling = settings("specials", specials=tuple(special for part in SPECIAL_PARTS for special in part))


def in_order(game: Game, decisions: dict[int, Decision], order: tuple[int, ...]) -> Game:
    game = game.copy()
    for seat in order:
        assert seat in game.to_act
        game.play(seat, decisions[seat])
    return game


def compare_orders(game: Game, seed: int) -> None:
    seats, dice = game.settings.seats, Dice(seed)
    assert game.to_act == tuple(range(seats))
    decisions = {seat: dice.pick(game.legal(seat)) for seat in range(seats)}
    orders = list(permutations(range(seats)))
    one = in_order(game, decisions, orders[0])
    assert_same(in_order(game, decisions, (0, 1)), in_order(game, decisions, (1, 0)))
    for order in orders if seats < 5 else {dice.pick(orders) for _ in range(24)}:
        other = in_order(game, decisions, order)
        assert_same(one, other)
    assert_same(play_on(one, Dice(seed), 2 * seats), play_on(other, Dice(seed), 2 * seats))


def assert_same(one: Game, other: Game) -> None:
    assert other.table == one.table
    assert other.record == one.record
    for viewer in viewers(one):
        assert repr(other.view(viewer).sight) == repr(one.view(viewer).sight)
        assert unordered(other.view(viewer)) == unordered(one.view(viewer))


@hypothesis(max_examples=15)
@given(settings(hidden_predictions=False, secret_predictions=True, plus_minus_one=False), seeds)
def test_secret_predictions_may_be_written_in_any_order(given_settings: Settings, seed: int) -> None:
    compare_predictions(given_settings, seed)


@hypothesis(max_examples=15)
@given(settings(hidden_predictions=True, secret_predictions=False, plus_minus_one=False), seeds)
def test_hidden_predictions_may_be_written_in_any_order(given_settings: Settings, seed: int) -> None:
    compare_predictions(given_settings, seed)


def compare_predictions(given_settings: Settings, seed: int) -> None:
    game, dice = Game(settings=given_settings, seed=seed), Dice(seed)
    number = 1 + dice.below(min(4, len(given_settings.hand_sizes)))
    while game.round_number < number or game.phase != "predict":
        game.play(*random_decision(game, dice))
    compare_orders(game, seed)


@hypothesis(max_examples=15)
@given(juggling, seeds)
def test_cards_may_be_passed_in_any_order(given_settings: Settings, seed: int) -> None:
    game, dice = Game(settings=given_settings, seed=seed), Dice(seed)
    while not game.over and game.phase != "pass_card":
        play_on(game, dice, 1)
    if not game.over:
        compare_orders(game, seed)
