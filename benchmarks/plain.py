"""Speed of the plain path: legal + apply, Game.play with checks, events and record, and the import.

Prints one table from one run on one core; `docs/performance.md` keeps results with date and machine.
"""

from __future__ import annotations

import platform
import subprocess
import sys
import time
from collections.abc import Callable

from foretell import Game, SeededShuffler, Settings
from foretell.bits import nth, popcount
from foretell.cards import SPECIAL_NAMES, first_play_of
from foretell.table.actions import FIRST_PLAY, legal_actions
from foretell.table.advance import apply, legal
from foretell.table.deal import deal, new_table
from foretell.table.state import DEAL, OVER, PLAY

SECONDS = 2.0


def legal_and_apply(settings: Settings) -> tuple[int, float]:
    """Play whole games by chance on the bare table; decks are shuffled beforehand."""
    switches = settings.switches
    shuffler = SeededShuffler(1)
    decks = [shuffler.deck(settings, number) for number in range(1, 21)]
    decisions, word = 0, 12345
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        s = new_table()
        while s.phase != OVER:
            if s.phase == DEAL:
                deal(s, decks[s.round_number], switches)
                continue
            seat = s.turn
            choices = legal(s, seat, switches)
            word = word * 1103515245 + 12345 & 0x7FFFFFFF
            pick = nth(choices, word % popcount(choices))
            action = FIRST_PLAY + first_play_of(pick) if s.phase == PLAY else legal_actions(s.phase, 1 << pick)[0]
            apply(s, seat, action, switches)
            decisions += 1
    return decisions, time.perf_counter() - start


def game_play(settings: Settings) -> tuple[int, float]:
    """Play whole games through Game.play, each ending in its record."""
    decisions, seed = 0, 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        game = Game(settings=settings, seed=seed)
        while not game.over:
            seat = game.to_act[0]
            choices = game.legal(seat)
            game.play(seat, choices[decisions % len(choices)])
            decisions += 1
        str(game.record)
        seed += 1
    return decisions, time.perf_counter() - start


def import_time() -> float:
    """Return the best of ten imports in fresh interpreters, the interpreter's own start taken off, in milliseconds."""

    def run(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own interpreter
        return time.perf_counter() - start

    return 1000 * (min(run("import foretell") for _ in range(10)) - min(run("pass") for _ in range(10)))


def main() -> None:
    """Measure and print."""
    base, special = Settings(), Settings(specials=SPECIAL_NAMES)
    cases: list[tuple[str, Callable[[Settings], tuple[int, float]], Settings]] = [
        ("legal + apply, base game", legal_and_apply, base),
        ("legal + apply, seven special cards", legal_and_apply, special),
        ("Game.play, base game", game_play, base),
        ("Game.play, seven special cards", game_play, special),
    ]
    print(f"Python {platform.python_version()}, {platform.machine()}, one core, 4 seats, decisions per second")
    for name, measure, settings in cases:
        decisions, seconds = measure(settings)
        print(f"{name:40} {decisions / seconds:12,.0f}")
    print(f"{'import foretell':40} {import_time():9.0f} ms")


if __name__ == "__main__":
    main()
