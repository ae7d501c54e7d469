"""`foretell check`: what is right is ok, and what is wrong is told with place and rule."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import foretell
from foretell.i18n import words
from tests.cli.conftest import Run
from tests.helpers import deck_of, play_all

GAME = foretell.Game(seats=3, seed=1, players=["Ada", "Ben", "Cleo"])
BEGUN = str(GAME.record)


def write(folder: Path, text: str | bytes, name: str = "game.txt") -> str:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(path)


def test_good_records(run: Run, records: Path) -> None:
    names = sorted(str(path) for path in records.iterdir())
    code, out, err = run("check", *names)
    game = foretell.replay((records / "game-0001.txt").read_text(encoding="utf-8"))
    assert (code, err, len(out.splitlines())) == (0, "", 4)
    winner, points = game.players[game.winners[0]], words().number(max(game.scores))
    assert f"{records / 'game-0001.txt'}: ok (20 rounds, {winner} wins with {points})\n" in out


def test_a_game_that_is_not_over(run: Run, tmp_path: Path) -> None:
    name = write(tmp_path, BEGUN)
    assert run("check", name) == (0, f"{name}: ok (0 of 20 rounds, not finished)\n", "")


def test_quiet_tells_only_what_is_bad(run: Run, tmp_path: Path) -> None:
    good, bad = write(tmp_path, BEGUN), write(tmp_path, "", "bad.txt")
    assert run("check", "--quiet", good) == (0, "", "")
    assert run("check", good, "--quiet", bad) == (1, f"{bad}:1:1: A record begins with “foretell 1”.\n", "")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("foretell 1", "foretell 2", "1:10: This is a record of version 2, which this release does not know."),
        ("seats: 3", "seats: 7", "3:8: A game is for 3 to 6 players, not 7 (TABLE-1)"),
        ("maximus: no", "maximus: maybe", "11:10: A record cannot have this value here: $.settings.maximus"),
        ("one_colour: no\nmaximus: no", "one_colour: yes\nmaximus: yes", None),
        (
            "\npredict from 1: 1",
            "\npredict from 1: 2",
            "27:17: Seat 1 cannot predict 2 tricks: this round has only 1 (PREDICT-1)",
        ),
        ("\npredict from 1: 1", "\npredict from 2: 1", "27:14: It is not the turn of seat 2 but of seat 1 (PREDICT-1)"),
        ("\npredict from 1: 1", "\npredict from 7: 1", "27:14: There is no such seat (TABLE-1)"),
        ("\npredict from 1: 1", "\npredict from 1: W", "27:17: “W” does not belong in this line."),
        ("\npredict from 1: 1", "\npredict from 1: \x1b[2J", "27:17: “�[2J” is not a decision."),
        ("\npredict from 1: 1", "\nwaltz from 1: 1", None),
        ("\nturned: ", "\nturned: W9 ", None),
    ],
)
def test_bad_records_are_told_with_place_and_rule(
    run: Run, tmp_path: Path, old: str, new: str, said: str | None
) -> None:
    game = GAME.copy()
    game.play(1, "1")
    text = str(game.record)
    assert old in text
    name = write(tmp_path, text.replace(old, new))
    code, out, err = run("check", name)
    assert (code, err) == (1, "")
    assert out.startswith(f"{name}:")
    assert len(out.splitlines()) == 1
    assert said is None or out == f"{name}:{said}\n"


def test_a_card_that_must_not_be_played(run: Run, tmp_path: Path) -> None:
    deals = [deck_of(["B1", "B2", "B3"], "G1"), deck_of(["R5 R6", "B5 R7", "B6 R8"], "G1")]
    game = foretell.Game(seats=3, shuffler=foretell.FixedDeals(deals))
    play_all(game, "0", "0", "0", "B2", "B3", "B1", "0", "0", "0", "B6", "R5", "B5")
    name = write(tmp_path, str(game.record).replace("B6 R5 B5\n", "B6 R5 R7\n"))
    code, out, _ = run("check", name)
    assert code == 1
    assert out.endswith(": Seat 1 cannot play the red\u00a07: it still holds blue (PLAY-3)\n")


def test_wrong_totals(run: Run, tmp_path: Path, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    totals = next(line for line in text.splitlines() if line.startswith("totals"))
    name = write(tmp_path, text.replace(totals, "totals: 990 0 0", 1))
    line = text.splitlines().index(totals) + 1
    assert run("check", name).out == f"{name}:{line}:9: This is not the total after the round (SCORE-1)\n"


def test_json_is_told_with_its_place(run: Run, tmp_path: Path, records: Path) -> None:
    data = json.loads((records / "game-0001.json").read_text(encoding="utf-8"))
    data["rounds"][0]["decisions"][-1][1] = 22
    name = write(tmp_path, json.dumps(data), "game.json")
    code, out, _ = run("check", name)
    assert code == 1
    assert out.startswith(f"{name}:1:")
    assert "You cannot choose blue as trump now." in out
    broken = write(tmp_path, "{", "broken.json")
    assert run("check", broken).out == f"{broken}:1:2: This is not well-formed JSON.\n"


def test_files_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    missing, folder = str(tmp_path / "missing"), str(tmp_path)
    latin = write(tmp_path, "foretell 1\nedition: čar".encode("iso8859-2"))
    good = write(tmp_path, BEGUN, "good.txt")
    code, out, err = run("check", missing, folder, latin, good)
    assert (code, err) == (1, "")
    assert out == (
        f"{missing}: there is no such file or folder.\n"
        f"{folder}: this is a folder.\n"
        f"{latin}:2:10: this is not UTF-8 text.\n"
        f"{good}: ok (0 of 20 rounds, not finished)\n"
    )


def test_a_file_that_one_may_not_read(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", forbid)
    assert run("check", "secret") == (1, "secret: permission denied.\n", "")


def test_names_with_odd_letters_move_no_cursor(run: Run, tmp_path: Path) -> None:
    name = str(tmp_path / "a\x1b[2J\nb")
    out = run("check", name).out
    assert out == f"{tmp_path}/a�[2J�b: there is no such file or folder.\n"
