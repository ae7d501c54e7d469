"""Blocks: the same deals in every rotation, counted right, and of one format at every speed."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from foretell import Bot, Game, SeededShuffler, Settings
from foretell.arena import Match
from foretell.arena.block import HIT, Block, play_block
from foretell.arena.plain import play_plainly
from tests.arena.bots import FIRST, LAST, TWIN, First, Last

MATCH = Match(line_up=(FIRST, LAST, LAST, LAST, LAST, LAST), settings=Settings(seats=6), games=12, seed=5)


@pytest.fixture(scope="module")
def block() -> Block:
    return play_block(MATCH, range(3, 5))


def test_a_block_is_the_games_that_anyone_can_play(block: Block) -> None:
    bots: list[Bot] = [Last(0), Last(0), First(0), Last(0), Last(0), Last(0)]
    game = Game(settings=MATCH.settings, shuffler=SeededShuffler(5, 4))
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(game.view(seat)))
    assert block.deals == range(3, 5)
    assert tuple(block.points[1, 2]) == game.scores
    rows = game.block_of_truth().rows
    assert block.hits[1, 2].tolist() == [sum(row.predicted[s] == row.won[s] for row in rows) for s in range(6)]


def test_what_is_counted_adds_up(block: Block) -> None:
    games = 2 * MATCH.rotations
    assert block.outcomes.sum(axis=(1, 2, 3)).tolist() == [games * 10, games * 10 * 5]
    assert block.outcomes[..., HIT].sum() == block.hits.sum() == block.round_hits.sum()
    assert (block.outcomes[..., HIT].sum(axis=2) == block.round_hits.sum(axis=0)).all()
    assert block.outcomes[0].sum(axis=(0, 2)).tolist() == [games * 10 // 6] * 6
    assert sum(block.decisions.values()) == games * (6 * 55 + 6 * 10)
    assert 0 < sum(block.seconds.values()) < block.wall


def test_a_block_survives_json(block: Block) -> None:
    again = Block.from_dict(json.loads(json.dumps(block.as_dict())))
    assert again.as_dict() == block.as_dict()
    for name in ("points", "hits", "round_hits", "outcomes"):
        assert getattr(again, name).dtype == getattr(block, name).dtype


class Bulk(NamedTuple):
    scores: NDArray[np.int16]
    predicted: NDArray[np.int8]
    won: NDArray[np.int8]
    decisions: int
    seconds: float


def test_plain_and_bulk_play_fill_the_same_format(monkeypatch: pytest.MonkeyPatch, block: Block) -> None:
    calls = []

    def play_bulk(settings: Settings, line_up: Sequence[str], tables: range, seed: int) -> Bulk:
        calls.append((tuple(line_up), tables))
        played = play_plainly(settings, line_up, tables, seed)
        return Bulk(played.scores, played.predicted, played.won, sum(played.decisions.values()), 2.0)

    module = ModuleType("foretell.bots.bulk")
    vars(module).update(COMPILED=(FIRST, LAST), play_bulk=play_bulk)
    monkeypatch.setitem(sys.modules, "foretell.bots.bulk", module)
    fast = play_block(MATCH, range(3, 5))
    assert calls == [(MATCH.seating(rotation), range(3, 5)) for rotation in range(6)]
    assert np.array_equal(fast.points, block.points)
    assert np.array_equal(fast.outcomes, block.outcomes)
    assert (fast.decisions, fast.seconds) == ({"": sum(block.decisions.values())}, {"": 12.0})
    play_block(Match(line_up=(FIRST, LAST, TWIN), settings=Settings(seats=3), games=1), range(1))
    assert len(calls) == 6  # not every level of that line-up can be played compiled
