"""Small bots for tests. Workers find them by name: `tests.arena.bots:First`."""

from __future__ import annotations

from foretell.bots.jester import Jester
from foretell.table.decisions import Decision
from foretell.table.view import View

FIRST = "tests.arena.bots:First"
LAST = "tests.arena.bots:Last"
TWIN = "tests.arena.bots:Twin"


class First:
    """Always the first legal decision: predicts 0 and plays low."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> Decision:
        return view.legal[0]


class Last:
    """Always the last legal decision: predicts all tricks and plays high."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> Decision:
        return view.legal[-1]


class Twin(Jester):
    """The jester under another name."""
