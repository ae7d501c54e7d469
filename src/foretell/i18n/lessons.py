"""Lessons in words: the title of a lesson, and the text beside each of its steps, with the figures of its game."""

from __future__ import annotations

from foretell.game import Game
from foretell.i18n.book import players as names
from foretell.i18n.catalogue import Catalogue
from foretell.lessons.course import LEARNER, Lesson, Step
from foretell.rules.rounds import rounds
from foretell.rules.settings import SEATS, Settings

_OTHERS = {"one": 1, "other": 2}


def title(words: Catalogue, lesson: Lesson) -> str:
    """Return the title of a lesson.

    >>> from foretell.i18n import words
    >>> from foretell.lessons.course import LESSONS
    >>> title(words("de"), LESSONS["following"])
    'Bedienen'
    """
    return words.say(f"lesson-{lesson.name}-title")


def text(words: Catalogue, lesson: Lesson, step: Step, game: Game) -> str:
    """Return the text beside a step, nothing where there is none; the figures are those of the game before it."""
    if not step.text:
        return ""
    return words.say(f"lesson-{lesson.name}-{step.text}", **_figures(game))


def players(words: Catalogue, lesson: Lesson) -> tuple[str, ...]:
    """Return names for the table: the learner's is for the page to put there, the others' are of the language."""
    return tuple(names(words)[: len(lesson.hands)])


def _figures(game: Game) -> dict[str, object]:
    """Return names, rounds by seats, and what was predicted, won and scored, the learner's without a suffix."""
    told: dict[str, object] = {name: game.players[seat] for name, seat in _OTHERS.items()}
    told |= {f"rounds-{seats}": rounds(Settings(seats=seats).switches) for seats in SEATS}
    rows = game.block_of_truth().rows
    for suffix, seat in {"": LEARNER, **{f"-{name}": seat for name, seat in _OTHERS.items()}}.items():
        for fact in ("predicted", "won", "points"):
            told[f"{fact}{suffix}"] = getattr(rows[-1], fact)[seat] if rows else 0
    return told
