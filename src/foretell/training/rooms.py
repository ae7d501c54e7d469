"""A room of tables that learn: it writes what the seat to decide knows, and takes decisions, for all tables at once.

This one runs on the processor; `foretell.training.card_room` has the same on a graphics card. Arrays are PyTorch's, on
the device of the room; the compiled loops write into their memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from foretell.bots.journeyman import Workroom
from foretell.bots.worth import scales, worths
from foretell.fast.tables import settings_rows
from foretell.rules.settings import Settings
from foretell.table.actions import ACTIONS
from foretell.table.sight import Sight
from foretell.table.state import Table
from foretell.training import loops
from foretell.training.steps import ROUNDS, SECRETS_ROOM, X_ROOM

Array = Any
Tensor = torch.Tensor


class Room:
    """Tables on the processor."""

    device = torch.device("cpu")

    def __init__(self, settings: Sequence[Settings], which: Array, seed: int) -> None:
        self.n = n = len(which)
        self.seed = seed
        self.settings = tuple(settings)
        self.rules = settings_rows(self.settings)
        self.which = self._tensor(np.asarray(which, np.int64))
        self.seats = self._tensor(self.rules["seats"].astype(np.int64)[which])
        self.masks = self._zeros(n, torch.int64)
        self.slots = self._zeros(n, torch.int64)
        self.seat = self._zeros(n, torch.int64)
        self.count = self._zeros(n, torch.int64)
        self.stage = self._zeros(n, torch.int64)
        self.keys = self._zeros(n, torch.int64)
        self.numbers = self._zeros((n, ROUNDS), torch.int64)
        self.points = self._zeros((n, ROUNDS, 6), torch.int16)
        self.won = self._zeros((n, ROUNDS, 6), torch.int8)
        self.predicted = self._zeros((n, ROUNDS, 6), torch.int8)
        self._worth: Array = None
        self._scale: Array = None
        self._make_tables()

    def begin(self, numbers: Tensor, first_key: int) -> None:
        """Deal every table the first of its two rounds; a number of 0 is no round."""
        self.numbers.copy_(numbers)
        self.keys.copy_(torch.arange(first_key, first_key + self.n, device=self.device))
        self.stage.zero_()
        self._begin()

    def knowledge(self, x: Tensor, secrets: Tensor, choices: Tensor) -> None:
        """Write for the seat to decide at each table what it knows, what is hidden from it, and what it may do."""
        x.zero_()
        secrets.zero_()
        choices.zero_()
        self._know(x, secrets, choices)

    def rooms_for(self, count: int) -> tuple[Tensor, Tensor, Tensor]:
        """Return room for so many steps of knowledge, secrets and choices."""
        return (
            self._zeros((count, self.n, X_ROOM), torch.int8),
            self._zeros((count, self.n, SECRETS_ROOM), torch.int8),
            self._zeros((count, self.n, ACTIONS), torch.int8),
        )

    def _tensor(self, array: Array) -> Tensor:
        return torch.as_tensor(array, device=self.device)

    def _zeros(self, shape: Any, dtype: torch.dtype) -> Tensor:
        return torch.zeros(shape, dtype=dtype, device=self.device)

    # What differs on a card.

    def _make_tables(self) -> None:
        self.tables = np.zeros(self.n, Table.dtype())
        self.sights = np.zeros(1, Sight.dtype())
        self._which = self.which.numpy()

    def _begin(self) -> None:
        loops.begin(
            self.tables,
            self.masks.numpy(),
            self.numbers.numpy(),
            self.keys.numpy(),
            self.seed,
            self._which,
            self.rules,
        )

    def _know(self, x: Tensor, secrets: Tensor, choices: Tensor) -> None:
        loops.know(
            self.tables,
            self.masks.numpy(),
            self.sights,
            x.numpy(),
            secrets.numpy(),
            choices.numpy(),
            self.slots.numpy(),
            self.seat.numpy(),
            self.count.numpy(),
            self._which,
            self.rules,
        )

    def take(self, chosen: Tensor) -> None:
        """Carry out a decision at every table that awaits one; begin the second round where the first is over."""
        loops.take_all(
            self.tables,
            self.masks.numpy(),
            chosen.numpy(),
            self.slots.numpy(),
            self.stage.numpy(),
            self.numbers.numpy(),
            self.keys.numpy(),
            self.points.numpy(),
            self.won.numpy(),
            self.predicted.numpy(),
            self.seed,
            self._which,
            self.rules,
        )

    def advise(self, asked: Tensor, chosen: Tensor, worth: Tensor, playouts: int) -> None:
        """Let flat Monte Carlo choose where it is asked, and write what it finds each choice worth."""
        room = Workroom()
        loops.advise(
            self.tables,
            self.sights,
            asked.numpy(),
            chosen.numpy(),
            worth.numpy(),
            self.slots.numpy(),
            self.keys.numpy(),
            playouts,
            self.seed,
            (room.tables, room.cards, room.choices, room.totals, room.counts),
            self._which,
            self.rules,
        )

    def consult(self, asked: Tensor, chosen: Tensor) -> None:
        """Let a rule bot choose where it is asked: SCRIBE or APPRENTICE of `foretell.training.steps`."""
        loops.consult(
            self.tables,
            self.sights,
            asked.numpy(),
            chosen.numpy(),
            self.slots.numpy(),
            *self._rule_bots(),
            self._which,
            self.rules,
        )

    def _rule_bots(self) -> tuple[Array, Array]:
        """Return what the rule bots know of each settings."""
        if self._worth is None:
            self._worth = np.array([worths(each) for each in self.settings])
            self._scale = np.array([scales(each) for each in self.settings])
        return self._worth, self._scale
