"""Figures: the numbers of a message, written as its language writes them, and with a minus that is none of its hyphens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber

from foretell.table.block import with_minus

if TYPE_CHECKING:
    from babel import Locale


class Whole(FluentInt):
    """A whole number."""

    def format(self, locale: Locale) -> str:
        """Return it as a language writes it."""
        return with_minus(super().format(locale))


class Broken(FluentFloat):
    """A number with digits after the point."""

    def format(self, locale: Locale) -> str:
        """Return it as a language writes it."""
        return with_minus(super().format(locale))


def figure(value: float, **options: int) -> FluentNumber:
    """Return a number as Fluent takes it."""
    return Whole(value, **options) if isinstance(value, int) else Broken(value, **options)
