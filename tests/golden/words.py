"""How a playthrough writes what it shows: values, tricks, tables, views and events, each in one stable line or few."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from foretell import Event, Game
from foretell.cards import COLOUR_NAMES, NO_KIND, kind_name, play_name
from foretell.rules.tricks import FREE, OPEN
from foretell.rules.trump import TO_CHOOSE
from foretell.table.events import hand_tokens
from foretell.table.state import NOBODY, Table

# Constant, told under `told`, or written as the line `legal`.
LEFT_OUT = ("seat", "settings", "players", "events", "legal")


def text(value: object) -> str:
    """Write a value of a view or an event.

    >>> text({"hand": ("R7", "W"), "coins": ((1, 0), None), "bombed": False})
    'hand R7 W, coins (1 0) -, bombed no'
    """
    if value is None or value in ((), [], {}):
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        if "leader" in value:
            return trick_text(value)
        return ", ".join(f"{key} {text(part)}" for key, part in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join(_part(part) for part in value)
    return str(value)


def _part(part: object) -> str:
    whole = part is None or isinstance(part, str | int)
    return text(part) if whole else f"({text(part)})"


def trick_text(trick: Mapping[str, object]) -> str:
    """Write the trick on the table: who led, what lies there, whose card is best so far."""
    if not trick["plays"]:
        return f"empty, leader {trick['leader']}"
    return f"from {trick['leader']}: {text(trick['plays'])}, {trick['winner']} ahead"


def finished_text(trick: Mapping[str, object]) -> str:
    """Write a finished trick: who took it, or would have."""
    whose = "bombed, would be for" if trick["bombed"] else "taken by"
    return f"from {trick['leader']}: {text(trick['plays'])}, {whose} {trick['winner']}"


def field_text(name: str, value: Any) -> str:
    """Write a field of a view; of the lists that only grow, the last entry."""
    if name == "tricks" and value:
        return f"tricks … {finished_text(value[-1])}"
    if name == "block" and value:
        return f"block … {text(value[-1])}"
    return f"{name} {text(value)}"


def table_lines(game: Game) -> Iterator[str]:
    """Write the engine's table: all cards open."""
    s, seats = game.table, range(game.settings.seats)
    facts = [f"dealer {s.dealer}", f"turned {_kind(s.turned)}", f"trump {_trump(s.trump)}"]
    if s.wolf != NOBODY:
        facts.append(f"seat {s.wolf} took {_kind(s.wolf_card)} for the Werewolf")
    if s.bombed != NOBODY:
        facts.append(f"trick {s.bombed + 1} bombed")
    if s.cloud != NOBODY:
        facts.append(f"seat {s.cloud} has the Cloud")
    if any(kind != NO_KIND for kind in s.passed):
        facts.append(f"passed {text([_kind(s.passed[seat]) for seat in seats])}")
    yield ", ".join([*facts, _trick(s, len(seats))])
    hands = (text(hand_tokens(s.hand[seat], s.wizards[seat], s.jesters[seat])) for seat in seats)
    yield "hands " + " | ".join(f"{seat}: {hand}" for seat, hand in enumerate(hands))
    predicted = text([number if number >= 0 else None for number in s.predicted[: len(seats)]])
    yield f"predicted {predicted}; won {text(s.won[: len(seats)])}; scores {text(game.scores)}"


def _kind(kind: int) -> str:
    return "-" if kind == NO_KIND else kind_name(kind)


def _trump(trump: int) -> str:
    return "to be chosen" if trump == TO_CHOOSE else dict(enumerate(COLOUR_NAMES)).get(trump, "none")


def _trick(s: Table, seats: int) -> str:
    plays = s.plays[s.tricks * seats : s.played]
    if not plays:
        return "no trick"
    follow = {OPEN: "anything so far", FREE: "nothing"}.get(s.follow) or COLOUR_NAMES[s.follow]
    return f"trick from {s.leaders[s.tricks]}: {text([play_name(play) for play in plays])}, to follow: {follow}"


def public_line(view: Mapping[str, object], before: Mapping[str, object]) -> str:
    """Write what a spectator sees: everything that is not empty at first, then what has changed."""
    shown = [
        field_text(name, value)
        for name, value in view.items()
        if name not in LEFT_OUT and (value != before[name] if before else text(value) != "-")
    ]
    return "; ".join(shown) or "nothing new"


def seat_line(view: Mapping[str, object], public: Mapping[str, object]) -> str:
    """Write where a seat's view differs from a spectator's."""
    shown = [field_text(name, value) for name, value in view.items() if name not in LEFT_OUT and value != public[name]]
    return "; ".join(shown) or "nothing more"


def told_lines(game: Game, since: int, until: int | None) -> Iterator[str]:
    """Write the events from one number on, up to another, with who is told what."""
    seats = range(game.settings.seats)
    for public, *private in zip(*(game.events(seat)[since:until] for seat in (None, *seats)), strict=True):
        differing = [seat for seat in seats if private[seat] != public]
        for seat in differing:
            yield f"{seat}: {event_text(private[seat])}"
        others = "others" if 0 < len(differing) < len(seats) else "spectators" if differing else "all"
        yield f"{others}: {event_text(public)}"


def event_text(event: Event) -> str:
    """Write an event as one viewer is told it."""
    seat = "" if event.seat == NOBODY else f" seat {event.seat}"
    facts = f": {text(event.facts)}" if event.facts else ""
    return f"{event.name}{seat}{facts}"
