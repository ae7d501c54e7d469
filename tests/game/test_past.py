"""Game: taking back, copies, earlier positions, positions without a past, and what opens at the end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell import Game, IllegalDecision, NotYet, SeededShuffler, Settings
from foretell.cards import SPECIAL_NAMES
from foretell.table.deal import new_table
from tests.helpers import dealt, first_lead, play_all, play_out
from tests.strategies import seeds, settings
from tests.table.walks import Dice, all_of, play_on, random_decision

SPECIALS = Settings(seats=3, specials=SPECIAL_NAMES)


@given(settings(), seeds, st.integers(0, 60))
def test_undo_takes_back_all_of_a_decision(rules: Settings, seed: int, steps: int) -> None:
    dice = Dice(seed)
    game = play_on(Game(settings=rules, seed=seed), dice, steps)
    if game.over:
        return
    before = all_of(game)
    decision = random_decision(game, dice)
    game.play(*decision)
    after = all_of(game)
    game.undo()
    assert all_of(game) == before
    game.play(*decision)
    assert all_of(game) == after


def test_undo_goes_back_to_the_first_deal() -> None:
    game = Game(settings=SPECIALS, seed=1)
    past = [all_of(game)]
    while not game.over:
        game.play(game.to_act[-1], game.legal(game.to_act[-1])[-1])
        past.append(all_of(game))
    while game.decisions:
        assert all_of(game) == past[game.decisions]
        game.undo()
    assert all_of(game) == past[0]
    with pytest.raises(IllegalDecision, match="no decision to take back") as caught:
        game.undo()
    assert caught.value.code == "undo/nothing"
    assert all_of(game) == past[0]


def test_a_round_taken_back_is_dealt_the_same_again() -> None:
    game = Game(seats=3)  # the system's entropy, which nobody can repeat
    while game.round_number == 1:
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    dealt_before = [played.deal for played in game.record.rounds]
    game.undo()
    assert [played.deal for played in game.record.rounds] == dealt_before[:1]
    game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    assert [played.deal for played in game.record.rounds] == dealt_before


def test_a_copy_goes_its_own_way() -> None:
    game = play_on(Game(settings=SPECIALS, seed=2, headers={"date": "today"}), Dice(2), 30)
    twin = game.copy()
    before = all_of(game)
    assert all_of(twin) == before
    play_out(twin)
    twin.headers["date"] = "tomorrow"
    assert all_of(game) == before
    assert game.headers == {"date": "today"}
    game.undo()
    assert twin.over


def test_at_is_the_game_as_it_stood() -> None:
    game = Game(settings=SPECIALS, seed=3)
    past = [all_of(game)]
    for _ in range(40):
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
        past.append(all_of(game))
    for step, then in enumerate(past):
        assert all_of(game.at(step)) == then
    assert all_of(game) == past[-1]


@pytest.mark.parametrize("step", [-1, 41, 10**30, True, 1.0, "1", None])
def test_at_a_step_that_is_not_there(step: Any) -> None:
    game = play_on(Game(seats=3, seed=1), Dice(1), 40)
    with pytest.raises(IllegalDecision) as caught:
        game.at(step)
    assert caught.value.code == "undo/no-such-step"


def test_hands_are_opened_only_after_the_end() -> None:
    game = Game(settings=Settings(seats=3, secret_predictions=True), seed=1)
    while not game.over:
        for ask in (lambda: game.open_view(0), game.open_events):
            with pytest.raises(NotYet) as caught:
                ask()
            assert (caught.value.code, caught.value.rule) == ("game/not-over", "DEAL-3")
        play_on(game, Dice(game.decisions), 37)
    start = game.open_view(0)
    assert [len(hand) for hand in start.hands] == [1, 1, 1]
    assert start.predictions == (None, None, None)
    assert start.view.seat is None
    third = game.open_view(3)
    assert third.predictions == game.block_of_truth().rows[0].predicted
    assert third.view.predictions == (None, None, None)
    assert game.open_view(game.decisions).view.to_json() == game.view().to_json()
    with pytest.raises(IllegalDecision):
        game.open_view(game.decisions + 1)
    first = game.open_events()[0]
    assert first.facts["hands"] == [list(hand) for hand in start.hands]
    assert len(game.open_events()) == len(game.events())
    taken_back = game.copy()
    taken_back.undo()
    with pytest.raises(NotYet):
        taken_back.open_events()


def test_events_can_be_asked_for_from_a_number_on() -> None:
    game = Game(settings=SPECIALS, seed=1)
    for viewer in (None, 0, 1, 2):
        told = game.events(viewer)
        copy = game.copy()
        while not copy.over and copy.decisions < 60:
            since = len(copy.events(viewer))
            copy.play(copy.to_act[0], copy.legal(copy.to_act[0])[0])
            told += copy.events(viewer, since)
        assert told == copy.events(viewer)
        assert copy.events(viewer, len(told)) == []
        assert copy.events(viewer, len(told) + 99) == []


@pytest.mark.parametrize("since", [-1, True, 1.0, "0", None])
def test_events_are_counted_from_0(since: Any) -> None:
    with pytest.raises(IllegalDecision) as caught:
        Game(seats=3, seed=1).events(since=since)
    assert caught.value.code == "events/no-such-event"


def test_a_position_without_a_past_is_played_but_not_recorded() -> None:
    game = first_lead("R7 B1", "R8 B2", "R9 B3", turned="G1")
    start = game.table.twin()
    for _ in range(2):
        with pytest.raises(NotYet) as caught:
            _ = game.record
        assert caught.value.code == "record/no-past"
        play_all(game, "R7", "R8", "R9")
        game.undo()
        game.undo()
        assert game.view().trick.plays == ("R7",)
        game.undo()
        assert game.table == start
    play_all(game, "R7", "R8", "R9", "B3", "B1", "B2")
    assert game.round_number == 3
    assert [row.round_number for row in game.block_of_truth().rows] == [2]
    with pytest.raises(NotYet):
        _ = game.record
    play_out(game)
    assert game.over


def test_a_position_is_a_copy_of_the_table() -> None:
    whole = play_on(Game(seats=3, seed=1), Dice(1), 10)
    before = whole.table.twin()
    game = Game.from_table(whole.table, whole.settings, players=["a", "b", "c"])
    assert game.players == ("a", "b", "c")
    play_out(game)
    assert whole.table == before


class Counting(SeededShuffler):
    """A shuffler that notes the rounds it was asked for."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[int] = []

    def deck(self, settings: Settings, round_number: int) -> Any:
        """Return the deal."""
        self.asked.append(round_number)
        return super().deck(settings, round_number)


def test_a_position_asks_its_shuffler_only_for_the_rounds_to_come() -> None:
    shuffler = Counting()
    position = dealt("R7 B1", "R8 B2", "R9 B3", turned="G1")
    game = Game.from_table(position.table, position.settings, shuffler=shuffler)
    assert shuffler.asked == []
    play_out(game)
    assert shuffler.asked == list(range(3, 21))


def test_a_table_before_the_first_deal_is_dealt_and_has_a_past() -> None:
    rules = Settings(seats=3)
    game = Game.from_table(new_table(), rules, shuffler=SeededShuffler(5))
    assert all_of(game) == all_of(Game(settings=rules, seed=5))
