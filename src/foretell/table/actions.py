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
    PLAY_AS_WIZARD,
    PLAY_JUGGLER,
    SHAPESHIFTER,
    WIZARD,
    first_play_of,
    kind_played,
    number_kind,
)
from foretell.table.state import ADJUST_PREDICTION, CHOOSE_TRUMP, PASS_CARD, PLAY, PREDICT, SWAP_WEREWOLF

FIRST_PREDICT: Final = 0
FIRST_TRUMP: Final = 22
FIRST_SWAP: Final = 26
FIRST_PLAY: Final = 31
FIRST_PASS: Final = 98
FIRST_ADJUST: Final = 158
ACTIONS: Final = 160

_PASSED_KINDS: Final = (
    WIZARD | JESTER << 6 | SHAPESHIFTER << 12 | DRAGON << 18 | FAIRY << 24 | BOMB << 30 | JUGGLER << 36 | CLOUD << 42
)


def kind_passed(number: int) -> int:
    """Return the kind of pass number 0–59."""
    if number < 52:
        return number_kind(number)
    return _PASSED_KINDS >> 6 * (number - 52) & 63


def pass_of(kind: int) -> int:
    """Return the pass number of a kind."""
    play = first_play_of(kind)
    if play <= PLAY_AS_WIZARD:
        return play
    if play < PLAY_JUGGLER:
        return play - 1
    return 58 if play == PLAY_JUGGLER else 59


def first_action(phase: int) -> int:
    """Return the first action of a phase in which something is decided."""
    if phase == PLAY:
        return FIRST_PLAY
    if phase == PREDICT:
        return FIRST_PREDICT
    if phase == PASS_CARD:
        return FIRST_PASS
    if phase == CHOOSE_TRUMP:
        return FIRST_TRUMP
    return FIRST_SWAP if phase == SWAP_WEREWOLF else FIRST_ADJUST


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
    number = action - first_action(phase)
    if phase == PLAY:
        return kind_played(number)
    return kind_passed(number) if phase == PASS_CARD else number


def action_of(phase: int, member: int) -> int:
    """Return the first action that a member of the legal set stands for; its announcements follow."""
    if phase == PLAY:
        return FIRST_PLAY + first_play_of(member)
    return first_action(phase) + (pass_of(member) if phase == PASS_CARD else member)


def is_legal(phase: int, legal: int, action: int) -> bool:
    """Return whether an action, which may be any number, belongs to the legal set of a phase."""
    if action < 0 or action >= ACTIONS or phase_of(action) != phase:
        return False
    return legal >> member_of(action) & 1 != 0


def announcements(phase: int, member: int) -> int:
    """Return how many actions a member of the legal set stands for: one for each that can be announced."""
    if phase == PLAY:
        if member == JUGGLER or member == CLOUD:
            return 4
        if member == SHAPESHIFTER:
            return 2
    return 1


def legal_actions(phase: int, legal: int) -> list[int]:
    """Return the action numbers of a legal set, in rising order."""
    return sorted(
        action_of(phase, member) + said for member in members(legal) for said in range(announcements(phase, member))
    )
