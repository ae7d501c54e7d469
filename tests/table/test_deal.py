"""The deal: who gets which cards, what is turned, and who is asked first. DEAL-1, TRUMP-1 to TRUMP-8, VAR-5, VAR-6."""

from __future__ import annotations

import pytest

from foretell import Settings
from foretell.cards import SPECIAL_NAMES, WEREWOLF, WIZARD, parse_kind
from foretell.rules.tricks import OPEN
from foretell.rules.trump import NO_TRUMP, TO_CHOOSE
from foretell.table.deal import begin_game, begin_predictions, clear_round, deal, new_table
from foretell.table.events import hand_tokens
from foretell.table.state import CHOOSE_TRUMP, DEAL, PREDICT, SWAP_WEREWOLF, Table
from tests.helpers import deck_of, table_with


def hands(s: Table) -> list[str]:
    return [" ".join(hand_tokens(s.hand[seat], s.wizards[seat], s.jesters[seat])) for seat in range(6)]


def test_a_new_table_waits_for_the_first_deal() -> None:
    s = new_table()
    wanted = Table()
    wanted.trump = NO_TRUMP
    wanted.follow = OPEN
    wanted.predicted = [-1] * 6
    wanted.passed = [-1] * 6
    wanted.turned = wanted.wolf_card = -1
    wanted.bombed = wanted.wolf = wanted.cloud = -1
    assert s == wanted
    assert s.phase == DEAL


def junk() -> Table:
    s = Table()
    for name, cell in s.cells.items():
        setattr(s, name, [9] * cell.length if cell.length else 9)
    return s


def test_beginning_a_game_clears_whatever_was_there() -> None:
    s = junk()
    begin_game(s)
    assert s == new_table()


def test_clearing_a_round_keeps_scores_plays_and_place_in_the_game() -> None:
    s = junk()
    clear_round(s)
    wanted = new_table()
    for name in ("score", "plays", "leaders", "round_number", "phase", "dealer", "turn", "trump"):
        setattr(wanted, name, getattr(junk(), name))
    assert s == wanted


def test_DEAL_1_cards_go_to_the_seats_in_turn_and_the_next_is_turned() -> None:
    s = table_with(["R7 W", "J B1", "J W"], "G5")
    assert hands(s) == ["R7 W", "B1 J", "J W", "", "", ""]
    assert (s.wizards, s.jesters) == ([1, 0, 1, 0, 0, 0], [0, 1, 1, 0, 0, 0])
    assert (s.turned, s.trump) == (parse_kind("G5"), 2)
    assert (s.round_number, s.dealer, s.phase, s.turn, s.waiting) == (2, 1, PREDICT, 2, 0)
    assert s.leaders[0] == 2


def test_a_new_deal_begins_a_new_round() -> None:
    settings = Settings(seats=3, scribe=2)
    s = junk()
    s.round_number, s.score = 1, [10, 20, 30, 0, 0, 0]
    deal(s, deck_of(["R7 W", "J B1", "J W"], "G5", settings), settings.switches)
    assert (s.round_number, s.dealer, s.turn, s.leaders[0], s.score) == (2, 0, 1, 1, [10, 20, 30, 0, 0, 0])
    assert (s.won, s.played, s.tricks, s.lying, s.follow) == ([0] * 6, 0, 0, 0, OPEN)


@pytest.mark.parametrize(
    ("turned", "trump", "phase", "turn"),
    [
        ("B1", 0, PREDICT, 1),
        ("Y13", 3, PREDICT, 1),
        ("J", NO_TRUMP, PREDICT, 1),
        ("Fa", NO_TRUMP, PREDICT, 1),
        ("Bo", NO_TRUMP, PREDICT, 1),
        ("W", TO_CHOOSE, CHOOSE_TRUMP, 0),
        ("Sh", TO_CHOOSE, CHOOSE_TRUMP, 0),
        ("Dr", TO_CHOOSE, CHOOSE_TRUMP, 0),
        ("We", TO_CHOOSE, CHOOSE_TRUMP, 0),
        ("Ju", TO_CHOOSE, CHOOSE_TRUMP, 0),
        ("Cl", TO_CHOOSE, CHOOSE_TRUMP, 0),
    ],
)
def test_TRUMP_1_the_turned_card_settles_trump(turned: str, trump: int, phase: int, turn: int) -> None:
    s = table_with(["R7", "R8", "R9"], turned, Settings(seats=3, specials=SPECIAL_NAMES))
    assert (s.turned, s.trump, s.phase, s.turn) == (parse_kind(turned), trump, phase, turn)


