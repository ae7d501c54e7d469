"""A room on a card beside one on the processor: `NUMBA_ENABLE_CUDASIM=1 python -m tests.training.card`."""

from __future__ import annotations

import sys

import numpy as np
import torch

from foretell import Settings
from foretell.cards import SPECIAL_NAMES
from foretell.training.card_room import CardRoom
from foretell.training.rooms import Room

KINDS = [Settings(seats=3, specials=SPECIAL_NAMES), Settings(seats=4)]


def main() -> int:
    """Play both rooms with the same decisions, some of them by flat Monte Carlo."""
    n, playouts = 2, 8
    here, there = Room(KINDS, np.arange(n), seed=3), CardRoom(KINDS, np.arange(n), seed=3)
    numbers = torch.tensor([[3, 2], [2, 3]])
    here.begin(numbers, 7)
    there.begin(numbers.to(there.device), 7)
    mine, theirs = ([each[0] for each in room.rooms_for(1)] for room in (here, there))
    steps = 0
    while bool((here.masks != 0).any()):
        here.knowledge(*mine)
        there.knowledge(*theirs)
        live = here.count > 0
        for one, other in (*zip(mine, theirs, strict=True), (here.slots, there.slots), (here.seat, there.seat)):
            assert torch.equal(one[live], other.cpu()[live])
        chosen = mine[2].argmax(dim=1)
        if steps % 4 == 0:
            advice = chosen.to(there.device)
            worth = torch.zeros(mine[2].shape)
            other_worth = worth.to(there.device)
            here.advise(live, chosen, worth, playouts)
            there.advise(live.to(there.device), advice, other_worth, playouts)
            assert torch.equal(chosen[live], advice.cpu()[live])
            assert bool(worth.any()) and torch.allclose(worth, other_worth.cpu())  # noqa: PT018
        elif steps % 4 == 2:
            advice = chosen.to(there.device)
            rule_bots = torch.tensor([1 + steps // 4 % 2, 2 - steps // 4 % 2]) * live
            here.consult(rule_bots, chosen)
            there.consult(rule_bots.to(there.device), advice)
            assert torch.equal(chosen[live], advice.cpu()[live])
        here.take(chosen)
        there.take(chosen.to(there.device))
        steps += 1
    for name in ("points", "won", "predicted", "stage"):
        assert torch.equal(getattr(here, name), getattr(there, name).cpu())
    print(f"{steps} steps, the same")
    return 0


if __name__ == "__main__":
    sys.exit(main())
