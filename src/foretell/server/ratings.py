"""Ratings: how strong a player is within a family of rules, after Plackett and Luce."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

FIRST_MU: Final = 25.0
FIRST_SIGMA: Final = 25.0 / 3
RATED_LENGTHS: Final = ("full", "tournament")
"""The lengths of rated games; each has ratings of its own."""


class Rating(NamedTuple):
    """What is believed of a player's strength, and how surely."""

    mu: float = FIRST_MU
    sigma: float = FIRST_SIGMA
    games: int = 0

    @property
    def shown(self) -> int:
        """One number to rank by: what the player is worth almost certainly.

        >>> Rating().shown, Rating(mu=30.0, sigma=2.0, games=40).shown
        (1000, 1960)
        """
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


def rated(before: Mapping[str, Rating], places: Sequence[tuple[str, int]]) -> dict[str, Rating]:
    """Return the ratings after a game in which these players took these places, the best being 1."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=FIRST_MU, sigma=FIRST_SIGMA)
    teams = [[model.rating(mu=before[player].mu, sigma=before[player].sigma)] for player, _ in places]
    after = model.rate(teams, ranks=[place for _, place in places])
    return {
        player: Rating(team[0].mu, team[0].sigma, before[player].games + 1)
        for (player, _), team in zip(places, after, strict=True)
    }
