"""Statistics: from the results of a match to its report."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from foretell.arena.block import HIT, OVER, UNDER
from foretell.arena.bootstrap import estimates
from foretell.arena.control import controlled, variance_left
from foretell.arena.reports import Controlled, LevelReport, Report, Time
from foretell.arena.results import Results
from foretell.errors import ForetellError

Values = NDArray[np.float64]
_COLUMNS: Final = ("points", "difference", "win_share", "rank", "hits")


def report(results: Results, *, control: bool = False) -> Report:
    """Return the report of a match; with `control` also what is left when the luck of the deal is taken out."""
    if not results.games:
        raise ForetellError("arena/no-games", "no game was played to its end")
    points = results.points.astype(np.float64)
    seats = results.match.seats
    by_game = {
        "points": points,
        "difference": seats * points - points.sum(axis=2, keepdims=True),  # whole numbers: what cancels is exactly 0
        "win_share": wins(points),
        "rank": ranks(points),
        "hits": results.hits / results.match.rounds,
    }
    luck = _luck(results) if control else None
    return Report(
        match=results.match,
        deals=len(results.deals),
        rotations=results.match.rotations,
        games=results.games,
        complete=results.complete,
        table_points=estimates(points.mean(axis=(1, 2))[:, None], results.match.seed)[0],
        levels=tuple(_level(results, level, by_game, luck) for level in results.match.levels),
        time=_time(results),
    )


def wins(points: Values) -> Values:
    """Return the share of each game that each seat won.

    >>> wins(np.array([[10.0, 30.0, 30.0]])).tolist()
    [[0.0, 0.5, 0.5]]
    """
    best = points == points.max(axis=-1, keepdims=True)
    return best / best.sum(axis=-1, keepdims=True)  # type: ignore[no-any-return]


def ranks(points: Values) -> Values:
    """Return the rank of each seat in each game, 1 for the most points; those who tie share the mean of their ranks.

    >>> ranks(np.array([[10.0, 30.0, 30.0]])).tolist()
    [[3.0, 1.5, 1.5]]
    """
    others = points[..., None, :]
    ahead = (others > points[..., None]).sum(axis=-1)
    beside = (others == points[..., None]).sum(axis=-1)
    return ahead + (beside + 1) / 2  # type: ignore[no-any-return]


def by_deal(results: Results, level: str, values: Values) -> Values:
    """Return a mean for each deal: over all games of it, and all seats where the level sat."""
    return np.mean([values[:, rotation, seat] for rotation, seat in results.seats_of(level)], axis=0)  # type: ignore[no-any-return]


def _level(results: Results, level: str, by_game: dict[str, Values], luck: Values | None) -> LevelReport:
    match = results.match
    number = match.levels.index(level)
    per_deal = len(results.seats_of(level))
    columns = [by_deal(results, level, by_game[name]) for name in _COLUMNS]
    columns[1] /= match.seats
    by_round = results.round_hits[:, number] / per_deal
    found = estimates(np.column_stack([*columns, by_round]), match.seed)
    counts = results.outcomes[number]
    shares = counts.sum(axis=(0, 1)) / counts.sum()
    places = counts.sum(axis=0)
    seats, others = match.line_up.count(level), match.seats - match.line_up.count(level)
    return LevelReport(
        level=level,
        seats=seats,
        **dict(zip(_COLUMNS, found, strict=False)),
        lead=found[1].times(match.seats / others) if others else None,
        under=float(shares[UNDER]),
        over=float(shares[OVER]),
        hits_by_round=tuple(found[len(_COLUMNS) :]),
        hits_by_place=tuple((places[:, HIT] / places.sum(axis=1)).tolist()),
        controlled=None if luck is None else _controlled(columns[0], columns[1], luck, match.seed),
    )


def _controlled(points: Values, difference: Values, luck: Values, seed: int) -> Controlled:
    adjusted = [controlled(points, luck), controlled(difference, luck)]
    found = estimates(np.column_stack(adjusted), seed)
    return Controlled(
        points=found[0],
        difference=found[1],
        points_variance_left=variance_left(points, adjusted[0]),
        difference_variance_left=variance_left(difference, adjusted[1]),
    )


def _luck(results: Results) -> Values:
    from foretell.arena.luck import luck

    return luck(results.match, results.deals)


def _time(results: Results) -> Time:
    each = {level: results.seconds[level] / count for level, count in results.decisions.items() if count}
    rate = results.games / results.wall if results.wall else 0.0
    return Time(seconds=results.wall, games_per_second=rate, seconds_per_decision=each)
