"""The record: all that a game was made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from foretell.rules.settings import Settings

VERSION: Final = 1


class Place(NamedTuple):
    """Where something stands in a text, both from 1."""

    line: int
    column: int


class Round(NamedTuple):
    """A round: its deal, its decisions as (seat, action number), and the totals once it is scored.

    Decisions that all make at once stand in the order of the seats.
    """

    deal: tuple[int, ...]
    decisions: tuple[tuple[int, int], ...] = ()
    totals: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Record:
    """A game, finished or not. `headers` carry what replay ignores, such as a shuffle's commitment or the date."""

    settings: Settings
    players: tuple[str, ...]
    rounds: tuple[Round, ...] = ()
    headers: Mapping[str, str] = field(default_factory=dict)
    places: Mapping[tuple[int, int], Place] = field(default_factory=dict, compare=False, repr=False)
    """Where the text had decision number d of round r, both from 0; (r, -1) is the deal and (r, -2) are the totals."""

    def __str__(self) -> str:
        from foretell.record.write import write_text

        return write_text(self)

    def to_json(self) -> str:
        """Return the record as JSON."""
        from foretell.record.jsonform import write_json

        return write_json(self)

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record, text or JSON."""
        from foretell.record.jsonform import read_json
        from foretell.record.read import read_text

        return read_json(text) if text.lstrip().startswith("{") else read_text(text)
