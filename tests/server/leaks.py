"""Leaks: two games that one client cannot tell apart, played at two houses; every byte sent to that client is compared.

The houses have the same clock, names, tokens, seeds and commitments. The client also asks what it should not: illegal
decisions, hints, the archive before the end, the table over REST, a second connection. Logs and counts are compared as
well. For a long run: python -m tests.server.leaks --points 100000
"""

from __future__ import annotations

import argparse
import asyncio
import io
import logging
import sys
from collections.abc import Iterator
from itertools import count
from typing import Any, NamedTuple

from foretell import DECISIONS, Game, SeededShuffler, Settings
from foretell.errors import ForetellError
from foretell.rules.rounds import rounds
from foretell.server import protocol as p
from foretell.server.archive import Archive
from foretell.server.arrangement import Arrangement
from foretell.server.frames import table_frame
from foretell.server.house import House
from foretell.server.logs import OneLine, logger
from foretell.server.people import People
from foretell.server.store.kinds import IndexRow, Line, Taken
from foretell.server.store.people import Person
from foretell.server.tokens import Signer
from foretell.table.shufflers import checked_deal
from tests.server.house import NO_LIMITS, Held, Inline, Place
from tests.table.secrecy.pairs import _begin, _cut, _play_round
from tests.table.secrecy.test_secrecy import PARTS, games
from tests.table.secrecy.worlds import Played, hidden_state, other_world
from tests.table.walks import Dice


class Memory:
    """Logs, people and an empty archive in memory: what the store does is not the question here."""

    def __init__(self) -> None:
        self.lines: dict[str, list[Line]] = {}
        self.people: dict[str, Person] = {}

    async def append(self, line: Line, row: IndexRow | None = None) -> None:
        log = self.lines.setdefault(line.table, [])
        if len(log) + 1 != line.number:
            raise Taken
        log.append(line)

    def note(self, row: IndexRow) -> None:
        pass

    async def read(self, table: str, after: int = 0) -> list[Line]:
        return self.lines.get(table, [])[after:]

    async def find(self, table: Any, player: str = "", command: str = "") -> Any:
        if not player:
            return self.people.get(table)
        found = (line.number for line in self.lines[table] if (line.player, line.command) == (player, command))
        return next(found, None)

    async def due(self, now: int, limit: int) -> list[str]:
        return []

    async def behind(self) -> list[str]:
        return []

    async def unarchived(self, limit: int) -> list[str]:
        return []

    async def tidy(self) -> None:
        pass

    async def public(self, statuses: tuple[str, ...], limit: int) -> list[IndexRow]:
        return []

    async def add(self, person: Person) -> None:
        self.people[person.id] = person

    async def game(self, game: str) -> None:
        return None


class World:
    """A house with one table, where one client looks on; the others decide without a connection."""

    def __init__(self, settings: Settings, game: Game, viewer: int | None) -> None:
        self.memory = Memory()
        self.outside = Held()
        people = People(self.memory, Signer([bytes(32)]), self.outside)  # type: ignore[arg-type]
        self.archive = Archive(self.memory)  # type: ignore[arg-type]
        self.house = House(
            self.memory, people, Inline(), outside=self.outside, rates=NO_LIMITS, make_game=lambda sitting: game
        )
        self.place = Place(None, None, self.house)  # type: ignore[arg-type]
        self.settings = settings
        self.viewer = viewer
        self.log = io.StringIO()

    async def open(self) -> None:
        names = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus")
        self.known = [await self.place.guest(name) for name in names]
        switches = {name: value for name, value in self.settings.as_dict().items() if name not in ("seats", "edition")}
        switches["specials"] = list(switches["specials"])
        arrangement = Arrangement(
            edition=self.settings.edition, seats=self.settings.seats, switches=switches, hints=True, stand_in="jester"
        )
        self.table = await self.house.open_table(arrangement, self.known[0].player)
        self.keeper = await self.house.keeper(self.table)
        for seat in range(self.settings.seats):
            if seat:
                await self.do(p.Sit(f"s{seat}", seat), seat)
            await self.do(p.Ready(f"r{seat}"), seat)
        who = self.known[6] if self.viewer is None else self.known[self.viewer]
        self.client = await self.place.join(who, self.table)
        await self.do(p.Start("start"), 0)
        assert self.keeper.sitting.settings == self.settings

    async def do(self, wish: p.AnyDeciding, seat: int) -> None:
        await self.keeper.carry_out(wish, self.known[seat].player)

    async def decide(self, seat: int, action: int, number: int) -> None:
        self.outside.at += 1000
        token = DECISIONS[action].token
        turn = self.keeper.sitting.turn
        if seat == self.viewer:
            await self.client.send("decide", id=f"d{number}", turn=turn, decision=token)
        else:
            await self.do(p.Decide(f"d{number}", turn, token), seat)

    async def probe(self, dice: Dice) -> None:
        """Ask what must not be told."""
        client = self.client
        turn = self.keeper.sitting.turn
        for action in (dice.below(160), dice.below(160)):
            explained = self.viewer is not None and self.keeper.sitting.the_game.explain(self.viewer, action).legal
            if not explained:
                await client.send("decide", turn=turn, decision=DECISIONS[action].token)
        match dice.below(5):
            case 0:
                await client.send("hint")
            case 1:
                again = await self.place.join(client.who, self.table, since=dice.below(self.keeper.sitting.number + 1))
                client.raw += again.raw
                again.leave()
                self.keeper.missing.clear()
            case 2:
                client.raw.append(table_frame(self.keeper.sitting))
            case 3:
                try:
                    await self.archive.game(self.keeper.sitting.game_id)
                except ForetellError as problem:
                    client.raw.append(f"{problem.code} {dict(problem.params)}".encode())
            case _:
                await client.send("rematch")
                await client.send("show", nonce="00" * 16)

    def close(self) -> None:
        self.keeper.drop()


