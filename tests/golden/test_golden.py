"""Every case has its playthrough, and the game still goes exactly so. `make goldens` writes them anew."""

from __future__ import annotations

import pytest

from foretell import replay
from foretell.cards import SPECIAL_NAMES
from tests.golden.cases import CASES, SEEDS, Case
from tests.golden.printer import playthrough
from tests.golden.wishes import ONE_OF_MANY, missing
from tests.golden.write import path_of, strays


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_the_game_goes_as_printed(case: Case) -> None:
    assert path_of(case).is_file(), "a new case: run `make goldens` and read what it wrote"
    printed = path_of(case).read_text(encoding="utf-8")
    assert playthrough(case) == printed, "if this is meant, run `make goldens` and read the diff"
    assert not missing(printed, case.settings), "the detailed rounds do not show the rules of this case at work"


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_the_printed_record_replays_to_the_printed_end(case: Case) -> None:
    printed = path_of(case).read_text(encoding="utf-8")
    block = str(replay(printed.partition("== Record ==\n")[2]).block_of_truth())
    assert f"== Block of Truth ==\n{block}\n" in printed


def test_no_playthrough_and_no_seed_is_left_over() -> None:
    assert strays() == []
    assert SEEDS.keys() <= {case.name for case in CASES}


def test_every_special_card_is_wished_for() -> None:
    assert tuple(ONE_OF_MANY) == SPECIAL_NAMES
