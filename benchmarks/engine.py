"""Speed of the rule book at every speed, next to its peers, in one run.

Prints one table: decisions and games per second of Foretell plain, compiled and batched, of a C loop over that state,
and of OpenSpiel's `oh_hell`, RLCard and PettingZoo where they are installed (`make bench-engine` installs them into an
environment of its own). `docs/performance.md` keeps results with date and machine.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from benchmarks.peers import NOTE, measure_peers
from benchmarks.plain import legal_and_apply
from foretell import Settings
from foretell.cards import SPECIAL_NAMES
from foretell.fast.tables import Tables

BASE, SPECIAL = Settings(), Settings(specials=SPECIAL_NAMES)


class Row(NamedTuple):
    """One line of the table."""

    name: str
    cores: int
    decisions: float
    games: float
    note: str = ""


def plain(settings: Settings) -> tuple[float, float]:
    """Return decisions and games per second of plain Python."""
    decisions, seconds = legal_and_apply(settings)
    return decisions / seconds, decisions / seconds / decisions_per_game(settings)


def decisions_per_game(settings: Settings) -> float:
    """Return how many decisions a random game takes on average."""
    return Tables(settings, 1000, seed=1).play_out() / 1000


def best_of(measure: Callable[[], tuple[float, float]], times: int = 5) -> tuple[float, float]:
    """Return the fastest of several measurements."""
    return max(measure() for _ in range(times))


def whole_games(settings: Settings, threads: int, n: int = 8192) -> Callable[[], tuple[float, float]]:
    """Return a measurement of whole random games in one call."""
    tables = Tables(settings, n, seed=3, threads=threads)
    tables.play_out()

    def measure() -> tuple[float, float]:
        start = time.perf_counter()
        decisions = tables.play_out()
        seconds = time.perf_counter() - start
        return decisions / seconds, n / seconds

    return measure


def stepped(settings: Settings, threads: int, n: int = 4096) -> Callable[[], tuple[float, float]]:
    """Return a measurement of `Tables.legal` and `apply` from Python; choosing the actions is not counted."""

    def measure() -> tuple[float, float]:
        tables = Tables(settings, n, seed=3, threads=threads)
        decisions, seconds = 0, 0.0
        while not tables.over.all():
            actions = tables.random_actions()
            decisions += int(np.count_nonzero(tables.legal()))
            start = time.perf_counter()
            tables.legal()
            tables.apply(actions)
            seconds += time.perf_counter() - start
        return decisions / seconds, n / seconds

    return measure


def rollouts(n: int = 600) -> Callable[[], tuple[float, float]]:
    """Return a measurement of random rollouts of dealt rounds of 1 to 12 tricks, as OpenSpiel's are measured."""
    tables = Tables(BASE, n, seed=3, threads=1)
    dealt = np.zeros(12, tables.rows.dtype)
    one = Tables(BASE, 1, seed=3, threads=1)
    while one.rows[0]["round_number"] <= 12:
        number = int(one.rows[0]["round_number"])
        if one.rows[0]["decisions"] == 0:
            dealt[number - 1] = one.rows[0]
        one.apply(one.random_actions())
    rounds = dealt[np.arange(n) % 12]

    def measure() -> tuple[float, float]:
        start = time.perf_counter()
        tables.rows[:] = rounds
        decisions = tables.roll_out()
        seconds = time.perf_counter() - start
        return decisions / seconds, n / 12 / seconds

    return measure


def rows() -> Iterator[Row]:
    """Measure everything, one line after another."""
    cores = os.cpu_count() or 1
    for label, settings in (("base game", BASE), ("seven special cards", SPECIAL)):
        yield Row(f"Foretell plain, {label}", 1, *plain(settings))
        yield Row(f"Foretell compiled, whole games, {label}", 1, *best_of(whole_games(settings, 1)))
        yield Row(f"Foretell compiled, whole games, {label}", cores, *best_of(whole_games(settings, cores)))
        yield Row(f"Foretell batched, legal + apply, {label}", 1, *best_of(stepped(settings, 1), 3))
        yield Row(f"Foretell batched, legal + apply, {label}", cores, *best_of(stepped(settings, cores), 3))
    yield Row("Foretell compiled, rollouts of dealt rounds, base game", 1, *best_of(rollouts(), 200), NOTE)
    for peer in measure_peers():
        yield Row(*peer)


def main() -> None:
    """Measure, print the table and the ratios that matter, and keep the numbers where asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="also write the numbers to this file")
    options = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, 4 seats, random play\n")
    print(f"{'':56}{'cores':>6}{'decisions/s':>16}{'games/s':>12}")
    found = []
    for row in rows():
        found.append(row)
        print(f"{row.name:56}{row.cores:6}{row.decisions:16,.0f}{row.games:12,.1f}  {row.note}", flush=True)
    by_name = {row.name: row.decisions for row in found if row.cores == 1}
    base = by_name["Foretell compiled, whole games, base game"]
    print()
    special = by_name["Foretell compiled, whole games, seven special cards"]
    print(f"special cards / base game, compiled: {special / base:.2f}")
    rollouts_only = by_name["Foretell compiled, rollouts of dealt rounds, base game"]
    for row in found:
        if not row.name.startswith("Foretell"):
            ours, name = (rollouts_only, "rollouts") if "rollouts" in row.name else (base, "whole games")
            print(f"Foretell compiled, {name} / {row.name}: {ours / row.decisions:,.2f}")
    if options.json:
        options.json.write_text(json.dumps([row._asdict() for row in found], indent=1) + "\n")


if __name__ == "__main__":
    main()
