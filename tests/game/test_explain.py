"""Game.explain: why a decision is legal or not, for every phase, with the rule that says so."""

from __future__ import annotations

from typing import Any

import pytest

from foretell import Game, Settings
from tests.helpers import dealt, first_lead, play_all, play_out

HANDS = ("R7 B1", "R8 B2", "R9 B3")


def juggled() -> Game:
    """Return a game in which all pass a card."""
    return play_all(first_lead("Ju B1", "R8 B2", "R9 B3", turned="G1"), "Ju=R", "R8", "R9")


def clouded() -> Game:
    """Return a game in which seat 0 changes its prediction of 0."""
    return play_all(first_lead("Cl", "B2", "Y3", turned="G1"), "Cl=R", "B2", "Y3")


def trick(*played: str, turned: str = "G1", hands: tuple[str, ...] = HANDS, **switches: Any) -> Game:
    """Return a game in the first trick."""
    return play_all(first_lead(*hands, turned=turned, **switches), *played)


def over() -> Game:
    """Return a game that is over."""
    return play_out(Game(settings=Settings(seats=6, maximus=True), seed=1))


@pytest.mark.parametrize(
    ("game", "seat", "token", "legal", "code", "rule", "params"),
    [
        (dealt(*HANDS, turned="G1"), 0, "2", True, "predict/allowed", "PREDICT-1", {"tricks": 2}),
        (dealt(*HANDS, turned="G1"), 0, "3", False, "predict/too-many", "PREDICT-1", {"tricks": 2}),
        (dealt(*HANDS, turned="G1"), 1, "0", False, "turn/not-yours", "PREDICT-1", {"turn": 0}),
        (dealt(*HANDS, turned="G1"), 0, "R7", False, "turn/other-decision", "PREDICT-1", {"phase": "predict"}),
        (
            play_all(dealt(*HANDS, turned="G1", plus_minus_one=True), "1", "1"),
            *(2, "0", False, "predict/plus-minus-one", "VAR-1", {"tricks": 2}),
        ),
        (
            play_all(dealt(*HANDS, turned="G1", hidden_predictions=True), "1"),
            *(0, "1", False, "turn/already-decided", "PREDICT-2", {"phase": "predict"}),
        ),
        (dealt(*HANDS, turned="W"), 2, "trump=R", True, "trump/dealer-chooses", "TRUMP-3", {"phase": "choose_trump"}),
        (dealt(*HANDS, turned="W"), 0, "trump=R", False, "turn/not-yours", "TRUMP-3", {"turn": 2}),
        (
            dealt("R7 We", "R8 B2", "R9 B3", turned="G1"),
            *(0, "We=-", True, "trump/werewolf-chooses", "TRUMP-5", {"phase": "swap_werewolf"}),
        ),
        (trick(), 0, "R7", True, "play/leads", "PLAY-2", {"round": 2}),
        (trick(), 0, "R8", False, "play/not-in-hand", "PLAY-2", {"round": 2}),
        (trick("R7"), 1, "R8", True, "play/follows", "PLAY-3", {"colour": "red"}),
        (trick("R7"), 1, "B2", False, "play/must-follow", "PLAY-3", {"colour": "red"}),
        (trick("R7", hands=("R7", "B2", "G3")), 1, "B2", True, "play/cannot-follow", "PLAY-3", {"colour": "red"}),
        (trick("R7", hands=("R7 B1", "R8 W", "R9 B3")), 1, "W", True, "play/always-playable", "PLAY-4", {}),
        (trick("W", hands=("W B1", "R8 B2", "R9 B3")), 1, "B2", True, "play/nobody-follows", "PLAY-6", {}),
        (trick("J", hands=("J B1", "R8 B2", "R9 B3")), 1, "B2", True, "play/colour-open", "PLAY-7", {}),
        (
            trick("R7", hands=("R7 B1", "W R2", "R9 B3"), turned="R1", wizard_barred=True),
            1,
            "W",
            False,
            "play/wizard-barred",
            "EDITION-3",
            {"colour": "red"},
        ),
        (
            trick("R7", hands=("R7 B1", "W W", "R9 B3"), turned="R1", wizard_barred=True),
            1,
            "W",
            True,
            "play/nothing-but-wizards",
            "EDITION-3",
            {"colour": "red"},
        ),
        (
            trick("B1", hands=("B1 B2 B3 B4", "R1 R2 R3 R4", "G1 G2 G3 G4"), turned="", one_colour=True),
            *(1, "R1", True, "play/colours-do-not-matter", "VAR-5", {"round": 1}),
        ),
        (juggled(), 1, ">B2", True, "pass/allowed", "JUGGLER-2", {"phase": "pass_card"}),
        (juggled(), 1, ">B3", False, "pass/not-in-hand", "JUGGLER-2", {"phase": "pass_card"}),
        (play_all(juggled(), ">B1"), 0, ">B1", False, "turn/already-decided", "JUGGLER-2", {"phase": "pass_card"}),
        (clouded(), 0, "+1", True, "adjust/allowed", "CLOUD-3", {"phase": "adjust_prediction"}),
        (clouded(), 0, "-1", False, "adjust/below-zero", "CLOUD-3", {"phase": "adjust_prediction"}),
        (over(), 0, "R7", False, "game/over", "SCORE-3", {"phase": "over"}),
    ],
)
def test_why(game: Game, seat: int, token: str, legal: bool, code: str, rule: str, params: dict[str, object]) -> None:
    before = game.table.twin()
    why = game.explain(seat, token)
    assert (why.decision.token, why.legal, why.code, why.rule) == (token, legal, code, rule)
    assert {"token": token, "seat": seat, **params}.items() <= why.params.items()
    assert (why.decision in game.legal(seat)) == legal
    assert game.table == before
