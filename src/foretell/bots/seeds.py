"""Seeds for bots: each seat of each table has its own, drawn from the seed of the match."""

from __future__ import annotations

from typing import Final

from foretell.table.chance import philox

_MASK: Final = 0xFFFFFFFF
_BOTS: Final = 0x80000002  # no shuffle and no decision has this word in its counter


def bot_seed(seed: int, table: int, seat: int) -> int:
    """Return the seed of the bot on a seat, from 0 to 2**62 - 1."""
    low, high, _, _ = philox(seat, table & _MASK, table >> 32, _BOTS, seed & _MASK, seed >> 32)
    return (high & 0x3FFFFFFF) << 32 | low
