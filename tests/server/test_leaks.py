"""No card leaks: what a client is sent does not depend on what it cannot know. Leaks that are built in are found."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from foretell import Game, Settings
from foretell.cards import SPECIAL_NAMES
from foretell.server import frames as frames_module
from foretell.server.frames import Onlookers
from foretell.server.logs import logger
from foretell.server.session import Session
from foretell.server.sitting import Sitting
from tests.server.leaks import all_points, points
from tests.table.secrecy.test_secrecy import PARTS

HERE = 2000
"""Pairs of decision points in which something hidden differs; `make chaos` compares many more."""


@pytest.mark.parametrize("part", range(4))
def test_what_a_client_cannot_know_changes_no_byte(part: int) -> None:
    compared = differing = 0
    for number, found in enumerate(all_points(part * len(PARTS) // 4)):
        assert all(point.same for point in found), (part, number)
        compared += len(found)
        differing += sum(point.differs for point in found)
        if differing >= HERE // 4:
            break
    assert differing > compared / 3


def count_in_table(sitting: Sitting) -> bytes:
    wizards = sitting.game.table.wizards[0] if sitting.game else 0
    return real_table(sitting) + b" " * wizards


def told_to_the_log(self: Session, frame: str | bytes) -> Any:
    keeper = self._keeper
    if keeper and keeper.sitting.game:
        logger.info("frame", extra={"table": str(keeper.sitting.game.table.hand[0])})
    return real_receive(self, frame)


def longer_by_a_hand(self: Onlookers, *rest: Any) -> bytes:
    return real_frame(self, *rest) + b" " * (self._game.table.jesters[1] + self._game.table.wizards[2])


def events_of_all(self: Game, seat: int | None = None, since: int = 0) -> Any:
    return [happening.told_openly() for happening in self._told[since:]]


real_table = frames_module.table_frame
real_receive = Session.receive
real_frame = Onlookers._frame


@pytest.mark.parametrize(
    ("where", "name", "leak"),
    [
        (Onlookers, "_frame", longer_by_a_hand),
        (Game, "events", events_of_all),
        (Session, "receive", told_to_the_log),
        (frames_module, "table_frame", None),
        (Sitting, "turn", property(lambda sitting: sitting.the_game.table.hand[0] % 1000)),
    ],
    ids=["size", "events", "log", "table", "turn"],
)
def test_leaks_that_are_built_in_are_found(monkeypatch: pytest.MonkeyPatch, where: Any, name: str, leak: Any) -> None:
    if name == "table_frame":
        import tests.server.leaks as leaks_module

        monkeypatch.setattr(leaks_module, "table_frame", count_in_table)
    else:
        monkeypatch.setattr(where, name, leak)
    found = False
    for seed in range(60):
        for settings in (Settings(seats=3), Settings(seats=4, specials=SPECIAL_NAMES, secret_predictions=True)):
            found = found or any(not point.same for point in asyncio.run(points(settings, seed)))
        if found:
            break
    assert found
