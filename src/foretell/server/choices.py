"""Choices: what a host may choose, and what the choices made so far close.

A client has no rules: which special cards there are, which variants exclude each other, and why, it asks here.
"""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from foretell.bots import LEVELS
from foretell.cards import SPECIAL_NAMES
from foretell.errors import ForetellError
from foretell.i18n.force import idle
from foretell.rules.editions import Edition, edition, edition_names
from foretell.rules.settings import CHOICES, CUSTOM, HOUSE, LENGTHS, SEATS, SPECIAL_PRESETS, TOGETHER, VARIANTS
from foretell.server.api import answer, body, route
from foretell.server.arrangement import Arrangement, checked, people_checked, settings_of
from foretell.server.protocol import REACTIONS
from foretell.table.reasons import REASONS


class Choices:
    """Answers what can be chosen."""

    def routes(self) -> list[Route]:
        """Return all routes."""
        return [
            route("/api/choices", self.offered, "GET"),
            route("/api/choices", self.closed, "POST"),
        ]

    async def offered(self, request: Request) -> Response:  # noqa: ARG002 - the same for all
        """List everything that a host may choose, and the rule behind each reason."""
        return answer(
            {
                "editions": [_shown(edition(name)) for name in edition_names()],
                "seats": list(SEATS),
                "specials": SPECIAL_NAMES,
                "together": TOGETHER,
                "presets": SPECIAL_PRESETS,
                "variants": VARIANTS,
                "values": CHOICES,
                "house": HOUSE,
                "lengths": (*LENGTHS, CUSTOM),
                "levels": LEVELS,
                "reactions": REACTIONS,
                "reasons": {reason.code: reason.rule for reason in REASONS},
            }
        )

    async def closed(self, request: Request) -> Response:
        """Say which further choices an arrangement closes, and why; or what is wrong with it as it is."""
        arrangement = await body(request, Arrangement)
        if problem := _why_not(arrangement):
            return answer({"problem": problem, "settings": {}, "closed": {}, "lengths": {}, "idle": []})
        settings = settings_of(arrangement)
        return answer(
            {
                "problem": None,
                "settings": settings.as_dict(),
                "closed": closed(arrangement),
                "lengths": lengths(arrangement),
                "idle": idle(settings),
            }
        )


def closed(arrangement: Arrangement) -> dict[str, Any]:
    """Return for every single change that would be refused the reason, by what would be chosen.

    `alone` is to play it with nobody but bots.

    >>> why = closed(Arrangement(switches={"specials": ["bomb"]}))
    >>> sorted(why), why["maximus"]["code"]
    (['clairvoyance', 'maximus', 'one_colour', 'wizard_barred'], 'settings/exclude')
    """
    chosen = arrangement.switches
    specials = chosen.get("specials")
    held = specials if isinstance(specials, list) else []
    wishes: dict[str, Arrangement] = {
        name: _with(arrangement, {name: True}) for name in (*VARIANTS, *HOUSE) if not chosen.get(name)
    }
    for special in SPECIAL_NAMES:
        added = TOGETHER if special in TOGETHER else (special,)
        wishes[special] = _with(arrangement, {"specials": [*held, *(one for one in added if one not in held)]})
    for seats in SEATS:
        wishes[f"seats-{seats}"] = msgspec.structs.replace(_seated(arrangement, seats), seats=seats)
    wishes |= {name: _with(arrangement, {"length": _length(name, arrangement)}) for name in (*LENGTHS, CUSTOM)}
    wishes["hints"] = msgspec.structs.replace(arrangement, hints=True)
    wishes["rated"] = msgspec.structs.replace(arrangement, rated=True)
    found = {name: _why_not(wish) for name, wish in wishes.items()}
    found["alone"] = _why_not(arrangement, people=1)
    return {name: why for name, why in found.items() if why is not None}


def lengths(arrangement: Arrangement) -> dict[str, tuple[int, ...]]:
    """Return the hand sizes of each length that may be chosen; a custom one begins with those of the game at hand.

    >>> lengths(Arrangement(seats=6))["tournament"]
    (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    """
    wishes = {name: _with(arrangement, {"length": _length(name, arrangement)}) for name in (*LENGTHS, CUSTOM)}
    return {name: settings_of(wish).hand_sizes for name, wish in wishes.items() if _why_not(wish) is None}


def _length(name: str, arrangement: Arrangement) -> str | list[str | int]:
    return [*settings_of(arrangement).hand_sizes] if name == CUSTOM else name


def _with(arrangement: Arrangement, switches: dict[str, Any]) -> Arrangement:
    return msgspec.structs.replace(arrangement, switches=arrangement.switches | switches)


def _seated(arrangement: Arrangement, seats: int) -> Arrangement:
    """Return the arrangement with a scribe who has a seat among so many."""
    scribe = arrangement.switches.get("scribe", 0)
    return _with(arrangement, {"scribe": min(scribe, seats - 1)} if isinstance(scribe, int) else {})


def _why_not(arrangement: Arrangement, people: int = 2) -> dict[str, Any] | None:
    try:
        people_checked(checked(arrangement), people)
    except ForetellError as problem:
        return {"code": problem.code, "rule": problem.rule, "params": dict(problem.params)}
    return None


def _shown(box: Edition) -> dict[str, Any]:
    return {
        "name": box.name,
        "title": box.title,
        "language": box.language,
        "offers": box.offers,
        "wizard_mark": box.wizard_mark,
        "jester_mark": box.jester_mark,
        "switches": dict(box.switches),
    }
