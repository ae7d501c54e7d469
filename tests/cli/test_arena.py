"""`foretell arena`: what is printed and written, stop and resume, and what is refused."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import foretell.arena.ladder
from foretell.arena import Match, Report, play, report
from foretell.arena.block import Block, play_block
from foretell.arena.engines import Here
from foretell.cli.arena.figures import duration
from foretell.i18n import words
from tests.arena.bots import FIRST, TWIN
from tests.arena.samples import SIX, duel, without_time
from tests.cli.conftest import Run

LINE_UP = ",".join(duel().line_up)
MATCH = ("arena", "match", "--line-up", LINE_UP, "--seed", "1", "--processes", "1")


def read(path: Path) -> dict[str, Any]:
    data = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def untimed(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != "time"}


@cache
def found(games: int) -> Report:
    return report(play(duel(games=games)))


def expected(games: int) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(without_time(found(games))))
    return data


class Page(HTMLParser):
    """Reads a page: that every element is closed, and what it would fetch."""

    VOID = ("meta", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.fetched: list[str] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href", "xlink:href", "data")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a match of 20 deals with everything written."""
    from foretell.cli import main

    out = tmp_path_factory.mktemp("arena") / "out"
    assert main([*MATCH, "--games", "60", "--out", str(out), "--json", "--html", "--parquet"]) == 0
    return out


def test_everything_asked_for_is_written(folder: Path) -> None:
    assert sorted(path.name for path in folder.iterdir()) == [
        "games.parquet",
        "match.jsonl",
        "report.html",
        "report.json",
    ]
    assert untimed(read(folder / "report.json")) == expected(60)


def test_the_screen_shows_every_figure(run: Run, folder: Path) -> None:
    ran = run(*MATCH, "--games", "60", "--out", str(folder), "--resume")
    assert (ran.code, ran.err) == (0, "")
    assert re.match(r"60 games on 20 deals · Foretell standard · seed 1 · .* games/s per\sworker\n6 players", ran.out)
    for level in found(60).levels:
        for value in (level.points.value, level.points.low, level.points.high):
            assert f"{value:.1f}".replace("-", "−") in ran.out
        assert f"{level.rank.value:.2f}" in ran.out
        assert f"{100 * level.under:.1f} % under, {100 * level.over:.1f} % over" in ran.out
    assert "Predictions hit by round" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_the_page_opens_and_needs_nothing_from_elsewhere(folder: Path) -> None:
    text = (folder / "report.html").read_text(encoding="utf-8")
    page = Page(text)
    assert page.open == []
    assert page.fetched == []
    assert page.seen.count("svg") == 3
    assert "script" not in page.seen
    assert "url(" not in text
    assert "@import" not in text
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text
    points = found(60).level(FIRST).points.value
    assert any(f"{points:.1f}".replace("-", "−") in told for told in page.texts)


def test_json_without_a_folder_is_printed(run: Run) -> None:
    ran = run(*MATCH, "--games", "3", "--json")
    assert untimed(json.loads(ran.out)) == expected(3)


def test_one_bot_is_for_all_seats_and_a_line_up_brings_its_seats(run: Run) -> None:
    ran = run("arena", "match", "--line-up", TWIN, "--seats", "6", "--games", "1", "--processes", "1", "--json")
    assert json.loads(ran.out)["match"]["line_up"] == [TWIN] * 6
    ran = run("arena", "match", "--line-up", f"{TWIN},{TWIN},{FIRST}", "--games", "1", "--processes", "1", "--json")
    assert json.loads(ran.out)["match"]["settings"]["seats"] == 3


def test_settings_reach_the_table(run: Run) -> None:
    how = ("--specials", "all", "--variant", "hidden", "--switch", "turned-wizard-no-trump=yes", "--scribe", "2")
    ran = run("arena", "match", "--line-up", TWIN, "--seats", "6", "--games", "1", "--processes", "1", "--json", *how)
    settings = json.loads(ran.out)["match"]["settings"]
    assert (settings["scribe"], len(settings["specials"])) == (2, 7)
    assert settings["hidden_predictions"] is settings["turned_wizard_no_trump"] is True


def test_control_tells_how_much_it_helps(run: Run) -> None:
    ran = run("arena", "match", "--line-up", TWIN, "--seats", "6", "--games", "2", "--processes", "1", "--control")
    assert "With the luck of the deal taken out:" in ran.out
    assert "variance left" in ran.out


def test_a_journal_is_not_overwritten(run: Run, folder: Path) -> None:
    ran = run(*MATCH, "--games", "60", "--out", str(folder))
    said = f"foretell arena: {folder / 'match.jsonl'} is there already; --resume goes on with it.\n"
    assert ran == (1, "", said)
    ran = run(*MATCH, "--games", "66", "--out", str(folder), "--resume")
    said = f"foretell arena: This is the journal of another match, or of another release: {folder / 'match.jsonl'}\n"
    assert ran == (1, "", said)


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


class Interrupted(Here):
    """Presses Ctrl-C while a block is played: once, or twice."""

    def __init__(self, times: int) -> None:
        self.times = times

    def play(self, match: Match, work: Iterator[range]) -> Iterator[Block]:
        for deals in work:
            block = play_block(match, deals)
            for _ in range(self.times):
                signal.raise_signal(signal.SIGINT)
            yield block


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
    assert "Not complete: 60 games were to be played." in ran.out
    assert ran.out.endswith("The same command with --resume goes on from here.\n")
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


