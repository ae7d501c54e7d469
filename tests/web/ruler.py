"""A ruler for pages: shows them in every language, notes text that has no room, and remembers all that it has read."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast as ftl
from playwright.sync_api import Page

from foretell.i18n import Catalogue, languages, words
from foretell.i18n.prepositions import joined
from tests.i18n.catalogues import messages

Texts = dict[str, str]
"""A text in every language."""
SCRIPT = Path(__file__).with_name("ruler.js")


def said(key: str, /, **params: object) -> Texts:
    """Return a message in every language."""
    return spoken(lambda own: own.say(key, **params))


def spoken(text: Callable[[Catalogue], str]) -> Texts:
    """Return a text in every language, as its words make it."""
    return {language: one_line(text(words(language))) for language in languages()}


def one_line(text: str) -> str:
    """Return a text as a page writes it; spaces that hold words together stay."""
    return re.sub(r"[ \n]+", " ", text).strip()


class Missed(NamedTuple):
    """A message that was not shown in a language."""

    key: str
    language: str


class Ruler:
    """Measures what a page shows. The page must load the script of the ruler."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []
        self.read: defaultdict[str, set[str]] = defaultdict(set)

    def measure(self, what: str, shows: dict[str, Texts] | None = None) -> None:
        """Show all languages, English last; `shows` are texts that must be there, by the selector of their place."""
        order = [*reversed(languages())]
        for language, seen in self.page.evaluate("(given) => ruler.all(...given)", [order, shows or {}]).items():
            self.found += [f"{what}, {language}: {text}" for text in seen["wrong"]]
            self.read[language].update(seen["said"])

    def measure_refusals(self, what: str, cases: list[dict[str, Any]], button: str, place: str) -> None:
        """Press a button whose wish is refused in every way, and measure what is said to it at its place."""
        given = [[*reversed(languages())], cases, button, place]
        for where, wrong in self.page.evaluate("(given) => ruler.refusals(...given)", given).items():
            self.found += [f"{what}, {where}: {text}" for text in wrong]

    def unread(self, file: str) -> Iterator[Missed]:
        """Yield the messages of a file that were never shown, for each language."""
        for language in languages():
            texts = "\n".join(self.read[language])
            for key, form in _forms(language, file):
                if not form.search(texts):
                    yield Missed(key, language)


def _forms(language: str, file: str) -> Iterator[tuple[str, re.Pattern[str]]]:
    """Yield what each message and attribute looks like, whatever its parameters are."""
    for key, message in messages(language, file).items():
        parts = [(key, message.value), *((f"{key}.{part.id.name}", part.value) for part in message.attributes)]
        for name, pattern in parts:
            if pattern is not None:
                form = one_line(_form(pattern, language))
                yield name, re.compile(f"(?:^|: |· |[(✓] ?){form}(?:$|\\xa0?:| ·|[)])", re.MULTILINE)


def _form(pattern: ftl.Pattern, language: str) -> str:
    return "".join(
        re.escape(joined(element.value, language)).replace("\\ ", " ").replace("\\\n", " ")
        if isinstance(element, ftl.TextElement)
        else _any(element.expression, language)
        for element in pattern.elements
    )


def _any(expression: ftl.InlineExpression | ftl.Placeable | ftl.SelectExpression, language: str) -> str:
    if isinstance(expression, ftl.SelectExpression):
        return f"(?:{'|'.join(_form(variant.value, language) for variant in expression.variants)})"
    return ".+?"
