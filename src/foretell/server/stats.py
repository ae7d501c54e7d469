"""Statistics of a game that is over: who predicted how well, and in which rounds."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from foretell.rules.settings import LENGTHS, Settings
from foretell.table.block import BlockRow


class SeatResult(Struct, frozen=True):
    """How a seat did: its place, 1 being the best, and in how many rounds it took what it predicted, more, or less.

    `by_round` has the difference for each round: tricks taken less tricks predicted.
    """

    seat: int
    player: str
    name: str
    bot: bool
    place: int
    score: int
    rounds: int
    hits: int
    over: int
    under: int
    by_round: list[int]


def seat_result(seat: int, who: tuple[str, str, bool], scores: Sequence[int], block: Sequence[BlockRow]) -> SeatResult:
    """Return how a seat did; `who` is its player, name, and whether it is a bot."""
    differences = [row.won[seat] - row.predicted[seat] for row in block]
    return SeatResult(
        seat,
        *who,
        place=1 + sum(score > scores[seat] for score in scores),
        score=scores[seat],
        rounds=len(block),
        hits=sum(difference == 0 for difference in differences),
        over=sum(difference > 0 for difference in differences),
        under=sum(difference < 0 for difference in differences),
        by_round=differences,
    )


def family(settings: Settings) -> str:
    """Return the family of rules within which games can be compared; a length that is not the full one parts families.

    >>> family(Settings()), family(Settings(specials=("bomb",), plus_minus_one=True))
    ('base', 'plus_minus_one+specials')
    >>> family(Settings(length="tournament")), family(Settings(length=(3, 5), specials=("bomb",)))
    ('tournament', 'specials+custom')
    >>> family(Settings(seats=6, length="tournament"))  # ten rounds of 1 to 10 cards are the full game
    'base'
    """
    parts = [*settings.variants, *(["specials"] if settings.specials else [])]
    if settings.hand_sizes != settings.replace(length=LENGTHS[0]).hand_sizes:
        parts.append(settings.length_name)
    return "+".join(parts) or "base"
