"""Playing: however the work is shared, stopped and taken up again, the same comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from foretell.arena import Match, Results, local_engine, play, report
from foretell.arena.block import Block, play_block
from foretell.arena.engines import Here, Processes
from tests.arena.samples import duel, without_time

MATCH = duel(games=30)


@pytest.fixture(scope="module")
def whole() -> Results:
    return play(MATCH)


def test_a_match_is_all_its_deals_in_order(whole: Results) -> None:
    assert whole.complete
    assert whole.deals.tolist() == list(range(10))
    assert (whole.games, whole.points.shape) == (30, (10, 3, 6))
    assert np.array_equal(whole.points[7:8], play_block(MATCH, range(7, 8)).points)


def test_several_processes_change_nothing(whole: Results) -> None:
    engine = local_engine(2)
    try:
        told: list[int] = []
        results = play(MATCH, engine=engine, progress=told.append)
    finally:
        engine.close()
    assert isinstance(engine, Processes)
    assert without_time(report(results)) == without_time(report(whole))
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0, 30)


def test_stop_finishes_the_block_and_resume_plays_only_the_rest(tmp_path: Path, whole: Results) -> None:
    path = tmp_path / "match.jsonl"
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 2

    first = play(MATCH, journal=path, stop=stop)
    assert 0 < len(first.deals) < 10
    assert not first.complete
    assert report(first).games == first.games < 30
    played: list[range] = []

    class Watched(Here):
        def play(self, match: Match, work: Iterator[range]) -> Iterator[Block]:
            for deals in work:
                played.append(deals)
                yield play_block(match, deals)

    told: list[int] = []
    results = play(MATCH, journal=path, engine=Watched(), progress=told.append)
    assert told[0] == first.games
    assert sorted([*first.deals.tolist(), *(deal for deals in played for deal in deals)]) == list(range(10))
    assert without_time(report(results)) == without_time(report(whole))
    again = play(MATCH, journal=path, engine=Watched())
    assert without_time(report(again)) == without_time(report(whole))
    assert sum(map(len, played)) + len(first.deals) == 10


def test_one_process_is_this_one() -> None:
    assert isinstance(local_engine(1), Here)
    local_engine(1).close()
