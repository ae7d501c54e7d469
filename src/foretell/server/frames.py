"""Frames: what a viewer is sent of a table and its game. Whatever leaves toward a client about cards is made here.

A view is sent in parts, one for each key, and after a decision only the parts that are new. What all viewers see alike
is taken from the view of a spectator, so it cannot hold what only a seat may know; only a few parts are a seat's own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from foretell.game import Game
from foretell.rules.scoring import points
from foretell.server import protocol as p
from foretell.server.shapes import TableContent
from foretell.server.sitting import ENDED, OVER, Sitting
from foretell.table.view import View

_ENCODE: Final = msgspec.json.Encoder().encode
Parts = dict[str, bytes]
Looks = dict[str, Callable[[View], object]]
ALIKE: Final[Looks] = {
    "phase": lambda v: v.phase,
    "to_act": lambda v: v.to_act,
    "trump": lambda v: v.trump,
    "trump_to_choose": lambda v: v.trump_to_choose,
    "werewolf": lambda v: v.werewolf,
    "predicted": lambda v: v.predicted,
    "won": lambda v: v.won,
    "coins": lambda v: v.coins,
    "cards_held": lambda v: v.cards_held,
    "voids": lambda v: v.voids,
    "follow": lambda v: v.follow,
    "nobody_follows": lambda v: v.nobody_follows,
    "trick": lambda v: v.trick._asdict(),
    "cloud": lambda v: v.cloud,
    "cloud_changed": lambda v: v.cloud_changed,
    "scores": lambda v: v.scores,
    "points_now": lambda v: points_now(v),
    "turned": lambda v: v.turned,
}
"""What everyone sees alike, and may change with any decision."""
BY_TRICK: Final[Looks] = {"tricks": lambda v: [trick._asdict() for trick in v.tricks]}
"""What everyone sees alike, and changes with the trick."""
BY_ROUND: Final[Looks] = {
    "round": lambda v: v.round_number,
    "tricks_to_play": lambda v: v.tricks_to_play,
    "dealer": lambda v: v.dealer,
    "last_round": lambda v: v.last_round and v.last_round.as_dict(),
    "block": lambda v: [row._asdict() for row in v.block],
}
"""What everyone sees alike, and changes with the round, or when the game is over."""
FIXED: Final[Looks] = {
    "players": lambda v: v.players,
    "settings": lambda v: v.settings.as_dict(),
    "rounds": lambda v: v.rounds,
}
OWN: Final[Looks] = {
    "hand": lambda v: v.hand,
    "foreheads": lambda v: {str(seat): cards for seat, cards in v.foreheads.items()},
    "legal": lambda v: [decision.token for decision in v.legal],
    "reasons": lambda v: v.reasons,
    "predictions": lambda v: v.predictions,
    "cloud_change": lambda v: v.cloud_change,
    "gave": lambda v: v.gave,
    "received": lambda v: v.received,
}
"""What is a seat's own."""


def _made_of(view: View) -> dict[str, object]:
    """Return what each part that is a seat's own is made of; while that is the same, so is the part."""
    v = view.sight
    return {
        "hand": (v.hand, v.wizards, v.jesters),
        "foreheads": (*v.seen, *v.seen_wizards, *v.seen_jesters),
        "legal": (v.phase, v.legal),
        "reasons": dict(view.reasons),
        "predictions": tuple(v.predicted),
        "cloud_change": v.cloud_change,
        "gave": v.gave,
        "received": v.received,
    }


