"""How true the imitated journeyman is: what its choices lose, beside those of flat Monte Carlo itself.

`python -m benchmarks.imitation school/learnt --tables 200` plays two rounds at each table, with the network of that
folder on one seat and flat Monte Carlo on all others. Wherever one of those is free to choose, 16,000 playouts say what
each choice is worth, and so what is lost by what fewer playouts choose, or the imitation with more or less left to
chance.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch

from foretell.bots import THOUGHT
from foretell.rules.rounds import rounds
from foretell.rules.settings import Settings
from foretell.table.actions import ACTIONS
from foretell.training.rollout import draw, two_rounds
from foretell.training.rooms import Room
from foretell.training.school import Plan, School
from foretell.training.watching import all_but_one

Tensor = torch.Tensor
MANY = 16_000
"""Playouts that say what a choice is worth."""
FEWER = (THOUGHT["journeyman"], Plan.playouts)
"""Playouts of the journeyman, and of flat Monte Carlo as it is watched."""
KEY = 1 << 45
"""Where deals begin that no school plays."""


class Decisions:
    """Free decisions of flat Monte Carlo at tables where a network sits too."""

    def __init__(self, school: School, seats: int, tables: int, seed: int) -> None:
        settings = Settings(seats=seats)
        self.room = Room([settings], np.zeros(tables, np.int64), seed)
        self.numbers = two_rounds(torch.full((tables,), rounds(settings.switches)))
        self.network, self.seed = school.learner.actor, seed
        self.x, self.secrets, self.choices = (each[0] for each in self.room.rooms_for(1))
        self.asked = torch.zeros(tables, dtype=torch.bool)

    def __iter__(self) -> Iterator[Tensor]:
        """Yield what every choice is worth at each table; those that are `asked` choose freely."""
        room = self.room
        tables, theirs = torch.arange(room.n), all_but_one(room, 0)
        room.begin(self.numbers, KEY)
        while bool((room.masks != 0).any()):
            room.knowledge(self.x, self.secrets, self.choices)
            self.asked = theirs[tables, room.seat] & (room.count > 1)
            yield self.advised(MANY)[1]
            chosen, _ = self.advised(THOUGHT["journeyman"], chance=1)
            room.take(torch.where(self.asked, chosen, self.network(self.x, self.choices).argmax(dim=1)))

    def advised(self, playouts: int, chance: int = 0) -> tuple[Tensor, Tensor]:
        """Return what so many playouts choose where they are asked, and what they find every choice worth."""
        chosen, worth = torch.zeros(self.room.n, dtype=torch.int64), torch.zeros(self.room.n, ACTIONS)
        self.room.seed = self.seed ^ chance << 32
        self.room.advise(self.asked, chosen, worth, playouts)
        self.room.seed = self.seed
        return chosen, worth


@torch.no_grad()
def main() -> None:
    """Play, and print what is lost a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="a part of the course: a network and an imitation")
    parser.add_argument("--seats", type=int, default=6, help="number of seats, 3 to 6 (6)")
    parser.add_argument("--tables", type=int, default=200, help="how many tables play two rounds (200)")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins (1)")
    parser.add_argument("--heat", type=float, nargs="*", default=[0.0, 0.05, 0.1, 0.25], help="how much chance to try")
    given = parser.parse_args()
    if not (given.folder / "progress.json").exists():
        parser.error(f"{given.folder} is no part of a course")
    torch.manual_seed(given.seed)
    school = School(replace(Plan(), tables=64, exam_tables=0), Room, given.folder)
    school.resume()
    if school.journeyman is None:
        parser.error(f"there is no imitation in {given.folder}")
    found = Decisions(school, given.seats, given.tables, given.seed)
    names = [f"{playouts} playouts" for playouts in FEWER] + [f"imitation, {heat} chance" for heat in given.heat]
    lost, same, free = torch.zeros(len(names)), torch.zeros(len(names)), 0
    for worth in found:
        rows = torch.nonzero(found.asked).flatten()
        likely = school.journeyman(found.x[rows], found.choices[rows])
        chosen = [found.advised(playouts, chance=2)[0][rows] for playouts in FEWER]
        chosen += [draw(likely / heat) if heat else likely.argmax(dim=1) for heat in given.heat]
        best = worth[rows].masked_fill(found.choices[rows] == 0, -np.inf).max(dim=1).values
        losses = best - worth[rows[None], torch.stack(chosen)]
        lost, same, free = lost + losses.sum(dim=1), same + (losses == 0).sum(dim=1), free + len(rows)
    games = given.tables * 2 / rounds(Settings(seats=given.seats).switches) * (given.seats - 1)
    print(f"{free} free decisions; lost a game and seat, and how often nothing is lost:")
    for name, points, often in zip(names, (lost / games).tolist(), (same / free).tolist(), strict=True):
        print(f"  {name:24}{points:6.1f}{100 * often:6.1f} %")


if __name__ == "__main__":
    main()
