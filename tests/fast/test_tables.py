"""Batches of tables: what they take, what they refuse, how they move to plain games and back."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import numpy as np
import pytest

from foretell import BadSettings, Game, IllegalDecision, Settings
from foretell.cards import SPECIAL_NAMES
from foretell.fast import Tables
from foretell.fast.checks import checked_rows
from foretell.fast.tables import settings_rows
from foretell.table.actions import ACTIONS, is_legal, legal_actions
from foretell.table.bulk import play_out, room_for_deck
from foretell.table.deal import new_table
from foretell.table.position import possible
from foretell.table.sight import Sight
from foretell.table.state import Table
from tests.strategies import PREDICTIONS, SPECIAL_PARTS
from tests.table.walks import Dice


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


@pytest.mark.parametrize("again", [copy.deepcopy, lambda tables: pickle.loads(pickle.dumps(tables))])  # noqa: S301
def test_a_batch_with_threads_can_be_copied_and_sent(again: Callable[[Tables], Tables]) -> None:
    tables = Tables(Settings(seats=3), 2100, seed=3, threads=2)
    tables.apply(tables.random_actions())
    twin = again(tables)
    for each in (tables, twin):
        each.apply(each.random_actions())
    assert np.array_equal(twin.rows, tables.rows)
    assert not np.shares_memory(twin.rows, tables.rows)


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


@pytest.mark.parametrize("wrong", [[0.99, 1.5], [True, False], ["0", "1"], [None, 0], [2**70, 0]])
def test_actions_are_whole_numbers(wrong: Any) -> None:
    with pytest.raises(IllegalDecision, match="whole numbers") as caught:
        Tables(Settings(), 2).apply(wrong)
    assert caught.value.code == "play/no-number"


def test_a_number_too_large_for_a_table_is_no_other_one() -> None:
    tables = Tables(Settings(), 2)
    actions = tables.random_actions().astype(np.uint64)
    actions[1] = 2**64 - 1
    with pytest.raises(IllegalDecision, match="action 18446744073709551615 is not legal at table 1"):
        tables.apply(actions)


@pytest.mark.parametrize(
    ("settings", "n", "more", "code"),
    [
        ([], 3, {}, "settings/no-settings"),
        (None, 3, {}, "settings/no-settings"),
        (["standard"], 3, {}, "settings/no-settings"),
        (Settings(), 0, {}, "settings/bad-batch"),
        (Settings(), 2.0, {}, "settings/bad-batch"),
        (Settings(), True, {}, "settings/bad-batch"),
        (Settings(), 2, {"seed": -1}, "settings/bad-seed"),
        (Settings(), 2, {"seed": 1.5}, "settings/bad-seed"),
        (Settings(), 2, {"first": -1}, "settings/bad-seed"),
        (Settings(), 2, {"first": True}, "settings/bad-seed"),
        (Settings(), 2, {"first": 2**63 - 2}, "settings/bad-seed"),
        (Settings(), 3000, {"threads": "2"}, "settings/bad-value"),
        (Settings(), 2, {"threads": -1}, "settings/bad-value"),
        (Settings(), 2, {"threads": True}, "settings/bad-value"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(settings: Any, n: Any, more: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSettings) as caught:
        Tables(settings, n, **more)
    assert caught.value.code == code


def test_whole_numbers_of_numpy_are_numbers() -> None:
    three: Any = np.int64(3)
    tables = Tables(Settings(seats=three), three, seed=three, first=three)
    assert np.array_equal(tables.rows, Tables(Settings(seats=3), 3, seed=3, first=3).rows)
    assert type(tables.seed) is int


def test_fresh_games_end_with_the_last_key() -> None:
    tables = Tables(Settings(), 2, first=2**63 - 4)
    with pytest.raises(BadSettings, match="a table is a whole number"):
        tables.restart(fresh=True)


def test_what_is_handed_out_cannot_be_written_to() -> None:
    tables = Tables(Settings(), 2)
    for array in (tables.legal(), tables.random_actions()):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_an_action_is_legal_when_it_is_listed() -> None:
    tables = Tables(Settings(specials=SPECIAL_NAMES), 64, seed=4)
    for _ in range(60):
        for phase, mask in zip(tables.rows["phase"].tolist(), tables.legal().tolist(), strict=True):
            legal = [action for action in range(-1, ACTIONS + 1) if is_legal(phase, mask, action)]
            assert legal == legal_actions(phase, mask)
        tables.apply(tables.random_actions())


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
    for seats in ([3, 3], [-2, 0], [0.5, 1], [0], [True, True]):
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


def stepped(settings: Any, n: int, decisions: int, seed: int = 6) -> Tables:
    tables = Tables(settings, n, seed=seed)
    for _ in range(decisions):
        tables.apply(tables.random_actions())
    return tables


def test_a_copied_row_goes_on_like_the_table_it_was_copied_from() -> None:
    tables = stepped(Settings(seats=3), 4, 45)
    tables.rows[0] = tables.rows[1]
    tables.refresh()
    assert tables.legal()[0] == tables.legal()[1]
    actions = tables.random_actions().copy()
    actions[0] = actions[1]
    tables.apply(actions)
    assert tables.rows[0] == tables.rows[1]


def test_a_plain_game_goes_on_in_a_batch_and_comes_back() -> None:
    settings = Settings(seats=4, specials=SPECIAL_NAMES)
    game = Game(settings=settings, seed=8)
    for _ in range(90):
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[-1])
    tables = Tables([Settings(seats=3), settings], 4, seed=8)
    tables.put(-1, game)
    tables.put(1, game.to_row())
    assert tables.game(3).table == tables.game(1).table == game.table
    round_number = game.round_number
    while game.round_number == round_number:
        seat = game.to_act[0]
        action = game.legal(seat)[0].number
        game.play(seat, action)
        actions = tables.random_actions().copy()
        actions[[1, 3]] = action
        tables.apply(actions)
        assert tables.rows["score"][3].tolist()[:4] == list(game.scores)
    tables.put(0, tables.game(2))
    assert tables.rows[0] == tables.rows[2]


def test_a_batch_is_made_of_positions() -> None:
    settings = [Settings(seats=3), Settings(seats=5)]
    tables = stepped(settings, 4, 33)
    again = Tables.from_rows([tables.game(i).to_row() for i in range(4)], settings, seed=6)
    assert np.array_equal(again.rows, tables.rows)
    assert again.play_out() == tables.play_out()


def test_what_is_no_position_of_the_table_is_refused() -> None:
    tables = Tables([Settings(seats=3), Settings(seats=5)], 4)
    with pytest.raises(BadSettings, match="under other settings"):
        tables.put(0, tables.game(1))
    with pytest.raises(BadSettings, match="a record of the type"):
        tables.put(0, [1, 2])
    with pytest.raises(BadSettings, match="a record of the type"):
        Tables.from_rows(tables.views(), Settings(seats=3))
    with pytest.raises(IndexError):
        tables.put(4, tables.game(0))


@pytest.mark.parametrize(("field", "number"), [("phase", 9), ("turn", 3), ("dealer", 5), ("tricks", 200), ("score", 7)])
def test_a_row_that_cannot_be_a_position_is_refused_and_changes_nothing(field: str, number: int) -> None:
    settings = [Settings(seats=3), Settings(seats=5)]
    tables = stepped(settings, 4, 33)
    before = tables.rows.copy()
    wrong = before.copy()
    wrong[field][2] = number
    with pytest.raises(BadSettings) as caught:
        tables.put(0, wrong[2])
    assert (caught.value.code, caught.value.params) == ("settings/bad-row", {"table": 0})
    with pytest.raises(BadSettings) as caught:
        Tables.from_rows(wrong, settings)
    assert (caught.value.code, caught.value.params) == ("settings/bad-row", {"table": 2})
    assert np.array_equal(tables.rows, before)


def every_kind_of_game() -> list[Settings]:
    """Return settings with every set of special cards, form of game, way to predict and number of seats."""
    sets = [parts for count in range(7) for parts in combinations(SPECIAL_PARTS, count)]
    forms: list[dict[str, Any]] = [{"specials": tuple(name for part in parts for name in part)} for parts in sets]
    forms += [{"clairvoyance": True}, {"one_colour": True}, {"maximus": True}, {"wizard_barred": True}]
    ways: list[dict[str, Any]] = [{} if name == "open" else {name: True} for name in PREDICTIONS]
    return [
        Settings(seats=seats, scribe=seats - 1, **form, **way)
        for seats, form, way in product(range(3, 7), forms, ways)
        if seats < 5 or "one_colour" not in form
    ]


def test_every_position_of_every_kind_of_game_is_taken() -> None:
    settings = every_kind_of_game()
    tables = Tables(settings, len(settings), seed=11)
    rules = settings_rows(settings)
    while not tables.over.all():
        tables.apply(tables.random_actions())
        assert len(checked_rows(tables.rows, rules)) == len(settings)


def test_compiled_and_plain_refuse_the_same_rows() -> None:
    settings = [Settings(seats=3, specials=SPECIAL_NAMES), Settings(seats=4, hidden_predictions=True)]
    rows = stepped(settings, 600, 150).rows
    dice = Dice(5)
    for i in range(len(rows)):
        name = dice.pick(list(Table.cells))
        cell = Table.cells[name]
        number = np.int64(dice.below(1 << min(cell.bits, 32))).astype(cell.code)
        rows[name][(i, dice.below(cell.length)) if cell.length else i] = number
    switches = [each.switches for each in settings]
    plain = [possible(Table.read_from(row), switches[i % 2]) for i, row in enumerate(rows)]
    assert 0 < sum(plain) < len(rows)
    for i, expected in enumerate(plain):
        try:
            Tables.from_rows(rows[i : i + 1], settings[i % 2])
            taken = True
        except BadSettings:
            taken = False
        assert taken == expected


def test_the_cloud_of_one_table_cannot_harm_another() -> None:
    game = Game(seats=3, seed=1)
    while len(game.view().trick.plays) < 2:
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    rows = np.array([game.to_row()] * 2)
    rows["cloud"][0] = 120
    with pytest.raises(BadSettings, match="row 0 is no position"):
        Tables.from_rows(rows, game.settings)


@pytest.mark.parametrize(
    "other", [Settings(seats=5), Settings(seats=6, maximus=True), Settings(seats=4, one_colour=True)]
)
def test_a_position_of_other_settings_is_refused(other: Settings) -> None:
    with pytest.raises(BadSettings, match="row 0 is no position"):
        Tables.from_rows([Game(seats=4, seed=1).to_row()], other)


def test_a_wrong_row_is_found_among_many() -> None:
    tables = stepped(Settings(seats=3), 9000, 5)
    wrong = tables.rows.copy()
    wrong["waiting"][8500] = 1
    with pytest.raises(BadSettings, match="row 8500 is no position"):
        Tables.from_rows(wrong, tables.settings)


def test_a_game_taken_out_has_the_deals_that_its_table_has() -> None:
    tables = stepped(Settings(seats=3), 3, 20)
    tables.restart(fresh=True)
    game = tables.game(2)
    while game.round_number < 4:
        actions = tables.random_actions()
        game.play(game.to_act[0], int(actions[2]))
        tables.apply(actions)
    assert game.table == Table.read_from(tables.rows[2])


def test_a_round_is_rolled_out_and_the_next_one_dealt_when_asked_for() -> None:
    tables, other = stepped(Settings(seats=3), 3, 25), stepped(Settings(seats=3), 3, 25)
    rounds = tables.rows["round_number"].copy()
    left = [0, 0, 0]
    while (other.rows["round_number"] == rounds).any():
        here = other.rows["round_number"] == rounds
        left = [count + int(is_here) for count, is_here in zip(left, here, strict=True)]
        other.apply(other.random_actions())
    assert tables.roll_out() == sum(left)
    assert not tables.legal().any()
    assert not tables.over.any()
    before = tables.rows.copy()
    tables.apply([0, 0, 0])
    assert np.array_equal(tables.rows, before)
    tables.refresh()
    assert tables.legal().all()
    assert (tables.rows["round_number"] == rounds + 1).all()
