"""The rule book on a graphics card: the same functions, bound anew as device functions.

A device function needs its callees to be device functions too, so each function of the rule book is rebuilt over the
same code object, with its callees replaced in its globals. Only the few that are single instructions are written here.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any, cast

import numba
import numpy as np

from foretell.bits import lowest, nth, popcount
from foretell.errors import NotAvailable
from foretell.fast import sources
from foretell.table.chance import high_word, low_word


def load_cuda() -> Any:
    """Return numba-cuda's module, or raise a clear error where it or a card is not there."""
    if not hasattr(np, "row_stack"):  # numba-cuda asks NumPy for a name that it no longer has
        np.row_stack = np.vstack  # type: ignore[attr-defined, unused-ignore]
    try:
        import_module("numba_cuda")
        cuda: Any = import_module("numba.cuda")
    except ImportError as error:
        raise NotAvailable(
            "fast/no-cuda-package", "tables on a graphics card need numba-cuda: pip install 'foretell[gpu]'"
        ) from error
    if not cuda.is_available():
        raise NotAvailable("fast/no-cuda-device", "there is no graphics card that CUDA can use here")
    return cuda


cuda = load_cuda()
_config: Any = numba.config
SIMULATED = bool(_config.ENABLE_CUDASIM)


def _plain_count(word: Any) -> int:
    return int(word).bit_count()


def _count_instruction(word: Any) -> Any:
    return cuda.popc(word)


# The simulator runs threads side by side and swaps the name `cuda` under them, so device functions do without it there.
# On a card the instruction must be called by its full name.
_count: Any = _plain_count if SIMULATED else cuda.jit(device=True)(_count_instruction)


@cuda.jit(device=True)
def _popcount(word: Any) -> Any:
    return _count(word)


@cuda.jit(device=True)
def _lowest(word: Any) -> Any:
    return _count((word & -word) - 1)


@cuda.jit(device=True)
def _nth(word: Any, n: Any) -> Any:
    place = 0
    for width in (32, 16, 8, 4, 2, 1):  # halving keeps the threads of a warp together
        low = word & ((1 << width) - 1)
        count = _count(low)
        if n >= count:
            n -= count
            word >>= width
            place += width
        else:
            word = low
    return place


@cuda.jit(device=True)
def _high_word(a: Any, b: Any) -> Any:
    return np.int64(np.uint64(a) * np.uint64(b) >> np.uint64(32))


@cuda.jit(device=True)
def _low_word(a: Any, b: Any) -> Any:
    return np.int64(np.uint64(a) * np.uint64(b) & np.uint64(0xFFFFFFFF))


_bound: dict[Callable[..., Any], Any] = {
    popcount: _popcount,
    lowest: _lowest,
    nth: _nth,
    high_word: _high_word,
    low_word: _low_word,
}
_rule_book = set(sources.functions())


def admit(*modules: ModuleType) -> None:
    """Let the functions of more modules be bound too, for kernels that need more than the rule book."""
    for module in modules:
        _rule_book.update(sources.functions_of(module))


def bind(function: Callable[..., Any]) -> Any:
    """Return a function of the rule book, or of an admitted module, as a device function."""
    if function not in _bound:
        plain = cast(FunctionType, function)
        names = {name: plain.__globals__[name] for name in plain.__code__.co_names if name in plain.__globals__}
        callees = {name: bind(value) for name, value in names.items() if value in _rule_book or value in _bound}
        rebuilt = FunctionType(plain.__code__, {**plain.__globals__, **callees}, plain.__name__)
        _bound[function] = cuda.jit(device=True)(rebuilt)
    return _bound[function]
