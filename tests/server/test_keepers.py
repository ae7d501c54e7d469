"""The house hands out one keeper for a table, and one that knows what other workers stored."""

from __future__ import annotations

import asyncio
from pathlib import Path

from foretell.server.bus import Heard
from foretell.server.buses import Notify
from tests.server.house import open_place, play_on, run, until
from tests.server.postgres import Cluster


class Silent:
    """A bus that loses every call."""

    async def open(self, heard: Heard) -> None:
        pass

    def tell(self, table: str, number: int) -> None:
        pass

    async def close(self) -> None:
        pass


def test_who_waits_for_a_table_that_is_forgotten_meanwhile_gets_the_one_that_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, _ = await place.full_table("Ada", "Ben", "Cy")
        async with open_place(tmp_path) as place:
            house = place.house
            await house.keeper(table)  # after the sweep, whatever it does
            house._keepers.pop(table)
            waiting = asyncio.create_task(house.keeper(table))
            await asyncio.sleep(0)  # it has begun to load
            house._loading[table].add_done_callback(lambda _: house._keepers.pop(table))
            keeper = await waiting
            assert house._keepers[table] is keeper

    run(story())


def test_who_says_hello_sees_what_another_worker_stored_though_the_bus_is_silent(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, bus=Silent()) as one, open_place(tmp_path, bus=Silent()) as other:
            table, clients = await one.full_table("Ada", "Ben", "Cy")
            await other.join(clients[0].who, table)
            await play_on(clients, decisions=4)
            twin = await other.join(clients[1].who, table)
            assert twin.view == clients[1].view
            assert twin.turn == clients[1].turn

    run(story())


def test_who_listens_anew_reads_what_was_missed(postgres: Cluster) -> None:
    store = postgres.new_database()

    async def story() -> None:
        heard: list[str] = []
        bus = Notify(store, "foretell")
        await bus.open(lambda table, number: heard.append(table))
        await until(lambda: heard == [""])  # from now on nothing is missed
        postgres.stop("immediate")
        postgres.start()
        await until(lambda: heard == ["", ""])
        await bus.close()

    run(story())


def test_no_id_is_taken_by_opening_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ada = await place.guest("Ada")
            client = await place.join(ada, await place.open(ada))
            answer = await client.send("ready", id="open")
            assert (answer["type"], answer["number"]) == ("done", 2)

    run(story())
