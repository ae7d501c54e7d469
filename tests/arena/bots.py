"""Small bots for tests. Workers find them by name: `tests.arena.bots:First`."""

from __future__ import annotations

import os

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


class Raising(First):
    """Gives up in the third round."""

    def choose(self, view: View) -> Decision:
        if view.round_number == 3:
            raise LookupError("no idea")
        return super().choose(view)


class Quitting(First):
    """Wants to end the whole program."""

    def choose(self, view: View) -> Decision:
        raise SystemExit(0)


class Cheating(First):
    """Predicts more tricks than there are."""

    def choose(self, view: View) -> Decision:
        return Decision.parse("9")


class Dying(First):
    """Takes its process with it."""

    def choose(self, view: View) -> Decision:
        os._exit(7)


class Dumb:
    """Cannot choose."""

    def __init__(self, seed: int) -> None:
        self.seed = seed


class Seedless:
    """Takes no seed."""

    def choose(self, view: View) -> Decision:
        return view.legal[0]


class Unready(First):
    """Lacks something."""

    def __init__(self, seed: int) -> None:
        raise RuntimeError("no model")
