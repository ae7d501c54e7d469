"""Plain, compiled and simulated on a card: the same legal sets, tables, views and scores."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from foretell import Settings, edition_names
from foretell.cards import SPECIAL_NAMES
from tests.fast.lockstep import batches_for, every_settings, lockstep, whole_games

ROOT = Path(__file__).parents[2]
PARTS = 6


@pytest.mark.parametrize("part", range(PARTS))
def test_compiled_tables_go_in_lockstep_with_plain_ones(part: int) -> None:
    chosen = list(every_settings())[part::PARTS]
    assert lockstep(chosen, part, batches_for(chosen, part), most=120) > 5000


def test_late_rounds_go_in_lockstep_from_the_middle() -> None:
    chosen = list(every_settings())[::8]
    assert lockstep(chosen, 5, batches_for(chosen, 5), most=40, late=True) > 1500


def test_whole_games_go_in_lockstep_to_the_last_score() -> None:
    chosen = [Settings(seats=seats, specials=SPECIAL_NAMES) for seats in range(3, 7)] + [Settings()]
    assert lockstep(chosen, 1, batches_for(chosen, 1)) > 2500


def simulated(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", *arguments],
        cwd=ROOT,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_simulated_card_does_as_the_processor() -> None:
    done = simulated("tests.fast.card")
    assert (done.returncode, done.stdout) == (0, "the card does as the processor\n"), done.stderr


def test_a_simulated_card_goes_in_lockstep_with_both() -> None:
    done = simulated("tests.fast.lockstep", "--decisions", "2000", "--most", "6", "--late")
    assert done.returncode == 0, done.stderr
    assert "decisions agree at 3 speeds" in done.stderr


class Broken:
    """A batch that lets one table go its own way."""

    def __init__(self, batch: Any) -> None:
        self.batch = batch

    def __getattr__(self, name: str) -> Any:
        return getattr(self.batch, name)

    def apply(self, actions: Any) -> None:
        self.batch.apply(actions)
        self.batch.rows["won"][0, 0] += 1


def test_lockstep_notices_a_difference() -> None:
    chosen = [Settings(), Settings(seats=3)]
    broken = {"broken": Broken(batches_for(chosen, 0)["compiled"])}
    with pytest.raises(AssertionError, match="broken differs from plain after 1 decisions: \\['won'"):
        lockstep(chosen, 0, broken)


def test_every_settings_are_many_and_differ() -> None:
    found = list(every_settings())
    assert len(found) > 400
    assert {each.seats for each in found} == {3, 4, 5, 6}
    assert len({each.specials for each in found}) == 64
    assert np.unique([each.edition for each in found]).size == len(edition_names())


def test_whole_games_end_at_the_same_tables() -> None:
    chosen = list(every_settings())[::40]
    assert whole_games(chosen, 3, batches_for(chosen, 3)) > 5000
    broken = batches_for(chosen, 4)
    with pytest.raises(AssertionError, match="compiled ends elsewhere than plain"):
        whole_games(chosen, 3, broken)
