"""Progress of many games: how many are done, how fast, and how long it will take."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from foretell.i18n import Catalogue

Show = Callable[[int], None]


@contextmanager
def progress(games: int, words: Catalogue) -> Iterator[Show]:
    """Show on the error stream how far we are, if somebody watches it."""
    if not sys.stderr.isatty():
        yield lambda done: None  # noqa: ARG005 - nobody watches
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

        def show(done: int) -> None:
            rate = bar.tasks[0].speed
            told = words.say("simulate-rate", rate=f"{rate:.3g}" if rate < 10 else f"{rate:.0f}") if rate else ""
            bar.update(task, completed=done, description=told)

        yield show
