"""`foretell arena`: what is refused, in one line and with an exit code."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.arena_samples import MATCH
from tests.cli.conftest import Run


def test_a_journal_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    assert run(*MATCH, "--games", "3", "--out", str(folder)).code == 0
    ran = run(*MATCH, "--games", "3", "--out", str(folder))
    said = f"foretell arena: {folder / 'match.jsonl'} already exists; --resume continues it.\n"
    assert ran == (1, "", said)
    ran = run(*MATCH, "--games", "6", "--out", str(folder), "--resume")
    said = f"foretell arena: This is the journal of another match, or of another release: {folder / 'match.jsonl'}\n"
    assert ran == (1, "", said)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Choose what to play: match, tournament or ladder."),
        (["frob"], "“frob” is not one of: match, tournament, ladder."),
        (["match"], "Choose who plays: --line-up apprentice,scribe,scribe,scribe"),
        (["match", "--line-up", "merlin"], "There is no bot “merlin”."),
        (
            ["match", "--line-up", "journeyman@4001"],
            "“journeyman@4001”: the @ must be followed by a number from 1 to 4,000.",
        ),
        (["match", "--line-up", "no.such:Bot"], "“no.such:Bot” is not a bot: No module named 'no'"),
        (["match", "--line-up", "jester,jester"], "A game is for 3 to 6 players, not 2 (TABLE-1)"),
        (["match", "--line-up", "jester,jester,jester", "--seats", "5"], None),
        (["match", "--line-up", "jester", "--games", "0"], "--games: 0 is too small; the minimum is 1."),
        (["match", "--line-up", "jester", "--games", "9" * 15], None),
        (["match", "--line-up", "jester", "--seed", "-1"], "A seed is a whole number from 0 to 2^63 − 1."),
        (["match", "--line-up", "jester", "--processes", "0"], "--processes: 0 is too small; the minimum is 1."),
        (["match", "--line-up", "jester", "--engine", "abacus"], "--engine: “abacus” is not one of: local, ray."),
        (["match", "--line-up", "jester", "--levels", "jester"], "--levels is not an option of match."),
        (["match", "--line-up", "jester", "--html"], "--html needs a folder: --out."),
        (["match", "--line-up", "jester", "--parquet"], "--parquet needs a folder: --out."),
        (["match", "--line-up", "jester", "--resume"], "--resume needs a folder: --out."),
        (["match", "--line-up", "jester", "--variant", "maximus", "--variant", "one-colour"], None),
        (["tournament", "--levels", "jester"], "A tournament needs at least two levels, each named once."),
        (["tournament", "--line-up", "jester"], "--line-up is not an option of tournament."),
        (["ladder", "--levels", "jester"], "--levels: name at least two levels, each once."),
        (["ladder", "--levels", "jester,jester"], "--levels: name at least two levels, each once."),
        (["ladder", "--seats", "3"], "--seats is not an option of ladder."),
        (["ladder", "--date", "tomorrow"], "--date: “tomorrow” is not a date such as 2026-12-31."),
    ],
)
def test_bad_arguments_are_one_line_and_exit_2(run: Run, arguments: list[str], said: str | None) -> None:
    code, out, err = run("arena", *arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert said is None or err == f"foretell arena: {said}\n"


def test_a_bot_of_ones_own_may_lie_in_the_current_folder(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bot_of_mine.py").write_text("from tests.arena.bots import First, Raising")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    how = ("--games", "1", "--processes", "1", "--json")
    ran = run("arena", "match", "--line-up", "bot_of_mine:First,jester,jester", *how)
    assert (ran.code, ran.err) == (0, "")
    ran = run("arena", "match", "--line-up", "bot_of_mine:Raising,jester,jester", *how)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("foretell arena: The bot bot_of_mine:Raising failed on seat 0, in round 3 of deal 0: ")


def test_files_in_the_way_exit_1(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = run(*MATCH, "--out", str(tmp_path / "file"))
    assert ran == (1, "", f"foretell arena: {tmp_path / 'file'}: this is not a folder.\n")
    (tmp_path / "match.jsonl").mkdir()
    ran = run(*MATCH, "--out", str(tmp_path), "--resume")
    assert ran == (1, "", f"foretell arena: {tmp_path / 'match.jsonl'}: this is a folder.\n")
    (tmp_path / "out" / "report.json").mkdir(parents=True)
    ran = run(*MATCH, "--games", "1", "--out", str(tmp_path / "out"), "--json")
    assert ran.code == 1
    assert ran.err == f"foretell arena: {tmp_path / 'out' / 'report.json'}: this is a folder.\n"


def test_a_missing_package_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setitem(sys.modules, "openskill", None)
    ran = run(*MATCH, "--games", "1", "--engine", "ray")
    assert ran == (1, "", "foretell arena: This needs the package ray: pip install 'foretell[ray]'\n")
    ran = run("arena", "tournament", "--levels", "jester,scribe", "--games", "1")
    assert ran == (1, "", "foretell arena: This needs the package openskill: pip install 'foretell[arena]'\n")
