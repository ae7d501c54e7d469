"""Counting the ways a round can go: with the engine's own legal and apply, and with the second opinion.

Both walk the whole tree from a position to the end of the round and tally the leaves by their outcome. Every distinct
card counts, so a choice of one among two Wizards counts twice. Predictions are fixed and do not branch.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from foretell.bits import members
from foretell.cards import JESTER, WIZARD
from foretell.rules.settings import Settings, Switches
from foretell.table.actions import legal_actions, member_of
from foretell.table.advance import apply, legal
from foretell.table.state import DEAL, OVER, PASS_CARD, PLAY, PREDICT, Table
from tests.counts.oracle_round import OracleRound


class Outcome(NamedTuple):
    """How a round ended."""

    won: tuple[int, ...]
    predicted: tuple[int, ...]
    points: tuple[int, ...]


Tally = Counter[Outcome]


def engine_tally(table: Table, predictions: Sequence[int], settings: Settings) -> Tally:
    """Tally the leaves below a table; it is not changed."""
    tally: Tally = Counter()
    for leaf, ways in _engine_leaves(table.twin(), 1, predictions, settings.switches):
        seats = slice(settings.seats)
        points = tuple(now - before for now, before in zip(leaf.score[seats], table.score[seats], strict=True))
        tally[Outcome(tuple(leaf.won[seats]), tuple(leaf.predicted[seats]), points)] += ways
    return tally


def engine_leaves(table: Table, settings: Settings) -> int:
    """Return the number of leaves below a table in play."""
    return sum(ways for _, ways in _engine_leaves(table.twin(), 1, (), settings.switches))


def _engine_leaves(s: Table, ways: int, predictions: Sequence[int], settings: Switches) -> Iterator[tuple[Table, int]]:
    """Yield the leaves and how many ways lead to each; may use up the table it is given."""
    while s.phase not in (DEAL, OVER):
        seat = next(members(s.waiting)) if s.waiting else s.turn
        if s.phase == PREDICT:
            apply(s, seat, predictions[seat], settings)
            continue
        *others, last = legal_actions(s.phase, legal(s, seat, settings))
        for action in others:
            branch = s.twin()
            weight = _cards_behind(s, seat, action)
            apply(branch, seat, action, settings)
            yield from _engine_leaves(branch, ways * weight, predictions, settings)
        ways *= _cards_behind(s, seat, last)
        apply(s, seat, last, settings)
    yield s, ways


def _cards_behind(s: Table, seat: int, action: int) -> int:
    """Return how many cards of the hand this choice stands for."""
    if s.phase in (PLAY, PASS_CARD):
        if member_of(action) == WIZARD:
            return s.wizards[seat]
        if member_of(action) == JESTER:
            return s.jesters[seat]
    return 1


def oracle_tally(start: OracleRound, predictions: Sequence[int]) -> Tally:
    """Tally the leaves below a round; it is not changed."""
    tally: Tally = Counter()
    for leaf in _oracle_leaves(start, predictions):
        predicted = tuple(number for number in leaf.predicted if number is not None)
        tally[Outcome(tuple(leaf.won), predicted, tuple(leaf.points()))] += 1
    return tally


def _oracle_leaves(start: OracleRound, predictions: Sequence[int]) -> Iterator[OracleRound]:
    if start.stage == "done":
        yield start
        return
    seat = min(start.pending)
    for token in [str(predictions[seat])] if start.stage == "predict" else start.choices(seat):
        branch = start.copy()
        branch.decide(seat, token)
        yield from _oracle_leaves(branch, predictions)
