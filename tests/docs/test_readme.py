"""README's shell lines, in order, in a fresh clone of the last commit and in the environment that they make.

Two lines are made shorter: `make test` is what runs this test, so make only says what it would do; and the arena plays
fewer games. Servers are stopped with Ctrl-C as soon as they answer. Packages come from the index or pip's own cache.
"""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Final
from urllib.error import URLError
from urllib.request import urlopen

from tests.docs.shell_lines import ROOT, block_lines
from tests.needs import missing

LINES: Final = block_lines(ROOT / "README.md")
SERVING: Final = ("make play", "foretell", "foretell serve")
OPENING: Final = ("make play", "foretell")
INSTEAD: Final = {"make test": "make --dry-run test", "--games 400": "--games 8"}
STOPPED: Final = (2, 130, -signal.SIGINT)
"""Codes of make, of the command and of a shell after Ctrl-C."""
NO_INDEX: Final = re.compile(
    "name resolution|Failed to establish a new connection|EAI_AGAIN|ENOTFOUND|No route to host"
)
PATIENCE: Final = 600.0
"""Seconds for the slowest line on a busy machine; on two quiet cores all of them take about a minute."""


class Shell:
    """A shell in a clone: lines that begin with a dot hold for those after them."""

    def __init__(self, folder: Path) -> None:
        self.clone = folder / "foretell"
        self.opened = folder / "opened"
        self.port = free_port()
        self._before: list[str] = []
        own = Path(sys.executable).parent
        self._environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("FORETELL_", "PYTEST_", "PYTHON", "COV_", "MAKE", "MFLAGS", "VIRTUAL_ENV"))
        } | {
            "PATH": os.pathsep.join(part for part in os.environ["PATH"].split(os.pathsep) if Path(part) != own),
            "PYTHON": os.path.realpath(sys.executable),
            "BROWSER": f"sh -c 'echo \"$0\" >> {self.opened}' %s",
            "FORETELL_DATA": str(folder / "data"),
            "FORETELL_PORT": str(self.port),
            "LANGUAGE": "en",
        }
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(self.clone)], check=True)  # noqa: S607

    def start(self, line: str, log: IO[str]) -> subprocess.Popen[str]:
        """Begin a line."""
        script = "\n".join([*self._before, line])
        return subprocess.Popen(
            ["bash", "-ec", script],  # noqa: S607
            cwd=self.clone,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def hold(self, line: str) -> None:
        """Let a line hold for all that follow."""
        self._before.append(line)

    def answers(self) -> bool:
        """Return whether the server is there with its pages."""
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/", timeout=5) as page:
                return b"<title>Foretell" in page.read()
        except (URLError, OSError):
            return False


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port: int = line.getsockname()[1]
    return port


def ran(shell: Shell, line: str, log: Path) -> None:
    """Run a line to its end, or until its server answers and is stopped."""
    serving = line in SERVING or line.startswith("foretell serve ")
    with log.open("w", encoding="utf-8") as output:
        process = shell.start(line, output)
        try:
            if serving:
                until(lambda: process.poll() is not None or shell.answers())
                if line in OPENING:
                    until(lambda: process.poll() is not None or shell.opened.is_file())
                assert process.poll() is None
                os.killpg(process.pid, signal.SIGINT)
            code = process.wait(PATIENCE)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
    assert code == 0 or (serving and code in STOPPED), code
    assert "Traceback" not in log.read_text(encoding="utf-8")


def until(there: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_the_lines_are_those_of_a_first_evening() -> None:
    assert LINES[:3] == ["make play", "make test", ". .venv/bin/activate"]
    assert all(any(line.find(old) >= 0 for line in LINES) for old in INSTEAD)


def test_every_line_works_in_order_in_a_fresh_clone(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    for line in LINES:
        wanted = line
        for old, new in INSTEAD.items():
            wanted = wanted.replace(old, new)
        log = tmp_path / "log"
        shell.opened.unlink(missing_ok=True)
        try:
            ran(shell, wanted, log)
        except (AssertionError, subprocess.TimeoutExpired) as problem:
            told = log.read_text(encoding="utf-8", errors="replace")
            if NO_INDEX.search(told):
                missing("NO PACKAGE INDEX: README's lines are NOT tested")
            raise AssertionError(f"{line}: {problem}\n{told[-3000:]}") from problem
        if line in OPENING:
            assert shell.opened.read_text(encoding="utf-8").strip() == f"http://127.0.0.1:{shell.port}/"
        if line.startswith(". "):
            shell.hold(line)
