"""Prepositions and conjunctions of one letter: Czech, Slovak and Polish never leave one alone at the end of a line.

They are joined by U+00A0 to what follows when a catalogue is read, so that its files have plain spaces, and what is put
into a message, such as the name of a file, stays as it is. The browser does the same (web/src/words/prepositions.ts).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from fluent.syntax.ast import EntryType, TextElement

_LETTERS: Final = {"cs": "aikouvz", "sk": "aikouvz", "pl": "aiouwz"}
_SECONDS: Final = r"(?<!\d[ \u00a0])s"
"""Behind a number, s is a second: “15 s na tah”."""


def joined(text: str, language: str) -> str:
    """Return a text whose words of one letter keep what follows.

    >>> joined("Karta v ruce a s ní i bod.", "cs").replace(chr(0xA0), "_")
    'Karta v_ruce a_s_ní i_bod.'
    >>> joined("A card and a bot.", "en")
    'A card and a bot.'
    """
    letters = _LETTERS.get(language)
    if letters is None:
        return text
    return re.sub(rf"(?<![\w-])([{letters}]|{_SECONDS})[ \n]+", "\\1\u00a0", text, flags=re.IGNORECASE)


def join_words(entries: list[EntryType], language: str) -> None:
    """Join the words of one letter in all messages and terms."""
    if language in _LETTERS:
        _Joiner(language).visit(entries)


class _Joiner(Visitor):
    def __init__(self, language: str) -> None:
        self._language = language

    def visit_TextElement(self, node: TextElement) -> None:
        node.value = joined(node.value, self._language)
