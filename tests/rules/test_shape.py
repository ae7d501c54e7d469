"""The Shapeshifter. SHAPE-1."""

from __future__ import annotations

import pytest

from foretell import InvalidNotation
from tests.helpers import facts, first_lead, may
from tests.rules.book import SOME_PLAYS, TRUMPS, VIEWERS, follow, has_a_taker, play, takes, tricks_of


def test_SHAPE_1_announced_as_wizard_or_as_jester() -> None:
    game = first_lead("Sh R1", "R2 B2", "R3 B3", turned="Y9")
    assert may(game) == "R1 Sh=W Sh=J"
    with pytest.raises(InvalidNotation):
        game.play(0, "Sh")
    play(game, "Sh=J")
    for viewer in VIEWERS:
        assert facts(game, "played", viewer) == [{"event": "played", "seat": 0, "play": "Sh=J"}]
        assert game.view(viewer).trick.plays == ("Sh=J",)


@pytest.mark.parametrize(("shape", "card"), [("Sh=W", "W"), ("Sh=J", "J")])
@pytest.mark.parametrize("trump", TRUMPS)
def test_SHAPE_1_is_exactly_that(shape: str, card: str, trump: str) -> None:
    for trick in tricks_of(3, SOME_PLAYS):
        if shape in trick:
            plain = [card if token == shape else token for token in trick]
            assert follow(trick) == follow(plain)
            assert takes(trick, trump) == takes(plain, trump)


@pytest.mark.parametrize(
    ("trick", "taker"),
    [
        ("Sh=W W W", 0),
        ("W Sh=W R13", 0),
        ("R13 Sh=W W", 1),
        ("Sh=J J J", 0),
        ("J Sh=J Fa", 0),
        ("Fa Sh=J J", 1),
        ("Sh=J R2 W", 2),
        ("Sh=J R2 Y13", 2),
        ("Sh=W Dr J", 1),
    ],
)
def test_SHAPE_1_at_the_table(trick: str, taker: int) -> None:
    assert has_a_taker(trick.split())
    game = first_lead(*(token.partition("=")[0] for token in trick.split()), turned="Y9")
    play(game, trick)
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": taker, "trick": 1}]
