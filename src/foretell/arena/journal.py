"""The journal of a match: a file that only grows, a line for the match and one for each block that was played.

A line counts when it is whole. What a killed program left of one is cut off before the next is written, so no block is
lost or played twice. The journal of another match is refused, and so is one of other bots or rules than are installed
now, and one that another program is writing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Final

from foretell.arena.block import Block
from foretell.arena.match import Match
from foretell.errors import ForetellError
from foretell.locks import lock

FORMAT: Final = 1
DECISIVE: Final = ("rules", "table", "bots")
"""Folders of the package in which an edit may change how games go."""
UNTAUGHT: Final = ("jester", "scribe", "apprentice", "journeyman")
"""Levels that have learnt nothing: other weights change nothing in a match of these alone."""


class Journal:
    """An open journal; `blocks` are those that were played before."""

    def __init__(self, path: Path, match: Match, file: BinaryIO) -> None:
        self.path = path
        self.match = match
        self._file = file
        self.blocks = [self._block(line) for line in self._begin()]
        if overlap(self.blocks):
            raise self._broken()

    def add(self, block: Block) -> None:
        """Write a block; it is on the disk when this returns."""
        self._write(block.as_dict())

    def _begin(self) -> list[bytes]:
        """Check or write the line of the match, cut off half a line at the end, and return the lines between."""
        data = self._file.read()
        first, *others = data.splitlines(keepends=True) or [b""]
        ours = {"foretell-arena": FORMAT, "version": _version(_is_taught(self.match)), "match": self.match.as_dict()}
        whole = first.endswith(b"\n")
        if not (whole or _line(ours).startswith(first)):
            raise self._broken()
        if whole and self._parsed(first) != ours:
            raise _trouble("arena/other-set-up", self.path, "is the journal of another match")
        self._file.truncate(data.rfind(b"\n") + 1)
        if not whole:
            self._write(ours)
        return [line for line in others if line.endswith(b"\n")]

    def _write(self, data: Mapping[str, Any]) -> None:
        self._file.write(_line(data))
        self._file.flush()
        os.fsync(self._file.fileno())

    def _block(self, line: bytes) -> Block:
        try:
            block = Block.from_dict(self._parsed(line))
        except (KeyError, TypeError, ValueError, OverflowError) as problem:
            raise self._broken() from problem
        if not (block.first >= 0 and block.deals.stop <= self.match.deals and self._fits(block)):
            raise self._broken()
        return block

    def _fits(self, block: Block) -> bool:
        match, deals = self.match, len(block.points)
        levels, rounds = len(match.levels), match.rounds
        return (
            block.points.shape == block.hits.shape == (deals, match.rotations, match.seats)
            and block.round_hits.shape == (deals, levels, rounds)
            and block.outcomes.shape == (levels, rounds, match.seats, 3)
        )

    def _parsed(self, line: bytes) -> Any:
        try:
            return json.loads(line)
        except (ValueError, RecursionError) as problem:
            raise self._broken() from problem

    def _broken(self) -> ForetellError:
        return _trouble("arena/broken-journal", self.path, "is no whole journal of a match")


@contextmanager
def open_journal(path: Path, match: Match) -> Iterator[Journal]:
    """Open the journal of a match, or begin it; nobody else can go on with it meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:
        if not lock(file):
            raise _trouble("arena/in-use", path, "is being written by another program")
        file.seek(0)
        yield Journal(path, match, file)


def missing(deals: int, blocks: Iterable[Block]) -> list[range]:
    """Return the deals of a match that are in none of these blocks, in order.

    >>> missing(10, [])
    [range(0, 10)]
    """
    gaps = []
    at = 0
    for played in sorted((block.deals for block in blocks), key=lambda deals: deals.start):
        gaps.append(range(at, played.start))
        at = played.stop
    return [gap for gap in (*gaps, range(at, deals)) if gap]


def overlap(blocks: Iterable[Block]) -> bool:
    """Return whether a deal is in two of these blocks."""
    deals = [deal for block in blocks for deal in block.deals]
    return len(set(deals)) < len(deals)


def _line(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def _trouble(code: str, path: Path, message: str) -> ForetellError:
    return ForetellError(code, f"{path} {message}", file=str(path))


def _is_taught(match: Match) -> bool:
    """Return whether what networks have learnt may matter in a match."""
    return any(level.partition("@")[0] not in UNTAUGHT for level in match.levels)


@cache
def _version(taught: bool) -> str:
    """Return the release, and a hash of all that decides how games go: the rules, the bots and what they learnt."""
    import foretell

    package = Path(foretell.__file__).parent
    kinds = (".py", ".npz") if taught else (".py",)
    digest = sha256()
    for path in sorted(path for folder in DECISIVE for path in (package / folder).rglob("*.*")):
        if path.suffix in kinds:
            digest.update(path.relative_to(package).as_posix().encode() + b"\n" + path.read_bytes())
    return f"{foretell.__version__}+{digest.hexdigest()[:16]}"
