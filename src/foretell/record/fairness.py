"""Fairness: what a record says about its shuffle, and whether its deals follow from it.

| header | value |
|---|---|
| `shuffle` | the method, `hmac-sha512 1` |
| `shuffle-commitment` | SHA-256 of the seed, published before the game |
| `nonce-0` … | SHA-256 of the seat's nonce, published before the game, then the nonce or `-` if it was never shown |
| `shuffle-seed` | the seed, published after the game |
| `shuffle-scribe` | `lot` where the scribe was drawn by lot, out of the same seed and nonces |
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from foretell.errors import NotProven
from foretell.record.record import Record
from foretell.table.fair import METHOD, FairShuffler, commitment, lot
from foretell.table.shufflers import checked_deal

_LOT: Final = "lot"
_SEED: Final = re.compile(r"[0-9a-f]{128}")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_NONCE: Final = re.compile(r"([0-9a-f]{64}) (-|(?:[0-9a-f]{2}){16,64})")


class Nonce(NamedTuple):
    """What a seat added to chance: what it published before, and the nonce itself if it was shown in time."""

    commitment: str
    shown: bytes | None = None


class Fairness(NamedTuple):
    """All that a shuffle was made of; the seed is secret while the game goes on."""

    commitment: str
    nonces: tuple[Nonce | None, ...]
    seed: bytes | None = None
    by_lot: bool = False
    """Whether the scribe was drawn by lot. TABLE-2."""

    def headers(self) -> dict[str, str]:
        """Return the headers of a record."""
        headers = {"shuffle": METHOD, "shuffle-commitment": self.commitment}
        for seat, nonce in enumerate(self.nonces):
            if nonce is not None:
                headers[f"nonce-{seat}"] = f"{nonce.commitment} {nonce.shown.hex() if nonce.shown else '-'}"
        if self.seed is not None:
            headers["shuffle-seed"] = self.seed.hex()
        if self.by_lot:
            headers["shuffle-scribe"] = _LOT
        return headers

    @staticmethod
    def read(headers: Mapping[str, str], seats: int) -> Fairness:
        """Return what the headers of a record say."""
        if "shuffle" not in headers:
            raise NotProven("fairness/no-headers", "the record does not tell how its cards were shuffled")
        if headers["shuffle"] != METHOD:
            raise NotProven("fairness/unknown-shuffle", f"unknown shuffle: {headers['shuffle']!r}", method=METHOD)
        seed = _value(headers, "shuffle-seed", _SEED)
        published = _value(headers, "shuffle-commitment", _HASH)
        if published is None:
            raise _bad_header("shuffle-commitment")
        nonces = tuple(_nonce(headers, seat) for seat in range(seats))
        by_lot = _value(headers, "shuffle-scribe", re.compile(_LOT)) is not None
        return Fairness(published, nonces, None if seed is None else bytes.fromhex(seed), by_lot)


def verify(record: Record, announced: str = "", own: str = "") -> Fairness:
    """Return what a record's shuffle was made of; raise NotProven unless every deal follows from what was published.

    So must the scribe, where the record says that it was drawn by lot.

    A record alone cannot tell when its commitment was published. Who kept what the house `announced` before the game,
    and their `own` nonce or its SHA-256, learns by these whether the house could have chosen the deals.
    """
    fairness = Fairness.read(record.headers, record.settings.seats)
    if fairness.seed is None:
        raise NotProven("fairness/no-seed", "the seed is not told; it is secret until the game is over")
    if commitment(fairness.seed) != fairness.commitment or announced.lower() not in ("", fairness.commitment):
        raise NotProven("fairness/wrong-seed", "the seed is not the one that was published before the game")
    for seat, nonce in enumerate(fairness.nonces):
        if nonce and nonce.shown and commitment(nonce.shown) != nonce.commitment:
            message = f"the nonce of seat {seat} is not the one that was published before the game"
            raise NotProven("fairness/wrong-nonce", message, seat=seat)
    if own and not any(nonce and nonce.shown and own.lower() in _names(nonce.shown) for nonce in fairness.nonces):
        raise NotProven("fairness/own-nonce", "the nonce that was added is not among those of the shuffle")
    _check_scribe(record, fairness.seed, fairness)
    shuffler = FairShuffler(fairness.seed, shown(fairness.nonces))
    for number, played in enumerate(record.rounds, 1):
        deal = checked_deal(shuffler.deck(record.settings, number), number, record.settings)
        if deal != played.deal:
            message = f"the deal of round {number} does not follow from seed and nonces"
            raise NotProven("fairness/wrong-deal", message, rule="DEAL-4", round=number)
    return fairness


def _check_scribe(record: Record, seed: bytes, fairness: Fairness) -> None:
    drawn = lot(seed, shown(fairness.nonces))
    if fairness.by_lot and record.settings.scribe != drawn:
        message = f"the lot made seat {drawn} the scribe, not seat {record.settings.scribe}"
        raise NotProven("fairness/wrong-scribe", message, rule="TABLE-2", seat=drawn)


def shown(nonces: Sequence[Nonce | None]) -> tuple[bytes | None, ...]:
    """Return the nonces that count: one that was never shown counts as none."""
    return tuple(nonce.shown if nonce else None for nonce in nonces)


def _names(nonce: bytes) -> tuple[str, str]:
    """Return what a nonce is known by: itself, and what was published of it."""
    return nonce.hex(), commitment(nonce)


def _nonce(headers: Mapping[str, str], seat: int) -> Nonce | None:
    value = _value(headers, f"nonce-{seat}", _NONCE)
    if value is None:
        return None
    published, _, nonce = value.partition(" ")
    return Nonce(published, None if nonce == "-" else bytes.fromhex(nonce))


def _value(headers: Mapping[str, str], name: str, form: re.Pattern[str]) -> str | None:
    value = headers.get(name)
    if value is not None and not form.fullmatch(value):
        raise _bad_header(name)
    return value


def _bad_header(name: str) -> NotProven:
    return NotProven("fairness/bad-header", f"the header {name} is missing or malformed", header=name)
