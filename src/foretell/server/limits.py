"""Limits: how fast anybody may ask for something. A bucket fills at a steady rate and holds only so much."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final, NamedTuple

_MOST: Final = 20_000


class Rate(NamedTuple):
    """So many each second, and so many at once."""

    each_second: float
    at_once: float


class Bucket:
    """Tells whether there is still one to take."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: int) -> None:
        self._rate = rate
        self._left = rate.at_once
        self._at = now

    def take(self, now: int) -> bool:
        """Take one, if one is there; time is in milliseconds, and goes on from where the clock is put back to."""
        gained = (now - self._at) / 1000 * self._rate.each_second
        self._left = min(self._rate.at_once, self._left + max(0.0, gained))
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each of many, such as addresses; those not asked for longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable, now: int) -> bool:
        """Take one from the bucket of `key`, if one is there."""
        bucket = self._buckets.setdefault(key, Bucket(self._rate, now))
        self._buckets.move_to_end(key)
        if len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)
        return bucket.take(now)
