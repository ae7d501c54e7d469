"""The school: play a batch, learn from it, sit an exam now and then, and keep what was learnt."""

from __future__ import annotations

import copy
import json
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch

from foretell.training.checkpoints import Progress, load, load_progress, save, save_progress
from foretell.training.exams import Examiner, as_text
from foretell.training.mixture import assign, mixture, number_of_rounds
from foretell.training.networks import WIDTH, Actor, Critic
from foretell.training.ppo import Learner, Recipe
from foretell.training.rollout import Others, Player
from foretell.training.rooms import Room
from foretell.training.steps import APPRENTICE, SCRIBE

Tensor = torch.Tensor


@dataclass
class Plan:
    """How to learn: how long in all, how long now, and with how many tables."""

    seconds: float = 1200.0
    now: float = 540.0
    tables: int = 16384
    width: int = WIDTH
    depth: int = 3
    seed: int = 1
    rate: float = 2.5e-4
    entropy: tuple[float, float] = (0.02, 0.002)
    snapshot_every: float = 60.0
    exam_every: float = 150.0
    exam_tables: int = 5120
    playouts: int = 32
    flat_every: int = 24
    warm_up: int = 30
    snapshot_tables: float = 0.24
    flat_tables: float = 0.48
    rule_every: int = 6
    steps: int = 96


