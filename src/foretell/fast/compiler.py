"""Compiling for the processor: the rule book made known to Numba, and entry points cached on disk.

The cache lies in a folder named after a hash of all compiled sources, because Numba itself does not notice edits in
called files. Where no folder can be written, entry points are compiled anew in each process.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba import njit
from numba.extending import register_jitable

from foretell.fast import bit_instructions, sources

F = TypeVar("F", bound=Callable[..., Any])
_REPLACED = {"high_word", "low_word"}


def _register() -> None:
    for function in sources.functions():
        if function.__name__ not in _REPLACED:
            register_jitable(forceinline=True, error_model="numpy")(function)


_register()


def cache_folder() -> Path | None:
    """Return the folder for compiled code, made if need be, or None where none can be written."""
    home = os.environ.get("FORETELL_CACHE") or os.environ.get("XDG_CACHE_HOME")
    try:
        base = Path(home) if home else Path.home() / ".cache"
        folder = base / "foretell" / sources.fingerprint(bit_instructions, sys.modules[__name__])
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except (OSError, RuntimeError):
        return None


_FOLDER = cache_folder()


def entry(function: F) -> F:
    """Compile an entry point: without the interpreter lock, cached where that is possible."""
    if _FOLDER is None:
        return cast(F, njit(nogil=True, error_model="numpy")(function))
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(_FOLDER)
    try:
        return cast(F, njit(cache=True, nogil=True, error_model="numpy")(function))
    finally:
        config.CACHE_DIR = before
