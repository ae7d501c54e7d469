"""Teaching: the rule book and the lessons over REST, in the language that is asked for.

Both follow from settings and language alone, so an answer is made once and kept; a client keeps it too, and asks by its
tag whether it is still the same.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from foretell.i18n import languages, words
from foretell.i18n.book import book
from foretell.i18n.catalogue import FALLBACK
from foretell.i18n.choice import nearest
from foretell.i18n.lessons import players, text, title
from foretell.lessons.course import LEARNER, LESSONS, Lesson
from foretell.rules.settings import CHOICES, LENGTHS, Settings
from foretell.server.api import JSON, route
from foretell.server.arrangement import Arrangement, settings_of
from foretell.server.frames import ALIKE, BY_ROUND, BY_TRICK, FIXED, OWN
from foretell.server.refusals import refused
from foretell.table.view import View

_KEPT: Final = 256
_FEW: Final = 16
_YES: Final = ("yes", "true", "1")
_NO: Final = ("no", "false", "0")
_HEADERS: Final = {"cache-control": "public, max-age=300", "vary": "accept-language"}


class Teaching:
    """Answers with rules and lessons."""

    def routes(self) -> list[Route]:
        """Return all routes."""
        return [
            route("/api/rules", self.rules, "GET"),
            route("/api/lessons", self.lessons, "GET"),
            route("/api/lessons/{lesson}", self.lesson, "GET"),
        ]

    async def rules(self, request: Request) -> Response:
        """Give the rule book for the settings in the query."""
        settings = settings_in(request)
        kept = _book if isinstance(settings.length, str) else _custom_book
        return _given(request, kept(language_of(request), settings))

    async def lessons(self, request: Request) -> Response:
        """List the lessons in order, those of the special cards last."""
        return _given(request, _list(language_of(request)))

    async def lesson(self, request: Request) -> Response:
        """Give a lesson, step by step, with what the learner sees before each."""
        name = request.path_params["lesson"]
        if name not in LESSONS:
            raise refused("lessons/not-found", "there is no such lesson")
        return _given(request, _lesson(language_of(request), name))


def language_of(request: Request) -> str:
    """Return the language asked for: by the query, else the first of the browser's that we speak, else English."""
    spoken = request.headers.get("accept-language", "")
    tags = [part.partition(";") for part in spoken.split(",")]
    wishes = [request.query_params.get("language", "")]
    wishes += [tag for tag, _, weight in sorted(tags, key=_weight, reverse=True)]
    return next((language for wish in wishes if (language := nearest(wish[:40]))), FALLBACK)


def _weight(tag: tuple[str, str, str]) -> float:
    """Return how dear a language is to a browser; what cannot be read counts for nothing."""
    try:
        return float(tag[2].strip().removeprefix("q=")) if tag[2] else 1.0
    except ValueError:
        return 0.0


def settings_in(request: Request) -> Settings:
    """Return the settings that a query names: `edition`, `seats`, any switch; special cards, hand sizes with commas."""
    query = {name: value for name, value in request.query_params.items() if name != "language"}
    chosen: dict[str, Any] = {name: _value(name, value) for name, value in query.items()}
    arrangement = Arrangement(edition=chosen.pop("edition", "standard"), seats=chosen.pop("seats", 4), switches=chosen)
    return settings_of(arrangement)


def _value(name: str, value: str) -> object:
    if name == "specials":
        return [special for special in value.split(",") if special]
    if name in ("seats", "scribe"):
        return _number(value)
    if name == "length":
        return value if value in LENGTHS else [_number(size) for size in value.split(",") if size]
    if name in ("edition", *CHOICES):
        return value
    return True if value in _YES else False if value in _NO else value


def _number(value: str) -> int | str:
    return int(value) if value.isascii() and value.isdecimal() and len(value) < 4 else value


@lru_cache(_KEPT)
def _book(language: str, settings: Settings) -> bytes:
    return msgspec.json.encode(book(words(language), settings))


@lru_cache(_FEW)
def _custom_book(language: str, settings: Settings) -> bytes:
    """Return the book of a custom length: they are many, and must not push out the others."""
    return _book.__wrapped__(language, settings)


@lru_cache(len(languages()))
def _list(language: str) -> bytes:
    spoken = words(language)
    return msgspec.json.encode(
        [
            {"name": lesson.name, "title": title(spoken, lesson), "optional": lesson.optional}
            for lesson in LESSONS.values()
        ]
    )


@lru_cache(_KEPT)
def _lesson(language: str, name: str) -> bytes:
    return msgspec.json.encode(lesson_shown(language, LESSONS[name]))


def lesson_shown(language: str, lesson: Lesson) -> dict[str, Any]:
    """Return a lesson as it is sent: each step with its text, the wanted decision, and the learner's view before it."""
    spoken = words(language)
    table = players(spoken, lesson)
    steps = []
    heard = 0
    for step, game in lesson.walk(table):
        events = [event.as_dict() for event in game.events(LEARNER, heard)]
        heard = game.told
        shown = {"kind": step.kind, "text": text(spoken, lesson, step, game), "seat": step.seat, "decision": step.token}
        steps.append(shown | {"view": _view(game.view(LEARNER)), "events": events})
    return {
        "name": lesson.name,
        "title": title(spoken, lesson),
        "optional": lesson.optional,
        "language": language,
        "rules": lesson.rules,
        "panels": lesson.panels,
        "learner": LEARNER,
        "other": spoken.say("lesson-other"),
        "steps": steps,
    }


def _view(view: View) -> dict[str, object]:
    """Return what a seat sees, in the shape of the frames at a table."""
    looks = ALIKE | BY_TRICK | BY_ROUND | FIXED | OWN
    return {"seat": view.seat} | {name: look(view) for name, look in looks.items()}


def _given(request: Request, content: bytes) -> Response:
    tag = f'"{sha256(content).hexdigest()[:32]}"'
    headers = _HEADERS | {"etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=JSON, headers=headers)
