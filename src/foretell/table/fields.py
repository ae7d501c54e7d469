"""The fields of an encoding: the layout of the vector in which a seat's knowledge is written for learning.

One layout for every edition, variant and special card and for 3 to 6 seats. Colours stand in their slots (see
`foretell.table.relabel`), seats by their place clockwise of one's own, which is place 0. Cards are kinds: 52 number
cards by slot and rank, then Wizard, Jester, Shapeshifter, Dragon, Fairy, Bomb, Juggler, Cloud, Werewolf, two to spare.
Numbers are 0 or 1 but for counts of Wizards and Jesters, of rounds in `to_come`, and the numbers of tricks in `when`.

The layout is part of what a trained network knows: a change of it is a new VERSION. Version 1 had fewer numbers in
some fields and lacked the last two; what remains of it stands at `FIRST_PLACES`, so networks that learnt it read on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

VERSION: Final = 2
KINDS: Final = 63
"""Kinds of cards: the 61 of `foretell.cards`, and room for two to come."""
PLACES: Final = 6


class Field(NamedTuple):
    """A part of the vector."""

    name: str
    parts: int  # how many of them there are: one for each place or colour, or 1
    size: int  # how many numbers each has
    meaning: str

    @property
    def length(self) -> int:
        """How many numbers it has in all."""
        return self.parts * self.size


FIELDS: Final = (
    Field("hand", 1, KINDS, "cards in the own hand"),
    Field("unseen", 1, KINDS, "cards in play that are not in hand, turned up, played or on a forehead"),
    Field("turned", 1, KINDS, "the turned card"),
    Field("gave", 1, KINDS, "the card passed to the left"),
    Field("received", 1, KINDS, "the card passed from the right"),
    Field("wolf", 1, KINDS, "the card taken for the Werewolf"),
    Field("played", PLACES, KINDS, "cards of finished tricks, by who played them"),
    Field("trick", PLACES, KINDS, "cards of the trick on the table, by who played them"),
    Field("seen", PLACES, KINDS, "cards seen on foreheads, by who was dealt them"),
    Field("led", 1, KINDS, "cards of finished tricks that led them"),
    Field("took", 1, KINDS, "cards of finished tricks that took them, or would have"),
    Field("when", 1, KINDS, "cards of finished tricks by number of the trick, from 1; of Wizards and Jesters the sum"),
    Field("is_trump", 4, 1, "this colour is trump"),
    Field("is_followed", 4, 1, "this colour must be followed"),
    Field("void", PLACES, 4, "colours that a seat has shown to lack"),
    Field("owner", 4, PLACES, "whose colour it is in one colour"),
    Field("announced", 4, 4, "announced as this colour: Juggler now, Cloud now, Juggler earlier, Cloud earlier"),
    Field("present", PLACES, 1, "somebody sits here"),
    Field("dealer", PLACES, 1, "dealt this round"),
    Field("leader", PLACES, 1, "leads, or has led, the trick"),
    Field("deciding", PLACES, 1, "has to decide now"),
    Field("winning", PLACES, 1, "has the winning card of the trick"),
    Field("wolf_seat", PLACES, 1, "swapped the Werewolf"),
    Field("cloud_seat", PLACES, 1, "holds the Cloud in its tricks"),
    Field("silent", PLACES, 1, "has not predicted yet"),
    Field("secret", PLACES, 1, "has predicted, but not openly"),
    Field("predicted", PLACES, 22, "prediction, 0 to 21"),
    Field("won", PLACES, 21, "tricks won, 0 to 20"),
    Field("needs", PLACES, 17, "prediction less tricks won, −4 or less to 12 or more"),
    Field("ahead", PLACES, 6, "points ahead of the own seat: at least 10, 20, 40, 70, 120, 200"),
    Field("behind", PLACES, 6, "points behind the own seat, likewise"),
    Field("phase", 1, 6, "what is decided: Werewolf, trump, prediction, play, pass, Cloud"),
    Field("seats", 1, 4, "number of seats, 3 to 6"),
    Field("size", 1, 20, "cards dealt to each seat, 1 to 20"),
    Field("left", 1, 21, "tricks not yet finished, 0 to 20"),
    Field("rounds_left", 1, 20, "rounds after this one, 0 to 19"),
    Field("sum", 1, 17, "sum of known predictions less the tricks of the round, −8 or less to 8 or more"),
    Field("unknown", 1, 7, "number of predictions not known, 0 to 6"),
    Field("wanted", 1, 17, "tricks still needed by known predictions less those left, −8 or less to 8 or more"),
    Field("position", 1, 6, "cards lying in the trick, 0 to 5"),
    Field("following", 1, 3, "what must be followed: still open, nothing in this trick, a colour"),
    Field("trump", 1, 3, "trump: a colour, none, still to be chosen"),
    Field("shapeshifter", 1, 4, "Shapeshifter as Wizard now, as Jester now, as Wizard earlier, as Jester earlier"),
    Field(
        "happened",
        1,
        4,
        "a trick was bombed; cards were passed; own cards are on the forehead; the Cloud has changed a prediction",
    ),
    Field(
        "switches",
        1,
        12,
        "in force: plus/minus one, hidden, secret, clairvoyance in this round, one colour, Maximus, hidden ones shown "
        "after the round, predictions from the scribe on, Wizard barred, no trump by a turned Wizard, the Cloud acts "
        "with its trick; one to spare",
    ),
    Field("specials", 1, 9, "special cards in the deck, in the order of the kinds above, and two to spare"),
    Field("standing", PLACES, 41, "points ahead of the own seat in tens, −200 or less to 200 or more"),
    Field("to_come", 1, 20, "rounds after this one that deal each seat 1 to 20 cards, 3 or more counting as 3"),
)


def _starts() -> dict[str, int]:
    starts, at = {}, 0
    for field in FIELDS:
        starts[field.name] = at
        at += field.length
    return starts


_FIRST_KINDS: Final = 61
_FIRST_LENGTHS: Final = {"happened": 3, "switches": 10, "specials": 7}
_LATER: Final = ("standing", "to_come")


def _first_places() -> tuple[int, ...]:
    """Return where each number of version 1 stands: its cards were of 61 kinds."""
    places: list[int] = []
    for field in FIELDS:
        if field.name not in _LATER:
            size = _FIRST_KINDS if field.size == KINDS else _FIRST_LENGTHS.get(field.name, field.size)
            for part in range(field.parts):
                start = START[field.name] + part * field.size
                places += range(start, start + size)
    return tuple(places)


START: Final = _starts()
"""Where each part of the vector begins."""
SIZE: Final = sum(field.length for field in FIELDS)
SCALED: Final = range(START["when"], START["when"] + KINDS)
"""Numbers of tricks, up to 20, and sums of four of them; a network had better divide them by 16."""
FIRST_PLACES: Final = _first_places()
"""Where the numbers of version 1 stand, in their order."""
