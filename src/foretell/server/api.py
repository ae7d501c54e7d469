"""REST: guests, the lobby, the archive, profiles. What WebSockets are not needed for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from foretell.errors import BadSettings, ForetellError
from foretell.record import Record
from foretell.rules.editions import edition, edition_names
from foretell.server.archive import Archive
from foretell.server.arrangement import Arrangement
from foretell.server.frames import table_shown
from foretell.server.house import House
from foretell.server.limits import Buckets
from foretell.server.outline import outline
from foretell.server.people import Known
from foretell.server.protocol import LARGEST
from foretell.server.refusals import refused
from foretell.server.store.kinds import StoreUnavailable
from foretell.server.wishes import Player

JSON: Final = "application/json; charset=utf-8"
_STATUS: Final = {"token": 401, "limits": 429}
_NOT_FOUND: Final = (
    "table/not-found",
    "archive/no-game",
    "archive/no-step",
    "archive/no-seat",
    "archive/no-player",
    "lessons/not-found",
)
_MOST: Final = 100
T = TypeVar("T")
Answer = Callable[[Request], Awaitable[Response]]


class NewGuest(Struct, forbid_unknown_fields=True):
    """Somebody who comes with a name; bots say that they are."""

    name: str
    bot: bool = False


class NewName(Struct, forbid_unknown_fields=True):
    """Another name."""

    name: str


class Api:
    """Answers requests."""

    def __init__(self, house: House, archive: Archive) -> None:
        self._house = house
        self._archive = archive
        self._guests = Buckets(house.rates.guests)

    def routes(self) -> list[Route]:
        """Return all routes."""
        return [
            route("/api/guests", self.greet, "POST"),
            route("/api/token", self.renew, "POST"),
            route("/api/me", self.me, "GET"),
            route("/api/me", self.rename, "POST"),
            route("/api/editions", self.editions, "GET"),
            route("/api/tables", self.lobby, "GET"),
            route("/api/tables", self.open_table, "POST"),
            route("/api/tables/{table}", self.table, "GET"),
            route("/api/games", self.games, "GET"),
            route("/api/games/{game}", self.game, "GET"),
            route("/api/games/{game}/record", self.record, "GET"),
            route("/api/games/{game}/outline", self.outline, "GET"),
            route("/api/games/{game}/replay/{step}", self.replay, "GET"),
            route("/api/players/{player}", self.profile, "GET"),
            route("/api/leaders/{family}", self.leaders, "GET"),
        ]

    async def greet(self, request: Request) -> Response:
        """Welcome a guest."""
        guest = await body(request, NewGuest)
        address = request.client.host if request.client else ""
        if not self._guests.take(address, self._house.outside.now()):
            raise refused("limits/too-fast", "too many guests; wait a moment")
        return known(await self._house.people.greet(guest.name, bot=guest.bot))

    async def renew(self, request: Request) -> Response:
        """Give a new token for an old one."""
        return known(await self._house.people.renew(token_of(request)))

    async def me(self, request: Request) -> Response:
        """Say who somebody is."""
        return answer((await self.player(request))._asdict())

    async def rename(self, request: Request) -> Response:
        """Give somebody another name."""
        player = await self.player(request)
        return answer((await self._house.people.rename(player, (await body(request, NewName)).name))._asdict())

    async def editions(self, request: Request) -> Response:  # noqa: ARG002 - the same for all
        """List the editions."""
        found = [edition(name) for name in edition_names()]
        return answer([{"name": e.name, "title": e.title, "language": e.language, "offers": e.offers} for e in found])

    async def lobby(self, request: Request) -> Response:  # noqa: ARG002
        """List public tables."""
        rows = await self._house.log.public(("open", "showing", "playing"), _MOST)
        return Response(b"[%b]" % b",".join(row.summary.encode() for row in rows), media_type=JSON)

    async def open_table(self, request: Request) -> Response:
        """Open a table."""
        player = await self.player(request)
        table = await self._house.open_table(await body(request, Arrangement), player)
        return answer({"table": table}, 201)

    async def table(self, request: Request) -> Response:
        """Show a table."""
        keeper = await self._house.keeper(request.path_params["table"])
        await keeper.catch_up_if_stale()
        return answer(table_shown(keeper.sitting))

    async def games(self, request: Request) -> Response:  # noqa: ARG002
        """List the latest public games that are over."""
        kept = await self._archive.store.latest(_MOST)
        return Response(b"[%b]" % b",".join(game.result.encode() for game in kept), media_type=JSON)

    async def game(self, request: Request) -> Response:
        """Show the result of a game that is over."""
        kept = await self._archive.game(request.path_params["game"])
        return Response(kept.result, media_type=JSON)

    async def record(self, request: Request) -> Response:
        """Give the record of a game that is over."""
        kept = await self._archive.game(request.path_params["game"])
        name = f'attachment; filename="{kept.id}.txt"'
        return Response(kept.record, media_type="text/plain; charset=utf-8", headers={"content-disposition": name})

    async def outline(self, request: Request) -> Response:
        """Tell where the rounds and tricks of a game that is over begin."""
        kept = await self._archive.game(request.path_params["game"])
        return answer(outline(Record.parse(kept.record)))

    async def replay(self, request: Request) -> Response:
        """Show a position of a game that is over: all hands open, or what a seat could see."""
        step, seat = request.path_params["step"], request.query_params.get("seat")
        if not _is_number(step):
            raise refused("archive/no-step", "a step is a whole number", decisions=0)
        if seat is not None and not _is_number(seat):
            raise refused("archive/no-seat", "a seat is a whole number", seats=0)
        position = self._archive.position(request.path_params["game"], int(step), None if seat is None else int(seat))
        return answer(await position)

    async def profile(self, request: Request) -> Response:
        """Show what a player has achieved; games at tables that are not public only to the player."""
        person = await self._house.people.store.find(request.path_params["player"])
        if person is None:
            raise refused("archive/no-player", "there is no such player")
        store = self._archive.store
        ratings = await store.ratings_of(person.id)
        own = "authorization" in request.headers and (await self.player(request)).id == person.id
        return answer(
            {
                "player": person.id,
                "name": person.name,
                "bot": person.bot,
                "totals": await store.totals(person.id),
                "ratings": {
                    family: {"rating": rating.shown, "games": rating.games} for family, rating in ratings.items()
                },
                "games": await store.games_of(person.id, _MOST, public=not own),
            }
        )

    async def leaders(self, request: Request) -> Response:
        """List the best players of a family of rules."""
        leaders = await self._archive.store.leaders(request.path_params["family"][:64], _MOST)
        return answer(
            [
                {"player": player, "name": name, "bot": bot, "rating": rating.shown, "games": rating.games}
                for player, name, bot, rating in leaders
            ]
        )

    async def player(self, request: Request) -> Player:
        """Return who asks."""
        return await self._house.people.by_token(token_of(request))


def token_of(request: Request) -> str:
    """Return the token of a request."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise refused("token/missing", "a token is needed: Authorization: Bearer …")
    return token[:500]


