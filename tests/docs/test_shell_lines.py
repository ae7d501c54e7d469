"""Every shell line of README and docs: the command reads it, the target, the module or the program is there."""

from __future__ import annotations

import shlex
from argparse import Namespace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from foretell.cli import COMMANDS, main
from foretell.cli.screen import Screen
from foretell.i18n import Catalogue
from tests.docs.shell_lines import ROOT, all_lines

LINES = list(dict.fromkeys(all_lines()))
FORMS = ("foretell 1", "foretell shuffle 1")
"""What begins with the name of the command and is none."""
OTHERS = {".", "cp", "pip", "python3", "systemctl", "umask", "uv", "/opt/foretell/bin/pip"}
"""Programs that are not ours."""


def lines_of(*programs: str) -> list[Any]:
    found = [(page, line) for page, line in LINES if line.split()[0] in programs and line not in FORMS]
    return [pytest.param(line, id=f"{page}: {line}") for page, line in found]


def test_there_is_no_other_kind_of_line() -> None:
    assert {line.split()[0] for _, line in LINES} <= {"foretell", "make", "python"} | OTHERS
    assert len(lines_of("foretell")) > 15


@pytest.mark.parametrize("line", lines_of("foretell"))
def test_the_command_reads_what_the_page_says(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Namespace] = []

    def run(chosen: Namespace, words: Catalogue, screen: Screen) -> int:
        read.append(chosen)
        return 0

    for name in COMMANDS:
        monkeypatch.setattr(import_module(f"foretell.cli.{name}"), "run", run)
    arguments = shlex.split(line)[1:]
    assert main(arguments) == 0
    assert read or "--help" in arguments


@pytest.mark.parametrize("line", lines_of("make"))
def test_the_target_is_there(line: str) -> None:
    targets = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in line.split()[1:]:
        assert f"\n{target}: " in targets


@pytest.mark.parametrize("line", lines_of("python"))
def test_the_module_or_program_is_there(line: str) -> None:
    words = line.split()
    assert find_spec(words[2]) if words[1] == "-m" else (ROOT / words[1]).is_file()


@pytest.mark.parametrize("line", lines_of("cp"))
def test_what_is_to_be_copied_is_there(line: str) -> None:
    assert (ROOT / line.split()[1]).is_file()


@pytest.mark.parametrize("line", lines_of("pip", "/opt/foretell/bin/pip"))
def test_foretell_is_installed_from_the_clone(line: str) -> None:
    """No index has it."""
    wanted = [word.partition("[") for word in shlex.split(line)[2:] if word.startswith((".", "foretell"))]
    assert wanted
    extras = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for place, _, extra in wanted:
        assert place == "."
        assert all(f"\n{name} = [" in extras for name in extra.rstrip("]").split(",") if name)


def test_no_page_installs_from_an_index() -> None:
    for page in {ROOT / "README.md", *(ROOT / "docs").glob("*.md")}:
        assert "install foretell" not in Path(page).read_text(encoding="utf-8"), page.name
