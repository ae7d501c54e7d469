"""Machine instructions for the few functions whose plain bodies are plain Python.

Counting, finding the lowest and the n-th member of a set, and the halves of a 32-bit product. The n-th member takes one
`pdep` where the processor has it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import binding, ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from foretell.bits import lowest, nth, popcount
from foretell.table.chance import high_word, low_word


def has_pdep() -> bool:
    """Return whether this processor deposits bits in one instruction."""
    return bool(binding.get_host_cpu_features().get("bmi2", False))


def _count_instruction(_typing: Any, _word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


def _trailing_zeros_instruction(_typing: Any, _word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


def _deposit_instruction(_typing: Any, _bits: Any, _mask: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        insert: Any = cgutils.get_or_insert_function
        pdep = insert(builder.module, ir.FunctionType(word, [word, word]), "llvm.x86.bmi.pdep.64")
        return builder.call(pdep, args)

    return types.int64(types.int64, types.int64), generate


_count: Any = intrinsic(_count_instruction)
_trailing_zeros: Any = intrinsic(_trailing_zeros_instruction)
_deposit: Any = intrinsic(_deposit_instruction)


# Numba wants an overload and its body to have the same signature, annotations included.
@overload(popcount)
def _popcount(word: Any) -> Any:
    def instruction(word: Any) -> Any:
        return _count(word)

    return instruction


@overload(lowest)
def _lowest(word: Any) -> Any:
    def instruction(word: Any) -> Any:
        return _trailing_zeros(word)

    return instruction


@overload(nth)
def _nth(word: Any, n: Any) -> Any:
    def deposit(word: Any, n: Any) -> Any:
        return _trailing_zeros(_deposit(1 << n, word))

    def strike_off(word: Any, n: Any) -> Any:
        for _ in range(n):
            word &= word - 1
        return _trailing_zeros(word)

    return deposit if has_pdep() else strike_off


@overload(high_word)
def _high_word(a: Any, b: Any) -> Any:
    def instruction(a: Any, b: Any) -> Any:
        return np.int64(np.uint64(a) * np.uint64(b) >> np.uint64(32))

    return instruction


@overload(low_word)
def _low_word(a: Any, b: Any) -> Any:
    def instruction(a: Any, b: Any) -> Any:
        return np.int64(np.uint64(a) * np.uint64(b) & np.uint64(0xFFFFFFFF))

    return instruction
