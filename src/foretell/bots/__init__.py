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


LEVELS = ("jester", "scribe", "apprentice", "journeyman", "sage", "archmage")
"""The levels, weakest first."""
THOUGHT = {"journeyman": 1000, "archmage": 40000}
"""How much those that search think about a decision: playouts, or how often a network is asked."""
LEAST_THOUGHT = 1
MOST_THOUGHT = {"journeyman": 4000, "archmage": 1_000_000}


def thinking(level: str) -> int:
    """Return how much a level thinks: as much as is written after it and an @, as usual, or not at all."""
    name, at, number = level.partition("@")
    if not at:
        return THOUGHT.get(name, 0)
    if name not in MOST_THOUGHT:
        raise _no_bot(level)
    thought = int(number) if number.isascii() and number.isdecimal() and len(number) <= 7 else 0
    if not LEAST_THOUGHT <= thought <= MOST_THOUGHT[name]:
        raise _bad_thought(level, MOST_THOUGHT[name])
    return thought


def bot(level: str, seed: int = 0) -> Bot:
    """Return a bot by the name of its level; the same seed plays the same.

    A level that searches may be told how much to think: `journeyman@200`, `archmage@5000`.
    """
    seed = checked_seed("seed", seed)
    if not isinstance(level, str):
        raise _no_bot(level)
    name, thought = level.partition("@")[0], thinking(level)
    if name == "jester":
        from foretell.bots.jester import Jester

        return Jester(seed)
    if name == "scribe":
        from foretell.bots.scribe import Scribe

        return Scribe()
    if name == "apprentice":
        from foretell.bots.apprentice import Apprentice

        return Apprentice()
    if name == "journeyman":
        from foretell.bots.journeyman import Journeyman

        return Journeyman(seed, thought)
    if name == "sage":
        from foretell.bots.sage import Sage

        return Sage()
    if name == "archmage":
        from foretell.bots.archmage import Archmage

        return Archmage(seed, thought)
    raise _no_bot(level)


def _no_bot(level: object) -> BadSettings:
    return BadSettings(
        "settings/no-bot", f"there is no bot {level!r}; there are {', '.join(LEVELS)}", setting="bot", value=str(level)
    )


def _bad_thought(level: str, most: int) -> BadSettings:
    text = f"{level!r}: after the @ stands a number from {LEAST_THOUGHT} to {most}"
    return BadSettings("settings/bad-thought", text, setting="bot", value=level, least=LEAST_THOUGHT, most=most)
