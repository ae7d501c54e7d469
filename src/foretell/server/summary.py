"""What the index and the lobby know of a table."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from foretell.server.sitting import Sitting
from foretell.server.store.kinds import IndexRow

_ENCODE: Final = msgspec.json.Encoder().encode


def index_row(sitting: Sitting, number: int, now: int, due: int | None = None) -> IndexRow:
    """Return the row of the index for a table as it stands after line `number`."""
    return IndexRow(
        table=sitting.table,
        number=number,
        status=sitting.status,
        public=sitting.arrangement.public,
        updated=now,
        due=due,
        finished=max(0, sitting.finished),
        summary=_ENCODE(summary(sitting)).decode(),
    )


def summary(sitting: Sitting) -> dict[str, Any]:
    """Return what the lobby shows of a table: nothing of its game."""
    arrangement = sitting.arrangement
    return {
        "id": sitting.table,
        "title": arrangement.title,
        "status": sitting.status,
        "edition": arrangement.edition,
        "seats": arrangement.seats,
        "players": [chair.name if chair else None for chair in sitting.chairs],
        "rated": arrangement.rated,
        "clock": arrangement.clock,
        "specials": sitting.settings.specials,
        "variants": sitting.settings.variants,
        "length": sitting.settings.length,
    }
