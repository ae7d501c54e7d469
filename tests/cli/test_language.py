"""`foretell language`, and everything else in the language of the reader."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foretell.i18n import languages
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("FORETELL_LANGUAGE")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")


def test_the_languages_are_listed_by_their_own_names(run: Run) -> None:
    code, out, err = run("language")
    assert (code, err) == (0, "")
    assert out.startswith("  cs  Čeština\n  de  Deutsch\n▸ en  English\n  fr  Français\n")
    assert len(out.splitlines()) == len(languages()) + 2


def test_a_language_is_kept_until_another_is_chosen(run: Run) -> None:
    assert "▸ cs  Čeština" in run("language", "cs").out
    assert run("--help").out.startswith("Foretell: karetní hra Wizard")
    assert run("--help", "--lang", "fr").out.startswith("Foretell\xa0: le jeu de cartes")
    assert "▸ en" in run("language", "auto").out
    assert run("--help").out.startswith("Foretell: Ken Fisher")


def test_the_system_is_asked(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert run("rules").out.startswith("Foretell standard\nangol · 3–6 játékos")


def test_a_language_that_is_none(run: Run) -> None:
    assert run("language", "klingon").code == 2
    assert "klingon" in run("language", "klingon").err


def test_where_nothing_can_be_kept(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "file"))
    code, _, err = run("language", "de")
    assert code == 1
    assert len(err.splitlines()) == 1


def test_a_card_has_the_letter_of_its_colour_in_the_language(run: Run, record: Path) -> None:
    shown = {
        language: set(re.findall(r"\b([^\W\d]{1,2})\d+\b", run("replay", str(record), "--lang", language).out))
        for language in ("en", "de", "pl")
    }
    assert shown == {"en": {"B", "R", "G", "Y"}, "de": {"B", "R", "Gr", "Ge"}, "pl": {"Ni", "C", "Zi", "Ż"}}


def test_french_has_a_space_before_a_semicolon(run: Run) -> None:
    assert "\xa0; " in run("editions", "--lang", "fr").out


@pytest.mark.parametrize("language", languages())
def test_whole_commands_in_every_language(run: Run, record: Path, language: str) -> None:
    for command in (
        ["demo", "--seed", "3", "--seats", "3", "--specials", "all"],
        ["replay", str(record)],
        ["check", str(record)],
        ["rules", "--specials", "all"],
        ["editions"],
        ["simulate", "--games", "2", "--seats", "6"],
    ):
        code, out, err = run(*command, "--lang", language)
        assert (code, err) == (0, "")
        if command[0] in ("rules", "editions", "replay"):
            assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("edition", "there", "not_there"),
    [("rexhry", (" š ", "Odhady", "Tabulka pravdy"), "N"), ("piatnik-cs", (" N ", "Proroctví", "Záznamový blok"), "š")],
)
def test_a_czech_game_looks_like_its_own_box(run: Run, edition: str, there: tuple[str, ...], not_there: str) -> None:
    out = run("demo", "--edition", edition, "--lang", "cs", "--seed", "5", "--seats", "3").out
    assert all(text in out for text in there)
    assert not_there not in out.split()
