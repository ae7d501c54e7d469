"""Worlds: for a round as it was played, another that one viewer cannot tell from it.

What a viewer knows is taken from the rules alone, not from any view:

- all decisions that are public, the turned card, and who is to decide (PREDICT-1, PLAY-1, TRUMP-5, TRUMP-7);
- its own cards (DEAL-1), but not while they are on the forehead, and those of the others once seen there (VAR-4);
- its own predictions and passes, what the Cloud made of its own prediction, and the card passed to it once all have
  passed (VAR-2, VAR-3, CLOUD-6, JUGGLER-3).

Everything else is changed at random. A change stands if every decision of the round is still legal in its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from foretell import DECISIONS, Settings
from foretell.cards import FIRST_JESTER, FIRST_SPECIAL, FIRST_WIZARD, JESTER, WIZARD, kind_of
from foretell.rules.decks import owner
from foretell.rules.predictions import all_at_once, shown_before_play
from foretell.rules.rounds import clairvoyant, hand_size, left_of
from foretell.table.actions import FIRST_ADJUST, FIRST_PASS, action_of, kind_passed
from foretell.table.advance import apply, legal
from foretell.table.deal import deal, new_table
from foretell.table.state import ADJUST_PREDICTION, CHOOSE_TRUMP, PASS_CARD, PLAY, PREDICT, Table
from tests.table.walks import Dice

Decisions = list[tuple[int, int]]


class Played(NamedTuple):
    """A round up to some point: its deal, and its decisions as (seat, action) in the order in which they came."""

    number: int
    deck: tuple[int, ...]
    decisions: Decisions


def other_world(played: Played, viewer: int | None, settings: Settings, dice: Dice, tries: int) -> Played:
    """Return a round that this viewer cannot tell from the one played."""
    world = _World(played, viewer, settings, dice)
    for _ in range(tries):
        world.change()
    world.shuffle_rest()
    world.rewrite_predictions()
    return Played(played.number, tuple(world.deck), world.decisions)


def public(s: Table) -> tuple[object, ...]:
    """Return what everyone knows of a table beside the cards played: who is to decide, and what came of the tricks."""
    return s.phase, s.turn, s.waiting, s.trump, s.follow, s.tricks, s.bombed, s.cloud, s.wolf, s.wolf_card, *s.won


def course(played: Played, settings: Settings) -> Iterator[Table | None]:
    """Yield the table after the deal and after every decision; None, and no more, where a decision is not legal."""
    s, switches = new_table(), settings.switches
    s.round_number = played.number - 1
    deal(s, played.deck, switches)
    yield s
    for seat, action in played.decisions:
        wanted = DECISIONS[action]
        if s.phase != wanted.phase or not legal(s, seat, switches) >> wanted.member & 1:
            yield None
            return
        apply(s, seat, action, switches)
        yield s


class _World:
    def __init__(self, played: Played, viewer: int | None, settings: Settings, dice: Dice) -> None:
        self.number, self.settings, self.dice = played.number, settings, dice
        self.deck, self.decisions = list(played.deck), list(played.decisions)
        self.size = hand_size(played.number, settings.switches)
        self.dealt = self.size * settings.seats
        self.viewer = viewer
        phases = []
        self.public = []
        for s in course(played, settings):
            assert s is not None
            phases.append(s.phase)
            self.public.append(public(s))
        self.phases, self.last = phases[:-1], phases[-1]
        self.all_played = s is not None and s.tricks == self.size
        self.hidden_predictions = self._hidden_predictions()
        self.hidden_passes = self._hidden_passes()
        known = self._known()
        self.hidden = [place for place in range(len(self.deck)) if place not in known]
        self.in_hands = [place for place in self.hidden if place < self.dealt and not self._settled(place)]
        self.rest = [place for place in self.hidden if place >= self.dealt]

    def _known(self) -> set[int]:
        """Return the places in the deck whose cards the viewer knows."""
        turned = set() if self.settings.one_colour or self.settings.maximus else {self.dealt}
        if self.viewer is None:
            return turned
        own = set(range(self.viewer * self.size, self.viewer * self.size + self.size))
        if not clairvoyant(self.number, self.settings.switches):
            return own | turned
        others = set(range(self.dealt)) - own
        on_foreheads = self.last in (CHOOSE_TRUMP, PREDICT)
        return (others if on_foreheads else others | own) | turned

    def _settled(self, place: int) -> bool:
        """Return whether everyone knows who was dealt this card, for it was played and none was passed in secret."""
        if self.hidden_passes or self.deck[place] in range(FIRST_WIZARD, FIRST_SPECIAL):
            return False
        kind = kind_of(self.deck[place])
        return any(DECISIONS[action].phase == PLAY and DECISIONS[action].member == kind for _, action in self.decisions)

    def _hidden_predictions(self) -> list[int]:
        """Return which decisions are predictions of others that are not revealed yet."""
        switches = self.settings.switches
        if not all_at_once(switches):
            return []
        revealed = self.all_played or (self.last != PREDICT and shown_before_play(switches))
        return [] if revealed else self._of_others(PREDICT)

    def _hidden_passes(self) -> list[int]:
        """Return which decisions are passes of others, but not those that the viewer has taken up."""
        passes = self._of_others(PASS_CARD)
        if self.last == PASS_CARD:
            return passes
        return [i for i in passes if left_of(self.decisions[i][0], self.settings.switches) != self.viewer]

    def _of_others(self, phase: int) -> list[int]:
        return [i for i, (seat, _) in enumerate(self.decisions) if self.phases[i] == phase and seat != self.viewer]

    def change(self) -> None:
        """Exchange two hidden cards, or a hidden pass, if that fits with all that the viewer knows."""
        deck, decisions = list(self.deck), list(self.decisions)
        if self.hidden_passes and self.dice.below(3) == 0:
            self._pass_another()
        elif self.in_hands:
            self._exchange()
        if (self.deck, self.decisions) != (deck, decisions) and not self._fits():
            self.deck, self.decisions = deck, decisions

    def _exchange(self) -> None:
        deck = self.deck
        one = self.dice.pick(self.in_hands)
        other = self.dice.pick(self.rest if self.rest and self.dice.below(2) else self.in_hands)
        if self.settings.one_colour and owner(deck[one]) != owner(deck[other]):
            return
        deck[one], deck[other] = deck[other], deck[one]
        for place, gone in ((one, deck[other]), (other, deck[one])):
            self._pass_instead(place // self.size, kind_of(gone), kind_of(deck[place]))

    def _pass_instead(self, seat: int, gone: int, new: int) -> None:
        for i in self.hidden_passes:
            if self.decisions[i][0] == seat and kind_passed(self.decisions[i][1] - FIRST_PASS) == gone:
                self.decisions[i] = seat, action_of(PASS_CARD, new)

    def _pass_another(self) -> None:
        i = self.dice.pick(self.hidden_passes)
        seat = self.decisions[i][0]
        hand = self.deck[seat * self.size : seat * self.size + self.size]
        kind = kind_of(self.dice.pick(hand))
        self.decisions[i] = seat, action_of(PASS_CARD, kind)

    def _fits(self) -> bool:
        tables = course(Played(self.number, tuple(self.deck), self.decisions), self.settings)
        return all(s is not None and public(s) == known for s, known in zip(tables, self.public, strict=False))

    def shuffle_rest(self) -> None:
        """Shuffle the cards that nobody holds, and, as all are alike, the four Wizards and the four Jesters."""
        cards = self.dice.shuffled([self.deck[place] for place in self.rest])
        for place, card in zip(self.rest, cards, strict=True):
            self.deck[place] = card
        if not self.settings.one_colour:
            for kind, first in ((WIZARD, FIRST_WIZARD), (JESTER, FIRST_JESTER)):
                places = [place for place, card in enumerate(self.deck) if kind_of(card) == kind]
                for place, card in zip(places, self.dice.shuffled(range(first, first + 4)), strict=True):
                    self.deck[place] = card

    def rewrite_predictions(self) -> None:
        """Write other numbers on the notes that are not revealed, and let the Cloud change one as it may."""
        for i in self.hidden_predictions:
            seat, number = self.decisions[i][0], self.dice.below(self.size + 1)
            self.decisions[i] = seat, number
            for j in self._of_others(ADJUST_PREDICTION):
                if self.decisions[j][0] == seat:
                    self.decisions[j] = seat, FIRST_ADJUST + (self.dice.below(2) if number else 0)


def hidden_state(s: Table, deck: Sequence[int], viewer: int | None, settings: Settings) -> dict[str, list[int]]:
    """Return what may lie hidden at a table, by name; the rest of the deck by its kinds."""
    dealt = hand_size(s.round_number, settings.switches) * settings.seats
    return {
        "hands": [*s.hand, *s.wizards, *s.jesters],
        "own hand": [] if viewer is None else [s.hand[viewer], s.wizards[viewer], s.jesters[viewer]],
        "predictions": s.predicted[:],
        "change": [s.cloud_change],
        "passes": s.passed[:],
        "rest": [kind_of(card) for card in deck[dealt:]],
    }
