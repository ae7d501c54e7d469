"""Backup and restore, as docs/hosting.md tells: games go on where the copy was made."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from pathlib import Path

import pytest

from foretell.server.refusals import Refused
from tests.server.house import open_place, play_on, run
from tests.server.postgres import Cluster, owner, programs


def test_a_copy_of_a_running_house(tmp_path: Path) -> None:
    async def before() -> tuple[str, list[str], str]:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo")
            await play_on(clients, decisions=50)
            with sqlite3.connect(tmp_path / "house.db") as source, sqlite3.connect(tmp_path / "backup.db") as target:
                source.backup(target)
            source.close()
            target.close()
            then = str((await place.keeper(table)).sitting.the_game.record)
            await play_on(clients, decisions=20)
            tokens = [clients[0].who.token]
            for _ in range(3):  # the page renews it whenever it is opened
                tokens.append((await place.house.people.renew(tokens[-1])).token)
            return table, tokens, then

    table, tokens, then = run(before())
    for left in ("house.db", "house.db-wal", "house.db-shm"):
        (tmp_path / left).unlink(missing_ok=True)
    (tmp_path / "backup.db").rename(tmp_path / "house.db")

    async def after() -> None:
        async with open_place(tmp_path) as place:
            assert str((await place.keeper(table)).sitting.the_game.record) == then
            people = place.house.people
            assert (await people.by_token(tokens[-1])).name == "Ada"  # given after the copy was made
            newest = await people.renew(tokens[-1])
            assert newest.player.name == "Ada"
            assert (await people.by_token(tokens[-1])).name == "Ada"
            for token in tokens[:-1]:
                with pytest.raises(Refused) as refusal:
                    await people.by_token(token)
                assert refusal.value.code == "token/outdated"

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
