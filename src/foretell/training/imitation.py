"""Networks that learn by watching: one decides as flat Monte Carlo does, a small one as a large one does.

Flat Monte Carlo is a hundred times slower than a network. So as an opponent it is watched once, and from then on the
network that learnt to choose what it chose sits in its place. A small network that learnt from a large one makes the
large one's playouts affordable.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch

from foretell.training.networks import Actor
from foretell.training.recorded import Recorded, optimiser
from foretell.training.rollout import Batch

Tensor = torch.Tensor


@dataclass
class Watched:
    """How often the pupil would have chosen the same as its model, and how much it was surprised."""

    same: float
    surprise: float


class Pupil:
    """A network that learns to choose as others do."""

    def __init__(self, actor: Actor, minibatch: int = 16384) -> None:
        self.actor, self.minibatch = actor, minibatch
        device = next(actor.parameters()).device
        self.rate = torch.zeros((), device=device)
        self.steps = optimiser(actor, self.rate)
        self._improve = Recorded(self._improve_now)

    def watch(self, batch: Batch, rate: float, epochs: int = 1, model: Actor | None = None) -> Watched:
        """Learn from what was chosen in a batch, or from how likely a model finds each choice there."""
        self.rate.fill_(rate)
        rows = torch.nonzero(batch.count.flatten() > 1).flatten()
        sums = torch.zeros(2, device=rows.device)
        count = 0
        for _ in range(epochs):
            for part in torch.split(rows[torch.randperm(len(rows), device=rows.device)], self.minibatch):
                if len(part) < self.minibatch and count:
                    continue
                x, choices = batch.x.flatten(0, 1)[part], batch.choices.flatten(0, 1)[part]
                sums += self._improve(x, choices, _goal(batch, part, x, choices, model))
                count += 1
        same, surprise = (sums / max(count, 1)).tolist()
        return Watched(same, surprise)

    def _improve_now(self, x: Tensor, choices: Tensor, goal: Tensor) -> Tensor:
        with torch.autocast("cuda", torch.bfloat16, enabled=x.is_cuda, cache_enabled=False):
            likely = self.actor(x, choices)
        surprise = -(goal * likely.clamp(min=-50)).sum(dim=1).mean()
        self.steps.zero_grad(set_to_none=True)
        surprise.backward()
        self.steps.step()
        same = (likely.argmax(dim=1) == goal.argmax(dim=1)).float().mean()
        return torch.stack((same, surprise)).detach()


@torch.no_grad()
def _goal(batch: Batch, part: Tensor, x: Tensor, choices: Tensor, model: Actor | None) -> Tensor:
    """Return how likely each action should be."""
    if model is None:
        return torch.nn.functional.one_hot(batch.chosen.flatten()[part], choices.shape[1]).float()
    with torch.autocast("cuda", torch.bfloat16, enabled=x.is_cuda, cache_enabled=False):
        likely: Tensor = model(x, choices)
    return likely.exp()
