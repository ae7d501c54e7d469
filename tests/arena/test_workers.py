"""Processes that play for us are not ended by a Ctrl-C that is meant for us, not even while they begin."""

from __future__ import annotations

import subprocess
import sys

from foretell.arena.engines import _undisturbed

ASKS = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"


def test_who_is_started_begins_with_ctrl_c_held_back() -> None:
    with _undisturbed():
        started = subprocess.run([sys.executable, "-c", ASKS], capture_output=True, text=True, check=True)
    assert started.stdout == "True\n"
    later = subprocess.run([sys.executable, "-c", ASKS], capture_output=True, text=True, check=True)
    assert later.stdout == "False\n"
