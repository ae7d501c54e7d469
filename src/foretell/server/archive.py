"""The archive: games that are over, with record, result, replay. Nothing of a game is in it before its end."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from foretell.record import Record
from foretell.replay import replay
from foretell.server.refusals import refused
from foretell.server.sitting import ENDED, OVER, Sitting
from foretell.server.stats import SeatResult, family, seat_result
from foretell.server.store.archive import KeptGame, SqlArchive

_ENCODE: Final = msgspec.json.Encoder().encode


class Archive:
    """Keeps games and finds them again."""

    def __init__(self, store: SqlArchive) -> None:
        self.store = store

    async def keep(self, sitting: Sitting) -> None:
        """Keep the game that has just come to its end."""
        if sitting.status in (OVER, ENDED) and sitting.game is not None:
            seats = seat_results(sitting)
            await self.store.keep(kept_game(sitting, seats), sitting.games, seats)

    async def game(self, game: str) -> KeptGame:
        """Return a game, or raise that there is none (yet)."""
        kept = await self.store.game(game)
        if kept is None:
            raise refused("archive/no-game", "there is no such game, or it is not over")
        return kept

    async def open_view(self, game: str, step: int) -> dict[str, Any]:
        """Return a position of a game that is over, with all hands open."""
        kept = await self.game(game)
        then = replay(Record.parse(kept.record))
        if not 0 <= step <= then.decisions:
            raise refused("archive/no-step", f"the game has {then.decisions} decisions", decisions=then.decisions)
        if not kept.whole:
            then = then.at(step)
            return {"step": step, "decisions": step, "view": then.view().as_dict(), "hands": None}
        opened = then.open_view(step)
        return {"step": step, "decisions": then.decisions, "view": opened.view.as_dict(), "hands": opened.hands}


def seat_results(sitting: Sitting) -> list[SeatResult]:
    """Return how each seat did; bots of the house have no player."""
    block = sitting.the_game.block_of_truth().rows
    found = []
    for seat in range(sitting.settings.seats):
        chair = sitting.chair(seat)
        who = ("" if chair.of_the_house else chair.player, chair.name, chair.bot)
        found.append(seat_result(seat, who, sitting.the_game.scores, block))
    return found


def kept_game(sitting: Sitting, seats: list[SeatResult]) -> KeptGame:
    """Return a game as the archive keeps it; its record tells the shuffle, so that everyone can verify it."""
    game = sitting.the_game
    date = datetime.fromtimestamp(sitting.at / 1000, UTC).strftime("%Y-%m-%d")
    headers = {"game": sitting.game_id, "date": date} | sitting.fairness.headers()
    record = game.record
    told = Record(record.settings, record.players, record.rounds, headers)
    rows = [row._asdict() for row in game.block_of_truth().rows]
    result = {
        "game": sitting.game_id,
        "date": date,
        "edition": sitting.settings.edition,
        "family": family(sitting.settings),
        "rated": sitting.arrangement.rated,
        "whole": sitting.status == OVER,
        "winners": game.winners,
        "seats": seats,
        "block": rows,
    }
    return KeptGame(
        id=sitting.game_id,
        table_id=sitting.table,
        finished=sitting.at,
        family=family(sitting.settings),
        rated=sitting.arrangement.rated,
        whole=sitting.status == OVER,
        public=sitting.arrangement.public,
        result=_ENCODE(result).decode(),
        record=str(told),
    )
