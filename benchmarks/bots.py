"""How long every level takes for a decision, plainly asked: one process, one thread, whole games at several tables.

`python benchmarks/bots.py` seats each level among scribes for a few games and prints the median, the 99th percentile
and the longest time of a free decision (one with a choice), and each level's mean as a multiple of the scribe's.
"""

from __future__ import annotations

import os
from statistics import fmean, median, quantiles
from time import perf_counter

import foretell
from foretell import Game, Settings
from foretell.bots import LEVELS
from foretell.cards import SPECIAL_NAMES

TABLES = {
    "3 seats": Settings(seats=3),
    "4 seats": Settings(),
    "4 seats, all specials": Settings(specials=SPECIAL_NAMES),
    "6 seats": Settings(seats=6),
}


def times(level: str, settings: Settings, games: int) -> list[float]:
    """Return how long each free decision of the first seat took; the others play as scribes."""
    found = []
    others = foretell.bot("scribe")
    for seed in range(games):
        game = Game(settings=settings, seed=seed)
        own = foretell.bot(level, seed)
        while not game.over:
            seat = game.to_act[0]
            view = game.view(seat)
            if seat == 0 and len(view.legal) > 1:
                start = perf_counter()
                decision = own.choose(view)
                found.append(perf_counter() - start)
            else:
                decision = others.choose(view)
            game.play(seat, decision)
    return found


def main() -> None:
    """Measure and print a table."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # NumPy is loaded when it is first needed
    print("| level | table | median ms | 99 % ms | longest ms | × scribe |")
    print("|---|---|---|---|---|---|")
    for name, settings in TABLES.items():
        base = 0.0
        for level in LEVELS:
            times(level, Settings(seats=3), 1)  # whatever is compiled or read once
            found = times(level, settings, 1 if level == "archmage" else 3)
            base = fmean(found) if level == "scribe" else base
            ratio = fmean(found) / base if base else 0.0
            middle, late = median(found), quantiles(found, n=100, method="inclusive")[98]
            told = " | ".join(f"{1000 * each:.2f}" for each in (middle, late, max(found)))
            print(f"| `{level}` | {name} | {told} | {ratio:.2g} |", flush=True)


if __name__ == "__main__":
    main()
