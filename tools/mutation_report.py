"""Count what became of the mutants: reads `mutmut results --all true`, prints a table, and is 1 below 95 % in any part.

Only a mutant that a test noticed counts as killed. The rule book is one part, every module of the table another.
"""

import sys
from collections import Counter
from collections.abc import Iterable

LEAST = 95
COLUMNS = ("killed", "survived", "timeout", "other")


def part_of(mutant: str) -> str:
    """Give the part that a mutant belongs to.

    >>> part_of("foretell.rules.tricks.x_winner__mutmut_1"), part_of("foretell.table.view.x__card__mutmut_2")
    ('rules', 'table.view')
    """
    room, module = mutant.split(".")[1:3]
    return room if room == "rules" else f"{room}.{module}"


def outcomes(lines: Iterable[str]) -> dict[str, str]:
    """Give the outcome of every mutant, as it was printed."""
    pairs = (line.strip().rpartition(": ") for line in lines)
    return {mutant: outcome for mutant, _, outcome in pairs if mutant}


def tallies(found: dict[str, str]) -> dict[str, Counter[str]]:
    """Count the outcomes of every part."""
    parts: dict[str, Counter[str]] = {}
    for mutant, outcome in found.items():
        column = outcome if outcome in COLUMNS else "other"
        parts.setdefault(part_of(mutant), Counter())[column] += 1
    return parts


def share(tally: Counter[str]) -> float:
    """Give how much of a part was killed, in per cent."""
    return 100 * tally["killed"] / tally.total()


def line_of(name: str, tally: Counter[str]) -> str:
    """Give one line of the table."""
    return "".join([f"{name:<12}", *(f"{tally[column]:>10}" for column in COLUMNS), f"{share(tally):>10.2f} %"])


def main(lines: Iterable[str]) -> int:
    """Print whatever was not killed, then the table; 1 where a part is below the limit or nothing was tried."""
    found = outcomes(lines)
    parts = tallies(found)
    for mutant, outcome in sorted(found.items()):
        if outcome != "killed":
            print(f"{outcome}: {mutant}")
    print("".join([f"{'part':<12}", *(f"{column:>10}" for column in COLUMNS), f"{'share':>12}"]))
    for name, tally in sorted(parts.items()):
        print(line_of(name, tally))
    if parts:
        print(line_of("together", sum(parts.values(), Counter())))
    return int(not parts or any(share(tally) < LEAST for tally in parts.values()))


if __name__ == "__main__":
    sys.exit(main(sys.stdin))
