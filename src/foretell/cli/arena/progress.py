"""Progress of many games: how many are done, how fast, and how long it will take."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from foretell.cli.arena.figures import brief
from foretell.i18n import Catalogue


class Show(Protocol):
    """Is told how many games are done; and whether they were done before, and say nothing of how fast we are."""

    def __call__(self, done: int, *, before: bool = False) -> None:
        """Show it."""
        ...


@contextmanager
def progress(games: int, words: Catalogue) -> Iterator[Show]:
    """Show on the error stream how far we are, if somebody watches it."""
    if not sys.stderr.isatty():
        yield _unseen
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        BarColumn(complete_style="#b07d1f"),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
        TextColumn("·"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=60) as bar:
        task = bar.add_task("", total=games)

        def show(done: int, *, before: bool = False) -> None:
            if before:
                bar.reset(task, completed=done)
            rate = bar.tasks[0].speed
            told = words.say("simulate-rate", rate=brief(words, rate)) if rate else ""
            bar.update(task, completed=done, description=told)

        yield show


def _unseen(done: int, *, before: bool = False) -> None:
    """Nobody watches."""
