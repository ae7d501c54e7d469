"""Learning from a batch: advantages seat by seat, then proximal policy optimisation (Schulman and others, 2017)."""

from __future__ import annotations

import math
from dataclasses import dataclass

import torch

from foretell.rules.settings import SEATS
from foretell.table.fields import START
from foretell.table.state import PREDICT
from foretell.training.networks import Actor, Critic
from foretell.training.recorded import Recorded, optimiser
from foretell.training.rollout import Batch, rewards, turned_to

Tensor = torch.Tensor
AT_ONCE = 32768
"""Rows that go through the critic at once."""


@dataclass(kw_only=True)
class Recipe:
    """What can be tuned."""

    rate: float
    entropy: float
    smoothing: float  # how far ahead an advantage looks, where 1 is the end of the round
    clip: float = 0.2
    epochs: int = 2
    value_smoothing: float = 0.95  # how far ahead the critic's goals look
    minibatch: int = 32768
    tricks: float = 0.5
    sure: float = 0.999  # a decision of which the learner is surer than that is left out
    open_minded: float = 0.02  # how much it costs to rule a choice out before cards are played
    steepest: float = 1.0


@dataclass
class Lesson:
    """Rows to learn from: places in the flattened batch, and what to learn there."""

    rows: Tensor
    gain: Tensor
    value: Tensor


class Learner:
    """An actor, its critic, and their optimisers."""

    def __init__(self, actor: Actor, critic: Critic) -> None:
        self.actor = actor
        self.critic = critic
        device = next(actor.parameters()).device
        self.rate = torch.zeros((), device=device)
        self.entropy = torch.zeros((), device=device)
        self.open_minded = torch.zeros((), device=device)
        self.actor_steps = optimiser(actor, self.rate)
        self.critic_steps = optimiser(critic, self.rate)
        self._improve = Recorded(self._improve_now)

    def learn(self, batch: Batch, recipe: Recipe, weight: Tensor | None = None) -> dict[str, float]:
        """Learn from a batch, from some tables more than from others; return figures to watch."""
        self.recipe = recipe
        self.rate.fill_(recipe.rate)
        self.entropy.fill_(recipe.entropy)
        self.open_minded.fill_(recipe.open_minded)
        lesson = self.lesson(batch, recipe)
        if weight is not None:
            lesson.gain *= weight[lesson.rows % len(batch.seats)]
        sums = torch.zeros(5, device=batch.x.device)
        count = 0
        for _ in range(recipe.epochs):
            order = torch.randperm(len(lesson.rows), device=batch.x.device)
            for part in torch.split(order, recipe.minibatch):
                if len(part) < recipe.minibatch and count:
                    continue
                sums += self._improve(*_gather(batch, lesson, part))
                count += 1
        names = ("loss_policy", "entropy", "loss_value", "loss_tricks", "moved")
        figures = dict(zip(names, (sums / max(count, 1)).tolist(), strict=True))
        return figures | {"samples": float(len(lesson.rows))}

    def _improve_now(
        self,
        x: Tensor,
        secrets: Tensor,
        choices: Tensor,
        chosen: Tensor,
        before: Tensor,
        gain: Tensor,
        goal: Tensor,
        seats: Tensor,
        won: Tensor,
    ) -> Tensor:
        recipe = self.recipe
        with torch.autocast("cuda", torch.bfloat16, enabled=x.is_cuda, cache_enabled=False):
            likely = self.actor(x, choices)
        ratio = (likely.gather(1, chosen[:, None]).squeeze(1) - before).exp()
        policy = -torch.min(ratio * gain, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * gain).mean()
        entropy = -(likely.exp() * likely.clamp(min=-50)).sum(dim=1).mean()
        closed = (ruled_out(likely, choices) * before_play(x)).mean()
        loss = policy - self.entropy * entropy + self.open_minded * closed
        _step(self.actor, self.actor_steps, loss, recipe)
        with torch.autocast("cuda", torch.bfloat16, enabled=x.is_cuda, cache_enabled=False):
            value, tricks = self.critic(x, secrets, seats)
        off = (value - goal).square().mean()
        sits = torch.arange(6, device=x.device)[None, :] < seats[:, None]
        surprise = -(tricks.gather(2, won[:, :, None]).squeeze(2) * sits).sum() / sits.sum()
        _step(self.critic, self.critic_steps, off + recipe.tricks * surprise, recipe)
        moved = ((ratio - 1).abs() > recipe.clip).float().mean()
        return torch.stack((policy, entropy, off, surprise, moved)).detach()

    @torch.no_grad()
    def lesson(self, batch: Batch, recipe: Recipe) -> Lesson:
        """Return advantages of all decisions of the learner that were open and led to the end of a round."""
        tables = torch.arange(len(batch.seats), device=batch.x.device)
        over = batch.rounds[tables[None, :], batch.stage.clamp(max=1)] & (batch.stage < 2)
        free = batch.learns & over & is_open(batch, recipe.sure)
        rows = torch.nonzero(free.flatten()).flatten()
        values = torch.zeros(free.shape, device=batch.x.device)
        values.view(-1)[rows] = self._values(batch, rows)
        gains = advantages(batch, free, values, recipe.smoothing).flatten()[rows]
        goals = (values + advantages(batch, free, values, recipe.value_smoothing)).flatten()[rows]
        return Lesson(rows, evened_out(gains, batch.seats[rows % len(batch.seats)]), goals)

    def _values(self, batch: Batch, rows: Tensor) -> Tensor:
        found = []
        for part in torch.split(rows, AT_ONCE):
            x, secrets = batch.x.flatten(0, 1)[part], batch.secrets.flatten(0, 1)[part]
            with torch.autocast("cuda", torch.bfloat16, enabled=x.is_cuda):
                found.append(self.critic(x, secrets, batch.seats[part % len(batch.seats)])[0])
        return torch.cat(found)


