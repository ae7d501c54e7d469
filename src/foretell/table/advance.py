"""The course of a round: what a seat may decide, and what its decision does.

One `legal_…` and one `apply_…` per phase. Nothing here checks or raises: `legal` says what may be applied, and whoever
takes decisions from outside asks it first. A trick ends by WIN, BOMB, JUGGLER and CLOUD rules; a round by CLOUD-3 and
SCORE-1. With CLOUD-6 the Cloud acts when its trick is over, after a pass and before the next lead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretell.cards import BOMB, CLOUD, JUGGLER, WEREWOLF, kind_played
from foretell.rules.predictions import all_at_once, legal_changes, legal_predictions
from foretell.rules.rounds import clockwise, hand_size, left_of, rounds
from foretell.rules.scoring import points
from foretell.rules.settings import Switches
from foretell.rules.tricks import OPEN, follow_after, legal_plays, winner
from foretell.rules.trump import COLOURS_OR_NONE, COLOURS_TO_CHOOSE
from foretell.table.actions import (
    FIRST_ADJUST,
    FIRST_PASS,
    FIRST_PLAY,
    FIRST_SWAP,
    FIRST_TRUMP,
    kind_passed,
)
from foretell.table.deal import begin_predictions
from foretell.table.hands import add_card, remove_card
from foretell.table.state import (
    ADJUST_PREDICTION,
    CHOOSE_TRUMP,
    DEAL,
    OVER,
    PASS_CARD,
    PLAY,
    PREDICT,
    SWAP_WEREWOLF,
    Table,
)

if TYPE_CHECKING:
    from foretell.table.sight import Sight


def may_decide(s: Table | Sight, seat: int) -> bool:
    """Return whether this seat has something to decide now."""
    if s.phase == DEAL or s.phase == OVER:
        return False
    if s.waiting:
        return s.waiting >> seat & 1 != 0
    return s.turn == seat


def legal(s: Table, seat: int, settings: Switches) -> int:
    """Return the set of what this seat may decide now, relative to the phase; empty when it has nothing to decide."""
    if not may_decide(s, seat):
        return 0
    if s.phase == PLAY:
        return legal_plays(s.hand[seat], s.follow, s.trump, settings)
    if s.phase == PREDICT:
        return legal_to_predict(s, seat, settings)
    if s.phase == PASS_CARD:
        return s.hand[seat]
    if s.phase == CHOOSE_TRUMP:
        return COLOURS_TO_CHOOSE
    if s.phase == SWAP_WEREWOLF:
        return COLOURS_OR_NONE
    return legal_changes(s.predicted[seat])


def legal_to_predict(s: Table, seat: int, settings: Switches) -> int:
    """Return the set of numbers that this seat may predict."""
    tricks = hand_size(s.round_number, settings)
    if settings.plus_minus_one == 0:
        return legal_predictions(tricks, 0, False, settings)
    others = 0
    undecided = 0
    for other in range(settings.seats):
        if s.predicted[other] >= 0:
            others += s.predicted[other]
        else:
            undecided += 1
    return legal_predictions(tricks, others, undecided == 1, settings)


def apply(s: Table, seat: int, action: int, settings: Switches) -> None:
    """Carry out a legal decision, and all that follows from it up to the next decision or deal."""
    s.decisions += 1
    if s.phase == PLAY:
        apply_play(s, seat, action - FIRST_PLAY, settings)
    elif s.phase == PREDICT:
        apply_predict(s, seat, action, settings)
    elif s.phase == PASS_CARD:
        apply_pass(s, seat, kind_passed(action - FIRST_PASS), settings)
    elif s.phase == CHOOSE_TRUMP:
        s.trump = action - FIRST_TRUMP
        begin_predictions(s, settings)
    elif s.phase == SWAP_WEREWOLF:
        apply_swap(s, seat, action - FIRST_SWAP, settings)
    else:
        apply_adjust(s, seat, 1 if action == FIRST_ADJUST else -1, settings)


def apply_swap(s: Table, seat: int, trump: int, settings: Switches) -> None:
    """Swap the Werewolf with the turned card and name trump. TRUMP-5."""
    remove_card(s, seat, WEREWOLF)
    add_card(s, seat, s.turned)
    s.wolf = seat
    s.wolf_card = s.turned
    s.turned = WEREWOLF
    s.trump = trump
    begin_predictions(s, settings)


def apply_predict(s: Table, seat: int, number: int, settings: Switches) -> None:
    """Note a prediction; after the last one the first trick begins."""
    s.predicted[seat] = number
    if all_at_once(settings):
        done = decided(s, seat)
    else:
        s.turn = left_of(seat, settings)
        done = s.predicted[s.turn] >= 0
    if done:
        s.phase = PLAY
        s.turn = s.leaders[0]


def decided(s: Table, seat: int) -> bool:
    """Strike a seat off those that all decide at once; return whether it was the last."""
    s.waiting ^= 1 << seat
    while s.waiting and not s.waiting >> s.turn & 1:
        s.turn += 1
    return s.waiting == 0


def apply_play(s: Table, seat: int, play: int, settings: Switches) -> None:
    """Lay a card on the table; the last one of a trick ends it."""
    kind = kind_played(play)
    remove_card(s, seat, kind)
    s.plays[s.played] = play
    s.played += 1
    s.lying |= 1 << kind
    s.follow = follow_after(s.follow, play, settings)
    if s.played == (s.tricks + 1) * settings.seats:
        end_trick(s, settings)
    else:
        s.turn = left_of(seat, settings)


def taker(s: Table, settings: Switches) -> int:
    """Return the seat whose card is winning the trick on the table."""
    first = s.tricks * settings.seats
    position = winner(s.plays, first, s.played - first, s.follow, s.trump, settings)
    return clockwise(s.leaders[s.tricks], position, settings)


def end_trick(s: Table, settings: Switches) -> None:
    """Give the trick to whom it belongs, and go on with a pass, the next lead, or the end of the round."""
    seat = taker(s, settings)
    if s.lying >> BOMB & 1:
        s.bombed = s.tricks
    else:
        s.won[seat] += 1
        if s.lying >> CLOUD & 1:
            s.cloud = seat
    juggled = s.lying >> JUGGLER & 1
    s.tricks += 1
    s.leaders[s.tricks] = seat
    s.turn = seat
    s.lying = 0
    s.follow = OPEN
    if s.tricks == hand_size(s.round_number, settings):
        end_tricks(s, settings)
    elif juggled:
        s.phase = PASS_CARD
        s.passed_after = s.tricks
        s.waiting = (1 << settings.seats) - 1
        s.turn = 0
    else:
        go_on(s, settings)


def cloud_is_due(s: Table) -> bool:
    """Return whether the Cloud lies in somebody's tricks and has not changed a prediction yet."""
    return s.cloud >= 0 and s.cloud_change == 0


