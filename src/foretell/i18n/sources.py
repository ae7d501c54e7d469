"""Sources: which booklets state a rule, and how that looks to the reader of one of them.

`sources.toml` has a mark for every rule, and for every sentence that comes from elsewhere than the rule it stands in.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, Literal, NamedTuple

from foretell.i18n.force import holds
from foretell.rules.editions import Edition, edition, edition_names

Kind = Literal["all", "booklet", "others", "ours"]
OURS: Final = "ours"
TIP: Final = "tip"


class Source(NamedTuple):
    """Where a sentence comes from, for readers of an edition: all booklets, theirs, others only, or none but us.

    Where `tip` is true their booklet has it as a tip, not as a rule.
    """

    kind: Kind
    tip: bool = False


def source_of(sentence: str, box: Edition, known: frozenset[str]) -> Source:
    """Return where a rule or a sentence of it comes from, as it reads where these words hold.

    >>> source_of("PREDICT-3.coins", edition("amigo-de"), frozenset())
    Source(kind='booklet', tip=False)
    >>> source_of("PREDICT-3.coins", edition("piatnik-hu"), frozenset())
    Source(kind='booklet', tip=True)
    >>> source_of("EDITION-3", edition("standard"), frozenset({"wizard_barred"}))
    Source(kind='others', tip=False)
    """
    mark = next(mark for condition, mark in _marks()[sentence] if holds(condition, known))
    stated, tips, own = mark.get("", frozenset()), mark.get(TIP, frozenset()), mark.get(OURS, frozenset())
    if stated == booklets():
        return Source("all")
    if not stated.isdisjoint(box.booklets):
        return Source("booklet")
    if not tips.isdisjoint(box.booklets):
        return Source("booklet", tip=True)
    return Source("ours" if not stated | tips or not own.isdisjoint(box.booklets) else "others")


def sentences(rule: str) -> list[str]:
    """Return what a rule is made of: itself, and the sentences with a mark of their own.

    >>> sentences("PREDICT-3"), sentences("WIN-1")
    (['PREDICT-3', 'PREDICT-3.coins'], ['WIN-1'])
    """
    return [name for name in _marks() if name == rule or name.startswith(f"{rule}.")]


@cache
def booklets() -> frozenset[str]:
    """Return the short names of all booklets."""
    return frozenset(name for each in edition_names() for name in edition(each).booklets)


@cache
def _marks() -> dict[str, list[tuple[str, dict[str, frozenset[str]]]]]:
    written = tomllib.loads((files("foretell.i18n") / "sources.toml").read_text(encoding="utf-8"))
    readings = {name: [marks] if isinstance(marks, str) else marks for name, marks in written.items()}
    return {name: [_reading(text) for text in texts] for name, texts in readings.items()}


def _reading(text: str) -> tuple[str, dict[str, frozenset[str]]]:
    """Read a mark with the condition before it, where it has one.

    >>> condition, mark = _reading("specials: DE, ours CS SK")
    >>> condition, {kind: sorted(names) for kind, names in mark.items()}
    ('specials', {'': ['DE'], 'ours': ['CS', 'SK']})
    """
    condition, _, mark = text.rpartition(":")
    found: dict[str, frozenset[str]] = {}
    for part in mark.split(","):
        names = part.split()
        kind = names.pop(0) if names[0] in (OURS, TIP) else ""
        if names[:2] == ["all", "but"]:
            found[kind] = booklets() - set(names[2:])
        else:
            found[kind] = booklets() if names == ["all"] else frozenset(names)
    return condition.strip(), found
