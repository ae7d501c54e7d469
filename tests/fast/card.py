"""What a batch on a graphics card does beside going in lockstep: `NUMBA_ENABLE_CUDASIM=1 python -m tests.fast.card`."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

from foretell import BadSettings, IllegalDecision, Settings
from foretell.fast.gpu import GpuTables
from foretell.fast.tables import Tables
from tests.fast.lockstep import differences, host

SETTINGS = [Settings(seats=3), Settings(seats=5)]


def agree(card: GpuTables, tables: Tables) -> None:
    """Raise where the two batches differ in anything that both can be asked."""
    assert not differences(tables.rows, host(card.rows))
    assert host(card.legal()).tolist() == tables.legal().tolist()
    assert host(card.random_actions()).tolist() == tables.random_actions().tolist()
    assert not differences(tables.views(), host(card.views()))


def refused(code: str, question: Any, *args: Any, **more: Any) -> None:
    """Raise unless this is refused with this code."""
    with pytest.raises((BadSettings, IllegalDecision)) as caught:
        question(*args, **more)
    assert caught.value.code == code


def main() -> int:
    """Ask a small batch everything."""
    card, tables = GpuTables(SETTINGS, 4, seed=6), Tables(SETTINGS, 4, seed=6)
    for _ in range(20):
        actions = tables.random_actions()
        card.apply(actions)
        tables.apply(actions)
    agree(card, tables)
    if isinstance(card.turn, np.ndarray):  # on a real card a field has no host array
        assert card.turn.tolist() == tables.turn.tolist()
        assert card.scores.tolist() == tables.scores.tolist()
    assert host(card.over).tolist() == [False] * 4
    assert card.game(3).table == tables.game(3).table
    for batch in (card, tables):
        batch.put(2, tables.game(0))
        batch.put(-1, tables.game(1).to_row())
    agree(card, tables)
    assert card.roll_out() == tables.roll_out()
    agree(card, tables)
    for batch in (card, tables):
        batch.refresh()
    agree(card, tables)
    agree(GpuTables.from_rows(tables.rows, SETTINGS, 6), tables)
    for batch in (card, tables):
        batch.restart(fresh=True)
    agree(card, tables)
    assert card.game(1).view(0).hand == tables.game(1).view(0).hand
    assert card.play_out() == tables.play_out()
    assert host(card.over).all()
    refused("play/no-number", card.apply, [0.5] * 4)
    refused("play/wrong-number", card.apply, [0] * 3)
    refused("turn/no-such-seat", card.views, [2, 4, 3, 0])
    refused("settings/bad-batch", GpuTables, SETTINGS, True)
    refused("settings/bad-seed", GpuTables, SETTINGS, 4, -1)
    refused("settings/bad-seed", GpuTables, SETTINGS, 4, first=2**63 - 1)
    refused("settings/no-settings", GpuTables, [], 4)
    refused("settings/other-table", card.put, 0, tables.game(1))
    print("the card does as the processor")
    return 0


if __name__ == "__main__":
    sys.exit(main())
