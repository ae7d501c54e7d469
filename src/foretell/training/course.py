"""The whole course: school, a specialist for large tables, a network of both; and the strongest answer to it."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch
from torch import nn

from foretell.rules.settings import SEATS
from foretell.table.fields import START
from foretell.training.checkpoints import load, load_if_kept, load_progress, save
from foretell.training.exams import Examiner, as_text
from foretell.training.export import whole, write
from foretell.training.imitation import HEAT, MINIBATCH, Pupil
from foretell.training.mixture import large_tables
from foretell.training.networks import Actor
from foretell.training.rollout import Others
from foretell.training.rooms import Room
from foretell.training.school import Frozen, Plan, School

Tensor = torch.Tensor

SMALL = (256, 2)
"""Width and depth of the small network."""
LEARNT, SPECIAL, SETTLED = "learnt", "special", "settled"
PARTS = {LEARNT: 0.42, SPECIAL: 0.46, SETTLED: 0.12}
"""The parts of the course, and how much of the time each has."""
CORRECTED = {LEARNT: (0.5,), SPECIAL: tuple(i / 6 for i in range(1, 6)), SETTLED: ()}
"""When in each part the imitated journeyman is corrected, as parts of its time."""
OPEN_LATER = (0.02, 0.005)
"""How much it costs one who has been to school to rule a choice out: at first, and at last."""
SPECIAL_TABLES = 0.45
"""How many of the tables are the specialist's while one learns from it."""


class Faculty(nn.Module):
    """A network of general knowledge, and one that knows better at the standard game with some numbers of seats."""

    def __init__(self, general: Actor, specialist: Actor, seats: tuple[int, ...]) -> None:
        super().__init__()
        self.general, self.specialist = general, specialist
        self.places = [START["seats"] + SEATS.index(each) for each in seats]

    def forward(self, x: Tensor, choices: Tensor) -> Tensor:
        """Return log-probabilities of the actions, of the one or the other."""
        found = self.general(x, choices)
        here = (x[:, self.places] == 1).any(dim=1) & ~(x[:, START["switches"] : START["standing"]] != 0).any(dim=1)
        return torch.where(here[:, None], self.specialist(x, choices), found)


def learn(plan: Plan, room: type[Room], out: Path, say: Callable[[str], None] = print) -> None:
    """Go to school: learn all settings, or go on with that."""
    school = School(plan, room, out, say)
    if (out / "progress.json").exists():
        school.resume()
    school.run()


def specialise(plan: Plan, room: type[Room], folder: Path, out: Path, say: Callable[[str], None] = print) -> School:
    """Learn to beat the journeyman at large tables, from the network in a folder on.

    First against the imitation that is there, then against what that becomes by watching.
    """
    plan = replace(plan, journeyman_tables=0.0, rate=2e-4, minibatch=16384, sure=0.99)
    plan = replace(plan, entropy=(0.005, 0.0008), open_minded=OPEN_LATER, smoothing=_near(plan))
    plan = replace(plan, exam_playouts=plan.playouts)
    exams = {str(share.settings.seats): share.settings for share in large_tables()}
    school = School(plan, room, out, say, shares=large_tables(), sparring_shares=large_tables(), exams=exams)
    if (out / "progress.json").exists():
        school.resume()
    else:
        load(folder, "actor", school.learner.actor)
        load(folder, "critic", school.learner.critic)
        school.journeyman = school.new_actor(plan.journeyman_width).eval()
        load(folder, "journeyman", school.journeyman)
        torch.manual_seed(plan.seed)
    assert school.journeyman is not None  # noqa: S101 - for the type checker
    school.frozen = Frozen(school.journeyman, HEAT)
    school.run()
    return school


