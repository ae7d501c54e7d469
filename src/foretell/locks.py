"""Locks: a file that one program at a time may have. The lock ends with the program, however that ends."""

from __future__ import annotations

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
