"""Secrecy of a Cloud that acts with its trick: what it does to a hidden prediction is hidden too. CLOUD-6.

Beside the Juggler, whose pass comes before the change; hidden predictions that are shown before play or after the last
trick, and secret ones; with the Cloud in the first trick or the last.
"""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import Any, Final

import pytest

from foretell import Game, Settings
from foretell import game as game_module
from foretell.rules.predictions import all_at_once
from foretell.rules.settings import Switches
from foretell.table import sight as sight_module
from foretell.table.events import Happening, after_decision
from foretell.table.sight import Sight, predictions_shown
from foretell.table.state import ADJUST_PREDICTION, Table
from tests.helpers import first_lead, play_all
from tests.table.secrecy.pairs import finds_a_leak, pairs

WAYS: Final[dict[str, dict[str, Any]]] = {
    "before play": {"hidden_predictions": True},
    "after the round": {"hidden_predictions": True, "hidden_reveal": "after_round"},
    "secret": {"secret_predictions": True},
}
PAIRS: Final = 300


def settings_of(way: str, number: int) -> Settings:
    seats = 3 + number % 4
    specials = ("juggler", "cloud") if number % 2 else ("bomb", "werewolf", "juggler", "cloud")
    length = (10, 4, 2, 1)[number // 4 % 4]
    return Settings(seats=seats, specials=specials, cloud_acts="trick", length=(length, length), **WAYS[way])


@pytest.mark.parametrize("way", WAYS)
def test_CLOUD_6_nobody_learns_what_became_of_a_hidden_prediction(way: str) -> None:
    found: Counter[str] = Counter()
    differing = 0
    for number in count():
        for pair in pairs(settings_of(way, number), 7_000_000 + number):
            assert pair.same, (way, number, pair.traits)
            differing += pair.differs
            found.update(pair.traits)
        if differing >= PAIRS and (way == "before play" or found["other change"] > PAIRS // 20):
            break
    assert {"predict", "play", "pass_card", "adjust_prediction", "waiting", "spectator", "other predictions"} <= {
        *found
    }
    assert (found["other change"] > 0) == (way != "before play")


def shown_while_the_cloud_acts(s: Table | Sight, settings: Switches) -> bool:
    return s.phase == ADJUST_PREDICTION or predictions_shown(s, settings)


def change_shown_to_all(v: Sight, s: Table, seat: int, settings: Switches) -> None:
    sight_module.look(v, s, seat, settings)
    v.cloud_change = s.cloud_change


def change_told_to_all(s: Table, phase: int, seat: int, action: int, settings: Switches) -> list[Happening]:
    told = after_decision(s, phase, seat, action, settings)
    return [Happening(each.told_openly()) if each.public.name == "prediction_changed" else each for each in told]


@pytest.mark.parametrize(
    ("where", "name", "leaky"),
    [
        (sight_module, "predictions_shown", shown_while_the_cloud_acts),
        (game_module, "look", change_shown_to_all),
        (game_module, "after_decision", change_told_to_all),
    ],
)
def test_CLOUD_6_a_leak_is_found(where: object, name: str, leaky: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(seats=3, specials=("cloud",), cloud_acts="trick", length=(10, 10), secret_predictions=True)
    assert not finds_a_leak(settings, range(10))
    monkeypatch.setattr(where, name, leaky)
    assert finds_a_leak(settings, range(400))


@pytest.mark.parametrize("way", WAYS)
def test_CLOUD_6_a_change_that_is_forced_is_asked_for_all_the_same(way: str) -> None:
    """Taken silently it would tell a prediction of 0: to all others 0 and 1 look alike until the reveal."""

    def told(predicted: str) -> list[object]:
        hands = ("Cl B1", "R2 B2", "R3 B3")
        game = first_lead(*hands, turned="Y9", predict=f"{predicted} 0 0", cloud_acts="trick", **WAYS[way])
        play_all(game, "Cl=R", "R2", "R3")
        assert game.to_act == (0,)
        before = [seen(game, viewer) for viewer in (1, 2, None)]
        play_all(game, "+1")
        return [*before, *(seen(game, viewer) for viewer in (1, 2, None))]

    def seen(game: Game, viewer: int | None) -> str:
        return game.view(viewer).to_json() + str(game.events(viewer))

    alike = told("0") == told("1")
    assert all_at_once(settings_of(way, 1).switches)
    assert alike == (way != "before play")
