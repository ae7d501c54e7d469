"""`foretell demo`: a game of bots on the screen, paced for people; where nobody watches, without pauses.

The game is played first and then told from its open events, so that all hands can lie open.
"""

from __future__ import annotations

import math
import secrets
import shutil
import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable

from foretell.cli.bots import add_bots, levels_of, play_game
from foretell.cli.ink import Ink, paragraph
from foretell.cli.parser import Parser, whole
from foretell.cli.screen import Screen
from foretell.cli.settings import add_settings, settings_line, settings_of
from foretell.cli.show import Show
from foretell.cli.tables import block
from foretell.i18n import Catalogue
from foretell.i18n.boxes import titled
from foretell.rules.editions import edition

_SEEDS = 1_000_000
_NEXT = {
    "rules                             ": "demo-next-rules",
    "simulate --games 100 --out records": "demo-next-simulate",
    "replay records/game-0001.txt      ": "demo-next-replay",
}


def options(parser: Parser) -> None:
    """Add the settings, the bots and the pace."""
    add_settings(parser)
    parser.option("--seed", type=whole(parser.words))
    parser.option("--speed", type=_speed(parser.words), default=1.0)
    add_bots(parser)


def run(chosen: Namespace, words: Catalogue, screen: Screen) -> int:
    """Show a game from the first deal to the winner."""
    settings = settings_of(chosen, words)
    words = words.of(settings.edition)
    levels = levels_of(chosen, settings.seats, words)
    seed = secrets.randbelow(_SEEDS) if chosen.seed is None else chosen.seed
    players = words.say("demo-players").split()[: settings.seats]
    game = play_game(settings, levels, players, seed, 0)
    screen.write(Ink(titled(words, edition(settings.edition)), "title"))
    screen.lines(paragraph([], settings_line(settings, words), screen.columns))
    screen.lines(paragraph([], words.say("demo-hello", seed=str(seed)), screen.columns))
    Show(game, words, screen, chosen.speed if screen.live else 0).run()
    screen.lines([[], *block(game.players, game.block_of_truth().rows, words), []])
    screen.write(Ink(_result(game.players, game.winners, max(game.scores), words), "title"))
    screen.write("")
    screen.write(words.say("demo-next"))
    for typed, key in _NEXT.items():
        screen.write(f"  {_program()} {typed}  ", words.say(key))
    return 0


def _result(players: tuple[str, ...], winners: tuple[int, ...], points: int, words: Catalogue) -> str:
    names = words.join([players[seat] for seat in winners])
    return words.say("demo-result", count=len(winners), winners=names, points=points)


def _program() -> str:
    """Return how to call this program again: by its name, or where that is not found, by its path."""
    return "foretell" if shutil.which("foretell") or not sys.argv[0].endswith("foretell") else sys.argv[0]


def _speed(words: Catalogue) -> Callable[[str], float]:
    def check(text: str) -> float:
        try:
            speed = float(text)
        except ValueError:
            speed = math.nan
        if not (math.isfinite(speed) and speed >= 0):
            raise ArgumentTypeError(words.say("cli-no-speed", value=text))
        return speed

    return check
