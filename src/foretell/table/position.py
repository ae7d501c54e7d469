"""Positions: which rows can be one.

A row is a position when its round, taken back to the deal and played again by the rules, comes to the same row. So
nothing here says how a round goes: only whether a row can be read at all, and whether its cards can have been dealt.
"""

from __future__ import annotations

from typing import Final

from foretell.cards import JESTER, NO_KIND, PLAYS, WEREWOLF, WIZARD, kind_played
from foretell.rules.decks import colours_in_play, kinds_for, kinds_in_play, most_wizards
from foretell.rules.rounds import clockwise, hand_size, left_of, rounds
from foretell.rules.scoring import points
from foretell.rules.settings import Switches
from foretell.table.actions import FIRST_ADJUST, FIRST_PASS, FIRST_PLAY, FIRST_PREDICT, first_action, is_legal, pass_of
from foretell.table.advance import apply, legal, may_decide
from foretell.table.deal import begin_round, clear_round, settle_trump, turns_a_card
from foretell.table.hands import add_card, remove_card
from foretell.table.sight import cards_held
from foretell.table.state import (
    ADJUST_PREDICTION,
    DEAL,
    NOBODY,
    OVER,
    PASS_CARD,
    PLAY,
    PREDICT,
    Table,
)

_SINGLE: Final = (1 << 63) - 1 - (1 << WIZARD) - (1 << JESTER)


def possible(s: Table, settings: Switches) -> bool:
    """Return whether a row is a position under these settings."""
    again = s.twin()
    return comes_again(again, s, settings) and again == s


def comes_again(again: Table, s: Table, settings: Switches) -> bool:
    """Play the round of `s` again on a copy of it; return whether that can be done.

    It was a position if the copy then is equal to it. Before a deal there may also be no round to play again.
    """
    if not readable(s, settings):
        return False
    if s.phase == DEAL and s.played == 0:
        clear_round(again)
        return s.round_number < rounds(settings)
    return s.round_number > 0 and take_back(again, s, settings) and play_again(again, s, settings)


def readable(s: Table, settings: Switches) -> bool:
    """Return whether every number that serves to read the row is one of something that exists."""
    if not (DEAL <= s.phase <= OVER and 0 <= s.round_number <= rounds(settings)):
        return False
    if not (0 <= s.turn < settings.seats and 0 <= s.dealer < settings.seats and NOBODY <= s.wolf < settings.seats):
        return False
    if not (is_kind(s.turned, settings) and is_kind(s.wolf_card, settings) and plays_readable(s, settings)):
        return False
    for seat in range(6):
        if not (is_hand(s, seat, settings) and is_kind(s.passed[seat], settings) and is_score(s, seat, settings)):
            return False
    return True


def is_kind(kind: int, settings: Switches) -> bool:
    """Return whether this is a kind of card in play, or none."""
    return kind == NO_KIND or (0 <= kind < 63 and kinds_in_play(settings) >> kind & 1 != 0)


