"""Networks that learn by watching: one decides as flat Monte Carlo does, a small one as a large one does.

Flat Monte Carlo is a hundred times slower than a network. So it is watched for a while, and then the network that
learnt what it finds each choice worth sits in its place. A small network that learnt from a large one makes the large
one's playouts affordable.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import nn

from foretell.table.actions import ACTIONS
from foretell.training.networks import Actor
from foretell.training.recorded import Recorded, optimiser
from foretell.training.rollout import Batch
from foretell.training.steps import X_ROOM

Tensor = torch.Tensor
FINE = 3.0
"""Points by which one choice must be worth more than another to be e times as likely to a pupil."""
HEAT = 0.1
"""How much of that is left to chance when the pupil plays: so it errs as much as a thousand playouts do."""
FINEST = 0.02
"""The same points for a pupil that learns what is chosen, however little more it is worth."""
CHOOSING = 0.5
"""How much is left to chance when such a pupil plays."""
MINIBATCH = 16384
"""Decisions that a pupil studies at once."""
KEPT = 50
"""One place of so many in the notes is for judging a pupil by what it never studies."""


@dataclass
class Watched:
    """How often the pupil would have chosen the same as its model, and how much it was surprised."""

    same: float
    surprise: float


class Notes:
    """What flat Monte Carlo knew and what it found each choice worth: so many decisions, the last ones."""

    def __init__(self, most: int, device: torch.device) -> None:
        self.most = most
        self.x = torch.empty((most, X_ROOM), dtype=torch.int8, device=device)
        self.choices = torch.empty((most, ACTIONS), dtype=torch.int8, device=device)
        self.worth = torch.empty((most, ACTIONS), dtype=torch.float16, device=device)
        self._seen = 0

    def __len__(self) -> int:
        return min(self._seen, self.most)

    def add(self, batch: Batch) -> int:
        """Keep all free decisions of a batch that flat Monte Carlo took; return how many they are."""
        assert batch.worth is not None  # noqa: S101 - for the type checker
        free = (batch.count > 1) & (batch.worth != 0).any(dim=2)
        rows = torch.nonzero(free.flatten()).flatten()[-self.most :]
        places = torch.arange(self._seen, self._seen + len(rows), device=rows.device) % self.most
        self.x[places] = batch.x.flatten(0, 1)[rows]
        self.choices[places] = batch.choices.flatten(0, 1)[rows]
        self.worth[places] = batch.worth.flatten(0, 1)[rows].half()
        self._seen += len(rows)
        return len(rows)


class Pupil:
    """A network that learns to choose as others do."""

    def __init__(self, actor: Actor, minibatch: int = MINIBATCH) -> None:
        self.actor, self.minibatch = actor, minibatch
        device = next(actor.parameters()).device
        self.rate = torch.zeros((), device=device)
        self.steps = optimiser(actor, self.rate)
        self._improve = Recorded(self._improve_now)

    def watch(self, batch: Batch, model: nn.Module, rate: float) -> Watched:
        """Learn from how likely a model finds each choice in a batch."""
        self.rate.fill_(rate)
        rows = torch.nonzero((batch.count > 1).flatten()).flatten()
        sums = torch.zeros(2, device=rows.device)
        parts = self._parts(rows)
        for part in parts:
            x, choices = batch.x.flatten(0, 1)[part], batch.choices.flatten(0, 1)[part]
            sums += self._improve(x, choices, _as_likely(model, x, choices))
        return _watched(sums, len(parts))

    def study(self, notes: Notes, rate: float, steps: int, fine: float = FINE) -> Watched:
        """Learn from what flat Monte Carlo found each choice worth; return how that does on what was not studied."""
        x, choices, worth = notes.x, notes.choices, notes.worth
        places = torch.arange(len(notes), device=x.device)
        kept, rows = places[places % KEPT == 0], places[places % KEPT != 0]
        parts: list[Tensor] = []
        for step in range(steps):
            parts = parts or self._parts(rows)
            part = parts.pop()
            self.rate.fill_(rate * max(0.02, 1 - step / steps))
            self._improve(x[part], choices[part], _by_worth(worth[part], choices[part], fine))
        sums = torch.zeros(2, device=x.device)
        for part in torch.split(kept, self.minibatch):
            goal = _by_worth(worth[part], choices[part], fine)
            sums += self._told(x[part], choices[part], goal).detach() * len(part)
        return _watched(sums, len(kept))

    def _parts(self, rows: Tensor) -> list[Tensor]:
        """Return these rows in any order, in parts of one size: what is left over stays out."""
        parts = torch.split(rows[torch.randperm(len(rows), device=rows.device)], self.minibatch)
        return [part for part in parts if len(part) == len(parts[0])]

    def _improve_now(self, x: Tensor, choices: Tensor, goal: Tensor) -> Tensor:
        told = self._told(x, choices, goal)
        self.steps.zero_grad(set_to_none=True)
        told[1].backward()  # type: ignore[no-untyped-call]
        self.steps.step()
        return told.detach()

    def _told(self, x: Tensor, choices: Tensor, goal: Tensor) -> Tensor:
        """Return how often the favourite is the goal's, and how surprising the goal is."""
        with torch.autocast("cuda", torch.bfloat16, enabled=x.is_cuda, cache_enabled=False):
            likely = self.actor(x, choices)
        surprise = -(goal * likely.clamp(min=-50)).sum(dim=1).mean()
        same = (likely.argmax(dim=1) == goal.argmax(dim=1)).float().mean()
        return torch.stack((same, surprise))


def _watched(sums: Tensor, count: int) -> Watched:
    same, surprise = (sums / max(count, 1)).tolist()
    return Watched(same, surprise)


def _by_worth(worth: Tensor, choices: Tensor, fine: float) -> Tensor:
    """Return how likely each action should be by what it is worth."""
    return torch.softmax((worth.float() / fine).masked_fill(choices == 0, -1e9), dim=1)


@torch.no_grad()
def _as_likely(model: nn.Module, x: Tensor, choices: Tensor) -> Tensor:
    """Return how likely each action should be: as a model finds it."""
    with torch.autocast("cuda", torch.bfloat16, enabled=x.is_cuda, cache_enabled=False):
        likely: Tensor = model(x, choices)
    return likely.exp()
