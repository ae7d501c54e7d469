"""Action numbers: every decision of every edition has one number, stable for ever.

| numbers | decision |
|---|---|
| 0–21 | predict that many tricks |
| 22–25 | the dealer names blue, red, green, yellow trump |
| 26–30 | the Werewolf's holder swaps it and names blue, red, green, yellow, no trump |
| 31–97 | play: the 67 plays of `foretell.cards` |
| 98–157 | pass a card: 52 number cards, Wizard, Jester, Shapeshifter, Dragon, Fairy, Bomb, Juggler, Cloud |
| 158, 159 | the Cloud's holder changes the prediction by +1, by −1 |

Inside the rules a set of legal decisions is one 64-bit word relative to the phase: kinds where a card is played or
passed, small numbers otherwise. `legal_actions` expands it, announcements included.
"""

from __future__ import annotations

from typing import Final

from foretell.bits import members
from foretell.cards import (
    BOMB,
    CLOUD,
    DRAGON,
    FAIRY,
    JESTER,
    JUGGLER,
    PLAYS,
    SHAPESHIFTER,
    WIZARD,
    kind_played,
    number_kind,
)
from foretell.table.state import (
    ADJUST_PREDICTION,
    CHOOSE_TRUMP,
    PASS_CARD,
    PLAY,
    PREDICT,
    SWAP_WEREWOLF,
)

FIRST_PREDICT: Final = 0
FIRST_TRUMP: Final = 22
FIRST_SWAP: Final = 26
FIRST_PLAY: Final = 31
FIRST_PASS: Final = 98
FIRST_ADJUST: Final = 158
ACTIONS: Final = 160

_PASSES: Final = 60
_PASSED_KINDS: Final = (
    WIZARD | JESTER << 6 | SHAPESHIFTER << 12 | DRAGON << 18 | FAIRY << 24 | BOMB << 30 | JUGGLER << 36 | CLOUD << 42
)


def kind_passed(number: int) -> int:
    """Return the kind of pass number 0–59."""
    if number < 52:
        return number_kind(number)
    return _PASSED_KINDS >> 6 * (number - 52) & 63


_FIRST_OF_PHASE: Final = {
    PREDICT: FIRST_PREDICT,
    CHOOSE_TRUMP: FIRST_TRUMP,
    SWAP_WEREWOLF: FIRST_SWAP,
    ADJUST_PREDICTION: FIRST_ADJUST,
}
_PLAYS_OF_KIND: Final = {
    kind_played(play): tuple(FIRST_PLAY + p for p in range(PLAYS) if kind_played(p) == kind_played(play))
    for play in range(PLAYS)
}
_PASS_OF_KIND: Final = {kind_passed(number): (FIRST_PASS + number,) for number in range(_PASSES)}


def phase_of(action: int) -> int:
    """Return the phase in which this action is decided."""
    if action < FIRST_TRUMP:
        return PREDICT
    if action < FIRST_SWAP:
        return CHOOSE_TRUMP
    if action < FIRST_PLAY:
        return SWAP_WEREWOLF
    if action < FIRST_PASS:
        return PLAY
    if action < FIRST_ADJUST:
        return PASS_CARD
    return ADJUST_PREDICTION


def member_of(action: int) -> int:
    """Return the member that stands for this action in the legal set of its phase."""
    phase = phase_of(action)
    if phase == PLAY:
        return kind_played(action - FIRST_PLAY)
    if phase == PASS_CARD:
        return kind_passed(action - FIRST_PASS)
    return action - _FIRST_OF_PHASE[phase]


def legal_actions(phase: int, legal: int) -> list[int]:
    """Return the action numbers of a legal set, in rising order."""
    if phase in _FIRST_OF_PHASE:
        first = _FIRST_OF_PHASE[phase]
        return [first + number for number in members(legal)]
    actions_of = _PLAYS_OF_KIND if phase == PLAY else _PASS_OF_KIND
    return sorted(action for kind in members(legal) for action in actions_of[kind])
