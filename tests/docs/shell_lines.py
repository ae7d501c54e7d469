"""The shell lines of our pages: those of the fenced blocks, in order, and those that stand within a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
_BLOCK: Final = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_INLINE: Final = re.compile(r"`((?:foretell|make|python3?) [^`]+)`")
_REMARK: Final = re.compile(r"\s+# .*")


def block_lines(page: Path) -> list[str]:
    """Return the lines of a page's blocks, without their remarks."""
    blocks = _BLOCK.findall(page.read_text(encoding="utf-8"))
    return [line for block in blocks for text in block.splitlines() if (line := _REMARK.sub("", text).strip())]


def all_lines() -> Iterator[tuple[str, str]]:
    """Yield the name of a page and a line of it."""
    for page in PAGES:
        for line in [*block_lines(page), *_INLINE.findall(page.read_text(encoding="utf-8"))]:
            yield page.name, line
