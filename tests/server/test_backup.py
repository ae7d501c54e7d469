"""Backup and restore, as docs/hosting.md tells: games go on where the copy was made."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from pathlib import Path

from tests.server.house import open_place, play_on, run
from tests.server.postgres import Cluster, owner, programs


def test_a_copy_of_a_running_house(tmp_path: Path) -> None:
    async def before() -> tuple[str, str, str]:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo")
            await play_on(clients, decisions=50)
            with sqlite3.connect(tmp_path / "house.db") as source, sqlite3.connect(tmp_path / "backup.db") as target:
                source.backup(target)
            source.close()
            target.close()
            then = str((await place.keeper(table)).sitting.the_game.record)
            await play_on(clients, decisions=20)
            return table, clients[0].who.token, then

    table, token, then = run(before())
    for left in ("house.db", "house.db-wal", "house.db-shm"):
        (tmp_path / left).unlink(missing_ok=True)
    (tmp_path / "backup.db").rename(tmp_path / "house.db")

    async def after() -> None:
        async with open_place(tmp_path) as place:
            assert str((await place.keeper(table)).sitting.the_game.record) == then
            assert (await place.house.people.by_token(token)).name == "Ada"

    run(after())


def test_a_dump_of_postgres(postgres: Cluster, tmp_path: Path) -> None:
    store = postgres.new_database()

    async def before() -> tuple[str, str]:
        async with open_place(store) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo")
            await play_on(clients, decisions=50)
            return table, str((await place.keeper(table)).sitting.the_game.record)

    table, then = run(before())
    tools = programs()
    assert tools
    host = ["-h", str(postgres.folder), "-U", owner()]
    name = store.partition("///")[2].partition("?")[0]
    dump = subprocess.run([str(tools / "pg_dump"), *host, "-Fc", name], check=True, capture_output=True).stdout
    restored = postgres.new_database()
    target = restored.partition("///")[2].partition("?")[0]
    subprocess.run([str(tools / "pg_restore"), *host, "-d", target], input=dump, check=True, capture_output=True)

    async def after() -> None:
        async with open_place(restored) as place:
            assert str((await place.keeper(table)).sitting.the_game.record) == then
            await asyncio.sleep(0)

    run(after())
