"""Rounds: how many there are, how many cards each deals, and who deals, predicts and leads first.

TABLE-3, DEAL-1, DEAL-2, PREDICT-1, PREDICT-4, PLAY-1, VAR-4 (scope), EDITION-2, EDITION-5, LENGTH-1, LENGTH-2.
"""

from __future__ import annotations

from foretell.rules.settings import Switches


def rounds(settings: Switches) -> int:
    """Return the number of rounds of a game."""
    return settings.last_round


def hand_size(round_number: int, settings: Switches) -> int:
    """Return how many cards each seat holds in a round, counted from 1: as many tricks are played."""
    return settings.hand_sizes[round_number - 1]


def dealer(round_number: int, settings: Switches) -> int:
    """Return the seat that deals: the scribe first, then clockwise."""
    return (settings.scribe + round_number - 1) % settings.seats


def first_to_predict(dealer_seat: int, settings: Switches) -> int:
    """Return the seat that predicts first: left of the dealer, or of the scribe."""
    return left_of(settings.scribe if settings.predict_from else dealer_seat, settings)


def first_to_lead(dealer_seat: int, settings: Switches) -> int:
    """Return the seat that leads the first trick: left of the dealer."""
    return left_of(dealer_seat, settings)


def left_of(seat: int, settings: Switches) -> int:
    """Return the left neighbour, who is next clockwise."""
    return clockwise(seat, 1, settings)


def clockwise(seat: int, places: int, settings: Switches) -> int:
    """Return the seat that many places clockwise, fewer than once around."""
    there = seat + places
    return there if there < settings.seats else there - settings.seats


def clairvoyant(round_number: int, settings: Switches) -> bool:
    """Return whether the cards of this round are held to the forehead until all have predicted."""
    return settings.clairvoyance != 0 and (settings.clairvoyance_rounds != 0 or round_number == 1)
