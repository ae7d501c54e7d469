"""Rewrite the named files so that their properties and cached functions can be mutated; for copies only.

mutmut leaves alone whatever is decorated, and a view is hardly more than properties. So `@property` above `def phase`
becomes `phase = property(phase)` below it. A cache keeps nothing here: every mutant runs in a fork of a process that
has run all the tests before.
"""

import ast
import sys
from pathlib import Path

MEANING = {
    "property": "property",
    "cached_property": "cached_property",
    "cache": "__import__('functools').lru_cache(0)",
}


def undecorated(source: str) -> str:
    """Give the same program with assignments in the place of these decorators.

    >>> undecorated("@cache\\ndef one(): return 1").splitlines()
    ['def one(): return 1', "one = __import__('functools').lru_cache(0)(one)"]
    """
    lines = source.splitlines()
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    for function in sorted(functions, key=lambda node: node.lineno, reverse=True):
        match [ast.unparse(decorator) for decorator in function.decorator_list]:
            case [name] if name in MEANING and function.end_lineno:
                assignment = f"{function.name} = {MEANING[name]}({function.name})"
                lines.insert(function.end_lineno, " " * function.col_offset + assignment)
                del lines[function.decorator_list[0].lineno - 1]
    return "\n".join(lines) + "\n"


def main(names: list[str]) -> int:
    """Rewrite the files."""
    for path in map(Path, names):
        path.write_text(undecorated(path.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
