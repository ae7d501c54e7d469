"""Who is connected where, for several workers: a worker sends nobody away who is connected to another one."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, select

from foretell.server.store.schema import presence
from foretell.server.store.sql import Database


class SqlPresence:
    """Notes of a worker in a database; a note is good until its time."""

    def __init__(self, database: Database, worker: str) -> None:
        self._database = database
        self._worker = worker

    async def note(self, here: Sequence[tuple[str, str]], until: int, now: int) -> None:
        """Note that these players, each with its table, are connected here; forget what is out of date."""
        rows = [
            {"table_id": table, "player": player, "worker": self._worker, "until": until}
            for table, player in sorted(set(here))
        ]
        async with self._database.write() as connection:
            await connection.execute(delete(presence).where(presence.c.until < now))
            if rows:
                insert = self._database.insert(presence)
                await connection.execute(
                    insert.on_conflict_do_update(
                        index_elements=["table_id", "player", "worker"], set_={"until": insert.excluded.until}
                    ),
                    rows,
                )

    async def elsewhere(self, table: str, player: str, now: int) -> bool:
        """Return whether a player is connected to a table at another worker."""
        here = presence.c.table_id == table, presence.c.player == player, presence.c.worker != self._worker
        return bool(await self._database.rows(select(presence.c.until).where(*here, presence.c.until >= now)))
