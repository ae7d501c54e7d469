"""The French Wizards, which may not be played where trump must be followed. EDITION-3."""

from __future__ import annotations

from itertools import combinations

import pytest

from foretell import Game, Settings
from foretell.cards import KINDS, parse_kind, parse_play
from foretell.rules.tricks import FREE, OPEN, legal_plays, strength, wizards_barred
from foretell.rules.trump import NO_TRUMP
from tests.helpers import facts, first_lead, may, refusal
from tests.rules.book import STANDARD, legal_by_the_book, play, takes, trump_number

BARRED = Settings(seats=3, wizard_barred=True).switches
FOLLOW = {"B": 0, "R": 1, "G": 2, "Y": 3, "open": OPEN, "free": FREE}
BASE_KINDS = ("B1", "B13", "R1", "R7", "R13", "G5", "Y9", "W", "J")


def french(*hands: str, turned: str = "R1", choose: str = "") -> Game:
    """Return a game at its first lead, red being trump."""
    return first_lead(*hands, turned=turned, choose=choose, wizard_barred=True)


def test_EDITION_3_wizard_may_not_be_played_to_trump() -> None:
    game = play(french("R5 B1 B2", "W R2 B3", "W J G3"), "R5")
    assert may(game) == "R2"
    assert game.view(1).reasons == {"W": "play/wizard-barred", "B3": "play/must-follow"}
    error = refusal(game, 1, "W")
    assert (error.code, error.rule) == ("play/wizard-barred", "EDITION-3")
    play(game, "R2")
    assert may(game) == "G3 J"


def test_EDITION_3_who_cannot_follow_keeps_the_wizard_too() -> None:
    game = play(french("R5 B1", "W B3", "G4 G3"), "R5")
    assert may(game) == "B3"


def test_EDITION_3_jester_must_be_played_before_the_wizard() -> None:
    game = play(french("R5 B1", "W J", "G4 G3"), "R5")
    assert may(game) == "J"
    assert game.explain(1, "J")[1:4] == (True, "play/always-playable", "PLAY-4")


def test_EDITION_3_nothing_but_wizards_and_it_counts_for_nothing() -> None:
    game = play(french("R2 B1", "W W", "R3 G3"), "R2")
    assert may(game) == "W"
    assert game.explain(1, "W")[1:4] == (True, "play/nothing-but-wizards", "EDITION-3")
    play(game, "W")
    assert game.view().trick.winner == 0
    play(game, "R3")
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": 2, "trick": 1}]


def test_EDITION_3_trump_led_wins_over_wizards() -> None:
    game = play(french("R2", "W", "W"), "R2 W W")
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": 0, "trick": 1}]


def test_EDITION_3_after_a_jester_and_trump_wizards_are_barred() -> None:
    game = play(french("J B1", "R2 B2", "W B3", "W W"), "J R2")
    assert may(game) == "B3"
    play(game, "B3")
    assert may(game) == "W"
    play(game, "W")
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": 1, "trick": 1}]


def test_EDITION_3_wizard_right_after_a_jester_is_live() -> None:
    game = play(french("J B1", "W R2", "R13 B3", "W R3"), "J")
    assert may(game) == "R2 W"
    play(game, "W")
    assert game.view(2).nobody_follows
    assert may(game) == "B3 R13"
    play(game, "R13")
    assert may(game) == "R3 W"
    play(game, "W")
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": 1, "trick": 1}]


def test_EDITION_3_leading_a_wizard_is_always_allowed() -> None:
    game = french("W R2", "R13 B2", "W B3")
    assert may(game) == "R2 W"
    play(game, "W R13 W")
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": 0, "trick": 1}]


def test_EDITION_3_other_colours_leave_the_wizard_alone() -> None:
    game = play(french("B5 R2", "W B2", "R13 R3"), "B5")
    assert may(game) == "B2 W"
    play(game, "W R13")
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": 1, "trick": 1}]


def test_EDITION_3_trump_thrown_on_another_colour_bars_nothing() -> None:
    game = play(french("B5 B2", "R2 R3", "W B3"), "B5 R2")
    assert may(game) == "B3 W"
    play(game, "W")
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": 2, "trick": 1}]


@pytest.mark.parametrize("turned", ["J", None])
def test_EDITION_3_without_trump_no_wizard_is_barred(turned: str | None) -> None:
    for colour in range(4):
        assert not wizards_barred(colour, NO_TRUMP, BARRED)
    if turned:
        assert may(play(french("R5 B1", "W R2", "G4 G3", turned=turned), "R5")) == "R2 W"


def test_EDITION_3_a_chosen_trump_bars_as_well() -> None:
    game = play(french("R5 B1", "W B3", "G4 G3", turned="W", choose="trump=R"), "R5")
    assert may(game) == "B3"


def test_EDITION_3_barred_only_where_trump_is_followed() -> None:
    for follow in range(6):
        for trump in range(5):
            assert wizards_barred(follow, trump, BARRED) == (follow < 4 and follow == trump)
            assert not wizards_barred(follow, trump, STANDARD)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_EDITION_3_every_small_hand(size: int) -> None:
    for hand in combinations(BASE_KINDS, size):
        word = sum(1 << parse_kind(card) for card in hand)
        for colour, number in FOLLOW.items():
            for trump in ("B", "R", "G", "Y", ""):
                legal = legal_plays(word, number, trump_number(trump), BARRED)
                expected = legal_by_the_book(hand, colour, trump, barred=True)
                assert {kind for kind in KINDS if legal >> kind & 1} == {parse_kind(card) for card in expected}


@pytest.mark.parametrize("trick", ["R1 W R2", "J R1 W W", "R1 W G13", "R1 W J", "R1 W W"])
def test_EDITION_3_barred_wizard_neither_wins_nor_hinders(trick: str) -> None:
    plain = trick.replace("W", "").split()
    winning = plain[takes(plain, "R")]
    assert trick.split()[takes(trick, "R", BARRED)] == winning
    assert trick.split()[takes(trick, "R", STANDARD)] == "W"
    assert trick.split()[takes(trick, "B", BARRED)] == "W"
    assert strength(parse_play("W"), 1, 1, BARRED) == 0
