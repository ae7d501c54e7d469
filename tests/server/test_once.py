"""Once: however often and in whatever order commands come, each is carried out once, and the log is the same."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from foretell.server.keeper import Keeper
from foretell.server.store.kinds import Line, unavailable
from tests.server.house import Client, Place, open_place, run
from tests.table.walks import Dice

KINDS: list[dict[str, Any]] = [
    {},
    {"switches": {"hidden_predictions": True}},
    {"switches": {"specials": ["juggler", "cloud"]}},
    {"switches": {"one_colour": True}},
]


class Command(NamedTuple):
    """A decision as a client sends it."""

    seat: int
    id: str
    turn: int
    decision: str


async def played(place: Place, kind: dict[str, Any], decisions: int) -> tuple[str, list[Client], list[Command]]:
    """Return a table, its people, and the commands by which the first decisions were taken."""
    table, clients = await place.full_table("Ada", "Ben", "Cleo", **kind)
    sitting = (await place.keeper(table)).sitting
    commands = []
    for number in range(decisions):
        seat = sitting.the_game.to_act[0]
        legal = clients[seat].view["legal"]
        command = Command(seat, f"d{number}", clients[seat].turn, legal[number % len(legal)])
        answer = await clients[seat].send("decide", id=command.id, turn=command.turn, decision=command.decision)
        assert answer["type"] == "done"
        commands.append(command)
    return table, clients, commands


async def lines_of(place: Place, table: str) -> list[tuple[str, str, str]]:
    return [(line.player, line.command, line.body) for line in await place.log.read(table)]


@pytest.mark.parametrize("kind", KINDS, ids=["base", "hidden", "specials", "one colour"])
@hypothesis_settings(max_examples=4, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32))
def test_each_command_one_to_five_times_in_any_order(
    tmp_path_factory: pytest.TempPathFactory, kind: dict[str, Any], seed: int
) -> None:
    """What is refused because its time has not come is sent again, as clients do; in the end all logs are equal."""

    async def story() -> None:
        dice = Dice(seed)
        async with open_place(tmp_path_factory.mktemp("once")) as place:
            table, _, commands = await played(place, kind, 40)
            expected = (await place.keeper(table)).sitting.the_game.record
            whole = await lines_of(place, table)
        async with open_place(tmp_path_factory.mktemp("again")) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo", **kind)
            copies = [command for command in commands for _ in range(1 + dice.below(5))]
            numbers: dict[str, set[int]] = {}
            for _ in range(200):
                copies = dice.shuffled(copies)
                refused = []
                for command in copies:
                    answer = await clients[command.seat].send("decide", **_sent(command))
                    if answer["type"] == "done":
                        numbers.setdefault(command.id, set()).add(answer["number"])
                    else:
                        assert answer["code"] in ("table/other-turn", "turn/not-yours", "turn/already-decided")
                        refused.append(command)
                copies = refused
                if not copies:
                    break
            assert not copies
            assert all(len(found) == 1 for found in numbers.values())
            assert (await place.keeper(table)).sitting.the_game.record == expected
            if not kind:
                assert await lines_of(place, table) == whole

    run(story())


def _sent(command: Command) -> dict[str, Any]:
    return {"id": command.id, "turn": command.turn, "decision": command.decision}


def test_old_commands_get_their_answer_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients, commands = await played(place, {}, 150)
            first = commands[0]
            sitting = (await place.keeper(table)).sitting
            assert sitting.done.number(sitting.chair(first.seat).player, first.id) is None
            number = sitting.number
            answer = await clients[first.seat].send("decide", **_sent(first))
            assert answer == {"type": "done", "id": first.id, "number": 1 + 2 * 2 + 2 + 1}
            assert sitting.number == number

    run(story())


def test_a_chat_of_the_same_id_is_said_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            _, clients = await place.full_table("Ada", "Ben", "Cleo", start=False)
            answers = [await clients[1].send("say", id="hi", text="good evening") for _ in range(5)]
            assert len({answer["number"] for answer in answers}) == 1
            other = await clients[2].send("say", id="hi", text="good evening")
            assert other["number"] != answers[0]["number"]
            talks = [frame for frame in clients[0].frames if frame["type"] == "talk"]
            assert [talk["name"] for talk in talks] == ["Ben", "Cleo"]

    run(story())


def test_two_workers_never_both_accept(store: str) -> None:
    """Both workers get every command of every seat at once; each is answered by both with the same number."""

    async def story() -> None:
        async with open_place(store) as one, open_place(store) as other:
            table, clients = await one.full_table("Ada", "Ben", "Cleo")
            twins = [await other.join(client.who, table) for client in clients]
            sitting = (await one.keeper(table)).sitting
            for step in range(120):
                seat = sitting.the_game.to_act[0]
                await (await other.keeper(table)).catch_up()
                legal = clients[seat].view["legal"]
                wishes = [legal[0], legal[-1]]
                answers = await asyncio.gather(
                    clients[seat].send("decide", id=f"a{step}", turn=clients[seat].turn, decision=wishes[0]),
                    twins[seat].send("decide", id=f"b{step}", turn=twins[seat].turn, decision=wishes[1]),
                    twins[seat].send("decide", id=f"a{step}", turn=twins[seat].turn, decision=wishes[0]),
                )
                assert answers[0]["type"] != answers[1]["type"]
                assert answers[2] == answers[0] or answers[1]["type"] == "done"
                await (await one.keeper(table)).catch_up()
            lines = await one.log.read(table)
            assert [line.number for line in lines] == list(range(1, len(lines) + 1))
            await (await other.keeper(table)).catch_up()
            assert (await other.keeper(table)).sitting.the_game.record == sitting.the_game.record

    run(story())


class Flaky:
    """A store that fails now and then: before it has written, or after it has."""

    def __init__(self, real: Any, dice: Dice) -> None:
        self._real = real
        self._dice = dice

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)

    async def append(self, line: Line, row: Any = None) -> None:
        trouble = self._dice.below(3)
        if trouble == 0:
            raise unavailable()
        await self._real.append(line, row)
        if trouble == 1:
            raise unavailable()

    async def read(self, table: str, after: int = 0) -> list[Line]:
        if self._dice.below(4) == 0:
            raise unavailable()
        lines: list[Line] = await self._real.read(table, after)
        return lines


@pytest.mark.parametrize("seed", range(3))
def test_a_store_that_fails_loses_and_doubles_nothing(tmp_path: Path, seed: int) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo")
            keeper = await place.keeper(table)
            place.house.log = Flaky(place.house.log, Dice(seed))
            acknowledged: dict[str, int] = {}
            for step in range(60):
                seat = keeper.sitting.the_game.to_act[0]
                command = {"turn": clients[seat].turn, "decision": clients[seat].view["legal"][0]}
                for _ in range(100):
                    answer = await clients[seat].send("decide", id=f"d{step}", **command)
                    if answer["type"] == "done":
                        acknowledged[f"d{step}"] = answer["number"]
                        break
                    assert answer["code"] == "server/store-unavailable"
            assert len(acknowledged) == 60
            stored = {line.command: line.number for line in await place.log.read(table) if line.command in acknowledged}
            assert stored == acknowledged
            fresh = Keeper(place.house, table)
            place.house.log = place.log
            await fresh.catch_up()
            assert fresh.sitting.the_game.record == keeper.sitting.the_game.record

    run(story())
