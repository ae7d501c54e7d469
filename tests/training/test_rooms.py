"""Rooms of tables that learn: what they write and take is what the rules say, on the processor and on a card."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import torch

from foretell import Settings
from foretell.cards import SPECIAL_NAMES
from foretell.fast.tables import Tables
from foretell.rules.rounds import rounds
from foretell.table.fields import SIZE
from foretell.training.mixture import assign, mixture, number_of_rounds
from foretell.training.rooms import Room

KINDS = [Settings(seats=3), Settings(specials=SPECIAL_NAMES), Settings(seats=5, hidden_predictions=True)]


def test_a_room_plays_two_rounds_of_opposite_size_by_the_rules() -> None:
    room = Room(KINDS, np.arange(30) % 3, seed=4)
    number = torch.tensor([rounds(each.switches) for each in KINDS])[room.which]
    first = torch.arange(30) % number + 1
    room.begin(torch.stack((first, number + 1 - first), dim=1), 0)
    x, secrets, choices = (each[0] for each in room.rooms_for(1))
    steps = 0
    while bool((room.masks != 0).any()):
        room.knowledge(x, secrets, choices)
        assert torch.equal(choices.sum(dim=1), room.count)
        live = room.count > 0
        beyond = Tables.from_rows(room.tables[live.numpy()], [KINDS[i] for i in room.which[live]])
        assert np.array_equal(beyond.encodings()[0], x[live][:, :SIZE].numpy())
        room.take(choices.argmax(dim=1))
        steps += 1
    assert room.stage.tolist() == [2] * 30
    sizes = room.numbers.tolist()
    for table in range(30):
        for number_of in range(2):
            won = int(room.won[table, number_of].sum())
            assert won in (sizes[table][number_of], sizes[table][number_of] - 1)  # the Bomb leaves a trick to nobody
    assert steps > 60


def test_flat_advice_is_legal_and_only_where_asked() -> None:
    room = Room(KINDS, np.arange(12) % 3, seed=4)
    room.begin(torch.full((12, 2), 6), 0)
    x, secrets, choices = (each[0] for each in room.rooms_for(1))
    for _ in range(30):
        room.knowledge(x, secrets, choices)
        chosen = torch.full((12,), -1)
        asked = (torch.arange(12) % 2 == 0) & (room.count > 0)
        worth = torch.zeros(choices.shape)
        room.advise(asked, chosen, worth, 16)
        assert torch.equal(chosen >= 0, asked)
        assert bool((choices[asked].gather(1, chosen[asked][:, None]) == 1).all())
        assert not bool(worth[(choices == 0) | ~asked[:, None]].any())
        found = worth.masked_fill(choices == 0, -1e9)
        assert torch.equal(found.max(dim=1).values[asked], found.gather(1, chosen.clamp(min=0)[:, None])[asked, 0])
        room.take(torch.where(asked, chosen, choices.argmax(dim=1)))


def test_settings_are_shared_out_by_weight() -> None:
    shares = mixture()
    assert abs(sum(share.weight for share in shares) - 1) < 1e-9
    which = assign(shares, 32768)
    found = np.bincount(which, minlength=len(shares))
    assert np.abs(found - 32768 * np.array([share.weight for share in shares])).max() < 2.5
    assert found.min() > 0  # nothing is left out, however small its share
    assert {share.settings.seats for share in shares} == {3, 4, 5, 6}
    assert number_of_rounds(shares).max() == 20


def test_a_card_does_the_same() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.training.card"],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "the same" in done.stdout
