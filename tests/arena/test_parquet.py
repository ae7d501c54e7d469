"""Parquet: every seat of every game is a row, and the file says what was played."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from foretell import ForetellError
from foretell.arena import Match, play, write_parquet
from foretell.arena.parquet import COLUMNS
from tests.arena.samples import duel


def test_every_seat_of_every_game_is_a_row(tmp_path: Path) -> None:
    results = [play(duel(games=6)), play(duel(games=3, seed=2))]
    write_parquet(tmp_path / "games.parquet", results)
    table: Any = import_module("pyarrow.parquet").read_table(tmp_path / "games.parquet")
    assert tuple(table.column_names) == COLUMNS
    rows = table.to_pylist()
    assert len(rows) == (6 + 3) * 6
    assert sum(row["points"] for row in rows if row["match"] == 0) == results[0].points.sum()
    row = next(row for row in rows if (row["match"], row["deal"], row["rotation"], row["seat"]) == (0, 1, 2, 3))
    assert row["level"] == results[0].match.seating(2)[3]
    assert (row["points"], row["hits"]) == (results[0].points[1, 2, 3], results[0].hits[1, 2, 3])
    assert row["rounds"] == 10
    matches = json.loads(table.schema.metadata[b"foretell-arena"])
    assert [Match.from_dict(match) for match in matches] == [each.match for each in results]


def test_without_pyarrow_the_way_to_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ForetellError) as caught:
        write_parquet(tmp_path / "games.parquet", [])
    assert caught.value.code == "packages/missing"
    assert caught.value.params == {"package": "pyarrow", "extra": "arena"}