def settle(
    plan: Plan, room: type[Room], folder: Path, specialist: Path, out: Path, say: Callable[[str], None] = print
) -> None:
    """Teach two networks what that in a folder knows, and a specialist at large tables: a large and a small one.

    The large one begins as its equal.
    """
    source = out if (out / "progress.json").exists() else folder
    plan = replace(plan, journeyman_tables=SPECIAL_TABLES, exam_tables=0)
    school = School(plan, room, source, say, sparring_shares=large_tables())
    school.resume()
    device = school.room.device
    large, small = school.learner.actor, Actor(*SMALL).to(device)
    if source == out:
        load(out, "small", small)
    else:
        school.progress = replace(school.progress, seconds=0.0, log=[])
        school.folder = out
        out.mkdir(parents=True, exist_ok=True)
    general, expert = school.new_actor(), school.new_actor()
    load(folder, "actor", general)
    load(specialist, "actor", expert)
    model = Faculty(general.eval(), expert.eval(), tuple(share.settings.seats for share in large_tables()))
    school.snapshots.append(copy.deepcopy(general))
    minibatch = min(MINIBATCH, plan.tables)
    pupils = ((Pupil(large, minibatch), 2e-4), (Pupil(small, minibatch), 1e-3))
    began, start = time.perf_counter(), school.progress.seconds
    saved = start
    while True:
        batch = school.player.play(large, school.numbers(), 1 << 42 | school.progress.batches << 16, school.others())
        part = max(0.02, 1 - school.progress.seconds / plan.seconds)
        watched = [pupil.watch(batch, model, rate * part) for pupil, rate in pupils]
        school.progress.batches += 1
        school.progress.seconds = start + time.perf_counter() - began
        done = school.left <= 0 or school.progress.seconds >= plan.seconds
        if school.progress.batches % 20 == 1 or done:
            same = ", ".join(f"{each.same:.3f} (surprise {each.surprise:.4f})" for each in watched)
            say(f"{school.progress.seconds:.0f} s, same choice {same}")
        if done or school.progress.seconds - saved >= plan.snapshot_every:
            saved = school.progress.seconds
            save(out, "small", small)
            school.save()
        if done:
            break


def course(plan: Plan, room: type[Room], folder: Path, say: Callable[[str], None] = print) -> bool:
    """Do all of it, or as much as now is time for: learn, specialise, settle. Return whether all is done.

    The folder has a folder for each part; the last is what is to be shipped.
    """
    closes = time.perf_counter() + plan.now
    for part, share in PARTS.items():
        now = closes - time.perf_counter()
        own = replace(plan, seconds=share * plan.seconds, now=now, corrected_at=CORRECTED[part])
        if _seconds(folder / part) >= own.seconds:
            continue
        if own.now <= 0:
            return False
        say(f"{part}: {_seconds(folder / part):.0f} of {own.seconds:.0f} s are done")
        if part == LEARNT:
            learn(own, room, folder / part, say)
        elif part == SPECIAL:
            specialise(own, room, folder / LEARNT, folder / part, say)
        else:
            settle(own, room, folder / LEARNT, folder / SPECIAL, folder / part, say)
        if _seconds(folder / part) < own.seconds:
            return False
    return True


def _near(plan: Plan) -> tuple[float, float]:
    """Return how far ahead advantages look where the critic knows something from the beginning."""
    return plan.smoothing[1], plan.smoothing[1]


def _seconds(folder: Path) -> float:
    """Return how long was spent on a part."""
    return load_progress(folder).seconds if (folder / "progress.json").exists() else 0.0


def respond(plan: Plan, room: type[Room], folder: Path, out: Path, say: Callable[[str], None] = print) -> School:
    """Learn to beat a table of the network in a folder, beginning as its equal; save what was learnt elsewhere.

    If something was learnt there before, go on with that.
    """
    school = School(replace(plan, watch=0, open_minded=OPEN_LATER, smoothing=_near(plan)), room, out, say)
    load(folder, "actor", school.learner.actor)
    load(folder, "critic", school.learner.critic)
    school.frozen = Frozen(copy.deepcopy(school.learner.actor).eval())
    torch.manual_seed(plan.seed)
    if (out / "progress.json").exists():
        school.resume()
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
    school = School(replace(plan, exam_tables=0), room, folder)
    school.resume()
    large, small = school.learner.actor, Actor(*SMALL).to(school.room.device)
    batch = school.player.play(large, school.numbers(), 1 << 43, Others())
    seen = np.asarray(batch.x[batch.count > 1].cpu().numpy(), np.int8)
    write(target / "sage.npz", whole(large, seen))
    if load_if_kept(folder, "small", small):
        write(target / "playout.npz", whole(small, seen))
    return sorted(target.glob("*.npz"))
