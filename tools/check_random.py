"""Chance comes from outside: none of our code shuffles or draws with `random` or with NumPy's global generator.

A deal comes from a shuffler and a bot's chance from its own key, so both replay on every machine and at every speed;
a hidden global generator does not. NumPy's explicit generators (`default_rng` and its kin) are fine.
"""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "benchmarks", "examples")
ALLOWED: frozenset[str] = frozenset()  # paths from the root, each with its reason beside it: none so far
EXPLICIT = {"BitGenerator", "Generator", "PCG64", "PCG64DXSM", "Philox", "SFC64", "SeedSequence", "default_rng"}


def forbidden(name: str) -> bool:
    """Tell whether a full dotted name belongs to a hidden global generator.

    >>> [forbidden(name) for name in ("random", "random.shuffle", "numpy.random.shuffle", "numpy.random.default_rng")]
    [True, True, True, False]
    """
    match name.split("."):
        case ["random", *_]:
            return True
        case ["numpy", "random", function, *_]:
            return function not in EXPLICIT
    return False


class Finder(ast.NodeVisitor):
    """Collects line and full name of every forbidden import and use, whatever it was imported as."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []
        self.meaning: dict[str, str] = {}

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            top = alias.name.partition(".")[0]
            self.meaning[alias.asname or top] = alias.name if alias.asname else top
            self.note(node.lineno, alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for alias in node.names:
            name = "." * node.level + f"{node.module}.{alias.name}"
            self.meaning[alias.asname or alias.name] = name
            self.note(node.lineno, name)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        name = self.full_name(node)
        if name.startswith("numpy."):  # of `random` the import alone is reported
            self.note(node.lineno, name)
        self.generic_visit(node)

    def full_name(self, node: ast.expr) -> str:
        match node:
            case ast.Name(id=name):
                return self.meaning.get(name, "")
            case ast.Attribute(value=value, attr=attribute):
                return f"{self.full_name(value)}.{attribute}"
        return ""

    def note(self, line: int, name: str) -> None:
        if forbidden(name):
            self.found.append((line, name))


def problems(source: str) -> list[tuple[int, str]]:
    """Give line and full name of everything forbidden in `source`."""
    finder = Finder()
    finder.visit(ast.parse(source))
    return finder.found


def main() -> int:
    """Print every problem as file:line; 1 if there is any."""
    files = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    failed = False
    for path in files:
        name = path.relative_to(ROOT).as_posix()
        if name in ALLOWED:
            continue
        for line, what in problems(path.read_text(encoding="utf-8")):
            print(f"{name}:{line}: {what} is forbidden: chance comes from outside")
            failed = True
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
