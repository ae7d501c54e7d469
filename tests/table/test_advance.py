"""The course of a round, decision by decision, on the bare table."""

from __future__ import annotations

import pytest

from foretell import Settings
from foretell.cards import SPECIAL_NAMES, parse_kind
from foretell.rules.tricks import FREE, OPEN
from foretell.table.advance import apply, decided, legal, may_decide, taker
from foretell.table.decisions import Decision
from foretell.table.state import (
    ADJUST_PREDICTION,
    CHOOSE_TRUMP,
    DEAL,
    OVER,
    PASS_CARD,
    PLAY,
    PREDICT,
    SWAP_WEREWOLF,
    Table,
)
from tests.helpers import table_with

SPECIALS = Settings(seats=3, specials=SPECIAL_NAMES)
BASE = Settings(seats=3)


def take(s: Table, settings: Settings, *tokens: str) -> Table:
    for token in tokens:
        apply(s, s.turn, Decision.parse(token).number, settings.switches)
    return s


def word(kinds: str) -> int:
    return sum(1 << parse_kind(kind) for kind in kinds.split())


def test_nobody_decides_between_rounds_and_after_the_game() -> None:
    s = table_with(["R7", "R8", "R9"], "G5")
    assert [may_decide(s, seat) for seat in range(3)] == [False, True, False]
    for phase in (DEAL, OVER):
        s.phase = phase
        assert not any(may_decide(s, seat) for seat in range(3))
        assert not any(legal(s, seat, BASE.switches) for seat in range(3))


def test_where_all_decide_at_once_those_who_have_not_may() -> None:
    settings = BASE.replace(secret_predictions=True)
    s = table_with(["R7 W", "J B1", "J W"], "G5", settings)
    apply(s, 1, 2, settings.switches)
    assert (s.waiting, s.turn, s.predicted[:3]) == (0b101, 0, [-1, 2, -1])
    assert [may_decide(s, seat) for seat in range(3)] == [True, False, True]
    assert [legal(s, seat, settings.switches) for seat in range(3)] == [0b111, 0, 0b111]
    apply(s, 0, 0, settings.switches)
    assert (s.waiting, s.turn, s.phase) == (0b100, 2, PREDICT)
    apply(s, 2, 1, settings.switches)
    assert (s.waiting, s.turn, s.phase, s.predicted[:3]) == (0, 2, PLAY, [0, 2, 1])


def test_decided_moves_to_the_lowest_seat_that_has_not() -> None:
    s = Table()
    s.waiting = 0b1101
    assert not decided(s, 2)
    assert (s.waiting, s.turn) == (0b1001, 0)
    assert not decided(s, 0)
    assert (s.waiting, s.turn) == (0b1000, 3)
    assert decided(s, 3)
    assert s.waiting == 0


def test_VAR_1_the_last_may_not_make_the_sum_come_out() -> None:
    settings = BASE.replace(plus_minus_one=True)
    s = table_with(["R7 W", "J B1", "J W"], "G5", settings)
    assert legal(s, 2, settings.switches) == 0b111
    take(s, settings, "1")
    assert legal(s, 0, settings.switches) == 0b111
    take(s, settings, "0")
    assert legal(s, 1, settings.switches) == 0b101
    s.predicted[0] = 2
    assert legal(s, 1, settings.switches) == 0b111


def test_TRUMP_3_the_dealer_names_one_of_four_colours() -> None:
    s = table_with(["R7", "R8", "R9"], "W")
    assert (s.phase, s.turn, legal(s, 0, BASE.switches)) == (CHOOSE_TRUMP, 0, 0b01111)
    take(s, BASE, "trump=G")
    assert (s.phase, s.trump, s.turn) == (PREDICT, 2, 1)