class Onlookers:
    """What the viewers of one game have been sent so far, and what is new for each."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._alike: Parts = {}
        self._round: tuple[int, bool] = (0, False)
        self._trick = 0
        self._own: dict[int | None, tuple[dict[str, object], Parts]] = {}
        self._heard = 0

    def look(self, viewers: set[int | None]) -> dict[int | None, bytes]:
        """Return for each viewer the frame with what is new since the last look."""
        game, since = self._game, self._heard
        self._heard = game.told
        frames: dict[int | None, bytes] = {}
        alike: Parts = {}
        order = [None, *sorted(viewer for viewer in viewers if viewer is not None)]
        for viewer, view in zip(order, game.views(order), strict=True):
            if viewer is None:
                alike = self._look_alike(view)
            if viewer in viewers:
                new = alike | self._look_own(viewer, view)
                frames[viewer] = self._frame(b"change", new, viewer, since)
        return frames

    def all_of_it(self, viewer: int | None, since: int) -> bytes:
        """Return the frame with everything that a viewer may know, and what happened after line `since`."""
        game = self._game
        public = game.view(None, events=False)
        self._look_alike(public)
        self._look_own(viewer, public if viewer is None else game.view(viewer, events=False))
        self._heard = game.told
        fixed = {key: _ENCODE(of(public)) for key, of in FIXED.items()} | {"seat": _ENCODE(viewer)}
        heard = max((told for number, told in self._sitting.told if number <= since), default=0)
        return self._frame(b"view", self._alike | fixed | self._own[viewer][1], viewer, heard)

    @property
    def _game(self) -> Game:
        return self._sitting.the_game

    def _look_alike(self, public: View) -> Parts:
        """Return the parts that are new and the same for all."""
        parts = {key: _ENCODE(of(public)) for key, of in ALIKE.items()}
        this, trick = (public.round_number, public.phase == "over"), public.sight.tricks
        if this != self._round or trick != self._trick:
            parts |= {key: _ENCODE(of(public)) for key, of in BY_TRICK.items()}
        if this != self._round:
            parts |= {key: _ENCODE(of(public)) for key, of in BY_ROUND.items()}
        self._round, self._trick = this, trick
        clock = self._sitting.clocks.shown()
        if clock is not None:
            parts["clock"] = _ENCODE(clock)
        new = {key: value for key, value in parts.items() if self._alike.get(key) != value}
        self._alike |= new
        return new

    def _look_own(self, viewer: int | None, view: View) -> Parts:
        """Return the parts that are new and this viewer's own."""
        made_of = _made_of(view)
        before, parts = self._own.get(viewer, ({}, {}))
        new: Parts = {}
        for key, content in made_of.items():
            if key not in before or before[key] != content:
                value = _ENCODE(OWN[key](view))
                if parts.get(key) != value:
                    new[key] = parts[key] = value
        self._own[viewer] = made_of, parts
        if view.sight.legal:
            new["legal"] = parts["legal"]  # who is asked is always told what is offered
        return new

    def _frame(self, kind: bytes, parts: Mapping[str, bytes], viewer: int | None, since: int) -> bytes:
        game = self._game
        events = _ENCODE([event.as_dict() for event in game.events(viewer, since)])
        view = b",".join([b'"%b":%b' % (key.encode(), value) for key, value in parts.items()])
        numbers = (kind, self._sitting.number, self._sitting.turn, view, events)
        return b'{"type":"%b","number":%d,"turn":%d,"view":{%b},"events":%b}' % numbers


def points_now(view: View) -> list[int | None]:
    """Return what each seat would score if the round ended now, where its prediction is known."""
    return [None if told is None else points(told, won) for told, won in zip(view.predictions, view.won, strict=True)]


def table_frame(sitting: Sitting) -> bytes:
    """Return the frame that shows the table without the game; the seed is in it once the game is over."""
    return p.write(p.TableShown(sitting.number, table_shown(sitting)))


def table_shown(sitting: Sitting) -> TableContent:
    """Return what all may know of a table beside the game."""
    over = sitting.status in (OVER, ENDED)
    return TableContent(
        id=sitting.table,
        status=sitting.status,
        host=sitting.host,
        arrangement=sitting.arrangement,
        settings=sitting.settings_shown,
        seats=[chair.shown(seat) if chair else None for seat, chair in enumerate(sitting.chairs)],
        game=sitting.game_id,
        commitment=sitting.commitment,
        seed=sitting.seed.hex() if over else "",
        paused=sitting.paused,
        abandoned=sitting.abandoned,
        show_until=sitting.show_until,
    )


def talk_frames(sitting: Sitting, since: int) -> list[tuple[str, bytes]]:
    """Return what was said after line `since`, each with who said it."""
    talks = [talk for talk in sitting.talk if talk.number > since]
    return [(talk.player, p.write(p.Talked(*talk))) for talk in talks]


def round_frames(sitting: Sitting, since: int = 0) -> list[bytes]:
    """Return for spectators the rounds that are over, with all hands open, after round `since`."""
    game = sitting.game
    if game is None or sitting.arrangement.spectators != "hands_later":
        return []
    last = len(game.block_of_truth().rows)
    rounds = range(since + 1, last + 1)
    return [
        p.write(p.RoundOpened(sitting.number, number, [event.as_dict() for event in game.open_round(number)]))
        for number in rounds
    ]