def plays_readable(s: Table, settings: Switches) -> bool:
    """Return whether the plays are plays, as many as there are cards, in tricks that seats lead."""
    if not 0 <= s.played <= hand_size(s.round_number, settings) * settings.seats:
        return False
    for i in range(s.played):
        if not (0 <= s.plays[i] < PLAYS and is_kind(kind_played(s.plays[i]), settings)):
            return False
        if not 0 <= s.leaders[i // settings.seats] < settings.seats:
            return False
    return True


def is_hand(s: Table, seat: int, settings: Switches) -> bool:
    """Return whether a hand is a set of kinds in play, with as many Wizards and Jesters as that says."""
    if not (s.hand[seat] >= 0 and s.hand[seat] & ~kinds_in_play(settings) == 0):
        return False
    return counts_agree(s.hand[seat], WIZARD, s.wizards[seat]) and counts_agree(s.hand[seat], JESTER, s.jesters[seat])


def counts_agree(hand: int, kind: int, count: int) -> bool:
    """Return whether a kind that is counted is in the hand just where there are some of it."""
    return 0 <= count <= 4 and (count > 0) == (hand >> kind & 1 != 0)


def is_score(s: Table, seat: int, settings: Switches) -> bool:
    """Return whether a seat can have this total: at most all tricks of every round, as predicted."""
    most = 0
    if seat < settings.seats:
        for number in range(1, s.round_number + is_scored(s)):
            size = hand_size(number, settings)
            most += points(size, size)
    return -most <= s.score[seat] <= most and s.score[seat] % 10 == 0


def is_scored(s: Table) -> bool:
    """Return whether the points of the round have been added."""
    return s.phase == DEAL or s.phase == OVER


def take_back(again: Table, s: Table, settings: Switches) -> bool:
    """Take the round of `s` back to its deal; return whether that is one."""
    again.round_number -= 1
    begin_round(again, settings)
    for seat in range(settings.seats):
        again.hand[seat] = s.hand[seat]
        again.wizards[seat] = s.wizards[seat]
        again.jesters[seat] = s.jesters[seat]
        if is_scored(s):
            again.score[seat] -= points(s.predicted[seat], s.won[seat])
    for i in range(s.played):
        seat = clockwise(s.leaders[i // settings.seats], i % settings.seats, settings)
        add_card(again, seat, kind_played(s.plays[i]))
    return take_back_passes(again, s, settings) and take_back_swap(again, s) and is_deal(again, settings)


def take_back_passes(again: Table, s: Table, settings: Switches) -> bool:
    """Give passed cards back; until all have passed, nobody has taken up a card. JUGGLER-2."""
    for giver in range(settings.seats):
        kind = s.passed[giver]
        if kind != NO_KIND:
            if s.phase != PASS_CARD and not give_up(again, left_of(giver, settings), kind):
                return False
            add_card(again, giver, kind)
    return True


def take_back_swap(again: Table, s: Table) -> bool:
    """Give the Werewolf back to whoever swapped it, for the card that was turned. TRUMP-5."""
    again.turned = s.turned
    if s.wolf == NOBODY:
        return True
    again.turned = s.wolf_card
    if s.wolf_card == NO_KIND or not give_up(again, s.wolf, s.wolf_card):
        return False
    add_card(again, s.wolf, WEREWOLF)
    return True


def give_up(s: Table, seat: int, kind: int) -> bool:
    """Take a card out of a hand, if it is there."""
    if not s.hand[seat] >> kind & 1:
        return False
    remove_card(s, seat, kind)
    return True


def is_deal(s: Table, settings: Switches) -> bool:
    """Return whether hands and turned card can have been dealt: as many as the round says, none of them twice."""
    size = hand_size(s.round_number, settings)
    if (s.turned != NO_KIND) != turns_a_card(size, settings):
        return False
    out = 0 if s.turned == NO_KIND else 1 << s.turned
    wizards = out >> WIZARD & 1
    jesters = out >> JESTER & 1
    for seat in range(settings.seats):
        if cards_held(s, seat) != size or s.hand[seat] & ~kinds_for(seat, settings) or s.hand[seat] & out & _SINGLE:
            return False
        if max(s.wizards[seat], s.jesters[seat]) > most_wizards(settings):
            return False
        out |= s.hand[seat]
        wizards += s.wizards[seat]
        jesters += s.jesters[seat]
    return max(wizards, jesters) <= colours_in_play(settings)


def play_again(again: Table, s: Table, settings: Switches) -> bool:
    """Take as many decisions from the deal on as `s` has seen; return whether all of them are legal."""
    settle_trump(again, settings)
    while again.decisions < s.decisions:
        if not decide_again(again, s, settings):
            return False
    return True


def decide_again(again: Table, s: Table, settings: Switches) -> bool:
    """Let a seat decide as it has in `s`; return whether there is one that may."""
    for seat in range(settings.seats):
        if may_decide(again, seat):
            action = action_taken(s, again, seat)
            if is_legal(again.phase, legal(again, seat, settings), action):
                apply(again, seat, action, settings)
                return True
    return False


def action_taken(s: Table, again: Table, seat: int) -> int:
    """Return what a seat has decided in `s` at this moment of its round, or -1."""
    if again.phase == PLAY:
        return FIRST_PLAY + s.plays[again.played] if again.played < s.played else -1
    if again.phase == PREDICT:
        return FIRST_PREDICT + s.predicted[seat] - (s.cloud_change if seat == s.cloud else 0)
    if again.phase == PASS_CARD:
        return FIRST_PASS + pass_of(s.passed[seat]) if s.passed[seat] != NO_KIND else -1
    if again.phase == ADJUST_PREDICTION:
        return FIRST_ADJUST if s.cloud_change > 0 else FIRST_ADJUST + 1
    return first_action(again.phase) + s.trump
