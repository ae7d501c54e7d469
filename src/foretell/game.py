"""Game: the friendly cursor over rules, table, views and records.

A game is its settings, its deals and its decisions; everything else is derived. Whoever holds a `Game` sees all cards:
only what `view` and `events` return may be handed on to players.

>>> game = Game(seats=3, seed=7)
>>> game.to_act, game.phase
((1,), 'predict')
>>> game.play(1, "0")
>>> game.view(2).predictions
(None, 0, None)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import index
from typing import TYPE_CHECKING, Any

from foretell.bits import members
from foretell.errors import BadSettings, NoPast, NoSuchMoment, NoSuchSeat, NotYet
from foretell.numbers import whole_number
from foretell.record import Record, Round
from foretell.record.log import Played, RoundLog
from foretell.record.values import is_header_name, is_text
from foretell.rules.editions import DEFAULT, Edition
from foretell.rules.editions import edition as find_edition
from foretell.rules.rounds import rounds
from foretell.rules.scoring import points, winners
from foretell.rules.settings import Settings
from foretell.table.actions import legal_actions
from foretell.table.advance import apply, legal
from foretell.table.block import BlockOfTruth, BlockRow
from foretell.table.deal import deal, new_table
from foretell.table.decisions import DECISIONS, Decision
from foretell.table.events import Event, Happening, after_deal, after_decision
from foretell.table.open_view import OpenView, open_view
from foretell.table.position import possible
from foretell.table.reasons import reasons_against
from foretell.table.refusals import Explanation, explanation, refusal
from foretell.table.shufflers import SeededShuffler, Shuffler, SystemShuffler, checked_deal
from foretell.table.sight import SPECTATOR, Sight, look, look_from
from foretell.table.state import DEAL, OVER, PHASES, Table
from foretell.table.view import View

if TYPE_CHECKING:
    import numpy as np


class Game:
    """A game in progress: whose turn it is, what they may do, what each may know, and the record of it all."""

    def __init__(
        self,
        edition: str | Edition | None = None,
        seats: int | None = None,
        seed: int | None = None,
        *,
        settings: Settings | None = None,
        players: Sequence[str] | None = None,
        shuffler: Shuffler | None = None,
        headers: Mapping[str, str] | None = None,
        **switches: Any,
    ) -> None:
        if seats is not None:
            switches["seats"] = seats
        if settings is None:
            chosen = edition if isinstance(edition, Edition) else find_edition(edition or DEFAULT)
            settings = chosen.settings(**switches)
        elif edition is not None or switches:
            raise _twice("settings", "edition and seats")
        if shuffler is not None and seed is not None:
            raise _twice("shuffler", "seed")
        if shuffler is None:
            shuffler = SystemShuffler() if seed is None else SeededShuffler(seed)
        self._sit_down(settings, players, shuffler, headers)
        self._deal_next()

    def _sit_down(
        self,
        settings: Settings,
        players: Sequence[str] | None,
        shuffler: Shuffler,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Take the seats at a table before the first deal."""
        self.settings = settings
        self.players = _names(players, settings.seats)
        self.headers = _headers(headers or {})
        self._switches = settings.switches.twin()  # its own, so that nobody can change the rules of a running game
        self._table = new_table()
        self._deals: list[tuple[int, ...]] = []
        self._rounds: list[RoundLog] = []
        self._block: list[BlockRow] = []
        self._told: list[Happening] = []
        self._ends: list[Sight] = []
        self._shuffler = shuffler

    def __repr__(self) -> str:
        where = f"round {self.round_number} of {rounds(self._switches)}, {self.phase}, to act: {self.to_act}"
        return f"<Game: {self.settings.edition}, {self.settings.seats} seats, {where}>"

    @property
    def table(self) -> Table:
        """The whole state, hidden cards included: for engines, never for players."""
        return self._table

    @property
    def over(self) -> bool:
        """Whether the last round has been scored."""
        return self._table.phase == OVER

    @property
    def phase(self) -> str:
        """What is being decided: `predict`, `play`, …"""
        return PHASES[self._table.phase]

    @property
    def round_number(self) -> int:
        """The round, from 1."""
        return self._table.round_number

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have something to decide; several where all decide at once, none when the game is over."""
        s = self._table
        if s.waiting:
            return tuple(members(s.waiting))
        return () if s.phase == OVER else (s.turn,)

    @property
    def scores(self) -> tuple[int, ...]:
        """The totals so far."""
        return tuple(self._table.score[: self.settings.seats])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest total once the game is over; none before."""
        return tuple(winners(self.scores)) if self.over else ()

    @property
    def decisions(self) -> int:
        """How many decisions have been taken."""
        return sum(len(log.played) for log in self._rounds)

    def legal(self, seat: int) -> list[Decision]:
        """Return what a seat may decide now; nothing when it is not its turn."""
        seat = self._check_seat(seat)
        s = self._table
        return [DECISIONS[action] for action in legal_actions(s.phase, legal(s, seat, self._switches))]

    def check(self, seat: int, decision: Decision | str | int) -> Decision:
        """Return the decision if it is legal for a seat now; otherwise raise what `play` would."""
        wanted = Decision.of(decision)
        seat = self._check_seat(seat)
        s = self._table
        if s.phase != wanted.phase or not legal(s, seat, self._switches) >> wanted.member & 1:
            raise refusal(s, seat, wanted, self._switches)
        return wanted

    def play(self, seat: int, decision: Decision | str | int) -> None:
        """Take a decision: a token, a number or a `Decision`. An illegal one raises and changes nothing."""
        wanted = self.check(seat, decision)
        s = self._table
        seat, phase = index(seat), s.phase
        self._rounds[-1].played.append(Played(seat, wanted.number, len(self._told)))
        apply(s, seat, wanted.number, self._switches)
        self._told += after_decision(s, phase, seat, wanted.number, self._switches)
        if s.phase in (DEAL, OVER):
            self._write_row()
        if s.phase == DEAL:
            try:
                self._deal_next()
            except BaseException:  # without a deal the decision did not happen
                self._rewind(self.decisions - 1)
                raise

    def explain(self, seat: int, decision: Decision | str | int) -> Explanation:
        """Return why a decision is legal or not for a seat now, with the rule that says so."""
        wanted = Decision.of(decision)
        seat = self._check_seat(seat)
        return explanation(self._table, seat, wanted, self._switches)

    def view(self, seat: int | None = None, *, events: bool = True) -> View:
        """Return what a seat may know, or a spectator; without the events of the round if they are not wanted."""
        if seat is not None:
            seat = self._check_seat(seat)
        sight = Sight()
        viewer = SPECTATOR if seat is None else seat
        look(sight, self._table, viewer, self._switches)
        told = [happening.told_to(viewer) for happening in self._told[self._rounds[-1].told :]] if events else []
        reasons = {} if seat is None else reasons_against(self._table, seat, self._switches)
        last = self._ends[-1] if self._ends and not self.over else None
        return View(sight, self.settings, self.players, self._block, told, reasons, last)

    def views(self, viewers: Iterable[int | None]) -> Iterator[View]:
        """Yield what each of these seats and spectators may know, without events.

        It takes less time than asking one after another, for what all see alike is looked at once; but a view is good
        only until the next one is asked for.
        """
        sight = Sight()
        look(sight, self._table, SPECTATOR, self._switches)
        last = self._ends[-1] if self._ends and not self.over else None
        for seat in viewers:
            look_from(sight, self._table, SPECTATOR if seat is None else self._check_seat(seat), self._switches)
            reasons = {} if seat is None else reasons_against(self._table, seat, self._switches)
            yield View(sight, self.settings, self.players, self._block, (), reasons, last)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """Return all that a seat or a spectator was told, from event number `since` on."""
        if seat is not None:
            seat = self._check_seat(seat)
        first = whole_number(since)
        if first is None or first < 0:
            raise NoSuchMoment("events/no-such-event", f"events are counted from 0, not {since!r}", since=since)
        viewer = SPECTATOR if seat is None else seat
        return [happening.told_to(viewer) for happening in self._told[first:]]

    @property
    def told(self) -> int:
        """How many events have been told."""
        return len(self._told)

    def open_round(self, number: int) -> list[Event]:
        """Return everything that happened in a round, once it has been scored."""
        wanted = whole_number(number)
        if wanted is None or not 1 <= wanted <= len(self._block):
            raise NotYet("round/not-over", f"round {number!r} has not been scored", rule="DEAL-3", round=number)
        if not self._deals or () in self._deals:
            raise NoPast("record/no-past", "a game from a bare position has no past")
        ends = [log.told for log in self._rounds[wanted:]] or [len(self._told)]
        return [happening.told_openly() for happening in self._told[self._rounds[wanted - 1].told : ends[0]]]

    def open_events(self) -> list[Event]:
        """Return everything that happened, once the game is over."""
        self._check_over()
        return [happening.told_openly() for happening in self._told]

    def open_view(self, step: int) -> OpenView:
        """Return the position after `step` decisions with all hands open, once the game is over."""
        self._check_over()
        then = self.at(step)
        return open_view(then.table, then.view(), self.settings)

    def block_of_truth(self) -> BlockOfTruth:
        """Return the score sheet."""
        return BlockOfTruth(self.players, self._block)

    def undo(self) -> None:
        """Take the last decision back. A round that it had opened is dealt the same again."""
        if self.decisions == 0:
            raise NoSuchMoment("undo/nothing", "there is no decision to take back")
        self._rewind(self.decisions - 1)

    def copy(self) -> Game:
        """Return an independent game at the same point."""
        new = Game.__new__(Game)
        new.__dict__.update(self.__dict__)
        new.headers = dict(self.headers)
        new._table = self._table.twin()
        new._deals = list(self._deals)
        new._rounds = [log.copy() for log in self._rounds]
        new._block = list(self._block)
        new._told = list(self._told)
        new._ends = list(self._ends)
        return new

    def at(self, step: int) -> Game:
        """Return this game as it stood after `step` decisions."""
        wanted = whole_number(step)
        if wanted is None or not 0 <= wanted <= self.decisions:
            raise NoSuchMoment("undo/no-such-step", f"there are {self.decisions} decisions, not {step!r}", step=step)
        new = self.copy()
        new._rewind(wanted)
        return new

    @property
    def record(self) -> Record:
        """The record of the game so far."""
        if not self._deals or () in self._deals:
            raise NoPast("record/no-past", "a game from a bare position has no record")
        rounds = []
        for number, log in enumerate(self._rounds):
            totals = self._block[number].totals if number < len(self._block) else None
            rounds.append(Round(self._deals[number], log.decisions(self.settings), totals))
        return Record(self.settings, self.players, tuple(rounds), self.headers)

    @classmethod
    def from_table(
        cls, table: Table, settings: Settings, players: Sequence[str] | None = None, shuffler: Shuffler | None = None
    ) -> Game:
        """Return a game that goes on from a position without a past; it can be played and viewed, not recorded."""
        if not possible(table, settings.switches):
            raise _bad_row("this is no position of a game under these settings")
        game = cls.__new__(cls)
        game._sit_down(settings, players, SystemShuffler() if shuffler is None else shuffler)
        game._table = table.twin()
        game._deals = [()] * table.round_number
        if table.phase == DEAL:
            game._deal_next()
        else:
            game._rounds = [RoundLog(table.twin(), 0)]
        return game

    def to_row(self) -> np.ndarray[Any, Any]:
        """Return the position as a NumPy record, to be copied, batched or compiled with."""
        import numpy as np

        row = np.zeros((), Table.dtype())
        self._table.write_to(row)
        return row

    @classmethod
    def from_row(
        cls, row: Any, settings: Settings, players: Sequence[str] | None = None, shuffler: Shuffler | None = None
    ) -> Game:
        """Return a game that goes on from a NumPy record: a position without a past."""
        if getattr(row, "dtype", None) not in (Table.dtype(), Table.dtype(wide=True)) or row.shape != ():
            raise _bad_row("a position is a record of the type Table.dtype()")
        return cls.from_table(Table.read_from(row), settings, players, shuffler)

    def _rewind(self, step: int) -> None:
        """Go back to where `step` decisions had been taken; the deals made since are kept for the way forward."""
        number = 0
        while number < len(self._rounds) - 1 and step >= len(self._rounds[number].played):
            step -= len(self._rounds[number].played)
            number += 1
        log = self._rounds[number]
        if step < len(log.played):
            del self._told[log.played[step].told :]
            del log.played[step:]
            del self._rounds[number + 1 :]
            del self._block[number:]
            del self._ends[number:]
            self._table = log.table(self._switches)

    def _deal_next(self) -> None:
        number = self._table.round_number
        if number == len(self._deals):
            deck = self._shuffler.deck(self.settings, number + 1)
            self._deals.append(checked_deal(deck, number + 1, self.settings))
        told = len(self._told)
        deal(self._table, self._deals[number], self._switches)
        self._rounds.append(RoundLog(self._table.twin(), told))
        self._told += after_deal(self._table, self._switches)

    def _write_row(self) -> None:
        s, seats = self._table, range(self.settings.seats)
        self._block.append(
            BlockRow(
                round_number=s.round_number,
                predicted=tuple(s.predicted[seat] for seat in seats),
                won=tuple(s.won[seat] for seat in seats),
                points=tuple(points(s.predicted[seat], s.won[seat]) for seat in seats),
                totals=self.scores,
            )
        )
        end = Sight()
        look(end, s, SPECTATOR, self._switches)
        self._ends.append(end)

    def _check_seat(self, seat: int) -> int:
        number = whole_number(seat)
        if number is None or not 0 <= number < self.settings.seats:
            raise NoSuchSeat("turn/no-such-seat", f"there is no seat {seat!r}", rule="TABLE-1", seat=seat)
        return number

    def _check_over(self) -> None:
        if not self.over:
            raise NotYet("game/not-over", "hands are opened when the game is over", rule="DEAL-3")


def _bad_row(message: str) -> BadSettings:
    return BadSettings("settings/bad-row", message, setting="table")


def _twice(one: str, other: str) -> BadSettings:
    return BadSettings("settings/twice", f"give {one}, or {other}, not both", one=one, other=other)


def _names(players: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    if players is None:
        return tuple(f"P{seat}" for seat in range(seats))
    if isinstance(players, str) or len(players) != seats or not all(map(is_text, players)):
        raise BadSettings("settings/bad-players", f"expected {seats} names", setting="players", seats=seats)
    return tuple(players)


def _headers(headers: Mapping[str, str]) -> dict[str, str]:
    for name, value in headers.items():
        if not is_header_name(name) or not is_text(value):
            message = "a header is text under a name of a-z, 0-9 and hyphens"
            raise BadSettings("settings/bad-headers", message, setting="headers", header=name)
    return dict(headers)