def go_on(s: Table, settings: Switches) -> None:
    """Ask for the Cloud's change where it is made during the round and is due, else for the next lead. CLOUD-6."""
    if settings.cloud_acts and cloud_is_due(s):
        s.phase = ADJUST_PREDICTION
        s.turn = s.cloud
    else:
        s.phase = PLAY
        s.turn = s.leaders[s.tricks]


def apply_pass(s: Table, seat: int, kind: int, settings: Switches) -> None:
    """Put a card down for the left neighbour; when all have, each takes up the new card. JUGGLER-2."""
    remove_card(s, seat, kind)
    s.passed[seat] = kind
    if decided(s, seat):
        for giver in range(settings.seats):
            add_card(s, left_of(giver, settings), s.passed[giver])
        go_on(s, settings)


def end_tricks(s: Table, settings: Switches) -> None:
    """Ask for the Cloud's change where it is due, else score. CLOUD-4."""
    if cloud_is_due(s):
        s.phase = ADJUST_PREDICTION
        s.turn = s.cloud
    else:
        score_round(s, settings)


def apply_adjust(s: Table, seat: int, change: int, settings: Switches) -> None:
    """Change the prediction by the Cloud; then the next trick is led, or the round is scored. CLOUD-3, CLOUD-6."""
    s.predicted[seat] += change
    s.cloud_change = change
    if s.tricks == hand_size(s.round_number, settings):
        score_round(s, settings)
    else:
        go_on(s, settings)


def score_round(s: Table, settings: Switches) -> None:
    """Add the points of the round; the game is over after the last."""
    for seat in range(settings.seats):
        s.score[seat] += points(s.predicted[seat], s.won[seat])
    s.phase = OVER if s.round_number == rounds(settings) else DEAL
