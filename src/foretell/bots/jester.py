"""The jester: plays any legal decision, each as likely as the others."""

from __future__ import annotations

from foretell.bits import lowest
from foretell.errors import NotYourTurn
from foretell.table.actions import ACTIONS, announcements, first_action, member_of, phase_of
from foretell.table.chance import draw
from foretell.table.decisions import DECISIONS, Decision
from foretell.table.shufflers import checked_seed
from foretell.table.sight import Sight, decision_index
from foretell.table.view import View


class Jester:
    """Chance comes from seed, seat and decision, so any worker gives the same answer."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = checked_seed("seed", seed)

    def choose(self, view: View) -> Decision:
        """Return a random legal decision."""
        if not view.legal:
            raise NotYourTurn("turn/not-yours", "a bot was asked where it has nothing to decide", rule="PLAY-1")
        return DECISIONS[jester_action(view.sight, self.seed)]


def jester_action(v: Sight, seed: int) -> int:
    """Return the number of a random legal decision."""
    count = 0
    members = v.legal
    while members:
        count += announcements(v.phase, lowest(members))
        members &= members - 1
    left = draw(count, seed, v.seat, decision_index(v))
    for action in range(first_action(v.phase), ACTIONS):
        if phase_of(action) == v.phase and v.legal >> member_of(action) & 1:
            if left == 0:
                return action
            left -= 1
    return -1
