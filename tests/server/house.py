"""A house for tests: the real store in a new folder, a clock that can be held, and clients without a network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from foretell.server.archive import Archive
from foretell.server.arrangement import Arrangement
from foretell.server.bots import decide
from foretell.server.buses import Notify
from foretell.server.chance import Outside
from foretell.server.house import House, Rates
from foretell.server.keeper import Keeper
from foretell.server.limits import Rate
from foretell.server.people import Known, People
from foretell.server.session import Session
from foretell.server.sitting import MakeGame
from foretell.server.store import Database
from foretell.server.store.archive import SqlArchive
from foretell.server.store.log import SqlLog
from foretell.server.store.people import SqlPeople
from foretell.server.tokens import Signer
from foretell.table.view import View

T = TypeVar("T")
FREE = Rate(1e9, 1e9)
_open: list[Place] = []
NO_LIMITS = Rates(FREE, FREE, FREE, FREE, FREE)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run to the end; nothing may take longer than a minute."""
    return asyncio.run(asyncio.wait_for(work, 60))


class Held(Outside):
    """Time, chance and names of which tests know what comes."""

    def __init__(self, at: int = 1_000_000) -> None:
        self.at = at
        self.count = 0

    def now(self) -> int:
        return self.at

    def seed(self) -> str:
        self.count += 1
        return self.count.to_bytes(64).hex()

    def key(self) -> bytes:
        return bytes(32)

    def name(self) -> str:
        self.count += 1
        return f"{self.count:013d}"


class Inline:
    """Thinks at once, in this process."""

    async def think(self, level: str, seed: int, view: View) -> int:
        return decide(level, seed, view)

    def expect(self, level: str) -> None:
        pass

    def close(self) -> None:
        pass


class Client:
    """Somebody connected to a table: what was sent to them, and the view as a client would have put it together."""

    def __init__(self, place: Place, who: Known) -> None:
        self.who = who
        self.raw: list[bytes] = []
        self.closed: list[str] = []
        self.view: dict[str, Any] = {}
        self.turn = 0
        self.session = Session(place.house, self.take, self.closed.append)
        self._count = 0
        place.clients += 1
        self._name = f"c{place.clients}"

    @property
    def frames(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.raw]

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = [frame["table"] for frame in self.frames if frame["type"] == "table"][-1]
        return found

    def take(self, frame: bytes) -> None:
        self.raw.append(frame)
        message = json.loads(frame)
        if message["type"] == "view":
            self.view, self.turn = message["view"], message["turn"]
        elif message["type"] == "change":
            self.view |= message["view"]
            self.turn = message["turn"]

    async def send(self, kind: str, **rest: Any) -> dict[str, Any]:
        """Send a command with a new id, or the one given, and return the answer to it."""
        self._count += 1
        command = {"type": kind, "id": f"{self._name}-{self._count}"} | rest
        return await self.send_raw(json.dumps(command))

    async def send_raw(self, frame: str) -> dict[str, Any]:
        before = len(self.raw)
        await self.session.receive(frame)
        answers: list[dict[str, Any]] = [json.loads(frame) for frame in self.raw[before:]]
        return [one for one in answers if one["type"] in ("done", "refused", "hint", "pong", "welcome")][-1]

    async def decide(self, choice: int = 0) -> dict[str, Any]:
        """Take one of the legal decisions."""
        legal = self.view["legal"]
        return await self.send("decide", turn=self.turn, decision=legal[choice % len(legal)])

    def leave(self) -> None:
        self.session.gone()


class Place:
    """A house and the store below it."""

    def __init__(self, database: Database, log: SqlLog, house: House) -> None:
        self.database = database
        self.log = log
        self.house = house
        self.clients = 0

    @property
    def quiet(self) -> bool:
        """Whether nothing is being stored, kept or carried out just now; sweeping and tidying go on always."""
        log, house = self.log, self.house
        storing = bool(log._waiting or log._rows or log._busy)
        return not storing and len(house._tasks) <= 2 and not any(k._lock.locked() for k in house._keepers.values())

    async def guest(self, name: str, *, bot: bool = False) -> Known:
        return await self.house.people.greet(name, bot=bot)

    async def guests(self, *names: str) -> list[Known]:
        return [await self.guest(name) for name in names]

    async def open(self, host: Known, **arrangement: Any) -> str:
        return await self.house.open_table(Arrangement(**arrangement), host.player)

    async def join(self, who: Known, table: str, since: int = 0) -> Client:
        client = Client(self, who)
        await client.session.receive(
            json.dumps({"type": "hello", "version": 1, "token": who.token, "table": table, "since": since})
        )
        return client

    async def keeper(self, table: str) -> Keeper:
        return await self.house.keeper(table)

    async def full_table(self, *names: str, start: bool = True, **arrangement: Any) -> tuple[str, list[Client]]:
        """Return a table with these people on its seats, all ready, and by default the game begun."""
        known = await self.guests(*names)
        table = await self.open(known[0], **{"seats": len(names)} | arrangement)
        clients = [await self.join(who, table) for who in known]
        for seat, client in enumerate(clients):
            if seat:
                await client.send("sit", seat=seat)
            await client.send("ready")
        if start:
            assert (await clients[0].send("start"))["type"] == "done"
        return table, clients


@asynccontextmanager
async def open_place(
    where: Path | str,
    outside: Outside | None = None,
    make_game: MakeGame | None = None,
    rates: Rates = NO_LIMITS,
    **options: Any,
) -> AsyncIterator[Place]:
    """Open a house over a file, or over the database of an address."""
    database = Database(where if isinstance(where, str) else f"sqlite:///{where / 'house.db'}")
    await database.upgrade()
    log = SqlLog(database, notify="foretell" if isinstance(options.get("bus"), Notify) else "")
    outside = outside or Held()
    people = People(SqlPeople(database), Signer([b"k" * 32]), outside)
    thinker = options.pop("thinker", None) or Inline()
    archive = Archive(SqlArchive(database))
    house = House(log, people, thinker, archive=archive, outside=outside, rates=rates, make_game=make_game, **options)
    await house.open()
    place = Place(database, log, house)
    _open.append(place)
    try:
        yield place
    finally:
        _open.remove(place)
        await house.close()
        await log.close()
        await database.close()


async def settle() -> None:
    """Let everything that is under way happen: until nothing is stored, kept or asked any more, several looks long."""
    quiet = 0
    async with asyncio.timeout(20):
        while quiet < 5:
            for _ in range(50):
                await asyncio.sleep(0)
            await asyncio.sleep(0.004)
            quiet = quiet + 1 if all(place.quiet for place in _open) else 0


async def until(true: Any, seconds: float = 20.0) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)


async def play_on(clients: list[Client], choice: int = 0, decisions: int | None = None) -> int:
    """Let people decide, whoever is asked, until nobody is or so many decisions were taken."""
    taken = 0
    while decisions is None or taken < decisions:
        asked = [c for c in clients if c.view.get("seat") in c.view.get("to_act", ()) and c.view["legal"]]
        if not asked:
            break
        answer = await asked[0].decide(choice + taken)
        assert answer["type"] == "done", answer
        taken += 1
    return taken
