"""Which rows are positions: all that a game comes to, and no others that could not be played on."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis
from hypothesis import strategies as st

from foretell import BadSettings, Game, SeededShuffler, Settings
from foretell.cards import (
    CLOUD,
    JESTER,
    NO_KIND,
    PLAY_BOMB,
    PLAY_CLOUD,
    PLAY_WIZARD,
    SPECIAL_NAMES,
    WEREWOLF,
    WIZARD,
    first_play_of,
    parse_kind,
)
from foretell.table.deal import new_table
from foretell.table.position import possible
from foretell.table.state import ADJUST_PREDICTION, DEAL, OVER, PASS_CARD, PLAY, PREDICT, Table
from tests.helpers import dealt, first_lead, play_all, table_with
from tests.strategies import seeds, settings
from tests.table.walks import Dice, play_on, random_game, walk, walk_round

BASE = Settings(seats=3)
R7, R8, G5, B1 = map(parse_kind, ("R7", "R8", "G5", "B1"))


@hypothesis(max_examples=20)
@given(settings(), seeds)
def test_every_position_of_a_game_is_possible(given_settings: Settings, seed: int) -> None:
    assert possible(new_table(), given_settings.switches)
    assert all(possible(moment.table, given_settings.switches) for moment in walk(given_settings, seed))


@hypothesis(max_examples=100)
@given(settings(form="specials"), seeds)
def test_every_position_of_a_round_with_special_cards_is_possible(given_settings: Settings, seed: int) -> None:
    assert all(possible(moment.table, given_settings.switches) for moment in walk_round(given_settings, seed))


def test_a_game_may_begin_in_a_later_round() -> None:
    s = new_table()
    s.round_number = 9
    assert Game.from_table(s, BASE, shuffler=SeededShuffler(1)).round_number == 10
    s.round_number = 20
    assert not possible(s, BASE.switches)
    s.round_number, s.decisions = 9, 1
    assert not possible(s, BASE.switches)


WRONG = st.one_of(st.sampled_from([-128, -8, -2, -1, 0, 1, 4, 5, 6, 30, 61, 63, 66, 67, 100, 120, 127]), st.integers())


def changed(s: Table, data: st.DataObject) -> Table:
    """Return a table of which one number is another one, within the width of its field."""
    new = s.twin()
    name = data.draw(st.sampled_from(list(Table.cells)))
    cell = Table.cells[name]
    low, high = (-(1 << cell.bits - 1), (1 << cell.bits - 1) - 1) if cell.signed else (0, (1 << cell.bits) - 1)
    number = min(max(data.draw(WRONG), low), high)
    if cell.length:
        getattr(new, name)[data.draw(st.integers(0, cell.length - 1))] = number
    else:
        setattr(new, name, number)
    return new


@hypothesis(max_examples=300)
@given(settings(), seeds, st.data())
def test_what_is_possible_can_be_played_on(given_settings: Settings, seed: int, data: st.DataObject) -> None:
    """An impossible row would raise, or leave nobody a legal decision, or never end."""
    s = changed(random_game(given_settings, seed, last_round=6).table, data)
    if possible(s, given_settings.switches):
        game = Game.from_table(s, given_settings, shuffler=SeededShuffler(1))
        for viewer in (None, 0, given_settings.seats - 1):
            game.view(viewer).to_json()
        play_on(game, Dice(seed), most=80)
        assert possible(game.table, given_settings.switches)


def refused(s: Table, given_settings: Settings) -> bool:
    """Return whether a table is refused as no position."""
    assert not possible(s, given_settings.switches)
    with pytest.raises(BadSettings) as caught:
        Game.from_table(s, given_settings)
    return caught.value.code == "settings/bad-row"


@pytest.mark.parametrize(
    ("name", "number"),
    [
        *[("phase", -1), ("phase", DEAL), ("phase", PLAY), ("phase", PASS_CARD), ("phase", OVER), ("phase", 8)],
        *[("round_number", -1), ("round_number", 0), ("round_number", 2), ("round_number", 21)],
        *[("turn", -1), ("turn", 0), ("turn", 3), ("dealer", -1), ("dealer", 1), ("dealer", 3)],
        *[("tricks", 1), ("tricks", 21), ("played", -1), ("played", 1), ("played", 3), ("played", 4), ("played", 61)],
        *[("waiting", -8), ("waiting", 1), ("waiting", 8), ("turned", -2), ("turned", NO_KIND), ("turned", 48)],
        *[("turned", WEREWOLF), ("turned", R7), ("turned", B1), ("turned", 63), ("trump", -1), ("trump", 4)],
        *[("trump", 5), ("follow", 0), ("follow", 6), ("lying", 2), ("decisions", -1), ("decisions", 1)],
        *[("bombed", 0), ("passed_after", 1), ("wolf", -2), ("wolf", 0), ("wolf", 3), ("wolf_card", R7)],
        *[("wolf_card", 62), ("cloud", 0), ("cloud", 120), ("cloud_change", 1)],
    ],
)
def test_a_number_that_cannot_be_is_refused(name: str, number: int) -> None:
    s = table_with(["R7", "J", "W"], "G5")
    assert possible(s, BASE.switches)
    setattr(s, name, number)
    assert refused(s, BASE)


@pytest.mark.parametrize(
    ("name", "seat", "number"),
    [
        *[("hand", 0, -2), ("hand", 0, 0), ("hand", 0, 1 << R7 | 1 << R8), ("hand", 0, 1 << 48), ("hand", 0, 1)],
        *[("hand", 0, 1 << CLOUD), ("hand", 0, 1 << G5), ("hand", 1, 1 << R7), ("hand", 3, 2), ("hand", 5, 2)],
        *[("wizards", 2, 0), ("wizards", 2, 2), ("wizards", 2, 5), ("wizards", 0, 1), ("wizards", 3, 1)],
        *[("jesters", 1, 0), ("jesters", 1, -1), ("jesters", 2, 1), ("passed", 0, R7), ("passed", 0, 61)],
        *[("passed", 0, -2), ("predicted", 0, 1), ("predicted", 1, 2), ("predicted", 2, -2), ("predicted", 5, 0)],
        *[("won", 0, 1), ("won", 0, -1), ("score", 0, 10), ("score", 0, -5), ("score", 0, 40), ("score", 4, 10)],
        *[("leaders", 0, 0), ("leaders", 0, 3)],
    ],
)
def test_a_seat_s_number_that_cannot_be_is_refused(name: str, seat: int, number: int) -> None:
    s = table_with(["R7", "J", "W"], "G5")
    getattr(s, name)[seat] = number
    assert refused(s, BASE)


@pytest.mark.parametrize("number", [9, 10])
def test_what_is_left_of_rounds_before_is_not_looked_at(number: int) -> None:
    s = table_with(["R7", "J", "W"], "G5")
    s.plays[number] = PLAY_WIZARD
    s.leaders[number] = 5
    assert possible(s, BASE.switches)


@pytest.mark.parametrize(
    "other",
    [
        Settings(seats=5),
        Settings(seats=3),
        Settings(seats=4, scribe=1),
        Settings(seats=6, maximus=True),
        Settings(seats=4, one_colour=True),
        Settings(seats=4, hidden_predictions=True),
        Settings(seats=4, predict_from="scribe"),
    ],
)
def test_a_position_of_other_settings_is_refused(other: Settings) -> None:
    game = play_on(Game(seats=4, seed=1), Dice(1), most=9)
    assert game.round_number == 2
    assert game.phase == "predict"
    assert possible(game.table, game.settings.switches)
    assert refused(game.table, other)


def test_each_holds_only_its_own_cards_in_one_colour() -> None:
    rules = Settings(seats=3, one_colour=True)
    s = Game(settings=rules, seed=4).table.twin()
    s.hand[0], s.hand[1] = s.hand[1], s.hand[0]
    s.wizards[0], s.wizards[1] = s.wizards[1], s.wizards[0]
    s.jesters[0], s.jesters[1] = s.jesters[1], s.jesters[0]
    assert refused(s, rules)


def test_nobody_holds_two_wizards_in_one_colour() -> None:
    rules = Settings(seats=3, one_colour=True)
    s = Game(settings=rules, seed=4).table.twin()
    while s.hand[0] & (1 << WIZARD | 1 << JESTER):
        s = Game(settings=rules, seed=s.decisions + 5).table.twin()
    lowest = s.hand[0] & -s.hand[0]
    second = s.hand[0] ^ lowest
    s.hand[0] = second & (second - 1) | 1 << WIZARD
    s.wizards[0] = 2
    assert refused(s, rules)


@pytest.mark.parametrize("counted", ["W W", "J J"])
def test_there_are_four_wizards_and_four_jesters(counted: str) -> None:
    s = table_with([counted, counted, "R1 R2"], "G5")
    assert possible(s, BASE.switches)
    kind = WIZARD if counted[0] == "W" else JESTER
    s.turned, s.trump = kind, 4
    assert refused(s, Settings(seats=3, turned_wizard_no_trump=True))


def at_play(**changes: Any) -> Table:
    """Return a table with one trick taken, one card of the next on the table and two to come, with some changes."""
    game = first_lead("R7 R8 B1", "R1 R2 B2", "R3 B3 W", turned="R5", specials=())
    s = play_all(game, "R7", "R1", "R3", "R8").table.twin()
    assert possible(s, game.settings.switches)
    for name, value in changes.items():
        setattr(s, name, value)
    return s


@pytest.mark.parametrize(
    "changes",
    [
        {"plays": [first_play_of(R7)] * 60},
        {"plays": [-1] * 60},
        {"plays": [67] * 60},
        {"plays": [PLAY_CLOUD] * 60},
        {"leaders": [0] + [3] * 20},
        {"leaders": [0, 1] + [0] * 19},
        {"leaders": [1] * 21},
        {"won": [0, 1, 0, 0, 0, 0]},
        {"won": [2, 0, 0, 0, 0, 0]},
        {"played": 3},
        {"tricks": 0},
        {"turn": 2},
        {"follow": 4},
        {"lying": 0},
        {"cloud": 0},
        {"bombed": 0},
        {"predicted": [4, 0, 0, -1, -1, -1]},
        {"predicted": [0, -1, 0, -1, -1, -1]},
        {"decisions": 6},
        {"decisions": 8},
    ],
)
def test_tricks_are_those_that_the_plays_make(changes: dict[str, Any]) -> None:
    assert refused(at_play(**changes), Settings(seats=3))


def test_who_did_not_follow_has_nothing_to_follow_with() -> None:
    game = first_lead("R7 R8", "R1 B2", "R3 B3", turned="G5")
    s = play_all(game, "R7", "R1").table.twin()
    s.plays[1], s.hand[1] = first_play_of(parse_kind("B2")), 1 << parse_kind("R1")
    s.lying = 1 << R7 | 1 << parse_kind("B2")
    assert refused(s, game.settings)


def test_the_last_to_predict_does_not_make_the_sum_right() -> None:
    rules = Settings(seats=3, plus_minus_one=True)
    game = play_all(Game(settings=rules, seed=1), "0", "0", "0")
    assert game.phase == "play"
    s = game.table.twin()
    s.predicted[0] = 1
    assert refused(s, rules)


@pytest.mark.parametrize(("name", "number"), [("waiting", -8), ("waiting", 0), ("waiting", 7), ("waiting", 4)])
def test_those_who_wait_are_those_who_have_not_decided(name: str, number: int) -> None:
    rules = Settings(seats=3, hidden_predictions=True)
    game = Game(settings=rules, seed=1)
    game.play(1, "1")
    s = game.table.twin()
    assert s.waiting == 0b101
    setattr(s, name, number)
    assert refused(s, rules)


def test_the_dealer_names_a_colour() -> None:
    game = play_all(dealt("R7", "J", "R1", turned="W"), "trump=B")
    for trump, allowed in ((3, True), (4, False), (5, False), (-1, False)):
        s = game.table.twin()
        s.trump = trump
        assert possible(s, game.settings.switches) == allowed


def test_the_werewolf_is_swapped_for_the_turned_card() -> None:
    game = dealt("R7", "We", "R1", turned="G5")
    assert possible(game.table, game.settings.switches)
    play_all(game, "We=-")
    assert possible(game.table, game.settings.switches)
    for name, number in (("wolf_card", R8), ("wolf_card", NO_KIND), ("wolf", 0), ("wolf", -1), ("turned", R8)):
        s = game.table.twin()
        setattr(s, name, number)
        assert refused(s, game.settings)


def test_passed_cards_come_from_hands_and_lie_in_the_next() -> None:
    game = first_lead("Ju R8 R9", "R1 R2 B2", "R3 B3 W", turned="G5")
    play_all(game, "Ju=R", "R1", "R3")
    assert game.table.phase == PASS_CARD
    game.play(1, ">B2")
    assert possible(game.table, game.settings.switches)
    for name, number in (("passed", R8), ("passed", NO_KIND), ("passed", WEREWOLF)):
        s = game.table.twin()
        getattr(s, name)[1] = number
        assert refused(s, game.settings)
    play_all(game, ">R8", ">W")
    assert game.table.phase == PLAY
    assert possible(game.table, game.settings.switches)
    for number in (WIZARD, R7, NO_KIND):
        s = game.table.twin()
        s.passed[0] = number
        assert refused(s, game.settings)
    s = game.table.twin()
    s.passed_after = 2
    assert refused(s, game.settings)


def test_the_cloud_changes_a_prediction_by_one() -> None:
    game = first_lead("Cl", "R1", "R3", turned="G5")
    play_all(game, "Cl=R", "R1", "R3")
    assert game.table.phase == ADJUST_PREDICTION
    s = game.table.twin()
    assert possible(s, game.settings.switches)
    s.cloud = 1
    assert refused(s, game.settings)
    s.cloud, s.phase = 0, PREDICT
    assert refused(s, game.settings)


def after_the_cloud() -> tuple[Table, Settings]:
    rules = Settings(seats=3, specials=SPECIAL_NAMES)
    for seed in range(1000):
        for moment in walk_round(rules, seed):
            if moment.table.phase == DEAL and moment.table.cloud_change == -1:
                return moment.table.twin(), rules
    raise AssertionError


def test_a_scored_round_has_the_points_of_its_tricks() -> None:
    s, rules = after_the_cloud()
    assert possible(s, rules.switches)
    for name, number in (("cloud_change", 2), ("cloud_change", 0), ("phase", OVER)):
        t = s.twin()
        setattr(t, name, number)
        assert refused(t, rules)


def test_the_bomb_takes_its_trick() -> None:
    game = first_lead("Bo R8", "R1 R2", "R3 B3", turned="G5")
    s = play_all(game, "Bo", "R1", "R3").table.twin()
    assert s.plays[0] == PLAY_BOMB
    assert possible(s, game.settings.switches)
    s.bombed, s.won[2] = -1, 1
    assert refused(s, game.settings)
