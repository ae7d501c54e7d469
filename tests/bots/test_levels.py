"""Every level plays every edition, variant and special card, legally and the same again."""

from __future__ import annotations

from typing import Any

import pytest

import foretell
from foretell import BadSettings, Game, NotYourTurn, Settings
from foretell.bots import LEVELS, thinking
from foretell.cards import SPECIAL_NAMES
from tests.fast.lockstep import every_settings

PLAYED = [f"{level}@300" if level == "archmage" else level for level in LEVELS]
"""Every level; the one that thinks long is told to be quick about it."""
SOME = [*list(every_settings())[::23], *(Settings(seats=seats, specials=SPECIAL_NAMES) for seats in range(3, 7))]


def rounds_played(settings: Settings, level: str, most: int) -> Game:
    """Let a level play the first rounds of a game against itself."""
    game = Game(settings=settings, seed=5)
    bots = [foretell.bot(level, seed) for seed in range(settings.seats)]
    while not game.over and game.round_number <= most:
        seat = game.to_act[-1]
        game.play(seat, bots[seat].choose(game.view(seat)))
    return game


@pytest.mark.parametrize("level", PLAYED)
@pytest.mark.parametrize("settings", SOME, ids=lambda settings: f"{settings.edition}-{settings.seats}")
def test_a_level_plays_legally_under_any_settings(level: str, settings: Settings) -> None:
    game = rounds_played(settings, level, most=3 if settings.maximus else 5)
    assert game.round_number > 1


@pytest.mark.parametrize("level", PLAYED)
def test_the_same_seed_plays_the_same(level: str) -> None:
    settings = Settings(seats=3, specials=SPECIAL_NAMES)
    assert rounds_played(settings, level, 8).record == rounds_played(settings, level, 8).record


@pytest.mark.parametrize("level", PLAYED)
def test_a_bot_does_not_change_the_view_it_sees(level: str) -> None:
    game = Game(settings=Settings(seats=3, specials=SPECIAL_NAMES), seed=2)
    for _ in range(60):
        seat = game.to_act[0]
        view = game.view(seat)
        before = view.sight.twin()
        decision = foretell.bot(level, 1).choose(view)
        assert view.sight == before
        game.play(seat, decision)


@pytest.mark.parametrize("level", PLAYED)
def test_nothing_to_decide_is_said(level: str) -> None:
    with pytest.raises(NotYourTurn):
        foretell.bot(level).choose(Game(seed=1).view())


def test_a_level_that_searches_can_be_told_how_much() -> None:
    assert thinking("archmage@5000") == 5000
    assert thinking("journeyman") == 1000
    assert thinking("sage") == 0
    for wrong, most in (
        ("archmage@", 1_000_000),
        ("archmage@0", 1_000_000),
        ("archmage@-3", 1_000_000),
        ("archmage@1e3", 1_000_000),
        ("archmage@9999999", 1_000_000),
        ("archmage@\u0661", 1_000_000),
        ("journeyman@4001", 4000),
    ):
        with pytest.raises(BadSettings, match=f"a number from 1 to {most}") as caught:
            foretell.bot(wrong)
        assert caught.value.code == "settings/bad-thought"


@pytest.mark.parametrize("level", ["sage@5", "nobody@3", "nobody", "", None, 3])
def test_what_is_no_level_is_no_bot(level: Any) -> None:
    with pytest.raises(BadSettings, match="there is no bot") as caught:
        foretell.bot(level)
    assert caught.value.code == "settings/no-bot"
