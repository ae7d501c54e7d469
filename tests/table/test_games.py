"""`Game` at random points of random games under any settings: refusals, undo, copies, steps and replays."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis

from foretell import DECISIONS, Game, GameOver, IllegalDecision, NotYourTurn, Record, SeededShuffler, Settings, replay
from tests.helpers import play_out
from tests.strategies import seeds, settings
from tests.table.walks import Dice, all_of, play_on, random_decision, random_game, unordered, viewers


@hypothesis(max_examples=40)
@given(settings(), seeds)
def test_every_legal_decision_can_be_played(given_settings: Settings, seed: int) -> None:
    game = random_game(given_settings, seed)
    before = game.table.twin()
    for seat in range(given_settings.seats):
        assert bool(game.legal(seat)) == (seat in game.to_act)
        for decision in game.legal(seat):
            then = game.copy()
            then.play(seat, decision)
            assert then.decisions == game.decisions + 1
            assert then.table != before
    assert game.table == before


@hypothesis(max_examples=40)
@given(settings(), seeds)
def test_every_other_decision_raises_and_changes_nothing(given_settings: Settings, seed: int) -> None:
    game = random_game(given_settings, seed)
    before, table = all_of(game), game.table.twin()
    for seat in range(given_settings.seats):
        wanted = GameOver if game.over else IllegalDecision if seat in game.to_act else NotYourTurn
        legal = game.legal(seat)
        for decision in DECISIONS:
            if decision not in legal:
                with pytest.raises(IllegalDecision) as caught:
                    game.play(seat, decision)
                assert type(caught.value) is wanted
                assert caught.value.rule
                assert game.table == table
    assert all_of(game) == before


@hypothesis(max_examples=10)
@given(settings(), seeds)
def test_nothing_may_be_decided_once_the_game_is_over(given_settings: Settings, seed: int) -> None:
    game = play_out(Game(settings=given_settings, seed=seed))
    before = all_of(game)
    for seat in range(given_settings.seats):
        assert game.legal(seat) == []
        for decision in DECISIONS:
            with pytest.raises(GameOver):
                game.play(seat, decision)
    assert all_of(game) == before


@hypothesis(max_examples=30)
@given(settings(), seeds)
def test_undo_takes_back_every_decision(given_settings: Settings, seed: int) -> None:
    game = random_game(given_settings, seed)
    dice = Dice(seed ^ 1)
    for _ in range(2 * given_settings.seats):
        if game.over:
            break
        before = all_of(game)
        seat, decision = random_decision(game, dice)
        game.play(seat, decision)
        after = all_of(game)
        game.undo()
        assert all_of(game) == before
        game.play(seat, decision)
        assert all_of(game) == after


@hypothesis(max_examples=8)
@given(settings(), seeds)
def test_undo_goes_back_to_the_beginning(given_settings: Settings, seed: int) -> None:
    game = random_game(given_settings, seed, last_round=3)
    while game.decisions:
        game.undo()
    assert all_of(game) == all_of(Game(settings=given_settings, seed=seed))
    with pytest.raises(IllegalDecision) as caught:
        game.undo()
    assert caught.value.code == "undo/nothing"


@hypothesis(max_examples=30)
@given(settings(), seeds)
def test_a_copy_goes_its_own_way(given_settings: Settings, seed: int) -> None:
    game = random_game(given_settings, seed, last_round=4)
    before = all_of(game)
    copy = game.copy()
    assert all_of(copy) == before
    copy.headers["date"] = "today"
    play_on(copy, Dice(seed ^ 2), 30)
    assert all_of(game) == before
    assert game.headers == {}
    then = all_of(copy)
    play_on(game, Dice(seed ^ 3), 30)
    assert all_of(copy) == then


@hypothesis(max_examples=15)
@given(settings(), seeds)
def test_a_step_is_the_game_as_it_stood(given_settings: Settings, seed: int) -> None:
    game, dice = Game(settings=given_settings, seed=seed), Dice(seed)
    stood = [all_of(game)]
    while not game.over and game.decisions < 60:
        game.play(*random_decision(game, dice))
        stood.append(all_of(game))
    for step, then in enumerate(stood):
        assert all_of(game.at(step)) == then
    assert all_of(game) == stood[-1]
    for step in (-1, game.decisions + 1):
        with pytest.raises(IllegalDecision) as caught:
            game.at(step)
        assert (caught.value.code, caught.value.params) == ("undo/no-such-step", {"step": step})


@hypothesis(max_examples=30)
@given(settings(), seeds)
def test_a_replay_is_the_game(given_settings: Settings, seed: int) -> None:
    game = random_game(given_settings, seed, last_round=6)
    for text in (str(game.record), game.record.to_json()):
        assert Record.parse(text) == game.record
        again = replay(text, SeededShuffler(seed))
        assert again.table == game.table
        assert again.record == game.record
        assert again.block_of_truth().rows == game.block_of_truth().rows
        for viewer in viewers(game):
            assert unordered(again.view(viewer)) == unordered(game.view(viewer))
        assert play_out(again, seed).record == play_out(game.copy(), seed).record
