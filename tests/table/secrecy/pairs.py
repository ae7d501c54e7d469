"""Pairs: two games that one viewer cannot tell apart, compared at every decision of a round."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from foretell import DECISIONS, FixedDeals, ForetellError, Game, SeededShuffler, Settings, View
from foretell.rules.rounds import rounds
from foretell.table.deal import deal, new_table
from foretell.table.encoding import encode, vector
from foretell.table.shufflers import checked_deal
from foretell.table.state import DEAL
from tests.table.secrecy.worlds import Played, course, hidden_state, other_world
from tests.table.walks import Dice, random_decision

MOST: Final = 16
"""How many points are compared of a round: the chosen one and those just before it."""


class Pair(NamedTuple):
    """One decision point of two games: whether the viewer gets the same out of both, and what it is about."""

    same: bool
    differs: bool  # in anything hidden of the round
    traits: tuple[str, ...]


def pairs(settings: Settings, seed: int) -> Iterator[Pair]:
    """Yield the last points of a round up to a random one, in a random game and in another world.

    Where the rules leave nothing to hide there are none; but the end of the game is always looked at.
    """
    dice = Dice(seed)
    viewer = dice.pick([*range(settings.seats), *range(settings.seats), None])
    number = 1 + dice.below(rounds(settings.switches))
    first = 1 if dice.below(4) == 0 else max(1, number - 1 - dice.below(2))
    decks = [checked_deal(SeededShuffler(seed).deck(settings, i), i, settings) for i in range(1, number + 1)]
    game = _begin(first, decks, settings, seed)
    history = [_play_round(game, decks, dice) for _ in range(first, number)]
    start = game.copy()
    last = _play_round(game, decks, dice)
    last = last._replace(decisions=last.decisions[: _cut(last, settings, dice)])
    other_history = [other_world(played, viewer, settings, dice, tries=4) for played in history]
    other_last = other_world(last, viewer, settings, dice, tries=24)
    for played in (*other_history, other_last):
        decks[played.number - 1] = played.deck
    other = _begin(first, decks, settings, seed ^ 1)
    for played in other_history:
        for seat, action in played.decisions:
            other.play(seat, action)
    found = list(_compare(start, other, last, other_last, viewer))
    return iter(found if found[-1].differs else found[-1:] if start.over else [])


def _begin(first: int, decks: Sequence[Sequence[int]], settings: Settings, seed: int) -> Game:
    """Return a game that begins with this round; later rounds than those given are dealt by the seed."""
    shuffler = FixedDeals(decks, then=SeededShuffler(seed))
    if first == 1:
        return Game(settings=settings, shuffler=shuffler)
    table = new_table()
    table.round_number = first - 1
    deal(table, decks[first - 1], settings.switches)
    return Game.from_table(table, settings, shuffler=shuffler)


def _play_round(game: Game, decks: Sequence[tuple[int, ...]], dice: Dice) -> Played:
    """Play a round by chance to its end."""
    number = game.round_number
    decisions = []
    while game.round_number == number and not game.over:
        seat, decision = random_decision(game, dice)
        decisions.append((seat, decision.number))
        game.play(seat, decision)
    return Played(number, decks[number - 1], decisions)


def _cut(played: Played, settings: Settings, dice: Dice) -> int:
    """Return how many decisions of a round to take: first a phase is chosen, so that none is rare, then a point of it.

    Rather an early point than a late one: the more cards are still in the hands, the more there is to hide.
    """
    phases = [s.phase for s in course(played, settings) if s is not None]
    if phases[-1] == DEAL:
        phases.pop()
    phase = dice.pick(sorted(set(phases)))
    points = [point for point in range(len(phases)) if phases[point] == phase]
    return min(dice.pick(points), dice.pick(points))


def _compare(one: Game, other: Game, played: Played, other_played: Played, viewer: int | None) -> Iterator[Pair]:
    since = 0
    for point in range(len(played.decisions) + 1):
        if point:
            one.play(*played.decisions[point - 1])
            other.play(*other_played.decisions[point - 1])
        if len(played.decisions) - point >= MOST:
            continue
        here = hidden_state(one.table, played.deck, viewer, one.settings)
        there = hidden_state(other.table, other_played.deck, viewer, one.settings)
        differs = [name for name in here if here[name] != there[name]]
        same = all_told(one, viewer, since) == all_told(other, viewer, since) and (
            viewer is None or list(answers(one, viewer)) == list(answers(other, viewer))
        )
        yield Pair(same, bool(differs), (*traits(one, viewer), *(f"other {name}" for name in differs)))
        since += len(one.events(viewer, since))


def all_told(game: Game, viewer: int | None, since: int) -> bytes:
    """Return all that a viewer sees of a game: the view in every form, the events since then, the score sheet."""
    view = game.view(viewer)
    events = game.events(viewer, since)
    told = (
        view.to_json(),
        repr(view.sight),
        repr((view, view.legal, view.decision_index, view.tricks, view.trick, view.last_round)),
        json.dumps([event.as_dict() for event in events]),
        repr(events),
        str(game.block_of_truth()),
        repr((game, game.to_act, game.phase, game.over, game.scores, game.winners, game.decisions)),
        repr(encoded(view)),
    )
    return "\n".join(told).encode()


def encoded(view: View) -> tuple[list[int], int] | None:
    """Return what a viewer knows as numbers for learning; only of a round in play, and only for a seat."""
    if view.seat is None or view.phase in ("deal", "over"):
        return None
    x = vector()
    return x, encode(x, view.sight, view.settings.switches)


def answers(game: Game, seat: int) -> Iterator[tuple[object, ...]]:
    """Yield how the game answers when the seat asks about, and tries, each of the 160 decisions."""
    game = game.copy()
    for decision in DECISIONS:
        explanation = game.explain(seat, decision)
        yield explanation
        if not explanation.legal:
            try:
                game.play(seat, decision)
            except ForetellError as error:
                yield type(error), str(error), error.code, error.rule, error.params


def finds_a_leak(settings: Settings, seeds: Iterable[int]) -> bool:
    """Return whether some pair of these games can be told apart."""
    return any(not pair.same for seed in seeds for pair in pairs(settings, seed))


def traits(game: Game, viewer: int | None) -> Iterator[str]:
    """Yield what a pair is about: the settings, the phase, the round, who looks on."""
    settings = game.settings
    yield from (settings.edition, f"{settings.seats} seats", *settings.variants, *settings.specials)
    yield game.phase
    yield "spectator" if viewer is None else "to act" if viewer in game.to_act else "waiting"
    yield "first round" if game.round_number == 1 else "later round"
