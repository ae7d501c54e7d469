"""A sitting: the people around a table, what they agreed on and the game they play, all of it out of the table's log.

A sitting does what the log says and refuses nothing: what may be done is asked before a line is stored (`wishes`).
Equal logs give equal sittings, on every worker.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import singledispatchmethod
from typing import Any, Final, Literal, NamedTuple

from foretell.game import Game
from foretell.record.fairness import Fairness, shown
from foretell.rules.settings import Settings
from foretell.server import deeds
from foretell.server.arrangement import Arrangement, settings_of
from foretell.server.chairs import Chair
from foretell.server.clocks import Clocks
from foretell.server.remembered import Remembered
from foretell.server.store.kinds import Line
from foretell.table.fair import FairShuffler, commitment, lot
from foretell.table.sight import decision_index

Status = Literal["open", "showing", "playing", "over", "ended", "closed"]
OPEN: Final = "open"
SHOWING: Final = "showing"
PLAYING: Final = "playing"
OVER: Final = "over"
ENDED: Final = "ended"
CLOSED: Final = "closed"
SHOW_WITHIN: Final = 20_000
"""How long nonces may be shown after the start, in milliseconds; `docs/fairness.md` promises it."""
TIMEOUTS: Final = 2
"""How many decisions in a row the clock takes before a bot plays on."""

MakeGame = Callable[["Sitting"], Game]


class Talk(NamedTuple):
    """Something said or a reaction, as all may see it."""

    number: int
    at: int
    player: str
    name: str
    text: str = ""
    reaction: str = ""


class Sitting:
    """The state of a table. `make_game` deals; tests of secrecy deal otherwise."""

    def __init__(self, table: str, make_game: MakeGame | None = None) -> None:
        self.table = table
        self.number = 0
        self.at = 0
        self.status: Status = OPEN
        self.arrangement = Arrangement()
        self.settings = Settings()
        self.host = ""
        self.chairs: list[Chair | None] = []
        self.seed = b""
        self.games = 0
        self.game: Game | None = None
        self.started_at = 0
        self.clocks = Clocks(None, 0)
        self.paused = False
        self.talk: deque[Talk] = deque(maxlen=50)
        self.done = Remembered()
        self.told: list[tuple[int, int]] = []
        """After which line of the log how many events of the game have been told."""
        self._make_game = make_game or fair_game

    @property
    def game_id(self) -> str:
        """The name of the game that is set up, goes on or was the last."""
        return f"{self.table}-{self.games}"

    @property
    def commitment(self) -> str:
        """What is published of the seed before it is shown."""
        return commitment(self.seed)

    @property
    def finished(self) -> int:
        """How many games have come to an end; a table that is closed has not lost its last."""
        return self.games if self.game is not None and not self.in_game else self.games - 1

    @property
    def show_until(self) -> int | None:
        """Until when nonces may be shown."""
        return self.started_at + SHOW_WITHIN if self.status == SHOWING else None

    @property
    def in_game(self) -> bool:
        """Whether a game goes on."""
        return self.status == PLAYING

    @property
    def the_game(self) -> Game:
        """The game that goes on or was the last, where there is one."""
        if self.game is None:
            raise LookupError("no game has begun")
        return self.game

    @property
    def turn(self) -> int:
        """The number of the turn: no two decisions of a seat at this table have the same, in whatever game."""
        return self.games << 24 | decision_index(self.the_game.table)

    def chair(self, seat: int) -> Chair:
        """Return who sits on a seat that is taken."""
        chair = self.chairs[seat]
        if chair is None:
            raise LookupError("nobody sits here")
        return chair

    @property
    def persons(self) -> list[Chair]:
        """The chairs that are not those of the house's bots."""
        return [chair for chair in self.chairs if chair and not chair.of_the_house]

    @property
    def abandoned(self) -> bool:
        """Whether there are persons, but all are away: bots do not play on alone."""
        return bool(self.persons) and all(chair.away for chair in self.persons)

    @property
    def fairness(self) -> Fairness:
        """What the shuffle is made of, the seed only once the game is over."""
        nonces = tuple(chair.fairness() if chair else None for chair in self.chairs)
        seed = self.seed if self.status in (OVER, ENDED) else None
        return Fairness(self.commitment, nonces, seed, self.arrangement.by_lot)

    @property
    def settings_shown(self) -> dict[str, Any]:
        """The settings by name; nobody is the scribe before the lot is drawn."""
        undrawn = self.arrangement.by_lot and self.game is None
        return self.settings.as_dict() | ({"scribe": None} if undrawn else {})

    def seat_of(self, player: str) -> int | None:
        """Return the seat of a player."""
        for seat, chair in enumerate(self.chairs):
            if chair and chair.player == player and not chair.of_the_house:
                return seat
        return None

    def read(self, line: Line) -> deeds.Deed:
        """Take in the next line of the log and return what it told."""
        deed = deeds.read(line.body)
        self.number = line.number
        self.at = max(self.at, line.at)
        if line.command:
            self.done.note(line.player, line.command, line.number)
        self._take(deed, line)
        return deed

    @singledispatchmethod
    def _take(self, deed: deeds.Deed, line: Line) -> None:
        raise NotImplementedError(f"no such deed: {deed!r}")

    @_take.register
    def _(self, deed: deeds.Opened, line: Line) -> None:
        self._arrange(deed.arrangement)
        self.host = line.player
        self.chairs[0] = Chair(line.player, deed.name, bot=deed.bot)
        self._next_game(deed.seed)

    @_take.register
    def _(self, deed: deeds.SetUp, line: Line) -> None:
        self._arrange(deed.arrangement)
        for chair in self.chairs:
            if chair:
                chair.clear()

    @_take.register
    def _(self, deed: deeds.Sat, line: Line) -> None:
        before = self.seat_of(line.player)
        if before is not None:
            self.chairs[before] = None
        self.chairs[deed.seat] = Chair(line.player, deed.name, bot=deed.bot)
        self.host = self.host or line.player

    @_take.register
    def _(self, deed: deeds.Stood, line: Line) -> None:
        chair = self.chairs[deed.seat]
        self.chairs[deed.seat] = None
        if chair and chair.player == self.host:
            self.host = next((other.player for other in self.persons if not other.bot), "") or next(
                (other.player for other in self.persons), self.host
            )

    @_take.register
    def _(self, deed: deeds.BotSeated, line: Line) -> None:
        self.chairs[deed.seat] = Chair(f"{deed.level}-{deed.seat}", deed.level, level=deed.level)

    @_take.register
    def _(self, deed: deeds.HostPassed, line: Line) -> None:
        self.host = deed.host

    @_take.register
    def _(self, deed: deeds.Readied, line: Line) -> None:
        chair = self._chair_of(line.player)
        chair.ready = deed.ready
        chair.announced = deed.commitment if deed.ready else ""

    @_take.register
    def _(self, deed: deeds.Started, line: Line) -> None:
        self.status = SHOWING
        self.started_at = self.at
        self._deal_when_all_have_shown()

    @_take.register
    def _(self, deed: deeds.Shown, line: Line) -> None:
        self._chair_of(line.player).nonce = bytes.fromhex(deed.nonce)
        self._deal_when_all_have_shown()

    @_take.register
    def _(self, deed: deeds.DealtWithout, line: Line) -> None:
        self._begin()

    @_take.register
    def _(self, deed: deeds.Decided, line: Line) -> None:
        chair = self.chair(deed.seat)
        self.clocks.decided(deed.seat, self.at)
        self.the_game.play(deed.seat, deed.action)
        chair.timeouts = chair.timeouts + 1 if deed.by == "clock" else 0
        if chair.timeouts >= TIMEOUTS:
            self._go_away(chair)
        self._after_deciding()

    @_take.register
    def _(self, deed: deeds.WentAway, line: Line) -> None:
        self._go_away(self.chair(deed.seat))
        self._end_if_voted()

    @_take.register
    def _(self, deed: deeds.CameBack, line: Line) -> None:
        chair = self.chair(deed.seat)
        chair.away, chair.timeouts = False, 0
        host = self.seat_of(self.host)
        if not chair.bot and (host is None or self.chair(host).away):
            self.host = chair.player
        if self.in_game and deed.seat in self.clocks.since:
            self.clocks.since[deed.seat] = self.at

    @_take.register
    def _(self, deed: deeds.Paused, line: Line) -> None:
        self.paused = True
        self.clocks.stop(self.at)

    @_take.register
    def _(self, deed: deeds.Resumed, line: Line) -> None:
        self.paused = False
        self.clocks.go_on(self.at)

    @_take.register
    def _(self, deed: deeds.Voted, line: Line) -> None:
        self.chair(deed.seat).votes_end = deed.end
        self._end_if_voted()

    @_take.register
    def _(self, deed: deeds.GaveUp, line: Line) -> None:
        self._end()

    @_take.register
    def _(self, deed: deeds.Said, line: Line) -> None:
        self.talk.append(Talk(line.number, self.at, line.player, deed.name, text=deed.text))

    @_take.register
    def _(self, deed: deeds.Reacted, line: Line) -> None:
        self.talk.append(Talk(line.number, self.at, line.player, deed.name, reaction=deed.reaction))

    @_take.register
    def _(self, deed: deeds.PlayedAgain, line: Line) -> None:
        for seat, chair in enumerate(self.chairs):
            if chair and chair.away:
                self.chairs[seat] = None
            elif chair:
                chair.clear()
        if self.seat_of(self.host) is None:
            self.host = next((chair.player for chair in self.persons), self.host)
        self._next_game(deed.seed)

    @_take.register
    def _(self, deed: deeds.Closed, line: Line) -> None:
        self.status = CLOSED

    def _arrange(self, arrangement: Arrangement) -> None:
        self.arrangement = arrangement
        self.settings = settings_of(arrangement)
        self.chairs = (self.chairs + [None] * arrangement.seats)[: arrangement.seats]

    def _next_game(self, seed: str) -> None:
        self.seed = bytes.fromhex(seed)
        self.settings = settings_of(self.arrangement)
        self.games += 1
        self.status = OPEN
        self.game = None
        self.paused = False
        self.told = []

    def _chair_of(self, player: str) -> Chair:
        seat = self.seat_of(player)
        if seat is None:
            raise LookupError("nobody of that name sits here")
        return self.chair(seat)

    def _deal_when_all_have_shown(self) -> None:
        if all(chair is None or not chair.announced or chair.nonce is not None for chair in self.chairs):
            self._begin()

    def _begin(self) -> None:
        self.status = PLAYING
        if self.arrangement.by_lot:
            self.settings = self.settings.replace(scribe=lot(self.seed, shown(self.fairness.nonces)))
        self.clocks = Clocks(self.arrangement.clock, self.settings.seats)
        self.game = self._make_game(self)
        self._after_deciding()

    def _after_deciding(self) -> None:
        game = self.the_game
        self.told.append((self.number, game.told))
        self.clocks.ask(game.to_act, self.at)
        if game.over:
            self.status = OVER

    def _end_if_voted(self) -> None:
        here = [chair for chair in self.persons if not chair.away and not chair.bot]
        if self.in_game and here and all(chair.votes_end for chair in here):
            self._end()

    def _end(self) -> None:
        self.status = ENDED
        self.clocks.ask((), self.at)

    def _go_away(self, chair: Chair) -> None:
        """Let a bot play for somebody; a host who is away leaves that to the next who is here."""
        chair.away = True
        if chair.player == self.host:
            here = [other.player for other in self.persons if not other.away and not other.bot]
            self.host = here[0] if here else self.host


def fair_game(sitting: Sitting) -> Game:
    """Return the game that follows from the seed and the nonces."""
    players = [chair.name if chair else "" for chair in sitting.chairs]
    shuffler = FairShuffler(sitting.seed, shown(sitting.fairness.nonces))
    return Game(settings=sitting.settings, players=players, shuffler=shuffler)
