"""The fair shuffle: a deck that nobody could choose, and that everybody can work out again afterwards. DEAL-4, TABLE-2.

Before the game the house publishes the SHA-256 of 64 secret random bytes, the seed, and each player may publish the
SHA-256 of a nonce. Then the nonces are shown, and the decks follow from seed, nonces and round alone: bytes of
HMAC-SHA-512 under the seed, one or more for each place of a Fisher-Yates shuffle; a byte that would favour some cards
is thrown away. Where the scribe is drawn by lot, the bytes of a round 0 decide. `docs/fairness.md` tells what this
proves and what not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256, sha512
from hmac import digest
from typing import Final

from foretell.errors import BadSettings
from foretell.rules.settings import Settings
from foretell.table.shufflers import sorted_deck

METHOD: Final = "hmac-sha512 1"
"""The name of this shuffle in records; another way to shuffle has another name."""
SEED_BYTES: Final = 64
NONCE_BYTES: Final = range(16, 65)
_HEAD: Final = b"foretell shuffle 1\n"


class FairShuffler:
    """The decks that belong to a seed and to the nonces of the seats; None for a seat that gave none."""

    def __init__(self, seed: bytes, nonces: Sequence[bytes | None] = ()) -> None:
        if len(seed) != SEED_BYTES:
            raise _bad("seed", f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        for nonce in nonces:
            if nonce is not None and len(nonce) not in NONCE_BYTES:
                raise _bad("nonce", f"a nonce has {NONCE_BYTES[0]} to {NONCE_BYTES[-1]} bytes, not {len(nonce)}")
        self.seed = seed
        self.nonces = tuple(nonces)
        self._mixed = mixed(self.nonces)

    def deck(self, settings: Settings, round_number: int) -> Sequence[int]:
        """Return the order that belongs to this round."""
        cards = sorted_deck(settings)
        drawn = stream(self.seed, self._mixed, round_number)
        for place in range(len(cards) - 1):
            other = place + below(len(cards) - place, drawn)
            cards[place], cards[other] = cards[other], cards[place]
        return cards


def lot(seed: bytes, nonces: Sequence[bytes | None]) -> int:
    """Return the seat that is drawn by lot, one of as many as there are nonces: no round has the number 0.

    >>> lot(bytes(64), (None, None, None, None))
    3
    """
    return below(len(nonces), stream(seed, mixed(nonces), 0))


def commitment(secret: bytes) -> str:
    """Return what is published in place of a seed or a nonce.

    >>> commitment(bytes(64))[:16]
    'f5a5fd42d16a2030'
    """
    return sha256(secret).hexdigest()


def mixed(nonces: Sequence[bytes | None]) -> bytes:
    """Return the nonces of all seats as 64 bytes; each is preceded by its length, which is 0 where there is none."""
    return sha512(b"".join(bytes([len(nonce or b"")]) + (nonce or b"") for nonce in nonces)).digest()


def block(seed: bytes, mixed: bytes, round_number: int, number: int) -> bytes:
    """Return 64 bytes of chance: block `number` of this round."""
    return digest(seed, _HEAD + round_number.to_bytes(2) + number.to_bytes(2) + mixed, "sha512")


def stream(seed: bytes, mixed: bytes, round_number: int) -> Iterator[int]:
    """Yield the bytes of a round, block after block."""
    number = 0
    while True:
        yield from block(seed, mixed, round_number, number)
        number += 1


def below(count: int, drawn: Iterator[int]) -> int:
    """Return a number below `count`, up to 256, each as likely as the others.

    >>> below(100, iter([255, 217, 3]))  # from 200 on a byte would favour the numbers below 56
    3
    """
    fair = 256 - 256 % count
    return next(byte for byte in drawn if byte < fair) % count


def _bad(setting: str, message: str) -> BadSettings:
    return BadSettings("settings/bad-chance", message, setting=setting)
