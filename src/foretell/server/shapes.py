"""Shapes: what is inside the frames that show a table and a game, for schemas and for clients in other languages."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from foretell.server.arrangement import Arrangement

Colour = Literal["blue", "red", "green", "yellow"]


class SeatShown(Struct, frozen=True):
    """Who sits on a seat. `announced` and `nonce` belong to the shuffle; `level` is that of a bot of the house."""

    seat: int
    player: str
    name: str
    bot: bool
    level: str
    ready: bool
    away: bool
    announced: str
    nonce: str
    votes_end: bool


class TableContent(Struct, frozen=True):
    """A table without its game. `seed` is empty until the game is over."""

    id: str
    status: Literal["open", "showing", "playing", "over", "ended", "closed"]
    host: str
    arrangement: Arrangement
    settings: dict[str, Any]
    seats: list[SeatShown | None]
    game: str
    commitment: str
    seed: str
    paused: bool
    abandoned: bool
    show_until: int | None


class TrickContent(Struct, frozen=True):
    """A trick, or the part of it that lies on the table; the winner is −1 before the lead."""

    leader: int
    plays: list[str]
    winner: int
    bombed: bool


class RoundContent(Struct, frozen=True):
    """The round before, as everyone saw it end."""

    round_number: int
    tricks: list[TrickContent]
    predictions: list[int]
    predictions_scored: list[int]
    won: list[int]


class BlockContent(Struct, frozen=True):
    """A row of the Block of Truth."""

    round_number: int
    predicted: list[int]
    won: list[int]
    points: list[int]
    totals: list[int]


class Running(Struct, frozen=True):
    """A clock that runs: since when, and until when; no end while the game is paused."""

    since: int
    until: int | None


class ClockContent(Struct, frozen=True):
    """The clocks: what is left in each bank, and the clocks that run, by seat."""

    banks: list[int]
    running: dict[str, Running]


class ViewContent(Struct, frozen=True):
    """What you may know of a game. `view` frames have all keys, `change` frames what is new; cards are tokens."""

    seat: int | UnsetType | None = UNSET
    players: list[str] | UnsetType = UNSET
    settings: dict[str, Any] | UnsetType = UNSET
    phase: (
        Literal["deal", "swap_werewolf", "choose_trump", "predict", "play", "pass_card", "adjust_prediction", "over"]
        | UnsetType
    ) = UNSET
    to_act: list[int] | UnsetType = UNSET
    round: int | UnsetType = UNSET
    rounds: int | UnsetType = UNSET
    tricks_to_play: int | UnsetType = UNSET
    dealer: int | UnsetType = UNSET
    turned: str | UnsetType | None = UNSET
    trump: Colour | UnsetType | None = UNSET
    trump_to_choose: bool | UnsetType = UNSET
    werewolf: tuple[int, str] | UnsetType | None = UNSET
    hand: list[str] | UnsetType = UNSET
    foreheads: dict[str, list[str]] | UnsetType = UNSET
    legal: list[str] | UnsetType = UNSET
    reasons: dict[str, str] | UnsetType = UNSET
    predictions: list[int | None] | UnsetType = UNSET
    predicted: list[bool] | UnsetType = UNSET
    won: list[int] | UnsetType = UNSET
    coins: list[tuple[int, int] | None] | UnsetType = UNSET
    cards_held: list[int] | UnsetType = UNSET
    voids: list[list[Colour]] | UnsetType = UNSET
    follow: Colour | UnsetType | None = UNSET
    nobody_follows: bool | UnsetType = UNSET
    trick: TrickContent | UnsetType = UNSET
    tricks: list[TrickContent] | UnsetType = UNSET
    gave: str | UnsetType | None = UNSET
    received: str | UnsetType | None = UNSET
    cloud: int | UnsetType | None = UNSET
    cloud_change: int | UnsetType = UNSET
    cloud_changed: bool | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    points_now: list[int | None] | UnsetType = UNSET
    last_round: RoundContent | UnsetType | None = UNSET
    block: list[BlockContent] | UnsetType = UNSET
    clock: ClockContent | UnsetType = UNSET
