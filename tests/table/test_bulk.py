"""Bulk play: games from keys, in plain Python as everywhere."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import settings as hypothesis
from hypothesis import strategies as st

from foretell import DECISIONS, SeededShuffler, Settings
from foretell.cards import SPECIAL_NAMES
from foretell.table.actions import legal_actions
from foretell.table.advance import apply, legal
from foretell.table.bulk import deal_next, decision_chance, finish_round, play_out, random_action, room_for_deck
from foretell.table.chance import philox
from foretell.table.deal import begin_game, deal, new_table
from foretell.table.state import DEAL, OVER, PLAY, PREDICT
from tests.strategies import seeds, settings


def test_room_for_the_deck_is_room_for_all_cards() -> None:
    assert room_for_deck() == [0] * 67


@hypothesis(max_examples=60)
@given(settings(), seeds, seeds, st.data())
def test_the_next_deal_is_that_of_the_seeded_shuffler(
    given_settings: Settings, seed: int, table: int, data: st.DataObject
) -> None:
    switches = given_settings.switches
    one, other = new_table(), new_table()
    one.round_number = other.round_number = data.draw(st.integers(0, 9 if not given_settings.maximus else 4))
    deal_next(one, room_for_deck(), seed, table, switches)
    deal(other, SeededShuffler(seed, table).deck(given_settings, other.round_number + 1), switches)
    assert one == other


def test_eight_decisions_share_a_block_of_chance() -> None:
    seed, table = 7 + (5 << 32), 9 + (3 << 32)
    s = new_table()
    s.round_number = 11
    for block in (0, 1, 9):
        w0, w1, w2, w3 = philox(block | 11 << 16, 9, 3, 0x80000001, 7, 5)
        expected = [word >> shift & 0x7FFF for word in (w0 | w1 << 32, w2 | w3 << 32) for shift in (0, 15, 30, 45)]
        for i, chance in enumerate(expected):
            s.decisions = 8 * block + i
            assert decision_chance(s, seed, table) == chance


def test_a_random_action_is_a_member_and_then_an_announcement() -> None:
    assert [random_action(PREDICT, 0b1011, chance) for chance in (0, 10922, 10923, 21846, 32767)] == [0, 0, 1, 3, 3]
    kinds = {decision.member for decision in DECISIONS[83:98]}
    everything = sum(1 << kind for kind in kinds)
    found = Counter(random_action(PLAY, everything, chance) for chance in range(32768))
    assert sorted(found) == legal_actions(PLAY, everything)
    for decision in DECISIONS[83:98]:
        shares = {"Ju": 4, "Cl": 4, "Sh": 2}.get(decision.token[:2], 1)
        assert abs(found[decision.number] - 32768 / len(kinds) / shares) < 2


@hypothesis(max_examples=25)
@given(settings(), seeds, seeds)
def test_a_game_played_out_is_the_game_of_its_key(given_settings: Settings, seed: int, table: int) -> None:
    switches = given_settings.switches
    s = new_table()
    decisions = play_out(s, room_for_deck(), seed, table, switches)
    again, taken = new_table(), 0
    while again.phase != OVER:
        if again.phase == DEAL:
            deal_next(again, room_for_deck(), seed, table, switches)
        choices = legal(again, again.turn, switches)
        apply(again, again.turn, random_action(again.phase, choices, decision_chance(again, seed, table)), switches)
        taken += 1
    assert (again, taken) == (s, decisions)


def test_a_table_can_be_used_again() -> None:
    switches = Settings(seats=3, specials=SPECIAL_NAMES).switches
    used, fresh = new_table(), new_table()
    play_out(used, room_for_deck(), 1, 1, switches)
    assert play_out(used, room_for_deck(), 2, 2, switches) == play_out(fresh, room_for_deck(), 2, 2, switches)
    assert used == fresh
    begin_game(used)
    assert used == new_table()


@hypothesis(max_examples=25)
@given(settings(), seeds, st.integers(0, 40))
def test_a_round_can_be_finished_from_anywhere_in_it(given_settings: Settings, seed: int, before: int) -> None:
    switches = given_settings.switches
    stepped, finished = new_table(), new_table()
    stepped.round_number = finished.round_number = min(8, len(given_settings.hand_sizes) - 1)
    for s in (stepped, finished):
        deal_next(s, room_for_deck(), seed, 3, switches)
    while stepped.phase not in (DEAL, OVER):
        if stepped.decisions == before:
            finished.assign(stepped)
        choices = legal(stepped, stepped.turn, switches)
        apply(stepped, stepped.turn, random_action(stepped.phase, choices, decision_chance(stepped, seed, 3)), switches)
    already = finished.decisions
    assert finish_round(finished, seed, 3, switches) == stepped.decisions - already
    assert finished == stepped


def test_a_bulk_game_is_pinned() -> None:
    s = new_table()
    decisions = play_out(s, room_for_deck(), 7, 0, Settings(seats=4, specials=SPECIAL_NAMES).switches)
    assert (decisions, s.score) == (581, [-430, -540, -300, -130, 0, 0])
