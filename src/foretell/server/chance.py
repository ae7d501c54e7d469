"""Where the house takes time, chance and names from; tests give it others."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
_LENGTH: Final = 13


class Outside:
    """The clock and the entropy of this machine."""

    def now(self) -> int:
        """Return the time in milliseconds."""
        return time.time_ns() // 1_000_000

    async def sleep(self, milliseconds: int) -> None:
        """Wait."""
        await asyncio.sleep(milliseconds / 1000)

    def seed(self) -> str:
        """Return 64 random bytes for a shuffle, in hexadecimal digits."""
        return secrets.token_hex(64)

    def key(self) -> bytes:
        """Return a new key to sign with."""
        return secrets.token_bytes(32)

    def name(self) -> str:
        """Return a name for a table or a player that nobody can guess: 65 bits."""
        return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
