"""The school: play a batch, learn from it, sit an exam now and then, and keep what was learnt."""

from __future__ import annotations

import copy
import json
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch

from foretell.rules.settings import Settings
from foretell.training.checkpoints import Progress, load, load_if_kept, load_progress, save, save_progress
from foretell.training.exams import Examiner, as_text
from foretell.training.imitation import HEAT
from foretell.training.mixture import Share, assign, mixture, number_of_rounds, sparring
from foretell.training.networks import DEPTH, WIDTH, Actor, Critic
from foretell.training.ppo import Learner, Recipe
from foretell.training.rollout import Guest, Others, Player, two_rounds
from foretell.training.rooms import Room
from foretell.training.steps import APPRENTICE, SCRIBE
from foretell.training.watching import Spectator, all_but_one

Tensor = torch.Tensor


@dataclass
class Plan:
    """How to learn: how long in all, how long now, and with how many tables."""

    seconds: float = 1260.0
    now: float = math.inf
    tables: int = 32768
    width: int = WIDTH
    depth: int = DEPTH
    seed: int = 1
    rate: float = 2.5e-4
    minibatch: int = 32768
    sure: float = 0.999  # a decision of which the learner is surer than that teaches it nothing
    entropy: tuple[float, float] = (0.02, 0.002)  # at first, and at last
    open_minded: tuple[float, float] = (0.2, 0.02)  # how much it costs to rule a choice out: at first, and at last
    smoothing: tuple[float, float] = (0.95, 0.4)  # how far ahead advantages look: at first, and after a quarter
    warm_up: int = 30
    snapshot_every: float = 60.0
    snapshot_tables: float = 0.08
    journeyman_tables: float = 0.15
    journeyman_width: int = 1024
    journeyman_weight: float = 4.0
    rule_every: int = 10
    watch: int = 6_000_000  # decisions of flat Monte Carlo to watch at first; so many are kept
    watch_again: int = 1_500_000  # and for each correction
    watched_epochs: int = 10  # how often it looks at as many decisions as are new
    watch_rate: float = 1e-3
    correct_rate: float = 4e-4
    corrected_at: tuple[float, ...] = ()  # parts of the time after which the imitated journeyman is corrected
    playouts: int = 256
    exam_every: float = 150.0
    exam_tables: int = 20480
    exam_playouts: int = 0  # of flat Monte Carlo, where that examines too


class Frozen(NamedTuple):
    """A network that sits at all seats but the learner's, and how much it leaves to chance."""

    actor: Actor
    heat: float = 0.0


