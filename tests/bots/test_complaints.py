"""Known complaints about bots elsewhere, which no level from `apprentice` up may earn."""

from __future__ import annotations

import pytest

import foretell
from foretell import Game
from foretell.bots import LEVELS
from tests.helpers import dealt, first_lead

GOOD = LEVELS[LEVELS.index("apprentice") :]
pytestmark = pytest.mark.parametrize("level", GOOD)


def choice(level: str, game: Game, seat: int) -> str:
    return foretell.bot(level, 1).choose(game.view(seat)).token


def played(game: Game, tokens: str) -> Game:
    for token in tokens.split():
        game.play(game.to_act[0], token)
    return game


def test_needing_all_tricks_it_leads_a_sure_winner_not_a_low_trump(level: str) -> None:
    game = first_lead("W R2 R1", "B1 G2 G3", "B2 G5 G6", turned="R5", predict="3 0 0")
    assert choice(level, game, 0) == "W"


@pytest.mark.parametrize("hand", ["W", "W J", "W J J", "W B1 B2"])
def test_it_does_not_predict_none_with_a_certain_trick(level: str, hand: str) -> None:
    others = {1: ("B3", "B4"), 2: ("B3 B4", "B5 B6"), 3: ("B3 B4 B5", "B6 B7 B8")}[len(hand.split())]
    assert choice(level, dealt(hand, *others, turned="R5"), 0) != "0"


def test_last_to_play_it_takes_a_trick_with_a_lower_card_and_keeps_the_boss_trump(level: str) -> None:
    game = first_lead("B3 G2 G1", "B5 G4 G3", "R13 R2 G9", turned="R5", predict="0 0 2")
    played(game, "G1 G3 G9")
    assert game.to_act == (2,)
    game = first_lead("B3 B2", "B5 B4", "R13 R2", turned="R5", predict="0 0 2")
    played(game, "B3 B5")
    assert choice(level, game, 2) == "R2"


def test_it_does_not_take_a_trick_it_does_not_need(level: str) -> None:
    game = first_lead("B7 G2", "B5 G4", "B9 B2", turned="R5", predict="1 0 0")
    played(game, "B7 B5")
    assert choice(level, game, 2) == "B2"


def test_it_keeps_a_jester_for_the_end_when_it_must_lose(level: str) -> None:
    game = first_lead("B7 G2", "B5 G4", "J B3", turned="R5", predict="1 1 0")
    played(game, "B7 B5")
    assert choice(level, game, 2) == "B3"


def test_it_passes_no_wizard_away_when_it_needs_tricks(level: str) -> None:
    game = first_lead("Ju W B3", "B9 G2 G3", "B8 G5 G6", turned="R5", predict="2 0 0")
    played(game, "Ju=B B9 B8")
    assert game.phase == "pass_card"
    assert choice(level, game, 0) == ">B3"
