"""Wishes: what somebody at a table wants to do becomes a deed, or is refused. Nothing is changed here.

What the game allows is for the rules to say; here it is about seats, hosts and when a table is in which state.
"""

from __future__ import annotations

from functools import singledispatch
from typing import NamedTuple

from foretell.record import VERSION as RULES
from foretell.server import deeds
from foretell.server import protocol as p
from foretell.server.arrangement import checked, level_checked, people_checked
from foretell.server.chairs import Chair, taken_name
from foretell.server.names import checked_chat
from foretell.server.refusals import refused
from foretell.server.sitting import CLOSED, ENDED, OPEN, OVER, SHOWING, Sitting
from foretell.table.fair import commitment


class Player(NamedTuple):
    """Somebody whom the house knows."""

    id: str
    name: str
    bot: bool = False


@singledispatch
def deed_of(wish: p.AnyDeciding, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    """Return the deed that a wish becomes; `seed` is for a game that is set up by it."""
    raise NotImplementedError(f"no such wish: {wish!r}")


@deed_of.register
def _(wish: p.Sit, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    _before_the_start(sitting)
    _check_seat(sitting, wish.seat)
    if sitting.chairs[wish.seat] is not None:
        raise refused("table/seat-taken", f"seat {wish.seat} is taken", seat=wish.seat)
    _check_name(sitting, player)
    return deeds.Sat(wish.seat, player.name, player.bot)


@deed_of.register
def _(wish: p.Leave, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    seat, chair = _seated(sitting, player)
    if sitting.in_game:
        return _away(seat, chair)
    if sitting.status == SHOWING:
        raise refused("table/already-started", "the game is about to begin")
    return deeds.Stood(seat)


@deed_of.register
def _(wish: p.SetUp, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    _before_the_start(sitting)
    _check_host(sitting, player)
    arrangement = checked(wish.arrangement)
    for seat, chair in enumerate(sitting.chairs):
        if chair and seat >= arrangement.seats:
            raise refused("table/seat-taken", f"seat {seat} is taken", seat=seat)
    return deeds.SetUp(arrangement)


@deed_of.register
def _(wish: p.SeatBot, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    _before_the_start(sitting)
    _check_host(sitting, player)
    _check_seat(sitting, wish.seat)
    chair = sitting.chairs[wish.seat]
    if chair and not chair.of_the_house:
        raise refused("table/seat-taken", f"seat {wish.seat} is taken", seat=wish.seat)
    return deeds.BotSeated(wish.seat, level_checked(wish.level))


@deed_of.register
def _(wish: p.Remove, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    _before_the_start(sitting)
    _check_host(sitting, player)
    _check_seat(sitting, wish.seat)
    if sitting.chairs[wish.seat] is None:
        raise refused("table/seat-empty", f"nobody sits on seat {wish.seat}", seat=wish.seat)
    return deeds.Stood(wish.seat)


@deed_of.register
def _(wish: p.PassHost, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    _check_host(sitting, player)
    if sitting.seat_of(wish.player) is None:
        raise refused("table/no-such-player", "the host sits at the table")
    return deeds.HostPassed(wish.player)


@deed_of.register
def _(wish: p.Ready, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    _before_the_start(sitting)
    _seated(sitting, player)
    return deeds.Readied(wish.ready, wish.commitment if wish.ready else "")


@deed_of.register
def _(wish: p.Start, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    _before_the_start(sitting)
    _check_host(sitting, player)
    empty = [seat for seat, chair in enumerate(sitting.chairs) if chair is None]
    if empty:
        raise refused("table/seat-empty", f"nobody sits on seat {empty[0]}", seat=empty[0])
    for seat, chair in enumerate(sitting.chairs):
        if chair and not chair.ready:
            raise refused("table/not-ready", f"seat {seat} is not ready", seat=seat, name=chair.name)
    people_checked(sitting.arrangement, sum(not chair.bot for chair in sitting.persons))
    return deeds.Started(RULES)


@deed_of.register
def _(wish: p.Show, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    _, chair = _seated(sitting, player)
    if sitting.status != SHOWING or not chair.announced or chair.nonce is not None:
        raise refused("table/nothing-to-show", "there is no nonce to show now")
    if commitment(bytes.fromhex(wish.nonce)) != chair.announced:
        raise refused("table/wrong-nonce", "this is not the nonce that was announced")
    return deeds.Shown(wish.nonce)


@deed_of.register
def _(wish: p.Decide, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    seat, chair = _playing(sitting, player)
    if sitting.paused:
        raise refused("table/paused", "the game is paused")
    if chair.away:
        raise refused("table/away", "a bot plays for you; come back first")
    if wish.turn != sitting.turn:
        raise refused("table/other-turn", f"this is turn {sitting.turn}, not {wish.turn}", turn=sitting.turn)
    return deeds.Decided(seat, sitting.the_game.check(seat, wish.decision).number)


@deed_of.register
def _(wish: p.Away, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    return _away(*_playing(sitting, player))


@deed_of.register
def _(wish: p.Back, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    seat, chair = _playing(sitting, player)
    if not chair.away:
        raise refused("table/not-away", "you are here already")
    return deeds.CameBack(seat)


@deed_of.register
def _(wish: p.Pause, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    _check_host(sitting, player)
    _check_in_game(sitting)
    if wish.paused == sitting.paused:
        raise refused("table/paused" if sitting.paused else "table/not-paused", "it is so already")
    return deeds.Paused() if wish.paused else deeds.Resumed()


@deed_of.register
def _(wish: p.VoteEnd, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    seat, _ = _playing(sitting, player)
    return deeds.Voted(seat, wish.end)


@deed_of.register
def _(wish: p.Say, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    _check_voice(sitting, player)
    return deeds.Said(player.name, checked_chat(wish.text))


@deed_of.register
def _(wish: p.React, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    _check_voice(sitting, player)
    return deeds.Reacted(player.name, wish.reaction)


@deed_of.register
def _(wish: p.Rematch, player: Player, sitting: Sitting, seed: str) -> deeds.Deed:
    _seated(sitting, player)
    if sitting.status not in (OVER, ENDED):
        raise refused("table/not-over", "the game is not over")
    return deeds.PlayedAgain(seed)


def _away(seat: int, chair: Chair) -> deeds.Deed:
    if chair.away:
        raise refused("table/away", "a bot plays for you already")
    return deeds.WentAway(seat)


def _before_the_start(sitting: Sitting) -> None:
    _check_open(sitting)
    if sitting.status != OPEN:
        raise refused("table/already-started", "the game has started")


def _check_voice(sitting: Sitting, player: Player) -> None:
    """Refuse who speaks at a closed table, or looks on under the name of somebody who sits there."""
    _check_open(sitting)
    _check_name(sitting, player)


def _check_name(sitting: Sitting, player: Player) -> None:
    if taken_name(sitting.chairs, player.name, player.id):
        raise refused("names/confusable", f"somebody at this table is called much like {player.name}", name=player.name)


def _check_open(sitting: Sitting) -> None:
    if sitting.status == CLOSED:
        raise refused("table/closed", "the table is closed")


def _check_in_game(sitting: Sitting) -> None:
    if not sitting.in_game:
        raise refused("table/not-playing", "no game goes on")


def _check_host(sitting: Sitting, player: Player) -> None:
    if sitting.host != player.id:
        raise refused("table/not-host", "only the host may do this")


def _check_seat(sitting: Sitting, seat: int) -> None:
    if seat >= len(sitting.chairs):
        raise refused("table/no-such-seat", f"there is no seat {seat}", seat=seat)


def _seated(sitting: Sitting, player: Player) -> tuple[int, Chair]:
    _check_open(sitting)
    seat = sitting.seat_of(player.id)
    chair = None if seat is None else sitting.chairs[seat]
    if seat is None or chair is None:
        raise refused("table/not-seated", "you do not sit at this table")
    return seat, chair


def _playing(sitting: Sitting, player: Player) -> tuple[int, Chair]:
    found = _seated(sitting, player)
    _check_in_game(sitting)
    return found
