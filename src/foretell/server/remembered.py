"""Commands that were carried out at a table, as far as they are remembered without the store.

The latest are remembered with the numbers of their lines. Of all others there are only marks, by which most commands
that were never carried out are known at once; for the rest the store must be asked.
"""

from __future__ import annotations

from typing import Final

_LATEST: Final = 64
_MARKS: Final = 1 << 13


class Remembered:
    """What was carried out, by player and command."""

    __slots__ = ("_latest", "_marks")

    def __init__(self) -> None:
        self._latest: dict[tuple[str, str], int] = {}
        self._marks = bytearray(_MARKS // 8)

    def note(self, player: str, command: str, number: int) -> None:
        """Remember a command that became this line."""
        self._latest[player, command] = number
        if len(self._latest) > _LATEST:
            del self._latest[next(iter(self._latest))]
        for place in _places(player, command):
            self._marks[place >> 3] |= 1 << (place & 7)

    def number(self, player: str, command: str) -> int | None:
        """Return the line of a command, if it is one of the latest."""
        return self._latest.get((player, command))

    def perhaps(self, player: str, command: str) -> bool:
        """Return whether a command may have been carried out; False is certain.

        >>> remembered = Remembered()
        >>> remembered.note("ada", "c1", 7)
        >>> remembered.number("ada", "c1"), remembered.perhaps("ada", "c1"), remembered.perhaps("ben", "c1")
        (7, True, False)
        """
        return all(self._marks[place >> 3] >> (place & 7) & 1 for place in _places(player, command))


def _places(player: str, command: str) -> tuple[int, int, int]:
    mixed = hash((player, command))
    return mixed % _MARKS, (mixed >> 16) % _MARKS, (mixed >> 32) % _MARKS
