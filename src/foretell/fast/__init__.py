"""The same rules compiled: batches of tables on the processor and on a graphics card.

Nothing here states a rule. Numba compiles the functions of `rules/` and `table/` as they stand.

>>> from foretell import Settings
>>> from foretell.fast import Tables
>>> tables = Tables(Settings(seats=3), 2, seed=1)
>>> tables.legal().tolist()  # round 1: predict 0 or 1
[3, 3]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from foretell.fast.gpu import GpuTables as GpuTables
    from foretell.fast.tables import Tables

__all__ = ["Tables"]  # GpuTables is here too, by name: without a card it raises NotAvailable


def __getattr__(name: str) -> Any:
    if name == "Tables":
        from foretell.fast.tables import Tables

        return Tables
    if name == "GpuTables":
        from foretell.fast.gpu import GpuTables

        return GpuTables
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
