"""What comes after school: a small network that plays like the large one, and the strongest answer to it."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch

from foretell.training.checkpoints import load, save
from foretell.training.export import whole, write
from foretell.training.imitation import Pupil
from foretell.training.networks import Actor
from foretell.training.rollout import Others
from foretell.training.rooms import Room
from foretell.training.school import Plan, School

SMALL = (256, 2)
"""Width and depth of the small network."""


def distil(plan: Plan, room: type[Room], folder: Path, say: Callable[[str], None] = print) -> Actor:
    """Teach a small network what the network in a folder knows, for as long as the plan says; save it beside."""
    school = School(plan, room, folder, say)
    school.resume()
    model = school.learner.actor.eval()
    school.snapshots.append(model)
    pupil = Pupil(Actor(*SMALL).to(school.room.device), min(16384, plan.tables))
    began = time.perf_counter()
    batches = 0
    while (past := time.perf_counter() - began) < plan.now or not batches:
        batch = school.player.play(model, school._numbers(), 1 << 42 | batches << 16, school._others())
        watched = pupil.watch(batch, 1e-3 * max(0.02, 1 - past / max(plan.now, 1e-9)), model=model)
        batches += 1
        school.progress.batches += 1
        if batches % 20 == 1:
            say(f"{past:.0f} s, same choice {watched.same:.3f}, surprise {watched.surprise:.4f}")
    save(folder, "small", pupil.actor)
    return pupil.actor


def respond(plan: Plan, room: type[Room], folder: Path, out: Path, say: Callable[[str], None] = print) -> School:
    """Learn to beat a table of the network in a folder, beginning as its equal; save what was learnt elsewhere."""
    school = School(replace(plan, watched=0), room, out, say)
    load(folder, "actor", school.learner.actor)
    load(folder, "critic", school.learner.critic)
    school.frozen = copy.deepcopy(school.learner.actor).eval()
    torch.manual_seed(plan.seed)
    school.run()
    return school


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
