"""A session in the arena: plays matches with progress on the screen, journals on disk, and a clean end on Ctrl-C."""

from __future__ import annotations

import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from foretell.arena import Engine, Match, Results, local_engine, play
from foretell.cli.arena.progress import Show, progress
from foretell.cli.files import reason, write_text
from foretell.cli.screen import Screen
from foretell.cli.trouble import Failed
from foretell.i18n import Catalogue


class Session:
    """Plays some matches, each with a journal of its own in the folder."""

    def __init__(self, chosen: Namespace, words: Catalogue) -> None:
        self.words = words
        self.folder: Path | None = chosen.out
        self.stopped = False
        self.written: list[Path] = []
        self._chosen = chosen

    @property
    def code(self) -> int:
        """The exit code: as after any Ctrl-C where one came."""
        return 130 if self.stopped else 0

    def play(self, matches: Mapping[str, Match]) -> dict[str, Results]:
        """Return what came of the matches; after Ctrl-C some are missing, or not complete."""
        self._make_folder(matches)
        games = sum(match.deals * match.rotations for match in matches.values())
        found: dict[str, Results] = {}
        with progress(games, self.words) as show, self._listening(), self._engine() as engine:
            for name, match in matches.items():
                if self.stopped:
                    break
                before = sum(results.games for results in found.values())
                found[name] = self._play(name, match, engine, before, show)
        played = {name: results for name, results in found.items() if results.games}
        if not played:
            raise KeyboardInterrupt
        return played

    def write(self, path: Path, text: str) -> None:
        """Write a text, whole or not at all."""
        self.save(path, lambda place: write_text(place, text))

    def save(self, path: Path, writer: Callable[[Path], None]) -> None:
        """Let a writer make a file."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            writer(path)
        except OSError as problem:
            raise Failed(f"{path}: {reason(problem, self.words)}") from problem
        self.written.append(path)

    def tell(self, screen: Screen) -> None:
        """Say where the files are, and after Ctrl-C how to go on."""
        for path in self.written:
            screen.write(self.words.say("arena-written", file=str(path)))
        if self.stopped and self.folder is not None:
            screen.write(self.words.say("arena-go-on"))

    def _play(self, name: str, match: Match, engine: Engine, before: int, show: Show) -> Results:
        path = None if self.folder is None else self._journal(name)
        calls = count()  # the first one tells what the journal holds
        try:
            return play(
                match,
                engine=engine,
                journal=path,
                progress=lambda games: show(before + games, before=next(calls) == 0),
                stop=lambda: self.stopped,
            )
        except OSError as problem:
            raise Failed(f"{path}: {reason(problem, self.words)}") from problem

    def _journal(self, name: str) -> Path:
        assert self.folder is not None  # noqa: S101 - for the type checker
        return self.folder / f"{name.replace(':', '.')}.jsonl"  # not every system has names with a colon

    def _make_folder(self, matches: Mapping[str, Match]) -> None:
        """Make the folder, and make sure that no journal is there yet, unless they are to be gone on with."""
        if self.folder is None:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Failed(f"{self.folder}: {reason(problem, self.words)}") from problem
        for path in map(self._journal, matches):
            if path.exists() and not self._chosen.resume:
                raise Failed(self.words.say("arena-exists", file=str(path)))

    @contextmanager
    def _engine(self) -> Iterator[Engine]:
        if self._chosen.engine == "ray":
            from foretell.arena.cluster import Cluster

            engine: Engine = Cluster(self._chosen.processes)
        else:
            engine = local_engine(self._chosen.processes)
        try:
            yield engine
        finally:
            engine.close()

    @contextmanager
    def _listening(self) -> Iterator[None]:
        """Let the first Ctrl-C end the session when the games in play are over, and the second at once."""

        def stop(*_: object) -> None:
            if self.stopped:
                raise KeyboardInterrupt
            self.stopped = True
            print(f"\n{self.words.say('arena-stopping')}", file=sys.stderr)

        before = signal.signal(signal.SIGINT, stop)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
