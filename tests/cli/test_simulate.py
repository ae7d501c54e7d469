"""`foretell simulate`: games by seed, records on disk, and a summary."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import foretell
from foretell.cli import bots
from tests.cli.conftest import Run


def two_games(*how: Any) -> foretell.Game:
    """Play as simulate does, until Ctrl-C in the third game."""
    if how[-1] == 3:
        raise KeyboardInterrupt
    return bots.play_game(*how)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_records_are_written_and_replay(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "new" / "folder"
    ran = run("simulate", "--games", "2", "--seats", "6", "--seed", "3", "--out", str(out), "--variant", "hidden")
    assert (ran.code, ran.err) == (0, "")
    assert list(files(out)) == ["game-0001.txt", "game-0002.txt"]
    games = [foretell.replay(text.decode()) for text in files(out).values()]
    assert all(game.over and game.settings.hidden_predictions for game in games)
    assert games[0].scores != games[1].scores
    assert games[1].headers == {"seed": "3", "table": "2"}


def test_the_summary_adds_up(run: Run, tmp_path: Path) -> None:
    out = run("simulate", "--games", "3", "--seats", "3", "--seed", "3", "--out", str(tmp_path)).out
    games = [foretell.replay(text.decode()) for text in files(tmp_path).values()]
    assert re.match(r"3 games · Foretell standard · seed 3 · \d+ games/s\n3 players · 20 rounds · 60 cards\n\n", out)
    points = [sum(game.scores[seat] for game in games) / 3 for seat in range(3)]
    told = re.findall(r"^jester \d +(−?[\d.]+) +([\d.]+) % +(\d+)$", out, re.MULTILINE)
    assert [float(mean.replace("−", "-")) for mean, _, _ in told] == [round(mean, 1) for mean in points]
    rows = [row for game in games for row in game.block_of_truth().rows]
    hits = [sum(row.predicted[seat] == row.won[seat] for row in rows) for seat in range(3)]
    assert [float(share) for _, share, _ in told] == [round(100 * hit / 60, 1) for hit in hits]
    assert [int(wins) for _, _, wins in told] == [sum(seat in game.winners for game in games) for seat in range(3)]
    assert out.endswith(f"\n\n3 records in {tmp_path}\n")


def test_the_same_seed_gives_the_same_games_and_another_does_not(run: Run, tmp_path: Path) -> None:
    for folder, seed, count in (("a", "1", "2"), ("b", "1", "1"), ("c", "2", "1")):
        run("simulate", "--games", count, "--seed", seed, "--out", str(tmp_path / folder))
    a, b, c = (files(tmp_path / folder) for folder in "abc")
    assert a["game-0001.txt"] == b["game-0001.txt"]
    assert a["game-0001.txt"] != c["game-0001.txt"]


def test_bots_do_not_play_every_game_alike(run: Run, tmp_path: Path) -> None:
    run("simulate", "--games", "2", "--seats", "3", "--out", str(tmp_path))
    games = [foretell.replay(text.decode()) for text in files(tmp_path).values()]
    first, second = ([row.predicted for row in game.block_of_truth().rows] for game in games)
    assert first != second


def test_json(run: Run, records: Path) -> None:
    text = (records / "game-0001.txt").read_text(encoding="utf-8")
    json = (records / "game-0001.json").read_text(encoding="utf-8")
    assert json.startswith("{")
    assert str(foretell.replay(json).record) == text


def test_json_without_a_folder_is_a_record_on_each_line(run: Run) -> None:
    ran = run("simulate", "--games", "3", "--seats", "3", "--seed", "4", "--json")
    assert (ran.code, ran.err) == (0, "")
    games = [foretell.replay(line) for line in ran.out.splitlines()]
    assert [game.headers["table"] for game in games] == ["1", "2", "3"]
    assert all(game.over for game in games)


def test_ctrl_c_leaves_whole_lines_of_json(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foretell.cli.simulate.play_game", two_games)
    ran = run("simulate", "--games", "5", "--seats", "3", "--json")
    assert ran.code == 130
    assert len([foretell.replay(line) for line in ran.out.splitlines()]) == 2


def test_without_a_folder_nothing_is_written(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("simulate", "--games", "1")
    assert ran.code == 0
    assert ran.out.startswith("1 game · ")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten_without_force(run: Run, tmp_path: Path) -> None:
    there = tmp_path / "game-0002.txt"
    there.write_text("mine")
    ran = run("simulate", "--games", "2", "--out", str(tmp_path))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == f"foretell simulate: {there} already exists; --force overwrites it.\n"
    assert files(tmp_path) == {"game-0002.txt": b"mine"}
    assert run("simulate", "--games", "2", "--out", str(tmp_path), "--force").code == 0
    assert there.read_bytes().startswith(b"foretell 1\n")


def test_many_games_have_longer_numbers(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("foretell.cli.simulate.play_game", stop)
    (tmp_path / "game-00001.txt").touch()
    assert run("simulate", "--games", "10000", "--out", str(tmp_path)).code == 1
    assert run("simulate", "--games", "9999", "--out", str(tmp_path)).code == 130


def test_a_file_in_the_way_of_the_folder(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for way in ("file", "file/below"):
        ran = run("simulate", "--games", "1", "--out", str(tmp_path / way))
        assert ran == (1, "", f"foretell simulate: {tmp_path / way}: this is not a folder.\n")


def test_a_full_disk_leaves_no_half_file(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    ran = run("simulate", "--games", "1", "--out", str(tmp_path))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == f"foretell simulate: {tmp_path / 'game-0001.txt'}: No space left on device.\n"
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_sums_up_what_was_played(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foretell.cli.simulate.play_game", two_games)
    ran = run("simulate", "--games", "5", "--out", str(tmp_path))
    assert ran.code == 130
    assert "2 games · " in ran.out
    assert ran.out.endswith(f"2 records in {tmp_path}\n")
    assert len(files(tmp_path)) == 2


def test_progress_is_for_those_who_watch(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    ran = run("simulate", "--games", "2", "--seats", "6")
    assert "2/2" in ran.err
    assert "2/2" not in ran.out


def test_bots_by_name(run: Run) -> None:
    assert run("simulate", "--games", "1", "--seats", "3", "--bots", "jester,jester,jester").code == 0
    ran = run("simulate", "--seats", "3", "--bots", "jester,jester")
    said = "foretell simulate: --bots: 2 bots for 3 seats; name one for all, or one for each seat.\n"
    assert ran == (2, "", said)
