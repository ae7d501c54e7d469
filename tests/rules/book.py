"""The rule book read literally, over tokens: what the rules are compared with where every case is tried.

A trump is a colour's letter, or "" for none; a colour to follow is a letter, "open" or "free".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final

import pytest

from foretell import BadSettings, FixedDeals, Game, Settings
from foretell.cards import COLOUR_LETTERS, PLAY_DRAGON, PLAYS, parse_play, play_name
from foretell.rules.settings import Switches
from foretell.rules.tricks import OPEN, follow_after, winner
from tests.helpers import deck_of, play_all

STANDARD: Final = Settings(seats=3).switches
ONE_COLOUR: Final = Settings(seats=3, one_colour=True).switches
EVERY_PLAY: Final = tuple(play_name(play) for play in range(PLAYS))
TRUMPS: Final = ("B", "R", "G", "Y", "")
VIEWERS: Final = (0, 1, 2, None)
SOME_NUMBERS: Final = ("B1", "B8", "B13", "R1", "R7", "R8", "R9", "R10", "R13", "G5")
SOME_OTHERS: Final = ("W", "J", "Sh=W", "Sh=J", "Dr", "Fa", "Bo", "Ju=B", "Ju=R", "Cl=B", "Cl=R")
SOME_PLAYS: Final = SOME_NUMBERS + SOME_OTHERS
"""Every kind of play, in two colours and around the values of Juggler and Cloud."""


def tricks_of(size: int, plays: Sequence[str] = EVERY_PLAY) -> Iterator[tuple[str, ...]]:
    """Yield every trick of so many plays that the cards allow: only Wizard and Jester can lie in it twice."""
    for trick in product(plays, repeat=size):
        single = [play.partition("=")[0] for play in trick if play not in ("W", "J")]
        if len(set(single)) == len(single):
            yield trick


def colour_of(play: str) -> str:
    """Read CARDS-2 and PLAY-8."""
    if play.startswith(("Ju=", "Cl=")):
        return play[3]
    return play[0] if play[1:].isdigit() else ""


def value_of(play: str) -> float:
    """Read CARDS-3 and WIN-7."""
    if play.startswith("Ju="):
        return 7.5
    return 9.75 if play.startswith("Cl=") else int(play[1:])


def colour_to_follow(trick: Sequence[str]) -> str:
    """Read PLAY-5 to PLAY-7."""
    for play in trick:
        if play in ("W", "Sh=W", "Dr"):
            return "free"
        if colour_of(play):
            return colour_of(play)
    return "open"


def taker_by_the_book(trick: Sequence[str], trump: str) -> int:
    """Read WIN-1 to WIN-7: the place of the play that takes the trick, from 0."""
    places = range(len(trick))
    if "Dr" in trick:
        return trick.index("Fa") if "Fa" in trick else trick.index("Dr")
    for place in places:
        if trick[place] in ("W", "Sh=W"):
            return place
    for colour in (trump, colour_to_follow(trick)):
        of_colour = [place for place in places if colour and colour_of(trick[place]) == colour]
        if of_colour:
            return max(of_colour, key=lambda place: value_of(trick[place]))
    return next(place for place in places if trick[place] in ("J", "Sh=J"))


def has_a_taker(trick: Sequence[str]) -> bool:
    """Tell whether anything but the Fairy and the Bomb lies in the trick, as WIN-8 knows of every whole trick."""
    return any(play not in ("Fa", "Bo") for play in trick)


def legal_by_the_book(hand: Sequence[str], colour: str, trump: str, *, barred: bool = False) -> set[str]:
    """Read PLAY-2 to PLAY-8 and, where Wizards are barred, EDITION-3: the cards of the hand that may be played."""
    following = [card for card in hand if colour_of(card) == colour]
    always = [card for card in hand if not colour_of(card)]
    legal = {*following, *always} if following else {*hand}
    if barred and colour == trump:
        return legal - {"W"} or {"W"}
    return legal


def follow(trick: Sequence[str], settings: Switches = STANDARD) -> int:
    """Return the rules' colour to follow after these plays."""
    colour = OPEN
    for play in trick:
        colour = follow_after(colour, parse_play(play), settings)
    return colour


def takes(trick: Sequence[str] | str, trump: str, settings: Switches = STANDARD) -> int:
    """Return the rules' place of the play that takes a trick which lies among plays of other tricks."""
    if isinstance(trick, str):
        trick = trick.split()
    plays = [PLAY_DRAGON, *map(parse_play, trick), PLAY_DRAGON]
    return winner(plays, 1, len(trick), follow(trick, settings), trump_number(trump), settings)


def trump_number(trump: str) -> int:
    """Return the number of a trump: a colour, or none."""
    return COLOUR_LETTERS.index(trump) if trump else len(COLOUR_LETTERS)


def round_one(*hands: str, turned: str | None = None, **switches: Any) -> Game:
    """Return a game with a past: its first round deals these hands, seat 0 being the dealer unless told otherwise."""
    settings = Settings(**{"seats": len(hands)} | switches)
    return Game(settings=settings, shuffler=FixedDeals([deck_of(hands, turned, settings)]))


def refused_settings(**switches: Any) -> BadSettings:
    """Return the error with which these settings are refused."""
    with pytest.raises(BadSettings) as caught:
        Settings(**switches)
    return caught.value


def play(game: Game, tokens: str) -> Game:
    """Let whoever is to act take these decisions one after another."""
    return play_all(game, *tokens.split())
