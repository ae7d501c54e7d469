"""`python -m foretell.training`: learn, in chunks if need be."""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from foretell.training.checkpoints import load_progress
from foretell.training.curves import draw, read
from foretell.training.pupils import distil, respond, ship
from foretell.training.rooms import Room
from foretell.training.school import Plan, School

TITLE = "Points a game ahead of a table of imitated journeymen"
LABELS = {
    "4": "4 seats",
    "3": "3 seats",
    "5": "5 seats",
    "6": "6 seats",
    "specials": "4, all specials",
}
EXAMPLES = """examples:
  python -m foretell.training --minutes 20 --chunk 9 --out school           learn for 9 of 20 minutes
  python -m foretell.training --minutes 20 --chunk 9 --out school --resume  go on
  python -m foretell.training --distil --chunk 2 --out school               teach a small network the same
  python -m foretell.training --respond answer --minutes 5 --out school     find out what can be gained on it
  python -m foretell.training --ship src/foretell/bots/weights --tables 1024 --out school"""


def main() -> int:
    """Learn for a while; go on where an earlier run ended."""
    parser = argparse.ArgumentParser(
        prog="python -m foretell.training",
        description="Learns the game by self-play, on a graphics card where there is one.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--out", type=Path, default=Path("school"), help="folder of the checkpoint (school)")
    parser.add_argument("--minutes", type=float, default=20.0, help="how long to learn in all (20)")
    parser.add_argument("--chunk", type=float, default=20.0, help="minutes to learn now (20)")
    parser.add_argument("--resume", action="store_true", help="go on with the checkpoint in the folder")
    parser.add_argument("--distil", action="store_true", help="teach a small network what the checkpoint knows")
    parser.add_argument("--respond", type=Path, metavar="FOLDER", help="learn to beat the checkpoint; keep that here")
    parser.add_argument("--ship", type=Path, metavar="FOLDER", help="write the networks here, as bots use them")
    parser.add_argument("--curves", type=Path, metavar="FILE", help="draw how the exams went, as an SVG")
    parser.add_argument("--tables", type=int, default=16384, help="tables that play at once (16384)")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins (1)")
    chosen = parser.parse_args()
    room: type[Room] = Room
    if torch.cuda.is_available():
        from foretell.training.card_room import CardRoom

        room = CardRoom
        torch.set_float32_matmul_precision("high")
    plan = Plan(seconds=60 * chosen.minutes, now=60 * chosen.chunk, tables=chosen.tables, seed=chosen.seed)
    if chosen.curves:
        marks = read(load_progress(chosen.out).log, "journeyman")
        chosen.curves.write_text(draw(marks, TITLE, LABELS), encoding="utf-8")
    elif chosen.distil:
        distil(plan, room, chosen.out)
    elif chosen.respond:
        respond(plan, room, chosen.out, chosen.respond)
    elif chosen.ship:
        for path in ship(plan, room, chosen.out, chosen.ship):
            print(f"{path}: {path.stat().st_size / 1e6:.1f} MB")
    else:
        school = School(plan, room, chosen.out)
        if chosen.resume and (chosen.out / "progress.json").exists():
            school.resume()
        school.run()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
