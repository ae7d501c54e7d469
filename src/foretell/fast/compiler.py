"""Compiling for the processor: the rule book made known to Numba, and entry points cached on disk.

The cache lies in a folder named after a hash of all compiled sources, because Numba itself does not notice edits in
called files. Of several programs that need the same entry point, one compiles it, and the others wait for that. Where
no folder can be written, entry points are compiled anew in each process.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeVar, cast

import numba
from numba import njit
from numba.core.compiler_lock import global_compiler_lock
from numba.extending import register_jitable

from foretell.fast import bit_instructions, sources
from foretell.locks import wait_and_lock

F = TypeVar("F", bound=Callable[..., Any])
_REPLACED = {"high_word", "low_word"}
PATIENCE: Final = 60.0
"""Seconds to wait for another program that compiles the same; it may hang."""


def _register() -> None:
    for function in sources.functions():
        if function.__name__ not in _REPLACED:
            register_jitable(forceinline=True, error_model="numpy")(function)


_register()


def cache_folder(*more: ModuleType) -> Path | None:
    """Return the folder for code compiled from the rule book and these modules, or None where none can be written."""
    home = os.environ.get("FORETELL_CACHE") or os.environ.get("XDG_CACHE_HOME")
    try:
        base = Path(home) if home else Path.home() / ".cache"
        folder = base / "foretell" / sources.fingerprint(bit_instructions, sys.modules[__name__], *more)
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except (OSError, RuntimeError):
        return None


def entry(function: F) -> F:
    """Compile an entry point over the rule book: without the interpreter lock, cached where that is possible."""
    return entry_over()(function)


def entry_over(*modules: ModuleType) -> Callable[[F], F]:
    """Return what compiles an entry point over the rule book and the functions of these modules."""
    for module in modules:
        for function in sources.functions_of(module):
            register_jitable(error_model="numpy")(function)

    def compile_entry(function: F) -> F:
        folder = cache_folder(*modules)
        if folder is None:
            return cast(F, njit(nogil=True, error_model="numpy")(function))
        config: Any = numba.config
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            dispatcher = njit(cache=True, nogil=True, error_model="numpy")(function)
        finally:
            config.CACHE_DIR = before
        if not config.DISABLE_JIT:
            _compile_in_turn(dispatcher, folder / f"{function.__module__}.{function.__name__}.lock")
        return cast(F, dispatcher)

    return compile_entry


def _compile_in_turn(dispatcher: Any, path: Path) -> None:
    """Let one program at a time compile this; those that come later find it compiled."""
    compile_it = dispatcher.compile

    def compile_in_turn(signature: Any) -> Any:
        with global_compiler_lock, _turn(path):  # in this order everywhere, for threads of one program
            return compile_it(signature)

    dispatcher.compile = compile_in_turn


@contextmanager
def _turn(path: Path) -> Iterator[None]:
    """Wait for the turn that this file stands for; go on without where files cannot be locked."""
    with ExitStack() as stack:
        with suppress(OSError):
            wait_and_lock(stack.enter_context(path.open("ab")), PATIENCE)
        yield
