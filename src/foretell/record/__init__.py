"""Records: a game as its settings, its deals and its decisions in order, written as text or JSON.

`docs/notation.md` describes both forms.
"""

from foretell.record.places import Path, Place, Places
from foretell.record.record import VERSION, Record, Round

__all__ = ["VERSION", "Path", "Place", "Places", "Record", "Round"]
