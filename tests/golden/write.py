"""Writing all playthroughs anew: `make goldens`. Their diff is to be read before it is committed."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.golden.cases import CASES, Case
from tests.golden.printer import playthrough
from tests.golden.wishes import missing

FOLDER = Path(__file__).parent / "playthroughs"
MOST_SEEDS = 1000


def path_of(case: Case) -> Path:
    """Return where the playthrough of a case is kept."""
    return FOLDER / f"{case.name}.txt"


def strays() -> list[Path]:
    """Return the files that belong to no case."""
    return sorted(set(FOLDER.iterdir()) - {path_of(case) for case in CASES})


def seed_for(case: Case) -> int | None:
    """Return the next seed with which a case shows all that it should, if one is near."""
    for seed in range(case.seed, case.seed + MOST_SEEDS):
        other = case._replace(seed=seed)
        if not missing(playthrough(other), other.settings):
            return seed
    return None


def main() -> int:
    """Write every playthrough and remove the strays; 1 where a case does not show all that it should."""
    failed = False
    FOLDER.mkdir(exist_ok=True)
    for case in CASES:
        text = playthrough(case)
        if wanting := missing(text, case.settings):
            failed = True
            print(f"{case.name}: seed {case.seed} does not show {wanting}; seed {seed_for(case)} shows everything")
        path_of(case).write_text(text, encoding="utf-8", newline="\n")
    for path in strays():
        path.unlink()
    print(f"{len(CASES)} playthroughs, {sum(path_of(case).stat().st_size for case in CASES) // 1000} kB")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
