"""Relabelling colours: trump comes first, the others by what a seat knows of them, so that names of colours vanish.

Colours are alike but for their names: whoever learns to play blue trump has learnt red trump. Each colour gets a
*slot*, 0 for trump; the others follow by the cards of the seat's own hand, the highest first, and where two are alike
there, by whatever else tells them apart. Two colours that nothing tells apart may stand either way.
A word of 8 bits holds the slots, two bits for each colour.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from foretell.bits import lowest
from foretell.cards import NO_COLOUR, PLAY_JUGGLER, PLAY_WIZARD, colour_played
from foretell.rules.rounds import clockwise
from foretell.rules.settings import Switches
from foretell.rules.tricks import cards_of
from foretell.table.actions import (
    FIRST_ADJUST,
    FIRST_PASS,
    FIRST_PLAY,
    FIRST_SWAP,
    FIRST_TRUMP,
    action_of,
    announcements,
)
from foretell.table.sight import Sight

_RANKS: Final = cards_of(0)


def slot_of(colour: int, slots: int) -> int:
    """Return the slot of a colour."""
    return slots >> 2 * colour & 3


def kind_colour(kind: int) -> int:
    """Return the colour of a number card's kind; NO_COLOUR for every other kind and for none."""
    return kind >> 4 if kind >= 0 and _RANKS >> (kind & 15) & 1 else NO_COLOUR


def colour_slots(v: Sight, settings: Switches) -> int:
    """Return the slots of the colours as this seat sees them."""
    plays = first_plays(v)
    slots = 0
    for colour in range(4):
        slot = 0
        for other in range(4):
            if other != colour and stands_before(other, colour, v, plays, settings):
                slot += 1
        slots |= slot << 2 * colour
    return slots


def stands_before(one: int, other: int, v: Sight, plays: int, settings: Switches) -> bool:
    """Return whether one colour stands before another; of two that are alike, the lower number does."""
    if one == v.trump or other == v.trump:
        return one == v.trump
    first, second = mark_of(one, v, plays, settings), mark_of(other, v, plays, settings)
    if first == second:
        first, second = seen_of(one, 3, 5, v, settings), seen_of(other, 3, 5, v, settings)
    return first > second or (first == second and one < other)


def first_plays(v: Sight) -> int:
    """Return for each colour, in six bits, how early a card in it was played in this round; 0 for not at all."""
    plays = 0
    for i in range(v.played - 1, -1, -1):
        colour = colour_played(v.plays[i])
        if colour != NO_COLOUR:
            plays = plays & ~(63 << 6 * colour) | (63 - i) << 6 * colour
    return plays


def mark_of(colour: int, v: Sight, plays: int, settings: Switches) -> int:
    """Return a number by which colours are told apart: own hand, first play, single cards, owner, two foreheads."""
    mark = v.hand >> 16 * colour & _RANKS
    mark = mark << 6 | plays >> 6 * colour & 63
    for kind in (v.turned, v.wolf_card, v.gave, v.received):
        mark = mark << 1 | (1 if kind_colour(kind) == colour else 0)
    mark = mark << 3 | (owner_place(colour, v, settings) if settings.one_colour else 0)
    return mark << 28 | seen_of(colour, 1, 2, v, settings)


def owner_place(colour: int, v: Sight, settings: Switches) -> int:
    """Return how many places clockwise of this seat the owner of a colour sits; 7 where nobody owns it. VAR-5."""
    if colour >= settings.seats:
        return 7
    return place_of(colour, v.seat, settings)


def place_of(seat: int, own: int, settings: Switches) -> int:
    """Return how many places clockwise of one's own seat another sits."""
    return seat - own if seat >= own else seat - own + settings.seats


def seen_of(colour: int, first: int, last: int, v: Sight, settings: Switches) -> int:
    """Return the cards of a colour seen on the foreheads that many places clockwise, 14 bits each."""
    seen = 0
    for place in range(first, last + 1):
        seen <<= 14
        if place < settings.seats:
            seen |= v.seen[clockwise(v.seat, place, settings)] >> 16 * colour & _RANKS
    return seen


def relabelled(action: int, slots: int) -> int:
    """Return the number of an action once every colour bears the number of its slot."""
    if action < FIRST_TRUMP or action >= FIRST_ADJUST:
        return action
    if action < FIRST_SWAP:
        return FIRST_TRUMP + slot_of(action - FIRST_TRUMP, slots)
    if action < FIRST_PLAY:
        return FIRST_SWAP + (slot_of(action - FIRST_SWAP, slots) if action < FIRST_SWAP + 4 else 4)
    first = FIRST_PLAY if action < FIRST_PASS else FIRST_PASS
    number = action - first
    if number < PLAY_WIZARD:
        return first + 13 * slot_of(number // 13, slots) + number % 13
    if first == FIRST_PLAY and number >= PLAY_JUGGLER:
        return action - (number - PLAY_JUGGLER & 3) + slot_of(number - PLAY_JUGGLER & 3, slots)
    return action


def original(action: int, slots: int) -> int:
    """Return the number of the action that `relabelled` gave this one."""
    back = 0
    for colour in range(4):
        back |= colour << 2 * slot_of(colour, slots)
    return relabelled(action, back)


def legal_choices(choices: MutableSequence[int], phase: int, legal: int, slots: int) -> int:
    """Mark the actions of a legal set, with colours in their slots, in a row of zeros; return how many they are."""
    count = 0
    while legal:
        member = lowest(legal)
        legal &= legal - 1
        for said in range(announcements(phase, member)):
            choices[relabelled(action_of(phase, member) + said, slots)] = 1
            count += 1
    return count
