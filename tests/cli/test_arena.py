"""`foretell arena`: what is printed and written of matches, tournaments and the ladder."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import foretell.arena.ladder
from tests.arena.bots import FIRST, TWIN
from tests.arena.samples import SIX
from tests.cli.arena_samples import MATCH, Interrupted, Page, expected, found, read, untimed
from tests.cli.conftest import Run


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


def test_a_hundred_per_cent_does_not_touch_its_neighbour(run: Run) -> None:
    match = ("arena", "match", "--line-up", "apprentice" + 5 * ",scribe", "--games", "6", "--processes", "1")
    levels = json.loads(run(*match, "--json").out)["levels"]
    rows = [row.split() for row in run(*match).out.splitlines()]
    for level in levels:
        hits = [f"{100 * hit['value']:.0f}" for hit in level["hits_by_round"]]
        assert [level["level"], *hits] in rows
    assert "100" in hits


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
    assert "With the luck of the deal taken out" in ran.out
    assert "variance left" in ran.out


def test_a_tournament_has_tables_and_ratings(run: Run, tmp_path: Path) -> None:
    how = ("--levels", f"{FIRST},{TWIN}", "--seats", "6", "--games", "2", "--processes", "1", "--seed", "3")
    ran = run("arena", "tournament", *how, "--out", str(tmp_path), "--json", "--html", "--parquet")
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"^level +rating +uncertainty +orders differ by$", ran.out, re.MULTILINE)
    data = read(tmp_path / "report.json")
    assert list(data) == ["format", "complete", "ratings", "matches"]
    assert data["format"] == "foretell-arena-tournament-1"
    assert [set(rating) for rating in data["ratings"]] == [{"level", "mu", "sigma", "apart"}] * 2
    assert data["ratings"][0]["mu"] > data["ratings"][1]["mu"]
    assert [match["match"]["line_up"] for match in data["matches"]] == [[FIRST, TWIN] * 3]
    assert Page((tmp_path / "report.html").read_text(encoding="utf-8")).seen.count("svg") == 4
    assert json.loads(run("arena", "tournament", *how, "--json").out)["ratings"] == data["ratings"]


def test_a_stopped_tournament_tells_what_is_missing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foretell.cli.arena.session.local_engine", lambda _: Interrupted(1))
    how = ("--levels", f"{FIRST},{TWIN},jester", "--seats", "4", "--games", "12", "--seed", "3")
    ran = run("arena", "tournament", *how, "--out", str(tmp_path), "--json", "--html")
    assert ran.code == 130
    said = "Incomplete: 2 of 3 tables were not played, and the ratings leave them out."
    assert said in " ".join(ran.out.split())
    assert read(tmp_path / "report.json")["complete"] is False
    assert said in Page((tmp_path / "report.html").read_text(encoding="utf-8")).texts


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
    assert "seed 3. This page was written on January 2, 2026, " in text
    assert "A requirement is met by the measured figure" in text
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
