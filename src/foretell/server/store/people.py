"""People in the store: guests, their generation of tokens, their passkeys, and the secrets of the house."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import insert, select, update

from foretell.server.store.schema import passkeys, players, secrets
from foretell.server.store.sql import Database


class Person(NamedTuple):
    """A player as the store knows them."""

    id: str
    name: str
    bot: bool
    created: int
    generation: int


class Passkey(NamedTuple):
    """A passkey of a player."""

    credential: str
    player: str
    public_key: bytes
    uses: int


class SqlPeople:
    """People in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: Person) -> None:
        """Store a new player."""
        async with self._database.write() as connection:
            await connection.execute(insert(players).values(**person._asdict()))

    async def find(self, player: str) -> Person | None:
        """Return a player."""
        rows = await self._database.rows(select(players).where(players.c.id == player))
        return Person(*rows[0]) if rows else None

    async def rename(self, player: str, name: str) -> None:
        """Store another name of a player."""
        async with self._database.write() as connection:
            await connection.execute(update(players).where(players.c.id == player).values(name=name))

    async def next_generation(self, player: str, generation: int) -> bool:
        """Go on to the generation after this one; False if that has been done already."""
        async with self._database.write() as connection:
            here = players.c.id == player, players.c.generation <= generation
            done = await connection.execute(update(players).where(*here).values(generation=generation + 1))
            return bool(done.rowcount)

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Return a secret of the house, made when it is first asked for."""
        async with self._database.write() as connection:
            new = self._database.insert(secrets).values(name=name, value=make()).on_conflict_do_nothing()
            await connection.execute(new)
            found = await connection.execute(select(secrets.c.value).where(secrets.c.name == name))
            return bytes(found.scalar_one())

    async def add_passkey(self, passkey: Passkey, now: int) -> None:
        """Store a passkey of a player."""
        async with self._database.write() as connection:
            await connection.execute(insert(passkeys).values(**passkey._asdict(), created=now))

    async def passkey(self, credential: str) -> Passkey | None:
        """Return a passkey."""
        columns = (passkeys.c.credential, passkeys.c.player, passkeys.c.public_key, passkeys.c.uses)
        rows = await self._database.rows(select(*columns).where(passkeys.c.credential == credential))
        return Passkey(*rows[0]) if rows else None

    async def passkeys_of(self, player: str) -> list[str]:
        """Return the passkeys of a player."""
        query = select(passkeys.c.credential).where(passkeys.c.player == player)
        return [row.credential for row in await self._database.rows(query)]

    async def used(self, credential: str, uses: int, answered: int) -> bool:
        """Store how often a passkey says it was used, and which question it answered; False if not a later one."""
        async with self._database.write() as connection:
            here = passkeys.c.credential == credential, passkeys.c.answered < answered
            done = await connection.execute(update(passkeys).where(*here).values(uses=uses, answered=answered))
            return bool(done.rowcount)
