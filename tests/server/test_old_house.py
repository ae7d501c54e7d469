"""A database of the release before games had a length: everything in it goes on. `old_house.sql` is never changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from foretell import Record, replay
from foretell.record.fairness import verify
from tests.server.house import Client, Held, Place, open_place, play_on, run, settle

DUMP = Path(__file__).with_name("old_house.sql")
OVER, GOES_ON, WAITS = "0000000000008", "0000000000427", "0000000000478"


def moved_in(folder: Path) -> Held:
    """Put the old database into a folder, and return a clock and names that come after it."""
    with closing(sqlite3.connect(folder / "house.db")) as database:
        database.executescript(DUMP.read_text(encoding="utf-8"))
    later = Held()
    later.count = 1_000_000
    return later


async def back(place: Place, table: str) -> list[Client]:
    """Let everybody come back to their seat; what they send has names that no command in the old log has."""
    place.clients = 1_000
    chairs = (await place.keeper(table)).sitting.persons
    return [await place.join(await place.house.people.admit(chair.player), table) for chair in chairs]


def test_a_game_goes_on_as_it_began(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, moved_in(tmp_path)) as place:
            clients = await back(place, GOES_ON)
            settings = (await place.keeper(GOES_ON)).sitting.settings
            assert (settings.length, settings.cloud_acts, settings.scribe) == ("full", "round", 0)
            assert clients[0].view["rounds"] == 20
            assert clients[0].view["round"] == 4
            await play_on(clients)
            assert {client.table["status"] for client in clients} == {"over"}
            await settle()
            assert place.house.archive
            kept = await place.house.archive.game(f"{GOES_ON}-1")
            record = Record.parse(kept.record)
            assert not verify(record).by_lot
            assert replay(record).over
            assert kept.family == "hidden_predictions+specials"

    run(story())


def test_a_table_that_waits_begins_with_the_scribe_it_had(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, moved_in(tmp_path)) as place:
            clients = await back(place, WAITS)
            assert clients[0].table["settings"]["scribe"] == 0
            await clients[0].send("start")
            assert clients[0].view["dealer"] == 0
            assert await play_on(clients, decisions=20) == 20

    run(story())


def test_LENGTH_1_six_in_a_tournament_play_the_full_game_and_have_one_rating(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path, moved_in(tmp_path)) as place:
            assert place.house.archive
            store = place.house.archive.store
            before = await store.leaders("base", 10)
            assert [rating.games for *_, rating in before] == [1] * 6
            clients = await back(place, OVER)
            await clients[0].send("rematch")
            tournament = {"seats": 6, "rated": True, "switches": {"length": "tournament"}}
            await clients[0].send("set_up", arrangement=tournament)
            for client in clients:
                await client.send("ready")
            await clients[0].send("start")
            await play_on(clients)
            await settle()
            assert [rating.games for *_, rating in await store.leaders("base", 10)] == [2] * 6
            assert await store.leaders("tournament", 10) == []
            old, new = await store.game(f"{OVER}-1"), await store.game(f"{OVER}-2")
            assert old
            assert new
            assert not verify(Record.parse(old.record)).by_lot
            assert verify(Record.parse(new.record)).by_lot

    run(story())
