"""Encoding: what a seat knows as one vector of small numbers, laid out as `foretell.table.fields` says."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from foretell.bits import lowest
from foretell.cards import (
    CLOUD,
    JESTER,
    NO_KIND,
    PLAY_AS_JESTER,
    PLAY_AS_WIZARD,
    PLAY_CLOUD,
    PLAY_JUGGLER,
    WEREWOLF,
    WIZARD,
    colour_played,
    kind_played,
)
from foretell.rules.decks import colours_in_play
from foretell.rules.predictions import all_at_once
from foretell.rules.rounds import clairvoyant, clockwise, hand_size, rounds
from foretell.rules.settings import Switches
from foretell.rules.tricks import FREE, OPEN, cards_of
from foretell.rules.trump import NO_TRUMP, TO_CHOOSE
from foretell.table.actions import pass_of
from foretell.table.advance import may_decide
from foretell.table.fields import KINDS, PLACES, SIZE, START
from foretell.table.fields import VERSION as VERSION
from foretell.table.relabel import colour_slots, owner_place, place_of, slot_of
from foretell.table.sight import HIDDEN, Sight, on_foreheads
from foretell.table.state import NO_PREDICTION, NOBODY

_HAND: Final = START["hand"]
_UNSEEN: Final = START["unseen"]
_TURNED: Final = START["turned"]
_GAVE: Final = START["gave"]
_RECEIVED: Final = START["received"]
_WOLF: Final = START["wolf"]
_PLAYED: Final = START["played"]
_TRICK: Final = START["trick"]
_SEEN: Final = START["seen"]
_LED: Final = START["led"]
_TOOK: Final = START["took"]
_WHEN: Final = START["when"]
_IS_TRUMP: Final = START["is_trump"]
_IS_FOLLOWED: Final = START["is_followed"]
_VOID: Final = START["void"]
_OWNER: Final = START["owner"]
_ANNOUNCED: Final = START["announced"]
_PRESENT: Final = START["present"]
_DEALER: Final = START["dealer"]
_LEADER: Final = START["leader"]
_DECIDING: Final = START["deciding"]
_WINNING: Final = START["winning"]
_WOLF_SEAT: Final = START["wolf_seat"]
_CLOUD_SEAT: Final = START["cloud_seat"]
_SILENT: Final = START["silent"]
_SECRET: Final = START["secret"]
_PREDICTED: Final = START["predicted"]
_WON: Final = START["won"]
_NEEDS: Final = START["needs"]
_AHEAD: Final = START["ahead"]
_BEHIND: Final = START["behind"]
_PHASE: Final = START["phase"]
_SEATS: Final = START["seats"]
_SIZE: Final = START["size"]
_LEFT: Final = START["left"]
_ROUNDS_LEFT: Final = START["rounds_left"]
_SUM: Final = START["sum"]
_UNKNOWN: Final = START["unknown"]
_WANTED: Final = START["wanted"]
_POSITION: Final = START["position"]
_FOLLOWING: Final = START["following"]
_TRUMP: Final = START["trump"]
_SHAPESHIFTER: Final = START["shapeshifter"]
_HAPPENED: Final = START["happened"]
_SWITCHES: Final = START["switches"]
_SPECIALS: Final = START["specials"]
_STANDING: Final = START["standing"]
_TO_COME: Final = START["to_come"]

_MARGINS: Final = (10, 20, 40, 70, 120, 200)
_FIRST_UNCOLOURED: Final = 52
_WEREWOLF_PLACE: Final = 60

Vector = MutableSequence[int]


def encode(x: Vector, v: Sight, settings: Switches) -> int:
    """Write what a seat knows into a vector of zeros; return the slots of the colours."""
    slots = colour_slots(v, settings)
    encode_cards(x, v, slots, settings)
    encode_plays(x, v, slots, settings)
    encode_colours(x, v, slots, settings)
    for place in range(settings.seats):
        encode_seat(x, v, place, clockwise(v.seat, place, settings))
    encode_round(x, v, settings)
    set_switches(x, v, settings)
    return slots


def card_place(kind: int, slots: int) -> int:
    """Return the place of a kind among the cards, with its colour in its slot."""
    if kind == WEREWOLF:
        return _WEREWOLF_PLACE
    place = pass_of(kind)
    if place < _FIRST_UNCOLOURED:
        return 13 * slot_of(place // 13, slots) + place % 13
    return place


def add_cards(x: Vector, start: int, kinds: int, wizards: int, jesters: int, slots: int) -> None:
    """Add a set of cards to a part of the vector."""
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        x[start + card_place(kind, slots)] += wizards if kind == WIZARD else jesters if kind == JESTER else 1


def take_cards(x: Vector, start: int, kinds: int, wizards: int, jesters: int, slots: int) -> None:
    """Take a set of cards away from a part of the vector."""
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        x[start + card_place(kind, slots)] -= wizards if kind == WIZARD else jesters if kind == JESTER else 1


def encode_cards(x: Vector, v: Sight, slots: int, settings: Switches) -> None:
    """Write the own hand, single cards that are known, foreheads, and what is left unseen."""
    add_cards(x, _HAND, v.hand, v.wizards, v.jesters, slots)
    in_play = settings.specials | 1 << WIZARD | 1 << JESTER
    colours = colours_in_play(settings)
    for colour in range(colours):
        in_play |= cards_of(colour)
    add_cards(x, _UNSEEN, in_play, colours, colours, slots)
    take_cards(x, _UNSEEN, v.hand, v.wizards, v.jesters, slots)
    if v.turned != NO_KIND:
        x[_TURNED + card_place(v.turned, slots)] = 1
        x[_UNSEEN + card_place(v.turned, slots)] -= 1
    if v.gave != NO_KIND:
        x[_GAVE + card_place(v.gave, slots)] = 1
    if v.received != NO_KIND:
        x[_RECEIVED + card_place(v.received, slots)] = 1
    if v.wolf != NOBODY:
        x[_WOLF + card_place(v.wolf_card, slots)] = 1
    if clairvoyant(v.round_number, settings):
        for place in range(1, settings.seats):
            other = clockwise(v.seat, place, settings)
            start = _SEEN + place * KINDS
            add_cards(x, start, v.seen[other], v.seen_wizards[other], v.seen_jesters[other], slots)
            take_cards(x, _UNSEEN, v.seen[other], v.seen_wizards[other], v.seen_jesters[other], slots)


def encode_plays(x: Vector, v: Sight, slots: int, settings: Switches) -> None:
    """Write who played what: in finished tricks with the number of the trick, and in the trick on the table."""
    shown = clairvoyant(v.round_number, settings)
    for i in range(v.played):
        trick = i // settings.seats
        position = i % settings.seats
        seat = clockwise(v.leaders[trick], position, settings)
        place = place_of(seat, v.seat, settings)
        play = v.plays[i]
        card = card_place(kind_played(play), slots)
        now = trick == v.tricks
        if not shown or place == 0:
            x[_UNSEEN + card] -= 1
        if now:
            x[_TRICK + place * KINDS + card] += 1
        else:
            x[_PLAYED + place * KINDS + card] += 1
            x[_WHEN + card] += trick + 1
            if position == 0:
                x[_LED + card] += 1
            if v.leaders[trick + 1] == seat:
                x[_TOOK + card] += 1
        if play >= PLAY_JUGGLER:
            said = (1 if play >= PLAY_CLOUD else 0) + (0 if now else 2)
            x[_ANNOUNCED + 4 * slot_of(colour_played(play), slots) + said] = 1
        elif play == PLAY_AS_WIZARD or play == PLAY_AS_JESTER:
            x[_SHAPESHIFTER + play - PLAY_AS_WIZARD + (0 if now else 2)] = 1


def encode_colours(x: Vector, v: Sight, slots: int, settings: Switches) -> None:
    """Write what is known of each colour."""
    for colour in range(4):
        slot = slot_of(colour, slots)
        if colour == v.trump:
            x[_IS_TRUMP + slot] = 1
        if colour == v.follow:
            x[_IS_FOLLOWED + slot] = 1
        if settings.one_colour and colour < settings.seats:
            x[_OWNER + slot * PLACES + owner_place(colour, v, settings)] = 1
        for place in range(settings.seats):
            if v.voids[clockwise(v.seat, place, settings)] >> colour & 1:
                x[_VOID + place * 4 + slot] = 1


def encode_seat(x: Vector, v: Sight, place: int, seat: int) -> None:
    """Write what is known of a seat."""
    x[_PRESENT + place] = 1
    if seat == v.dealer:
        x[_DEALER + place] = 1
    if seat == v.leaders[v.tricks]:
        x[_LEADER + place] = 1
    if may_decide(v, seat):
        x[_DECIDING + place] = 1
    if seat == v.winning:
        x[_WINNING + place] = 1
    if seat == v.wolf:
        x[_WOLF_SEAT + place] = 1
    if seat == v.cloud:
        x[_CLOUD_SEAT + place] = 1
    x[_WON + 21 * place + v.won[seat]] = 1
    predicted = v.predicted[seat]
    if predicted == NO_PREDICTION:
        x[_SILENT + place] = 1
    elif predicted == HIDDEN:
        x[_SECRET + place] = 1
    else:
        x[_PREDICTED + 22 * place + predicted] = 1
        x[_NEEDS + 17 * place + min(max(predicted - v.won[seat], -4), 12) + 4] = 1
    ahead = v.score[seat] - v.score[v.seat]
    for i in range(6):
        if ahead >= _MARGINS[i]:
            x[_AHEAD + 6 * place + i] = 1
        if -ahead >= _MARGINS[i]:
            x[_BEHIND + 6 * place + i] = 1
    x[_STANDING + 41 * place + min(max(ahead, -200), 200) // 10 + 20] = 1


def encode_round(x: Vector, v: Sight, settings: Switches) -> None:
    """Write where the round stands."""
    size = hand_size(v.round_number, settings)
    left = size - v.tricks
    total = 0
    unknown = 0
    wanted = 0
    for seat in range(settings.seats):
        if v.predicted[seat] >= 0:
            total += v.predicted[seat]
            wanted += max(v.predicted[seat] - v.won[seat], 0)
        else:
            unknown += 1
    x[_PHASE + v.phase - 1] = 1
    x[_SEATS + settings.seats - 3] = 1
    x[_SIZE + size - 1] = 1
    x[_LEFT + left] = 1
    x[_ROUNDS_LEFT + rounds(settings) - v.round_number] = 1
    for number in range(v.round_number + 1, rounds(settings) + 1):
        later = _TO_COME + hand_size(number, settings) - 1
        x[later] = min(x[later] + 1, 3)
    x[_SUM + min(max(total - size, -8), 8) + 8] = 1
    x[_UNKNOWN + unknown] = 1
    x[_WANTED + min(max(wanted - left, -8), 8) + 8] = 1
    x[_POSITION + v.played - v.tricks * settings.seats] = 1
    x[_FOLLOWING + (0 if v.follow == OPEN else 1 if v.follow == FREE else 2)] = 1
    x[_TRUMP + (1 if v.trump == NO_TRUMP else 2 if v.trump == TO_CHOOSE else 0)] = 1


def as_in_full_game(x: Vector, v: Sight, settings: Switches) -> None:
    """Let the rounds left be those of a full game, as its hand size has them: version 1 was learnt in no other."""
    if settings.one_colour == 0 and settings.maximus == 0:
        x[_ROUNDS_LEFT + rounds(settings) - v.round_number] = 0
        x[_ROUNDS_LEFT + 60 // settings.seats - hand_size(v.round_number, settings)] = 1


def set_switches(x: Vector, v: Sight, settings: Switches) -> None:
    """Write what happened in the round, the variants and switches in force, and the special cards in the deck.

    A switch that makes no difference under the others is not in force, so that the same game is the same vector.
    """
    x[_HAPPENED] = 1 if v.bombed != NOBODY else 0
    x[_HAPPENED + 1] = 1 if v.passed_after else 0
    x[_HAPPENED + 2] = 1 if on_foreheads(v, settings) else 0
    x[_HAPPENED + 3] = 1 if v.cloud_change else 0
    x[_SWITCHES] = settings.plus_minus_one
    x[_SWITCHES + 1] = settings.hidden_predictions
    x[_SWITCHES + 2] = settings.secret_predictions
    x[_SWITCHES + 3] = 1 if clairvoyant(v.round_number, settings) else 0
    x[_SWITCHES + 4] = settings.one_colour
    x[_SWITCHES + 5] = settings.maximus
    x[_SWITCHES + 6] = settings.hidden_reveal if settings.hidden_predictions else 0
    x[_SWITCHES + 7] = 0 if all_at_once(settings) else settings.predict_from
    x[_SWITCHES + 8] = 0 if settings.one_colour else settings.wizard_barred
    x[_SWITCHES + 9] = 0 if settings.one_colour or settings.maximus else settings.turned_wizard_no_trump
    x[_SWITCHES + 10] = settings.cloud_acts if settings.specials >> CLOUD & 1 else 0
    specials = settings.specials
    while specials:
        kind = lowest(specials)
        specials &= specials - 1
        x[_SPECIALS + card_place(kind, 0) - _FIRST_UNCOLOURED - 2] = 1


def vector() -> list[int]:
    """Return room for an encoding."""
    return [0] * SIZE