def test_TRUMP_5_the_werewolf_is_swapped_and_trump_named_or_not() -> None:
    for token, trump in (("We=Y", 3), ("We=-", 4)):
        s = table_with(["R7", "R8", "We"], "W", SPECIALS)
        assert (s.phase, s.turn, legal(s, 2, SPECIALS.switches)) == (SWAP_WEREWOLF, 2, 0b11111)
        take(s, SPECIALS, token)
        assert (s.phase, s.trump, s.turn, s.wolf) == (PREDICT, trump, 1, 2)
        assert (s.wolf_card, s.turned) == (parse_kind("W"), parse_kind("We"))
        assert (s.hand[2], s.wizards[2]) == (word("W"), 1)


def test_a_trick_is_played_and_won() -> None:
    s = take(table_with(["R7 W", "R2 B1", "J R9"], "G5"), BASE, "0", "0", "0")
    assert (s.phase, s.turn, s.follow, s.lying) == (PLAY, 2, OPEN, 0)
    take(s, BASE, "J")
    assert (s.turn, s.follow, s.lying, s.played, s.plays[0]) == (0, OPEN, word("J"), 1, 53)
    take(s, BASE, "R7")
    assert (s.turn, s.follow, s.lying, s.played, taker(s, BASE.switches)) == (1, 1, word("J R7"), 2, 0)
    assert legal(s, 1, BASE.switches) == word("R2")
    take(s, BASE, "R2")
    assert (s.turn, s.follow, s.lying, s.tricks, s.won[:3], s.leaders[:2]) == (0, OPEN, 0, 1, [1, 0, 0], [2, 0])
    take(s, BASE, "W")
    assert (s.follow, taker(s, BASE.switches)) == (FREE, 0)
    take(s, BASE, "B1", "R9")
    assert (s.phase, s.score[:3], s.leaders[:3]) == (DEAL, [-20, 20, 20], [2, 0, 0])


def test_BOMB_1_a_bombed_trick_is_nobodys_and_its_taker_leads() -> None:
    s = take(table_with(["R7 W", "R2 B1", "Bo R9"], "G5", SPECIALS), SPECIALS, "0", "0", "0", "Bo", "R7", "R2")
    assert (s.bombed, s.won, s.turn, s.tricks, s.leaders[1]) == (0, [0] * 6, 0, 1, 0)
    take(s, SPECIALS, "W", "B1", "R9")
    assert (s.bombed, s.won[:3]) == (0, [1, 0, 0])


def test_JUGGLER_2_all_pass_at_once_and_then_take_up() -> None:
    s = table_with(["R7 W", "Ju J", "R9 B2"], "G5", SPECIALS)
    take(s, SPECIALS, "0", "0", "0", "R9", "R7", "Ju=R")
    assert (s.phase, s.waiting, s.turn, s.passed_after, s.lying) == (PASS_CARD, 0b111, 0, 1, 0)
    assert [legal(s, seat, SPECIALS.switches) for seat in range(3)] == [word("W"), word("J"), word("B2")]
    take(s, SPECIALS, ">W", ">J")
    assert (s.hand[:3], s.wizards[:3], s.jesters[:3]) == ([0, 0, word("B2")], [0] * 3, [0] * 3)
    assert s.passed[:3] == [parse_kind("W"), parse_kind("J"), -1]
    take(s, SPECIALS, ">B2")
    assert (s.phase, s.waiting, s.turn) == (PLAY, 0, 2)
    assert s.hand[:3] == [word("B2"), word("W"), word("J")]
    assert (s.wizards[:3], s.jesters[:3]) == ([0, 1, 0], [0, 0, 1])


def test_JUGGLER_2_whoever_took_the_trick_leads_after_the_pass() -> None:
    s = table_with(["R7 W", "Ju J", "R5 B2"], "G5", SPECIALS)
    take(s, SPECIALS, "0", "0", "0", "R5", "R7", "Ju=R")
    assert s.leaders[1] == 1
    take(s, SPECIALS, ">W", ">J", ">B2")
    assert (s.phase, s.turn) == (PLAY, 1)


