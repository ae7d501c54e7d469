"""The encoding: the same for the same knowledge, whatever colours and seats are called; another for other knowledge."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis
from hypothesis import strategies as st

from foretell import Settings
from foretell.cards import PLAY_JESTER, PLAY_WIZARD, SPECIAL_NAMES
from foretell.table.actions import ACTIONS, legal_actions
from foretell.table.encoding import as_in_full_game, encode, vector
from foretell.table.fields import FIELDS, SCALED, SIZE, START
from foretell.table.relabel import legal_choices, original, relabelled, slot_of
from foretell.table.sight import Sight, look
from foretell.table.state import DEAL, OVER, Table
from tests.fast.lockstep import subsets
from tests.strategies import seeds, settings
from tests.table.symmetry import Turn
from tests.table.test_symmetry import turn_of
from tests.table.walks import walk, walk_round
from tools.encoding_page import PAGE, page


def sight_of(s: Table, seat: int, settings: Settings) -> Sight:
    v = Sight()
    look(v, s, seat, settings.switches)
    return v


def encoded(v: Sight, settings: Settings) -> tuple[list[int], int]:
    x = vector()
    return x, encode(x, v, settings.switches)


def part(x: list[int], name: str) -> list[int]:
    field = next(field for field in FIELDS if field.name == name)
    return x[START[name] : START[name] + field.length]


def turned(v: Sight, turn: Turn) -> Sight:
    """Return the sight as it is after the turn."""
    new = Sight()
    for name, value in turn.row(v).items():
        cell = v.cells[name]
        setattr(new, name, [*value, *[0] * (cell.length - len(value))] if isinstance(value, list) else value)
    return new


@hypothesis(max_examples=60)
@given(settings(), seeds, st.integers(0, 5), st.permutations(range(4)))
def test_names_of_colours_and_seats_do_not_matter(
    given_settings: Settings, seed: int, steps: int, colours: list[int]
) -> None:
    turn = turn_of(given_settings.replace(maximus=False), steps, tuple(colours))
    for moment in walk_round(given_settings, seed):
        for seat in moment.to_act[:1]:
            v = sight_of(moment.table, seat, given_settings)
            (x, slots), (y, other) = encoded(v, given_settings), encoded(turned(v, turn), given_settings)
            assert x == y
            legal = legal_actions(v.phase, v.legal)
            here = {relabelled(action, slots) for action in legal}
            assert here == {relabelled(turn.action(action), other) for action in legal}
            choices = [0] * ACTIONS
            assert legal_choices(choices, v.phase, v.legal, slots) == len(legal)
            assert {action for action in range(ACTIONS) if choices[action]} == here


@pytest.mark.parametrize("slots", [0b11100100, 0b00011011, 0b10110001])
def test_every_action_comes_back_from_its_relabelling(slots: int) -> None:
    assert sorted(relabelled(action, slots) for action in range(ACTIONS)) == list(range(ACTIONS))
    assert all(original(relabelled(action, slots), slots) == action for action in range(ACTIONS))
    assert sorted(slot_of(colour, slots) for colour in range(4)) == [0, 1, 2, 3]


@hypothesis(max_examples=60)
@given(settings(), seeds)
def test_numbers_are_small_and_cards_add_up(given_settings: Settings, seed: int) -> None:
    for moment in walk_round(given_settings, seed):
        for seat in moment.to_act:
            v = sight_of(moment.table, seat, given_settings)
            x, _ = encoded(v, given_settings)
            assert len(x) == SIZE
            assert all(0 <= number <= (80 if i in SCALED else 4) for i, number in enumerate(x))
            assert sum(part(x, "hand")) == (v.cards[seat] if v.hand else 0)
            assert sum(part(x, "trick")) == v.played - v.tricks * given_settings.seats
            assert sum(part(x, "played")) == v.tricks * given_settings.seats
            assert sum(part(x, "led")) == sum(part(x, "took")) == v.tricks
            for name in ("phase", "seats", "size", "left", "rounds_left", "sum", "wanted", "position", "trump"):
                assert sum(part(x, name)) == 1


def repeats(v: Sight) -> bool:
    """Return whether the same kind was played more than once."""
    plays = v.plays[: v.played]
    return any(plays.count(play) > 1 for play in (PLAY_WIZARD, PLAY_JESTER))


def positions(given_settings: Settings, games: int) -> Iterator[Sight]:
    for seed in range(games):
        for moment in walk(given_settings, seed):
            for seat in moment.to_act:
                yield sight_of(moment.table, seat, given_settings)


def test_other_rules_are_another_vector() -> None:
    variants: list[dict[str, Any]] = [
        {"plus_minus_one": True},
        {"hidden_predictions": True},
        {"hidden_predictions": True, "hidden_reveal": "after_round"},
        {"secret_predictions": True},
        {"clairvoyance": True},
        {"one_colour": True},
        {"maximus": True},
        {"predict_from": "scribe"},
        {"wizard_barred": True},
        {"turned_wizard_no_trump": True},
        {"specials": ("cloud",), "cloud_acts": "trick"},
    ]
    sets = [each for each in subsets(SPECIAL_NAMES) if ("dragon" in each) == ("fairy" in each)]
    found = set()
    for given_settings in (
        Settings(),
        *(Settings().replace(**each) for each in variants),
        *(Settings(specials=each) for each in sets),
    ):
        x, _ = encoded(next(positions(given_settings, 1)), given_settings)
        found.add((*part(x, "switches"), *part(x, "specials")))
    assert len(found) == 1 + len(variants) + 63


@pytest.mark.parametrize(
    ("game", "idle"),
    [
        ({}, {"hidden_reveal": "after_round"}),
        ({"secret_predictions": True}, {"hidden_reveal": "after_round", "predict_from": "scribe"}),
        ({"hidden_predictions": True}, {"predict_from": "scribe"}),
        ({"one_colour": True}, {"wizard_barred": True, "turned_wizard_no_trump": True}),
        ({"maximus": True}, {"turned_wizard_no_trump": True}),
        ({"specials": ("bomb",)}, {"cloud_acts": "trick"}),
    ],
)
def test_a_switch_that_changes_nothing_is_not_in_the_vector(game: dict[str, Any], idle: dict[str, Any]) -> None:
    """So the bot that learnt the standard game plays the same in a booklet with a switch for a variant not chosen."""
    plain, house = Settings().replace(**game), Settings().replace(**game, **idle)
    for here, there in zip(walk(plain, 5), walk(house, 5), strict=True):
        assert here.to_act == there.to_act
        for seat in here.to_act:
            x, y = (encoded(sight_of(each.table, seat, own), own) for each, own in ((here, plain), (there, house)))
            assert x == y


@hypothesis(max_examples=30)
@given(settings(), seeds)
def test_the_order_of_tricks_is_known(given_settings: Settings, seed: int) -> None:
    """Exchange the first two tricks, players and all: only the number of the trick tells the difference."""
    seats = given_settings.seats
    for moment in walk_round(given_settings, seed):
        if moment.table.tricks >= 2 and moment.to_act:
            v = sight_of(moment.table, moment.to_act[0], given_settings)
            first, second = v.plays[:seats], v.plays[seats : 2 * seats]
            if first != second and not repeats(v):
                x, _ = encoded(v, given_settings)
                v.plays[: 2 * seats] = second + first
                v.leaders[0], v.leaders[1] = v.leaders[1], v.leaders[0]
                assert encoded(v, given_settings)[0] != x


def test_points_show_as_differences() -> None:
    moment = next(walk(Settings(), 1))
    s, seat = moment.table, moment.to_act[0]
    s.score[seat], s.score[(seat + 1) % 4], s.score[(seat + 3) % 4] = 50, 95, 30
    x, _ = encoded(sight_of(s, seat, Settings()), Settings())
    assert part(x, "ahead")[6:12] == [1, 1, 1, 0, 0, 0]
    assert part(x, "behind")[18:24] == [1, 1, 0, 0, 0, 0]
    assert [part(x, "standing")[41 * place :].index(1) - 20 for place in range(4)] == [0, 4, -5, -2]
    s.score[seat] = 400
    assert part(encoded(sight_of(s, seat, Settings()), Settings())[0], "standing")[41 * 2] == 1


def test_rounds_to_come_are_counted_by_their_hand_sizes() -> None:
    given_settings = Settings(length=(2, 5, 5, 5, 5, 1))
    moment = next(walk(given_settings, 1))
    x, _ = encoded(sight_of(moment.table, moment.to_act[0], given_settings), given_settings)
    assert part(x, "to_come")[:6] == [1, 0, 0, 0, 3, 0]


def test_nothing_is_encoded_beyond_the_table() -> None:
    given_settings = Settings(seats=3)
    for moment in walk_round(given_settings, 4):
        if moment.table.phase not in (DEAL, OVER):
            x, _ = encoded(sight_of(moment.table, moment.to_act[0], given_settings), given_settings)
            for field in FIELDS:
                if field.parts == 6 and field.name != "void":
                    assert not any(part(x, field.name)[3 * field.size :])


def test_the_documentation_lists_every_field() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text
    assert f"[1000, {SIZE}]" in text


@hypothesis(max_examples=30)
@given(settings(), seeds)
def test_in_a_full_game_the_rounds_left_follow_from_the_hand(given_settings: Settings, seed: int) -> None:
    """So a round of any length can be told as one of a full game; one colour and Maximus have their own course."""
    own_course = given_settings.one_colour or given_settings.maximus
    for moment in walk_round(given_settings, seed):
        for seat in moment.to_act[:1]:
            v = sight_of(moment.table, seat, given_settings)
            x, _ = encoded(v, given_settings)
            y = [*x]
            as_in_full_game(y, v, given_settings.switches)
            if given_settings.length == "full":
                assert y == x
            assert sum(part(y, "rounds_left")) == 1
            dealt = 1 + part(y, "size").index(1)
            assert own_course or part(y, "rounds_left").index(1) == 60 // given_settings.seats - dealt
