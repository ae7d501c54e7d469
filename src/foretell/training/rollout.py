"""Playing a batch of rounds: who sits where, what was known and chosen at every step, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import torch

from foretell.table.actions import ACTIONS
from foretell.training.networks import POINT, Actor, margin
from foretell.training.rooms import Room

Tensor = torch.Tensor
STEPS = 96
"""So many decisions at a table, and two rounds are surely over."""
CHECK_FROM = 60
LEARNER, NOBODY = 0, -1


@dataclass
class Batch:
    """All steps of a batch: [step, table, …]."""

    x: Tensor
    secrets: Tensor
    choices: Tensor
    chosen: Tensor
    likely: Tensor  # log-probability of what the learner chose
    surest: Tensor  # log-probability of what it thought best
    seat: Tensor
    stage: Tensor
    count: Tensor  # how many choices there were; 0 where nothing was to decide
    learns: Tensor  # whether the learner chose
    gains: Tensor  # [table, round, seat]: points
    won: Tensor
    seats: Tensor
    rounds: Tensor  # [table, round]: whether that round was played to its end
    worth: Tensor | None = None  # what flat Monte Carlo found each choice worth, where it chose; 0 elsewhere


class Guest(NamedTuple):
    """A frozen network that plays at some seats."""

    actor: Actor
    seats: Tensor  # [table, seat]
    heat: float = 1.0  # 0: it always does what it thinks best; 1: it draws by its own probabilities


@dataclass
class Others:
    """Players beside the learner: frozen networks, rule bots, flat Monte Carlo. Of several at a seat the last plays."""

    guests: tuple[Guest, ...] = ()
    by_rule: Tensor | None = None  # [table, seat]: SCRIBE, APPRENTICE or 0
    by_flat: Tensor | None = None  # [table, seat]
    playouts: int = 0


class Player:
    """Plays batches in a room; keeps the memory for them."""

    def __init__(self, room: Room, steps: int = STEPS) -> None:
        self.room = room
        self.x, self.secrets, self.choices = room.rooms_for(steps)
        device, shape = room.device, (steps, room.n)
        self.chosen = torch.zeros(shape, dtype=torch.int64, device=device)
        self.likely = torch.zeros(shape, device=device)
        self.surest = torch.zeros(shape, device=device)
        self.seat = torch.zeros(shape, dtype=torch.int64, device=device)
        self.stage = torch.zeros(shape, dtype=torch.int64, device=device)
        self.count = torch.zeros(shape, dtype=torch.int64, device=device)
        self.learns = torch.zeros(shape, dtype=torch.bool, device=device)
        self.worth: Tensor | None = None

    @torch.no_grad()
    def play(self, actor: Actor, numbers: Tensor, first_key: int, others: Others, *, greedy: bool = False) -> Batch:
        """Play two rounds at every table."""
        with torch.autocast("cuda", torch.bfloat16, enabled=self.room.device.type == "cuda"):
            return self._play(actor, numbers, first_key, others, greedy)

    def _play(self, actor: Actor, numbers: Tensor, first_key: int, others: Others, greedy: bool) -> Batch:
        room = self.room
        room.begin(numbers, first_key)
        tables = torch.arange(room.n, device=room.device)
        minds = [(actor, 0.0 if greedy else 1.0), *((guest.actor, guest.heat) for guest in others.guests)]
        sits = self._who_sits_where(others)
        worth = self._room_for_worth() if others.by_flat is not None else None
        steps = 0
        while steps < len(self.x):
            t = steps
            room.knowledge(self.x[t], self.secrets[t], self.choices[t])
            self.seat[t], self.stage[t], self.count[t] = room.seat, room.stage, room.count
            chosen = self.choices[t].argmax(dim=1)  # where there is one choice only, that
            here = torch.where(room.count > 1, sits[tables, room.seat], NOBODY)
            self.learns[t] = here == LEARNER
            for number, (network, heat) in enumerate(minds):
                rows = torch.nonzero(here == number).flatten()
                if len(rows):
                    likely = network(self.x[t, rows], self.choices[t, rows])
                    chosen[rows] = draw(likely / heat) if heat else likely.argmax(dim=1)
                    if number == LEARNER:
                        self.likely[t, rows] = likely.gather(1, chosen[rows, None]).squeeze(1)
                        self.surest[t, rows] = likely.max(dim=1).values
            if others.by_rule is not None:
                room.consult(others.by_rule[tables, room.seat] * (room.count > 0), chosen)
            if others.by_flat is not None and worth is not None:
                by_flat = others.by_flat[tables, room.seat] & (room.count > 1)
                room.advise(by_flat, chosen, worth[t], others.playouts)
            self.chosen[t] = chosen
            room.take(chosen)
            steps += 1
            if steps >= CHECK_FROM and steps % 4 == 0 and not bool((room.masks != 0).any()):
                break
        return self._batch(steps, worth)

    def _who_sits_where(self, others: Others) -> Tensor:
        """Return for [table, seat] the learner, the number of the guest, or nobody who is a network."""
        sits = torch.full((self.room.n, 6), LEARNER, device=self.room.device)
        for number, guest in enumerate(others.guests, start=1):
            sits[guest.seats] = number
        for theirs in (others.by_rule, others.by_flat):
            if theirs is not None:
                sits[theirs != 0] = NOBODY
        return sits

    def _room_for_worth(self) -> Tensor:
        """Return room for what each choice is worth, empty; it is made when it is first needed."""
        if self.worth is None:
            self.worth = torch.zeros((*self.chosen.shape, ACTIONS), device=self.room.device)
        return self.worth.zero_()

    def _batch(self, steps: int, worth: Tensor | None) -> Batch:
        room = self.room
        done = torch.arange(2, device=room.device)[None, :] < room.stage[:, None]
        return Batch(
            self.x[:steps],
            self.secrets[:steps],
            self.choices[:steps],
            self.chosen[:steps],
            self.likely[:steps],
            self.surest[:steps],
            self.seat[:steps],
            self.stage[:steps],
            self.count[:steps],
            self.learns[:steps],
            room.points.float() * POINT,
            room.won.long(),
            room.seats,
            done,
            None if worth is None else worth[:steps],
        )


def two_rounds(number_of: Tensor) -> Tensor:
    """Return the numbers of two rounds for each table: any, and the opposite one of that many."""
    first = torch.randint(0, 1 << 30, number_of.shape, device=number_of.device) % number_of + 1
    return torch.stack((first, number_of + 1 - first), dim=1)


def draw(likely: Tensor) -> Tensor:
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
