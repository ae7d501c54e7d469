"""Happenings: events as sentences, as far as the one who reads them may know.

Each fact of an event becomes one or two parameters of its message; a fact that was not told leaves its default.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from foretell.i18n.catalogue import Catalogue
from foretell.i18n.wording import card, key_of, names
from foretell.table.block import with_minus
from foretell.table.events import Event
from foretell.table.state import NOBODY

_UNTOLD: Final = {"known": "no", "chosen": "no", "prediction": "unknown", "card": "", "player": ""}


def event(words: Catalogue, happened: Event, players: Sequence[str]) -> str:
    """Return an event as a sentence about these players.

    >>> from foretell.i18n import words
    >>> event(words(), Event("played", 1, {"play": "Sh=J"}), ["Ada", "Ben", "Cleo"])
    'Ben plays the Shapeshifter as Jester.'
    """
    params: dict[str, object] = dict(_UNTOLD)
    if happened.seat != NOBODY:
        params |= {"player": players[happened.seat], "chosen": "yes"}
    for name, fact in happened.facts.items():
        params |= _told(words, name, fact, players)
    return words.say(key_of("event", happened.name), **params)


def _told(words: Catalogue, name: str, fact: Any, players: Sequence[str]) -> dict[str, object]:
    match name:
        case "card" | "received":
            return {} if fact is None else {"known": "yes", "card": card(words, fact, "object")}
        case "play":
            return {"play": card(words, fact, "object")}
        case "dealer":
            return {"dealer": players[fact]}
        case "colour":
            colour = fact or "none"
            return {"colour": colour, "colour-name": words.say(f"colour-{colour}")}
        case "predictions":
            return {"predictions": _each(words, fact, players)}
        case "points":
            return {"points": _each(words, [with_minus(f"{points:+}") for points in fact], players)}
        case "winners":
            return {"count": len(fact), "winners": names(words, fact, players)}
        case _:
            return {name: fact}


def _each(words: Catalogue, values: Sequence[object], players: Sequence[str]) -> str:
    pairs = zip(players, values, strict=True)
    return words.say("list-comma").join(words.say("list-pair", name=name, value=value) for name, value in pairs)
