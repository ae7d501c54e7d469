"""Trump: what the turned card means for the round. TRUMP-1 to TRUMP-4, TRUMP-9, VAR-5, VAR-6.

The dealer names a colour for a turned Wizard and for every special card but Fairy and Bomb. A Werewolf in a hand comes
before all of this (TRUMP-5, TRUMP-8); its holder may also say that there is no trump.
"""

from __future__ import annotations

from typing import Final

from foretell.cards import BOMB, FAIRY, JESTER, NO_KIND, WIZARD
from foretell.rules.settings import Switches

NO_TRUMP: Final = 4
TO_CHOOSE: Final = 5
COLOURS_TO_CHOOSE: Final = 0b01111
COLOURS_OR_NONE: Final = 0b11111
_RANK_BITS: Final = 0x3FFE


def trump_of(turned: int, round_number: int, settings: Switches) -> int:
    """Return the trump colour, NO_TRUMP, or TO_CHOOSE where the dealer names it."""
    if settings.maximus:
        return round_number - 1 if round_number <= 4 else NO_TRUMP
    if turned == NO_KIND or turned == JESTER or turned == FAIRY or turned == BOMB:
        return NO_TRUMP
    if turned == WIZARD:
        return NO_TRUMP if settings.turned_wizard_no_trump else TO_CHOOSE
    if _RANK_BITS >> (turned & 15) & 1:
        return turned >> 4
    return TO_CHOOSE
