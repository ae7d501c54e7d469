"""`foretell serve`, and plain `foretell`, which also opens the browser."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from socket import socket
from urllib.request import urlopen

import pytest

from benchmarks.server.process import free_port
from foretell.i18n import words
from tests.cli.conftest import Run


def test_bad_settings_are_one_line(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FORETELL_DATA", str(tmp_path))
    assert run("serve", "--workers", "2") == (
        2,
        "",
        "foretell serve: 2 workers need PostgreSQL; SQLite works with one only.\n",
    )
    assert run("serve", "--port", "x").code == 2
    code, _, err = run("serve", "--config", str(tmp_path / "missing"))
    assert (code, len(err.splitlines())) == (2, 1)


def test_an_address_that_is_taken_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FORETELL_DATA", str(tmp_path))
    with socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        told = words("it").say("error-server-no-address", address=f"127.0.0.1:{port}")
        assert run("serve", "--port", str(port), "--lang", "it") == (1, "", f"foretell serve: {told}\n")


def wait_until(so: Callable[[], bool]) -> None:
    for _ in range(400):
        if so():
            return
        time.sleep(0.05)
    raise TimeoutError


def page_at(address: str) -> bytes:
    found: list[bytes] = []

    def read() -> bool:
        with suppress(OSError), urlopen(address) as page:  # noqa: S310 - our own server
            found.append(page.read())
        return bool(found)

    wait_until(read)
    return found[0]


@pytest.mark.parametrize("arguments", [["serve"], []])
def test_it_serves_and_ends_when_told_to(tmp_path: Path, arguments: list[str]) -> None:
    """Plain `foretell` opens the page: here a program that writes the address it is given stands for the browser."""
    port = free_port()
    opened = tmp_path / "opened"
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {opened}\n', encoding="utf-8")
    program.chmod(0o755)
    environment = os.environ | {
        "FORETELL_DATA": str(tmp_path),
        "FORETELL_PORT": str(port),
        "BROWSER": f"{program} %s",
        "PYTHONUNBUFFERED": "1",
    }
    command = [sys.executable, "-m", "foretell", *arguments]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout
        assert f"http://127.0.0.1:{port}/" in server.stdout.readline()
        assert b"Foretell" in page_at(f"http://127.0.0.1:{port}/")
        if not arguments:
            wait_until(lambda: opened.exists() and bool(opened.read_text(encoding="utf-8")))
            assert opened.read_text(encoding="utf-8").strip() == f"http://127.0.0.1:{port}/"
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) in (0, -signal.SIGTERM)
    assert (tmp_path / "foretell" / "foretell.db").exists()