class Point(NamedTuple):
    """One decision point of two worlds."""

    same: bool
    differs: bool


async def points(settings: Settings, seed: int) -> list[Point]:
    """Return the points of a round up to a random one, in a random game and in another world; none if all is known."""
    dice = Dice(seed)
    viewer = dice.pick([*range(settings.seats), *range(settings.seats), None])
    number = 1 + dice.below(rounds(settings.switches))
    first = max(1, number - dice.below(2))
    decks = [checked_deal(SeededShuffler(seed).deck(settings, i), i, settings) for i in range(1, number + 1)]
    game = _begin(first, list(decks), settings, seed)
    start = game.copy()
    history = [_play_round(game, decks, dice) for _ in range(first, number)]
    last = _play_round(game, decks, dice)
    last = last._replace(decisions=last.decisions[: _cut(last, settings, dice)])
    rounds_played = [*history, last]
    others = [other_world(played, viewer, settings, dice, tries=12) for played in rounds_played]
    for played in others:
        decks[played.number - 1] = played.deck
    other = _begin(first, decks, settings, seed ^ 1)
    return await _compare(settings, viewer, (start, other), (rounds_played, others), seed)


async def _compare(
    settings: Settings,
    viewer: int | None,
    both: tuple[Game, Game],
    played: tuple[list[Played], list[Played]],
    seed: int,
) -> list[Point]:
    worlds = [World(settings, game, viewer) for game in both]
    found: list[Point] = []
    for world in worlds:
        with told_to(world.log):
            await world.open()
    number = 0
    for one, other in zip(*played, strict=True):
        for i in range(len(one.decisions) + 1):
            hidden = [
                hidden_state(world.keeper.sitting.the_game.table, r.deck, viewer, settings)
                for world, r in zip(worlds, (one, other), strict=True)
            ]
            for world, decisions in zip(worlds, (one.decisions, other.decisions), strict=True):
                with told_to(world.log):
                    await world.probe(Dice(seed + number))
                    if i < len(one.decisions):
                        await world.decide(*decisions[i], number)
            same = (
                worlds[0].client.raw == worlds[1].client.raw
                and worlds[0].log.getvalue() == worlds[1].log.getvalue()
                and _counts(worlds[0]) == _counts(worlds[1])
            )
            found.append(Point(same, hidden[0] != hidden[1]))
            for world in worlds:
                world.client.raw.clear()
            number += 1
    for world in worlds:
        world.close()
    return found


def _counts(world: World) -> list[bytes]:
    return [line for line in world.house.metrics.text().splitlines() if b"_created" not in line]


class told_to:
    """Let the house log into this text, for the time of a block."""

    def __init__(self, out: io.StringIO) -> None:
        self._handler = logging.StreamHandler(out)
        self._handler.setFormatter(OneLine())

    def __enter__(self) -> None:
        logger.setLevel("DEBUG")
        logger.addHandler(self._handler)

    def __exit__(self, *_: object) -> None:
        logger.removeHandler(self._handler)


def all_points(part: int) -> Iterator[list[Point]]:
    """Yield points without end: every form of the game with every way to predict, in turn."""
    makers = [games(*PARTS[index]) for index in range(len(PARTS))]
    for i in count(part):
        seed, settings = next(makers[i % len(PARTS)])
        yield asyncio.run(points(settings, seed))


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--points", type=int, default=100_000)
    wanted = parser.parse_args().points
    compared = differing = leaks = 0
    for found in all_points(0):
        compared += len(found)
        differing += sum(point.differs for point in found)
        leaks += sum(not point.same for point in found)
        if differing >= wanted or leaks:
            break
    print(f"{compared} pairs of decision points, something hidden differed in {differing}; told apart: {leaks}")
    return int(leaks > 0)


if __name__ == "__main__":
    sys.exit(main())
