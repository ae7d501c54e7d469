"""The bus wakes other workers when a log has grown. It carries the table and the number of the line, nothing else:
the store is the truth, and whoever missed a call reads the log anyway.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]


class Bus(Protocol):
    """Tells and hears that a table's log has grown."""

    async def open(self, heard: Heard) -> None:
        """Begin to listen."""
        ...

    def tell(self, table: str, number: int) -> None:
        """Tell the others that this line is stored."""
        ...

    async def close(self) -> None:
        """Stop listening."""
        ...


class Alone:
    """The bus of a worker that is the only one."""

    async def open(self, heard: Heard) -> None:
        """Listen to nobody."""

    def tell(self, table: str, number: int) -> None:
        """Tell nobody."""

    async def close(self) -> None:
        """Nothing was opened."""
