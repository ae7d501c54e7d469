"""The house: all tables of this worker, and what they share."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, NamedTuple

from foretell.errors import ForetellError
from foretell.server import deeds
from foretell.server.archive import Archive, Finished, finished_game, finished_games
from foretell.server.arrangement import Arrangement, checked
from foretell.server.bots import Thinker
from foretell.server.bus import Alone, Bus
from foretell.server.butler import Butler
from foretell.server.chance import Outside
from foretell.server.keeper import Keeper
from foretell.server.limits import Buckets, Rate
from foretell.server.logs import logger
from foretell.server.metrics import Metrics
from foretell.server.people import People
from foretell.server.refusals import refused
from foretell.server.sitting import ENDED, OVER, MakeGame
from foretell.server.store.kinds import LogStore
from foretell.server.store.presence import SqlPresence
from foretell.server.wishes import Player

_SWEEP: Final = 5.0
_TIDY: Final = 1.0
"""How often the store tidies up: little at a time, for whoever decides meanwhile waits for the disk too."""
_FAREWELL: Final = 5.0
_BEHIND_EVERY: Final = 12
_COLLECT_EVERY: Final = 120
_PRESENT: Final = 15_000
_AT_ONCE: Final = 200


class Rates(NamedTuple):
    """How fast anybody may ask for something."""

    commands: Rate = Rate(20, 60)
    talk: Rate = Rate(0.5, 5)
    guests: Rate = Rate(0.2, 20)
    tables: Rate = Rate(0.05, 10)
    requests: Rate = Rate(20, 200)


class House:
    """All tables of this worker."""

    def __init__(
        self,
        log: LogStore,
        people: People,
        thinker: Thinker,
        *,
        archive: Archive | None = None,
        bus: Bus | None = None,
        presence: SqlPresence | None = None,
        outside: Outside | None = None,
        rates: Rates | None = None,
        make_game: MakeGame | None = None,
        grace: int = 60_000,
        idle: int = 3 * 3600_000,
        abandoned: int = 7 * 24 * 3600_000,
    ) -> None:
        self.log = log
        self.people = people
        self.archive = archive
        self.bus = bus or Alone()
        self.shared = bus is not None and not isinstance(bus, Alone)
        """Whether other workers may write to the same logs."""
        self.presence = presence
        self.outside = outside or Outside()
        self.rates = rates or Rates()
        self.make_game = make_game
        self.grace = grace
        self.idle = idle
        self.abandoned = abandoned
        self.metrics = Metrics()
        self.butler = Butler(thinker, self.outside)
        self.closing = False
        self._stop = asyncio.Event()
        self._thinker = thinker
        self._keepers: dict[str, Keeper] = {}
        self._loading: dict[str, asyncio.Task[Keeper]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._table_makers = Buckets(self.rates.tables)
        self.talkers = Buckets(self.rates.talk)

    async def open(self) -> None:
        """Begin: listen to other workers, and take up what is to be done."""
        await self.bus.open(self._heard)
        self._spawn(self._sweep())
        self._spawn(self._keep_tidy())

    async def open_table(self, arrangement: Arrangement, player: Player) -> str:
        """Open a table and return its name."""
        if not self._table_makers.take(player.id, self.outside.now()):
            raise refused("limits/too-fast", "too many tables; wait a moment")
        opened = deeds.Opened(checked(arrangement), player.name, self.outside.seed(), player.bot)
        keeper = Keeper(self, self.outside.name())
        await keeper.open(opened, player)
        self._keepers[keeper.sitting.table] = keeper
        return keeper.sitting.table

    async def keeper(self, table: str) -> Keeper:
        """Return the keeper of a table, out of memory or out of its log."""
        while True:
            keeper = self._keepers.get(table)
            if keeper is not None:
                return keeper
            loading = self._loading.get(table)
            if loading is None:
                loading = asyncio.create_task(self._load(table))
                self._loading[table] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            await asyncio.shield(loading)  # and look again: the sweep may have forgotten it meanwhile

    async def up_to_date(self, table: str) -> Keeper:
        """Return the keeper of a table that has read all that other workers stored by now."""
        while True:
            keeper = await self.keeper(table)
            if not self.shared:
                return keeper
            await keeper.catch_up()
            if self._keepers.get(table) is keeper:
                return keeper

    async def _load(self, table: str) -> Keeper:
        keeper = Keeper(self, table)
        now = self.outside.now()
        keeper.expect_everybody(now)
        await keeper.catch_up()
        if keeper.sitting.number == 0:
            raise refused("table/not-found", "there is no such table")
        self._keepers[table] = keeper
        return keeper

    def noticed(self, keeper: Keeper, before: str, *, anew: bool) -> None:
        """A table has come into another state, just now or when its log was written."""
        self.metrics.status(before, keeper.sitting.status)
        if self.archive and anew and keeper.sitting.status in (OVER, ENDED) and before not in (OVER, ENDED):
            self._spawn(self._keep(self.archive, finished_game(keeper.sitting)))

    async def _keep(self, archive: Archive, finished: Finished) -> None:
        """Put a game that is over into the archive; should it fail, the sweep will find it."""
        try:
            await archive.keep(finished)
        except ForetellError as problem:
            logger.warning("not archived", extra={"game": finished.game.id, "code": problem.code})

    async def _keep_forgotten(self, table: str) -> None:
        """Put the games of a table that are over into the archive, out of its log; each counts once."""
        if self.archive:
            for finished in finished_games(table, await self.log.read(table), self.make_game):
                await self.archive.keep(finished)

    async def is_elsewhere(self, table: str, player: str) -> bool:
        """Return whether a player is connected to a table at another worker."""
        return self.presence is not None and await self.presence.elsewhere(table, player, self.outside.now())

    async def _note_presence(self) -> None:
        """Let other workers know who is connected here."""
        if self.presence is not None:
            now = self.outside.now()
            here = [(k.sitting.table, session.player.id) for k in self._keepers.values() for session in k.sessions]
            await self.presence.note(here, now + _PRESENT, now)

    def _heard(self, table: str, number: int) -> None:
        """Another worker has stored a line; no table means that something may have been missed."""
        if not table:
            for keeper in self._keepers.values():
                self._spawn(self._catch_up(keeper, None))
        elif table in self._keepers and number > self._keepers[table].sitting.number:
            self._spawn(self._catch_up(self._keepers[table], number))

    async def _catch_up(self, keeper: Keeper, number: int | None) -> None:
        try:
            await keeper.catch_up(number)
        except ForetellError as problem:
            logger.warning("log not read", extra={"table": keeper.sitting.table, "code": problem.code})

    async def _sweep(self) -> None:
        """Take up tables that nobody has in memory and where something is due; forget those where nothing is."""
        rounds = 0
        while not self.closing:
            try:
                await self._note_presence()
                tables = await self.log.due(self.outside.now(), _AT_ONCE)
                if rounds % _BEHIND_EVERY == 0:
                    tables += await self.log.behind()
                for table in tables:
                    if table not in self._keepers:
                        await self._on_its_own(self.keeper(table), table)
                for table in await self.log.unarchived(_AT_ONCE):
                    await self._on_its_own(self._keep_forgotten(table), table)
            except ForetellError as problem:
                logger.warning("sweep failed", extra={"code": problem.code})
            for table, keeper in list(self._keepers.items()):
                if keeper.idle:
                    keeper.drop()
                    del self._keepers[table]
            self.metrics.kept(len(self._keepers))
            rounds += 1
            if rounds % _COLLECT_EVERY == 0:
                gc.collect()
            await self._pause(_SWEEP)

    async def _on_its_own(self, work: Coroutine[Any, Any, object], table: str) -> None:
        """Do something for a table; what goes wrong there stops nobody else."""
        try:
            await work
        except ForetellError as problem:
            logger.warning("table left for later", extra={"table": table, "code": problem.code})
        except Exception:
            logger.exception("table left for later", extra={"table": table})

    async def _keep_tidy(self) -> None:
        """Let the store do what it wants done now and then."""
        while not self.closing:
            try:
                await self.log.tidy()
            except ForetellError as problem:
                logger.warning("store not tidied", extra={"code": problem.code})
            await self._pause(_TIDY)

    async def _pause(self, seconds: float) -> None:
        """Wait so long, or until the house closes."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._stop.wait()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop: nothing new is begun, what was stored stays stored."""
        self.closing = True
        for keeper in self._keepers.values():
            keeper.drop()
        self._stop.set()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_FAREWELL)  # what asks the store is not cut off
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.close()
        self._thinker.close()
