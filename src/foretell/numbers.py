"""Whole numbers as they come from outside: Python's, NumPy's, or any other that can count."""

from __future__ import annotations

from operator import index


def whole_number(value: object) -> int | None:
    """Return a whole number of any kind (NumPy's too) as an int, and None for anything else; True is no number."""
    try:
        return None if isinstance(value, bool) else index(value)  # type: ignore[arg-type]
    except TypeError:
        return None
