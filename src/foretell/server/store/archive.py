"""Games that are over, in the store: their records and results, what players achieved, and ratings.

A game is kept once, and counts once for everything, however often it is brought in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import func, select, update

from foretell.server.ratings import FIRST_MU, FIRST_SIGMA, Rating, rated
from foretell.server.stats import SeatResult
from foretell.server.store.schema import games, players, ratings, results, tables
from foretell.server.store.sql import Database


class KeptGame(NamedTuple):
    """A game that is over; `whole` unless it was ended early."""

    id: str
    table_id: str
    finished: int
    family: str
    rated: bool
    whole: bool
    public: bool
    result: str
    record: str


class SqlArchive:
    """The archive in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, game: KeptGame, number: int, seats: Sequence[SeatResult]) -> None:
        """Keep a game, the table's game `number`, with its results and what they mean for ratings.

        `archived` counts the games of a table that are kept, without a gap, so that none is forgotten.
        """
        async with self._database.write() as connection:
            new = self._database.insert(games).values(**game._asdict()).on_conflict_do_nothing().returning(games.c.id)
            if (await connection.execute(new)).first() is not None:
                people = [seat for seat in seats if seat.player]
                if people:
                    rows = [_result_row(game.id, seat) for seat in people]
                    await connection.execute(self._database.insert(results), rows)
                if game.rated and game.whole and len(people) > 1:
                    await self._rate(connection, game.family, [(seat.player, seat.place) for seat in people])
            this = tables.c.id == game.table_id, tables.c.archived == number - 1
            await connection.execute(update(tables).where(*this).values(archived=number))

    async def _rate(self, connection: Any, family: str, places: list[tuple[str, int]]) -> None:
        first = {"family": family, "mu": FIRST_MU, "sigma": FIRST_SIGMA, "games": 0}
        insert = self._database.insert(ratings).on_conflict_do_nothing()
        await connection.execute(insert, [first | {"player": player} for player, _ in sorted(places)])
        who = [player for player, _ in places]
        query = select(ratings).where(ratings.c.family == family, ratings.c.player.in_(who))
        rows = (await connection.execute(query.order_by(ratings.c.player).with_for_update())).all()
        before = {row.player: Rating(row.mu, row.sigma, row.games) for row in rows}
        for player, rating in rated(before, places).items():
            here = ratings.c.player == player, ratings.c.family == family
            await connection.execute(update(ratings).where(*here).values(**rating._asdict()))

    async def game(self, game: str) -> KeptGame | None:
        """Return a game that is over."""
        rows = await self._database.rows(select(games).where(games.c.id == game))
        return KeptGame(*rows[0]) if rows else None

    async def latest(self, limit: int) -> list[KeptGame]:
        """Return the latest public games."""
        query = select(games).where(games.c.public).order_by(games.c.finished.desc()).limit(limit)
        return [KeptGame(*row) for row in await self._database.rows(query)]

    async def games_of(self, player: str, limit: int, *, public: bool) -> list[str]:
        """Return the latest games of a player, all or those of public tables."""
        query = select(games.c.id).join(results, results.c.game == games.c.id).where(results.c.player == player)
        query = query.where(games.c.public) if public else query
        query = query.order_by(games.c.finished.desc()).limit(limit)
        return [row.id for row in await self._database.rows(query)]

    async def totals(self, player: str) -> dict[str, int]:
        """Return what a player achieved in all games."""
        sums = [func.coalesce(func.sum(results.c[name]), 0).label(name) for name in ("rounds", "hits", "over", "under")]
        wins = func.count().filter(results.c.place == 1).label("wins")
        query = select(func.count().label("games"), wins, *sums).where(results.c.player == player)
        return {name: int(value) for name, value in (await self._database.rows(query))[0]._mapping.items()}

    async def ratings_of(self, player: str) -> dict[str, Rating]:
        """Return the ratings of a player by family."""
        rows = await self._database.rows(select(ratings).where(ratings.c.player == player).order_by(ratings.c.family))
        return {row.family: Rating(row.mu, row.sigma, row.games) for row in rows}

    async def leaders(self, family: str, limit: int) -> list[tuple[str, str, bool, Rating]]:
        """Return the best players of a family: id, name, whether a bot, rating."""
        worth = ratings.c.mu - 3 * ratings.c.sigma
        query = select(ratings, players.c.name, players.c.bot).join(players, players.c.id == ratings.c.player)
        query = query.where(ratings.c.family == family).order_by(worth.desc(), ratings.c.player).limit(limit)
        rows = await self._database.rows(query)
        return [(row.player, row.name, row.bot, Rating(row.mu, row.sigma, row.games)) for row in rows]


def _result_row(game: str, seat: SeatResult) -> dict[str, Any]:
    names = ("seat", "player", "place", "score", "rounds", "hits", "over", "under")
    return {"game": game} | {name: getattr(seat, name) for name in names}
