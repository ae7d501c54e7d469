"""Reasons: why a decision is legal or not, as a number inside and a code with a rule id outside.

A reason depends on nothing but what the deciding seat knows: its own hand and what is public.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from foretell.cards import COLOUR_NAMES, WIZARD, kind_name
from foretell.rules.rounds import hand_size
from foretell.rules.settings import Switches
from foretell.rules.tricks import ALWAYS_PLAYABLE, FREE, OPEN, cards_of, wizards_barred
from foretell.table.actions import FIRST_PREDICT, legal_actions, member_of, phase_of
from foretell.table.advance import legal, may_decide
from foretell.table.state import (
    ADJUST_PREDICTION,
    CHOOSE_TRUMP,
    OVER,
    PASS_CARD,
    PHASES,
    PLAY,
    PREDICT,
    SWAP_WEREWOLF,
    Table,
)


class Reason(NamedTuple):
    """A verdict that every language can word."""

    code: str
    rule: str
    legal: bool = False


REASONS: Final = (
    Reason("game/over", "SCORE-3"),
    Reason("turn/not-yours", "PLAY-1"),
    Reason("turn/already-decided", "PREDICT-2"),
    Reason("turn/other-decision", "PREDICT-1"),
    Reason("predict/too-many", "PREDICT-1"),
    Reason("predict/plus-minus-one", "VAR-1"),
    Reason("play/not-in-hand", "PLAY-2"),
    Reason("play/must-follow", "PLAY-3"),
    Reason("play/wizard-barred", "EDITION-3"),
    Reason("pass/not-in-hand", "JUGGLER-2"),
    Reason("adjust/below-zero", "CLOUD-3"),
    Reason("predict/allowed", "PREDICT-1", legal=True),
    Reason("trump/dealer-chooses", "TRUMP-3", legal=True),
    Reason("trump/werewolf-chooses", "TRUMP-5", legal=True),
    Reason("play/leads", "PLAY-2", legal=True),
    Reason("play/follows", "PLAY-3", legal=True),
    Reason("play/cannot-follow", "PLAY-3", legal=True),
    Reason("play/always-playable", "PLAY-4", legal=True),
    Reason("play/nobody-follows", "PLAY-6", legal=True),
    Reason("play/colour-open", "PLAY-7", legal=True),
    Reason("play/colours-do-not-matter", "VAR-5", legal=True),
    Reason("play/nothing-but-wizards", "EDITION-3", legal=True),
    Reason("pass/allowed", "JUGGLER-2", legal=True),
    Reason("adjust/allowed", "CLOUD-3", legal=True),
)
(
    GAME_OVER,
    NOT_YOUR_TURN,
    ALREADY_DECIDED,
    OTHER_DECISION,
    TOO_MANY,
    PLUS_MINUS_ONE,
    NOT_IN_HAND,
    MUST_FOLLOW,
    WIZARD_BARRED,
    NOT_IN_HAND_TO_PASS,
    BELOW_ZERO,
    PREDICTION_ALLOWED,
    DEALER_CHOOSES,
    WEREWOLF_CHOOSES,
    LEADS,
    FOLLOWS,
    CANNOT_FOLLOW,
    ALWAYS,
    NOBODY_FOLLOWS,
    COLOUR_OPEN,
    NO_COLOURS,
    NOTHING_BUT_WIZARDS,
    PASS_ALLOWED,
    CHANGE_ALLOWED,
) = range(len(REASONS))


_RULE_OF_PHASE: Final = {
    SWAP_WEREWOLF: "TRUMP-5",
    CHOOSE_TRUMP: "TRUMP-3",
    PREDICT: "PREDICT-1",
    PLAY: "PLAY-1",
    PASS_CARD: "JUGGLER-2",
    ADJUST_PREDICTION: "CLOUD-3",
}
"""The rule that says who decides what in a phase."""


def verdict(s: Table, seat: int, action: int, settings: Switches) -> Reason:
    """Return why this action is legal or not for this seat now, with the rule that says so here."""
    number = reason(s, seat, action, settings)
    found = REASONS[number]
    if number in (NOT_YOUR_TURN, OTHER_DECISION) or (number == ALREADY_DECIDED and s.phase == PASS_CARD):
        during_the_round = s.phase == ADJUST_PREDICTION and s.tricks < hand_size(s.round_number, settings)
        return found._replace(rule="CLOUD-6" if during_the_round else _RULE_OF_PHASE[s.phase])
    return found


def reason(s: Table, seat: int, action: int, settings: Switches) -> int:
    """Return the number of the reason why this action is legal or not for this seat now."""
    if s.phase == OVER:
        return GAME_OVER
    if not may_decide(s, seat):
        return ALREADY_DECIDED if s.waiting else NOT_YOUR_TURN
    if phase_of(action) != s.phase:
        return OTHER_DECISION
    member = member_of(action)
    allowed = legal(s, seat, settings) >> member & 1 != 0
    if s.phase == PLAY:
        return _why_play(s, seat, member, settings) if allowed else _why_not_play(s, seat, member, settings)
    return _WHY[s.phase] if allowed else _why_not(s, action, settings)


_WHY: Final = {
    PREDICT: PREDICTION_ALLOWED,
    CHOOSE_TRUMP: DEALER_CHOOSES,
    SWAP_WEREWOLF: WEREWOLF_CHOOSES,
    PASS_CARD: PASS_ALLOWED,
    ADJUST_PREDICTION: CHANGE_ALLOWED,
}


def _why_not(s: Table, action: int, settings: Switches) -> int:
    if s.phase == PREDICT:
        too_many = action - FIRST_PREDICT > hand_size(s.round_number, settings)
        return TOO_MANY if too_many else PLUS_MINUS_ONE
    return NOT_IN_HAND_TO_PASS if s.phase == PASS_CARD else BELOW_ZERO


def _why_not_play(s: Table, seat: int, kind: int, settings: Switches) -> int:
    if not s.hand[seat] >> kind & 1:
        return NOT_IN_HAND
    if kind == WIZARD and wizards_barred(s.follow, s.trump, settings):
        return WIZARD_BARRED
    return MUST_FOLLOW


def _why_play(s: Table, seat: int, kind: int, settings: Switches) -> int:
    if not s.lying:
        return LEADS
    if settings.one_colour:
        return NO_COLOURS
    if s.follow == FREE:
        return NOBODY_FOLLOWS
    if s.follow == OPEN:
        return COLOUR_OPEN
    if kind == WIZARD and wizards_barred(s.follow, s.trump, settings):
        return NOTHING_BUT_WIZARDS
    if cards_of(s.follow) >> kind & 1:
        return FOLLOWS
    if ALWAYS_PLAYABLE >> kind & 1:
        return ALWAYS
    return CANNOT_FOLLOW


def reason_params(s: Table, seat: int, settings: Switches) -> dict[str, object]:
    """Return what a wording of the reason may mention; all of it public."""
    params: dict[str, object] = {"phase": PHASES[s.phase], "round": s.round_number}
    if s.phase == PREDICT:
        params["tricks"] = hand_size(s.round_number, settings)
    if s.phase == PLAY and s.follow < OPEN:
        params["colour"] = COLOUR_NAMES[s.follow]
    if not may_decide(s, seat):
        params["turn"] = s.turn
    return params


def reasons_against(s: Table, seat: int, settings: Switches) -> dict[str, str]:
    """Return, for a seat to decide now, why cards in its hand or predictions within reach are not legal, by code."""
    against = {}
    if may_decide(s, seat) and s.phase in (PLAY, PREDICT):
        within = s.hand[seat] if s.phase == PLAY else (2 << hand_size(s.round_number, settings)) - 1
        for action in legal_actions(s.phase, within & ~legal(s, seat, settings)):
            token = kind_name(member_of(action)) if s.phase == PLAY else str(action)
            against[token] = REASONS[reason(s, seat, action, settings)].code
    return against
