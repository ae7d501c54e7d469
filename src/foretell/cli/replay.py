"""`foretell replay`: a recorded game, table after table.

With all hands open where the game is over; for one seat, what that seat could see then; else what everyone could.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator

from foretell.cli.ink import Ink, Line, paragraph, short
from foretell.cli.parser import Parser, whole
from foretell.cli.records import told_in
from foretell.cli.screen import Screen
from foretell.cli.tables import block, table
from foretell.cli.trouble import BadArguments
from foretell.game import Game
from foretell.i18n import Catalogue
from foretell.i18n.happenings import event
from foretell.table.events import Event
from foretell.table.open_view import OpenView
from foretell.table.view import View

_NAMES = 20


def options(parser: Parser) -> None:
    """Add the file and how to look at it."""
    parser.files()
    parser.option("--step", action="store_true")
    parser.option("--seat", type=whole(parser.words))


def run(chosen: Namespace, words: Catalogue, screen: Screen) -> int:
    """Print the game, waiting after each decision if asked to."""
    if len(chosen.files) != 1:
        raise BadArguments(words.say("cli-one-file"))
    game, rounds = told_in(chosen.files[0], words)
    words = words.of(game.settings.edition)
    if chosen.seat is not None and not 0 <= chosen.seat < game.settings.seats:
        raise BadArguments(f"--seat: {words.say('error-turn-no-such-seat')}")
    for page in pages(game, rounds, chosen.seat, words, screen):
        screen.lines(page)
        if chosen.step and not _go_on(words, screen):
            return 0
    if not game.over:
        screen.write("")
        screen.write(words.say("replay-unfinished"))
    return 0


def _go_on(words: Catalogue, screen: Screen) -> bool:
    """Wait for Enter; q, or the end of the input, stops."""
    screen.begin(Ink(words.say("replay-prompt"), "faint"), " ")
    screen.out.flush()
    answer = sys.stdin.readline()
    return answer.endswith("\n") and answer.strip().lower() != "q"


def pages(game: Game, rounds: int, seat: int | None, words: Catalogue, screen: Screen) -> Iterator[list[Line]]:
    """Yield, for the deal and each decision, what happened and the table afterwards, as far as the rounds told go."""
    openly = seat is None and game.over
    events = game.open_events() if openly else game.events(seat)
    told = 0
    for step in range(game.decisions + 1):
        then = game.at(step)
        now = told + len(then.events(since=told))
        beyond = then.round_number > rounds
        page: list[Line] = []
        for happened in events[told:now]:
            if beyond and happened.name == "dealt":
                break
            page += _told(happened, then, words, screen)
        if not (then.over or beyond):
            seen: View | OpenView = game.open_view(step) if openly else then.view(seat)
            page += [*table(seen, words, screen.columns), []]
        if page:
            yield page
        told = now


def _told(happened: Event, then: Game, words: Catalogue, screen: Screen) -> list[Line]:
    names = [short(player, _NAMES) for player in then.players]
    lines = paragraph([], event(words, happened, names), screen.columns)
    if happened.name == "scored":
        lines += [[], *block(names, then.block_of_truth().rows, words), []]
    return lines
