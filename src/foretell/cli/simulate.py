"""`foretell simulate`: games between bots, one record each, and what came of them."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Protocol

from foretell.cli.bots import add_bots, levels_of, play_game
from foretell.cli.files import reason, write_text
from foretell.cli.ink import paragraph
from foretell.cli.parser import Parser, whole
from foretell.cli.screen import Screen
from foretell.cli.settings import add_settings, settings_line, settings_of
from foretell.cli.tally import Tally
from foretell.cli.trouble import Failed
from foretell.game import Game
from foretell.i18n import Catalogue
from foretell.i18n.boxes import titled
from foretell.rules.editions import edition
from foretell.rules.settings import Settings
from foretell.table.shufflers import SeededShuffler


class _Progress(Protocol):
    def __call__(self, done: int) -> None: ...


def options(parser: Parser) -> None:
    """Add the settings, the bots, and how many games go where."""
    add_settings(parser)
    parser.option("--games", type=whole(parser.words, least=1), default=100)
    parser.option("--seed", type=whole(parser.words), default=0)
    add_bots(parser)
    parser.option("--out", type=Path)
    parser.option("--json", action="store_true")
    parser.option("--force", action="store_true")


def run(chosen: Namespace, words: Catalogue, screen: Screen) -> int:
    """Play the games, write their records and print the summary; records that are printed stand alone."""
    settings = settings_of(chosen, words)
    words = words.of(settings.edition)
    levels = levels_of(chosen, settings.seats, words)
    SeededShuffler(chosen.seed, chosen.games)  # refuses a bad seed before anything is written
    if chosen.out is not None:
        _make_folder(chosen, words)
    players = [f"{level} {seat}" for seat, level in enumerate(levels)]
    tally = Tally(players)
    summary = chosen.out is not None or not chosen.json
    began = perf_counter()
    try:
        with _progress(chosen.games, words) as progress:
            for number in range(1, chosen.games + 1):
                game = play_game(settings, levels, players, chosen.seed, number)
                if chosen.out is not None:
                    _save(game, _path(chosen, number), chosen.json, words)
                elif chosen.json:
                    _print(game, screen)
                tally.add(game)
                progress(number)
    except KeyboardInterrupt:  # what was played until then is not lost
        if tally.games == 0:
            raise
        if summary:
            screen.write("")
    if summary:
        rate = tally.games / (perf_counter() - began)
        _print_summary(chosen, settings, tally, rate, words, screen)
    return 0 if tally.games == chosen.games else 130


def _path(chosen: Namespace, number: int) -> Path:
    """Return where the record of a game goes."""
    digits = max(4, len(str(chosen.games)))
    folder: Path = chosen.out
    return folder / f"game-{number:0{digits}}.{'json' if chosen.json else 'txt'}"


def _make_folder(chosen: Namespace, words: Catalogue) -> None:
    """Make the folder for the records, and make sure that none of them is there yet."""
    try:
        chosen.out.mkdir(parents=True, exist_ok=True)
        found = sorted(chosen.out.iterdir())
    except OSError as problem:
        raise Failed(f"{chosen.out}: {reason(problem, words)}") from problem
    for path in [] if chosen.force else found:
        number = path.stem.removeprefix("game-")
        if number.isdecimal() and path == _path(chosen, int(number)) and 1 <= int(number) <= chosen.games:
            raise Failed(words.say("simulate-exists", file=str(path)))


def _save(game: Game, path: Path, as_json: bool, words: Catalogue) -> None:
    try:
        write_text(path, game.record.to_json() if as_json else str(game.record))
    except OSError as problem:
        raise Failed(f"{path}: {reason(problem, words)}") from problem


def _print(game: Game, screen: Screen) -> None:
    """Print the record of a game as one line of JSON."""
    screen.out.write(json.dumps(json.loads(game.record.to_json())) + "\n")


@contextmanager
def _progress(games: int, words: Catalogue) -> Iterator[_Progress]:
    """Show on the error stream how far we are, if somebody watches it."""
    if not sys.stderr.isatty():
        yield lambda done: None  # noqa: ARG005 - nobody watches
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        BarColumn(complete_style="#b07d1f"),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)

        def show(done: int) -> None:
            rate = bar.tasks[0].speed
            told = words.say("simulate-rate", rate=words.number(rate)) if rate else ""
            bar.update(task, completed=done, description=told)

        yield show


def _print_summary(
    chosen: Namespace, settings: Settings, tally: Tally, rate: float, words: Catalogue, screen: Screen
) -> None:
    title = words.say(
        "simulate-title",
        games=tally.games,
        edition=titled(words, edition(settings.edition)),
        seed=str(chosen.seed),
        rate=words.number(rate),
    )
    for text in (title, settings_line(settings, words)):
        screen.lines(paragraph([], text, screen.columns))
    screen.write("")
    screen.lines(tally.table(words))
    if chosen.out is not None:
        screen.write("")
        screen.write(words.say("simulate-written", games=tally.games, folder=str(chosen.out)))
