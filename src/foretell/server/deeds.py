"""Deeds: what a line of a table's log can say. They stay readable for ever: a field that is added has a default."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from foretell.server.arrangement import Arrangement


class Opened(Struct, frozen=True, tag="opened"):
    """The host opened the table and took seat 0; the seed of the first game is fixed."""

    arrangement: Arrangement
    name: str
    seed: str
    bot: bool = False


class SetUp(Struct, frozen=True, tag="set_up"):
    """The host changed the arrangement; everybody must be ready anew."""

    arrangement: Arrangement


class Sat(Struct, frozen=True, tag="sat"):
    """Somebody took a seat, or moved to another."""

    seat: int
    name: str
    bot: bool = False


class Stood(Struct, frozen=True, tag="stood"):
    """Somebody left their seat, or was asked to by the host; a bot of the house was taken away."""

    seat: int


class BotSeated(Struct, frozen=True, tag="bot_seated"):
    """The host gave a seat to a bot of the house."""

    seat: int
    level: str


class HostPassed(Struct, frozen=True, tag="host_passed"):
    """Somebody else is the host now."""

    host: str


class Readied(Struct, frozen=True, tag="readied"):
    """Somebody is ready, or not any more; with what was announced of a nonce, if anything."""

    ready: bool
    commitment: str = ""


class Started(Struct, frozen=True, tag="started"):
    """The host started the game, under the rules of this version of records."""

    rules: int


class Shown(Struct, frozen=True, tag="shown"):
    """Somebody showed the nonce that was announced."""

    nonce: str


class DealtWithout(Struct, frozen=True, tag="dealt_without"):
    """The time for showing nonces is over; those not shown count as none."""


class Decided(Struct, frozen=True, tag="decided"):
    """A seat decided, or the house for it: by a bot, or because the clock ran out."""

    seat: int
    action: int
    by: Literal["player", "bot", "clock"] = "player"


class WentAway(Struct, frozen=True, tag="went_away"):
    """Somebody will be right back, or vanished; a bot plays until they are."""

    seat: int


class CameBack(Struct, frozen=True, tag="came_back"):
    """Somebody is back on their seat."""

    seat: int


class Paused(Struct, frozen=True, tag="paused"):
    """The host stopped the game for a while."""


class Resumed(Struct, frozen=True, tag="resumed"):
    """The host lets the game go on."""


class Voted(Struct, frozen=True, tag="voted"):
    """Somebody wants to end the game early, or does not any more."""

    seat: int
    end: bool


class GaveUp(Struct, frozen=True, tag="gave_up"):
    """The house ended a game that nobody came back to."""


class Said(Struct, frozen=True, tag="said"):
    """Somebody said something to all."""

    name: str
    text: str


class Reacted(Struct, frozen=True, tag="reacted"):
    """Somebody showed a reaction."""

    name: str
    reaction: str


class PlayedAgain(Struct, frozen=True, tag="played_again"):
    """The table is set for another game; the seed of that game is fixed."""

    seed: str


class Closed(Struct, frozen=True, tag="closed"):
    """The house closed a table that nobody came back to."""


Deed = (
    Opened
    | SetUp
    | Sat
    | Stood
    | BotSeated
    | HostPassed
    | Readied
    | Started
    | Shown
    | DealtWithout
    | Decided
    | WentAway
    | CameBack
    | Paused
    | Resumed
    | Voted
    | GaveUp
    | Said
    | Reacted
    | PlayedAgain
    | Closed
)

_DECODER: Final = msgspec.json.Decoder(Deed)
_ENCODER: Final = msgspec.json.Encoder()


def read(body: str) -> Deed:
    """Return the deed that a line tells."""
    deed: Deed = _DECODER.decode(body)
    return deed


def write(deed: Deed) -> str:
    """Return a deed as a line has it.

    >>> write(Decided(2, 50))
    '{"type":"decided","seat":2,"action":50,"by":"player"}'
    """
    return _ENCODER.encode(deed).decode()
