"""The course: a guided first game, lesson by lesson, in positions of the real engine.

A lesson is a fixed deal and a line of steps. The learner sits on seat 0. A step is a text alone (`say`), a decision of
another seat (`watch`), or a decision of the learner (`ask`), of which one is wanted; other legal ones are allowed but
not what is being taught, and for illegal ones the engine has its reasons. Texts are under `lesson-NAME-KEY` in the
catalogues. Six lessons make the course; those of the special cards are for whoever wants them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from foretell.game import Game
from foretell.lessons.positions import played, position
from foretell.rules.settings import Settings

LEARNER: Final = 0
PANELS: Final = {"trump": "trump", "predicting": "predictions", "scoring": "points"}
"""The lesson that explains a panel, and the panel."""


class Step(NamedTuple):
    """A step: what happens, the key of the text beside it, whose decision it is, and which one."""

    kind: str
    text: str = ""
    seat: int = LEARNER
    token: str = ""


class Lesson(NamedTuple):
    """A lesson: hands and turned card, who is first, what was decided before it begins, and its steps."""

    name: str
    rules: tuple[str, ...]
    hands: tuple[str, str, str]
    turned: str
    steps: tuple[Step, ...]
    first: int = 1
    before: str = ""
    specials: tuple[str, ...] = ()

    @property
    def optional(self) -> bool:
        """Whether it is about a special card."""
        return bool(self.specials)

    @property
    def panels(self) -> tuple[str, ...]:
        """What the table shows beside the cards: only what this lesson or one before it explains."""
        names = [lesson.name for lesson in COURSE]
        explained = names if self.optional else names[: names.index(self.name) + 1]
        return tuple(panel for name, panel in PANELS.items() if name in explained)

    def game(self, players: tuple[str, ...] | None = None) -> Game:
        """Return the game where the lesson begins."""
        start = position(self.hands, self.turned, self.first, Settings(specials=self.specials), players)
        return played(start, self.before)

    def walk(self, players: tuple[str, ...] | None = None) -> Iterator[tuple[Step, Game]]:
        """Yield each step with the game as it stands before it; every decision is the wanted one."""
        game = self.game(players)
        for step in self.steps:
            yield step, game.copy()
            if step.token:
                game.play(step.seat, step.token)


def _say(text: str) -> tuple[Step, ...]:
    return (Step("say", text),)


def _watch(*decisions: str) -> tuple[Step, ...]:
    """Return decisions of others, each as `seat:token`."""
    return tuple(Step("watch", "", int(seat), token) for seat, token in (each.split(":") for each in decisions))


def _ask(text: str, token: str) -> tuple[Step, ...]:
    return (Step("ask", text, LEARNER, token),)


COURSE: Final = (
    Lesson(
        "trick",
        ("DEAL-1", "PLAY-1", "PLAY-2", "WIN-5"),
        ("B9 G3 R4", "B4 G11 Y1", "B2 G6 Y8"),
        "J",
        (
            *_say("deal"),
            *_say("begin"),
            *_ask("lead", "B9"),
            *_watch("1:B4", "2:B2"),
            *_say("won"),
            *_ask("again", "G3"),
            *_watch("1:G11", "2:G6"),
            *_say("end"),
        ),
        first=0,
        before="1 1 0",
    ),
    Lesson(
        "following",
        ("PLAY-3", "PLAY-5"),
        ("B5 R12 G2", "B7 Y9 R1", "B10 Y4 R3"),
        "J",
        (
            *_say("begin"),
            *_watch("1:B7", "2:B10"),
            *_ask("follow", "B5"),
            *_watch("2:Y4"),
            *_ask("free", "R12"),
            *_watch("1:Y9"),
            *_say("end"),
        ),
        before="1 1 0",
    ),
    Lesson(
        "wizards-and-jesters",
        ("PLAY-4", "PLAY-7", "WIN-3"),
        ("W J B2", "B13 G5 R4", "B11 G9 R6"),
        "J",
        (
            *_say("begin"),
            *_watch("1:B13", "2:B11"),
            *_ask("wizard", "W"),
            *_say("won"),
            *_ask("jester", "J"),
            *_watch("1:G5", "2:G9"),
            *_say("end"),
        ),
        before="1 1 1",
    ),
    Lesson(
        "trump",
        ("TRUMP-1", "TRUMP-2", "TRUMP-3", "WIN-4"),
        ("R2 B6 W", "G12 R9 B1", "G3 Y4 B8"),
        "R5",
        (
            *_say("begin"),
            *_watch("1:G12", "2:G3"),
            *_ask("trump", "R2"),
            *_say("end"),
        ),
        before="1 0 1",
    ),
    Lesson(
        "predicting",
        ("PREDICT-1", "PREDICT-2", "PREDICT-3"),
        ("W R12 B1", "G10 R4 Y2", "G7 Y13 B9"),
        "R3",
        (
            *_say("begin"),
            *_watch("1:1", "2:1"),
            *_ask("predict", "2"),
            *_say("end"),
        ),
    ),
    Lesson(
        "scoring",
        ("DEAL-2", "SCORE-1", "SCORE-2", "SCORE-3"),
        ("W R12 B1", "G10 R4 Y2", "G7 Y13 B9"),
        "R3",
        (
            *_say("begin"),
            *_watch("1:G10", "2:G7"),
            *_ask("first", "W"),
            *_ask("second", "R12"),
            *_watch("1:R4", "2:Y13"),
            *_ask("last", "B1"),
            *_watch("1:Y2", "2:B9"),
            *_say("end"),
            *_say("game"),
        ),
        before="1 1 2",
    ),
)
SPECIAL_LESSONS: Final = (
    Lesson(
        "shapeshifter",
        ("SHAPE-1",),
        ("Sh B3", "B12 G1", "B9 G2"),
        "R1",
        (*_say("begin"), *_watch("1:B12", "2:B9"), *_ask("play", "Sh=W"), *_say("end")),
        before="1 0 1",
        specials=("shapeshifter",),
    ),
    Lesson(
        "dragon",
        ("WIN-2",),
        ("Dr B3", "W G1", "B9 G2"),
        "R1",
        (*_say("begin"), *_watch("1:W", "2:B9"), *_ask("play", "Dr"), *_say("end")),
        before="1 0 1",
        specials=("dragon", "fairy"),
    ),
    Lesson(
        "fairy",
        ("WIN-1", "WIN-6"),
        ("Fa B3", "Dr G1", "W G2"),
        "R1",
        (*_say("begin"), *_watch("1:Dr", "2:W"), *_ask("play", "Fa"), *_say("end")),
        before="1 1 1",
        specials=("dragon", "fairy"),
    ),
    Lesson(
        "bomb",
        ("BOMB-1", "BOMB-2"),
        ("Bo B3", "B12 G1", "B9 G2"),
        "R1",
        (*_say("begin"), *_watch("1:B12", "2:B9"), *_ask("play", "Bo"), *_say("end")),
        before="1 0 0",
        specials=("bomb",),
    ),
    Lesson(
        "werewolf",
        ("TRUMP-5", "TRUMP-8"),
        ("We R11 R12", "B12 G1 Y4", "B9 G2 Y5"),
        "G7",
        (*_say("begin"), *_ask("swap", "We=R"), *_say("end")),
        specials=("werewolf",),
    ),
    Lesson(
        "juggler",
        ("JUGGLER-1", "JUGGLER-2", "WIN-7"),
        ("Ju B2 R5", "G6 B7 Y1", "G3 B8 Y2"),
        "R1",
        (
            *_say("begin"),
            *_watch("1:G6", "2:G3"),
            *_ask("play", "Ju=G"),
            *_ask("pass", ">B2"),
            *_watch("1:>Y1", "2:>Y2"),
            *_say("end"),
        ),
        before="1 1 1",
        specials=("juggler",),
    ),
    Lesson(
        "cloud",
        ("CLOUD-1", "CLOUD-3", "WIN-7"),
        ("Cl", "G8", "G5"),
        "R1",
        (
            *_say("begin"),
            *_watch("1:G8", "2:G5"),
            *_ask("play", "Cl=G"),
            *_ask("change", "+1"),
            *_say("end"),
        ),
        before="1 0 0",
        specials=("cloud",),
    ),
)
LESSONS: Final = {lesson.name: lesson for lesson in (*COURSE, *SPECIAL_LESSONS)}
