"""What the tests of the commands share: running one, and a finished game in a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from foretell.cli import main


class Ran(NamedTuple):
    """What a command gave back."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no setting of the developer's own terminal reach the tests."""
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("FORETELL_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm-256color")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs a command in this process."""

    def run_it(*arguments: str) -> Ran:
        code = main(arguments)
        return Ran(code, *capsys.readouterr())

    return run_it


@pytest.fixture(scope="session")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with two games of three seats and all special cards, as text and as JSON."""
    folder = tmp_path_factory.mktemp("records")
    common = ["simulate", "--games", "2", "--seed", "5", "--seats", "3", "--specials", "all", "--out", str(folder)]
    assert main(common) == 0
    assert main([*common, "--json"]) == 0
    return folder


@pytest.fixture
def record(records: Path) -> Path:
    """Return a file with a finished game."""
    return records / "game-0001.txt"
