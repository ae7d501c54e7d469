"""Parquet: every game of a match as rows of a table, one for each seat. Needs the extra `foretell[arena]`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from foretell.arena.results import Results
from foretell.arena.statistics import ranks, wins
from foretell.packages import needed

COLUMNS = ("match", "deal", "rotation", "seat", "level", "points", "rank", "win_share", "hits", "rounds")


def write_parquet(path: Path, results: Sequence[Results]) -> None:
    """Write the games of some matches; their set-ups stand in the file's metadata under `foretell-arena`."""
    arrow = needed("pyarrow", "arena")
    needed("pyarrow.parquet", "arena")
    tables = [arrow.table(_columns(number, each)) for number, each in enumerate(results)]
    matches = json.dumps([each.match.as_dict() for each in results])
    table = arrow.concat_tables(tables).replace_schema_metadata({"foretell-arena": matches})
    arrow.parquet.write_table(table, path, compression="zstd")


def _columns(number: int, results: Results) -> dict[str, object]:
    shape = results.points.shape
    deal, rotation, seat = (axis.ravel() for axis in np.indices(shape))
    match = results.match
    levels = np.array([match.seating(move) for move in range(match.rotations)])
    points = results.points.astype(np.float64)
    return {
        "match": np.full(points.size, number, np.int32),
        "deal": results.deals[deal],
        "rotation": rotation.astype(np.int8),
        "seat": seat.astype(np.int8),
        "level": levels[rotation, seat],
        "points": results.points.ravel(),
        "rank": ranks(points).ravel(),
        "win_share": wins(points).ravel(),
        "hits": results.hits.ravel(),
        "rounds": np.full(points.size, match.rounds, np.int8),
    }
