"""Records: a game as its settings, its deals and its decisions in order, written as text or JSON.

`docs/notation.md` describes both forms.
"""

from foretell.record.record import VERSION, Place, Record, Round

__all__ = ["VERSION", "Place", "Record", "Round"]