def test_a_tournament_has_tables_and_ratings(run: Run, tmp_path: Path) -> None:
    how = ("--levels", f"{FIRST},{TWIN}", "--seats", "6", "--games", "2", "--processes", "1", "--seed", "3")
    ran = run("arena", "tournament", *how, "--out", str(tmp_path), "--json", "--html", "--parquet")
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"^level +rating +uncertain by +orders apart by$", ran.out, re.MULTILINE)
    data = read(tmp_path / "report.json")
    assert list(data) == ["format", "ratings", "matches"]
    assert data["format"] == "foretell-arena-tournament-1"
    assert [set(rating) for rating in data["ratings"]] == [{"level", "mu", "sigma", "apart"}] * 2
    assert data["ratings"][0]["mu"] > data["ratings"][1]["mu"]
    assert [match["match"]["line_up"] for match in data["matches"]] == [[FIRST, TWIN] * 3]
    assert Page((tmp_path / "report.html").read_text(encoding="utf-8")).seen.count("svg") == 4
    assert json.loads(run("arena", "tournament", *how, "--json").out)["ratings"] == data["ratings"]


@pytest.fixture
def short_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the ladder be of two tables of six only."""
    monkeypatch.setattr(foretell.arena.ladder, "TABLES", dict.fromkeys(foretell.arena.ladder.TABLES, SIX))


def test_the_ladder_writes_a_document(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, short_ladder: None
) -> None:
    monkeypatch.chdir(tmp_path)
    how = ("--levels", f"{TWIN},{FIRST}", "--games", "1", "--processes", "1", "--seed", "3", "--date", "2026-01-02")
    ran = run("arena", "ladder", *how)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("Written: docs/strength.md\n")
    text = (tmp_path / "docs" / "strength.md").read_text(encoding="utf-8")
    assert text.startswith("# How strong the bots are\n")
    assert f"`{FIRST}` beats three `{TWIN}` by " in text
    assert f"foretell arena ladder --levels {TWIN},{FIRST} --games 1 --seed 3" in text
    assert "seed 3, on 2026-01-02, " in text
    data = json.loads(run("arena", "ladder", *how, "--json").out)
    assert list(data) == ["format", "levels", "bars", "matches"]
    assert set(data["matches"]) == {
        *(f"{FIRST}-{TWIN}-{table}" for table in ("4", "3", "5", "6", "specials")),
        f"{FIRST}-alone",
        f"{TWIN}-alone",
    }


def test_a_stopped_ladder_writes_no_document(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, short_ladder: None
) -> None:
    monkeypatch.setattr("foretell.cli.arena.session.local_engine", lambda _: Interrupted(1))
    page = tmp_path / "page.md"
    how = ("--levels", f"{TWIN},{FIRST}", "--games", "6", "--out", str(tmp_path / "out"), "--page", str(page))
    assert run("arena", "ladder", *how).code == 130
    assert not page.exists()
    assert [path.name for path in (tmp_path / "out").iterdir()] == [f"{FIRST}-{TWIN}-4.jsonl".replace(":", ".")]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Say what to play: match, tournament or ladder."),
        (["frob"], "“frob” is none of match, tournament, ladder."),
        (["match"], "Say who plays: --line-up apprentice,scribe,scribe,scribe"),
        (["match", "--line-up", "merlin"], "There is no bot “merlin”."),
        (["match", "--line-up", "no.such:Bot"], "“no.such:Bot” is no bot: No module named 'no'"),
        (["match", "--line-up", "jester,jester"], "A game is for 3 to 6 players, not 2 (TABLE-1)"),
        (["match", "--line-up", "jester,jester,jester", "--seats", "5"], None),
        (["match", "--line-up", "jester", "--games", "0"], "--games: 0 is too small; 1 is the least."),
        (["match", "--line-up", "jester", "--games", "9" * 15], None),
        (["match", "--line-up", "jester", "--seed", "-1"], "A seed is a whole number from 0 to 2^63 − 1."),
        (["match", "--line-up", "jester", "--processes", "0"], "--processes: 0 is too small; 1 is the least."),
        (["match", "--line-up", "jester", "--engine", "abacus"], "--engine: “abacus” is none of local, ray."),
        (["match", "--line-up", "jester", "--levels", "jester"], "--levels is not for match."),
        (["match", "--line-up", "jester", "--html"], "--html needs a folder: --out."),
        (["match", "--line-up", "jester", "--parquet"], "--parquet needs a folder: --out."),
        (["match", "--line-up", "jester", "--resume"], "--resume needs a folder: --out."),
        (["match", "--line-up", "jester", "--variant", "maximus", "--variant", "one-colour"], None),
        (["tournament", "--levels", "jester"], "A tournament is between two levels or more, each named once."),
        (["tournament", "--line-up", "jester"], "--line-up is not for tournament."),
        (["ladder", "--levels", "jester"], "--levels: name two levels or more, each once."),
        (["ladder", "--levels", "jester,jester"], "--levels: name two levels or more, each once."),
        (["ladder", "--seats", "3"], "--seats is not for ladder."),
        (["ladder", "--date", "tomorrow"], "--date: “tomorrow” is no date such as 2026-12-31."),
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


def test_times_are_told_in_a_unit_that_fits() -> None:
    assert [duration(seconds, words()) for seconds in (2.5, 0.0213, 0.00000519)] == ["2.5 s", "21.3 ms", "5.19 µs"]
