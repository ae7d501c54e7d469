"""Every rule of docs/rules.md has a test that carries its id in its name, and no test cites a rule that does not exist.

A test of WIN-1 is a function in tests/rules named `test_WIN_1` or `test_WIN_1_…`.
"""

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = "docs/rules.md"
TESTS = "tests/rules"
RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
CITED = re.compile(r"test_([A-Z]+)_(\d+)(?:_|$)")


def citations(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and rule id of every test function that cites a rule.

    >>> list(citations("def test_WIN_1_fairy_takes_the_dragon(): ..."))
    [(1, 'WIN-1')]
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and (match := CITED.match(node.name)):
            yield node.lineno, f"{match[1]}-{match[2]}"


def problems(rules: str, sources: Mapping[str, str]) -> list[str]:
    """Give one message for every rule without a test and every citation of no rule; `sources` are texts by file."""
    ids = RULE.findall(rules)
    found = [] if ids else [f"{RULES}: no rule ids found"]
    tested = set()
    for name, source in sources.items():
        for line, cited in citations(source):
            tested.add(cited)
            if cited not in ids:
                found.append(f"{name}:{line}: there is no rule {cited}")
    return found + [f"{RULES}: {rule} has no test in {TESTS}" for rule in ids if rule not in tested]


def main(root: Path = ROOT) -> int:
    """Print every problem; 1 if there is any."""
    files = sorted((root / TESTS).rglob("test_*.py"))
    sources = {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in files}
    found = problems((root / RULES).read_text(encoding="utf-8"), sources)
    print("\n".join(found), end="\n" if found else "")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
