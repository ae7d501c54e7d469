"""The 160 decisions: numbers and tokens that stay the same for ever."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from foretell import DECISIONS, Decision, InvalidNotation
from foretell.cards import KINDS, WEREWOLF, kind_name
from foretell.numbers import whole_number
from foretell.table.actions import (
    ACTIONS,
    action_of,
    announcements,
    first_action,
    is_legal,
    kind_passed,
    legal_actions,
    member_of,
    pass_of,
    phase_of,
)
from foretell.table.state import ADJUST_PREDICTION, CHOOSE_TRUMP, OVER, PASS_CARD, PLAY, PREDICT, SWAP_WEREWOLF

NUMBERS = " ".join(f"{colour}{rank}" for colour in "BRGY" for rank in range(1, 14))
PINNED = f"""
0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21
trump=B trump=R trump=G trump=Y
We=B We=R We=G We=Y We=-
{NUMBERS}
W J Sh=W Sh=J Dr Fa Bo
Ju=B Ju=R Ju=G Ju=Y
Cl=B Cl=R Cl=G Cl=Y
{" ".join(f">{card}" for card in NUMBERS.split())}
>W >J >Sh >Dr >Fa >Bo >Ju >Cl
+1 -1
""".split()
"""Never change this table: records, bots and learned weights speak in its numbers."""

PHASES = {
    PREDICT: (0, 22),
    CHOOSE_TRUMP: (22, 26),
    SWAP_WEREWOLF: (26, 31),
    PLAY: (31, 98),
    PASS_CARD: (98, 158),
    ADJUST_PREDICTION: (158, 160),
}


def test_numbers_and_tokens_are_pinned() -> None:
    assert [decision.token for decision in DECISIONS] == PINNED
    assert ACTIONS == len(PINNED) == 160


@pytest.mark.parametrize("number", range(160))
def test_number_and_token_stand_for_the_same_decision(number: int) -> None:
    decision = DECISIONS[number]
    assert decision.number == number
    assert Decision.parse(PINNED[number]) is decision
    assert Decision.of(number) is Decision.of(PINNED[number]) is Decision.of(decision) is decision
    assert str(decision) == PINNED[number]
    assert repr(decision) == f"Decision({PINNED[number]!r})"
    assert pickle.loads(pickle.dumps(decision)) is decision  # noqa: S301


def test_no_token_stands_for_two_decisions() -> None:
    assert len({decision.token for decision in DECISIONS}) == 160


@pytest.mark.parametrize("wrong", ["", "22", "R14", "R0", "r7", "We", "Ju", "Sh", ">We", "trump=-", "+2", " R7", "R7 "])
def test_unknown_tokens_are_refused(wrong: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        Decision.of(wrong)
    assert caught.value.code == "notation/unknown-decision"
    assert caught.value.params == {"token": wrong}
    assert str(caught.value) == f"unknown decision: {wrong!r}"


def test_whole_numbers_of_other_kinds_are_numbers_too() -> None:
    assert str(Decision.of(np.int64(50))) == "R7"  # type: ignore[arg-type]
    assert [whole_number(value) for value in (7, np.int8(-2), True, False, 7.0, "7", None)] == [7, -2, *[None] * 5]
    assert type(whole_number(np.int8(7))) is int


@pytest.mark.parametrize("wrong", [-1, 160, True, False, None, 1.0, np.int64(160), np.float64(1)])
def test_unknown_numbers_are_refused(wrong: Any) -> None:
    with pytest.raises(InvalidNotation) as caught:
        Decision.of(wrong)
    assert caught.value.code == "notation/unknown-decision"
    assert caught.value.params == {"token": str(wrong)}
    assert str(caught.value) == f"unknown decision: {wrong!r}"


@pytest.mark.parametrize(("phase", "numbers"), PHASES.items())
def test_every_phase_has_its_numbers(phase: int, numbers: tuple[int, int]) -> None:
    names = {
        PREDICT: "predict",
        CHOOSE_TRUMP: "choose_trump",
        SWAP_WEREWOLF: "swap_werewolf",
        PLAY: "play",
        PASS_CARD: "pass_card",
        ADJUST_PREDICTION: "adjust_prediction",
    }
    assert first_action(phase) == numbers[0]
    for number in range(*numbers):
        assert phase_of(number) == DECISIONS[number].phase == phase
        assert DECISIONS[number].name == names[phase]
        assert DECISIONS[number].member == member_of(number)


def test_members_are_small_numbers_or_kinds() -> None:
    assert [member_of(number) for number in range(22)] == list(range(22))
    assert [member_of(number) for number in range(22, 31)] == [0, 1, 2, 3, 0, 1, 2, 3, 4]
    assert [member_of(number) for number in (158, 159)] == [0, 1]
    for number in range(31, 158):
        assert kind_name(member_of(number)) == PINNED[number].lstrip(">").partition("=")[0]


@pytest.mark.parametrize("phase", PHASES)
def test_legal_sets_expand_to_the_numbers_of_their_phase(phase: int) -> None:
    numbers = range(*PHASES[phase])
    everything = sum(1 << member for member in {member_of(number) for number in numbers})
    assert legal_actions(phase, everything) == list(numbers)
    assert legal_actions(phase, 0) == []
    for number in numbers:
        alone = legal_actions(phase, 1 << member_of(number))
        assert alone == [other for other in numbers if member_of(other) == member_of(number)]
        assert alone[0] == action_of(phase, member_of(number))
        assert len(alone) == announcements(phase, member_of(number))


@pytest.mark.parametrize("phase", PHASES)
def test_an_action_is_legal_in_its_phase_and_set_only(phase: int) -> None:
    everything = 2**63 - 1
    legal = [action for action in range(-2, 170) if is_legal(phase, everything, action)]
    assert legal == list(range(*PHASES[phase]))
    for action in legal:
        assert is_legal(phase, 1 << member_of(action), action)
        assert not is_legal(phase, everything ^ 1 << member_of(action), action)


def test_nothing_is_legal_when_the_game_is_over() -> None:
    assert not any(is_legal(OVER, 2**63 - 1, action) for action in range(160))
    assert legal_actions(OVER, 0) == []


def test_every_kind_but_the_werewolf_can_be_passed() -> None:
    passed = [kind_passed(number) for number in range(60)]
    assert sorted(passed) == sorted(kind for kind in KINDS if kind != WEREWOLF)
    assert [pass_of(kind) for kind in passed] == list(range(60))
