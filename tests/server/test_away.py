"""Clocks, and those who are away: a bot plays for them until they are back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from foretell.server.arrangement import DAY, Clock
from foretell.server.clocks import Clocks
from tests.server.house import Client, Held, Place, open_place, run, settle, until


class Stepped(Held):
    """Time that only waiting takes."""

    async def sleep(self, milliseconds: int) -> None:
        self.at += milliseconds


async def pass_time(place: Place, table: str, milliseconds: int) -> None:
    place.house.outside.at += milliseconds  # type: ignore[attr-defined]
    (await place.keeper(table))._rest()
    await settle()


def asked(clients: list[Client]) -> Client:
    return next(client for client in clients if client.view["legal"])


async def table_of_three(place: Place, **arrangement: Any) -> tuple[str, list[Client]]:
    return await place.full_table("Ada", "Ben", "Cleo", **arrangement)


def test_be_right_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await table_of_three(place, pace=0)
            one = asked(clients)
            before = (await place.keeper(table)).sitting.the_game.decisions
            assert (await one.send("back"))["code"] == "table/not-away"
            assert (await one.send("away"))["type"] == "done"
            assert (await one.send("away"))["code"] == "table/away"
            await until(lambda: not one.view["legal"])
            sitting = (await place.keeper(table)).sitting
            assert sitting.the_game.decisions == before + 1
            assert clients[0].table["seats"][one.view["seat"]]["away"] is True
            assert (await one.send("decide", turn=one.turn, decision="0"))["code"] == "table/away"
            assert (await one.send("back"))["type"] == "done"
            assert clients[0].table["seats"][one.view["seat"]]["away"] is False
            while not one.view["legal"]:
                assert (await asked(clients).decide())["type"] == "done"
            assert (await one.decide())["type"] == "done"

    run(story())


def test_who_vanishes_is_played_by_a_bot_and_may_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, grace=5000) as place:
            table, clients = await table_of_three(place, pace=0)
            sitting = (await place.keeper(table)).sitting
            gone = asked(clients)
            seat = gone.view["seat"]
            gone.leave()
            await pass_time(place, table, 4000)
            assert not sitting.chair(seat).away
            await pass_time(place, table, 1001)
            await until(lambda: sitting.chair(seat).away)
            others = [client for client in clients if client is not gone]
            for _ in range(20):
                await until(lambda: any(client.view["legal"] for client in others))
                await asked(others).decide()
            back = await place.join(gone.who, table, since=3)
            await until(lambda: not sitting.chair(seat).away)
            await until(lambda: any(client.view["legal"] for client in [*others, back]))
            while not back.view["legal"]:
                await asked([*others, back]).decide()
            assert (await back.decide())["type"] == "done"

    run(story())


def test_a_second_connection_keeps_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, grace=1000) as place:
            table, clients = await table_of_three(place)
            twin = await place.join(clients[1].who, table)
            clients[1].leave()
            await pass_time(place, table, 10_000)
            assert not (await place.keeper(table)).sitting.chair(1).away
            twin.leave()
            await pass_time(place, table, 10_000)
            keeper = await place.keeper(table)
            await until(lambda: keeper.sitting.chair(1).away)

    run(story())


def test_bots_do_not_play_on_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await table_of_three(place, pace=0)
            for client in clients:
                await client.send("away")
            await settle()
            sitting = (await place.keeper(table)).sitting
            stopped = sitting.the_game.decisions
            await pass_time(place, table, 6 * DAY)
            assert sitting.abandoned
            assert sitting.the_game.decisions == stopped
            assert sitting.status == "playing"
            await clients[2].send("back")
            await until(lambda: bool(clients[2].view["legal"]))

    run(story())


def test_a_game_that_nobody_comes_back_to_is_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await table_of_three(place, pace=0)
            sitting = (await place.keeper(table)).sitting
            for client in clients:
                client.leave()
            await pass_time(place, table, 61_000)
            await until(lambda: sitting.abandoned)
            await pass_time(place, table, 6 * DAY)
            back = await place.join(clients[1].who, table)
            await until(lambda: not sitting.abandoned)
            await pass_time(place, table, 2 * DAY)
            assert sitting.in_game
            back.leave()
            await pass_time(place, table, 61_000)
            await until(lambda: sitting.abandoned)
            await pass_time(place, table, 7 * DAY + 1)
            await until(lambda: sitting.status == "ended")
            await pass_time(place, table, DAY)
            await until(lambda: sitting.status == "closed")

    run(story())


def test_a_host_who_pauses_and_vanishes_stops_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, grace=5000) as place:
            table, clients = await table_of_three(place, pace=0)
            sitting = (await place.keeper(table)).sitting
            assert (await clients[0].send("pause"))["type"] == "done"
            clients[0].leave()
            await pass_time(place, table, 5001)
            await until(lambda: sitting.chair(0).away)
            before = sitting.the_game.decisions
            assert sitting.host == clients[1].who.player.id
            assert sitting.the_game.decisions == before  # bots wait too
            assert (await clients[1].send("pause", paused=False))["type"] == "done"
            for client in clients[1:]:
                assert (await client.send("vote_end"))["type"] == "done"
            assert sitting.status == "ended"

    run(story())


def test_the_first_who_comes_back_to_a_game_that_all_left_is_its_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await table_of_three(place, pace=0)
            sitting = (await place.keeper(table)).sitting
            await clients[0].send("pause")
            for client in clients:
                await client.send("away")
            assert sitting.host == clients[2].who.player.id
            assert (await clients[1].send("back"))["type"] == "done"
            assert sitting.host == clients[1].who.player.id
            assert (await clients[0].send("back"))["type"] == "done"
            assert sitting.host == clients[1].who.player.id
            assert (await clients[1].send("pause", paused=False))["type"] == "done"

    run(story())


def test_bots_go_on_when_the_clock_is_put_back(tmp_path: Path) -> None:
    outside = Stepped()

    async def story() -> None:
        async with open_place(tmp_path, outside) as place:
            ada = await place.guest("Ada")
            table = await place.open(ada, seats=3, pace=1000)
            client = await place.join(ada, table)
            for seat in (1, 2):
                await client.send("seat_bot", seat=seat, level="jester")
            await client.send("ready")
            await client.send("start")
            await until(lambda: bool(client.view.get("legal")))
            keeper = await place.keeper(table)
            for _ in range(5):
                outside.at -= 600_000
                before = outside.at
                decided = keeper.sitting.the_game.decisions
                await client.decide()
                await until(lambda: bool(client.view["legal"]))
                assert keeper.sitting.the_game.decisions > decided
                assert outside.at - before <= 10_000

    run(story())


def test_the_host_who_is_away_is_not_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            _, clients = await table_of_three(place)
            await clients[0].send("away")
            assert clients[1].table["host"] == clients[1].who.player.id

    run(story())


def test_the_clock_decides_when_time_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            clock = Clock(decision=10_000, bank=5_000)
            table, clients = await table_of_three(place, clock=clock, pace=0)
            sitting = (await place.keeper(table)).sitting
            one = asked(clients)
            seat = one.view["seat"]
            assert one.view["clock"]["running"] == {str(seat): {"since": 1_000_000, "until": 1_015_000}}
            await pass_time(place, table, 12_000)
            assert one.view["legal"]
            await one.decide()
            assert one.view["clock"]["banks"][seat] == 3_000
            slow = asked(clients)
            await pass_time(place, table, 15_001)
            await until(lambda: not slow.view["legal"])
            assert slow.view["clock"]["banks"][slow.view["seat"]] == 0
            assert sitting.chair(slow.view["seat"]).timeouts == 1
            assert not sitting.chair(slow.view["seat"]).away

    run(story())


def test_who_lets_time_run_out_twice_is_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await table_of_three(place, clock=Clock(decision=1000), pace=0)
            sitting = (await place.keeper(table)).sitting
            slow = asked(clients)
            others = [client for client in clients if client is not slow]
            for _ in range(2):
                while not slow.view["legal"]:
                    await asked(others).decide()
                await pass_time(place, table, 1001)
                await until(lambda: not slow.view["legal"])
            assert sitting.chair(slow.view["seat"]).away
            await slow.send("back")
            assert not sitting.chair(slow.view["seat"]).away

    run(story())


def test_a_pause_stops_the_clocks(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await table_of_three(place, clock=Clock(decision=10_000), pace=0)
            one = asked(clients)
            await pass_time(place, table, 6_000)
            await clients[0].send("pause")
            await pass_time(place, table, 60_000)
            await clients[0].send("pause", paused=False)
            await pass_time(place, table, 3_000)
            assert one.view["legal"]
            await pass_time(place, table, 1_001)
            await until(lambda: not one.view["legal"])

    run(story())


def test_in_correspondence_nobody_needs_to_stay(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, grace=1000) as place:
            table, clients = await table_of_three(place, clock=Clock(decision=2 * DAY), pace=0)
            sitting = (await place.keeper(table)).sitting
            for client in clients:
                client.leave()
            await pass_time(place, table, DAY)
            assert not any(chair.away for chair in sitting.persons)
            assert sitting.the_game.decisions == 0
            back = await place.join(asked(clients).who, table)
            assert (await back.decide())["type"] == "done"
            await pass_time(place, table, 2 * DAY + 1)
            await until(lambda: sitting.the_game.decisions == 2)

    run(story())


@pytest.mark.parametrize(
    ("level", "pace", "times", "wanted"),
    [
        ("jester", 2000, [0, 10, 1999, 2000, 2001, 700, 6000], [2000] * 4 + [4000, 2000, 6000]),
        ("archmage", 300, [0, 10, 301, 999, 1001, 700], [1000] * 4 + [2000, 1000]),
        ("archmage", 0, [0, 10, 301, 999], [1000] * 4),
        ("journeyman", 0, [0, 10, 99], [100] * 3),
        ("sage", 0, [0, 1, 9], [10] * 3),
    ],
)
def test_a_bot_answers_after_the_same_time_whatever_it_holds(
    tmp_path: Path, level: str, pace: int, times: list[int], wanted: list[int]
) -> None:
    """Thinking takes some time or none; the answer comes at the pace of the table, counted from the turn on.

    Who thinks long takes at least as long as thinking may take.
    """
    outside = Stepped()

    class Thinking:
        def __init__(self, times: list[int]) -> None:
            self.times = times

        async def think(self, level: str, seed: int, view: Any) -> int:
            outside.at += self.times.pop(0) if self.times else 0
            number: int = view.legal[0].number
            return number

        def expect(self, level: str) -> None:
            expected.append(level)

        def close(self) -> None:
            pass

    expected: list[str] = []

    async def story() -> None:
        async with open_place(tmp_path, outside, thinker=Thinking(list(times))) as place:
            ada = await place.guest("Ada")
            table = await place.open(ada, seats=3, pace=pace, stand_in="apprentice")
            client = await place.join(ada, table)
            for seat in range(1, 3):
                await client.send("seat_bot", seat=seat, level=level)
            await client.send("leave")
            await client.send("seat_bot", seat=0, level=level)
            assert (await client.send("start"))["type"] == "done"
            sitting = (await place.keeper(table)).sitting
            await until(lambda: sitting.the_game.decisions >= 10)
            when = [line.at for line in await place.log.read(table) if '"decided"' in line.body]
            waits = [after - before for before, after in zip([1_000_000, *when], when, strict=False)]
            assert waits[:10] == wanted + [wanted[0]] * (10 - len(wanted))
            assert [each for each in expected if each != "apprentice"] == [level] * 3
            assert expected[0] == "apprentice"  # who would play for somebody who is away

    run(story())


def test_clocks_by_hand() -> None:
    clocks = Clocks(Clock(10, 5), 3)
    clocks.ask([0, 1], 100)
    clocks.decided(0, 112)
    assert clocks.banks == [3, 5, 5]
    clocks.ask([1], 112)
    assert clocks.deadline(1) == 115
    assert clocks.deadline(0) is None
    clocks.stop(113)
    assert clocks.deadline(1) is None
    clocks.go_on(150)
    assert clocks.deadline(1) == 115 + 37
    clocks.decided(1, 10_000)
    assert clocks.banks == [3, 0, 5]
    assert Clocks(None, 3).shown() is None
