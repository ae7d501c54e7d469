"""Batches of tables: what they take, what they refuse, how they move to plain games and back."""

from __future__ import annotations

import numpy as np
import pytest

from foretell import BadSettings, Game, IllegalDecision, Settings
from foretell.cards import SPECIAL_NAMES
from foretell.fast import Tables
from foretell.table.bulk import play_out, room_for_deck
from foretell.table.deal import new_table
from foretell.table.sight import Sight
from foretell.table.state import Table


def test_a_table_s_game_can_be_had_again_in_plain_python_from_its_key() -> None:
    settings = Settings(seats=5, specials=SPECIAL_NAMES)
    tables = Tables(settings, 20, seed=9, first=100)
    decisions = tables.play_out()
    plain = new_table()
    assert decisions == sum(play_out(plain, room_for_deck(), 9, key, settings.switches) for key in range(100, 120))
    assert Table.read_from(tables.rows[19]) == plain
    assert tables.over.all()
    assert not tables.legal().any()


def test_deals_are_those_of_the_seeded_shuffler() -> None:
    tables = Tables(Settings(seats=3), 1, seed=7)
    assert tables.game(0).view(1).hand == Game(seats=3, seed=7).view(1).hand


def test_stepping_and_playing_out_end_the_same() -> None:
    settings = [Settings(seats=3), Settings(seats=6, secret_predictions=True), Settings(one_colour=True)]
    stepped, played = Tables(settings, 6, seed=3), Tables(settings, 6, seed=3)
    while not stepped.over.all():
        stepped.apply(stepped.random_actions())
    played.play_out()
    assert np.array_equal(stepped.rows, played.rows)


def test_threads_change_nothing() -> None:
    one, two = Tables(Settings(), 4100, seed=3, threads=1), Tables(Settings(), 4100, seed=3, threads=3)
    for tables in (one, two):
        for _ in range(30):
            tables.apply(tables.random_actions())
    assert np.array_equal(one.rows, two.rows)
    assert np.array_equal(one.views(2), two.views(2))
    assert one.play_out() == two.play_out()


def test_an_illegal_action_raises_and_changes_nothing_at_any_table() -> None:
    tables = Tables(Settings(), 8, seed=1)
    before = tables.rows.copy()
    for wrong in (2, 21, 31, 160, -1, 159, 10**9):
        actions = tables.random_actions().copy()
        actions[5] = wrong
        with pytest.raises(IllegalDecision, match="not legal at table 5") as caught:
            tables.apply(actions)
        assert caught.value.code == "play/illegal-in-batch"
        assert caught.value.params == {"table": 5, "action": wrong}
    assert np.array_equal(tables.rows, before)


def test_actions_come_one_per_table() -> None:
    with pytest.raises(IllegalDecision, match="expected 4 actions"):
        Tables(Settings(), 4).apply([0, 0, 0])


def test_an_empty_batch_is_refused() -> None:
    for settings, n in (([], 3), (Settings(), 0)):
        with pytest.raises(BadSettings, match="at least one table"):
            Tables(settings, n)


def test_views_are_those_of_a_plain_game() -> None:
    tables = Tables(Settings(seats=3, clairvoyance=True, clairvoyance_rounds="every"), 3, seed=2)
    for _ in range(25):
        tables.apply(tables.random_actions())
    for seat in (-1, 0, 1, 2):
        views = tables.views(seat)
        for table in range(3):
            expected = tables.game(table).view(None if seat < 0 else seat).sight
            assert Sight.read_from(views[table]) == expected
    assert np.array_equal(tables.views()["seat"], tables.turn)


def test_no_seat_beyond_the_table_has_a_view() -> None:
    tables = Tables([Settings(seats=3), Settings(seats=4)], 2)
    assert tables.views([2, 3]).shape == (2,)
    for seats in ([3, 3], [-2, 0]):
        with pytest.raises(IllegalDecision, match="no such seat"):
            tables.views(seats)


def test_restart_gives_the_same_games_or_fresh_ones() -> None:
    tables = Tables(Settings(), 4, seed=5)
    first = tables.rows.copy()
    tables.play_out()
    tables.restart()
    assert np.array_equal(tables.rows, first)
    tables.restart(fresh=True)
    assert tables.keys.tolist() == [4, 5, 6, 7]
    assert not np.array_equal(tables.rows["hand"], first["hand"])
    assert len(tables) == 4


def test_a_position_moves_between_speeds_and_goes_on_the_same() -> None:
    game = Game(settings=Settings(seats=3, specials=SPECIAL_NAMES), seed=8)
    for _ in range(40):
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[-1])
    row = game.to_row()
    again = Game.from_row(row.copy(), game.settings)
    assert again.table == game.table
    assert [again.view(seat).hand for seat in range(3)] == [game.view(seat).hand for seat in range(3)]
    round_number = game.round_number
    while game.round_number == round_number:
        seat = game.to_act[0]
        decision = game.legal(seat)[0]
        game.play(seat, decision)
        again.play(seat, decision)
    assert again.scores == game.scores


def test_scores_are_those_of_the_rows() -> None:
    tables = Tables(Settings(seats=3), 2, seed=1)
    tables.play_out()
    assert tables.scores.shape == (2, 6)
    assert (tables.scores[:, :3] != 0).any()
    assert not tables.scores[:, 3:].any()
