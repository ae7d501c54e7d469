"""`python -m foretell.training`: learn, in chunks if need be."""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from foretell.training.rooms import Room
from foretell.training.school import Plan, School


def main() -> int:
    """Learn for a while; go on where an earlier run ended."""
    parser = argparse.ArgumentParser(
        prog="python -m foretell.training",
        description="Learns the game by self-play, on a graphics card where there is one.",
        epilog="example: python -m foretell.training --minutes 20 --chunk 9 --out school --resume",
    )
    parser.add_argument("--out", type=Path, default=Path("school"), help="folder of the checkpoint (school)")
    parser.add_argument("--minutes", type=float, default=20.0, help="how long to learn in all (20)")
    parser.add_argument("--chunk", type=float, default=20.0, help="minutes to learn now (20)")
    parser.add_argument("--resume", action="store_true", help="go on with the checkpoint in the folder")
    parser.add_argument("--tables", type=int, default=16384, help="tables that play at once (16384)")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins (1)")
    chosen = parser.parse_args()
    room: type[Room] = Room
    if torch.cuda.is_available():
        from foretell.training.card_room import CardRoom

        room = CardRoom
        torch.set_float32_matmul_precision("high")
    plan = Plan(seconds=60 * chosen.minutes, now=60 * chosen.chunk, tables=chosen.tables, seed=chosen.seed)
    school = School(plan, room, chosen.out)
    if chosen.resume and (chosen.out / "progress.json").exists():
        school.resume()
    school.run()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
