"""The jester: any legal decision, the same for the same seed, and never an illegal one."""

from __future__ import annotations

from collections import Counter

import pytest

from foretell import BadSettings, Game, Settings, bot, edition_names
from foretell.bots import LEVELS
from foretell.rules.rounds import rounds
from tests.helpers import dealt
from tests.strategies import FORMS, PREDICTIONS, SPECIAL_PARTS, allowed


def played(settings: Settings, seed: int, until: int = 20) -> Game:
    """Let jesters play, up to the end of this round."""
    game = Game(settings=settings, seed=seed)
    jester = bot("jester", seed)
    while not game.over and game.round_number <= until:
        seat = game.to_act[-1]
        game.play(seat, jester.choose(game.view(seat)))  # illegal ones raise
    return game


@pytest.mark.parametrize("predictions", PREDICTIONS)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", edition_names())
def test_it_never_plays_against_the_rules(name: str, form: str, predictions: str) -> None:
    for seats in (3, 4) if form == "one_colour" else (3, 6):
        parts = SPECIAL_PARTS if form == "specials" else ()
        settings = allowed(
            name, predictions, form, seats=seats, specials=tuple(card for part in parts for card in part)
        )
        game = played(settings, seed=seats, until=4)
        assert game.round_number == min(5, rounds(settings.switches))


@pytest.mark.parametrize("part", SPECIAL_PARTS)
def test_it_plays_every_special_card(part: tuple[str, ...]) -> None:
    assert played(Settings(seats=3, specials=part), seed=7).over


def test_the_same_seed_plays_the_same() -> None:
    rules = Settings(seats=4)
    assert str(played(rules, seed=3).record) == str(played(rules, seed=3).record)
    game = Game(settings=rules, seed=3)
    choices = {str(bot("jester", seed).choose(game.view(1))) for seed in range(20)}
    assert choices == {"0", "1"}


def test_its_choice_depends_on_what_it_sees_alone() -> None:
    game = Game(seats=4, seed=3)
    jester = bot("jester", 1)
    first = jester.choose(game.view(1))
    assert [jester.choose(game.view(1)) for _ in range(5)] == [first] * 5
    assert bot("jester", 1).choose(game.copy().view(1)) is first


def test_every_legal_decision_is_as_likely_as_the_others() -> None:
    game = dealt("R7 B1 Y4", "R8 B2 Y5", "R9 B3 Y6", turned="G1")
    view = game.view(0)
    counts = Counter(bot("jester", seed).choose(view).token for seed in range(4000))
    assert set(counts) == {"0", "1", "2", "3"}
    assert all(900 < count < 1100 for count in counts.values())


@pytest.mark.parametrize("level", ["", "Jester", "grandmaster", "jester "])
def test_an_unknown_bot_is_refused_with_those_there_are(level: str) -> None:
    with pytest.raises(BadSettings) as caught:
        bot(level)
    assert (caught.value.code, caught.value.params["value"]) == ("settings/no-bot", level)
    assert ", ".join(LEVELS) in str(caught.value)
