"""The scribe plays by the published rules."""

from __future__ import annotations

import pytest

import foretell
from foretell import Game, Settings
from foretell.bots import worth as worth_of_cards
from foretell.bots.scribe import nearest
from foretell.bots.worth import scales, worths
from foretell.cards import PLAYS, parse_play
from foretell.rules.settings import Switches
from foretell.rules.trump import NO_TRUMP
from tests.helpers import dealt, first_lead

SCRIBE = foretell.bot("scribe")


def choice(game: Game, seat: int = 0) -> str:
    return SCRIBE.choose(game.view(seat)).token


def test_worth_follows_the_published_formula() -> None:
    worth = worths(Settings())
    red = 1 * PLAYS
    # A Wizard is beaten by nothing on the table, and beats 56 of 60 when played onto them.
    value = (1 + 56 / 60) / 2
    assert worth[red + parse_play("W")] == pytest.approx(scales(Settings())[1] * value**3)
    # A Jester is beaten by 56 of 60 on the table, and beats nothing.
    assert worth[red + parse_play("J")] == pytest.approx(scales(Settings())[1] * ((4 / 60) / 2) ** 3)
    assert worth[red + parse_play("R1")] > worth[red + parse_play("B7")]


@pytest.mark.parametrize("switch", sorted(Switches.__annotations__))
def test_who_beats_whom_hangs_on_two_switches_and_on_trump_alone(switch: str) -> None:
    switches = Settings().switches.twin()
    setattr(switches, switch, 1)
    own = {name: name == switch for name in ("one_colour", "wizard_barred")}
    for trump in range(NO_TRUMP + 1):
        told = worth_of_cards._who_beats_whom(trump, **own)
        for first in range(PLAYS):
            for second in range(PLAYS):
                assert told[second][first] == worth_of_cards._beats(second, first, trump, switches)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_mean_worth_over_the_deck_is_a_fair_share(seats: int) -> None:
    worth = worths(Settings(seats=seats))
    for trump in range(5):
        singles = sum(worth[trump * PLAYS + play] for play in range(52))
        others = 4 * (worth[trump * PLAYS + parse_play("W")] + worth[trump * PLAYS + parse_play("J")])
        assert (singles + others) / 60 == pytest.approx(1 / seats)


def test_it_predicts_the_rounded_worth_of_its_hand() -> None:
    assert choice(dealt("W W", "B1 B2", "B3 B4", turned="R5")) == "2"
    assert choice(dealt("J J", "B1 B2", "B3 B4", turned="R5")) == "0"


def test_nearest_takes_the_lower_of_two() -> None:
    assert [nearest(0b101, number) for number in (0, 1, 2, 5)] == [0, 0, 2, 2]


def test_needing_tricks_it_leads_its_most_valuable_card() -> None:
    assert choice(first_lead("B2 B13 R1", "G1 G2 G3", "G4 G5 G6", turned="Y5", predict="2 0 0")) == "B13"


def test_needing_no_tricks_it_leads_its_least_valuable_card() -> None:
    assert choice(first_lead("B2 B13 R9", "G1 G2 G3", "G4 G5 G6", turned="Y5", predict="0 0 0")) == "B2"


def test_needing_no_tricks_it_throws_the_best_card_that_does_not_win() -> None:
    game = first_lead("B9 G1", "B13 B8", "G5 G6", turned="Y5", predict="1 0 0")
    game.play(0, "B9")
    assert choice(game, 1) == "B8"


def test_it_names_the_trump_that_its_hand_likes() -> None:
    assert choice(dealt("B1 B2 B3", "B4 B5 B6", "G13 G12 R2", turned="W"), 2) == "trump=G"


def test_it_passes_a_wizard_only_when_it_needs_no_trick() -> None:
    def passing(predict: str) -> str:
        game = first_lead("Ju W B3", "B9 G2 G3", "B8 G5 G6", turned="R5", predict=predict)
        for seat, token in enumerate(("Ju=B", "B9", "B8")):
            game.play(seat, token)
        return choice(game)

    assert passing("1 0 0") == ">B3"
    assert passing("0 0 0") == ">W"


def test_the_cloud_s_change_brings_the_prediction_nearer() -> None:
    game = first_lead("Cl", "B1", "G1", turned="R5", predict="0 0 0")
    for seat, token in enumerate(("Cl=B", "B1", "G1")):
        game.play(seat, token)
    assert choice(game) == "+1"


def test_during_the_round_it_counts_what_its_hand_is_worth() -> None:
    def changing(hand: str, predict: str) -> str:
        game = first_lead(f"Cl {hand}", "B1 G2 G3", "G1 R2 R3", turned="R5", predict=predict, cloud_acts="trick")
        for token in ("Cl=B", "B1", "G1"):
            game.play(game.to_act[0], token)
        return choice(game)

    assert changing("W W", "2 0 0") == "+1"
    assert changing("Y2 Y3", "2 0 0") == "-1"
