"""Blocks: the same deals in every rotation, counted right, and of one format at every speed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from foretell import Bot, Game, SeededShuffler, Settings
from foretell.arena import Match
from foretell.arena.block import FEWEST_COMPILED, HIT, Block, _compile, play_block
from foretell.arena.players import bulk
from foretell.cards import SPECIAL_NAMES
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


@pytest.mark.parametrize("switches", [{"specials": SPECIAL_NAMES}, {"hidden_predictions": True}])
def test_plain_and_compiled_play_give_the_same_block(switches: dict[str, Any]) -> None:
    settings = Settings(seats=5, **switches)
    line_up = ("jester", "scribe", "apprentice", "scribe", "jester")
    few, many = (Match(line_up=line_up, settings=settings, games=games, seed=3) for games in (1, FEWEST_COMPILED))
    plain, compiled = play_block(few, range(1)).as_dict(), play_block(many, range(1)).as_dict()
    assert {*plain["decisions"]} == {"jester", "scribe", "apprentice"}
    assert {*compiled["decisions"]} == {""}
    assert sum(plain["decisions"].values()) == compiled["decisions"][""]
    for clock in ("decisions", "seconds", "wall"):
        del plain[clock], compiled[clock]
    assert plain == compiled


def test_only_line_ups_of_compiled_levels_are_played_compiled() -> None:
    assert bulk(("jester", "scribe")) is not None
    assert bulk(("jester", TWIN)) is None


def test_the_compiler_works_before_the_clock_runs() -> None:
    asked: list[tuple[int, list[str]]] = []

    def play_bulk(settings: Settings, line_up: Sequence[str], tables: range, seed: int) -> Any:
        asked.append((settings.seats, list(line_up)))

    _compile(play_bulk, ("archmage@16000", "sage"))
    _compile(play_bulk, ("archmage@16000", "sage"))
    _compile(play_bulk, ("apprentice", "jester", "journeyman", "sage", "scribe"))
    assert asked == [
        (3, ["archmage@1", "sage", "archmage@1"]),
        (5, ["apprentice", "jester", "journeyman@1", "sage", "scribe"]),
    ]
