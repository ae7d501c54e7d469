"""Records made by hand: what could not be written down is refused when the record is made."""

from __future__ import annotations

from typing import Any

import pytest

from foretell import BadSettings, Game, InvalidRecord, Record, Settings, replay
from foretell.record import Place, Round
from foretell.record.json_text import JsonPlaces
from foretell.record.places import Places, TextPlaces, path_text
from foretell.table.shufflers import sorted_deck

THREE = Settings(seats=3)
NAMES = ("a", "b", "c")
DECK = tuple(sorted_deck(THREE))


def made(**changes: Any) -> Record:
    """Return a small record with some of it changed."""
    parts: dict[str, Any] = {"settings": THREE, "players": NAMES}
    return Record(**parts | changes)


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"players": ("a", "b")}, "$.players"),
        ({"players": ("a", "b", 3)}, "$.players[2]"),
        ({"players": ("a", "\ud800", "c")}, "$.players[1]"),
        ({"headers": {"Date": "x"}}, "$.headers.Date"),
        ({"headers": {"": "x"}}, '$.headers[""]'),
        ({"headers": {"a\n": "x"}}, '$.headers["a\\n"]'),
        ({"headers": {"date": 3}}, "$.headers.date"),
        ({"headers": {"date": "\udfff"}}, "$.headers.date"),
        ({"settings": Settings(seats=3, edition="\ud800")}, "$.settings.edition"),
        ({"rounds": (Round((67,)),)}, "$.rounds[0].deal[0]"),
        ({"rounds": (Round((0, True)),)}, "$.rounds[0].deal[1]"),
        ({"rounds": (Round(DECK, ((3, 0),)),)}, "$.rounds[0].decisions[0][0]"),
        ({"rounds": (Round(DECK, ((0, 0), (0, 160))),)}, "$.rounds[0].decisions[1][1]"),
        ({"rounds": (Round(DECK, (), (0, 0)),)}, "$.rounds[0].totals"),
        ({"rounds": (Round(DECK, (), (0, 0, 10**5000)),)}, "$.rounds[0].totals[2]"),
    ],
)
def test_a_record_that_could_not_be_written_is_not_made(changes: dict[str, Any], path: str) -> None:
    with pytest.raises(InvalidRecord) as caught:
        made(**changes)
    assert caught.value.code == "record/bad-value"
    assert {"line": 1, "column": 1, "path": path}.items() <= caught.value.params.items()
    assert str(caught.value).startswith(f"line 1, column 1, {path}: ")


def test_DEAL_2_a_record_has_no_more_rounds_than_a_game() -> None:
    with pytest.raises(InvalidRecord, match="DEAL-2"):
        Record(THREE, NAMES, (Round(DECK),) * 21)


def test_a_record_by_hand_is_replayed_or_refused_with_its_path() -> None:
    round_ = Round(DECK, ((1, 0), (2, 0), (0, 1), (1, 32), (2, 33), (0, 31)), (-10, 20, -10))
    assert replay(Record(THREE, NAMES, (round_,))).scores == (-10, 20, -10)
    with pytest.raises(InvalidRecord) as caught:
        replay(Record(THREE, NAMES, (round_._replace(totals=(-10, 20, 20)),)))
    assert caught.value.params["path"] == "$.rounds[0].totals[2]"
    with pytest.raises(InvalidRecord, match="an order of all 60 cards"):
        replay(Record(THREE, NAMES, (Round(()),)))


def test_a_record_keeps_a_copy_of_its_headers() -> None:
    headers = {"b": "1", "a": "2"}
    record = Record(THREE, NAMES, headers=headers)
    headers["c"] = "3"
    assert list(record.headers) == ["b", "a"]


@pytest.mark.parametrize("headers", [{"Date": ""}, {"a b": ""}, {"a": 1}, {1: "a"}, {"a": "\ud800"}])
def test_a_game_refuses_headers_that_a_record_could_not_hold(headers: Any) -> None:
    with pytest.raises(BadSettings) as caught:
        Game(seats=3, seed=1, headers=headers)
    assert caught.value.code == "settings/bad-headers"


def test_headers_go_with_the_game() -> None:
    game = Game(seats=3, seed=1, headers={"x": "1", "date": "today"})
    assert 'x-x: "1"\nx-date: "today"\n' in str(game.record)
    again = replay(str(game.record))
    assert again.copy().headers == replay(again.record.to_json()).headers == {"x": "1", "date": "today"}


def test_places_fall_back_on_the_next_larger_part() -> None:
    places = TextPlaces()
    places.note(("rounds", 0), Place(5, 1))
    assert places.of(("rounds", 0, "deal", 3)) == Place(5, 1)
    assert places.of(("players", 3)) == Place(1, 1)
    assert Places().of(("rounds", 0)) == Place(1, 1)
    assert JsonPlaces(' {"rounds": [0]}').of(("rounds", 0, "deal")) == Place(1, 14)
    assert path_text(()) == "$"
