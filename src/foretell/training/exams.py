"""Exams: how many points a game the learner gains on a table of fixed opponents. Self-play tells nothing of that."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch

from foretell.arena.ladder import TABLES
from foretell.rules.rounds import rounds
from foretell.rules.settings import Settings
from foretell.training.networks import POINT, Actor
from foretell.training.rollout import Batch, Guest, Others, Player, rewards, two_rounds
from foretell.training.rooms import Room

Tensor = torch.Tensor


@dataclass
class Mark:
    """What the learner gains on the others in a game, with the half width of a 95 % interval, and how often it hits."""

    gain: float
    within: float
    hits: float

    def rounded(self) -> list[float]:
        """Return it for a log."""
        return [round(self.gain, 1), round(self.within, 1), round(self.hits, 3)]


class Examiner:
    """Lets the learner sit at one seat of every table, in turn, with others on all other seats."""

    def __init__(self, room_type: type[Room], tables: int, seed: int, exams: dict[str, Settings] | None = None) -> None:
        self.exams = exams or TABLES
        which = np.arange(tables) % len(self.exams)
        self.room = room_type(list(self.exams.values()), which, seed)
        self.player = Player(self.room)
        self.rounds = torch.tensor([rounds(each.switches) for each in self.exams.values()], device=self.room.device)
        self.seat = torch.as_tensor(np.arange(tables) // len(self.exams), device=self.room.device) % self.room.seats

    def examine(self, actor: Actor, opponent: Actor, key: int, *, heat: float = 0.0) -> dict[str, Mark]:
        """Return a mark for each exam against a frozen network."""
        return self._sit(actor, Others((Guest(opponent, self._theirs(), heat),)), key)

    def examine_by_rule(self, actor: Actor, level: int, key: int) -> dict[str, Mark]:
        """Return a mark for each exam against a rule bot, which is the same in every course."""
        return self._sit(actor, Others(by_rule=level * self._theirs().long()), key)

    def examine_by_flat(self, actor: Actor, playouts: int, key: int) -> dict[str, Mark]:
        """Return a mark for each exam against flat Monte Carlo itself."""
        return self._sit(actor, Others(by_flat=self._theirs(), playouts=playouts), key)

    def _theirs(self) -> Tensor:
        return torch.arange(6, device=self.room.device)[None, :] != self.seat[:, None]

    def _sit(self, actor: Actor, others: Others, key: int) -> dict[str, Mark]:
        numbers = two_rounds(self.rounds[self.room.which])
        return self._marks(self.player.play(actor, numbers, key, others, greedy=True))

    def _marks(self, batch: Batch) -> dict[str, Mark]:
        tables = torch.arange(self.room.n, device=self.room.device)
        gains = rewards(batch)[tables, :, self.seat].mean(dim=1) / POINT * self.rounds[self.room.which]
        hit = (self.room.predicted == self.room.won)[tables, :, self.seat].float().mean(dim=1)
        marks = {}
        for i, name in enumerate(self.exams):
            own = gains[self.room.which == i]
            within = 1.96 * float(own.std()) / len(own) ** 0.5
            marks[name] = Mark(float(own.mean()), within, float(hit[self.room.which == i].mean()))
        return marks


def as_text(marks: dict[str, Mark]) -> str:
    """Return the marks in a line."""
    return " ".join(f"{name}:{mark.gain:+.0f}±{mark.within:.0f}" for name, mark in marks.items())
