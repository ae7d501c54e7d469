"""Bots: players that see a view and return a decision."""

from __future__ import annotations

from typing import Protocol

from foretell.errors import BadSettings
from foretell.table.decisions import Decision
from foretell.table.shufflers import checked_seed
from foretell.table.view import View


class Bot(Protocol):
    """A player: what it sees is all it knows."""

    def choose(self, view: View) -> Decision:
        """Return one of the legal decisions of the view."""
        ...


LEVELS = ("jester", "scribe", "apprentice", "journeyman", "sage")
"""The levels, weakest first."""


def bot(level: str, seed: int = 0) -> Bot:
    """Return a bot by the name of its level; the same seed plays the same."""
    checked_seed("seed", seed)
    if level == "jester":
        from foretell.bots.jester import Jester

        return Jester(seed)
    if level == "scribe":
        from foretell.bots.scribe import Scribe

        return Scribe()
    if level == "apprentice":
        from foretell.bots.apprentice import Apprentice

        return Apprentice()
    if level == "journeyman":
        from foretell.bots.journeyman import Journeyman

        return Journeyman(seed)
    if level == "sage":
        from foretell.bots.sage import Sage

        return Sage()
    raise BadSettings(
        "settings/no-bot", f"there is no bot {level!r}; there are {', '.join(LEVELS)}", setting="bot", value=level
    )
