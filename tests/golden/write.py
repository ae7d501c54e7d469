"""Writing all playthroughs anew: `make goldens`. Their diff is to be read before it is committed.

A case that is new, or whose game no longer shows its rules at work, gets another seed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.golden.cases import CASES, SEEDS, SEEDS_FILE, Case
from tests.golden.printer import playthrough
from tests.golden.wishes import missing

FOLDER = Path(__file__).parent / "playthroughs"
MOST_SEEDS = 1000
HEAD = "# Seeds that `make goldens` chose, so that the rounds in detail show what `wishes` asks for."


def path_of(case: Case) -> Path:
    """Return where the playthrough of a case is kept."""
    return FOLDER / f"{case.name}.txt"


def strays() -> list[Path]:
    """Return the files that belong to no case."""
    return sorted(set(FOLDER.iterdir()) - {path_of(case) for case in CASES})


def seeded(case: Case) -> tuple[Case, str] | None:
    """Return a case with the next seed that shows all that it should, and its playthrough; None if no seed is near."""
    for seed in range(case.seed, case.seed + MOST_SEEDS):
        other = case._replace(seed=seed)
        text = playthrough(other)
        if not missing(text, other.settings):
            return other, text
    return None


def main() -> int:
    """Write every playthrough and every seed, and remove the strays; 1 where a case cannot show all that it should."""
    seeds = {}
    FOLDER.mkdir(exist_ok=True)
    for case in CASES:
        found = seeded(case)
        if found is None:
            print(f"{case.name}: no seed from {case.seed} on shows everything that tests/golden/wishes.py asks for")
            return 1
        chosen, text = found
        if chosen.seed != SEEDS.get(case.name):
            print(f"{case.name}: seed {chosen.seed}")
        seeds[case.name] = chosen.seed
        path_of(case).write_text(text, encoding="utf-8", newline="\n")
    for path in strays():
        path.unlink()
    lines = [HEAD, *(f"{name} = {seed}" for name, seed in seeds.items())]
    SEEDS_FILE.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    print(f"{len(CASES)} playthroughs, {sum(path_of(case).stat().st_size for case in CASES) // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
