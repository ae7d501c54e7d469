"""The test of secrecy can fail: whatever is made to leak here is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from foretell import Decision, Event, Explanation, Game, IllegalDecision, Settings
from foretell import game as game_module
from foretell.cards import SPECIAL_NAMES
from foretell.rules.settings import Switches
from foretell.table import reasons as reasons_module
from foretell.table import sight as sight_module
from foretell.table.events import Happening, after_deal, after_decision
from foretell.table.reasons import MUST_FOLLOW, NOT_IN_HAND, reason
from foretell.table.sight import Sight, look
from foretell.table.state import Table
from tests.table.secrecy.pairs import finds_a_leak

BASE = Settings(seats=3)
SECRET = Settings(seats=4, secret_predictions=True)
FOREHEADS = Settings(seats=3, clairvoyance=True, clairvoyance_rounds="every")
JUGGLED = Settings(seats=3, specials=SPECIAL_NAMES)


def wizards_of_the_left(v: Sight, s: Table, seat: int, settings: Switches) -> None:
    look(v, s, seat, settings)
    v.cloud_change = s.wizards[(seat + 1) % settings.seats]


def one_card_of_another(v: Sight, s: Table, seat: int, settings: Switches) -> None:
    look(v, s, seat, settings)
    v.seen[0] = s.hand[0] & 1


def received_too_early(v: Sight, s: Table, seat: int, settings: Switches) -> None:
    look(v, s, seat, settings)
    v.received = s.passed[seat - 1]


def legal_by_another_hand(v: Sight, s: Table, seat: int, settings: Switches) -> None:
    look(v, s, seat, settings)
    v.legal |= s.hand[seat - 1] & 0x3FFE


def hands_told_to_all(s: Table, settings: Switches) -> list[Happening]:
    return [Happening(happening.told_openly()) for happening in after_deal(s, settings)]


def notes_and_passes_told_to_all(s: Table, phase: int, seat: int, action: int, settings: Switches) -> list[Happening]:
    return [Happening(happening.told_openly()) for happening in after_decision(s, phase, seat, action, settings)]


def reason_by_another_hand(s: Table, seat: int, action: int, settings: Switches) -> int:
    found = reason(s, seat, action, settings)
    return MUST_FOLLOW if found == NOT_IN_HAND and s.hand[seat - 1] & 0b1110 else found


def refusal_with_the_table(s: Table, seat: int, decision: Decision, settings: Switches) -> IllegalDecision:
    return IllegalDecision("game/over", f"not now: {s}")


def explanation_with_the_last_card(game: Game, seat: int, decision: Any) -> Explanation:
    return Explanation(decision, True, "play/leads", "PLAY-2", {"card": game._deals[-1][-1]})


def events_of_the_left(game: Game, seat: int | None = None, since: int = 0) -> list[Event]:
    return [happening.told_to(((seat or 0) + 1) % game.settings.seats) for happening in game._told[since:]]


LEAKS: list[tuple[object, str, Callable[..., object], Settings]] = [
    (game_module, "look", wizards_of_the_left, BASE),
    (game_module, "look", one_card_of_another, BASE),
    (game_module, "look", legal_by_another_hand, BASE),
    (game_module, "look", received_too_early, JUGGLED),
    (sight_module, "predictions_shown", lambda s, settings: True, SECRET),
    (sight_module, "on_foreheads", lambda s, settings: False, FOREHEADS),
    (game_module, "after_deal", hands_told_to_all, BASE),
    (game_module, "after_deal", hands_told_to_all, FOREHEADS),
    (game_module, "after_decision", notes_and_passes_told_to_all, SECRET),
    (game_module, "after_decision", notes_and_passes_told_to_all, JUGGLED),
    (reasons_module, "reason", reason_by_another_hand, BASE),
    (game_module, "refusal", refusal_with_the_table, BASE),
    (Game, "explain", explanation_with_the_last_card, BASE),
    (Game, "events", events_of_the_left, BASE),
]


@pytest.mark.parametrize(("where", "name", "leaky", "settings"), LEAKS)
def test_a_leak_is_found(
    where: object, name: str, leaky: Callable[..., object], settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not finds_a_leak(settings, range(3))
    monkeypatch.setattr(where, name, leaky)
    assert finds_a_leak(settings, range(40))
