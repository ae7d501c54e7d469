"""Large functions compiled once each and then called; laid open at every call, they would take minutes to compile.

Compiled code that calls them is kept together with them: an entry over this module is one over theirs too.
"""

from __future__ import annotations

from typing import Any

from foretell.bots import apprentice, belief, flat, network, quick, scribe, unseen
from foretell.fast.compiler import entry, entry_over
from foretell.table import advance, sight

apply: Any = entry(advance.apply)
apprentice_action: Any = entry_over(unseen, scribe, apprentice)(apprentice.apprentice_action)
ask: Any = entry_over(flat, network, quick)(quick.ask)
flat_action: Any = entry_over(unseen, scribe, belief, flat)(flat.flat_action)
look: Any = entry(sight.look)
