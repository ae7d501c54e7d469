"""Sight: everything a seat could have noticed in this round, as one row. A spectator sees what all see.

The row has no field in which another hand could hide, save `seen`: cards that the others held to their foreheads
(VAR-4). Written predictions show as HIDDEN until their moment (VAR-2, VAR-3, EDITION-4), and so does what the Cloud
makes of them (CLOUD-6); a passed card is known to giver and receiver only (JUGGLER-3); nobody knows the rest of the
deck (DEAL-3).
"""

from __future__ import annotations

from typing import Final

from foretell.bits import popcount
from foretell.cards import BOMB, JESTER, NO_KIND, PLAY_WIZARD, WIZARD, colour_played, kind_played
from foretell.rows import Int8, Int8x6, Int8x60, Int16x6, Int64, Int64x6, Row, UInt8x21, row
from foretell.rules.predictions import all_at_once, shown_before_play
from foretell.rules.rounds import clairvoyant, clockwise, hand_size
from foretell.rules.settings import Switches
from foretell.rules.tricks import OPEN, follow_after, wizards_barred
from foretell.table.advance import legal, may_decide, taker
from foretell.table.state import (
    CHOOSE_TRUMP,
    NO_PREDICTION,
    NOBODY,
    PLAY,
    PREDICT,
    Table,
)

HIDDEN: Final = -2
SPECTATOR: Final = -1


@row
class Sight(Row):
    """What one seat, or a spectator, knows of the round."""

    hand: Int64
    legal: Int64  # what this seat may decide now, relative to the phase
    refused: Int64  # own cards, or predictions within reach, that are not legal to decide now
    seen: Int64x6  # cards seen on the others' foreheads this round
    score: Int16x6
    cards: Int8x6  # cards in each hand
    predicted: Int8x6
    won: Int8x6
    voids: Int8x6  # colours, as a set, that each seat has shown to lack since cards were last passed
    seen_wizards: Int8x6
    seen_jesters: Int8x6
    plays: Int8x60
    leaders: UInt8x21
    seat: Int8
    wizards: Int8
    jesters: Int8
    round_number: Int8
    phase: Int8
    dealer: Int8
    turn: Int8
    waiting: Int8
    turned: Int8
    trump: Int8
    follow: Int8
    winning: Int8  # seat whose card is winning the trick on the table, or NOBODY
    played: Int8
    tricks: Int8
    bombed: Int8
    passed_after: Int8
    gave: Int8  # kind passed to the left, or NO_KIND
    received: Int8  # kind passed from the right, or NO_KIND
    wolf: Int8
    wolf_card: Int8
    cloud: Int8
    cloud_change: Int8  # HIDDEN where it was made, but not openly


def look(v: Sight, s: Table, seat: int, settings: Switches) -> None:
    """Write into `v` what this seat sees of the table; SPECTATOR sees what is public."""
    look_at_table(v, s, settings)
    look_at_voids(v, s, settings)
    look_from(v, s, seat, settings)


def look_from(v: Sight, s: Table, seat: int, settings: Switches) -> None:
    """Write into `v`, where what all see alike is written already, what depends on the seat."""
    v.seat = seat
    look_at_predictions(v, s, seat, settings)
    v.hand = 0
    v.legal = 0
    v.refused = 0
    v.wizards = 0
    v.jesters = 0
    v.gave = NO_KIND
    v.received = NO_KIND
    for other in range(6):
        v.seen[other] = 0
        v.seen_wizards[other] = 0
        v.seen_jesters[other] = 0
    if seat >= 0:
        v.legal = legal(s, seat, settings)
        v.refused = refused(s, seat, settings)
        if not on_foreheads(s, settings):
            v.hand = s.hand[seat]
            v.wizards = s.wizards[seat]
            v.jesters = s.jesters[seat]
        v.gave = s.passed[seat]
        if s.waiting == 0:
            v.received = s.passed[seat - 1 if seat else settings.seats - 1]
        if clairvoyant(s.round_number, settings):
            look_at_foreheads(v, s, seat, settings)


def decision_index(v: Table | Sight) -> int:
    """Return a number that no two decisions of a seat share: bots draw their chance by it."""
    return v.round_number << 16 | v.phase << 8 | v.tricks


