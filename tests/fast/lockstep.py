"""Lockstep: the same games at three speeds, compared after every decision.

`python -m tests.fast.lockstep --decisions 1000000` plays random games of every edition, variant and card subset plain,
compiled and (with `NUMBA_ENABLE_CUDASIM=1`) on Numba's CUDA simulator, and stops at the first legal set, table, view or
score that differs. `--late` begins in the middle of rounds of every number. `make lockstep` compares a million
decisions plain and compiled, steps a sample of them from anywhere on the simulator, and plays whole games of another
million there.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from foretell import BadSettings, Settings, edition, edition_names
from foretell.cards import SPECIAL_NAMES
from foretell.rules.rounds import rounds
from foretell.rules.settings import VARIANTS
from foretell.table.advance import apply, legal
from foretell.table.bulk import deal_next, decision_chance, play_out, random_action, room_for_deck
from foretell.table.deal import new_table
from foretell.table.encoding import encode, vector
from foretell.table.fields import SIZE
from foretell.table.sight import SPECTATOR, Sight, look
from foretell.table.state import DEAL, OVER, Table

SEED = 20261115


def every_settings() -> Iterator[Settings]:
    """Yield all that must agree: every edition at every size, every set of variants, every set of special cards."""
    for name in edition_names():
        for seats in range(3, 7):
            yield edition(name).settings(seats=seats, scribe=seats - 1)
            for chosen in subsets(VARIANTS):
                try:
                    yield edition(name).settings(seats=seats, **dict.fromkeys(chosen, True))
                except BadSettings:
                    continue
    sizes = itertools.cycle(range(3, 7))
    ways = itertools.cycle(("", "plus_minus_one", "hidden_predictions", "secret_predictions"))
    for specials in subsets(SPECIAL_NAMES):
        if ("dragon" in specials) == ("fairy" in specials):
            way = next(ways)
            yield Settings(seats=next(sizes), specials=specials).replace(**({way: True} if way else {}))
    for seats in range(3, 7):
        yield Settings(seats=seats, specials=SPECIAL_NAMES)
        yield Settings(seats=seats, turned_wizard_no_trump=True)
        for length in ("tournament", "short", (3, 60 // seats, 1, 4)):
            yield Settings(seats=seats, scribe=1, length=length)
        clouds = Settings(seats=seats, specials=SPECIAL_NAMES, cloud_acts="trick", length=(8, 5, 60 // seats))
        yield from (clouds, clouds.replace(plus_minus_one=True))
        yield from (clouds.replace(hidden_predictions=True), clouds.replace(secret_predictions=True))


def subsets(names: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield every selection but the empty one."""
    for count in range(1, len(names) + 1):
        yield from itertools.combinations(names, count)


