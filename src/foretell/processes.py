"""Processes that work for another one: they leave Ctrl-C to it, and end when it is gone, whatever ended it."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess


def begin_work() -> None:
    """Leave Ctrl-C to the one who gave the work, and end when that one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    giver = parent_process()
    if giver is not None:
        threading.Thread(target=_follow, args=(giver,), daemon=True).start()


def _follow(giver: BaseProcess) -> None:
    giver.join()
    os._exit(1)
