"""Players: bots by the name of their level, or by where they are to be found.

A level is one of `foretell.bots`, or `module:name`, which is imported and called with a seed. What a bot draws comes
from its seed, and that from the match's seed, the deal and the seat; so the same cards meet the same chance in every
rotation and on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from foretell.bots import LEVELS, Bot, bot
from foretell.errors import BadSettings
from foretell.rules.settings import Settings

if TYPE_CHECKING:
    from foretell.bots.bulk import Bulk

PlayBulk = Callable[[Settings, Sequence[str], range, int], "Bulk"]


def check_level(level: str) -> None:
    """Raise BadSettings unless there is such a level."""
    player(level, 0)


def player(level: str, seed: int) -> Bot:
    """Return a new player of this level."""
    return _maker(level)(seed) if ":" in level else bot(level, seed)


def bulk(line_up: Sequence[str]) -> PlayBulk | None:
    """Return what plays a line-up compiled, or None where a level of it cannot be."""
    if not set(line_up) <= set(LEVELS):
        return None
    from foretell.bots.bulk import COMPILED, play_bulk

    return play_bulk if set(line_up) <= set(COMPILED) else None


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
