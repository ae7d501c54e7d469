"""The archive: games that are over, with record, result, replay. Nothing of a game is in it before its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import msgspec

from foretell.record import Record
from foretell.replay import replay
from foretell.server.refusals import refused
from foretell.server.sitting import ENDED, OVER, MakeGame, Sitting
from foretell.server.stats import SeatResult, family, seat_result
from foretell.server.store.archive import KeptGame, SqlArchive
from foretell.server.store.kinds import Line
from foretell.table.open_view import open_view

_ENCODE: Final = msgspec.json.Encoder().encode


class Archive:
    """Keeps games and finds them again."""

    def __init__(self, store: SqlArchive) -> None:
        self.store = store

    async def keep(self, finished: Finished) -> None:
        """Keep a game that has come to its end."""
        await self.store.keep(*finished)

    async def game(self, game: str) -> KeptGame:
        """Return a game, or raise that there is none (yet)."""
        kept = await self.store.game(game)
        if kept is None:
            raise refused("archive/no-game", "there is no such game, or it is not over")
        return kept

    async def position(self, game: str, step: int, seat: int | None = None) -> dict[str, Any]:
        """Return a position of a game that is over: all hands open, or what one seat could see.

        A game that was ended early is as open as any: its record, which tells every deal, is there for all.
        """
        played = replay(Record.parse((await self.game(game)).record))
        if not 0 <= step <= played.decisions:
            raise refused("archive/no-step", f"the game has {played.decisions} decisions", decisions=played.decisions)
        if seat is not None and not 0 <= seat < played.settings.seats:
            raise refused("archive/no-seat", f"the game has {played.settings.seats} seats", seats=played.settings.seats)
        then = played.at(step)
        where = {"step": step, "decisions": played.decisions}
        if seat is not None:
            return where | {"view": then.view(seat).as_dict(), "hands": None, "predictions": None}
        opened = open_view(then.table, then.view(), then.settings)
        return where | {"view": opened.view.as_dict(), "hands": opened.hands, "predictions": opened.predictions}


class Finished(NamedTuple):
    """A game at its end: what is kept of it, the how manieth of its table it was, and how each seat did."""

    game: KeptGame
    number: int
    seats: list[SeatResult]


def finished_game(sitting: Sitting) -> Finished:
    """Return the game that has just come to its end, before anybody stands up."""
    seats = seat_results(sitting)
    return Finished(kept_game(sitting, seats), sitting.games, seats)


def finished_games(table: str, lines: Iterable[Line], make_game: MakeGame | None = None) -> Iterator[Finished]:
    """Yield every game of a table that has come to its end, out of its log."""
    sitting = Sitting(table, make_game)
    for line in lines:
        before = sitting.status
        sitting.read(line)
        if before not in (OVER, ENDED) and sitting.status in (OVER, ENDED):
            yield finished_game(sitting)


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
        "length": sitting.settings.length,
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
