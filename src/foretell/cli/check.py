"""`foretell check`: whether records are legal to the last card."""

from __future__ import annotations

from argparse import Namespace

from foretell.cli.parser import Parser
from foretell.cli.records import each_file, game_in
from foretell.cli.screen import Screen
from foretell.game import Game
from foretell.i18n import Catalogue
from foretell.i18n.wording import names
from foretell.rules.rounds import rounds


def options(parser: Parser) -> None:
    """Add the files."""
    parser.files()
    parser.option("--quiet", action="store_true")


def run(chosen: Namespace, words: Catalogue, screen: Screen) -> int:
    """Check every file and return 1 if any is bad."""
    return each_file(chosen, words, screen, _checked)


def _checked(name: str, words: Catalogue) -> list[str]:
    return [words.say("check-ok", file=name, found=_found(game_in(name, words), words))]


def _found(game: Game, words: Catalogue) -> str:
    last = rounds(game.settings.switches)
    if not game.over:
        return words.say("check-unfinished", scored=len(game.block_of_truth().rows), rounds=last)
    winners = names(words, game.winners, game.players)
    return words.say("check-finished", rounds=last, count=len(game.winners), winners=winners, points=max(game.scores))
