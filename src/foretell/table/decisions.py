"""Decisions: what a seat chooses, with a number for machines and a token for people.

| decision | token |
|---|---|
| predict 3 tricks | `3` |
| the dealer names red trump | `trump=R` |
| swap the Werewolf and name red, or no trump | `We=R`, `We=-` |
| play the red 7, a Wizard, the Shapeshifter as Jester, the Juggler as green | `R7`, `W`, `Sh=J`, `Ju=G` |
| pass the red 7 to the left | `>R7` |
| raise or lower the prediction by the Cloud | `+1`, `-1` |
"""

from __future__ import annotations

from typing import Final

from foretell.cards import COLOUR_LETTERS, kind_name, play_name
from foretell.errors import InvalidNotation
from foretell.numbers import whole_number
from foretell.table.actions import (
    ACTIONS,
    FIRST_ADJUST,
    FIRST_PASS,
    FIRST_PLAY,
    FIRST_SWAP,
    FIRST_TRUMP,
    kind_passed,
    member_of,
    phase_of,
)
from foretell.table.state import PHASES


class Decision:
    """One of the 160 decisions; `DECISIONS[number]` is the only instance of each.

    >>> Decision.parse("R7").number, DECISIONS[51].token, DECISIONS[158].name
    (50, 'R8', 'adjust_prediction')
    """

    __slots__ = ("member", "name", "number", "phase", "token")

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.phase: Final = phase_of(number)
        self.member: Final = member_of(number)
        self.name: Final = PHASES[self.phase]
        self.token: Final = _token(number)

    @staticmethod
    def parse(token: str) -> Decision:
        """Read a token."""
        if token not in _BY_TOKEN:
            raise InvalidNotation("notation/unknown-decision", f"unknown decision: {token!r}", token=token)
        return _BY_TOKEN[token]

    @staticmethod
    def of(decision: Decision | str | int) -> Decision:
        """Return the decision that a number, a token or a decision stands for."""
        if isinstance(decision, Decision):
            return decision
        if isinstance(decision, str):
            return Decision.parse(decision)
        number = whole_number(decision)
        if number is None or not 0 <= number < ACTIONS:
            raise InvalidNotation("notation/unknown-decision", f"unknown decision: {decision!r}", token=str(decision))
        return DECISIONS[number]

    def __repr__(self) -> str:
        return f"Decision({self.token!r})"

    def __str__(self) -> str:
        return self.token

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return Decision.of, (self.number,)


def _token(number: int) -> str:
    if number < FIRST_TRUMP:
        return str(number)
    if number < FIRST_SWAP:
        return f"trump={COLOUR_LETTERS[number - FIRST_TRUMP]}"
    if number < FIRST_PLAY:
        return f"We={(COLOUR_LETTERS + '-')[number - FIRST_SWAP]}"
    if number < FIRST_PASS:
        return play_name(number - FIRST_PLAY)
    if number < FIRST_ADJUST:
        return f">{kind_name(kind_passed(number - FIRST_PASS))}"
    return ("+1", "-1")[number - FIRST_ADJUST]


DECISIONS: Final = tuple(Decision(number) for number in range(ACTIONS))
_BY_TOKEN: Final = {decision.token: decision for decision in DECISIONS}
