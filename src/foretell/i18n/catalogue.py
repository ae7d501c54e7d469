"""Catalogues: the messages of a language, read from its folder when they are first needed.

A key's family, the part before its first hyphen, says which file holds it. A language that lacks a message falls back
to English; a message that is nowhere, or that lacks a parameter, raises. Fluent itself is imported with the first
message, and its isolation marks are off: a terminal would show them.

An edition may have words of its own, in `editions/` within the folder of its language. They stand before the
language's: of two entries with one name, the first that was read is kept. `terms.ftl` holds words that messages
decline, so that an edition can exchange one of them everywhere.

To add a language, add a folder named after it with the same files (docs/languages.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from datetime import date
    from importlib.resources.abc import Traversable

    from fluent.runtime.resolver import Pattern

FALLBACK: Final = "en"
FAMILIES: Final = {
    "card": "cards",
    "colour": "cards",
    "decision": "cards",
    "mark": "cards",
    "people": "cards",
    "word": "cards",
    "error": "errors",
    "reason": "errors",
    "event": "events",
    "rule": "rules",
    "section": "rules",
    "example": "rules",
    "note": "rules",
    "lesson": "lessons",
    "setting": "settings",
    "switch": "settings",
    "length": "settings",
    "phase": "settings",
    "language": "settings",
    "box": "settings",
    "edition": "settings",
    "list": "settings",
    "web": "web",
}
REST: Final = "cli"
"""The file of every other family: what only the terminal says."""
TERMS: Final = "terms"
"""The file of what messages decline; a language need not have one."""
LONGEST: Final = 1000
"""Longer parameters are cut; they come from files that are no records, and Fluent refuses very long ones."""


class MissingWords(LookupError):
    """A message that no catalogue holds, or a parameter that it asks for and was not given."""


class Catalogue:
    """The messages of a language, those of an edition first, and those of the languages it falls back to."""

    def __init__(self, *languages: str, edition: str = "") -> None:
        self.language = languages[0]
        self._shelves = [_Shelf(language, edition) for language in languages]

    def of(self, edition: str) -> Catalogue:
        """Return the same language in the words of an edition, where it has some of its own.

        >>> words("cs").say("card-jester"), words("cs").of("piatnik-cs").say("card-jester")
        ('šašek', 'žolík')
        """
        has_own = bool(edition) and _overlay(self.language, edition).is_file()
        return words(self.language, edition) if has_own else words(self.language)

    def say(self, key: str, /, **params: object) -> str:
        """Return a message with its parameters filled in; `key.attribute` says an attribute of it.

        >>> words().say("card-number.object", colour="red", rank=7)
        'the red 7'
        >>> words().say("web-points", points=-10)
        '−10 points'
        """
        for shelf in self._shelves:
            text = shelf.say(key, params)
            if text is not None:
                return text
        raise MissingWords(f"no message {key!r} in {self.language}")

    def has(self, key: str) -> bool:
        """Return whether there is such a message, or attribute of one."""
        return any(shelf.holds(key) for shelf in self._shelves)

    def keys(self, file: str) -> tuple[str, ...]:
        """Return the keys of a file of the last language, which has them all, in order."""
        return self._shelves[-1].keys(file)

    def join(self, items: Sequence[str], key: str = "list-and") -> str:
        """Return a list as it is spoken, with “and” or, by `list-or`, “or” before the last.

        >>> words().join(["Ada", "Ben", "Cleo"])
        'Ada, Ben and Cleo'
        """
        if len(items) < 2:
            return "".join(items)
        return self.say(key, rest=self.say("list-comma").join(items[:-1]), last=items[-1])

    def number(self, value: float, digits: int = 0, *, least: int | None = None) -> str:
        """Return a number with so many digits after the point, as the language writes it; zeros at its end may be cut.

        >>> words("en").number(1234.56, 1), words("de").number(-1234.56, 1)
        ('1,234.6', '−1.234,6')
        """
        from foretell.i18n.figures import figure

        shown = figure(value, minimumFractionDigits=digits if least is None else least, maximumFractionDigits=digits)
        return str(shown.format(self._shelves[0].locale))

    def date(self, day: date) -> str:
        """Return a date as the language writes it.

        >>> from datetime import date
        >>> words("en").date(date(2026, 11, 5)), words("cs").date(date(2026, 11, 5))
        ('November 5, 2026', '5. listopadu 2026')
        """
        from fluent.runtime.types import fluent_date

        return str(fluent_date(day, dateStyle="long").format(self._shelves[0].locale))


class _Shelf:
    """The files of one language; what is read first is kept."""

    def __init__(self, language: str, edition: str = "") -> None:
        from babel import Locale

        from foretell.i18n.figures import Bundle

        self._language = language
        self._keys: dict[str, tuple[str, ...]] = {}
        self._bundle = Bundle([language], use_isolating=False)
        self.locale = Locale.parse(language)
        if edition:
            self._read(_overlay(language, edition))
        self._read(_folder() / language / f"{TERMS}.ftl")

    def holds(self, key: str) -> bool:
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        self.keys(FAMILIES.get(name.partition("-")[0], REST))
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def say(self, key: str, params: Mapping[str, object]) -> str | None:
        """Return the message, or None where this language has none."""
        pattern = self._pattern(key)
        if pattern is None:
            return None
        text, errors = self._bundle.fill(pattern, {name: _plain(value) for name, value in params.items()})
        if errors:
            raise MissingWords(f"{key}: {'; '.join(map(str, errors))}")
        return text

    def keys(self, file: str) -> tuple[str, ...]:
        if file not in self._keys:
            self._keys[file] = self._read(_folder() / self._language / f"{file}.ftl")
        return self._keys[file]

    def _read(self, path: Traversable) -> tuple[str, ...]:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Message

        if not path.is_file():
            return ()
        resource = FluentResource(path.read_text(encoding="utf-8"))
        self._bundle.add_resource(resource)
        return tuple(entry.id.name for entry in resource.body if isinstance(entry, Message))


def _plain(value: object) -> float | str:
    """Return a value as Fluent takes it: numbers and text; a yes or no can be selected on."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return value
    text = str(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _folder() -> Traversable:
    return files("foretell.i18n")


def _overlay(language: str, edition: str) -> Traversable:
    return _folder() / language / "editions" / f"{edition}.ftl"


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a folder, English first."""
    found = sorted(path.name for path in _folder().iterdir() if (path / f"{REST}.ftl").is_file())
    return (FALLBACK, *(language for language in found if language != FALLBACK))


@cache
def words(language: str = FALLBACK, edition: str = "") -> Catalogue:
    """Return the catalogue of a language, in the words of an edition that has its own there."""
    if language not in languages():
        raise MissingWords(f"there is no language {language!r}; there are {', '.join(languages())}")
    others = () if language == FALLBACK else (FALLBACK,)
    return Catalogue(language, *others, edition=edition)
