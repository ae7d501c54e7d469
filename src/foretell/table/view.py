"""Views: what a seat or a spectator may know, as people and bots read it.

A `View` wraps a `Sight` and adds nothing to it but the settings, the players' names, the Block of Truth so far and the
events that this viewer was told. It knows no table.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from foretell.bits import members
from foretell.cards import COLOUR_NAMES, NO_KIND, kind_name, play_name
from foretell.rules.rounds import hand_size, rounds
from foretell.rules.settings import Settings
from foretell.rules.tricks import FREE, OPEN
from foretell.rules.trump import TO_CHOOSE
from foretell.table.actions import legal_actions
from foretell.table.block import BlockRow
from foretell.table.decisions import DECISIONS, Decision
from foretell.table.events import Event, colour_or_none, hand_tokens
from foretell.table.sight import HIDDEN, SPECTATOR, Sight, decision_index, predictions_shown
from foretell.table.state import NOBODY, PHASES


class Trick(NamedTuple):
    """A trick, or the part of it that lies on the table."""

    leader: int
    plays: tuple[str, ...]
    winner: int  # who takes it, would have taken it, or is winning so far; NOBODY before the lead
    bombed: bool = False

    def by_seat(self, seats: int) -> dict[int, str]:
        """Return the plays by the seats that made them, in order."""
        return {(self.leader + i) % seats: play for i, play in enumerate(self.plays)}


class FinishedRound(NamedTuple):
    """A round that is over: its tricks, and the predictions as made and as scored after the Cloud."""

    round_number: int
    tricks: tuple[Trick, ...]
    predictions: tuple[int, ...]
    predictions_scored: tuple[int, ...]
    won: tuple[int, ...]

    def as_dict(self) -> dict[str, object]:
        """Return the round ready for JSON."""
        return {**self._asdict(), "tricks": [trick._asdict() for trick in self.tricks]}


class View:
    """What one viewer may know at one moment."""

    def __init__(
        self,
        sight: Sight,
        settings: Settings,
        players: Sequence[str],
        block: Sequence[BlockRow],
        events: Sequence[Event],
        reasons: dict[str, str],
        last: Sight | None = None,
    ) -> None:
        self.sight = sight
        self.settings = settings
        self.players = tuple(players)
        self.block = tuple(block)
        self.events = tuple(events)
        self.reasons = reasons
        self._last = last

    def __repr__(self) -> str:
        where = f"round {self.round_number} of {self.rounds}, {self.phase}, to act: {self.to_act}"
        return f"<View of {'a spectator' if self.seat is None else f'seat {self.seat}'}: {where}>"

    @property
    def seat(self) -> int | None:
        """The viewer's seat; None for a spectator."""
        return None if self.sight.seat == SPECTATOR else self.sight.seat

    @property
    def phase(self) -> str:
        """What is being decided: `predict`, `play`, …"""
        return PHASES[self.sight.phase]

    @property
    def decision_index(self) -> int:
        """A number that no two decisions of this seat share: bots draw their chance by it."""
        return decision_index(self.sight)

    @property
    def round_number(self) -> int:
        """The round, from 1."""
        return self.sight.round_number

    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        return rounds(self.settings.switches)

    @property
    def tricks_to_play(self) -> int:
        """How many tricks the round has."""
        return hand_size(self.sight.round_number, self.settings.switches)

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.sight.dealer

    @cached_property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have something to decide."""
        if self.phase in ("deal", "over"):
            return ()
        return tuple(members(self.sight.waiting)) if self.sight.waiting else (self.sight.turn,)

    @cached_property
    def hand(self) -> tuple[str, ...]:
        """The viewer's own cards; none while they are on the forehead."""
        return tuple(hand_tokens(self.sight.hand, self.sight.wizards, self.sight.jesters))

    @cached_property
    def foreheads(self) -> dict[int, tuple[str, ...]]:
        """The cards that the viewer saw on the others' foreheads this round."""
        v = self.sight
        return {
            seat: tuple(hand_tokens(v.seen[seat], v.seen_wizards[seat], v.seen_jesters[seat]))
            for seat in range(self.settings.seats)
            if v.seen[seat]
        }

    @cached_property
    def legal(self) -> tuple[Decision, ...]:
        """What the viewer may decide now."""
        return tuple(DECISIONS[number] for number in legal_actions(self.sight.phase, self.sight.legal))

    @property
    def turned(self) -> str | None:
        """The turned card."""
        return _card(self.sight.turned)

    @property
    def trump(self) -> str | None:
        """The trump colour; None for no trump, and while it is still to be chosen."""
        return colour_or_none(self.sight.trump)

    @property
    def trump_to_choose(self) -> bool:
        """Whether somebody still has to name trump."""
        return self.sight.trump == TO_CHOOSE

    @property
    def follow(self) -> str | None:
        """The colour that must be followed in the trick on the table, if any."""
        return COLOUR_NAMES[self.sight.follow] if self.sight.follow < OPEN else None

    @property
    def nobody_follows(self) -> bool:
        """Whether the trick on the table frees everyone from following."""
        return self.sight.follow == FREE

    @cached_property
    def predictions(self) -> tuple[int | None, ...]:
        """The predictions as far as the viewer may know them."""
        return tuple(p if p >= 0 else None for p in self._seats(self.sight.predicted))

    @cached_property
    def predicted(self) -> tuple[bool, ...]:
        """Who has predicted, whether or not the number may be known."""
        return tuple(p >= 0 or p == HIDDEN for p in self._seats(self.sight.predicted))

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks won this round."""
        return self._seats(self.sight.won)

    @cached_property
    def coins(self) -> tuple[tuple[int, int] | None, ...]:
        """For each seat the coins shown: on tricks won, and still to win; None where no coins are shown.

        PREDICT-3; while written predictions are not revealed, nobody lays out coins (PREDICT-5).
        """
        shown = predictions_shown(self.sight, self.settings.switches)
        return tuple(
            (min(predicted, won), max(predicted - won, 0)) if shown and predicted is not None else None
            for predicted, won in zip(self.predictions, self.won, strict=True)
        )

    @property
    def cards_held(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return self._seats(self.sight.cards)

    @property
    def scores(self) -> tuple[int, ...]:
        """The totals."""
        return self._seats(self.sight.score)

    @property
    def werewolf(self) -> tuple[int, str] | None:
        """Who swapped the Werewolf this round, and the card taken for it."""
        return None if self.sight.wolf == NOBODY else (self.sight.wolf, kind_name(self.sight.wolf_card))

    @property
    def cloud(self) -> int | None:
        """Who has the Cloud among the tricks won."""
        return None if self.sight.cloud == NOBODY else self.sight.cloud

    @property
    def cloud_change(self) -> int:
        """How the Cloud changed its holder's prediction, as far as the viewer may know: +1, -1, or 0."""
        return 0 if self.sight.cloud_change == HIDDEN else self.sight.cloud_change

    @property
    def cloud_changed(self) -> bool:
        """Whether the Cloud has changed its holder's prediction, which all may know before they know how. CLOUD-6."""
        return self.sight.cloud_change != 0

    @property
    def gave(self) -> str | None:
        """The card that the viewer passed to the left this round."""
        return _card(self.sight.gave)

    @property
    def received(self) -> str | None:
        """The card that the viewer got from the right this round."""
        return _card(self.sight.received)

    @cached_property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks of the round."""
        return tuple(self._trick(number) for number in range(self.sight.tricks))

    @cached_property
    def trick(self) -> Trick:
        """The trick on the table; between tricks an empty one."""
        return self._trick(self.sight.tricks)

    @cached_property
    def voids(self) -> tuple[tuple[str, ...], ...]:
        """For each seat the colours that it has shown to lack since cards were last passed."""
        return tuple(tuple(COLOUR_NAMES[colour] for colour in members(seen)) for seen in self._seats(self.sight.voids))

    @cached_property
    def last_round(self) -> FinishedRound | None:
        """The round before this one, as everyone saw it end."""
        if self._last is None:
            return None
        v, before = self._last, list(self._last.predicted)
        if v.cloud != NOBODY:
            before[v.cloud] -= v.cloud_change
        then = View(v, self.settings, self.players, (), (), {})
        return FinishedRound(v.round_number, then.tricks, self._seats(before), self._seats(v.predicted), then.won)

    def as_dict(self) -> dict[str, object]:
        """Return everything in the view, ready for JSON."""
        return {
            "seat": self.seat,
            "players": self.players,
            "settings": self.settings.as_dict(),
            "phase": self.phase,
            "to_act": self.to_act,
            "round": self.round_number,
            "rounds": self.rounds,
            "tricks_to_play": self.tricks_to_play,
            "dealer": self.dealer,
            "turned": self.turned,
            "trump": self.trump,
            "trump_to_choose": self.trump_to_choose,
            "werewolf": self.werewolf,
            "hand": self.hand,
            "foreheads": self.foreheads,
            "legal": [decision.token for decision in self.legal],
            "reasons": self.reasons,
            "predictions": self.predictions,
            "predicted": self.predicted,
            "won": self.won,
            "coins": self.coins,
            "cards_held": self.cards_held,
            "voids": self.voids,
            "follow": self.follow,
            "nobody_follows": self.nobody_follows,
            "trick": self.trick._asdict(),
            "tricks": [trick._asdict() for trick in self.tricks],
            "gave": self.gave,
            "received": self.received,
            "cloud": self.cloud,
            "cloud_change": self.cloud_change,
            "cloud_changed": self.cloud_changed,
            "scores": self.scores,
            "last_round": self.last_round and self.last_round.as_dict(),
            "block": [row._asdict() for row in self.block],
            "events": [event.as_dict() for event in self.events],
        }

    def to_json(self) -> str:
        """Return the view as one line of JSON."""
        return json.dumps(self.as_dict(), ensure_ascii=False, separators=(",", ":"))

    def _trick(self, number: int) -> Trick:
        v, seats = self.sight, self.settings.seats
        plays = v.plays[number * seats : min(number * seats + seats, v.played)]
        finished = number < v.tricks
        return Trick(
            leader=v.leaders[number],
            plays=tuple(play_name(play) for play in plays),
            winner=v.leaders[number + 1] if finished else v.winning,
            bombed=number == v.bombed,
        )

    def _seats(self, values: list[int]) -> tuple[int, ...]:
        return tuple(values[: self.settings.seats])


def _card(kind: int) -> str | None:
    return None if kind == NO_KIND else kind_name(kind)
