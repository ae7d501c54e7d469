"""Figures: the numbers within messages, as a language writes them, with a minus instead of a hyphen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber

from foretell.table.block import with_minus

if TYPE_CHECKING:
    from babel import Locale
    from fluent.runtime.resolver import Pattern


UNGROUPED = {"pl": 10_000}
"""Languages that write numbers below this in one piece, which Fluent does not know."""


class Whole(FluentInt):
    """A whole number."""

    def format(self, locale: Locale) -> str:
        """Return it as a language writes it."""
        return _in_one_piece(with_minus(super().format(locale)), self, locale)


class Broken(FluentFloat):
    """A number with digits after the point."""

    def format(self, locale: Locale) -> str:
        """Return it as a language writes it."""
        return _in_one_piece(with_minus(super().format(locale)), self, locale)


def _in_one_piece(written: str, value: float, locale: Locale) -> str:
    return written.replace("\xa0", "") if abs(value) < UNGROUPED.get(locale.language, 0) else written


def figure(value: float, **options: int) -> FluentNumber:
    """Return a number as Fluent takes it."""
    return Whole(value, **options) if isinstance(value, int) else Broken(value, **options)


class Bundle(FluentBundle):
    """The messages of a language, filled in with figures; Fluent itself would make plain numbers of them again."""

    def fill(self, pattern: Pattern, params: Mapping[str, float | str]) -> tuple[str, list[Exception]]:
        """Return a message with its parameters filled in, and what went wrong."""
        given = {name: value if isinstance(value, str) else figure(value) for name, value in params.items()}
        errors: list[Exception] = []
        env = ResolverEnvironment(context=self, current=CurrentEnvironment(args=given), errors=errors)
        return str(pattern(env)), errors
