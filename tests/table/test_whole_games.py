"""Whole random games under any settings: what holds at every moment of every round."""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import settings as hypothesis

from foretell import Settings
from foretell.cards import kind_of
from foretell.rows import Row
from foretell.rules.rounds import hand_size, rounds
from foretell.table.actions import legal_actions
from foretell.table.advance import apply, legal
from foretell.table.shufflers import sorted_deck
from foretell.table.sight import SPECTATOR, Sight, look
from foretell.table.state import DEAL, OVER, PHASES
from tests.strategies import seeds, settings
from tests.table.walks import deciding, walk, walk_round, whereabouts


@hypothesis(max_examples=60)
@given(settings(), seeds)
def test_cards_are_conserved(game: Settings, seed: int) -> None:
    deck = Counter(kind_of(card) for card in sorted_deck(game))
    for moment in walk(game, seed):
        assert whereabouts(moment.table, moment.deck, game) == deck


@hypothesis(max_examples=60)
@given(settings(), seeds)
def test_every_trick_is_won_or_bombed(game: Settings, seed: int) -> None:
    ended = 0
    for s, _, _ in walk(game, seed):
        tricks = hand_size(s.round_number, game.switches)
        assert sum(s.won) + (s.bombed >= 0) == s.tricks <= tricks
        if s.phase in (DEAL, OVER):
            ended += 1
            assert s.tricks == tricks
            assert s.played == tricks * game.seats
            assert not any(s.hand)
    assert ended == rounds(game.switches)


@hypothesis(max_examples=40)
@given(settings(), seeds)
def test_whoever_may_decide_has_a_legal_decision_and_every_one_applies(game: Settings, seed: int) -> None:
    deck = Counter(kind_of(card) for card in sorted_deck(game))
    switches = game.switches
    for s, dealt, to_act in walk_round(game, seed):
        assert bool(to_act) == (s.phase not in (DEAL, OVER))
        for seat in range(6):
            choices = legal(s, seat, switches)
            assert (choices != 0) == (seat in to_act)
            for action in legal_actions(s.phase, choices):
                then = s.twin()
                apply(then, seat, action, switches)
                assert then != s
                assert whereabouts(then, dealt, game) == deck
                assert then.turn in deciding(then, switches) or then.phase in (DEAL, OVER)


def check_widths(row: Row) -> None:
    """A 64-bit word is a set and never negative."""
    for name, cell in row.cells.items():
        numbers = getattr(row, name) if cell.length else [getattr(row, name)]
        assert len(numbers) == (cell.length or 1), name
        half = 2 ** (cell.bits - 1)
        least, most = (0, half - 1) if cell.bits == 64 else (-half, half - 1) if cell.signed else (0, 2 * half - 1)
        assert all(type(number) is int and least <= number <= most for number in numbers), name


@hypothesis(max_examples=40)
@given(settings(), seeds)
def test_every_number_stays_within_its_declared_width(game: Settings, seed: int) -> None:
    check_widths(game.switches)
    sight = Sight()
    for s, _, _ in walk(game, seed):
        check_widths(s)
        look(sight, s, s.turn, game.switches)
        check_widths(sight)
        assert s.phase in range(len(PHASES))


@hypothesis(max_examples=40)
@given(settings(), seeds)
def test_rows_go_into_their_numpy_records_and_back(game: Settings, seed: int) -> None:
    for s, _, _ in walk_round(game, seed):
        sight = Sight()
        look(sight, s, SPECTATOR if s.tricks % 2 else s.turn, game.switches)
        for row in (s, sight, game.switches):
            for wide in (False, True):
                record = np.zeros((), row.dtype(wide=wide))
                for name, value in row.as_dict().items():
                    record[name] = value
                assert {name: record[name].tolist() for name in row.cells} == row.as_dict()


@hypothesis(max_examples=20)
@given(settings(), seeds)
def test_the_walk_is_a_walk(game: Settings, seed: int) -> None:
    """The tests above look at every phase: no random game ends early or leaves one out."""
    phases = Counter(moment.table.phase for moment in walk(game, seed))
    assert phases[OVER] == 1
    assert phases[DEAL] == rounds(game.switches) - 1
