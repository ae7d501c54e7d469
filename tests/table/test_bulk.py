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
from foretell.table.bulk import deal_next, decision_chance, play_out, random_action, room_for_deck
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
    for block in (0, 1, 200):
        words = philox(block, 9, 3, 0x80000001, 7, 5)
        halves = [half for word in words for half in (word & 0xFFFF, word >> 16)]
        assert [decision_chance(8 * block + i, seed, table) for i in range(8)] == halves


def test_a_random_action_is_a_member_and_then_an_announcement() -> None:
    assert [random_action(PREDICT, 0b1011, chance) for chance in (0, 21845, 21846, 43691, 65535)] == [0, 0, 1, 3, 3]
    kinds = {decision.member for decision in DECISIONS[83:98]}
    everything = sum(1 << kind for kind in kinds)
    found = Counter(random_action(PLAY, everything, chance) for chance in range(65536))
    assert sorted(found) == legal_actions(PLAY, everything)
    for decision in DECISIONS[83:98]:
        shares = {"Ju": 4, "Cl": 4, "Sh": 2}.get(decision.token[:2], 1)
        assert abs(found[decision.number] - 65536 / len(kinds) / shares) < 2


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
        apply(again, again.turn, random_action(again.phase, choices, decision_chance(taken, seed, table)), switches)
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


def test_a_bulk_game_is_pinned() -> None:
    s = new_table()
    decisions = play_out(s, room_for_deck(), 7, 0, Settings(seats=4, specials=SPECIAL_NAMES).switches)
    assert (decisions, s.score) == (580, [-480, -160, -290, -370, 0, 0])
