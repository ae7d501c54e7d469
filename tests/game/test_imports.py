"""Playing a card needs nothing but Python: no compiler, no arrays, no screen, no catalogues."""

from __future__ import annotations

import subprocess
import sys

HEAVY = (
    "numpy",
    "numba",
    "llvmlite",
    "rich",
    "fluent",
    "babel",
    "foretell.fast",
    "foretell.cli",
    "foretell.i18n",
)

PROGRAM = """
import sys
import foretell
game = foretell.Game(seats=3, seed=1)
bot = foretell.bot("jester")
while not game.over:
    seat = game.to_act[0]
    game.play(seat, bot.choose(game.view(seat)))
foretell.replay(game.record.to_json())
print(*sys.modules)
"""


def test_a_whole_game_imports_nothing_heavy() -> None:
    run = subprocess.run([sys.executable, "-c", PROGRAM], check=True, capture_output=True, text=True)
    loaded = run.stdout.split()
    assert "foretell.game" in loaded
    assert [name for name in loaded if name.startswith(HEAVY)] == []