def test_TRUMP_3_the_dealer_of_the_round_is_asked() -> None:
    s = table_with(["R7 R1", "R8 R2", "R9 R3"], "W")
    assert (s.dealer, s.turn, s.phase) == (1, 1, CHOOSE_TRUMP)


@pytest.mark.parametrize("turned", ["G5", "W", "J", "Bo"])
@pytest.mark.parametrize("holder", range(4))
def test_TRUMP_8_the_werewolf_comes_before_whatever_was_turned(holder: int, turned: str) -> None:
    cards = ["R1", "R2", "R3", "R4"]
    cards[holder] = "We"
    s = table_with(cards, turned, Settings(seats=4, specials=SPECIAL_NAMES))
    assert (s.phase, s.turn, s.trump, s.turned) == (SWAP_WEREWOLF, holder, TO_CHOOSE, parse_kind(turned))
    assert s.hand[holder] == 1 << WEREWOLF


def test_TRUMP_4_nothing_is_turned_when_all_cards_are_dealt() -> None:
    s = new_table()
    s.round_number = 19
    settings = Settings(seats=3)
    deal(s, list(range(60)), settings.switches)
    assert (s.turned, s.trump, s.phase) == (-1, NO_TRUMP, PREDICT)
    assert hands(s)[0] == " ".join([*(f"B{rank}" for rank in range(1, 14)), *(f"R{rank}" for rank in range(1, 8))])
    assert (s.wizards[2], s.jesters[2]) == (4, 4)


def test_TRUMP_4_with_special_cards_one_is_left_to_turn_in_the_last_round() -> None:
    s = new_table()
    s.round_number = 19
    settings = Settings(seats=3, specials=("bomb",))
    deal(s, [*range(60), 63], settings.switches)
    assert (s.turned, s.trump) == (parse_kind("Bo"), NO_TRUMP)


def test_TRUMP_9_a_turned_wizard_may_mean_no_trump() -> None:
    s = table_with(["R7", "R8", "R9"], "W", Settings(seats=3, turned_wizard_no_trump=True))
    assert (s.turned, s.trump, s.phase) == (WIZARD, NO_TRUMP, PREDICT)


def test_VAR_5_each_seat_draws_from_its_own_pile() -> None:
    settings = Settings(seats=3, one_colour=True)
    deck = [12, 25, 38, 52, 53, 54, 11, 24, 37, 56, 57, 58, *range(11), *range(13, 24), *range(26, 37)]
    s = new_table()
    deal(s, deck, settings.switches)
    assert hands(s) == ["B12 B13 J W", "R12 R13 J W", "G12 G13 J W", "", "", ""]
    assert (s.turned, s.trump, s.phase, s.turn) == (-1, NO_TRUMP, PREDICT, 1)
    deal(s, deck, settings.switches)
    assert hands(s)[:3] == ["B1 B12 B13 J W", "R1 R12 R13 J W", "G1 G12 G13 J W"]
    assert (s.round_number, s.turn) == (2, 2)


def test_VAR_6_maximus_deals_all_cards_and_turns_none() -> None:
    settings = Settings(seats=5, maximus=True)
    s = new_table()
    for trump in (0, 1, 2, 3, NO_TRUMP):
        deal(s, list(range(60)), settings.switches)
        assert (s.turned, s.trump, s.phase) == (-1, trump, PREDICT)
        assert [len(hand.split()) for hand in hands(s)] == [12, 12, 12, 12, 12, 0]


@pytest.mark.parametrize("variant", ["hidden_predictions", "secret_predictions"])
def test_VAR_2_and_VAR_3_all_are_asked_at_once(variant: str) -> None:
    s = table_with(["R7", "R8", "R9", "R10", "R11"], "G5", Settings(seats=5, **{variant: True}))  # type: ignore[arg-type]
    assert (s.phase, s.turn, s.waiting) == (PREDICT, 0, 0b11111)
    s.turn = 3
    begin_predictions(s, Settings(seats=5, secret_predictions=True).switches)
    assert (s.phase, s.turn, s.waiting) == (PREDICT, 0, 0b11111)


def test_EDITION_2_predictions_may_begin_left_of_the_scribe() -> None:
    s = table_with(["R7 W", "J B1", "J W"], "G5", Settings(seats=3, predict_from="scribe"))
    assert (s.dealer, s.turn, s.leaders[0]) == (1, 1, 2)
