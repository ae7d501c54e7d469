"""Playing a batch of rounds: who sits where, what was known and chosen at every step, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass

import torch

from foretell.training.networks import POINT, Actor, margin
from foretell.training.rooms import Room

Tensor = torch.Tensor
CHECK_FROM = 60


@dataclass
class Batch:
    """All steps of a batch: [step, table, …]."""

    x: Tensor
    secrets: Tensor
    choices: Tensor
    chosen: Tensor
    likely: Tensor  # log-probability of what was chosen
    seat: Tensor
    stage: Tensor
    count: Tensor  # how many choices there were; 0 where nothing was to decide
    learns: Tensor  # whether the learner chose
    gains: Tensor  # [table, round, seat]: points
    won: Tensor
    seats: Tensor
    rounds: Tensor  # [table, round]: whether that round was played to its end


@dataclass
class Others:
    """Players beside the learner: at these tables and seats a frozen network, flat Monte Carlo or rule bots."""

    snapshot: Actor | None
    by_snapshot: Tensor  # [table, seat]
    by_flat: Tensor  # [table, seat]
    playouts: int = 64
    by_rule: Tensor | None = None  # [table, seat]: 1 for the scribe, 2 for the apprentice


class Player:
    """Plays batches in a room; keeps the memory for them."""

    def __init__(self, room: Room, steps: int) -> None:
        self.room = room
        self.x, self.secrets, self.choices = room.rooms_for(steps)
        device, shape = room.device, (steps, room.n)
        self.chosen = torch.zeros(shape, dtype=torch.int64, device=device)
        self.likely = torch.zeros(shape, device=device)
        self.seat = torch.zeros(shape, dtype=torch.int64, device=device)
        self.stage = torch.zeros(shape, dtype=torch.int64, device=device)
        self.count = torch.zeros(shape, dtype=torch.int64, device=device)
        self.learns = torch.zeros(shape, dtype=torch.bool, device=device)

    @torch.no_grad()
    def play(self, actor: Actor, numbers: Tensor, first_key: int, others: Others, *, greedy: bool = False) -> Batch:
        """Play two rounds at every table."""
        with torch.autocast("cuda", torch.bfloat16, enabled=self.room.device.type == "cuda"):
            return self._play(actor, numbers, first_key, others, greedy)

    def _play(self, actor: Actor, numbers: Tensor, first_key: int, others: Others, greedy: bool) -> Batch:
        room = self.room
        room.begin(numbers, first_key)
        tables = torch.arange(room.n, device=room.device)
        some = _last(others.by_snapshot)
        steps = 0
        while steps < len(self.x):
            t = steps
            room.knowledge(self.x[t], self.secrets[t], self.choices[t])
            self.seat[t], self.stage[t], self.count[t] = room.seat, room.stage, room.count
            likely = actor(self.x[t], self.choices[t])
            chosen = likely.argmax(dim=1) if greedy else _draw(likely)
            by_snapshot = others.by_snapshot[tables, room.seat]
            by_flat = others.by_flat[tables, room.seat]
            if others.snapshot is not None and some:
                theirs = _draw(others.snapshot(self.x[t, :some], self.choices[t, :some]))
                chosen[:some] = torch.where(by_snapshot[:some], theirs, chosen[:some])
            if others.playouts:
                room.advise(by_flat & (room.count > 0), chosen, others.playouts)
            by_rule = torch.zeros_like(room.seat) if others.by_rule is None else others.by_rule[tables, room.seat]
            if others.by_rule is not None:
                room.consult(by_rule * (room.count > 0), chosen)
            self.chosen[t] = chosen
            self.likely[t] = likely.gather(1, chosen[:, None]).squeeze(1)
            self.learns[t] = ~by_snapshot & ~by_flat & (by_rule == 0) & (room.count > 1)
            room.take(chosen)
            steps += 1
            if steps >= CHECK_FROM and steps % 4 == 0 and not bool((room.masks != 0).any()):
                break
        return self._batch(steps)

    def _batch(self, steps: int) -> Batch:
        room = self.room
        done = torch.arange(2, device=room.device)[None, :] < room.stage[:, None]
        return Batch(
            self.x[:steps],
            self.secrets[:steps],
            self.choices[:steps],
            self.chosen[:steps],
            self.likely[:steps],
            self.seat[:steps],
            self.stage[:steps],
            self.count[:steps],
            self.learns[:steps],
            room.points.float() * POINT,
            room.won.long(),
            room.seats,
            done,
        )


def _last(some: Tensor) -> int:
    """Return how many tables, from the first on, hold all that are marked."""
    marked = torch.nonzero(some.any(dim=1)).flatten()
    return int(marked[-1]) + 1 if len(marked) else 0


def _draw(likely: Tensor) -> Tensor:
    """Return an action for each row, drawn by its probabilities (the largest after adding Gumbel's noise)."""
    noise = torch.empty_like(likely).exponential_().log()
    return (likely - noise).argmax(dim=1)


def turned_to(values: Tensor, seat: Tensor, seats: Tensor) -> Tensor:
    """Return [row, place] from [row, seat]: place 0 is the given seat, places beyond the table hold 0."""
    places = torch.arange(values.shape[1], device=values.device)[None, :]
    at = (seat[:, None] + places) % seats[:, None]
    return values.gather(1, at) * (places < seats[:, None])


def rewards(batch: Batch) -> Tensor:
    """Return [table, round, seat]: what each seat gained on the mean of the others."""
    n, rounds, places = batch.gains.shape
    found = torch.zeros_like(batch.gains)
    for number in range(rounds):
        for seat in range(places):
            at = torch.full((n,), seat, device=batch.gains.device)
            sits = at < batch.seats
            own = turned_to(batch.gains[:, number], torch.where(sits, at, 0), batch.seats)
            found[:, number, seat] = margin(own, batch.seats) * sits
    return found
