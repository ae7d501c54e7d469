"""Who plays under which settings: the bots named on the command line, and the game around them."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from foretell.bots import LEVELS
from foretell.cli.settings import settings_of
from foretell.i18n import Catalogue
from foretell.rules.editions import DEFAULT
from foretell.rules.settings import Settings


def settings_for(chosen: Namespace, words: Catalogue, seats: int = 4) -> Settings:
    """Return the settings that were chosen, with so many seats where none were."""
    game = {"edition": chosen.edition or DEFAULT, "seats": seats, "scribe": chosen.scribe or 0}
    if chosen.seats is not None:
        game["seats"] = chosen.seats
    return settings_of(Namespace(**vars(chosen) | game), words)


def named(text: str | None) -> list[str]:
    """Return the bots that a text names; all levels if there is none.

    A bot of one's own may lie in the current folder, as for `python -m`; but nothing there hides an installed module.
    """
    if text is None:
        return list(LEVELS)
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    return [name.strip() for name in text.split(",")]
