"""The text form: lossless, one spelling, and lenient only about blanks, comments and line ends."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell import Game, Record, Settings, replay
from foretell.table.chance import draw
from tests.record.samples import NAMES, example
from tests.strategies import seeds, settings

names = st.text(max_size=12)
header_names = st.from_regex(r"[a-z0-9-]{1,8}", fullmatch=True)


def played(rules: Settings, seed: int, steps: int, players: list[str], headers: dict[str, str]) -> Game:
    """Return a game after some decisions by chance, the seats that may act in random order."""
    game = Game(settings=rules, seed=seed, players=players, headers=headers)
    for step in range(steps):
        if game.over:
            break
        seat = game.to_act[draw(len(game.to_act), seed, 0, step)]
        choices = game.legal(seat)
        game.play(seat, choices[draw(len(choices), seed, 1, step)])
    return game


@given(st.data(), settings(), seeds, st.integers(0, 120), st.dictionaries(header_names, names, max_size=3))
def test_any_game_at_any_point_is_written_and_read_without_loss(
    data: st.DataObject, rules: Settings, seed: int, steps: int, headers: dict[str, str]
) -> None:
    players = data.draw(st.lists(names, min_size=rules.seats, max_size=rules.seats))
    game = played(rules, seed, steps, players, headers)
    record = game.record
    for text in (str(record), record.to_json()):
        assert Record.parse(text) == record
        again = replay(text)
        assert again.record == record
        assert str(again.record) == str(record)
        assert again.table == game.table
        assert sorted(map(repr, again.events())) == sorted(map(repr, game.events()))


@given(names, st.text(st.characters(categories=["Cc", "Cf", "Zl", "Zp", "Zs", "So", "Mn", "Lo"]), max_size=6))
def test_a_name_never_breaks_its_line(name: str, odd: str) -> None:
    game = Game(seats=3, seed=1, players=[name, odd, name + odd], headers={"note": odd})
    text = str(game.record)
    assert len(text.splitlines()) == len(text.split("\n")) - 1
    assert text.encode()
    assert replay(text).players == (name, odd, name + odd)
    assert replay(game.record.to_json()).players == (name, odd, name + odd)


def test_a_trick_is_one_line() -> None:
    record = Record.parse(example("worked-example"))
    tricks = [line for line in str(record).split("\n") if line.startswith("trick")]
    assert len(tricks) == 1 + 2 + 3
    assert "\n[0, 83], [1, 53], [2, 84],\n" in record.to_json()


@pytest.mark.parametrize("name", NAMES)
def test_blanks_comments_and_line_ends_do_not_matter(name: str) -> None:
    text = example(name)
    same = Record.parse(text)
    lines = text.split("\n")
    for other in (
        text.replace("\n", "\r\n"),
        text.replace("\n", "\r"),
        "\ufeff# an old Mac\r\r" + text.replace("\n", "\r").removesuffix("\r"),
        text.removesuffix("\n"),
        "\ufeff" + text,
        "\n\n" + text + "\n \t\n\n",
        "\n".join(f"{line} \t " for line in lines),
        "\n".join(f"\t{line}" for line in lines),
        "\n".join(f"{line}\n  # a remark" for line in lines),
        "\n".join(line.replace(":", "\t:  ", 1) for line in lines),
        "\n".join(line if '"' in line else line.replace(" ", " \t ") for line in lines),
    ):
        assert Record.parse(other) == same
    json_text = same.to_json()
    ends = (json_text.replace("\n", end) for end in ("\r\n", "\r"))
    for other in (*ends, "\ufeff" + json_text, "\n " + json_text + " \n"):
        assert Record.parse(other) == same


def test_an_edition_of_ones_own_may_have_any_name() -> None:
    for name in ("my house", "", 'quoted "twice"', "a\nb", "none", "ünlü", " led", "x:y", "#1"):
        record = Game(settings=Settings(edition=name), seed=1).record
        assert replay(str(record)).settings.edition == name
        assert replay(record.to_json()).settings.edition == name


@pytest.mark.parametrize("name", NAMES)
def test_a_record_can_be_pickled(name: str) -> None:
    record = Record.parse(example(name))
    for form in (record, Record.parse(record.to_json())):
        again = pickle.loads(pickle.dumps(form))  # noqa: S301 - our own bytes
        assert again == form
        assert again.places.of(("rounds", 0, "deal")) == form.places.of(("rounds", 0, "deal"))
