"""Errors: each has a stable code and parameters, so that every language can word it.

The English message is for developers; interfaces word `code` and `params` themselves.
"""

from __future__ import annotations

from collections.abc import Mapping


class ForetellError(Exception):
    """The root of all errors that Foretell raises on purpose."""

    def __init__(self, code: str, message: str, *, rule: str = "", **params: object) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        self.params: Mapping[str, object] = params

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, str(self), self.rule, dict(self.params))


def _rebuild(kind: type[ForetellError], code: str, message: str, rule: str, params: dict[str, object]) -> ForetellError:
    return kind(code, message, rule=rule, **params)


class BadSettings(ForetellError):
    """Settings that do not exist, or that the rules do not allow together."""


class InvalidNotation(ForetellError):
    """A card, decision or record that is not well formed."""


class InvalidRecord(InvalidNotation):
    """A record that cannot be read or replayed; `params` name line and column."""


class UnsupportedVersion(InvalidRecord):
    """A record of a version that this release does not know."""


class BadDeal(ForetellError):
    """A deal that is not an order of exactly the cards of the deck."""


class IllegalDecision(ForetellError):
    """A well-formed decision that the rules do not allow now."""


class NotYourTurn(IllegalDecision):
    """A decision by a seat that has nothing to decide now."""


class GameOver(IllegalDecision):
    """A decision after the last round was scored."""


class NoSuchSeat(IllegalDecision):
    """A question or decision for a seat that the table does not have."""


class NoSuchMoment(IllegalDecision):
    """A step back to where the game never was."""


class NotYet(ForetellError):
    """A question that may only be answered once the game is over."""


class NoPast(NotYet):
    """A question about the past of a game that began from a bare position."""


class NotAvailable(ForetellError):
    """Something that this machine or this installation does not have."""


class NotProven(ForetellError):
    """A record whose shuffle cannot be checked, or whose deals do not follow from what was published."""
