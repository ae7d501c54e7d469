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
from foretell.training.imitation import Pupil
from foretell.training.mixture import assign, mixture, number_of_rounds
from foretell.training.networks import WIDTH, Actor, Critic
from foretell.training.ppo import Learner, Recipe
from foretell.training.rollout import Guest, Others, Player
from foretell.training.rooms import Room
from foretell.training.steps import APPRENTICE, SCRIBE

Tensor = torch.Tensor
JOURNEYMAN_WIDTH = 512


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
    warm_up: int = 30
    snapshot_every: float = 60.0
    snapshot_tables: float = 0.16
    journeyman_tables: float = 0.16
    rule_every: int = 6
    watched: int = 1  # batches of flat Monte Carlo to watch
    watched_epochs: int = 16
    playouts: int = 256
    exam_every: float = 150.0
    exam_tables: int = 20480
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
        self.learner = Learner(self._actor(), Critic(plan.width, plan.depth).to(device))
        self.examiner = Examiner(room_type, plan.exam_tables, plan.seed + 1) if plan.exam_tables else None
        self.progress = Progress()
        self.snapshots: list[Actor] = []
        self.journeyman: Actor | None = None
        self.frozen: Actor | None = None
        folder.mkdir(parents=True, exist_ok=True)

    def resume(self) -> None:
        """Go on from what the folder holds."""
        load(self.folder, "actor", self.learner.actor)
        load(self.folder, "critic", self.learner.critic)
        self.progress = load_progress(self.folder)
        older, journeyman = self._actor(), self._actor(JOURNEYMAN_WIDTH)
        if load(self.folder, "snapshot", older):
            self.snapshots.append(older.eval())
        if load(self.folder, "journeyman", journeyman):
            self.journeyman = journeyman.eval()
        torch.manual_seed(self.plan.seed + self.progress.batches)

    def run(self) -> None:
        """Learn for as long as the plan says, then save."""
        began = time.perf_counter()
        if self.journeyman is None and self.plan.watched:
            self.journeyman = self._watch_flat()
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
        if self.journeyman is not None:
            save(self.folder, "journeyman", self.journeyman, "f2")
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
        """Return who else plays at some of the tables: older selves, the imitated journeyman, rule bots."""
        n, device = self.room.n, self.room.device
        tables = torch.arange(n, device=device)[:, None]
        if self.frozen is not None:
            alone = torch.arange(6, device=device)[None, :] == tables % self.room.seats[:, None]
            return Others((Guest(self.frozen, ~alone, greedy=True),))
        half = torch.rand(n, 6, device=device) < 0.5
        older = self.snapshots[int(torch.randint(len(self.snapshots), (1,)))]
        guests = [Guest(older, half & (tables < int(self.plan.snapshot_tables * n)))]
        if self.journeyman is not None:
            last = half & (tables >= n - int(self.plan.journeyman_tables * n))
            guests.append(Guest(self.journeyman, last, greedy=True))
        return Others(
            tuple(guests), self._rule_bots(half & (tables % self.plan.rule_every == self.plan.rule_every - 1))
        )

    def _rule_bots(self, seats: Tensor) -> Tensor | None:
        """Return the scribe for one half of these seats and the apprentice for the other, in every second batch."""
        if self.progress.batches % 2:
            return None
        return seats * torch.randint(SCRIBE, APPRENTICE + 1, seats.shape, device=seats.device)

    def _watch_flat(self) -> Actor:
        """Let flat Monte Carlo play, and return a network that plays like it."""
        pupil = Pupil(self._actor(JOURNEYMAN_WIDTH), min(16384, self.plan.tables))
        everybody = torch.ones(self.room.n, 6, dtype=torch.bool, device=self.room.device)
        flat = Others(by_flat=everybody, playouts=self.plan.playouts)
        epochs, all_epochs = self.plan.watched_epochs, self.plan.watched * self.plan.watched_epochs
        for number in range(self.plan.watched):
            began = time.perf_counter()
            batch = self.player.play(pupil.actor, self._numbers(), 1 << 41 | number << 16, flat)
            played = time.perf_counter()
            for epoch in range(epochs):
                watched = pupil.watch(batch, 1e-3 * (1 - (number * epochs + epoch) / all_epochs))
            line = {"watched": int((batch.count > 1).sum()), "same": round(watched.same, 3)}
            self.progress.log.append(line | {"play": round(played - began, 1)})
            self.say(f"{json.dumps(self.progress.log[-1])} {time.perf_counter() - began:.1f} s")
        return pupil.actor.eval()

    def _actor(self, width: int = 0) -> Actor:
        return Actor(width or self.plan.width, self.plan.depth).to(self.room.device)

    def _examine(self) -> None:
        assert self.examiner is not None  # noqa: S101 - for the type checker
        key = 1 << 40 | self.progress.batches << 16
        line: dict[str, object] = {
            "exam": self.progress.batches,
            "seconds": round(self.progress.seconds, 1),
            "decisions": self.progress.decisions,
        }
        for name, opponent in (
            ("frozen", self.frozen),
            ("journeyman", self.journeyman),
            ("first", self.snapshots[0]),
        ):
            if opponent is not None:
                marks = self.examiner.examine(self.learner.actor, opponent, key, greedy=name != "first")
                line[name] = {which: mark.rounded() for which, mark in marks.items()}
                self.say(
                    f"{self.progress.seconds:.0f} s, {self.progress.decisions / 1e6:.0f} M decisions, "
                    f"against {name} {as_text(marks)}"
                )
        self.progress.log.append(line)
