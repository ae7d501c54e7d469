"""What goes between processes comes out as it went in."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import TypeVar

import pytest

from foretell import DECISIONS, ForetellError, Game, Record, Settings, UnsupportedVersion, edition, replay
from foretell.cards import SPECIAL_NAMES
from tests.helpers import play_out
from tests.table.walks import Dice, all_of, play_on

T = TypeVar("T")
GAMES = [
    play_on(Game(settings=Settings(seats=3, specials=SPECIAL_NAMES), seed=1, headers={"date": "today"}), Dice(1), 50),
    play_on(Game(settings=Settings(seats=5, hidden_predictions=True, clairvoyance=True), seed=1), Dice(1), 3),
    play_out(Game(settings=Settings(seats=6, maximus=True), seed=1)),
]


def sent(thing: T, protocol: int = pickle.HIGHEST_PROTOCOL) -> T:
    """Return the thing as another process gets it."""
    again: T = pickle.loads(pickle.dumps(thing, protocol))  # noqa: S301 - our own bytes
    return again


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_a_game(game: Game, protocol: int) -> None:
    again = sent(game, protocol)
    assert all_of(again) == all_of(game)
    assert again.headers == game.headers
    again.undo()
    assert all_of(again) == all_of(game.at(game.decisions - 1))
    assert all_of(play_out(again)) == all_of(play_out(game.at(game.decisions - 1)))


@pytest.mark.parametrize("game", GAMES)
def test_views_records_and_settings(game: Game) -> None:
    for viewer in (None, *range(game.settings.seats)):
        view = game.view(viewer)
        assert sent(view).to_json() == view.to_json()
        assert sent(view).sight == view.sight
        assert sent(view).legal == view.legal
        assert sent(game.events(viewer)) == game.events(viewer)
    assert sent(game.record) == game.record
    assert str(sent(game.record)) == str(game.record)
    assert sent(game.settings) == game.settings
    assert sent(game.settings).switches == game.settings.switches
    assert str(sent(game.block_of_truth())) == str(game.block_of_truth())
    assert sent(edition("amigo-de")) == edition("amigo-de")


def test_a_decision_is_the_same_decision_everywhere() -> None:
    for decision in DECISIONS:
        assert sent(decision) is decision
        assert copy.deepcopy(decision) is decision


def test_errors_keep_code_rule_and_params() -> None:
    game = Game(seats=3, seed=1)
    raised: list[Callable[[], object]] = [
        lambda: game.play(0, "0"),
        lambda: game.play(1, "x"),
        lambda: Game(seats=9),
        game.open_events,
        game.undo,
    ]
    raised += [lambda: game.play(9, "0"), lambda: Record(game.settings, ()), lambda: replay("foretell 2")]
    for act in raised:
        with pytest.raises(ForetellError) as caught:
            act()
        error = caught.value
        again = sent(error)
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert (again.code, again.rule, again.params) == (error.code, error.rule, error.params)
    assert isinstance(sent(error), UnsupportedVersion)
