"""Refusals: what the house says no to, each with a code and parameters for translation."""

from __future__ import annotations

from foretell.errors import ForetellError


class Refused(ForetellError):
    """Something that the house does not allow now, or does not understand; nothing has changed."""


def refused(code: str, message: str, *, rule: str = "", **params: object) -> Refused:
    """Return a refusal."""
    return Refused(code, message, rule=rule, **params)
