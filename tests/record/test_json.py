"""The JSON form: the same record, and whatever is wrong in it is said with its path and its place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell import InvalidRecord, Record, UnsupportedVersion, replay
from foretell.record.places import Path, path_text
from tests.record.samples import NAMES, check_error, example

WRONG: tuple[Any, ...] = (
    None,
    True,
    False,
    1.5,
    -1,
    67,
    10**6,
    "HUGE",  # written as a number of 5001 digits
    "x",
    "",
    "\ud800",
    [],
    [[]],
    {},
    {"a": 1},
    float("nan"),
)
SHOWN = 3  # of a long list, so many members are damaged


def data_of(name: str) -> Any:
    """Return an example as JSON data."""
    return json.loads(Record.parse(example(name)).to_json())


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the paths of a value and of its parts, the first few of each list."""
    yield path
    if isinstance(value, dict):
        for key, part in value.items():
            yield from paths(part, (*path, key))
    if isinstance(value, list):
        for i, part in enumerate(value[:SHOWN]):
            yield from paths(part, (*path, i))


def parent(data: Any, path: Path) -> Any:
    """Return the part of the data that holds the part with this path."""
    for step in path[:-1]:
        data = data[step]
    return data


def dumps(data: Any, indent: int | None = 1) -> str:
    """Return JSON, with a number that Python itself would not print."""
    text = json.dumps(data, indent=indent)
    return text.replace('"HUGE"', "1" + "0" * 5000)


def refused(text: str) -> InvalidRecord:
    """Check that JSON is refused properly."""
    with pytest.raises(InvalidRecord) as caught:
        replay(text)
    check_error(text, caught.value)
    return caught.value


def text_at(text: str, error: InvalidRecord) -> str:
    """Return the text from the place of the error on."""
    line, column = error.params["line"], error.params["column"]
    assert isinstance(line, int)
    assert isinstance(column, int)
    return "\n".join(text.split("\n")[line - 1 :])[column - 1 :]


@pytest.mark.parametrize("name", ["all-specials", "hidden", "names"])
def test_a_wrong_value_anywhere_is_refused_at_its_place(name: str) -> None:
    data = data_of(name)
    for path in list(paths(data))[1:]:
        if (path[0] == "rounds") == (name == "names"):
            continue  # headers are damaged in one example, rounds in the others
        holder, step = parent(data, path), path[-1]
        right = holder[step]
        for wrong in WRONG:
            holder[step] = wrong
            if type(wrong) is type(right):  # maybe another game
                accepted_or_refused(dumps(data))
            else:
                check_refused_at(dumps(data), path, dumps(wrong))
        holder[step] = right


def check_refused_at(text: str, path: Path, value: str) -> None:
    """Check that JSON is refused at this part, or at a part of it, and that the part is shown."""
    error = refused(text)
    told = str(error.params["path"])
    assert told in str(error)
    assert told.startswith(path_text(path)), error
    if told == path_text(path):
        assert text_at(text, error).startswith(value.split("\n")[0]), error


def accepted_or_refused(text: str) -> None:
    """Read JSON that may be damaged: it is refused with a place, or it is the record of the game that comes of it."""
    try:
        game = replay(text)
    except InvalidRecord as error:
        check_error(text, error)
    else:
        given, written = Record.parse(text), game.record
        assert written.rounds[: len(given.rounds)] == given.rounds
        assert (written.settings, written.players, written.headers) == (given.settings, given.players, given.headers)


@pytest.mark.parametrize("name", NAMES)
def test_a_key_missing_or_left_over_anywhere(name: str) -> None:
    for path in paths(data_of(name)):
        data = data_of(name)
        holder = parent(data, (*path, ""))
        if isinstance(holder, dict) and path != ("headers",):
            holder["extra"] = 1
            assert refused(dumps(data)).params["path"] == path_text((*path, "extra"))
        if path and isinstance(parent(data, path), dict) and path[0] != "headers":
            data = data_of(name)
            del parent(data, path)[path[-1]]
            error = refused(dumps(data))
            assert str(path[-1]) in str(error)


@pytest.mark.parametrize("name", ["all-specials", "hidden"])
def test_a_member_left_out_doubled_or_swapped(name: str) -> None:
    for path in paths(data_of(name)):
        if path and isinstance(path[-1], int):
            for change in ("leave out", "double", "swap"):
                data = data_of(name)
                holder, i = parent(data, path), path[-1]
                if change == "leave out":
                    del holder[i]
                elif change == "double":
                    holder.insert(i, holder[i])
                else:
                    holder[i : i + 2] = reversed(holder[i : i + 2])
                accepted_or_refused(dumps(data))


@pytest.mark.parametrize("name", NAMES)
def test_json_cut_or_altered_anywhere(name: str) -> None:
    text = Record.parse(example(name)).to_json()
    for i in range(0, len(text) - 1, 7):
        refused(text[:i])
        accepted_or_refused(text[:i] + text[i + 1 :])
        accepted_or_refused(text[:i] + '{}[]",:0-e\x00 '[i % 12] + text[i + 1 :])


@given(st.sampled_from(NAMES), st.data())
def test_damage_in_several_places(name: str, data: st.DataObject) -> None:
    text = Record.parse(example(name)).to_json()
    for _ in range(data.draw(st.integers(1, 4))):
        i = data.draw(st.integers(0, len(text)))
        text = text[:i] + data.draw(st.text(max_size=3)) + text[i + data.draw(st.integers(0, 9)) :]
    accepted_or_refused("{" + text[1:])


json_values = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(),
    lambda parts: st.lists(parts) | st.dictionaries(st.text(), parts),
    max_leaves=10,
)


