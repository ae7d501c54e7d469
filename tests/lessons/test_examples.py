"""Examples: the worked examples are all there, below rules that are in force with them."""

from __future__ import annotations

import re
from pathlib import Path

from foretell.cards import SPECIAL_NAMES
from foretell.i18n.rulebook import rule_ids
from foretell.lessons.examples import Block, Trick, as_dict, examples_of
from foretell.rules.settings import Settings

RULES = Path(__file__).parents[2] / "docs" / "rules.md"
EVERYTHING = Settings(specials=SPECIAL_NAMES)


def all_examples() -> dict[str, object]:
    return {example.id: example for rule in rule_ids() for example in examples_of(rule, EVERYTHING)}


def test_every_worked_example_is_drawn() -> None:
    worked = set(re.findall(r"^- \*\*(EX-\d+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE))
    assert worked - set(all_examples()) == {"EX-1"}
    block = all_examples()["EX-2"]
    assert isinstance(block, Block)
    assert [row.totals for row in block.rows] == [(20, -10, 30), (10, 10, 20), (50, 0, 40)]  # EX-1 is its beginning


def test_who_wins_is_asked_of_the_engine() -> None:
    found = {example.id: example.winner for example in all_examples().values() if isinstance(example, Trick)}
    assert found == {
        "EX-4": 0,
        "EX-5": 0,
        "EX-6": 1,
        "EX-9": 1,
        "WIN-4": 1,
        "WIN-1": 2,
        "WIN-2": 1,
        "BOMB-2": 2,
        "JUGGLER-1": 1,
        "CLOUD-1": 1,
        "SHAPE-1": 1,
        "EDITION-3": 2,
    }


def test_special_cards_are_shown_only_where_they_are_in_play() -> None:
    assert examples_of("BOMB-2", Settings()) == ()
    assert examples_of("WIN-1", Settings(specials=("bomb",))) == ()
    assert len(examples_of("WIN-1", Settings(specials=("dragon", "fairy")))) == 1


def test_an_example_is_ready_for_json() -> None:
    import json

    for example in all_examples().values():
        assert json.loads(json.dumps(as_dict(example)))["kind"]  # type: ignore[arg-type]
