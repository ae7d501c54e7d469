"""The course: every step is a legal decision of the real engine, and shows what it says it shows."""

from __future__ import annotations

import pytest

from foretell.cards import SPECIAL_NAMES
from foretell.i18n import languages, words
from foretell.i18n.lessons import text
from foretell.i18n.rulebook import in_force_under
from foretell.lessons.course import COURSE, LEARNER, LESSONS, SPECIAL_LESSONS, Lesson
from foretell.rules.rounds import rounds
from foretell.rules.settings import SEATS, Settings


def test_six_lessons_and_one_for_each_special_card() -> None:
    names = ["trick", "following", "wizards-and-jesters", "trump", "predicting", "scoring"]
    assert [lesson.name for lesson in COURSE] == names
    assert [lesson.name for lesson in SPECIAL_LESSONS] == list(SPECIAL_NAMES)
    assert not any(lesson.optional for lesson in COURSE)
    assert all(lesson.optional for lesson in SPECIAL_LESSONS)


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_every_step_is_a_legal_decision_of_whoever_is_to_act(lesson: Lesson) -> None:
    for step, game in lesson.walk():
        if step.kind == "say":
            assert (step.seat, step.token) == (LEARNER, "")
        else:
            assert step.seat in game.to_act
            assert step.token in [decision.token for decision in game.legal(step.seat)]
            assert (step.seat == LEARNER) == (step.kind == "ask")


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_a_lesson_begins_and_ends_with_words_and_asks_something(lesson: Lesson) -> None:
    assert lesson.steps[0].kind == lesson.steps[-1].kind == "say"
    assert any(step.kind == "ask" for step in lesson.steps)


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_the_rules_of_a_lesson_are_in_force_in_it(lesson: Lesson) -> None:
    assert set(lesson.rules) <= set(in_force_under(lesson.game().settings))


def test_a_panel_comes_with_the_lesson_that_explains_it() -> None:
    shown = {lesson.name: lesson.panels for lesson in LESSONS.values()}
    assert shown["trick"] == shown["following"] == shown["wizards-and-jesters"] == ()
    assert shown["trump"] == ("trump",)
    assert shown["predicting"] == ("trump", "predictions")
    assert all(shown[name] == ("trump", "predictions", "points") for name in ("scoring", *SPECIAL_NAMES))


def texts(name: str, language: str = "en") -> str:
    return " ".join(text(words(language), LESSONS[name], step, game) for step, game in LESSONS[name].walk())


def test_the_course_says_how_many_cards_a_round_has_and_how_many_rounds_a_game() -> None:
    assert "In round 1 everyone gets one card, in round 2 two" in texts("trick")
    game = LESSONS["trick"].game()
    assert (game.round_number, len(game.view(LEARNER).hand)) == (3, 3)  # as its first text says
    for language in languages():
        told = texts("scoring", language)
        assert all(str(rounds(Settings(seats=seats).switches)) in told for seats in SEATS)


def winners(name: str) -> list[int]:
    last = [game for _, game in LESSONS[name].walk()][-1]
    return [trick.winner for trick in last.view().tricks]


@pytest.mark.parametrize(
    ("name", "won"),
    [
        ("trick", [0, 1]),
        ("following", [2, 1]),
        ("wizards-and-jesters", [0, 2]),
        ("trump", [0]),
        ("shapeshifter", [0]),
        ("dragon", [0]),
        ("fairy", [0]),
        ("bomb", [1]),
        ("juggler", [0]),
    ],
)
def test_who_takes_the_tricks(name: str, won: list[int]) -> None:
    assert winners(name) == won


def test_following_closes_the_other_colours() -> None:
    asked = [game for step, game in LESSONS["following"].walk() if step.kind == "ask"]
    assert asked[0].view(0).reasons == {"R12": "play/must-follow", "G2": "play/must-follow"}
    assert asked[1].view(0).reasons == {}


def test_scoring_and_the_cloud_end_with_points() -> None:
    for name, points in (("scoring", (40, -10, 30)), ("cloud", (30, -10, 20))):
        last = [game for _, game in LESSONS[name].walk()][-1]
        assert last.block_of_truth().rows[-1].points == points


def test_the_werewolf_makes_red_trump() -> None:
    last = [game for _, game in LESSONS["werewolf"].walk()][-1]
    assert last.view(0).trump == "red"
    assert last.view(0).hand == ("R11", "R12", "G7")