@given(
    st.dictionaries(st.sampled_from(["foretell", "settings", "players", "headers", "rounds"]) | st.text(), json_values)
)
def test_any_object_at_all(data: dict[str, Any]) -> None:
    refused(json.dumps(data))
    refused(json.dumps(data | {"foretell": 1}))


@pytest.mark.parametrize("version", [0, 2, 999_999])
def test_an_unknown_version_is_named(version: int) -> None:
    text = dumps({"layout of": "the future", "foretell": version})
    error = refused(text)
    assert isinstance(error, UnsupportedVersion)
    assert error.params["version"] == str(version)
    assert text_at(text, error).startswith(str(version))


@pytest.mark.parametrize("text", ["{}", '{"game": "wizard"}', "{\n}"])
def test_other_json_is_no_record(text: str) -> None:
    assert refused(text).code == "record/no-record"


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("{", 1, 2),
        ('{"foretell": 1,\n "settings": }', 2, 14),
        ('{"foretell": 1}}', 1, 16),
        ('{"foretell": 01}', 1, 15),
        ('{"foretell": "\x00"}', 1, 15),
        ("{'foretell': 1}", 1, 2),
    ],
)
def test_what_is_not_json_is_refused_at_its_place(text: str, line: int, column: int) -> None:
    error = refused(text)
    assert (error.code, error.params["line"], error.params["column"]) == ("record/bad-json", line, column)


@pytest.mark.parametrize("key", ["foretell", "settings", "players", "rounds", "other"])
def test_deep_nesting_is_refused(key: str) -> None:
    for depth in (*range(850, 1010), 100_000):  # some are too deep to read, some only to look for
        for inside in ("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth):
            assert refused(f'{{"foretell": 1, "{key}": {inside}}}').code.startswith("record/")


def test_a_key_stands_once() -> None:
    text = Record.parse(example("names")).to_json()
    for key in ("foretell", "players"):
        error = refused("{" + f'"{key}": 1,' + text[1:])
        assert (error.code, error.params["path"]) == ("record/twice", "$")
    error = refused(text.replace('"seats": 3', '"seats": 3, "seats": 3'))
    assert (error.code, error.params["path"]) == ("record/twice", "$.settings")
    assert text_at(text, error).startswith('{"edition"')
    error = refused(text.replace('"empty": ""', '"empty": "", "date": ""'))
    assert (error.code, error.params["path"]) == ("record/twice", "$.headers")


@pytest.mark.parametrize(
    ("old", "new", "code", "rule", "path"),
    [
        ("[2, 55]", "[2, 56]", "play/not-in-hand", "PLAY-2", "$.rounds[0].decisions[4]"),
        ("[1, 1], [2, 1]", "[1, 2], [2, 1]", "predict/too-many", "PREDICT-1", "$.rounds[0].decisions[0]"),
        ("[1, 1], [2, 1]", "[2, 1], [1, 1]", "turn/not-yours", "PREDICT-1", "$.rounds[0].decisions[0]"),
        ("[1, 1], [2, 1]", "[1, 1], [0, 1]", "turn/not-yours", "PREDICT-1", "$.rounds[0].decisions[1]"),
        (
            '"totals": [20, -10, 30]',
            '"totals": [20, -10, 20]',
            "record/wrong-totals",
            "SCORE-1",
            "$.rounds[0].totals[2]",
        ),
        (',\n"totals": [50, 0, 40]', "", "record/missing-totals", "SCORE-2", "$.rounds[2].totals"),
        ("[1, 21, 24", "[1, 21, 21", "deal/twice", "CARDS-1", "$.rounds[0].deal[2]"),
        ("[1, 21, 24", "[1, 21, 61", "deal/not-in-deck", "CARDS-4", "$.rounds[0].deal[2]"),
        ("[1, 21, 24, ", "[1, 21, ", "deal/not-the-deck", "DEAL-3", "$.rounds[0].deal"),
        ('"seats": 3', '"seats": 7', "settings/bad-value", "TABLE-1", "$.settings.seats"),
        ('"one_colour": false', '"one_colour": true', "deal/not-own-card", "VAR-5", "$.rounds[0].deal[1]"),
        ('"specials": []', '"specials": ["dragon"]', "settings/together", "CARDS-4", "$.settings.specials"),
        ('"specials": []', '"specials": ["bomb", "bomb"]', "record/bad-value", "", "$.settings.specials"),
        ('"headers": {}', '"headers": {"A b": ""}', "record/bad-value", "", '$.headers["A b"]'),
        ('"players": ["Ada", ', '"players": [', "record/bad-value", "", "$.players"),
    ],
)
def test_a_broken_rule_is_named_with_its_path(old: str, new: str, code: str, rule: str, path: str) -> None:
    text = Record.parse(example("worked-example")).to_json()
    assert old in text
    error = refused(text.replace(old, new, 1))
    assert (error.code, error.rule, error.params["path"]) == (code, rule, path), error
    assert f", {path}: " in str(error)


def test_a_decision_out_of_turn_is_shown_at_its_seat() -> None:
    text = Record.parse(example("worked-example")).to_json().replace("[2, 55]", "[0, 55]")
    assert text_at(text, refused(text)).startswith("0, 55]")


def test_what_all_decide_at_once_stands_in_the_order_of_the_seats() -> None:
    text = Record.parse(example("hidden")).to_json()
    swapped = text.replace("[1, 2], [3, 0]", "[3, 0], [1, 2]")
    assert swapped != text
    error = refused(swapped)
    assert (error.code, error.params["path"]) == ("record/not-in-order", "$.rounds[1].decisions[0]")
    assert text_at(swapped, error).startswith("[3, 0], [1, 2]")
