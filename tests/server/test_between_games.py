"""From one game to the next: nothing of the first counts in the second, and the first is kept for good."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from foretell.server import deeds
from foretell.server.archive import Archive
from foretell.server.arrangement import Clock
from foretell.server.chance import Outside
from foretell.server.chores import Chore
from foretell.server.sitting import SHOW_WITHIN, Sitting
from foretell.server.store.kinds import Line, unavailable
from tests.server.house import Client, Held, Place, open_place, run, settle, until


def asked(clients: list[Client]) -> Client:
    return next(each for each in clients if each.view["seat"] in each.view["to_act"])


async def predict(clients: list[Client]) -> None:
    while clients[0].view["phase"] != "play":
        await asked(clients).decide()


async def play_again(place: Place, table: str, clients: list[Client]) -> None:
    """End the game by vote, and begin another one with the same people on the same seats."""
    keeper = await place.keeper(table)
    seats = [client.view["seat"] for client in clients]
    for client in clients:
        await client.send("vote_end")
    await next(each for each in clients if keeper.sitting.seat_of(each.who.player.id) is not None).send("rematch")
    for seat, client in zip(seats, clients, strict=True):
        await client.send("sit", seat=seat)  # refused to those who sit there still
        await client.send("ready")
    host = next(each for each in clients if each.who.player.id == keeper.sitting.host)
    assert (await host.send("start"))["type"] == "done"


async def read_anew(place: Place, table: str) -> Sitting:
    """Return what the log tells; nothing in it may be against the rules."""
    sitting = Sitting(table)
    for line in await place.log.read(table):
        sitting.read(line)
    return sitting


def test_an_answer_thought_of_in_one_game_does_not_count_in_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, Outside()) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cy", pace=600, clock=None, switches={"scribe": 0})
            await predict(clients)
            away = asked(clients)
            await away.send("away")  # somebody of the house thinks of an answer, and waits
            await play_again(place, table, clients)
            await predict(clients)
            assert asked(clients) is away
            before = (await place.keeper(table)).sitting.number
            await away.send("away")
            began = asyncio.get_running_loop().time()
            keeper = await place.keeper(table)
            await until(lambda: keeper.sitting.number > before + 1, 5)
            assert asyncio.get_running_loop().time() - began > 0.4  # it was thought of anew
            assert (await read_anew(place, table)).number == keeper.sitting.number

    run(story())


def test_a_decision_for_a_turn_of_the_game_before_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cy", switches={"scribe": 0})
            first = asked(clients)
            turn, decision = first.turn, first.view["legal"][0]
            await play_again(place, table, clients)
            assert asked(clients) is first
            assert decision in first.view["legal"]
            assert first.turn != turn
            assert (await first.send("decide", turn=turn, decision=decision))["code"] == "table/other-turn"

    run(story())


def test_an_answer_against_the_rules_is_never_stored(tmp_path: Path) -> None:
    class Wrong:
        """Always predicts 9."""

        async def think(self, level: str, seed: int, view: Any) -> int:
            return 9

        def expect(self, level: str) -> None:
            pass

        def close(self) -> None:
            pass

    async def story() -> None:
        async with open_place(tmp_path, thinker=Wrong()) as place:
            (ada,) = await place.guests("Ada")
            table = await place.open(ada, seats=3, pace=0)
            client = await place.join(ada, table)
            for seat in (1, 2):
                await client.send("seat_bot", seat=seat, level="scribe")
            await client.send("ready")
            await client.send("start")
            await asyncio.sleep(0.1)
            bodies = [deeds.read(line.body) for line in await place.log.read(table)]
            assert not any(isinstance(deed, deeds.Decided) for deed in bodies)

    run(story())


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("after", ["rematch", "leave", ""])
def test_a_game_that_could_not_be_kept_at_once_is_kept_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: str, closed: bool
) -> None:
    async def fails(*_: object) -> None:
        raise unavailable()

    async def story() -> None:
        with monkeypatch.context() as trouble:
            trouble.setattr(Archive, "keep", fails)
            async with open_place(tmp_path) as place:
                table, clients = await place.full_table("Ada", "Ben", "Cy")
                for client in clients:
                    await client.send("vote_end")
                await settle()
                if after:
                    assert (await clients[0].send(after))["type"] == "done"
                if closed:
                    keeper = await place.keeper(table)
                    await place.house.butler.do(keeper, Chore("close", turn=keeper.sitting.number))
                    assert keeper.sitting.status == "closed"
                    await settle()
        async with open_place(tmp_path) as place:
            archive = place.house.archive
            assert archive is not None
            while await place.log.unarchived(10):
                await asyncio.sleep(0.01)
            kept = await archive.game(f"{table}-1")
            assert [name in kept.result for name in ("Ada", "Ben", "Cy")] == [True] * 3
            assert await place.log.unarchived(10) == []

    run(story())


def test_the_second_game_does_not_hide_that_the_first_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Archive.keep

    async def not_the_first(self: Archive, finished: Any) -> None:
        if finished.number == 1:
            raise unavailable()
        await real(self, finished)

    async def story() -> None:
        async with open_place(tmp_path) as place:
            with monkeypatch.context() as trouble:
                trouble.setattr(Archive, "keep", not_the_first)
                table, clients = await place.full_table("Ada", "Ben", "Cy")
                await play_again(place, table, clients)
                for client in clients:
                    await client.send("vote_end")
                await settle()
            archive = place.house.archive
            assert archive is not None
            assert (await archive.game(f"{table}-2")).table_id == table
            assert await place.log.unarchived(10) == [table]
            await place.house._keep_forgotten(table)
            assert (await archive.game(f"{table}-1")).table_id == table
            assert await place.log.unarchived(10) == []
            ada = clients[0].who.player.id
            assert (await archive.store.totals(ada))["games"] == 2  # each counts once

    run(story())


def test_a_log_that_cannot_be_read_stops_no_other_table(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock(decision=60_000, bank=0)
        async with open_place(tmp_path) as place:
            broken, _ = await place.full_table("Ada", "Ben", "Cy", clock=clock)
            table, _ = await place.full_table("Dan", "Eve", "Flo", clock=clock)
            number = (await place.keeper(broken)).sitting.number
            await settle()
            at = place.house.outside.now()
            await place.log.append(Line(broken, number + 1, at, "", "", deeds.write(deeds.Decided(0, 159, "bot"))))
        async with open_place(tmp_path, Held(at + 3_600_000)) as place:
            await until(lambda: table in place.house._keepers)
            assert broken not in place.house._keepers

    run(story())


def test_nonces_may_be_shown_until_their_time_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        outside = Held()
        async with open_place(tmp_path, outside) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cy", start=False)
            await clients[1].send("ready", commitment="0" * 64)
            await clients[0].send("start")
            keeper = await place.keeper(table)
            assert keeper.sitting.status == "showing"
            for wait, status in ((SHOW_WITHIN - 1, "showing"), (1, "playing")):
                outside.at += wait
                await place.house.butler.do(keeper, Chore("deal_without"))
                assert keeper.sitting.status == status

    run(story())
