"""Plain play: whole games through `Game`, views and bots, with the time that each level takes to decide."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from foretell.arena.players import player, trouble
from foretell.bots.seeds import bot_seed
from foretell.errors import ForetellError
from foretell.game import Game
from foretell.rules.rounds import rounds
from foretell.rules.settings import Settings
from foretell.table.shufflers import SeededShuffler


class Played(NamedTuple):
    """Games of one seating, a row each; the arrays are the same at every speed."""

    scores: NDArray[np.int16]  # [games, seats]
    predicted: NDArray[np.int8]  # [games, rounds, seats], as scored
    won: NDArray[np.int8]  # [games, rounds, seats]
    decisions: dict[str, int]  # by level; under "" where the levels were not timed one by one
    seconds: dict[str, float]


def play_plainly(settings: Settings, seating: Sequence[str], deals: range, seed: int) -> Played:
    """Play these deals with these levels on the seats."""
    shape = (len(deals), rounds(settings.switches), settings.seats)
    played = Played(
        np.zeros((len(deals), settings.seats), np.int16),
        np.zeros(shape, np.int8),
        np.zeros(shape, np.int8),
        dict.fromkeys(seating, 0),
        dict.fromkeys(seating, 0.0),
    )
    for row, deal in enumerate(deals):
        game = _play(settings, seating, deal, seed, played)
        played.scores[row] = game.scores
        rows = game.block_of_truth().rows
        played.predicted[row] = [each.predicted for each in rows]
        played.won[row] = [each.won for each in rows]
    return played


def _play(settings: Settings, seating: Sequence[str], deal: int, seed: int, clock: Played) -> Game:
    game = Game(settings=settings, shuffler=SeededShuffler(seed, deal))
    bots = [player(level, bot_seed(seed, deal, seat)) for seat, level in enumerate(seating)]
    while not game.over:
        seat = game.to_act[0]
        view = game.view(seat)
        began = perf_counter()
        try:
            decision = bots[seat].choose(view)
        except (Exception, SystemExit) as problem:
            raise _failed(game, seating[seat], seat, deal, trouble(problem)) from problem
        clock.seconds[seating[seat]] += perf_counter() - began
        try:
            game.play(seat, decision)
        except ForetellError as problem:
            raise _failed(game, seating[seat], seat, deal, str(problem)) from problem
        clock.decisions[seating[seat]] += 1
    return game


def _failed(game: Game, level: str, seat: int, deal: int, why: str) -> ForetellError:
    """Return the error for a bot that raised or decided what is not allowed; it names all that repeats the moment."""
    number = str(game.round_number)
    return ForetellError(
        "arena/bot-failed",
        f"{level} failed on seat {seat} in round {number} of deal {deal}: {why}",
        bot=level,
        seat=str(seat),
        round=number,
        deal=str(deal),
        trouble=why,
    )
