"""Walks: random games, as bare tables and as `Game`, stopped anywhere, and what can be compared of them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from foretell import Decision, Game, Settings, View
from foretell.bits import members
from foretell.cards import JESTER, NO_KIND, WIZARD, kind_of, kind_played
from foretell.rules.rounds import hand_size, rounds
from foretell.rules.settings import Switches
from foretell.table.actions import legal_actions
from foretell.table.advance import apply, legal, may_decide
from foretell.table.chance import philox
from foretell.table.deal import deal, new_table
from foretell.table.shufflers import SeededShuffler, checked_deal
from foretell.table.state import DEAL, OVER, PASS_CARD, Table

T = TypeVar("T")


class Dice:
    """Random numbers for tests: the same for the same seed, on every machine."""

    def __init__(self, seed: int) -> None:
        self._key = seed & 0xFFFFFFFF, seed >> 32
        self._block = 0
        self._words: list[int] = []

    def below(self, number: int) -> int:
        if not self._words:
            self._words += philox(self._block, 0, 0, 0xD1CE, *self._key)
            self._block += 1
        return self._words.pop() * number >> 32

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]


class Moment(NamedTuple):
    """A table as it stands, the deal of its round, and the seats that may decide. The table goes on: do not keep it."""

    table: Table
    deck: tuple[int, ...]
    to_act: list[int]


def walk(settings: Settings, seed: int, start: Table | None = None) -> Iterator[Moment]:
    """Yield every moment of a random game, those between two rounds included."""
    dice, shuffler, switches = Dice(seed), SeededShuffler(seed), settings.switches
    s = new_table() if start is None else start
    while s.phase != OVER:
        number = s.round_number + 1
        deck = checked_deal(shuffler.deck(settings, number), number, settings)
        deal(s, deck, switches)
        yield Moment(s, deck, deciding(s, switches))
        while s.phase not in (DEAL, OVER):
            seat = dice.pick(deciding(s, switches))
            apply(s, seat, dice.pick(legal_actions(s.phase, legal(s, seat, switches))), switches)
            yield Moment(s, deck, deciding(s, switches))


def walk_round(settings: Settings, seed: int) -> Iterator[Moment]:
    """Yield every moment of one random round."""
    switches = settings.switches
    start = new_table()
    start.round_number = Dice(seed).below(rounds(switches))
    for moment in walk(settings, seed, start):
        yield moment
        if moment.table.phase == DEAL:
            return


def deciding(s: Table, switches: Switches) -> list[int]:
    return [seat for seat in range(switches.seats) if may_decide(s, seat)]


def kinds_in_hand(s: Table, seat: int) -> Counter[int]:
    held = Counter(dict.fromkeys(members(s.hand[seat]), 1))
    assert (WIZARD in held, JESTER in held) == (s.wizards[seat] > 0, s.jesters[seat] > 0)
    held += Counter({WIZARD: s.wizards[seat] - 1, JESTER: s.jesters[seat] - 1})
    return held


def whereabouts(s: Table, deck: Sequence[int], settings: Settings) -> Counter[int]:
    """Return the kinds of all cards, gathered from where they are now: each card in one place."""
    seats, size = range(settings.seats), hand_size(s.round_number, settings.switches)
    found = Counter(kind_played(play) for play in s.plays[: s.played])
    for seat in seats:
        found += kinds_in_hand(s, seat)
        if s.phase == PASS_CARD and s.passed[seat] != NO_KIND:
            found[s.passed[seat]] += 1
    dealt = size * settings.seats
    if s.turned != NO_KIND:
        found[s.turned] += 1
        dealt += 1
    return found + Counter(kind_of(card) for card in deck[dealt:])


def random_decision(game: Game, dice: Dice) -> tuple[int, Decision]:
    """Return a seat that may decide, and one of its legal decisions."""
    seat = dice.pick(game.to_act)
    return seat, dice.pick(game.legal(seat))


def play_on(game: Game, dice: Dice, most: int = 10**6) -> Game:
    """Play by chance to the end of the game, or for this many decisions."""
    while not game.over and most > 0:
        game.play(*random_decision(game, dice))
        most -= 1
    return game


def random_game(settings: Settings, seed: int, last_round: int = 20) -> Game:
    """Return a game played by chance up to a random point of a random round."""
    dice = Dice(seed)
    number = 1 + dice.below(min(rounds(settings.switches), last_round))
    game = Game(settings=settings, seed=seed)
    while game.round_number < number:
        game.play(*random_decision(game, dice))
    return play_on(game, dice, dice.below(settings.seats * (hand_size(number, settings.switches) + 1) + 1))


def viewers(game: Game) -> list[int | None]:
    """Return all who can look on: the seats and the spectator."""
    return [*range(game.settings.seats), None]


def unordered(view: View) -> str:
    """Return the view as JSON, the events in an order of their own: who decides first is seen, but is no decision."""
    content = view.as_dict()
    content["events"] = sorted(json.dumps(event.as_dict()) for event in view.events)
    return json.dumps(content)


def all_of(game: Game) -> list[object]:
    """Return all that can be asked of a game."""
    views = [(viewer, game.view(viewer)) for viewer in viewers(game)]
    seen = [(view.to_json(), repr(view.sight), game.events(viewer)) for viewer, view in views]
    return [game.table.twin(), seen, game.block_of_truth().rows, game.record, game.decisions, game.to_act, game.scores]
