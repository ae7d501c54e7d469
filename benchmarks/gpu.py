"""Speed on a graphics card: random play of whole games, one thread per table, and steps from Python.

Needs `pip install -e '.[gpu]'` and a card. Results with machine and date are kept in `docs/performance.md`.
"""

from __future__ import annotations

import time

import numpy as np

from foretell import Settings
from foretell.cards import SPECIAL_NAMES
from foretell.fast.device import cuda
from foretell.fast.gpu import GpuTables
from foretell.fast.tables import Tables
from foretell.table.state import Table

TABLES = 1 << 20


def play_out(settings: Settings) -> float:
    """Return decisions per second of whole random games in one call, the best of three."""
    tables = GpuTables(settings, TABLES, seed=1)
    tables.play_out()
    best = 0.0
    for _ in range(3):
        cuda.synchronize()
        start = time.perf_counter()
        decisions = tables.play_out()
        best = max(best, decisions / (time.perf_counter() - start))
    return best


def steps(settings: Settings, check: bool) -> float:
    """Return decisions per second of `legal` and `apply` called from Python, choices made on the card not counted."""
    tables = GpuTables(settings, TABLES, seed=1)
    tables.apply(tables.random_actions(), check=check)  # compiles
    seconds, count = 0.0, 200
    for _ in range(count):
        actions = tables.random_actions()
        cuda.synchronize()
        start = time.perf_counter()
        tables.legal()
        tables.apply(actions, check=check)
        cuda.synchronize()
        seconds += time.perf_counter() - start
    return TABLES * count / seconds


def agree(settings: Settings) -> bool:
    """Return whether card and processor end the same games with the same tables."""
    card, processor = GpuTables(settings, 4096, seed=5), Tables(settings, 4096, seed=5)
    card.play_out()
    processor.play_out()
    rows = card.to_host()
    return all(np.array_equal(rows[name], processor.rows[name]) for name in Table.cells)


def main() -> None:
    """Measure and print."""
    name = cuda.get_current_device().name
    print(f"{name.decode() if isinstance(name, bytes) else name}, {TABLES:,} tables, 4 seats, decisions per second")
    for label, settings in (("base game", Settings()), ("seven special cards", Settings(specials=SPECIAL_NAMES))):
        print(f"{label + ', whole games':40} {play_out(settings):18,.0f}")
        print(f"{label + ', legal + apply':40} {steps(settings, check=False):18,.0f}")
        print(f"{label + ', legal + apply, checked':40} {steps(settings, check=True):18,.0f}")
        print(f"{label + ', same tables as the processor':40} {agree(settings)!s:>18}")


if __name__ == "__main__":
    main()
