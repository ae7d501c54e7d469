"""The store: what stands in a log stands there for good, and once. The same for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text

from foretell.server.store import Database, IndexRow, Line, Taken
from foretell.server.store import log as log_module
from foretell.server.store.kinds import StoreUnavailable, unavailable
from foretell.server.store.log import SqlLog
from foretell.server.store.people import Passkey, Person, SqlPeople
from foretell.server.store.schema import metadata
from tests.server.house import run, settle
from tests.server.postgres import Cluster


def line(number: int, table: str = "t", player: str = "", command: str = "", body: str = "{}") -> Line:
    return Line(table, number, 5, player, command, body)


def row(table: str, number: int = 1, status: str = "open", due: int | None = None, **more: Any) -> IndexRow:
    values: dict[str, Any] = {"public": True, "updated": number, "finished": 0, "summary": "{}"} | more
    return IndexRow(table=table, number=number, status=status, due=due, **values)


async def opened(url: str) -> tuple[Database, SqlLog]:
    database = Database(url)
    await database.upgrade()
    return database, SqlLog(database)


def test_lines_are_read_as_they_were_written(store: str) -> None:
    async def story() -> None:
        database, log = await opened(store)
        written = [line(1, player="ada", command="c1", body='{"Zoë":"☃"}'), line(2), line(3, player="ben")]
        for one in written:
            await log.append(one)
        assert await log.read("t") == written
        assert await log.read("t", after=2) == written[2:]
        assert await log.read("another") == []
        await log.close()
        await database.close()
        database, log = await opened(store)
        assert await log.read("t") == written
        await database.close()

    run(story())


def test_nothing_stands_twice_in_one_place(store: str) -> None:
    async def story() -> None:
        database, log = await opened(store)
        await log.append(line(1, player="ada", command="c1", body="first"))
        for again in (line(1, body="second"), line(2, player="ada", command="c1", body="third")):
            with pytest.raises(Taken):
                await log.append(again)
        assert [one.body for one in await log.read("t")] == ["first"]
        await log.append(line(2, player="ben", command="c1"))  # another player's command of the same name
        await log.append(line(1, table="u", player="ada", command="c1"))  # and another table's
        assert await log.find("t", "ada", "c1") == 1
        assert await log.find("t", "ben", "c1") == 2
        assert await log.find("t", "cleo", "c1") is None
        await log.close()
        await database.close()

    run(story())


def test_of_many_writers_one_gets_each_place(store: str) -> None:
    async def story() -> None:
        database, log = await opened(store)
        other_database = Database(store)
        other = SqlLog(other_database)

        async def write(writer: SqlLog, number: int, body: str) -> int:
            try:
                await writer.append(line(number, body=body))
            except Taken:
                return 0
            return 1

        for number in range(1, 21):
            won = await asyncio.gather(*(write(log if i % 2 else other, number, f"{number}-{i}") for i in range(6)))
            assert sum(won) == 1
            stands = (await log.read("t", after=number - 1))[0].body
            assert stands == f"{number}-{won.index(1)}"
        for one, base in ((log, database), (other, other_database)):
            await one.close()
            await base.close()

    run(story())


def test_what_waits_is_stored_together(store: str) -> None:
    async def story() -> None:
        database, log = await opened(store)
        sizes: list[int] = []
        log.noticed = sizes.append
        await asyncio.gather(*(log.append(line(1, table=f"t{i}")) for i in range(300)))
        assert sum(sizes) == 300
        assert max(sizes) > 100
        await log.close()
        await database.close()

    run(story())


def test_the_index_knows_what_is_due_and_what_is_behind(store: str) -> None:
    async def story() -> None:
        database, log = await opened(store)
        await log.append(line(1, table="a"), row("a", due=100))
        await log.append(line(1, table="b"), row("b"))
        await log.append(line(1, table="c"), row("c", status="over", finished=1))
        await log.append(line(2, table="b"))
        assert await log.due(99, 10) == []
        assert await log.due(100, 10) == ["a"]
        assert await log.unarchived(10) == ["c"]
        assert await log.behind() == ["b"]
        log.note(row("b", 2, status="playing", due=50, public=False))
        log.note(row("a", 0, status="closed"))  # older than what stands there
        await settle()
        await log.append(line(3, table="b"), None)
        assert await log.behind() == ["b"]
        assert sorted(await log.due(100, 10)) == ["a", "b"]
        assert [one.table for one in await log.public(("open",), 10)] == ["a"]
        assert [one.table for one in await log.public(("open", "over"), 10)] == ["a", "c"]
        await log.close()
        await database.close()

    run(story())


def test_people_and_secrets(store: str) -> None:
    async def story() -> None:
        database, _ = await opened(store)
        people = SqlPeople(database)
        ada = Person("p1", "Zoë", False, 7, 1)
        await people.add(ada)
        assert await people.find("p1") == ada
        assert await people.find("p2") is None
        assert await people.next_generation("p1", 1)
        assert not await people.next_generation("p1", 1)
        await people.rename("p1", "Ada")
        assert await people.find("p1") == ada._replace(name="Ada", generation=2)
        first = await people.secret("key", lambda: b"one")
        assert first == await people.secret("key", lambda: b"two") == b"one"
        passkey = Passkey("cred", "p1", b"\x00\xff", 3)
        await people.add_passkey(passkey, 9)
        assert await people.used("cred", 4, 11)
        assert not await people.used("cred", 5, 11)
        assert await people.passkey("cred") == passkey._replace(uses=4)
        assert await people.passkeys_of("p1") == ["cred"]
        await database.close()

    run(story())


def test_migrations_make_what_the_code_expects(store: str) -> None:
    async def story() -> None:
        database = Database(store)
        for _ in range(3):
            await database.upgrade()

        def columns(connection: Any) -> dict[str, dict[str, bool]]:
            found = inspect(connection)
            names = set(found.get_table_names()) - {"alembic_version"}
            return {name: {one["name"]: one["nullable"] for one in found.get_columns(name)} for name in names}

        async with database.read() as connection:
            there = await connection.run_sync(columns)
        expected = {
            table.name: {column.name: bool(column.nullable) for column in table.columns}
            for table in metadata.tables.values()
        }
        assert there == expected
        await database.close()

    run(story())


def test_a_migration_that_is_cut_off_can_be_run_again(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic.operations import Operations

    made: list[str] = []
    real = Operations.create_index

    def fail_late(self: Operations, name: str, *rest: Any, **more: Any) -> Any:
        made.append(name)
        if name == "ratings_family":
            raise OSError("the power is gone")
        return real(self, name, *rest, **more)

    async def story() -> None:
        database = Database(store)
        monkeypatch.setattr(Operations, "create_index", fail_late)
        with pytest.raises(StoreUnavailable):
            await database.upgrade()
        monkeypatch.undo()
        assert made[-1] == "ratings_family"

        def tables(connection: Any) -> list[str]:
            return list(inspect(connection).get_table_names())

        async with database.read() as connection:
            assert await connection.run_sync(tables) == []
        await database.upgrade()
        async with database.read() as connection:
            assert "ratings" in await connection.run_sync(tables)
        await database.close()

    run(story())


def test_two_workers_may_upgrade_at_once(store: str) -> None:
    async def story() -> None:
        databases = [Database(store) for _ in range(4)]
        await asyncio.gather(*(database.upgrade() for database in databases))
        for database in databases:
            await database.close()

    run(story())


@pytest.mark.parametrize("mode", ["new", "delete", "wal"])
def test_an_upgrade_waits_for_whoever_has_the_file(tmp_path: Path, mode: str) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'store.db'}"
        if mode != "new":
            await keep_a_line(url)
        with closing(sqlite3.connect(tmp_path / "store.db", isolation_level=None)) as other:
            if mode == "delete":  # somebody may have switched a copy back
                other.execute("PRAGMA journal_mode=DELETE")
            other.execute("BEGIN IMMEDIATE")
            database = Database(url)
            upgrade = asyncio.create_task(database.upgrade())
            assert await asyncio.wait([upgrade], timeout=0.3) == (set(), {upgrade})
            other.execute("COMMIT")
            await upgrade
        assert await pragma(database, "journal_mode") == "wal"
        assert len(await SqlLog(database).read("t")) == (mode != "new")
        await database.close()

    run(story())


def test_nobody_waits_for_alembic_to_be_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'store.db'}"
        await keep_a_line(url)
        for module in ("alembic.command", "foretell.server.store.upgrade"):
            monkeypatch.delitem(sys.modules, module)
        database = Database(url)
        with closing(sqlite3.connect(tmp_path / "store.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            upgrade = asyncio.create_task(database.upgrade())
            await asyncio.wait([upgrade], timeout=0.3)
            assert "alembic.command" in sys.modules
            other.execute("COMMIT")
            await upgrade
        await database.close()

    run(story())


async def keep_a_line(url: str) -> None:
    database, log = await opened(url)
    await log.append(line(1))
    await log.close()
    await database.close()


async def pragma(database: Database, text_of_it: str) -> Any:
    """Ask or tell the connection that stores lines."""
    return await database.at_once(lambda connection: connection.execute(text(f"PRAGMA {text_of_it}")).scalar())


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        database, _ = await opened(f"sqlite:///{tmp_path / 'store.db'}")
        async with database.write() as connection:
            pragmas = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in ("journal_mode", "synchronous")
            ]
        assert pragmas == ["wal", 2]
        await database.close()

    run(story())


def test_a_locked_file_refuses_and_then_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        database, log = await opened(f"sqlite:///{tmp_path / 'store.db'}")
        await pragma(database, "busy_timeout=50")
        await log.append(line(1))
        with sqlite3.connect(tmp_path / "store.db", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreUnavailable) as caught:
                await log.append(line(2, body="lost"))
            assert caught.value.code == "server/store-unavailable"
            other.execute("ROLLBACK")
        await log.append(line(2, body="stored"))
        assert [one.body for one in await log.read("t")] == ["{}", "stored"]
        await log.close()
        await database.close()

    run(story())


def test_a_full_disk_refuses_and_then_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        database, log = await opened(f"sqlite:///{tmp_path / 'store.db'}")
        await pragma(database, f"max_page_count={await pragma(database, 'page_count')}")
        stored = 0
        with suppress(StoreUnavailable):
            for number in range(1, 200):
                await log.append(line(number, body="x" * 3000))
                stored = number
        assert stored < 199
        assert len(await log.read("t")) == stored
        await pragma(database, "max_page_count=1000000")
        await log.append(line(stored + 1))
        assert len(await log.read("t")) == stored + 1
        await log.close()
        await database.close()

    run(story())


def test_postgres_may_be_restarted(postgres: Cluster) -> None:
    async def story() -> None:
        database, log = await opened(postgres.new_database())
        await log.append(line(1))
        postgres.stop("immediate")
        with pytest.raises(StoreUnavailable):
            await log.append(line(2, body="lost"))
        with pytest.raises(StoreUnavailable):
            await log.read("t")
        postgres.start()
        await log.append(line(2, body="stored"))
        assert [one.body for one in await log.read("t")] == ["{}", "stored"]
        await log.close()
        await database.close()

    run(story())


def test_a_log_closes_also_when_the_store_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise unavailable()

    async def story() -> None:
        database, log = await opened(f"sqlite:///{tmp_path / 'log.db'}")
        await log.append(line(1, table="a"), row("a"))
        monkeypatch.setattr(log_module, "_PATIENCE", 0.3)
        monkeypatch.setattr(log, "_store", fails)
        log.note(row("a", due=5))
        async with asyncio.timeout(5):
            await log.close()
        await database.close()

    run(story())


def test_who_asks_a_store_that_closes_is_refused_and_leaves_no_connection_open(store: str) -> None:
    async def story() -> None:
        database, log = await opened(store)
        assert await log.read("t") == []
        closing = asyncio.create_task(database.close())
        await asyncio.sleep(0)  # it has begun to close
        for _ in range(2):
            with pytest.raises(StoreUnavailable):
                await log.read("t")
            with pytest.raises(StoreUnavailable):
                await SqlPeople(database).rename("p1", "Ada")
            await closing

    run(story())


def test_nobody_else_reads_the_file_of_a_database(tmp_path: Path) -> None:
    async def story() -> None:
        database, log = await opened(f"sqlite:///{tmp_path / 'log.db'}")
        await log.append(line(1, table="a"), row("a"))
        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}
        await log.close()
        await database.close()

    run(story())