class Plain:
    """The batch in plain Python: a list of tables, stepped one by one."""

    def __init__(self, settings: Sequence[Settings], seed: int, late: bool = False) -> None:
        self.rules = [each.switches for each in settings]
        self.seed = seed
        self.tables = [new_table() for _ in settings]
        self.deck = room_for_deck()
        self.taken = 0
        for i in range(len(settings)):
            if late:
                self.tables[i].round_number = (seed + 7 * i) % rounds(self.rules[i])
            self.deal(i)
            if late:
                self.advance(i, (5 * seed + 11 * i) % 67)

    def advance(self, i: int, decisions: int) -> None:
        """Take so many random decisions at one table, or as many as its game has left."""
        s, rules = self.tables[i], self.rules[i]
        while decisions and (mask := legal(s, s.turn, rules)):
            apply(s, s.turn, random_action(s.phase, mask, decision_chance(s, self.seed, i)), rules)
            self.deal(i)
            decisions -= 1

    def deal(self, i: int) -> None:
        if self.tables[i].phase == DEAL:
            deal_next(self.tables[i], self.deck, self.seed, i, self.rules[i])

    def legal(self) -> list[int]:
        return [legal(s, s.turn, rules) for s, rules in zip(self.tables, self.rules, strict=True)]

    def random_actions(self) -> list[int]:
        return [
            random_action(s.phase, mask, decision_chance(s, self.seed, i)) if mask else 0
            for i, (s, mask) in enumerate(zip(self.tables, self.legal(), strict=True))
        ]

    def apply(self, actions: Sequence[int]) -> None:
        for i, (s, action) in enumerate(zip(self.tables, actions, strict=True)):
            if s.phase != OVER:
                apply(s, s.turn, action, self.rules[i])
                self.deal(i)
        self.taken += 1

    def rows(self) -> np.ndarray[Any, Any]:
        rows = np.zeros(len(self.tables), Table.dtype())
        for s, row in zip(self.tables, rows, strict=True):
            s.write_to(row)
        return rows

    def views(self, seats: Sequence[int]) -> np.ndarray[Any, Any]:
        rows = np.zeros(len(self.tables), Sight.dtype())
        for s, rules, seat, row in zip(self.tables, self.rules, seats, rows, strict=True):
            sight = Sight()
            look(sight, s, seat, rules)
            sight.write_to(row)
        return rows

    def encodings(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        x, slots = np.zeros((len(self.tables), SIZE), np.int8), np.zeros(len(self.tables), np.int64)
        for i, (s, rules) in enumerate(zip(self.tables, self.rules, strict=True)):
            if s.phase != OVER:
                sight, numbers = Sight(), vector()
                look(sight, s, s.turn, rules)
                slots[i] = encode(numbers, sight, rules)
                x[i] = numbers
        return x, slots


def differences(one: np.ndarray[Any, Any], other: np.ndarray[Any, Any]) -> list[str]:
    """Return the fields in which two arrays of records differ."""
    return [name for name in one.dtype.names or () if not np.array_equal(one[name], other[name])]


def host(array: Any) -> np.ndarray[Any, Any]:
    """Return an array of any speed on the host."""
    return np.asarray(array.copy_to_host() if hasattr(array, "copy_to_host") else array)


def lockstep(
    settings: Sequence[Settings], seed: int, batches: dict[str, Any], most: int | None = None, late: bool = False
) -> int:
    """Step plain tables and these batches together; return the number of decisions, or raise where they differ."""
    plain = Plain(settings, seed, late)
    if late:
        for i, row in enumerate(plain.rows()):
            for batch in batches.values():
                batch.put(i, row)
    decisions = 0
    while (masks := plain.legal()) and any(masks) and (most is None or plain.taken < most):
        seats = [(plain.taken + seed) % (each.seats + 1) + SPECTATOR for each in settings]
        turns = [s.turn for s in plain.tables]
        to_decide = plain.taken % 5 == 4
        rows, views, actions = plain.rows(), plain.views(turns if to_decide else seats), plain.random_actions()
        encodes = plain.taken % 20 == 4
        known = plain.encodings() if encodes else ()
        for name, batch in batches.items():
            seen = batch.views(None if to_decide else seats)
            found = differences(rows, host(batch.rows)) + differences(views, host(seen))
            if encodes and any(not np.array_equal(a, host(b)) for a, b in zip(known, batch.encodings(), strict=True)):
                found.append("encodings")
            if found or host(batch.legal()).tolist() != masks or host(batch.random_actions()).tolist() != actions:
                raise AssertionError(f"{name} differs from plain after {plain.taken} decisions: {found}")
            batch.apply(actions)
        plain.apply(actions)
        decisions += sum(1 for mask in masks if mask)
    for name, batch in batches.items():
        if found := differences(plain.rows(), host(batch.rows)):
            raise AssertionError(f"{name} differs from plain at the end: {found}")
    return decisions


def whole_games(settings: Sequence[Settings], seed: int, batches: dict[str, Any]) -> int:
    """Play whole games at every speed; compare the tables they end at, and what all see of them.

    This is quicker where stepping is slow.
    """
    plain = Plain(settings, seed)
    decisions = sum(play_out(s, plain.deck, seed, i, plain.rules[i]) for i, s in enumerate(plain.tables))
    ends = plain.rows()
    for name, batch in batches.items():
        taken, found = batch.play_out(), differences(ends, host(batch.rows))
        if taken != decisions or found or not host(batch.over).all():
            raise AssertionError(f"{name} ends elsewhere than plain: {found}")
        for viewer in range(SPECTATOR, 6):
            seats = [min(viewer, each.seats - 1) for each in settings]
            if found := differences(plain.views(seats), host(batch.views(seats))):
                raise AssertionError(f"{name} shows seat {viewer} another end than plain: {found}")
    return decisions


def batches_for(settings: Sequence[Settings], seed: int) -> dict[str, Any]:
    """Return the batches that can run here: compiled, and the CUDA simulator where it is switched on."""
    from foretell.fast.tables import Tables

    batches: dict[str, Any] = {"compiled": Tables(settings, len(settings), seed)}
    if os.environ.get("NUMBA_ENABLE_CUDASIM") == "1":
        from foretell.fast.gpu import GpuTables

        batches["simulated card"] = GpuTables(settings, len(settings), seed)
    return batches


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the comparison and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=1_000_000, help="how many decisions to compare at least")
    parser.add_argument("--part", type=int, default=0, help="which part of the work to do")
    parser.add_argument("--parts", type=int, default=1, help="into how many parts the work is split")
    parser.add_argument("--most", type=int, default=None, help="how many decisions per game at most")
    parser.add_argument("--late", action="store_true", help="begin in the middle of rounds of every number")
    parser.add_argument("--whole-games", action="store_true", help="compare where whole games end, not every step")
    parser.add_argument("--batch", type=int, default=32, help="how many tables to step together")
    options = parser.parse_args(arguments)
    wanted = options.decisions // options.parts
    mine = list(every_settings())[options.part :: options.parts]
    done, seed = 0, SEED + options.part
    while done < wanted:
        for first in range(0, len(mine), options.batch):
            chosen = mine[first : first + options.batch]
            batches = batches_for(chosen, seed)
            if options.whole_games:
                done += whole_games(chosen, seed, batches)
            else:
                done += lockstep(chosen, seed, batches, options.most, options.late)
            print(f"\r{done:,} of {wanted:,} decisions agree", end="", file=sys.stderr, flush=True)
            if done >= wanted and seed > SEED + options.part:
                break
        seed += options.parts
    print(f"\r{done:,} decisions agree at {len(batches_for(mine[:1], seed)) + 1} speeds", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
