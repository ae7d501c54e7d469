"""Reasons: every code is reached, and each names its rule."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis

from foretell import DECISIONS, Game, GameOver, IllegalDecision, NotYourTurn, Settings
from foretell.table.reasons import REASONS, Reason, reason, reasons_against
from foretell.table.state import DEAL
from tests.helpers import dealt, first_lead, play_all, play_out
from tests.strategies import seeds, settings
from tests.table.walks import random_game


def predicting(**switches: Any) -> Game:
    return dealt("R7 W", "J B1", "J W", turned="G5", **switches)


def following(*led: str, **switches: Any) -> Game:
    return play_all(first_lead("R7 W J", "R2 B5 W", "G1 G12 W", turned="Y5", **switches), *led)


def barred(*led: str) -> Game:
    return play_all(first_lead("R7 J B1", "R2 W B5", "W W W", turned="R5", wizard_barred=True), *led)


def passing() -> Game:
    return play_all(first_lead("Ju R1", "R2 B2", "R3 B3", turned="Y5"), "Ju=R", "R2", "R3")


def clouded(predicted: str) -> Game:
    return play_all(first_lead("R2", "Cl", "R3", turned="Y5", predict=f"0 {predicted} 0"), "R2", "Cl=R", "R3")


def one_colour(*led: str) -> Game:
    hands = ("B1 B2 B3 W", "R1 R2 R3 W", "G1 G2 G3 J")
    return play_all(first_lead(*hands, one_colour=True), *led)


def over() -> Game:
    return play_out(Game(settings=Settings(seats=6, maximus=True), seed=1))


CASES: list[tuple[str, str, Game, int, str]] = [
    ("game/over", "SCORE-3", over(), 0, "R7"),
    ("turn/not-yours", "PREDICT-1", predicting(), 1, "0"),
    ("turn/not-yours", "PLAY-1", following(), 1, "R2"),
    ("turn/already-decided", "PREDICT-2", play_all(predicting(secret_predictions=True), "0"), 0, "1"),
    ("turn/already-decided", "JUGGLER-2", play_all(passing(), ">R1"), 0, ">R1"),
    ("turn/other-decision", "PREDICT-1", predicting(), 0, "R7"),
    ("turn/other-decision", "PLAY-1", following(), 0, "0"),
    ("turn/other-decision", "JUGGLER-2", passing(), 0, "R1"),
    ("predict/too-many", "PREDICT-1", predicting(), 0, "3"),
    ("predict/too-many", "PREDICT-1", predicting(), 0, "21"),
    ("predict/plus-minus-one", "VAR-1", play_all(predicting(plus_minus_one=True), "1", "0"), 2, "1"),
    ("predict/plus-minus-one", "VAR-1", play_all(predicting(plus_minus_one=True), "0", "0"), 2, "2"),
    ("predict/too-many", "PREDICT-1", play_all(predicting(plus_minus_one=True), "1", "0"), 2, "3"),
    ("play/not-in-hand", "PLAY-2", following(), 0, "B5"),
    ("play/not-in-hand", "PLAY-2", following("R7"), 1, "R13"),
    ("play/must-follow", "PLAY-3", following("R7"), 1, "B5"),
    ("play/must-follow", "PLAY-3", barred("R7"), 1, "B5"),
    ("play/wizard-barred", "EDITION-3", barred("R7"), 1, "W"),
    ("pass/not-in-hand", "JUGGLER-2", passing(), 0, ">B2"),
    ("adjust/below-zero", "CLOUD-3", clouded("0"), 1, "-1"),
    ("predict/allowed", "PREDICT-1", predicting(), 0, "2"),
    ("trump/dealer-chooses", "TRUMP-3", dealt("R7", "J", "B1", turned="W"), 2, "trump=R"),
    ("trump/werewolf-chooses", "TRUMP-5", dealt("R7", "We", "B1", turned="W"), 1, "We=-"),
    ("play/leads", "PLAY-2", following(), 0, "R7"),
    ("play/leads", "PLAY-2", one_colour(), 0, "B1"),
    ("play/follows", "PLAY-3", following("R7"), 1, "R2"),
    ("play/follows", "PLAY-3", play_all(first_lead("R7", "R13", "J", turned="Y5"), "R7"), 1, "R13"),
    ("play/cannot-follow", "PLAY-3", following("R7", "R2"), 2, "G1"),
    ("play/always-playable", "PLAY-4", following("R7"), 1, "W"),
    ("play/always-playable", "PLAY-4", following("R7", "R2"), 2, "W"),
    ("play/always-playable", "PLAY-4", play_all(first_lead("R7", "R13", "J", turned="Y5"), "R7", "R13"), 2, "J"),
    ("play/nobody-follows", "PLAY-6", following("W"), 1, "B5"),
    ("play/nobody-follows", "PLAY-6", following("W"), 1, "W"),
    ("play/colour-open", "PLAY-7", following("J"), 1, "B5"),
    ("play/colour-open", "PLAY-7", following("J"), 1, "W"),
    ("play/colours-do-not-matter", "VAR-5", one_colour("B1"), 1, "R2"),
    ("play/nothing-but-wizards", "EDITION-3", barred("R7", "R2"), 2, "W"),
    ("pass/allowed", "JUGGLER-2", passing(), 0, ">R1"),
    ("adjust/allowed", "CLOUD-3", clouded("0"), 1, "+1"),
    ("adjust/allowed", "CLOUD-3", clouded("1"), 1, "-1"),
]


@pytest.mark.parametrize(("code", "rule", "game", "seat", "token"), CASES)
def test_a_decision_has_its_reason(code: str, rule: str, game: Game, seat: int, token: str) -> None:
    explanation = game.explain(seat, token)
    assert (explanation.code, explanation.rule, explanation.decision.token) == (code, rule, token)
    assert explanation.legal == (explanation.decision in game.legal(seat))
    assert explanation.params["token"] == token
    assert explanation.params["seat"] == seat
    if explanation.legal:
        game.copy().play(seat, token)
        return
    with pytest.raises(IllegalDecision) as caught:
        game.play(seat, token)
    error = caught.value
    assert (error.code, error.rule, error.params) == (code, rule, explanation.params)
    assert str(error) == f"illegal decision {token!r} by seat {seat} in round {game.round_number}: {code} ({rule})"
    kinds = {"game/over": GameOver, "turn/not-yours": NotYourTurn, "turn/already-decided": NotYourTurn}
    assert type(error) is kinds.get(code, IllegalDecision)


def test_every_reason_is_reached_with_its_rule() -> None:
    assert {(code, rule) for code, rule, *_ in CASES} >= {(found.code, found.rule) for found in REASONS}
    assert {code for code, *_ in CASES} == {found.code for found in REASONS}
    assert len({found.code for found in REASONS}) == len(REASONS) == 24
    assert Reason("a/b", "PLAY-1").legal is False
    assert [found.legal for found in REASONS] == [False] * 11 + [True] * 13


@pytest.mark.parametrize(
    ("game", "seat", "token", "params"),
    [
        (predicting(), 0, "2", {"phase": "predict", "round": 2, "tricks": 2}),
        (predicting(), 1, "2", {"phase": "predict", "round": 2, "tricks": 2, "turn": 0}),
        (following(), 0, "R7", {"phase": "play", "round": 3}),
        (following("R7"), 1, "R7", {"phase": "play", "round": 3, "colour": "red"}),
        (following("R7"), 2, "R7", {"phase": "play", "round": 3, "colour": "red", "turn": 1}),
        (following("W"), 1, "R7", {"phase": "play", "round": 3}),
        (following("J"), 1, "R7", {"phase": "play", "round": 3}),
        (passing(), 1, "R7", {"phase": "pass_card", "round": 2}),
        (play_all(passing(), ">R1"), 0, "R7", {"phase": "pass_card", "round": 2, "turn": 1}),
        (dealt("R7", "J", "B1", turned="W"), 1, "R7", {"phase": "choose_trump", "round": 1, "turn": 2}),
    ],
)
def test_what_a_wording_may_mention(game: Game, seat: int, token: str, params: dict[str, object]) -> None:
    assert game.explain(seat, token).params == {"token": token, "seat": seat, **params}


def test_between_two_rounds_it_is_nobodys_turn() -> None:
    game = predicting()
    table = game.table.twin()
    table.phase = DEAL
    assert REASONS[reason(table, 0, 0, game.settings.switches)].code == "turn/not-yours"


def test_reasons_against_cards_in_hand_and_numbers_within_reach() -> None:
    game = following("R7")
    switches = game.settings.switches
    assert reasons_against(game.table, 1, switches) == {"B5": "play/must-follow"}
    assert reasons_against(game.table, 0, switches) == {}
    assert reasons_against(passing().table, 0, passing().settings.switches) == {}
    last = play_all(predicting(plus_minus_one=True), "2", "0")
    assert reasons_against(last.table, 2, last.settings.switches) == {"0": "predict/plus-minus-one"}
    assert reasons_against(last.table, 1, last.settings.switches) == {}
    game = barred("R7")
    assert reasons_against(game.table, 1, game.settings.switches) == {
        "B5": "play/must-follow",
        "W": "play/wizard-barred",
    }


@hypothesis(max_examples=60)
@given(settings(), seeds)
def test_a_reason_says_legal_where_the_decision_is(given_settings: Settings, seed: int) -> None:
    game = random_game(given_settings, seed)
    for seat in range(given_settings.seats):
        legal = game.legal(seat)
        for decision in DECISIONS:
            assert game.explain(seat, decision).legal == (decision in legal)
