"""Players: bots by the name of their level, or by where they are to be found.

A level is one of `foretell.bots`, where one that searches may be told how much (`archmage@5000`), or `module:name`,
which is imported and called with a seed. What a bot draws comes from its seed, and that from the match's seed, the deal
and the seat; so the same cards meet the same chance in every rotation and on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Final

from foretell.bots import LEVELS, Bot, bot
from foretell.errors import BadSettings
from foretell.rules.settings import Settings

if TYPE_CHECKING:
    from foretell.bots.bulk import Bulk

_ROOM: Final = Path(__file__).parent

PlayBulk = Callable[[Settings, Sequence[str], range, int], "Bulk"]


def check_level(level: str) -> None:
    """Raise BadSettings unless there is such a level, and it makes something that can choose."""
    try:
        made = player(level, 0)
    except BadSettings:
        raise
    except Exception as problem:
        raise _no_bot(level, trouble(problem)) from problem
    if not callable(getattr(made, "choose", None)):
        raise _no_bot(level, f"{type(made).__name__} has no method choose")


def player(level: str, seed: int) -> Bot:
    """Return a new player of this level."""
    return _maker(level)(seed) if ":" in level else bot(level, seed)


def bulk(line_up: Sequence[str]) -> PlayBulk | None:
    """Return what plays a line-up compiled, or None where a level of it cannot be."""
    names = {level.partition("@")[0] for level in line_up}
    if not names <= set(LEVELS):
        return None
    from foretell.bots.bulk import COMPILED, play_bulk

    return play_bulk if names <= set(COMPILED) else None


def trouble(problem: BaseException) -> str:
    """Return what went wrong in a bot, and where in its source.

    >>> trouble(ValueError("no such card"))
    'ValueError: no such card'
    """
    said = f"{type(problem).__name__}: {problem}".removesuffix(": ")
    frames = [frame for frame in extract_tb(problem.__traceback__) if Path(frame.filename).parent != _ROOM]
    return f"{said} ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else said


@cache
def _maker(level: str) -> Callable[[int], Bot]:
    module, _, name = level.partition(":")
    try:
        maker: Callable[[int], Bot] = getattr(import_module(module), name)
    except (ImportError, AttributeError, SyntaxError, ValueError) as problem:
        raise _no_bot(level, str(problem)) from problem
    except Exception as problem:
        raise _no_bot(level, trouble(problem)) from problem
    return maker


def _no_bot(level: str, why: str) -> BadSettings:
    return BadSettings("arena/no-bot", f"{level!r} is no bot: {why}", setting="bot", value=level, trouble=why)
