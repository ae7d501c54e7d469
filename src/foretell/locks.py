"""Locks: a file that one program at a time may have. The lock ends with the program, however that ends."""

from __future__ import annotations

import time
from typing import BinaryIO


def lock(file: BinaryIO) -> bool:
    """Keep others from an open file until it is closed; return whether that could be."""
    try:
        import fcntl
    except ImportError:  # where files cannot be locked, nobody is kept away
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def wait_and_lock(file: BinaryIO, seconds: float) -> None:
    """Keep others from an open file until it is closed, once they have closed it; after so many seconds go on without.

    Raises OSError where this file cannot be locked at all.
    """
    try:
        import fcntl
    except ImportError:
        return
    end = time.monotonic() + seconds
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() >= end:
                return
            time.sleep(0.05)
        else:
            return
