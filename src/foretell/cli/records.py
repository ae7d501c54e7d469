"""Records from files: the game that a file tells, or where and why it cannot be."""

from __future__ import annotations

from foretell.cli.files import read_text
from foretell.cli.trouble import Failed
from foretell.errors import ForetellError
from foretell.game import Game
from foretell.i18n import Catalogue, MissingWords
from foretell.i18n.wording import error, with_rule
from foretell.record import Record
from foretell.replay import replay


def game_in(name: str, words: Catalogue) -> Game:
    """Return the game that a file tells; raise Failed with file, line, column, message and rule."""
    return told_in(name, words)[0]


def told_in(name: str, words: Catalogue) -> tuple[Game, int]:
    """Return the game that a file tells, and how many of its rounds; the deal of a round beyond those is not told."""
    text = read_text(name, words)
    try:
        record = Record.parse(text)
        return replay(record), len(record.rounds)
    except ForetellError as problem:
        line, column = problem.params.get("line", 1), problem.params.get("column", 1)
        raise Failed(f"{name}:{line}:{column}: {_message(problem, words)}") from problem


def _message(problem: ForetellError, words: Catalogue) -> str:
    try:
        text = error(words, problem, onlooker=True)
    except MissingWords:
        text = str(problem)
    return with_rule(text, problem.rule)
