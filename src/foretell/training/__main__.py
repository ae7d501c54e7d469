"""`python -m foretell.training`: learn, in chunks if need be."""

from __future__ import annotations

import argparse
import math
import warnings
from pathlib import Path

import torch

from foretell.training.checkpoints import load_progress
from foretell.training.course import LEARNT, PARTS, SETTLED, course, exam, respond, ship
from foretell.training.curves import draw, read
from foretell.training.rooms import Room
from foretell.training.school import Plan

TITLE = "Points a game ahead of a table of imitated journeymen"
LABELS = {
    "4": "4 seats",
    "3": "3 seats",
    "5": "5 seats",
    "6": "6 seats",
    "specials": "4, all specials",
}
MORE = "There is more to do: run the same again."
EXAMPLES = """examples:
  python -m foretell.training --out school                        the whole course
  python -m foretell.training --chunk 9 --out school              the same in chunks: again and again, until all is done
  python -m foretell.training --ship src/foretell/bots/weights --tables 1024 --out school
  python -m foretell.training --exam 256 --out school             measure it against flat Monte Carlo
  python -m foretell.training --respond answer --minutes 5 --out school   find out what can be gained on it
  python -m foretell.training --curves training.svg --out school"""


def main() -> int:
    """Learn for a while; go on where an earlier run ended."""
    parser = argparse.ArgumentParser(
        prog="python -m foretell.training",
        description="Learns the game by self-play, on a graphics card where there is one; the whole course needs one "
        "with 64 GB.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("school"),
        help="folder of the checkpoints; goes on with what is there (school)",
    )
    minutes = Plan.seconds / 60
    parser.add_argument("--minutes", type=float, default=minutes, help=f"how long to learn in all ({minutes:.0f})")
    parser.add_argument("--chunk", type=float, default=math.inf, help="minutes to learn now (all)")
    parser.add_argument("--respond", type=Path, metavar="FOLDER", help="learn to beat what was learnt; keep that here")
    parser.add_argument("--exam", type=int, metavar="PLAYOUTS", help="measure it against flat Monte Carlo")
    parser.add_argument("--ship", type=Path, metavar="FOLDER", help="write the networks here, as bots use them")
    parser.add_argument("--curves", type=Path, metavar="FILE", help="draw how the exams went, as an SVG")
    parser.add_argument("--tables", type=int, default=Plan.tables, help=f"tables that play at once ({Plan.tables})")
    parser.add_argument("--seed", type=int, default=Plan.seed, help=f"where chance begins ({Plan.seed})")
    chosen = parser.parse_args()
    room: type[Room] = Room
    if torch.cuda.is_available():
        from foretell.training.card_room import CardRoom

        warnings.filterwarnings("ignore", message=".*Grid size")  # the last tables of a batch are few
        room = CardRoom
        torch.set_float32_matmul_precision("high")
    plan = Plan(seconds=60 * chosen.minutes, now=60 * chosen.chunk, tables=chosen.tables, seed=chosen.seed)
    settled = chosen.out / SETTLED
    done = [part for part in PARTS if (chosen.out / part / "progress.json").exists()]
    needs = LEARNT if chosen.curves else SETTLED if chosen.exam or chosen.respond or chosen.ship else None
    if needs and needs not in done:
        parser.error(f"there is no {chosen.out / needs} yet: learn first")
    if chosen.curves:
        marks = read((load_progress(chosen.out / part).log for part in done if part != SETTLED), "journeyman")
        chosen.curves.write_text(draw(marks, TITLE, LABELS), encoding="utf-8")
    elif chosen.exam:
        print(exam(plan, room, settled, chosen.exam))
    elif chosen.respond:
        if respond(plan, room, settled, chosen.respond).progress.seconds < plan.seconds:
            print(MORE)
    elif chosen.ship:
        for path in ship(plan, room, settled, chosen.ship):
            print(f"{path}: {path.stat().st_size / 1e6:.1f} MB")
    elif not course(plan, room, chosen.out):
        print(MORE)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
