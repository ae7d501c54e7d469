"""The open view: all hands of a finished game, and of no other."""

from __future__ import annotations

import pytest

from foretell import FixedDeals, Game, NotYet, Settings
from foretell.table.open_view import OpenView, open_view
from tests.helpers import deck_of, first_lead, play_all, play_out, table_with
from tests.table.walks import Dice, random_decision


def test_hands_and_predictions_lie_open() -> None:
    settings = Settings(seats=3, secret_predictions=True)
    game = Game.from_table(table_with(["R7 W", "J B1", "J W"], "G5", settings), settings)
    play_all(game, "2")
    view = game.view()
    opened = open_view(game.table, view, settings)
    assert opened == OpenView(view, (("R7", "W"), ("B1", "J"), ("J", "W")), (2, None, None))
    assert opened.view.predictions == (None, None, None)
    play_all(game, "0", "1", "W")
    assert open_view(game.table, view, settings)[1:] == ((("R7", "W"), ("B1", "J"), ("J",)), (2, 0, 1))


def test_a_finished_game_can_be_opened_at_every_step() -> None:
    settings = Settings(seats=3, maximus=True)
    game, dice = Game(settings=settings, seed=5), Dice(5)
    while not game.over:
        with pytest.raises(NotYet) as caught:
            game.open_view(0)
        assert (caught.value.code, caught.value.rule) == ("game/not-over", "DEAL-3")
        game.play(*random_decision(game, dice))
    opened = [game.open_view(step) for step in (0, 3, 4, game.decisions)]
    assert [len(hand) for hand in opened[0].hands] == [20, 20, 20]
    assert opened[0].predictions == (None, None, None)
    assert None not in opened[1].predictions
    assert sum(len(hand) for hand in opened[2].hands) == 59
    assert opened[3].hands == ((), (), ())
    assert opened[3].view.phase == "over"
    assert opened[3].view.seat is None


def test_the_open_events_tell_everything() -> None:
    deal = FixedDeals([deck_of(["R7", "J", "W"], "G5", settings := Settings(seats=3, secret_predictions=True))])
    game = Game(settings=settings, shuffler=deal)
    play_all(game, "1", "0", "0")
    with pytest.raises(NotYet):
        game.open_events()
    play_out(game)
    told = [event.as_dict() for event in game.open_events()]
    assert told[0] == {"event": "dealt", "round": 1, "dealer": 0, "cards": 1, "hands": [["R7"], ["J"], ["W"]]}
    assert told[3:6] == [
        {"event": "predicted", "seat": 0, "prediction": 1},
        {"event": "predicted", "seat": 1, "prediction": 0},
        {"event": "predicted", "seat": 2, "prediction": 0},
    ]
    assert len(told) == len(game.events())


def test_the_open_events_tell_what_was_passed() -> None:
    game = first_lead("Ju R1", "R2 B2", "R3 B3", turned="G5")
    play_all(game, "Ju=R", "R2", "R3", ">R1", ">B2", ">B3")
    passed = [happening.told_openly().as_dict() for happening in game._told if happening.public.name == "passed"]
    assert passed == [
        {"event": "passed", "seat": 0, "card": "R1"},
        {"event": "passed", "seat": 1, "card": "B2"},
        {"event": "passed", "seat": 2, "card": "B3"},
    ]
