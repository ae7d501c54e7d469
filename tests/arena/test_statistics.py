"""Reports: fair by rotation, right in every figure, and of a format that does not change unnoticed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from foretell import BadSettings, ForetellError, Settings
from foretell.arena import Match, Results, play, report
from foretell.arena.results import gather
from foretell.arena.statistics import ranks, wins
from tests.arena.bots import FIRST, LAST, TWIN
from tests.arena.samples import SIX, duel, without_time

JESTER = "foretell.bots.jester:Jester"


@pytest.fixture(scope="module")
def results() -> Results:
    return play(duel(games=60))


@pytest.mark.parametrize(
    "line_up", [(JESTER, TWIN, TWIN, TWIN, TWIN, TWIN), (JESTER, TWIN, TWIN, JESTER, TWIN, JESTER)]
)
def test_equals_are_exactly_even_over_all_rotations(line_up: tuple[str, ...]) -> None:
    """The same bots under two names: whatever the cards give to one, they give to the other in another rotation."""
    found = report(play(Match(line_up=line_up, settings=SIX, games=6, seed=4)))
    for level in found.levels:
        assert level.difference.value == 0
        assert level.points == found.table_points
        assert level.win_share.value == pytest.approx(1 / 6)
        assert level.rank.value == pytest.approx(3.5)


@pytest.mark.parametrize("name", ["unknown", None])
def test_a_level_that_did_not_play_has_no_report(results: Results, name: Any) -> None:
    with pytest.raises(BadSettings, match="did not play, but") as caught:
        report(results).level(name)
    assert caught.value.code == "arena/no-level"
    assert caught.value.params["levels"] == ", ".join(results.match.levels)


def test_without_rotation_equals_would_not_be_even() -> None:
    points = play(Match(line_up=(JESTER, *[TWIN] * 5), settings=SIX, games=6, seed=4)).points.astype(float)
    assert points[:, 0, 0].mean() != points[:, 0].mean()


def test_figures_are_what_one_counts_by_hand(results: Results) -> None:
    found = report(results).level(TWIN)
    own = np.stack([results.points[:, rotation, [rotation, rotation + 3]] for rotation in range(3)], axis=1)
    table = results.points.mean(axis=2)
    assert found.seats == 2
    assert found.points.value == pytest.approx(own.mean())
    assert found.difference.value == pytest.approx((own - table[:, :, None]).mean())
    others = (results.points.sum(axis=2) - own.sum(axis=2)) / 4
    assert found.lead is not None
    assert found.lead.value == pytest.approx((own.mean(axis=2) - others).mean())
    best = results.points.max(axis=2)[:, :, None]
    shared = (results.points == best).sum(axis=2)[:, :, None]
    assert found.win_share.value == pytest.approx(((own == best) / shared).mean())
    hits = [results.hits[:, rotation, [rotation, rotation + 3]] for rotation in range(3)]
    assert found.hits.value == pytest.approx(np.mean(hits) / 10)
    assert found.under + found.over + found.hits.value == pytest.approx(1)
    assert np.mean([hit.value for hit in found.hits_by_round]) == pytest.approx(found.hits.value)
    assert np.mean(found.hits_by_place) == pytest.approx(found.hits.value)


def test_all_shares_of_wins_are_the_games(results: Results) -> None:
    found = report(results)
    assert sum(level.seats * level.win_share.value for level in found.levels) == pytest.approx(1)
    assert sum(level.seats * level.rank.value for level in found.levels) == pytest.approx(21)
    assert sum(level.seats * level.difference.value for level in found.levels) == pytest.approx(0)


def test_who_predicts_nothing_hits_most_where_few_tricks_are(results: Results) -> None:
    first = report(results).level(FIRST)
    assert first.under == 0
    assert first.hits_by_round[0].value > first.hits_by_round[-1].value
    last = report(play(Match(line_up=(LAST,) * 6, settings=SIX, games=3))).level(LAST)
    assert (last.over, last.lead) == (0, None)


def test_few_deals_have_no_intervals_and_more_have_them(results: Results) -> None:
    assert report(results).level(TWIN).points.low is not None
    assert report(play(duel(games=6))).level(TWIN).points.low is None


def test_no_games_no_report() -> None:
    with pytest.raises(ForetellError) as caught:
        report(gather(duel(), []))
    assert caught.value.code == "arena/no-games"


def test_ties_share_wins_and_ranks() -> None:
    points = np.array([[50.0, 50.0, 50.0, 10.0], [1.0, 2.0, 3.0, 4.0]])
    assert wins(points).tolist() == [[1 / 3, 1 / 3, 1 / 3, 0], [0, 0, 0, 1]]
    assert ranks(points).tolist() == [[2, 2, 2, 4], [4, 3, 2, 1]]


def shape(thing: Any) -> Any:
    """Return the keys and types of a report; of a list, those of its first member."""
    if isinstance(thing, dict):
        return {key: shape(value) for key, value in thing.items()}
    if isinstance(thing, list):
        return [shape(thing[0])] if thing else []
    return type(thing).__name__


def test_the_format_of_a_report_is_stable(results: Results) -> None:
    estimate = {"value": "float", "low": "float", "high": "float"}
    data = report(results, control=True).as_dict()
    assert data["format"] == "foretell-arena-match-1"
    assert set(data["match"]) == {"line_up", "settings", "games", "seed"}
    assert set(data["match"]["settings"]) == set(Settings().as_dict())
    del data["match"]
    assert shape(data) == {
        "format": "str",
        "deals": "int",
        "rotations": "int",
        "games": "int",
        "complete": "bool",
        "table_points": estimate,
        "levels": [
            {
                "level": "str",
                "seats": "int",
                "points": estimate,
                "difference": estimate,
                "lead": estimate,
                "win_share": estimate,
                "rank": estimate,
                "hits": estimate,
                "under": "float",
                "over": "float",
                "hits_by_round": [estimate],
                "hits_by_place": ["float"],
                "controlled": {
                    "points": estimate,
                    "difference": estimate,
                    "points_variance_left": "float",
                    "difference_variance_left": "float",
                },
            }
        ],
        "time": {
            "seconds": "float",
            "games_per_second": "float",
            "seconds_per_decision": {TWIN: "float", FIRST: "float"},
        },
    }


def test_the_same_match_gives_the_same_report() -> None:
    assert without_time(report(play(duel(games=3)))) == without_time(report(play(duel(games=3))))
