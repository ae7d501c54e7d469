"""Locks: a file that one program at a time may have. The lock ends with the program, however that ends."""

from __future__ import annotations

from typing import BinaryIO


def lock(file: BinaryIO) -> bool:
    """Keep others from an open file until it is closed; return whether no other has it already.

    Where files cannot be locked, nobody is kept away.
    """
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks
        return True
    return True