def on_foreheads(s: Table | Sight, settings: Switches) -> bool:
    """Return whether cards are held to the foreheads just now."""
    return (s.phase == CHOOSE_TRUMP or s.phase == PREDICT) and clairvoyant(s.round_number, settings)


def look_at_table(v: Sight, s: Table, settings: Switches) -> None:
    """Write what everyone sees."""
    v.round_number = s.round_number
    v.phase = s.phase
    v.dealer = s.dealer
    v.turn = s.turn
    v.waiting = s.waiting
    v.turned = s.turned
    v.trump = s.trump
    v.follow = s.follow
    v.winning = NOBODY if s.lying == 0 or s.lying == 1 << BOMB else taker(s, settings)
    v.played = s.played
    v.tricks = s.tricks
    v.bombed = s.bombed
    v.passed_after = s.passed_after
    v.wolf = s.wolf
    v.wolf_card = s.wolf_card
    v.cloud = s.cloud
    for seat in range(6):
        v.score[seat] = s.score[seat]
        v.won[seat] = s.won[seat]
        v.cards[seat] = cards_held(s, seat)
    for i in range(60):
        v.plays[i] = s.plays[i] if i < s.played else 0
    for i in range(21):
        v.leaders[i] = s.leaders[i] if i <= s.tricks else 0


def cards_held(s: Table, seat: int) -> int:
    """Return how many cards a seat holds."""
    return popcount(s.hand[seat]) + max(s.wizards[seat] - 1, 0) + max(s.jesters[seat] - 1, 0)


def predictions_shown(s: Table | Sight, settings: Switches) -> bool:
    """Return whether predictions lie open now; written ones do so from their moment on. VAR-2, VAR-3, CLOUD-4."""
    if not all_at_once(settings):
        return True
    if shown_before_play(settings):
        return s.phase != PREDICT
    return s.phase != PREDICT and s.round_number > 0 and s.tricks == hand_size(s.round_number, settings)


def look_at_predictions(v: Sight, s: Table, seat: int, settings: Switches) -> None:
    """Write the predictions, and the Cloud's change of one, as far as this seat may know them."""
    shown = predictions_shown(s, settings)
    for other in range(6):
        v.predicted[other] = s.predicted[other]
        if not shown and other != seat and s.predicted[other] != NO_PREDICTION:
            v.predicted[other] = HIDDEN
    v.cloud_change = s.cloud_change
    if not shown and s.cloud_change and s.cloud != seat:
        v.cloud_change = HIDDEN


def refused(s: Table, seat: int, settings: Switches) -> int:
    """Return what a seat that is to decide holds, or could predict, but may not choose."""
    within = 0
    if may_decide(s, seat):
        if s.phase == PLAY:
            within = s.hand[seat]
        elif s.phase == PREDICT:
            within = (2 << hand_size(s.round_number, settings)) - 1
    return within & ~legal(s, seat, settings)


def look_at_voids(v: Sight, s: Table, settings: Switches) -> None:
    """Write the colours that each seat has failed to follow; who plays a barred Wizard holds no colour at all."""
    for seat in range(6):
        v.voids[seat] = 0
    follow = OPEN
    for i in range(s.passed_after * settings.seats, s.played):
        place = i % settings.seats
        if place == 0:
            follow = OPEN
        seat = clockwise(s.leaders[i // settings.seats], place, settings)
        play = s.plays[i]
        if play == PLAY_WIZARD and wizards_barred(follow, s.trump, settings):
            v.voids[seat] = 0b1111
        elif follow < OPEN and play < PLAY_WIZARD and colour_played(play) != follow:
            v.voids[seat] |= 1 << follow
        follow = follow_after(follow, play, settings)


def look_at_foreheads(v: Sight, s: Table, seat: int, settings: Switches) -> None:
    """Write the cards that the others were dealt: those they still hold and those they played."""
    for other in range(settings.seats):
        if other != seat:
            v.seen[other] = s.hand[other]
            v.seen_wizards[other] = s.wizards[other]
            v.seen_jesters[other] = s.jesters[other]
    for i in range(s.played):
        other = (s.leaders[i // settings.seats] + i) % settings.seats
        if other != seat:
            kind = kind_played(s.plays[i])
            v.seen[other] |= 1 << kind
            if kind == WIZARD:
                v.seen_wizards[other] += 1
            elif kind == JESTER:
                v.seen_jesters[other] += 1
