"""The log: a round while it is being played, from which it can be played again, taken back and recorded."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from foretell.record.layout import at_once
from foretell.rules.settings import Settings, Switches
from foretell.table.advance import apply
from foretell.table.decisions import DECISIONS
from foretell.table.state import Table


class Played(NamedTuple):
    """A decision as it was taken, and how many happenings stood before it."""

    seat: int
    action: int
    told: int


class RoundLog:
    """The table after the deal, and the decisions in the order in which they came; `told` happenings stood before."""

    def __init__(self, start: Table, told: int) -> None:
        self.start = start
        self.told = told
        self.played: list[Played] = []

    def copy(self) -> RoundLog:
        """Return an independent log of the same round."""
        new = RoundLog(self.start, self.told)
        new.played = list(self.played)
        return new

    def table(self, settings: Switches) -> Table:
        """Return the table after all decisions."""
        table = self.start.twin()
        for played in self.played:
            apply(table, played.seat, played.action, settings)
        return table

    def decisions(self, settings: Settings) -> tuple[tuple[int, int], ...]:
        """Return (seat, action) as a record has them: what all decide at once in the order of the seats."""
        decisions: list[tuple[int, int]] = []
        for phase, group in groupby(self.played, key=lambda played: DECISIONS[played.action].phase):
            pairs = [(played.seat, played.action) for played in group]
            decisions += sorted(pairs) if at_once(phase, settings) else pairs
        return tuple(decisions)
