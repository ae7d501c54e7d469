"""People: guests who come with a name, and are known again by their token."""

from __future__ import annotations

from typing import NamedTuple

from foretell.server.chance import Outside
from foretell.server.names import checked_name
from foretell.server.refusals import refused
from foretell.server.store.people import Person, SqlPeople
from foretell.server.tokens import Claim, Signer
from foretell.server.wishes import Player


class Known(NamedTuple):
    """A player with a token to be known by."""

    player: Player
    token: str


class People:
    """Gives tokens and knows players by them."""

    def __init__(self, store: SqlPeople, signer: Signer, outside: Outside) -> None:
        self.store = store
        self._signer = signer
        self._outside = outside

    async def greet(self, name: str, *, bot: bool = False) -> Known:
        """Welcome a new guest."""
        person = Person(self._outside.name(), checked_name(name), bot, self._outside.now(), 1)
        await self.store.add(person)
        return self._with_token(person)

    async def by_token(self, token: str) -> Player:
        """Return the player who has this token, or raise why it is worth nothing.

        A generation that the store does not know yet was given before the store was put back from a copy.
        """
        claim = self._signer.read(token, self._outside.now())
        person = await self._find(claim.player)
        if claim.generation < person.generation - 1:
            raise refused("token/outdated", "another token has been given in place of this one")
        return Player(person.id, person.name, person.bot)

    async def renew(self, token: str) -> Known:
        """Return a new token for a player; the one before this one is worth nothing from now on."""
        claim = self._signer.read(token, self._outside.now())
        await self.by_token(token)
        person = await self._find(claim.player)
        if claim.generation >= person.generation:
            await self.store.next_generation(person.id, claim.generation)
            person = await self._find(claim.player)
        return self._with_token(person)

    async def admit(self, player: str) -> Known:
        """Return a new token for a player who has shown a passkey."""
        return self._with_token(await self._find(player))

    async def rename(self, player: Player, name: str) -> Player:
        """Give a player another name, from the next seat on."""
        name = checked_name(name)
        await self.store.rename(player.id, name)
        person = await self._find(player.id)
        return Player(person.id, person.name, person.bot)

    async def _find(self, player: str) -> Person:
        person = await self.store.find(player)
        if person is None:
            raise refused("token/invalid", "this token names nobody")
        return person

    def _with_token(self, person: Person) -> Known:
        token = self._signer.token(Claim(person.id, person.generation, self._outside.now()))
        return Known(Player(person.id, person.name, person.bot), token)
