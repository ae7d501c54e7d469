"""Sight: exactly what a seat and a spectator know, number by number."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis

from foretell import Game, Settings
from foretell.cards import NO_KIND, parse_kind
from foretell.table.deal import new_table
from foretell.table.sight import (
    HIDDEN,
    SPECTATOR,
    Sight,
    cards_held,
    decision_index,
    look,
    on_foreheads,
)
from foretell.table.state import (
    ADJUST_PREDICTION,
    CHOOSE_TRUMP,
    NOBODY,
    PASS_CARD,
    PLAY,
    PREDICT,
    Table,
)
from tests.helpers import dealt, first_lead, play_all
from tests.strategies import seeds, settings
from tests.table.walks import walk


def sight(game: Game, seat: int) -> Sight:
    v = Sight()
    look(v, game.table, seat, game.settings.switches)
    return v


def word(kinds: str) -> int:
    return sum(1 << parse_kind(kind) for kind in set(kinds.split()))


def expected(**numbers: Any) -> Sight:
    """Return a sight in which nothing has happened yet, but for these numbers."""
    v = Sight()
    v.predicted = [-1] * 6
    v.follow = 4
    for name in ("turned", "winning", "bombed", "gave", "received", "wolf", "wolf_card", "cloud"):
        setattr(v, name, -1)
    for name, value in numbers.items():
        assert name in v.cells
        setattr(v, name, value + [0] * (v.cells[name].length - len(value)) if isinstance(value, list) else value)
    return v


def test_a_seat_before_the_first_lead() -> None:
    game = first_lead("R7 B13 W", "R2 B5 J", "G1 W W", turned="Y5", predict="1 0 2")
    common: dict[str, Any] = {
        "cards": [3, 3, 3],
        "predicted": [1, 0, 2, -1, -1, -1],
        "round_number": 3,
        "phase": PLAY,
        "dealer": 2,
        "turned": parse_kind("Y5"),
        "trump": 3,
    }
    assert sight(game, 0) == expected(seat=0, hand=word("R7 B13 W"), wizards=1, legal=word("R7 B13 W"), **common)
    assert sight(game, 1) == expected(seat=1, hand=word("R2 B5 J"), jesters=1, **common)
    assert sight(game, 2) == expected(seat=2, hand=word("G1 W"), wizards=2, **common)
    assert sight(game, SPECTATOR) == expected(seat=-1, **common)


def test_a_seat_in_the_middle_of_a_trick() -> None:
    game = first_lead("R7 B13 W", "R2 B5 J", "G1 W W", turned="Y5", predict="1 0 2")
    play_all(game, "R7", "R2", "W", "G1", "B13")
    assert sight(game, 1) == expected(
        seat=1,
        hand=word("B5 J"),
        jesters=1,
        legal=word("B5 J"),
        cards=[1, 2, 1],
        predicted=[1, 0, 2, -1, -1, -1],
        won=[0, 0, 1],
        voids=[0b100, 0, 0],
        plays=[19, 14, 52, 26, 12],
        leaders=[0, 2],
        round_number=3,
        phase=PLAY,
        dealer=2,
        turn=1,
        turned=parse_kind("Y5"),
        trump=3,
        follow=2,
        winning=2,
        played=5,
        tricks=1,
    )


def test_the_one_who_chooses_trump() -> None:
    game = dealt("R7 W", "J B1", "J W", turned="W")
    common: dict[str, Any] = {
        "cards": [2, 2, 2],
        "round_number": 2,
        "phase": CHOOSE_TRUMP,
        "dealer": 2,
        "turn": 2,
        "turned": parse_kind("W"),
        "trump": 5,
    }
    assert sight(game, 2) == expected(seat=2, hand=word("J W"), wizards=1, jesters=1, legal=0b1111, **common)
    assert sight(game, 0) == expected(seat=0, hand=word("R7 W"), wizards=1, **common)


def test_the_werewolf_is_public() -> None:
    game = dealt("R7 W", "J We", "J W", turned="G5")
    assert sight(game, 0).turn == 1
    play_all(game, "We=R")
    common: dict[str, Any] = {
        "cards": [2, 2, 2],
        "round_number": 2,
        "phase": PREDICT,
        "dealer": 2,
        "turned": parse_kind("We"),
        "trump": 1,
        "wolf": 1,
        "wolf_card": parse_kind("G5"),
    }
    assert sight(game, SPECTATOR) == expected(seat=-1, **common)
    assert sight(game, 1) == expected(seat=1, hand=word("J G5"), jesters=1, **common)
    assert sight(game, 0) == expected(seat=0, hand=word("R7 W"), wizards=1, legal=0b111, **common)


def test_JUGGLER_3_only_giver_and_receiver_know_a_passed_card() -> None:
    game = first_lead("Ju R1 W", "R2 B2 G2", "R3 B3 G3", turned="Y5")
    play_all(game, "Ju=R", "R2", "R3")
    assert [sight(game, seat).legal for seat in range(3)] == [word("R1 W"), word("B2 G2"), word("B3 G3")]
    game.play(2, ">G3")
    game.play(0, ">W")
    for seat, gave in ((0, "W"), (1, None), (2, "G3"), (SPECTATOR, None)):
        v = sight(game, seat)
        assert (v.gave, v.received) == (parse_kind(gave) if gave else NO_KIND, NO_KIND)
        assert (v.phase, v.waiting, v.turn, v.passed_after) == (PASS_CARD, 0b010, 1, 1)
        assert v.cards == [1, 2, 1, 0, 0, 0]
    game.play(1, ">B2")
    for seat, gave, received in ((0, "W", "G3"), (1, "B2", "W"), (2, "G3", "B2")):
        v = sight(game, seat)
        assert (v.gave, v.received) == (parse_kind(gave), parse_kind(received))
        assert (v.waiting, v.cards[:3], v.passed_after) == (0, [2, 2, 2], 1)
    spectator = sight(game, SPECTATOR)
    assert (spectator.gave, spectator.received, spectator.hand) == (NO_KIND, NO_KIND, 0)
    assert (sight(game, 1).hand, sight(game, 1).wizards) == (word("G2 W"), 1)


def test_BOMB_1_and_CLOUD_3_bombed_tricks_and_the_cloud_are_public() -> None:
    game = first_lead("Bo Cl", "R2 R5", "R3 R4", turned="Y5", predict="1 1 1")
    play_all(game, "Bo", "R2", "R3")
    assert (sight(game, 0).bombed, sight(game, 0).won, sight(game, 0).cloud) == (0, [0] * 6, NOBODY)
    play_all(game, "R4", "Cl=R", "R5")
    for seat in (0, 1, SPECTATOR):
        v = sight(game, seat)
        assert (v.phase, v.turn, v.cloud, v.cloud_change, v.won[:3]) == (ADJUST_PREDICTION, 0, 0, 0, [1, 0, 0])
        assert v.legal == (0b11 if seat == 0 else 0)
        assert v.winning == NOBODY
    after = game.table.twin()
    after.cloud_change = -1
    v = Sight()
    look(v, after, 1, game.settings.switches)
    assert (v.cloud_change, v.plays[:6], v.leaders[:3]) == (-1, [58, 14, 15, 16, 64, 17], [0, 2, 0])


def test_VAR_4_on_the_forehead_each_sees_all_cards_but_its_own() -> None:
    game = dealt("R7 W", "J B1", "J J", turned="W", clairvoyance=True, clairvoyance_rounds="every")
    common: dict[str, Any] = {
        "cards": [2, 2, 2],
        "round_number": 2,
        "phase": CHOOSE_TRUMP,
        "dealer": 2,
        "turn": 2,
        "turned": parse_kind("W"),
        "trump": 5,
    }
    assert sight(game, 0) == expected(seat=0, seen=[0, word("J B1"), word("J")], seen_jesters=[0, 1, 2], **common)
    assert sight(game, 2) == expected(
        seat=2,
        seen=[word("R7 W"), word("J B1")],
        seen_wizards=[1],
        seen_jesters=[0, 1],
        legal=0b1111,
        **common,
    )
    assert sight(game, SPECTATOR) == expected(seat=-1, **common)
    play_all(game, "trump=B", "0", "0")
    assert (sight(game, 2).hand, sight(game, 2).jesters, sight(game, 2).legal) == (0, 0, 0b111)
    assert sight(game, 2).seen[:3] == [word("R7 W"), word("J B1"), 0]


def test_VAR_4_what_was_seen_is_remembered_through_the_round() -> None:
    game = dealt("R7 W W", "J B1 J", "J B2 W", turned="G5", clairvoyance=True, clairvoyance_rounds="every")
    play_all(game, "0", "0", "0", "W", "J", "B2", "W", "B1")
    v = sight(game, 2)
    assert (v.hand, v.wizards, v.jesters, v.legal) == (word("J W"), 1, 1, word("J W"))
    assert (v.seen, v.seen_wizards, v.seen_jesters) == (
        [word("R7 W"), word("J B1"), 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0],
        [0, 2, 0, 0, 0, 0],
    )
    v = sight(game, 0)
    assert (v.seen, v.seen_wizards, v.seen_jesters) == (
        [0, word("J B1"), word("J B2 W"), 0, 0, 0],
        [0, 0, 1, 0, 0, 0],
        [0, 2, 1, 0, 0, 0],
    )
    v = sight(game, SPECTATOR)
    assert (v.seen, v.seen_wizards, v.seen_jesters) == ([0] * 6, [0] * 6, [0] * 6)


def test_EDITION_5_in_the_first_round_only() -> None:
    game = dealt("R7 W", "J B1", "J W", turned="G5", clairvoyance=True)
    v = sight(game, 0)
    assert (v.hand, v.seen) == (word("R7 W"), [0] * 6)
    game = dealt("R7", "J", "W", turned="G5", clairvoyance=True)
    v = sight(game, 0)
    assert (v.hand, v.wizards, v.seen[:3]) == (0, 0, [0, word("J"), word("W")])


def test_when_cards_are_on_the_foreheads() -> None:
    rules = Settings(clairvoyance=True).switches
    s = Table()
    for number, phases in ((1, {CHOOSE_TRUMP, PREDICT}), (2, set())):
        s.round_number = number
        found = set()
        for s.phase in range(8):
            if on_foreheads(s, rules):
                found.add(s.phase)
        assert found == phases
    s.round_number, s.phase = 1, PREDICT
    assert not on_foreheads(s, Settings().switches)


@pytest.mark.parametrize(
    ("hand", "wizards", "jesters", "held"), [("", 0, 0, 0), ("R7", 0, 0, 1), ("W", 4, 0, 4), ("W J R7 Sh", 1, 3, 6)]
)
def test_cards_held_counts_every_wizard_and_jester(hand: str, wizards: int, jesters: int, held: int) -> None:
    s = Table()
    s.hand[4], s.wizards[4], s.jesters[4] = word(hand), wizards, jesters
    assert cards_held(s, 4) == held
    assert cards_held(s, 0) == 0


def test_before_the_first_deal_there_is_nothing_to_see() -> None:
    v = Sight()
    look(v, new_table(), SPECTATOR, Settings().switches)
    assert v == expected(seat=-1, trump=4)


def test_what_an_earlier_round_left_at_the_table_is_not_seen() -> None:
    game = first_lead("R7 B13 W", "R2 B5 J", "G1 W W", turned="Y5")
    play_all(game, "R7")
    s = game.table.twin()
    clean = sight(game, 1)
    s.plays[1:], s.leaders[1:] = [7] * 59, [2] * 20
    v = Sight()
    look(v, s, 1, game.settings.switches)
    assert v == clean
    assert (v.plays, v.leaders) == ([19] + [0] * 59, [0] * 21)


def test_WIN_8_a_bomb_that_lies_alone_wins_nothing() -> None:
    game = play_all(first_lead("Bo Cl", "J R5", "R3 R4", turned="Y5"), "Bo")
    assert (sight(game, SPECTATOR).winning, sight(game, 1).played) == (NOBODY, 1)
    assert sight(play_all(game, "J"), 2).winning == 1
    game = play_all(first_lead("J Cl", "Bo R5", "R3 R4", turned="Y5"), "J")
    assert sight(game, 0).winning == 0
    assert sight(play_all(game, "Bo"), 0).winning == 0


def test_what_is_refused_to_a_seat_that_is_to_decide() -> None:
    game = first_lead("R7 W J", "R2 B5 W", "G1 G12 W", turned="Y5")
    assert [sight(game, seat).refused for seat in (SPECTATOR, 0, 1, 2)] == [0, 0, 0, 0]
    play_all(game, "R7")
    assert [sight(game, seat).refused for seat in (SPECTATOR, 0, 1, 2)] == [0, 0, word("B5"), 0]
    game = play_all(dealt("R7 W", "J B1", "J W", turned="G5", plus_minus_one=True), "1", "0")
    assert [sight(game, seat).refused for seat in (SPECTATOR, 0, 1, 2)] == [0, 0, 0, 0b010]
    game = play_all(first_lead("Ju R1", "R2 B2", "R3 B3", turned="Y5"), "Ju=R", "R2", "R3")
    assert [sight(game, seat).refused for seat in range(3)] == [0, 0, 0]


def test_VAR_1_to_predict_nothing_can_be_refused_too() -> None:
    game = play_all(dealt("R7 W", "J B1", "J W", turned="G5", plus_minus_one=True), "1", "1")
    assert (sight(game, 2).legal, sight(game, 2).refused) == (0b110, 0b001)


def test_voids_are_sets_of_colours() -> None:
    game = play_all(first_lead("R1 B1 Y1", "G2 G3 G4", "R3 B3 Y3", turned="J"), "R1", "G2", "R3", "B3", "B1", "G3")
    assert sight(game, SPECTATOR).voids == sight(game, 0).voids == [0, 0b0011, 0, 0, 0, 0]
    game = play_all(first_lead("R1 B1", "W W", "R3 G3", turned="R5", wizard_barred=True), "R1", "W")
    assert sight(game, 0).voids == [0, 0b1111, 0, 0, 0, 0]


def test_no_two_decisions_of_a_seat_share_an_index() -> None:
    v = Sight()
    v.round_number, v.phase, v.tricks = 20, 4, 19
    assert decision_index(v) == 20 * 65536 + 4 * 256 + 19


def test_the_numbers_of_the_hidden_and_the_spectator_are_pinned() -> None:
    assert (HIDDEN, SPECTATOR, NOBODY) == (-2, -1, -1)


def test_scores_are_public() -> None:
    s = dealt("R7 W", "J B1", "J W", turned="G5").table.twin()
    s.score[:3] = [10, -20, 330]
    for seat in (SPECTATOR, 1):
        v = Sight()
        look(v, s, seat, Settings(seats=3).switches)
        assert v.score == [10, -20, 330, 0, 0, 0]


def junk() -> Sight:
    v = Sight()
    for name, cell in v.cells.items():
        setattr(v, name, [99] * cell.length if cell.length else 99)
    return v


@hypothesis(max_examples=25)
@given(settings(), seeds)
def test_a_look_overwrites_whatever_was_seen_before(given_settings: Settings, seed: int) -> None:
    for i, (s, _, _) in enumerate(walk(given_settings, seed)):
        viewer = i % (given_settings.seats + 1) - 1
        fresh, used = Sight(), junk()
        look(fresh, s, viewer, given_settings.switches)
        look(used, s, viewer, given_settings.switches)
        assert fresh == used
