"""Wording: cards, decisions, errors, reasons and events as sentences, made from what the engine gives.

Codes become keys (`play/must-follow` → `error-play-must-follow`), and parameters that are names of something (a
colour, a setting, a phase, a card) get a worded companion: beside `$colour`, which a message may select on, stands
`$colour-name`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from foretell.cards import COLOUR_LETTERS, COLOUR_NAMES, SPECIAL_NAMES, SPECIALS, kind_name
from foretell.errors import ForetellError, InvalidNotation
from foretell.i18n.catalogue import Catalogue
from foretell.rules.settings import Settings
from foretell.table.decisions import Decision

if TYPE_CHECKING:
    from foretell.table.refusals import Explanation

_NAMED: Final = {
    "colour": ("colour",),
    "phase": ("phase",),
    "setting": ("setting",),
    "one": ("setting", "card"),
    "other": ("setting", "card"),
}
_WHAT: Final = ("path", "key", "header", "token")
_COLOURS: Final = dict(zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True)) | {"-": "none"}
_PLAIN: Final = {"W": "wizard", "J": "jester"} | {
    kind_name(kind): name for kind, name in zip(SPECIALS, SPECIAL_NAMES, strict=True)
}


def key_of(family: str, name: str) -> str:
    """Return the key of something that the engine names.

    >>> key_of("error", "play/must-follow"), key_of("setting", "one_colour")
    ('error-play-must-follow', 'setting-one-colour')
    """
    return f"{family}-{name}".replace("/", "-").replace("_", "-")


def card(words: Catalogue, token: str, form: str = "") -> str:
    """Return the name of a card or play; the form `object` is how one plays or holds it.

    >>> from foretell.i18n import words
    >>> card(words(), "R7"), card(words(), "W", "object"), card(words(), "Ju=G", "object")
    ('red 7', 'a Wizard', 'the Juggler as green')
    """
    suffix = f".{form}" if form else ""
    name, _, announced = token.partition("=")
    if announced:
        as_what = {"W": "wizard", "J": "jester"}.get(announced) or _COLOURS[announced]
        return words.say("card-announced", card=card(words, name, form), **{"as": as_what})
    if name in _PLAIN:
        return words.say(f"card-{_PLAIN[name]}{suffix}")
    return words.say(f"card-number{suffix}", colour=_COLOURS[name[0]], rank=int(name[1:]))


def decision(words: Catalogue, token: str) -> str:
    """Return a decision in words; what is no decision stays as it is.

    >>> from foretell.i18n import words
    >>> [decision(words(), token) for token in ("2", "trump=R", "We=-", "R7", ">J", "+1")]
    ['2 tricks', 'trump red', 'the Werewolf for no trump', 'the red 7', 'a Jester', 'one trick more']
    """
    try:
        phase = Decision.parse(token).name
    except InvalidNotation:
        return token
    return words.say(key_of("decision", phase), **_choice(words, phase, token))


def _choice(words: Catalogue, phase: str, token: str) -> dict[str, object]:
    match phase:
        case "predict":
            return {"number": int(token)}
        case "choose_trump" | "swap_werewolf":
            return {"colour": _COLOURS[token[-1]]}
        case "adjust_prediction":
            return {"change": "up" if token.startswith("+") else "down"}
        case _:
            return {"card": card(words, token.removeprefix(">"), "object")}


def error(words: Catalogue, problem: ForetellError, *, onlooker: bool = False) -> str:
    """Return an error as a sentence, to the one who caused it or, where that differs, to an onlooker."""
    key = key_of("error", problem.code)
    if onlooker and words.has(f"{key}.seat"):
        key += ".seat"
    return _sentence(words.say(key, **_params(words, _known(problem))))


def with_rule(text: str, rule: str) -> str:
    """Return a sentence with the rule that it rests on.

    >>> with_rule("There is no such seat.", "TABLE-1")
    'There is no such seat (TABLE-1)'
    """
    return f"{text.removesuffix('.')} ({rule})" if rule else text


def explanation(words: Catalogue, why: Explanation) -> str:
    """Return why a decision is allowed or not, to the one who may take it."""
    family = "reason" if why.legal else "error"
    return _sentence(words.say(key_of(family, why.code), **_params(words, why.params)))


def length(words: Catalogue, settings: Settings) -> str:
    """Return how long a game is.

    >>> from foretell.i18n import words
    >>> length(words(), Settings(length=(3, 5, 7)))
    'hand sizes 3, 5, 7'
    """
    sizes = words.say("list-comma").join(map(str, settings.hand_sizes))
    return words.say(f"length-{settings.length_name}", sizes=sizes)


def _known(problem: BaseException | None) -> dict[str, object]:
    """Return the parameters of an error and of the errors that caused it, whose details it may not repeat."""
    if not isinstance(problem, ForetellError):
        return {}
    return _known(problem.__cause__) | dict(problem.params)


def _params(words: Catalogue, params: Mapping[str, object]) -> dict[str, object]:
    worded = dict(params)
    for name, families in _NAMED.items():
        if name in params:
            worded[f"{name}-name"] = named(words, str(params[name]), *families)
    for name in _WHAT:
        if name in params:
            worded["what"] = params[name]
    if "token" in params:
        choice = decision(words, str(params["token"]))
        worded |= {"choice": choice, "card": choice}
    return worded


def named(words: Catalogue, name: str, *families: str) -> str:
    """Return the name of something in the first of these families that has it; else it stays as it is.

    >>> from foretell.i18n import words
    >>> named(words(), "one_colour", "setting")
    'one colour'
    """
    keys = (key_of(family, name) for family in families)
    return next((words.say(key) for key in keys if words.has(key)), name)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def names(words: Catalogue, seats: Sequence[int], players: Sequence[str]) -> str:
    """Return the names of these seats' players as a list."""
    return words.join([players[seat] for seat in seats])
