"""The application: everything put together from the settings, served by any ASGI server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from foretell.server.api import Api, answer, route
from foretell.server.archive import Archive
from foretell.server.bots import Pool, Thinker
from foretell.server.bus import Alone, Bus
from foretell.server.chance import Outside
from foretell.server.choices import Choices
from foretell.server.gate import Gate
from foretell.server.head import NOWHERE, kind_of
from foretell.server.house import House, Rates
from foretell.server.limits import Buckets, Rate
from foretell.server.logs import logger
from foretell.server.page import HEADERS, page
from foretell.server.pages import PATHS, Pages
from foretell.server.people import People
from foretell.server.quiet import Quiet
from foretell.server.settings import ServerSettings, store_url
from foretell.server.socket import Sockets
from foretell.server.store import Database
from foretell.server.store.archive import SqlArchive
from foretell.server.store.log import SqlLog
from foretell.server.store.people import SqlPeople
from foretell.server.store.presence import SqlPresence
from foretell.server.teaching import Teaching, language_of
from foretell.server.tokens import Signer


class Server:
    """One worker: its store, its house and its connections."""

    def __init__(
        self,
        settings: ServerSettings,
        outside: Outside | None = None,
        thinker: Thinker | None = None,
        pages: Pages | None = None,
    ) -> None:
        self.settings = settings
        self.outside = outside or Outside()
        self.ready = False
        self._thinker = thinker
        self._pages = pages or Pages()

    async def open(self) -> None:
        """Open the store, bring it up to date, and take up the tables; where that fails, leave the store closed."""
        self.database = Database(store_url(self.settings))
        try:
            await self._open_house()
        except BaseException:
            await self.database.close()
            raise

    async def _open_house(self) -> None:
        settings = self.settings
        await self.database.upgrade()
        notify = "foretell" if self.database.postgres and not settings.bus else ""
        self.log = SqlLog(self.database, notify=notify)
        store = SqlPeople(self.database)
        keys = [bytes.fromhex(key) for key in settings.keys] or [await store.secret("key", self.outside.key)]
        self._key = keys[0]
        self.archive = Archive(SqlArchive(self.database))
        self.house = House(
            self.log,
            People(store, Signer(keys), self.outside),
            self._thinker or Pool(settings.bot_processes),
            archive=self.archive,
            bus=_bus(settings, notify),
            presence=SqlPresence(self.database, self.outside.name()) if self.database.postgres else None,
            outside=self.outside,
            rates=_rates(settings),
            grace=round(settings.grace * 1000),
            idle=round(settings.idle * 1000),
            abandoned=round(settings.abandoned * 1000),
        )
        self.log.noticed = self.house.metrics.committed
        self.sockets = Sockets(self.house, settings)
        self._requests = Buckets(self.house.rates.requests)
        await self.house.open()
        self.ready = True
        logger.info("open")

    async def close(self) -> None:
        """Say goodbye, store what is under way, and close the store."""
        self.ready = False
        self.house.closing = True
        await self.sockets.close()
        await self.house.close()
        await self.log.close()
        await self.database.close()
        logger.info("closed")

    def app(self) -> Starlette:
        """Return the application."""

        @asynccontextmanager
        async def life(app: Starlette) -> AsyncIterator[None]:
            await self.open()
            api = Api(self.house, self.archive)
            routes = [*api.routes(), *Choices().routes(), *Teaching().routes(), *self._passkey_routes(api)]
            app.router.routes.extend(routes)
            app.router.routes.append(WebSocketRoute("/ws", self.sockets))
            try:
                yield
            finally:
                await self.close()

        return Starlette(
            routes=[
                *(Route(path, self._page) for path in PATHS),
                *(Route(f"/{name}", self._file) for name in self._pages.names()),
                Route("/health", self._health),
                Route("/ready", self._ready),
                Route("/metrics", self._metrics),
            ],
            middleware=[Middleware(Quiet), *self._for_other_pages(), Middleware(Gate, admits=self._admits)],
            exception_handlers={404: self._nowhere},
            lifespan=life,
        )

    def _for_other_pages(self) -> list[Middleware]:
        """Let the scripts of pages that are allowed read our answers; they come with tokens, never with cookies."""
        origins, headers = self.settings.origins, ["authorization", "content-type"]
        allow = Middleware(CORSMiddleware, allow_origins=origins, allow_methods=["*"], allow_headers=headers)
        return [allow] if origins else []

    def _admits(self, address: str) -> bool:
        return self._requests.take(address, self.outside.now())

    def _passkey_routes(self, api: Api) -> list[Route]:
        """Return the routes for passkeys, where the package for them is installed."""
        if find_spec("webauthn") is None:
            return []
        from foretell.server.passkeys import Passkeys

        settings, host = self.settings, self.settings.passkey_host
        origins = [*settings.origins, f"http://{host}:{settings.port}", f"https://{host}"]
        passkeys = Passkeys(api, self.house.people, self.outside, self._key, host, origins)
        return [
            route("/api/passkeys/new", passkeys.ask_new, "GET"),
            route("/api/passkeys/new", passkeys.take_new, "POST"),
            route("/api/passkeys", passkeys.ask, "GET"),
            route("/api/passkeys", passkeys.take, "POST"),
        ]

    async def _file(self, request: Request) -> Response:
        return self._pages.give(request.url.path.removeprefix("/"), request)

    async def _page(self, request: Request) -> Response:
        return self._shown(request, kind_of(request.url.path))

    def _shown(self, request: Request, kind: str) -> Response:
        """Return a page of some kind; where none were built, the plain one."""
        language = language_of(request)
        if self._pages.built:
            return self._pages.page(request, language, kind)
        text = page(language, str(request.base_url).rstrip("/"))
        headers = {**HEADERS, "content-language": language}
        return Response(text, 404 if kind == NOWHERE else 200, headers, "text/html; charset=utf-8")

    async def _nowhere(self, request: Request, problem: Exception) -> Response:  # noqa: ARG002 - Starlette's door
        """Show a page that says so where a browser looks for one that there is not."""
        if "text/html" in request.headers.get("accept", ""):
            return self._shown(request, NOWHERE)
        return PlainTextResponse("Not Found", 404)

    async def _health(self, request: Request) -> Response:  # noqa: ARG002 - the same for all
        return answer({"alive": True})

    async def _ready(self, request: Request) -> Response:  # noqa: ARG002
        try:
            await self.log.due(0, 1)
        except Exception:
            return answer({"ready": False}, 503)
        return answer({"ready": self.ready}, 200 if self.ready else 503)

    async def _metrics(self, request: Request) -> Response:  # noqa: ARG002
        return Response(self.house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _rates(settings: ServerSettings) -> Rates:
    return Rates(
        commands=Rate(settings.command_rate, 3 * settings.command_rate),
        talk=Rate(settings.talk_rate, max(5, 10 * settings.talk_rate)),
        guests=Rate(settings.guest_rate, max(20, 10 * settings.guest_rate)),
        tables=Rate(settings.table_rate, max(10, 10 * settings.table_rate)),
        requests=Rate(settings.request_rate, 10 * settings.request_rate),
    )


def _bus(settings: ServerSettings, notify: str) -> Bus:
    if settings.bus:
        from foretell.server.buses import Nats

        return Nats(settings.bus)
    if notify:
        from foretell.server.buses import Notify

        return Notify(store_url(settings), notify)
    return Alone()


def create(settings: ServerSettings | None = None) -> Any:
    """Return the application of one worker; settings come from the environment unless they are given."""
    from foretell.server.settings import server_settings

    return Server(settings or server_settings()).app()