def test_EDITION_2_the_lead_is_left_of_the_dealer_whoever_predicted_last() -> None:
    settings = BASE.replace(predict_from="scribe")
    s = take(table_with(["R7 W", "R2 B1", "J R9"], "G5", settings), settings, "0", "0", "0")
    assert (s.phase, s.dealer, s.turn) == (PLAY, 1, 2)


def test_decisions_of_the_round_are_counted() -> None:
    s = table_with(["R7 W", "R2 B1", "J R9"], "G5")
    assert s.decisions == 0
    for number, token in enumerate(["0", "0", "0", "J", "R7", "R2", "W"], 1):
        assert take(s, BASE, token).decisions == number


def test_JUGGLER_2_there_is_no_pass_after_the_last_trick() -> None:
    s = take(table_with(["R7", "Ju", "R9"], "G5", SPECIALS), SPECIALS, "0", "0", "0", "Ju=R", "R9", "R7")
    assert (s.phase, s.passed_after, s.lying, s.won[:3]) == (DEAL, 0, 0, [0, 0, 1])


@pytest.mark.parametrize(("predicted", "token", "score"), [("0", "+1", 30), ("1", "+1", -10), ("1", "-1", -10)])
def test_CLOUD_3_the_holder_changes_the_prediction(predicted: str, token: str, score: int) -> None:
    s = take(table_with(["R7", "Cl", "R9"], "G5", SPECIALS), SPECIALS, predicted, "0", "0", "Cl=R", "R9", "R7")
    assert (s.phase, s.turn, s.cloud, s.cloud_change) == (ADJUST_PREDICTION, 1, 1, 0)
    assert legal(s, 1, SPECIALS.switches) == (0b01 if predicted == "0" else 0b11)
    take(s, SPECIALS, token)
    assert (s.phase, s.cloud_change, s.score[1]) == (DEAL, int(token), score)
    assert s.predicted[1] == int(predicted) + int(token)


def test_CLOUD_3_seat_0_may_hold_the_cloud() -> None:
    s = take(table_with(["Cl", "R7", "R9"], "G5", SPECIALS), SPECIALS, "0", "0", "0", "R7", "R9", "Cl=R")
    assert (s.cloud, s.turn, s.phase) == (0, 0, ADJUST_PREDICTION)


def test_CLOUD_3_the_holder_is_asked_whoever_took_the_last_trick() -> None:
    s = take(table_with(["R7 B1", "R9 B2", "Cl B3"], "G5", SPECIALS), SPECIALS, "0", "0", "0", "Cl=R", "R7", "R9")
    take(s, SPECIALS, "B3", "B1", "B2")
    assert (s.won[:3], s.cloud, s.turn) == ([0, 0, 2], 2, 2)
    s = take(table_with(["R7 B1", "R9 B5", "Cl B3"], "G5", SPECIALS), SPECIALS, "0", "0", "0", "Cl=R", "R7", "R9")
    take(s, SPECIALS, "B3", "B1", "B5")
    assert (s.won[:3], s.cloud, s.turn, s.leaders[2], s.phase) == ([0, 1, 1], 2, 2, 1, ADJUST_PREDICTION)


def test_CLOUD_2_a_bombed_cloud_changes_nothing() -> None:
    s = take(table_with(["Bo", "Cl", "R9"], "G5", SPECIALS), SPECIALS, "0", "0", "0", "Cl=R", "R9", "Bo")
    assert (s.phase, s.cloud, s.bombed, s.score[:3]) == (DEAL, -1, 0, [20, 20, 20])


def test_the_game_is_over_after_the_last_round() -> None:
    settings = Settings(seats=6, maximus=True)
    s = table_with(["B1", "B2", "B3", "B4", "B5", "B6"], None, Settings(seats=6))
    s.round_number, s.played, s.tricks = 5, 54, 9
    take(s, settings, *"000000", "B2", "B3", "B4", "B5", "B6")
    assert s.phase == PLAY
    take(s, settings, "B1")
    assert s.phase == OVER