class School:
    """A learner with its room, its older selves and its record."""

    def __init__(
        self,
        plan: Plan,
        room_type: type[Room],
        folder: Path,
        say: Callable[[str], None] = print,
        *,
        shares: list[Share] | None = None,
        sparring_shares: list[Share] | None = None,
        exams: dict[str, Settings] | None = None,
    ) -> None:
        self.plan, self.folder, self.say = plan, folder, say
        self.closes = time.perf_counter() + plan.now
        general, self.sparring_shares = shares or mixture(), sparring_shares or sparring()
        shares = [*general, *self.sparring_shares]
        self.first_sparring = plan.tables - int(plan.journeyman_tables * plan.tables)  # the last tables are for that
        which = np.concatenate(
            (
                assign(general, self.first_sparring),
                len(general) + assign(self.sparring_shares, plan.tables - self.first_sparring),
            )
        )
        torch.manual_seed(plan.seed)
        self.room = room_type([share.settings for share in shares], which, plan.seed)
        device = self.room.device
        self.rounds = torch.as_tensor(number_of_rounds(shares)[which], device=device)
        self.single = torch.as_tensor([bool(shares[i].settings.maximus) for i in which], device=device)
        self.weight = torch.ones(plan.tables, device=device)
        self.weight[self.first_sparring :] = plan.journeyman_weight
        self.player = Player(self.room)
        self.learner = Learner(self.new_actor(), Critic(plan.width, plan.depth).to(device))
        self.examiner = Examiner(room_type, plan.exam_tables, plan.seed + 1, exams) if plan.exam_tables else None
        self.progress = Progress()
        self.snapshots: list[Actor] = []
        self.journeyman: Actor | None = None
        self.frozen: Frozen | None = None
        self.spectator: Spectator | None = None
        folder.mkdir(parents=True, exist_ok=True)

    def resume(self) -> None:
        """Go on from what the folder holds."""
        load(self.folder, "actor", self.learner.actor)
        load(self.folder, "critic", self.learner.critic)
        self.progress = load_progress(self.folder)
        older, journeyman = self.new_actor(), self.new_actor(self.plan.journeyman_width)
        if load_if_kept(self.folder, "snapshot", older):
            self.snapshots.append(older.eval())
        if load_if_kept(self.folder, "journeyman", journeyman):
            self.journeyman = journeyman.eval()
        torch.manual_seed(self.plan.seed + self.progress.batches)

    @property
    def left(self) -> float:
        """Seconds left for now."""
        return self.closes - time.perf_counter()

    def run(self) -> None:
        """Learn for as long as the plan says; save at times and at last."""
        began = time.perf_counter()
        if self.journeyman is None and self.plan.watch:
            self.journeyman = self._watch_first()
        start = last_exam = last_snapshot = self.progress.seconds
        batches = 0
        while True:
            out_of_time = self.left <= 0 and batches > 0  # at least one each time
            done = out_of_time or self.progress.seconds >= self.plan.seconds
            if self.progress.seconds - last_snapshot >= self.plan.snapshot_every or not self.snapshots:
                self.snapshots.append(copy.deepcopy(self.learner.actor).eval())
                del self.snapshots[1:-6]
                last_snapshot = self.progress.seconds
                self.save()
            if self.examiner and (done or self.progress.seconds - last_exam >= self.plan.exam_every):
                last_exam = self.progress.seconds
                self._examine()
            if done:
                break
            if self._correction_is_due():
                self._watch_again()
            batches += 1
            self._batch(min(1.0, batches / self.plan.warm_up))
            self.progress.seconds = start + time.perf_counter() - began
        self.save()

    def _correction_is_due(self) -> bool:
        due = sum(self.progress.seconds >= part * self.plan.seconds for part in self.plan.corrected_at)
        return self.progress.corrected < due

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
        far, near = self.plan.smoothing
        recipe = Recipe(
            rate=self.plan.rate * warmth * min(1.0, max(0.08, (1 - part) / 0.5)),
            entropy=_between(self.plan.entropy, part),
            open_minded=_between(self.plan.open_minded, part),
            smoothing=far + min(1.0, 4 * part) * (near - far),
            minibatch=self.plan.minibatch,
            sure=self.plan.sure,
        )
        key = self.progress.batches * self.plan.tables
        batch = self.player.play(self.learner.actor, self.numbers(), key, self.others())
        played = time.perf_counter()
        figures = self.learner.learn(batch, recipe, self.weight if self.frozen is None else None)
        self.progress.batches += 1
        self.progress.decisions += int((batch.count > 0).sum())
        if self.progress.batches % 20 == 1:
            hits = (self.room.predicted == self.room.won)[:, 0, :3].float().mean()
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

    def numbers(self) -> Tensor:
        """Return the numbers of the two rounds that each table is to play; Maximus has one."""
        numbers = two_rounds(self.rounds)
        numbers[self.single, 1] = 0
        return numbers

    def others(self) -> Others:
        """Return who else plays at some of the tables: older selves, the imitated journeyman, rule bots."""
        n, device = self.room.n, self.room.device
        tables = torch.arange(n, device=device)[:, None]
        others = all_but_one(self.room, self.progress.batches)
        if self.frozen is not None:
            return Others((Guest(self.frozen.actor, others, self.frozen.heat),))
        half = torch.rand(n, 6, device=device) < 0.5
        older = self.snapshots[int(torch.randint(len(self.snapshots), (1,)))]
        guests = [Guest(older, half & (tables < int(self.plan.snapshot_tables * n)))]
        spars = tables >= self.first_sparring
        if self.journeyman is not None:
            guests.append(Guest(self.journeyman, others & spars, HEAT))
        by_rule = half & ~spars & (tables % self.plan.rule_every == self.plan.rule_every - 1)
        return Others(tuple(guests), self._rule_bots(by_rule))

    def _rule_bots(self, seats: Tensor) -> Tensor | None:
        """Return the scribe for one half of these seats and the apprentice for the other, in every second batch."""
        if self.progress.batches % 2:
            return None
        return seats * torch.randint(SCRIBE, APPRENTICE + 1, seats.shape, device=seats.device)

    def _watch_first(self) -> Actor:
        """Return a network that plays like flat Monte Carlo, seen beside rule bots."""
        actor = self.new_actor(self.plan.journeyman_width)
        self._watch(actor, self.plan.watch, self.plan.watch_rate, beside_rule_bots=True)
        return actor.eval()

    def _watch_again(self) -> None:
        """Correct the imitated journeyman by what flat Monte Carlo does where the learner sits."""
        assert self.journeyman is not None  # noqa: S101 - for the type checker
        self.progress.corrected += 1
        self._watch(self.journeyman, self.plan.watch_again, self.plan.correct_rate, beside_rule_bots=False)

    def _watch(self, actor: Actor, decisions: int, rate: float, *, beside_rule_bots: bool) -> None:
        began = time.perf_counter()
        plan = self.plan
        if self.spectator is None:
            self.spectator = Spectator(type(self.room), self.sparring_shares, plan.tables, plan.seed, plan.watch)
        new = self.spectator.watch(
            self.learner.actor, decisions, plan.playouts, self.progress.batches, beside_rule_bots=beside_rule_bots
        )
        played = time.perf_counter() - began
        told = self.spectator.teach(actor, rate, plan.watched_epochs * new)
        line = {
            "watched": new,
            "same": round(told.same, 3),
            "play": round(played, 1),
            "study": round(time.perf_counter() - began - played, 1),
        }
        self.progress.log.append(line)
        self.say(json.dumps(line))

    def new_actor(self, width: int = 0) -> Actor:
        """Return a network that has learnt nothing."""
        return Actor(width or self.plan.width, self.plan.depth).to(self.room.device)

    def _examine(self) -> None:
        assert self.examiner is not None  # noqa: S101 - for the type checker
        key = 1 << 40 | self.progress.batches << 16
        line: dict[str, object] = {
            "exam": self.progress.batches,
            "seconds": round(self.progress.seconds, 1),
            "decisions": self.progress.decisions,
        }
        frozen = self.frozen.actor if self.frozen else None
        marks = {"apprentice": self.examiner.examine_by_rule(self.learner.actor, APPRENTICE, key)}
        if self.plan.exam_playouts:
            marks["flat"] = self.examiner.examine_by_flat(self.learner.actor, self.plan.exam_playouts, key)
        for name, opponent in (
            ("frozen", frozen if frozen is not self.journeyman else None),
            ("journeyman", self.journeyman),
            ("older", self.snapshots[0]),
        ):
            if opponent is not None:
                heat = HEAT if opponent is self.journeyman else 0.0
                marks[name] = self.examiner.examine(self.learner.actor, opponent, key, heat=heat)
        for name, found in marks.items():
            line[name] = {which: mark.rounded() for which, mark in found.items()}
            self.say(
                f"{self.progress.seconds:.0f} s, {self.progress.decisions / 1e6:.0f} M decisions, "
                f"against {name} {as_text(found)}"
            )
        self.progress.log.append(line)


def _between(ends: tuple[float, float], part: float) -> float:
    """Return what lies between a first and a last value, falling evenly in proportion."""
    first, last = ends
    return float(first * (last / first) ** part)
