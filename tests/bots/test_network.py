"""What a network chooses, and which it refuses to read; `tests/training/test_export.py` has one to try."""

from __future__ import annotations

import numpy as np
import pytest

from foretell import UnsupportedVersion
from foretell.bots.network import Network, best
from foretell.table.fields import VERSION


def test_only_legal_actions_are_chosen_and_the_first_of_equals() -> None:
    values = np.array([[5.0, 9.0, 7.0, 7.0]], np.float32)
    assert best(values, np.array([[1, 0, 1, 1]], np.int8)).tolist() == [2]


def test_a_network_of_another_encoding_is_refused() -> None:
    with pytest.raises(UnsupportedVersion, match=f"encoding {VERSION + 1}"):
        Network({"version": np.array(VERSION + 1)})
