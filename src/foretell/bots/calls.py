"""Large functions compiled once each and then called; laid open at every call, they would take minutes to compile."""

from __future__ import annotations

from typing import Any

from foretell.bots import flat, network, quick
from foretell.fast.compiler import entry, entry_over
from foretell.table import advance, sight

apply: Any = entry(advance.apply)
ask: Any = entry_over(flat, network, quick)(quick.ask)
look: Any = entry(sight.look)
