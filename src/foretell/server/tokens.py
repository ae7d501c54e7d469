"""Tokens: how the house knows a player again, without a password.

A token names the player, its generation and when it was given, signed with a key of the house (HMAC-SHA-256). A client
asks for a new one from time to time; the one before stays good until the new one has been used for that, so that none
is lost on the way, and older ones are worth nothing any more. The key may be changed: older keys are still read.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hmac import compare_digest, digest
from typing import Final, NamedTuple

from foretell.server.refusals import refused

LIFETIME: Final = 90 * 24 * 3600 * 1000
"""How long a token is good, in milliseconds."""
_VERSION: Final = "f1"


class Claim(NamedTuple):
    """What a token says: who, which generation of the player's tokens, and when it was given."""

    player: str
    generation: int
    given: int


class Signer:
    """Makes and reads tokens; the first key signs, all are read."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._keys = tuple(keys)

    def token(self, claim: Claim) -> str:
        """Return the token for a claim."""
        text = f"{_VERSION}.{claim.player}.{claim.generation}.{claim.given}"
        return f"{text}.{_mac(self._keys[0], text)}"

    def read(self, token: str, now: int) -> Claim:
        """Return what a token claims, or raise why it is worth nothing."""
        text, _, mac = token.rpartition(".")
        fits = [compare_digest(_mac(key, text).encode(), mac.encode()) for key in self._keys]
        parts = text.split(".")
        if not any(fits) or len(parts) != 4 or parts[0] != _VERSION:
            raise refused("token/invalid", "this token was not given by this house")
        claim = Claim(parts[1], int(parts[2]), int(parts[3]))
        if now > claim.given + LIFETIME:  # one from the future is good: the clock was put back since
            raise refused("token/expired", "this token is too old")
        return claim


def _mac(key: bytes, text: str) -> str:
    return urlsafe_b64encode(digest(key, text.encode(), "sha256")).decode().rstrip("=")
