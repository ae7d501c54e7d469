"""The sage: a network that learnt by playing itself, alone and without search. Needs NumPy, not Numba."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from foretell.bots.apprentice import Apprentice, changes_early
from foretell.bots.network import Floats, best, network
from foretell.errors import NotYourTurn
from foretell.table.actions import ACTIONS
from foretell.table.decisions import DECISIONS, Decision
from foretell.table.encoding import encode, vector
from foretell.table.relabel import legal_choices, original
from foretell.table.view import View


class Sage:
    """Plays what its network thinks best; chance has no part in it."""

    def choose(self, view: View) -> Decision:
        """Return the legal decision that the network gives the largest number."""
        if not view.legal:
            raise NotYourTurn("turn/not-yours", "a bot was asked where it has nothing to decide", rule="PLAY-1")
        if len(view.legal) == 1:
            return view.legal[0]
        if changes_early(view.sight, view.settings.switches):
            return Apprentice().choose(view)
        values, choices, slots = opinion(view)
        return DECISIONS[original(int(best(values, choices)), slots)]


def opinion(view: View) -> tuple[Floats, NDArray[np.int8], int]:
    """Return the network's number for each action, which of them are legal, and the slots of the colours in them."""
    x = vector()
    slots = encode(x, view.sight, view.settings.switches)
    choices = [0] * ACTIONS
    legal_choices(choices, view.sight.phase, view.sight.legal, slots)
    return network("sage").values_of(np.array(x, np.int8)), np.array(choices, np.int8), slots
