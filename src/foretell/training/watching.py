"""Watching flat Monte Carlo: it plays some batches, and a network learns what it found each choice worth.

At first it sits beside rule bots. Who learns to beat the network that imitates it learns the network's mistakes too; so
it is watched again, at tables where the learner sits, and the imitation is corrected by that.
"""

from __future__ import annotations

import torch

from foretell.training.imitation import FINE, MINIBATCH, Notes, Pupil, Watched
from foretell.training.mixture import Share, assign, number_of_rounds
from foretell.training.networks import Actor
from foretell.training.rollout import Others, Player, two_rounds
from foretell.training.rooms import Room
from foretell.training.steps import APPRENTICE, SCRIBE

Tensor = torch.Tensor
BESIDE = 0.75
"""How many of the seats flat Monte Carlo has beside rule bots."""


class Spectator:
    """Watches flat Monte Carlo at tables of its own, and keeps notes of the last decisions."""

    def __init__(self, room_type: type[Room], shares: list[Share], tables: int, seed: int, most: int) -> None:
        which = assign(shares, tables)
        self.room = room_type([share.settings for share in shares], which, seed)
        self.rounds = torch.as_tensor(number_of_rounds(shares)[which], device=self.room.device)
        self.player = Player(self.room)
        self.notes = Notes(most, self.room.device)

    def watch(self, learner: Actor, decisions: int, playouts: int, turn: int, *, beside_rule_bots: bool) -> int:
        """Watch so many decisions, with the learner at one seat of each table or with rule bots; return how many."""
        watched = number = 0
        while watched < decisions:
            by_flat = all_but_one(self.room, turn + number)
            by_rule = None
            if beside_rule_bots:
                by_flat = torch.rand(by_flat.shape, device=by_flat.device) < BESIDE
                by_rule = torch.randint(SCRIBE, APPRENTICE + 1, by_flat.shape, device=by_flat.device)
            key = 1 << 41 | (turn << 8 | number) << 16
            others = Others(by_rule=by_rule, by_flat=by_flat, playouts=playouts)
            watched += self.notes.add(self.player.play(learner, two_rounds(self.rounds), key, others))
            number += 1
        return watched

    def teach(self, actor: Actor, rate: float, looks: int, fine: float = FINE) -> Watched:
        """Let a network look at so many of the notes; return how it does on those that it never studies."""
        minibatch = min(MINIBATCH, self.room.n)
        return Pupil(actor, minibatch).study(self.notes, rate, -(-looks // minibatch), fine)


def all_but_one(room: Room, turn: int) -> Tensor:
    """Return all seats but one of each table, another one at every turn."""
    own = (torch.arange(room.n, device=room.device) + turn) % room.seats
    return torch.arange(6, device=room.device)[None, :] != own[:, None]
