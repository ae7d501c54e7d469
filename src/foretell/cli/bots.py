"""Games between bots: the flag that names them, and a whole game by them.

Game number n of a seed has its own deals and its own chance for the bots, so that any game can be played again alone.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from foretell.bots import LEVELS, Bot, bot
from foretell.cli.parser import Parser
from foretell.cli.trouble import BadArguments
from foretell.game import Game
from foretell.i18n import Catalogue
from foretell.rules.settings import Settings
from foretell.table.chance import draw
from foretell.table.shufflers import SeededShuffler

_SEEDS: Final = 1 << 31


def add_bots(parser: Parser) -> None:
    """Add the flag that names the bots."""
    parser.option("--bots", default=LEVELS[0])


def levels_of(chosen: Namespace, seats: int, words: Catalogue) -> list[str]:
    """Return the level of each seat's bot; one level is for all."""
    levels = str(chosen.bots).split(",")
    for level in levels:
        if level not in LEVELS:
            known = ", ".join(LEVELS)
            raise BadArguments(f"--bots: {words.say('cli-not-one-of', value=level, names=known)}")
    if len(levels) not in (1, seats):
        raise BadArguments(f"--bots: {words.say('cli-bots-per-seat', levels=len(levels), seats=seats)}")
    return levels if len(levels) == seats else levels * seats


def play_game(settings: Settings, levels: Sequence[str], players: Sequence[str], seed: int, number: int) -> Game:
    """Return game `number` of this seed, played to the end by these bots."""
    headers = {"seed": str(seed), "table": str(number)}
    game = Game(settings=settings, players=players, shuffler=SeededShuffler(seed, number), headers=headers)
    chance = draw(_SEEDS, seed, number, 0)
    bots: list[Bot] = [bot(level, chance) for level in levels]
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(game.view(seat)))
    return game
