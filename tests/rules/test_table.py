"""The table: seats, scribe and dealer. TABLE-1 to TABLE-3."""

from __future__ import annotations

import pytest

from foretell import BlockOfTruth, Game, IllegalDecision, Settings
from foretell.rules.rounds import dealer, left_of
from tests.helpers import facts, first_lead, may, play_out
from tests.rules.book import play, refused_settings


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_TABLE_1_three_to_six_players(seats: int) -> None:
    game = Game(settings=Settings(seats=seats), seed=1)
    assert len(game.view().players) == len(game.scores) == seats


@pytest.mark.parametrize("seats", [-3, 0, 1, 2, 7, 60])
def test_TABLE_1_any_other_number_is_refused(seats: int) -> None:
    error = refused_settings(seats=seats)
    assert (error.code, error.rule) == ("settings/bad-value", "TABLE-1")
    assert error.params == {"setting": "seats", "value": seats}
    assert str(error) == f"a game has 3 to 6 seats, not {seats}"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_TABLE_1_seats_run_clockwise(seats: int) -> None:
    switches = Settings(seats=seats).switches
    assert [left_of(seat, switches) for seat in range(seats)] == [*range(1, seats), 0]
    game = first_lead(*["B1", "B2", "B3", "B4", "B5", "B6"][:seats], turned="R1")
    for seat in range(seats):
        assert game.to_act == (seat,)
        play(game, may(game))


def test_TABLE_1_nobody_sits_outside() -> None:
    with pytest.raises(IllegalDecision) as caught:
        Game(seats=3, seed=1).play(3, "0")
    assert (caught.value.code, caught.value.rule) == ("turn/no-such-seat", "TABLE-1")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_TABLE_2_scribe_deals_the_first_round(seats: int) -> None:
    for scribe in range(seats):
        assert Game(settings=Settings(seats=seats, scribe=scribe), seed=1).view().dealer == scribe


def test_TABLE_2_scribe_is_seat_0_by_default() -> None:
    assert Settings().scribe == 0
    assert Game(seed=1).view().dealer == 0


@pytest.mark.parametrize(("seats", "scribe"), [(3, 3), (6, 6), (4, -1)])
def test_TABLE_2_scribe_sits_at_the_table(seats: int, scribe: int) -> None:
    error = refused_settings(seats=seats, scribe=scribe)
    assert (error.code, error.rule) == ("settings/bad-value", "TABLE-2")
    assert error.params == {"setting": "scribe", "value": scribe}
    assert str(error) == f"no seat {scribe} for the scribe"


def test_TABLE_2_score_sheet_is_the_block_of_truth() -> None:
    sheet = Game(seats=3, seed=1, players=["Ada", "Ben", "Cid"]).block_of_truth()
    assert isinstance(sheet, BlockOfTruth)
    assert sheet.players == ("Ada", "Ben", "Cid")
    assert sheet.rows == ()


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_TABLE_3_deal_moves_clockwise(seats: int) -> None:
    scribe = seats - 2
    game = play_out(Game(settings=Settings(seats=seats, scribe=scribe), seed=1))
    assert [fact["dealer"] for fact in facts(game, "dealt")] == [
        (scribe + passed) % seats for passed in range(60 // seats)
    ]


def test_TABLE_3_dealers_of_the_first_rounds() -> None:
    switches = Settings(seats=3, scribe=1).switches
    assert [dealer(number, switches) for number in range(1, 6)] == [1, 2, 0, 1, 2]
