"""Files: reading a record's text and writing a file whole or not at all, with what can go wrong in words."""

from __future__ import annotations

import os
from pathlib import Path

from foretell.cli.trouble import Failed
from foretell.i18n import Catalogue


def read_text(name: str, words: Catalogue) -> str:
    """Return the text of a file, or raise Failed with its name, and for broken text the place."""
    try:
        data = Path(name).read_bytes()
    except OSError as problem:
        raise Failed(f"{name}: {reason(problem, words)}") from problem
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        before, ending = data[: problem.start], b"\n" if b"\n" in data else b"\r"
        line = before.count(ending) + 1
        column = len(before.rpartition(ending)[2].decode("utf-8-sig", errors="replace")) + 1
        raise Failed(f"{name}:{line}:{column}: {words.say('file-not-text')}") from problem


def write_text(path: Path, text: str) -> None:
    """Write a file under a passing name first, so that nobody ever finds half of it."""
    passing = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        passing.write_text(text, encoding="utf-8", newline="\n")
        passing.replace(path)
    finally:
        passing.unlink(missing_ok=True)


def reason(problem: OSError, words: Catalogue) -> str:
    """Return why a file cannot be read or written."""
    for kind, key in (
        (FileNotFoundError, "file-not-found"),
        (PermissionError, "file-forbidden"),
        (IsADirectoryError, "file-is-folder"),
        (NotADirectoryError, "file-no-folder"),
        (FileExistsError, "file-no-folder"),
    ):
        if isinstance(problem, kind):
            return words.say(key)
    return words.say("file-trouble", trouble=problem.strerror or str(problem))
