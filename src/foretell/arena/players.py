"""Players: bots by the name of their level, or by where they are to be found.

A level is one of `foretell.bots`, or `module:name`, which is imported and called with a seed. What a bot draws comes
from its seed, and that from the match's seed, the deal and the seat; so the same cards meet the same chance in every
rotation and on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final

from foretell.bots import Bot, bot
from foretell.errors import BadSettings
from foretell.table.chance import draw

_SEEDS: Final = 1 << 31


def check_level(level: str) -> None:
    """Raise BadSettings unless there is such a level."""
    player(level, 0)


def player(level: str, seed: int) -> Bot:
    """Return a new player of this level."""
    return _maker(level)(seed) if ":" in level else bot(level, seed)


def player_seed(seed: int, deal: int, seat: int) -> int:
    """Return the seed of the player at this seat, the same whoever sits there."""
    return draw(_SEEDS, seed, deal, seat)


def bulk(line_up: Sequence[str]) -> Any:
    """Return `play_bulk` where every level of a line-up can be played compiled, else None."""
    try:
        module = import_module("foretell.bots.bulk")
    except ModuleNotFoundError:
        return None
    return module.play_bulk if set(line_up) <= set(module.COMPILED) else None


@cache
def _maker(level: str) -> Callable[[int], Bot]:
    module, _, name = level.partition(":")
    try:
        maker: Callable[[int], Bot] = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise BadSettings(
            "settings/no-bot", f"there is no bot {level!r}: {problem}", setting="bot", value=level
        ) from problem
    return maker
