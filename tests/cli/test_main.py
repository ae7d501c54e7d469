"""The program itself: help, version, exit codes, and what it does when a stream ends."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import foretell
from foretell.bots import LEVELS
from foretell.cli import COMMANDS, main
from foretell.cli.parser import Parser
from foretell.i18n import own_names, words
from tests.cli.conftest import Run

PROGRAM = [sys.executable, "-m", "foretell"]


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["help"], ["--language", "en", "--help"]])
def test_help_lists_every_command(run: Run, arguments: list[str]) -> None:
    code, out, err = run(*arguments)
    assert (code, err) == (0, "")
    assert [line.split()[0] for line in out.splitlines() if line.startswith("  ")] == list(COMMANDS)


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"foretell {foretell.__version__}\n", "")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    code, out, err = run(command, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"Usage: foretell {command}")
    assert f"\nExamples:\n  foretell {command}" in out
    prose = out.partition("\nExamples:")[0]
    assert max(map(len, prose.splitlines())) <= 80


def test_help_and_language_may_come_first(run: Run) -> None:
    assert run("help", "rules").out == run("rules", "--help").out
    assert run("--language", "en", "editions").out == run("editions", "--language=en").out == run("editions").out


@pytest.mark.parametrize("command", COMMANDS)
def test_the_examples_of_the_help_can_be_typed(command: str) -> None:
    for example in words().say(f"command-{command}.examples").splitlines():
        typed = shlex.split(example.partition("|")[0])
        typed = typed[typed.index("foretell") + 1 :]
        parser = Parser(command, words())
        import_module(f"foretell.cli.{command}").options(parser)
        assert typed[0] == command
        parser.read(typed[1:])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["frob"],
            f"foretell: There is no command “frob”. Commands: {words().join(COMMANDS)}.",
        ),
        (["--frob"], "foretell: Unknown argument “--frob”; see --help."),
        (["--language", "xx"], f"foretell: --language: there is no “xx”. Languages: {words().join([*own_names()])}."),
        (
            ["rules", "--language=xx"],
            f"foretell: --language: there is no “xx”. Languages: {words().join([*own_names()])}.",
        ),
        (["rules", "--language"], f"foretell: --language: there is no “”. Languages: {words().join([*own_names()])}."),
        (
            ["help", "frob"],
            f"foretell: There is no command “frob”. Commands: {words().join(COMMANDS)}.",
        ),
        (["editions", "--frob"], "foretell editions: Unknown argument “--frob”; see --help."),
        (["editions", "frob"], "foretell editions: Unknown argument “frob”; see --help."),
        (["rules", "--seats"], "foretell rules: --seats: the value is missing, or the option takes none; see --help."),
        (["rules", "--seats", "x"], "foretell rules: --seats: “x” is not a whole number."),
        (["rules", "--seats", "9" * 99], f"foretell rules: --seats: “{'9' * 99}” is not a whole number."),
        (["rules", "--seat", "4"], "foretell rules: Unknown argument “--seat”; see --help."),
        (["rules", "--edition", "x\x1b[2J"], None),
        (["simulate", "--games", "0"], "foretell simulate: --games: 0 is too small; the minimum is 1."),
        (
            ["simulate", "--json=yes"],
            "foretell simulate: --json: the value is missing, or the option takes none; see --help.",
        ),
        (["simulate", "--seed", "-1"], "foretell simulate: A seed is a whole number from 0 to 2^63 − 1."),
        (["simulate", "--bots", "merlin"], f"foretell simulate: --bots: “merlin” is not one of: {', '.join(LEVELS)}."),
        (["simulate", "--bots", "jester,jester"], None),
        (["demo", "--speed", "-1"], None),
        (["demo", "--speed", "nan"], None),
        (["demo", "--speed", "fast"], None),
        (["check"], "foretell check: Name at least one file."),
        (["replay"], "foretell replay: Name one file."),
        (["replay", "a", "b"], "foretell replay: Name one file."),
    ],
)
def test_bad_arguments_are_one_line_and_exit_2(run: Run, arguments: list[str], said: str | None) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.endswith("\n")
    assert len(err.splitlines()) == 1
    assert "\x1b" not in err
    assert said is None or err == f"{said}\n"


def test_an_error_without_words_is_told_in_the_developers_own(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise foretell.BadSettings("settings/from-the-future", "developers only", rule="VAR-7")

    monkeypatch.setattr("foretell.cli.rules.settings_of", refuse)
    assert run("rules") == (2, "", "foretell rules: developers only (VAR-7)\n")


def test_ctrl_c_exits_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("foretell.cli.rules.settings_of", interrupt)
    assert run("rules") == (130, "", "\n")


def test_ctrl_c_while_a_program_waits(record: Path) -> None:
    # Where the tests run in the background, Ctrl-C is ignored, and a child would inherit that.
    heeding = "import signal, runpy; signal.signal(signal.SIGINT, signal.default_int_handler); "
    command = [sys.executable, "-c", f"{heeding}runpy.run_module('foretell', run_name='__main__')"]
    command += ["replay", "--step", str(record)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout
        assert program.stderr
        while b"Enter" not in program.stdout.readline(7):
            pass
        program.send_signal(signal.SIGINT)
        assert program.wait(10) == 130
        assert program.stderr.read() == b"\n"


def test_a_closed_pipe_is_silent() -> None:
    with subprocess.Popen([*PROGRAM, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout
        assert program.stderr
        program.stdout.close()
        assert program.wait(10) == 141
        assert program.stderr.read() == b""


@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        ("check {record} >/dev/full", 1, b"foretell: No space left on device.\n"),
        ("check {record} >&-", 0, b""),
        ("check {record} 2>&-", 0, b""),
        ("replay --step {record} <&- >/dev/null", 0, b""),
    ],
)
def test_streams_that_are_full_or_closed_are_no_reason_to_fall_over(
    record: Path, command: str, code: int, said: bytes
) -> None:
    line = f"{shlex.join(PROGRAM)} {command.format(record=shlex.quote(str(record)))}"
    ran = subprocess.run(["sh", "-c", line], stderr=subprocess.PIPE)  # noqa: S607 - whichever shell there is
    assert (ran.returncode, ran.stderr) == (code, said)


def test_a_terminal_without_our_letters_is_no_reason_to_fall_over() -> None:
    env = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    ran = subprocess.run([*PROGRAM, "editions"], env=env, capture_output=True, check=True)
    assert rb"Jubil\xe4umsedition" in ran.stdout


def test_what_is_not_needed_is_not_imported() -> None:
    code = (
        "import sys, foretell.cli\n"
        "early = {name.partition('.')[0] for name in sys.modules}\n"
        "code = foretell.cli.main(['rules'])\n"
        "late = {name.partition('.')[0] for name in sys.modules}\n"
        "print(*sorted({'argparse', 'fluent', 'rich', 'numba', 'numpy'} & early), file=sys.stderr)\n"
        "print(*sorted({'rich', 'numba', 'numpy'} & late), file=sys.stderr)\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert ran.stderr == "\n\n"


def test_the_program_is_also_a_module() -> None:
    ran = subprocess.run([*PROGRAM, "--version"], capture_output=True, check=True, text=True)
    assert ran.stdout.startswith("foretell ")


def test_main_reads_the_command_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["foretell", "--version"])
    assert main() == 0
    assert capsys.readouterr().out.startswith("foretell ")
