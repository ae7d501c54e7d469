"""A keeper: one table in the memory of a worker. It stores what people do, tells those who are connected, and does what
the house has to do: bots' decisions, clocks, nonces that are not shown, players who vanished.

The log decides. Where another worker was faster, the keeper reads the log on and asks anew; where the store does not
answer, nothing is acknowledged, and the log is read before anything else is done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from foretell.errors import ForetellError
from foretell.server import deeds
from foretell.server import protocol as p
from foretell.server.chores import Chore, chores
from foretell.server.frames import Onlookers, round_frames, table_frame, talk_frames
from foretell.server.logs import logger
from foretell.server.sitting import Sitting
from foretell.server.store.kinds import IndexRow, Line, Taken
from foretell.server.summary import index_row
from foretell.server.wishes import Player, deed_of

if TYPE_CHECKING:
    from foretell.server.house import House
    from foretell.server.session import Session

_AGAIN: Final = 1000
"""When to look at the log again after the store did not answer, in milliseconds."""
_COARSE: Final = 30_000
_SOON: Final = 60_000


class Keeper:
    """Keeps one table."""

    def __init__(self, house: House, table: str) -> None:
        self.house = house
        self.sitting = Sitting(table, house.make_game)
        self.sessions: list[Session] = []
        self.missing: dict[str, int] = {}
        """Since when a player of a seat is not connected."""
        self._lock = asyncio.Lock()
        self._stale = True
        self._onlookers: Onlookers | None = None
        self._game = ""
        self._table_frame = b""
        self._rounds_shown = 0
        self._timer: asyncio.TimerHandle | None = None
        self._due: int | None = None
        self._chores: dict[Chore, asyncio.Task[None]] = {}
        self._noted: tuple[object, ...] = ()
        self._loaded: int | None = None

    # What people do

    async def open(self, opened: deeds.Opened, player: Player) -> None:
        """Open the table."""
        async with self._lock:
            self._stale = False
            await self._append(opened, player.id, "")

    async def carry_out(self, wish: p.AnyDeciding, player: Player) -> int:
        """Carry out a command once and return the number of its line, or raise why not."""
        async with self._lock:
            await self._catch_up_if_stale()
            while True:
                number = self.sitting.done.number(player.id, wish.id)
                if number is not None:
                    return number
                refusal: ForetellError | None = None
                try:
                    deed = deed_of(wish, player, self.sitting, self.house.outside.seed())
                    return await self._append(deed, player.id, wish.id)
                except Taken:
                    await self._catch_up()
                except ForetellError as problem:
                    refusal = problem
                    if self.house.shared and not self._stale and await self._catch_up():
                        continue  # another worker was here; what is refused now may be right after that
                number = await self._known(player.id, wish.id)
                if number is not None:
                    return number
                if refusal is not None:
                    raise refusal

    async def _known(self, player: str, command: str) -> int | None:
        """Return the line of a command that was carried out before, if need be from the store."""
        if self._stale or not self.sitting.done.perhaps(player, command):
            return None
        return await self.house.log.find(self.sitting.table, player, command)

    async def do(self, deed: deeds.Deed, still: Any = None) -> bool:
        """Do something for the house if it is `still` right; False if it is not, or another worker did something."""
        async with self._lock:
            await self._catch_up_if_stale()
            if still is not None and not still(self.sitting):
                return False
            try:
                await self._append(deed, "", "")
            except Taken:
                await self._catch_up()
                return False
            return True

    async def _append(self, deed: deeds.Deed, player: str, command: str) -> int:
        sitting = self.sitting
        line = Line(sitting.table, sitting.number + 1, self.house.outside.now(), player, command, deeds.write(deed))
        self._stale = True  # until the store has answered
        await self.house.log.append(line, _first_row(line) if line.number == 1 else None)
        self._stale = False
        self._take(line)
        self._rest()
        self.house.bus.tell(line.table, line.number)
        return line.number

    def expect_everybody(self, now: int) -> None:
        """Nobody is connected yet to a table that comes out of the log; who does not come back has vanished."""
        self._loaded = now

    # The log

    async def catch_up(self, number: int | None = None) -> None:
        """Read the log on, if it is known or possible that there is more than was read."""
        if number is None or number > self.sitting.number:
            async with self._lock:
                if number is None or number > self.sitting.number:
                    await self._catch_up()

    async def catch_up_if_stale(self) -> None:
        """Read the log on, if the store did not answer before."""
        if self._stale:
            await self.catch_up()

    async def _catch_up_if_stale(self) -> None:
        if self._stale:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Read the log on; return whether there was more."""
        self._stale = True
        lines = await self.house.log.read(self.sitting.table, self.sitting.number)
        for line in lines:
            self._take(line)
        self._stale = False
        if self._loaded is not None:
            self.missing = {chair.player: self._loaded for chair in self.sitting.persons}
            self._loaded = None
        self._rest()
        return bool(lines)

    def _take(self, line: Line) -> None:
        """Take in a line that is stored, and tell it to all who are connected."""
        sitting = self.sitting
        before = sitting.status, sitting.game_id, [chair and chair.away for chair in sitting.chairs]
        decisions = len(sitting.told)
        deed = sitting.read(line)
        if isinstance(deed, deeds.BotSeated):
            self.house.butler.expect(deed.level)
        elif isinstance(deed, deeds.Opened | deeds.SetUp):
            self.house.butler.expect(deed.arrangement.stand_in)
        after = sitting.status, sitting.game_id, [chair and chair.away for chair in sitting.chairs]
        if sitting.game_id != self._game:
            self._game, self._onlookers, self._rounds_shown = sitting.game_id, Onlookers(sitting), 0
        if self.sessions:
            self._tell(deed, before != after, len(sitting.told) != decisions or not isinstance(deed, deeds.Decided))
        if before[0] != after[0]:
            self.house.noticed(self, before[0], anew=self._loaded is None)

    # Telling

    def _tell(self, deed: deeds.Deed, table_changed: bool, game_changed: bool) -> None:
        sitting = self.sitting
        if isinstance(deed, deeds.Said | deeds.Reacted):
            player, frame = talk_frames(sitting, sitting.number - 1)[-1]
            for session in self.sessions:
                session.hear(player, frame)
            return
        if table_changed or not isinstance(deed, deeds.Decided):
            frame = table_frame(sitting)
            for session in self.sessions:
                session.seat = sitting.seat_of(session.player.id)
                session.push(frame)
        if sitting.game is not None and game_changed and self._onlookers:
            look_on = [session for session in self.sessions if session.may_look]
            seats = {session.seat for session in look_on}
            if len(sitting.told) == 1 and table_changed:  # the game has just begun
                frames = {seat: self._onlookers.all_of_it(seat, sitting.number - 1) for seat in seats}
            else:
                frames = self._onlookers.look(seats)
            for session in look_on:
                session.push(frames[session.seat])
            self._open_rounds()

    def _open_rounds(self) -> None:
        """Show spectators the rounds that are over, where the host allows it."""
        if self.sitting.arrangement.spectators != "hands_later":
            return
        new = round_frames(self.sitting, self._rounds_shown)
        self._rounds_shown += len(new)
        for session in self.sessions:
            if session.seat is None:
                for frame in new:
                    session.push(frame)

    def greet(self, session: Session, since: int) -> None:
        """Send somebody who has come all that they may know, and what they missed after line `since`."""
        sitting = self.sitting
        session.seat = sitting.seat_of(session.player.id)
        self.sessions.append(session)
        session.push(table_frame(sitting))
        if sitting.game is not None and self._onlookers and session.may_look:
            session.push(self._onlookers.all_of_it(session.seat, since))
            if session.seat is None:
                rounds = round_frames(sitting)
                self._rounds_shown = len(rounds)
                for frame in rounds:
                    session.push(frame)
        for player, frame in talk_frames(sitting, since):
            session.hear(player, frame)
        self.missing.pop(session.player.id, None)
        seat = sitting.seat_of(session.player.id)
        chair = None if seat is None else sitting.chairs[seat]
        if seat is not None and chair and chair.away and sitting.in_game:
            self._start(Chore("back", seat, sitting.number), partial(self._back, seat))

    async def _back(self, seat: int) -> None:
        await self.do(deeds.CameBack(seat), lambda now: now.in_game and now.chairs[seat] and now.chairs[seat].away)

    def part(self, session: Session) -> None:
        """Somebody is not connected any more."""
        if session in self.sessions:
            self.sessions.remove(session)
        if all(other.player.id != session.player.id for other in self.sessions):
            if self.sitting.seat_of(session.player.id) is not None:
                self.missing[session.player.id] = self.house.outside.now()
            self._rest()

    # What the house has to do

    def _rest(self) -> None:
        """After something happened: do what is due, and set the clock for what will be."""
        if self.house.closing:
            return
        now = self.house.outside.now()
        wake: list[int] = []
        for when, chore in chores(self.sitting, self.missing, self.house):
            if when is None or when <= now:
                self._start(chore, partial(self.house.butler.do, self, chore))
            else:
                wake.append(when)
        self._wake_at(min(wake, default=None), now)
        self._note(min(wake, default=None), now)

    def _start(self, chore: Chore, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if chore not in self._chores:
            self._chores[chore] = asyncio.create_task(self._finish(chore, work))

    async def _finish(self, chore: Chore, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await work()
        except ForetellError as problem:
            logger.warning("chore failed", extra={"table": self.sitting.table, "code": problem.code})
            await asyncio.sleep(_AGAIN / 1000)
        except Exception:
            logger.exception("chore broke", extra={"table": self.sitting.table, "chore": chore.name})
            await asyncio.sleep(_AGAIN / 1000)
        finally:
            self._chores.pop(chore, None)
        if not self.house.closing:
            self._rest()

    def _wake_at(self, when: int | None, now: int) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._due = when
        if when is not None:
            delay = max(0.0, (when - now) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, self._rest)

    def _note(self, due: int | None, now: int) -> None:
        """Let the index know, unless nothing that matters has changed."""
        sitting = self.sitting
        if sitting.number == 0 or self._stale:
            return
        coarse = None if due is None else due // _COARSE
        shape = (sitting.status, sitting.games, sitting.host, sitting.arrangement, coarse, sitting.paused)
        seats = tuple(chair and (chair.player, chair.away) for chair in sitting.chairs)
        if (shape, seats) != self._noted:
            self._noted = shape, seats
            self.house.log.note(index_row(sitting, sitting.number, now, due))

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is to be done soon; the index knows what is to be done later."""
        soon = self._due is not None and self._due < self.house.outside.now() + _SOON
        return not (self.sessions or self._chores or soon or self._lock.locked())

    def drop(self) -> None:
        """Forget everything; the log has it all."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self._chores.values():
            task.cancel()


def _first_row(line: Line) -> IndexRow:
    """Return the row of the index for a table that is being opened."""
    sitting = Sitting(line.table)
    sitting.read(line)
    return index_row(sitting, line.number, line.at)