async def body(request: Request, kind: type[T]) -> T:
    """Return what a request brings, or raise that it is not understood."""
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > LARGEST:
            raise refused("protocol/too-large", f"at most {LARGEST} bytes", most=LARGEST)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        where = str(problem)[:200] if isinstance(problem, msgspec.ValidationError) else ""
        raise refused("protocol/bad-request", "this is not understood", where=where) from problem


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 7


def answer(value: Any, status: int = 200) -> Response:
    """Return a value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type=JSON)


def known(who: Known) -> Response:
    """Return a player with a token."""
    return answer({"player": who.player.id, "name": who.player.name, "bot": who.player.bot, "token": who.token}, 201)


def trouble(problem: ForetellError) -> Response:
    """Return the answer to a request that is refused."""
    status = 404 if problem.code in _NOT_FOUND else _STATUS.get(problem.code.partition("/")[0], 400)
    if isinstance(problem, StoreUnavailable):
        status = 503
    params = {name: value for name, value in problem.params.items() if isinstance(value, str | int | bool)}
    return answer({"code": problem.code, "rule": problem.rule, "params": params}, status)


def route(path: str, work: Answer, method: str) -> Route:
    """Return a route whose refusals are answered with their code."""

    async def endpoint(request: Request) -> Response:
        try:
            return await work(request)
        except (ForetellError, BadSettings) as problem:
            return trouble(problem)

    return Route(path, endpoint, methods=[method], name=f"{method} {path}")
