"""The Block of Truth: the score sheet as the booklets print it, running total and prediction per round. SCORE-2."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple
from unicodedata import category, combining, east_asian_width

JOINER: Final = "\N{ZERO WIDTH JOINER}"
MINUS: Final = "\N{MINUS SIGN}"


class BlockRow(NamedTuple):
    """A finished round; a prediction changed by the Cloud stands here as changed (CLOUD-4)."""

    round_number: int
    predicted: tuple[int, ...]
    won: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class BlockOfTruth:
    """The rows of a game under its players' names.

    >>> print(BlockOfTruth(["Ada", "Ben"], [BlockRow(1, (0, 1), (0, 0), (20, -10), (20, -10))]))
        │   Ada    │   Ben
    ────┼──────────┼──────────
      1 │   20   0 │  −10   1
    """

    def __init__(self, players: Sequence[str], rows: Sequence[BlockRow]) -> None:
        self.players = tuple(on_one_line(player) for player in players)
        self.rows = tuple(rows)

    def __str__(self) -> str:
        widths = [
            max(8, display_width(player), *(len(str(row.totals[seat])) + 4 for row in self.rows))
            for seat, player in enumerate(self.players)
        ]
        lines = [
            _line("   ", (_centred(player, width) for player, width in zip(self.players, widths, strict=True))),
            "─" * 4 + "".join("┼" + "─" * (width + 2) for width in widths),
        ]
        for row in self.rows:
            cells = zip(row.totals, row.predicted, widths, strict=True)
            lines.append(
                _line(
                    f"{row.round_number:3}",
                    (with_minus(f"{total:4}{predicted:4}").center(width) for total, predicted, width in cells),
                )
            )
        return "\n".join(lines)


def _line(head: str, cells: Iterable[str]) -> str:
    return " │ ".join([head, *cells]).rstrip()


def _centred(text: str, width: int) -> str:
    left = (width - display_width(text)) // 2
    return " " * left + text + " " * (width - display_width(text) - left)


def on_one_line(name: str) -> str:
    """Return a name without line breaks, direction marks and other signs that would move the columns."""
    kept = (char for char in name if category(char) != "Cf" or char == JOINER)
    return "".join(" " if category(char) in ("Cc", "Zl", "Zp", "Cs") else char for char in kept)


def with_minus(number: str) -> str:
    """Return a number that was written with a hyphen as people read it, with a minus.

    >>> with_minus(f"{-10:+}"), with_minus(f"{20:+}")
    ('−10', '+20')
    """
    return number.replace("-", MINUS)


def display_width(text: str) -> int:
    """Return how many columns of a terminal a text takes; what a joiner ties to a sign before it takes none."""
    width = 0
    for before, char in zip(" " + text, text, strict=False):
        if not (combining(char) or char == JOINER or before == JOINER):
            width += 2 if east_asian_width(char) in "WF" else 1
    return width
