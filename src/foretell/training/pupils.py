"""What comes after school: a small network that plays like the large one, and the strongest answer to it."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch
from torch import nn

from foretell.rules.settings import Settings
from foretell.table.fields import SIZE, START
from foretell.training.checkpoints import load, save
from foretell.training.exams import Examiner, as_text
from foretell.training.export import whole, write
from foretell.training.imitation import Pupil
from foretell.training.mixture import Share
from foretell.training.networks import Actor
from foretell.training.rollout import Others
from foretell.training.rooms import Room
from foretell.training.school import JOURNEYMAN_WIDTH, Plan, School

Tensor = torch.Tensor

SMALL = (256, 2)
"""Width and depth of the small network."""


class Faculty(nn.Module):
    """A network of general knowledge, and one that knows better at the standard game with so many seats."""

    def __init__(self, general: Actor, specialist: Actor, seats: int) -> None:
        super().__init__()
        self.general, self.specialist, self.seats = general, specialist, seats

    def forward(self, x: Tensor, choices: Tensor) -> Tensor:
        """Return log-probabilities of the actions, of the one or the other."""
        found = self.general(x, choices)
        here = (x[:, START["seats"] + self.seats - 3] == 1) & ~(x[:, START["switches"] : SIZE] != 0).any(dim=1)
        return torch.where(here[:, None], self.specialist(x, choices), found)


def specialise(
    plan: Plan, room: type[Room], folder: Path, out: Path, seats: int, say: Callable[[str], None] = print
) -> School:
    """Learn to beat the imitated journeyman at one number of seats, from the network in a folder on."""
    plan = replace(plan, watch=-1.0, journeyman_tables=0.0, entropy=(0.005, 0.0008))
    school = School(plan, room, out, say, [Share(Settings(seats=seats), 1.0)])
    if school.examiner:
        school.examiner = Examiner(room, plan.exam_tables, plan.seed + 1, {str(seats): Settings(seats=seats)})
    load(folder, "actor", school.learner.actor)
    load(folder, "critic", school.learner.critic)
    journeyman = school._actor(JOURNEYMAN_WIDTH)
    load(folder, "journeyman", journeyman)
    school.frozen = journeyman.eval()
    torch.manual_seed(plan.seed)
    school.run()
    return school


def distil(
    plan: Plan,
    room: type[Room],
    folder: Path,
    say: Callable[[str], None] = print,
    specialist: tuple[Path, int] | None = None,
) -> Actor:
    """Teach a small network what the network in a folder knows, for as long as the plan says; save it beside.

    With a specialist's folder and number of seats, the large network learns from the specialist at the same time.
    """
    school = School(plan, room, folder, say)
    school.resume()
    device = school.room.device
    large = school.learner.actor
    model: nn.Module = copy.deepcopy(large).eval()
    if specialist:
        expert = school._actor()
        load(specialist[0], "actor", expert)
        model = Faculty(copy.deepcopy(large).eval(), expert.eval(), specialist[1])
    school.snapshots.append(copy.deepcopy(large).eval())
    pupils = [Pupil(Actor(*SMALL).to(device), min(16384, plan.tables))]
    rates = [1e-3]
    if specialist:
        pupils.append(Pupil(large, min(16384, plan.tables)))
        rates.append(2e-4)
    began = time.perf_counter()
    batches = 0
    while (past := time.perf_counter() - began) < plan.now or not batches:
        batch = school.player.play(large, school._numbers(), 1 << 42 | batches << 16, school._others())
        part = max(0.02, 1 - past / max(plan.now, 1e-9))
        watched = [pupil.watch(batch, rate * part, model=model) for pupil, rate in zip(pupils, rates, strict=True)]
        batches += 1
        school.progress.batches += 1
        if batches % 20 == 1:
            same = ", ".join(f"{each.same:.3f} (surprise {each.surprise:.4f})" for each in watched)
            say(f"{past:.0f} s, same choice {same}")
    save(folder, "small", pupils[0].actor)
    if specialist:
        school.save()
    return pupils[0].actor


def respond(plan: Plan, room: type[Room], folder: Path, out: Path, say: Callable[[str], None] = print) -> School:
    """Learn to beat a table of the network in a folder, beginning as its equal; save what was learnt elsewhere."""
    school = School(replace(plan, watch=-1.0), room, out, say)
    load(folder, "actor", school.learner.actor)
    load(folder, "critic", school.learner.critic)
    school.frozen = copy.deepcopy(school.learner.actor).eval()
    torch.manual_seed(plan.seed)
    school.run()
    return school


def exam(plan: Plan, room: type[Room], folder: Path, playouts: int) -> str:
    """Return how the network in a folder, and its imitated journeyman, do against flat Monte Carlo itself."""
    school = School(replace(plan, exam_tables=0), room, folder)
    school.resume()
    examiner = Examiner(room, min(plan.tables, 8192), plan.seed + 2)
    torch.manual_seed(plan.seed)
    networks = {"network": school.learner.actor, "imitated journeyman": school.journeyman}
    lines = []
    for name, network in networks.items():
        if network is not None:
            lines.append(f"{name}: {as_text(examiner.examine_by_flat(network, playouts, 1 << 44))}")
    return "\n".join(lines)


def ship(plan: Plan, room: type[Room], folder: Path, target: Path) -> list[Path]:
    """Write the networks in a folder as bots use them: the large one plays as sage, the small one in playouts."""
    school = School(plan, room, folder)
    school.resume()
    large, small = school.learner.actor, Actor(*SMALL).to(school.room.device)
    batch = school.player.play(large, school._numbers(), 1 << 43, Others())
    seen = np.asarray(batch.x[batch.count > 1].cpu().numpy(), np.int8)
    write(target / "sage.npz", whole(large, seen))
    if load(folder, "small", small):
        write(target / "playout.npz", whole(small, seen))
    return sorted(target.glob("*.npz"))
