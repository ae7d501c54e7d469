"""The jester: plays any legal decision, each as likely as the others."""

from __future__ import annotations

from foretell.errors import NotYourTurn
from foretell.table.chance import draw
from foretell.table.decisions import Decision
from foretell.table.shufflers import checked_seed
from foretell.table.view import View


class Jester:
    """Chance comes from seed, seat and decision, so any worker gives the same answer."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = checked_seed("seed", seed)

    def choose(self, view: View) -> Decision:
        """Return a random legal decision."""
        if not view.legal:
            raise NotYourTurn("turn/not-yours", "a bot was asked where it has nothing to decide", rule="PLAY-1")
        return view.legal[draw(len(view.legal), self.seed, view.sight.seat, view.decision_index)]
