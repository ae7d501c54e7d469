"""Moving the seats and exchanging the colours changes nothing else.

In one colour a colour belongs to a seat, so both turn together; in Wizard Maximus colours have their rounds and stay.
"""

from __future__ import annotations

from hypothesis import given
from hypothesis import settings as hypothesis
from hypothesis import strategies as st

from foretell import Settings
from foretell.rules.rounds import rounds
from foretell.table.actions import legal_actions
from foretell.table.advance import apply, legal
from foretell.table.deal import deal, new_table
from foretell.table.shufflers import SeededShuffler, checked_deal
from foretell.table.sight import Sight, look
from foretell.table.state import DEAL, OVER, Table
from tests.strategies import seeds, settings
from tests.table.symmetry import Turn, live
from tests.table.walks import Dice, deciding


def assert_turned(one: Table, other: Table, turn: Turn, given_settings: Settings, turned_settings: Settings) -> None:
    assert turn.row(one) == live(other, turn.seats)
    viewer = one.decisions % (turn.seats + 1) - 1
    mine, theirs = Sight(), Sight()
    look(mine, one, viewer, given_settings.switches)
    look(theirs, other, turn.seat(viewer), turned_settings.switches)
    assert turn.row(mine) == live(theirs, turn.seats)


def turn_of(given_settings: Settings, steps: int, colours: tuple[int, ...]) -> Turn:
    seats = given_settings.seats
    if given_settings.one_colour:
        colours = tuple((colour + steps) % seats if colour < seats else colour for colour in range(4))
    elif given_settings.maximus:
        colours = (0, 1, 2, 3)
    return Turn(seats, steps, colours)


@hypothesis(max_examples=60)
@given(settings(), seeds, st.integers(0, 5), st.permutations(range(4)))
def test_turning_seats_and_colours_changes_nothing_else(
    given_settings: Settings, seed: int, steps: int, colours: list[int]
) -> None:
    turn = turn_of(given_settings, steps, tuple(colours))
    turned_settings = given_settings.replace(scribe=turn.seat(given_settings.scribe))
    switches, dice, shuffler = given_settings.switches, Dice(seed), SeededShuffler(seed)
    one, other = new_table(), new_table()
    one.round_number = other.round_number = dice.below(max(rounds(switches) - 1, 1))
    for _ in range(min(2, rounds(switches))):
        number = one.round_number + 1
        deck = checked_deal(shuffler.deck(given_settings, number), number, given_settings)
        deal(one, deck, switches)
        deal(
            other,
            checked_deal(turn.deck(deck, number, given_settings), number, turned_settings),
            turned_settings.switches,
        )
        while one.phase not in (DEAL, OVER):
            assert_turned(one, other, turn, given_settings, turned_settings)
            seat = dice.pick(deciding(one, switches))
            action = dice.pick(legal_actions(one.phase, legal(one, seat, switches)))
            apply(one, seat, action, switches)
            apply(other, turn.seat(seat), turn.action(action), turned_settings.switches)
        assert_turned(one, other, turn, given_settings, turned_settings)
