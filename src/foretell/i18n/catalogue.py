"""Catalogues: the messages of a language, read from its folder when they are first needed.

A key's family, the part before its first hyphen, says which file holds it. A language that lacks a message falls back
to English; a message that is nowhere, or that lacks a parameter, raises. Fluent itself is imported with the first
message, and its isolation marks are off: a terminal would show them.

To add a language, add a folder named after it with the same files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime.resolver import Pattern

FALLBACK: Final = "en"
FAMILIES: Final = {
    "card": "cards",
    "colour": "cards",
    "decision": "cards",
    "error": "errors",
    "reason": "errors",
    "event": "events",
    "rule": "rules",
    "section": "rules",
    "setting": "settings",
    "switch": "settings",
    "phase": "settings",
    "language": "settings",
    "box": "settings",
    "list": "settings",
    "web": "web",
}
REST: Final = "cli"
"""The file of every other family: what only the terminal says."""
LONGEST: Final = 1000
"""Longer parameters are cut; they come from files that are no records, and Fluent refuses very long ones."""


class MissingWords(LookupError):
    """A message that no catalogue holds, or a parameter that it asks for and was not given."""


class Catalogue:
    """The messages of a language, and of those it falls back to."""

    def __init__(self, *languages: str) -> None:
        self.language = languages[0]
        self._shelves = [_Shelf(language) for language in languages]

    def say(self, key: str, /, **params: object) -> str:
        """Return a message with its parameters filled in; `key.attribute` says an attribute of it.

        >>> words().say("card-number.object", colour="red", rank="7")
        'the red 7'
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

    def join(self, items: Sequence[str]) -> str:
        """Return a list as it is spoken.

        >>> words().join(["Ada", "Ben", "Cleo"])
        'Ada, Ben and Cleo'
        """
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", rest=self.say("list-comma").join(items[:-1]), last=items[-1])


class _Shelf:
    """The files of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self._language = language
        self._keys: dict[str, tuple[str, ...]] = {}
        self._bundle = FluentBundle([language], use_isolating=False)

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
        text, errors = self._bundle.format_pattern(pattern, {name: _plain(value) for name, value in params.items()})
        if errors:
            raise MissingWords(f"{key}: {'; '.join(map(str, errors))}")
        return str(text)

    def keys(self, file: str) -> tuple[str, ...]:
        if file not in self._keys:
            self._keys[file] = self._load(file)
        return self._keys[file]

    def _load(self, file: str) -> tuple[str, ...]:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Message

        path = _folder() / self._language / f"{file}.ftl"
        if not path.is_file():
            return ()
        resource = FluentResource(path.read_text(encoding="utf-8"))
        self._bundle.add_resource(resource)
        return tuple(entry.id.name for entry in resource.body if isinstance(entry, Message))


def _plain(value: object) -> object:
    """Return a value as Fluent takes it: numbers and text; a yes or no can be selected on."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return value
    text = str(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _folder() -> Traversable:
    return files("foretell.i18n")


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a folder, English first."""
    found = sorted(path.name for path in _folder().iterdir() if (path / f"{REST}.ftl").is_file())
    return (FALLBACK, *(language for language in found if language != FALLBACK))


@cache
def words(language: str = FALLBACK) -> Catalogue:
    """Return the catalogue of a language."""
    if language not in languages():
        raise MissingWords(f"there is no language {language!r}; there are {', '.join(languages())}")
    return Catalogue(language) if language == FALLBACK else Catalogue(language, FALLBACK)
