"""A session: one connection of one player to one table, whatever it is carried by.

Frames go in by `receive` and out by `push`. What waits to be sent is bounded: who does not take it in time is closed,
and everybody else goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from foretell.errors import ForetellError
from foretell.server import protocol as p
from foretell.server.limits import Bucket
from foretell.server.refusals import refused
from foretell.server.wishes import Player

if TYPE_CHECKING:
    from foretell.server.house import House
    from foretell.server.keeper import Keeper

MOST_REFUSED: Final = 200
"""So many frames may be refused for being sent too fast before the connection is closed."""
_NOBODY: Final = Player("", "")


class Session:
    """One connection. `push` takes a frame to be sent, `close` ends the connection with a code."""

    def __init__(self, house: House, push: Callable[[bytes], None], close: Callable[[str], None]) -> None:
        self.push = push
        self.player = _NOBODY
        self.seat: int | None = None
        """The seat from which this session looks on; None for a spectator."""
        self._close = close
        self._house = house
        self._keeper: Keeper | None = None
        self._muted: set[str] = set()
        self._bucket = Bucket(house.rates.commands, house.outside.now())
        self._refused = 0

    @property
    def greeted(self) -> bool:
        """Whether hello has been said."""
        return self._keeper is not None

    @property
    def may_look(self) -> bool:
        """Whether this session may see the game."""
        return self.seat is not None or self._keeper is None or self._keeper.sitting.arrangement.spectators != "none"

    def hear(self, player: str, frame: bytes) -> None:
        """Send what a player said, unless this one does not want to hear it."""
        if player not in self._muted:
            self.push(frame)

    async def receive(self, frame: str | bytes) -> None:
        """Take a frame and answer it; whatever it holds, it gets one answer and harms nobody."""
        wish: p.AnyCommand | None = None
        try:
            fast = not self._bucket.take(self._house.outside.now())
            wish = self._read(frame)
            if fast:
                self._strike("limits/too-fast")
                raise refused("limits/too-fast", "too many commands; wait a moment")
            await self._obey(wish)
        except ForetellError as problem:
            self._house.metrics.refused(problem.code)
            self.push(refusal(getattr(wish, "id", ""), problem))
            if wish is None or isinstance(wish, p.Hello):
                self._strike(problem.code)

    def _read(self, frame: str | bytes) -> p.AnyCommand:
        try:
            return p.read(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            where = str(problem)[:200] if isinstance(problem, msgspec.ValidationError) else ""
            raise refused("protocol/bad-frame", "this is no command", where=where) from problem

    async def _obey(self, wish: p.AnyCommand) -> None:
        if isinstance(wish, p.Hello):
            await self._hello(wish)
        elif isinstance(wish, p.Ping):
            self.push(p.write(p.Pong(self._house.outside.now())))
        elif self._keeper is None:
            raise refused("protocol/hello-first", "say hello first")
        elif isinstance(wish, p.Mute):
            (self._muted.add if wish.muted else self._muted.discard)(wish.player)
            self.push(p.write(p.Done(wish.id, self._keeper.sitting.number)))
        elif isinstance(wish, p.Hint):
            await self._hint(wish, self._keeper)
        else:
            if self._keeper.sitting.done.number(self.player.id, wish.id) is None:  # sent again, it costs nothing
                self._check_talk(wish)
            number = await self._keeper.carry_out(wish, self.player)
            self._house.metrics.done(type(wish).__name__)
            self.push(p.write(p.Done(wish.id, number)))

    async def _hello(self, hello: p.Hello) -> None:
        if self._keeper is not None:
            raise refused("protocol/hello-twice", "hello has been said")
        if hello.version != p.VERSION:
            raise refused("protocol/unsupported-version", f"this house speaks version {p.VERSION}", version=p.VERSION)
        player = await self._house.people.by_token(hello.token)
        keeper = await self._house.up_to_date(hello.table)
        self.player, self._keeper = player, keeper
        seat = keeper.sitting.seat_of(player.id)
        self.push(p.write(p.Welcome(p.VERSION, player.id, seat, self._house.outside.now())))
        keeper.greet(self, hello.since)

    async def _hint(self, wish: p.Hint, keeper: Keeper) -> None:
        sitting, seat = keeper.sitting, self.seat
        if not sitting.arrangement.hints:
            raise refused("table/no-hints", "there are no hints at this table")
        if seat is None or sitting.game is None or not sitting.in_game or seat not in sitting.game.to_act:
            raise refused("table/nothing-to-decide", "there is nothing for you to decide")
        turn = sitting.turn
        self.push(p.write(p.HintGiven(wish.id, turn, await self._house.butler.hint(sitting, seat))))

    def _check_talk(self, wish: p.AnyDeciding) -> None:
        if isinstance(wish, p.Say | p.React) and not self._house.talkers.take(
            self.player.id, self._house.outside.now()
        ):
            raise refused("limits/too-fast", "too many commands; wait a moment")

    def _strike(self, code: str) -> None:
        """Count what is refused; too much of it ends the connection."""
        self._refused += 1
        if self._refused > MOST_REFUSED:
            self.push(p.write(p.Closing(code, {})))
            self._close(code)

    def gone(self) -> None:
        """The connection is no more."""
        if self._keeper is not None:
            self._keeper.part(self)


def refusal(command: str, problem: ForetellError) -> bytes:
    """Return the frame that says why a command was not carried out."""
    params = {name: value for name, value in problem.params.items() if isinstance(value, str | int | bool)}
    return p.write(p.RefusedMessage(command, problem.code, problem.rule, params))
