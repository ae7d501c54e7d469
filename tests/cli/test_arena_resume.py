"""`foretell arena` stopped, killed and taken up again; and the progress that is shown meanwhile."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from foretell.arena.block import Block
from foretell.cli.arena.progress import progress
from foretell.i18n import words
from tests.cli.arena_samples import MATCH, Interrupted, expected, read, untimed
from tests.cli.conftest import Run


def test_a_killed_program_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    """Kill it in the middle of a block, leave half a line behind, and go on in another number of processes."""
    journal = tmp_path / "match.jsonl"
    program = [sys.executable, "-m", "foretell", *MATCH, "--games", "60", "--out", str(tmp_path)]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    with subprocess.Popen(program, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as killed:
        while killed.poll() is None and (not journal.exists() or journal.read_bytes().count(b"\n") < 4):
            time.sleep(0.02)
        killed.kill()
    with journal.open("ab") as file:
        file.write(b'{"first":19,"points":[[[')
    before = journal.read_bytes().rpartition(b"\n")[0]
    assert 2 < before.count(b"\n") < 20
    ran = run(*MATCH[:-1], "2", "--games", "60", "--out", str(tmp_path), "--resume", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert journal.read_bytes().startswith(before)
    deals = [deal for line in journal.read_text().splitlines()[1:] for deal in Block.from_dict(json.loads(line)).deals]
    assert sorted(deals) == list(range(20))
    assert untimed(read(tmp_path / "report.json")) == expected(60)


def test_ctrl_c_finishes_the_block_and_tells_how_to_go_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("foretell.cli.arena.session.local_engine", lambda _: Interrupted(1))
    before = signal.getsignal(signal.SIGINT)
    ran = run(*MATCH, "--games", "60", "--out", str(tmp_path), "--json")
    assert ran.code == 130
    assert signal.getsignal(signal.SIGINT) is before
    assert ran.err == f"\n{words().say('arena-stopping')}\n"
    assert ran.out.startswith("3 games on 1 deal ")
    assert "Incomplete: 60 games were planned." in ran.out
    assert ran.out.endswith("The same command with --resume continues from here.\n")
    assert read(tmp_path / "report.json")["complete"] is False
    assert (tmp_path / "match.jsonl").read_bytes().count(b"\n") == 2


def test_a_second_ctrl_c_stops_at_once(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foretell.cli.arena.session.local_engine", lambda _: Interrupted(2))
    ran = run(*MATCH, "--games", "60", "--out", str(tmp_path))
    assert (ran.code, ran.out) == (130, "")
    assert (tmp_path / "match.jsonl").read_bytes().count(b"\n") == 1


def test_progress_is_for_those_who_watch(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    ran = run(*MATCH, "--games", "6")
    assert "6/6" in ran.err
    assert "6/6" not in ran.out


def test_games_of_a_journal_do_not_count_as_fast(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Matches that were played before come in at once; the rate and the time left are of those being played."""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    with progress(9000, words()) as show:
        for done in (3000, 6000):
            show(done, before=True)
            time.sleep(0.02)
        show(6010)
    assert "games/s" not in capsys.readouterr().err
