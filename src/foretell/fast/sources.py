"""Which modules are compiled, and a fingerprint of them: what was compiled before an edit must not be used after it."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from foretell import bits, cards, rows
from foretell.rules import decks, predictions, rounds, scoring, settings, tricks, trump
from foretell.table import actions, advance, bulk, chance, deal, encoding, fields, hands, relabel, sight, state

RULE_BOOK: Final = (
    cards,
    rounds,
    decks,
    trump,
    predictions,
    tricks,
    scoring,
    actions,
    hands,
    deal,
    advance,
    sight,
    chance,
    bulk,
    relabel,
    encoding,
)


def functions() -> Iterator[Callable[..., Any]]:
    """Yield the plain functions of the rule book; those that do not compile are never called by compiled code."""
    for module in RULE_BOOK:
        yield from functions_of(module)


def functions_of(module: ModuleType) -> Iterator[Callable[..., Any]]:
    """Yield the functions that a module defines."""
    for thing in list(vars(module).values()):
        if inspect.isfunction(thing) and thing.__module__ == module.__name__:
            yield thing


def fingerprint(*more: ModuleType) -> str:
    """Return a hash of the sources of the rule book and of these modules."""
    digest = hashlib.sha256()
    for module in (*RULE_BOOK, bits, fields, rows, settings, state, *more):
        digest.update(Path(str(module.__file__)).read_bytes())
    return digest.hexdigest()[:16]
