"""Records from files: the game that a file tells, or where and why it cannot be."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable

from foretell.cli.files import read_text
from foretell.cli.screen import Screen
from foretell.cli.trouble import BadArguments, Failed
from foretell.errors import ForetellError
from foretell.game import Game
from foretell.i18n import Catalogue, MissingWords
from foretell.i18n.wording import error, with_rule
from foretell.record import Record
from foretell.replay import replay


def each_file(chosen: Namespace, words: Catalogue, screen: Screen, found: Callable[[str, Catalogue], list[str]]) -> int:
    """Tell what is found in every file, or what is wrong with it; return 1 if anything is."""
    if not chosen.files:
        raise BadArguments(words.say("cli-no-file"))
    bad = 0
    for name in chosen.files:
        try:
            lines = found(name, words)
        except Failed as problem:
            screen.write(str(problem))
            bad = 1
        else:
            for line in [] if chosen.quiet else lines:
                screen.write(line)
    return bad


def game_in(name: str, words: Catalogue) -> Game:
    """Return the game that a file tells; raise Failed with file, line, column, message and rule."""
    return told_in(name, words)[0]


def told_in(name: str, words: Catalogue) -> tuple[Game, int]:
    """Return the game that a file tells, and how many of its rounds; the deal of a round beyond those is not told."""
    game, record = _replayed(name, words)
    return game, len(record.rounds)


def record_in(name: str, words: Catalogue) -> Record:
    """Return the record in a file, which keeps to the rules, just as it is told."""
    return _replayed(name, words)[1]


def _replayed(name: str, words: Catalogue) -> tuple[Game, Record]:
    text = read_text(name, words)
    try:
        record = Record.parse(text)
        return replay(record), record
    except ForetellError as problem:
        line, column = problem.params.get("line", 1), problem.params.get("column", 1)
        raise Failed(f"{name}:{line}:{column}: {_message(problem, words)}") from problem


def _message(problem: ForetellError, words: Catalogue) -> str:
    try:
        text = error(words, problem, onlooker=True)
    except MissingWords:
        text = str(problem)
    return with_rule(text, problem.rule)