def is_open(batch: Batch, sure: float) -> Tensor:
    """Return where the learner was not all but sure what to do: elsewhere hardly anything else is tried, or learnt.

    Before cards are played, all is open.
    """
    return (batch.surest < math.log(sure)) | before_play(batch.x.flatten(0, 1)).view(batch.surest.shape)


def before_play(x: Tensor) -> Tensor:
    """Return where trump is named or tricks are predicted."""
    return x[:, START["phase"] : START["phase"] + PREDICT].any(dim=1)


def ruled_out(likely: Tensor, choices: Tensor) -> Tensor:
    """Return how far choices are from being equally likely: the surprise if one were drawn by chance.

    Unlike that of entropy, its pull does not fade where a choice has become unlikely. A choice that is seldom met may
    be ruled out before it is understood, and would never be tried again.
    """
    legal = choices != 0
    count = legal.sum(dim=1).clamp(min=1)
    return -likely.masked_fill(~legal, 0).sum(dim=1) / count - count.log()


def evened_out(gains: Tensor, seats: Tensor) -> Tensor:
    """Return advantages of mean 0 and deviation 1 for each number of seats: the fewer seats, the more is at stake."""
    found = torch.zeros_like(gains)
    for number in SEATS:
        here = seats == number
        count = here.sum().clamp(min=1)
        mean = (gains * here).sum() / count
        deviation = ((gains - mean).square() * here).sum().div(count).sqrt()
        found += (gains - mean) / (deviation + 1e-6) * here
    return found


def advantages(batch: Batch, free: Tensor, values: Tensor, smoothing: float) -> Tensor:
    """Return generalised advantages [step, table]: each seat's decisions of a round are a chain of their own."""
    steps, n = free.shape
    reward = rewards(batch)
    tables = torch.arange(n, device=free.device)
    found = torch.zeros_like(values)
    later = torch.zeros(n, 6, device=free.device)
    value = torch.zeros(n, 6, device=free.device)
    stage = torch.full((n, 6), -1, device=free.device)
    for t in range(steps - 1, -1, -1):
        seat = batch.seat[t]
        now = batch.stage[t].clamp(max=1)
        goes_on = stage[tables, seat] == now
        ahead = torch.where(goes_on, value[tables, seat], reward[tables, now, seat])
        carried = torch.where(goes_on, later[tables, seat], torch.zeros_like(ahead))
        gain = ahead - values[t] + smoothing * carried
        keep = free[t]
        found[t] = torch.where(keep, gain, found[t])
        later[tables, seat] = torch.where(keep, gain, later[tables, seat])
        value[tables, seat] = torch.where(keep, values[t], value[tables, seat])
        stage[tables, seat] = torch.where(keep, now, stage[tables, seat])
    return found


def _gather(batch: Batch, lesson: Lesson, part: Tensor) -> tuple[Tensor, ...]:
    """Return what `_improve_now` takes, for a part of the lesson."""
    rows = lesson.rows[part]
    table = rows % len(batch.seats)
    seats = batch.seats[table]
    return (
        batch.x.flatten(0, 1)[rows],
        batch.secrets.flatten(0, 1)[rows],
        batch.choices.flatten(0, 1)[rows],
        batch.chosen.flatten()[rows],
        batch.likely.flatten()[rows],
        lesson.gain[part],
        lesson.value[part],
        seats,
        turned_to(batch.won[table, batch.stage.flatten()[rows]], batch.seat.flatten()[rows], seats),
    )


def _step(network: torch.nn.Module, steps: torch.optim.Optimizer, loss: Tensor, recipe: Recipe) -> None:
    steps.zero_grad(set_to_none=True)
    loss.backward()  # type: ignore[no-untyped-call]
    torch.nn.utils.clip_grad_norm_(network.parameters(), recipe.steepest)
    steps.step()
