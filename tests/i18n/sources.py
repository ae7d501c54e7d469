"""What the sources say: every error code, every event, every text that might be a key."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import foretell

PACKAGE = Path(foretell.__file__).parent
EDGES = ("cli", "i18n")
SERVED = ("page", "head")
"""The modules of the server that write what people read; all others give codes."""
CODE = re.compile(r"[a-z]+/[a-z0-9-]+")
MEDIA = ("application/", "font/", "image/", "text/")


def strings(path: Path) -> Iterator[str]:
    """Yield every text in a module but its docstrings; of an f-string, the fixed parts."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value


def engine_codes() -> set[str]:
    """Return every code that stands in the engine."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        if path.relative_to(PACKAGE).parts[0] not in EDGES:
            found |= {text for text in strings(path) if CODE.fullmatch(text) and not text.startswith(MEDIA)}
    return found


def speakers() -> list[Path]:
    """Return the modules that write what people read: the command line, and the server's own pages."""
    return [*sorted((PACKAGE / "cli").rglob("*.py")), *(PACKAGE / "server" / f"{name}.py" for name in SERVED)]


def spoken_strings() -> set[str]:
    """Return every text that stands in the command line, in the wording and in the server's own pages."""
    return {text for path in [*speakers(), *(PACKAGE / "i18n").rglob("*.py")] for text in strings(path)}


def event_names() -> set[str]:
    """Return the events, as the table in the docstring of `table/events.py` lists them."""
    from foretell.table import events

    rows = [line for line in (events.__doc__ or "").splitlines() if line.startswith("| `")]
    return {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}


def rule_texts() -> dict[str, str]:
    """Return the rules of docs/rules.md by id, in order; worked examples are no rules."""
    text = (PACKAGE.parents[1] / "docs" / "rules.md").read_text(encoding="utf-8")
    found = re.findall(r"^- \*\*([A-Z]+-\d+)\*\* (.*\n(?:  .*\n)*)", text, re.MULTILINE)
    return {rule: said for rule, said in found if not rule.startswith("EX-")}


def rule_ids() -> list[str]:
    """Return the ids of docs/rules.md in order; worked examples are no rules."""
    return list(rule_texts())