class School:
    """A learner with its room, its older selves and its record."""

    def __init__(self, plan: Plan, room_type: type[Room], folder: Path, say: Callable[[str], None] = print) -> None:
        self.plan, self.folder, self.say = plan, folder, say
        shares = mixture(plan.seed)
        which = assign(shares, plan.tables)
        torch.manual_seed(plan.seed)
        self.room = room_type([share.settings for share in shares], which, plan.seed)
        device = self.room.device
        self.rounds = torch.as_tensor(number_of_rounds(shares)[which], device=device)
        self.single = torch.as_tensor([bool(shares[i].settings.maximus) for i in which], device=device)
        self.player = Player(self.room, plan.steps)
        actor, critic = Actor(plan.width, plan.depth).to(device), Critic(plan.width, plan.depth).to(device)
        self.learner = Learner(actor, critic)
        self.examiner = Examiner(room_type, plan.exam_tables, plan.seed + 1) if plan.exam_tables else None
        self.progress = Progress()
        self.snapshots: list[Actor] = []
        folder.mkdir(parents=True, exist_ok=True)

    def resume(self) -> None:
        """Go on from what the folder holds."""
        load(self.folder, "actor", self.learner.actor)
        load(self.folder, "critic", self.learner.critic)
        self.progress = load_progress(self.folder)
        older = Actor(self.plan.width, self.plan.depth).to(self.room.device)
        if load(self.folder, "snapshot", older):
            self.snapshots.append(older.eval())
        torch.manual_seed(self.plan.seed + self.progress.batches)

    def run(self) -> None:
        """Learn for as long as the plan says, then save."""
        began = time.perf_counter()
        start = last_exam = last_snapshot = self.progress.seconds
        batches = 0
        while True:
            done = (time.perf_counter() - began) >= self.plan.now or self.progress.seconds >= self.plan.seconds
            if self.progress.seconds - last_snapshot >= self.plan.snapshot_every or not self.snapshots:
                self.snapshots.append(copy.deepcopy(self.learner.actor).eval())
                del self.snapshots[1:-6]
                last_snapshot = self.progress.seconds
            if self.examiner and (done or self.progress.seconds - last_exam >= self.plan.exam_every):
                last_exam = self.progress.seconds
                self._examine()
            if done:
                break
            batches += 1
            self._batch(min(1.0, batches / self.plan.warm_up))
            self.progress.seconds = start + time.perf_counter() - began
        self.save()

    def save(self) -> None:
        """Write everything into the folder."""
        save(self.folder, "actor", self.learner.actor)
        save(self.folder, "critic", self.learner.critic, "f2")
        if self.snapshots:
            save(self.folder, "snapshot", self.snapshots[len(self.snapshots) // 2], "f2")
        save_progress(self.folder, self.progress)

    def _batch(self, warmth: float) -> None:
        began = time.perf_counter()
        part = min(1.0, self.progress.seconds / self.plan.seconds)
        first, last = self.plan.entropy
        recipe = Recipe(
            rate=self.plan.rate * warmth * min(1.0, max(0.08, (1 - part) / 0.5)),
            entropy=math.exp(math.log(first) + part * (math.log(last) - math.log(first))),
        )
        batch = self.player.play(
            self.learner.actor, self._numbers(), self.progress.batches * self.plan.tables, self._others()
        )
        played = time.perf_counter()
        figures = self.learner.learn(batch, recipe)
        self.progress.batches += 1
        self.progress.decisions += int((batch.count > 0).sum())
        hits = (self.room.predicted == self.room.won)[:, 0, :3].float().mean()
        if self.progress.batches % 20 == 1:
            line = {
                "batch": self.progress.batches,
                "seconds": round(self.progress.seconds, 1),
                "decisions": self.progress.decisions,
                "play": round(played - began, 3),
                "learn": round(time.perf_counter() - played, 3),
                "hits": round(float(hits), 4),
                "rate": recipe.rate,
                **{name: round(value, 4) for name, value in figures.items()},
            }
            self.progress.log.append(line)
            if self.progress.batches % 100 == 1:
                self.say(json.dumps(line))

    def _numbers(self) -> Tensor:
        first = torch.randint(0, 1 << 30, (self.room.n,), device=self.room.device) % self.rounds + 1
        second = torch.where(self.single, torch.zeros_like(first), self.rounds + 1 - first)
        return torch.stack((first, second), dim=1)

    def _others(self) -> Others:
        """Return who else plays at some of the tables: older selves, flat Monte Carlo, rule bots."""
        n, device = self.room.n, self.room.device
        tables = torch.arange(n, device=device)[:, None]
        half = torch.rand(n, 6, device=device) < 0.5
        by_snapshot = half & (tables < int(self.plan.snapshot_tables * n))
        by_flat = half & (tables >= n - int(self.plan.flat_tables * n))
        older = self.snapshots[int(torch.randint(len(self.snapshots), (1,)))]
        with_flat = self.progress.batches % self.plan.flat_every == 0
        by_rule = self._rule_bots(half & (tables % self.plan.rule_every == self.plan.rule_every - 1))
        return Others(
            older,
            by_snapshot & (by_rule == 0),
            by_flat & (by_rule == 0) & with_flat,
            self.plan.playouts if with_flat else 0,
            by_rule,
        )

    def _rule_bots(self, seats: Tensor) -> Tensor:
        """Return the scribe for one half of these seats and the apprentice for the other, in every second batch."""
        if self.progress.batches % 2:
            return torch.zeros_like(seats, dtype=torch.int64)
        return seats * torch.randint(SCRIBE, APPRENTICE + 1, seats.shape, device=seats.device)

    def _examine(self) -> None:
        assert self.examiner is not None  # noqa: S101 - for the type checker
        key = 1 << 40 | self.progress.batches << 16
        flat = self.examiner.examine(self.learner.actor, None, self.plan.playouts, key)
        older = self.examiner.examine(self.learner.actor, self.snapshots[0], 0, key)
        self.progress.log.append(
            {
                "exam": self.progress.batches,
                "seconds": round(self.progress.seconds, 1),
                "flat": {name: [round(m.gain, 1), round(m.within, 1), round(m.hits, 3)] for name, m in flat.items()},
                "first": {name: [round(m.gain, 1), round(m.within, 1), round(m.hits, 3)] for name, m in older.items()},
            }
        )
        self.say(
            f"{self.progress.seconds:.0f} s, {self.progress.decisions / 1e6:.0f} M decisions, flat {as_text(flat)}"
        )
        self.say(f"  oldest self {as_text(older)}")
