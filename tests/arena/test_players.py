"""Players: bots of one's own, and what is said about those that are none or fail."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foretell import BadSettings, ForetellError, Settings
from foretell.arena import Match, play
from foretell.arena.engines import Engine, Here, Processes
from foretell.arena.players import check_level
from tests.arena.bots import FIRST

BOTS = "tests.arena.bots"


def failure(name: str, engine: Engine | None = None) -> ForetellError:
    match = Match(line_up=(FIRST, f"{BOTS}:{name}", FIRST), settings=Settings(seats=3), games=3, seed=1)
    try:
        with pytest.raises(ForetellError) as caught:
            play(match, engine=engine)
    finally:
        if engine:
            engine.close()
    return caught.value


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Dumb", "Dumb has no method choose"),
        ("Seedless", r"TypeError: Seedless\(\) takes no arguments"),
        ("Unready", r"RuntimeError: no model \(bots.py:\d+\)"),
        ("FIRST", "TypeError: 'str' object is not callable"),
        ("Nobody", "module 'tests.arena.bots' has no attribute 'Nobody'"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(name: str, why: str) -> None:
    with pytest.raises(BadSettings) as caught:
        check_level(f"{BOTS}:{name}")
    assert caught.value.code == "arena/no-bot"
    assert caught.value.params["value"] == f"{BOTS}:{name}"
    assert re.fullmatch(why, str(caught.value.params["trouble"]))


@pytest.mark.parametrize(
    ("text", "why"),
    [("raise OSError('gone')", "OSError: gone (broken_bot.py:1)"), ("def (", "invalid syntax (broken_bot.py, line 1)")],
)
def test_a_module_that_cannot_be_imported_tells_why(
    text: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadSettings) as caught:
        check_level("broken_bot:Bot")
    assert caught.value.params["trouble"] == why


@pytest.mark.parametrize("engine", [Here, lambda: Processes(2)])
def test_a_bot_that_raises_is_named_with_the_moment(engine: type[Here]) -> None:
    problem = failure("Raising", engine())
    assert (problem.code, problem.params["bot"]) == ("arena/bot-failed", f"{BOTS}:Raising")
    assert [problem.params[name] for name in ("deal", "round", "seat")] == ["0", "3", "1"]
    assert re.fullmatch(r"LookupError: no idea \(bots.py:\d+\)", str(problem.params["trouble"]))


def test_a_bot_that_does_what_is_not_allowed_is_named() -> None:
    problem = failure("Cheating")
    assert (problem.code, problem.params["bot"]) == ("arena/bot-failed", f"{BOTS}:Cheating")
    assert "illegal decision '9' by seat 1 in round 1" in str(problem.params["trouble"])


def test_a_bot_cannot_end_the_program_quietly() -> None:
    assert failure("Quitting").code == "arena/bot-failed"
    assert failure("Dying", Processes(2)).code == "arena/worker-gone"
