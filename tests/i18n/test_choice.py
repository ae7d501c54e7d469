"""The language to speak: asked for, kept, or the system's."""

from __future__ import annotations

from pathlib import Path

import pytest

from foretell.i18n.choice import chosen, keep, kept, nearest


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "hu_HU.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "hu_HU.UTF-8", "LC_MESSAGES": "pl_PL", "LC_ALL": "sk_SK"}, "sk"),
        ({"LANG": "nl_NL.UTF-8", "LANGUAGE": "nl:it:fr"}, "it"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({"LANG": "de_DE", "FORETELL_LANGUAGE": "cs"}, "cs"),
        ({"LANG": "de_DE", "FORETELL_LANGUAGE": "klingon"}, "de"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str, tmp_path: Path) -> None:
    assert chosen({"XDG_CONFIG_HOME": str(tmp_path), **environment}) == language


def test_a_language_is_kept_and_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "new"))
    environment = {"XDG_CONFIG_HOME": str(tmp_path / "new"), "LANG": "de_DE"}
    keep("fr")
    assert kept(environment) == "fr"
    assert chosen(environment) == "fr"
    assert chosen(environment | {"FORETELL_LANGUAGE": "it"}) == "it"
    keep("")
    keep("")
    assert chosen(environment) == "de"


def test_without_a_folder_of_ones_own_it_is_in_the_home(tmp_path: Path) -> None:
    (tmp_path / ".config" / "foretell").mkdir(parents=True)
    (tmp_path / ".config" / "foretell" / "language").write_text("pl\n", encoding="utf-8")
    assert chosen({"HOME": str(tmp_path)}) == "pl"


def test_names_of_languages_that_we_do_not_speak() -> None:
    assert [nearest(name) for name in ("en-GB", "DE", "", "../../etc", "x" * 999)] == ["en", "de", "", "", ""]
