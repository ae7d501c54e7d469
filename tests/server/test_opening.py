"""Opening: what keeps a server from opening is told in one line, before it says that it is open."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from socket import AF_INET, AF_INET6, SOCK_STREAM
from typing import Any

import aiosqlite
import pytest

from benchmarks.server.process import Server, free_port
from foretell.cli import main
from foretell.i18n import words
from foretell.server import opening
from foretell.server.opening import check_address, keep_store
from foretell.server.refusals import Refused
from foretell.server.settings import ServerSettings
from foretell.server.store import Database
from tests.server.house import run
from tests.server.postgres import Cluster

LATER = "9999"
SERVE = """
import json, sys
from foretell.server.settings import server_settings
from foretell.server.worker import serve
if __name__ == "__main__":
    serve(server_settings(environment={}, chosen=json.loads(sys.argv[1])))
"""


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORETELL_LANGUAGE", "en")
    for name in [name for name in os.environ if name.startswith("FORETELL_STORE")]:
        monkeypatch.delenv(name)


def of_a_later_release(folder: Path) -> str:
    file = folder / "later.db"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES (?)", (LATER,))
        database.commit()
    return f"sqlite:///{file}"


def refuses(store: str, told: str, capsys: pytest.CaptureFixture[str], *more: str, code: int = 1) -> None:
    """Serve, and expect one line on why that cannot be."""
    assert main(["serve", "--port", "0", "--store", store, *more]) == code
    assert capsys.readouterr() == ("", f"foretell serve: {told}\n")


def no_store(store: str, trouble: str) -> str:
    return words("en").say("error-server-no-store", store=store, trouble=trouble)


def test_a_file_that_is_no_store(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "broken.db").write_bytes(b"nothing that SQLite wrote" * 100)
    store = f"sqlite:///{tmp_path / 'broken.db'}"
    refuses(store, no_store(store, "file is not a database"), capsys)


def test_a_file_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = f"sqlite:///{tmp_path / 'no' / 'where.db'}"
    refuses(store, no_store(store, "unable to open database file"), capsys)


def test_a_file_that_cannot_be_leaves_no_thread_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []
    monkeypatch.setattr(aiosqlite, "connect", lambda *where, **how: begun.append((where, how)))
    with pytest.raises(Refused, match="cannot open"):
        opening.check_store(ServerSettings(store=f"sqlite:///{tmp_path / 'no' / 'where.db'}"))
    assert not begun


def test_a_file_that_another_server_has_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = f"sqlite:///{tmp_path / 'a.db'}"
    told = words("en").say("error-server-store-in-use", store=store)
    with keep_store(ServerSettings(store=store)):
        refuses(store, told, capsys)
        assert not (tmp_path / "a.db").exists()  # nothing was done to it
    with keep_store(ServerSettings(store=store)):  # it is free again
        pass
    with keep_store(ServerSettings(store=f"sqlite:///{tmp_path / 'no' / 'where.db'}")):
        pass


def test_a_store_of_a_later_release(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    refuses(of_a_later_release(tmp_path), words("en").say("error-server-newer-store"), capsys)


@pytest.mark.parametrize("store", ["foretell.db", "mysql://secret@h/d"])
def test_what_is_no_address(store: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--store", store]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert "secret" not in err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_that_there_is_not(postgres: Cluster, capsys: pytest.CaptureFixture[str], workers: str) -> None:
    told = no_store("postgresql:///missing", 'database "missing" does not exist')
    refuses(postgres.url("missing"), told, capsys, "--workers", workers)


def test_postgres_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--store", "postgresql://ada:secret@127.0.0.1:1/d"]) == 1
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert "postgresql://127.0.0.1:1/d" in err
    assert "secret" not in err


@pytest.mark.parametrize(("package", "store"), [("asyncpg", "postgresql://h/d"), ("nats", "")])
def test_a_package_that_is_missing(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    package: str,
    store: str,
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    if package == "nats":
        monkeypatch.setenv("FORETELL_BUS", "nats://127.0.0.1")
    extra = {"asyncpg": "postgres"}.get(package, package)
    told = words("en").say("error-packages-missing", package=package, extra=extra)
    refuses(store or f"sqlite:///{tmp_path / 'a.db'}", told, capsys)


def ends_badly(folder: Path, **settings: object) -> None:
    """Serve a store of a later release without asking first, as when it was changed meanwhile."""
    program = folder / "serve.py"
    program.write_text(SERVE, encoding="utf-8")
    chosen = json.dumps({"port": free_port(), **settings})
    done = subprocess.run([sys.executable, str(program), chosen], capture_output=True, text=True, timeout=60)
    assert done.returncode == 3, done.stderr
    told = [json.loads(line) for line in done.stderr.splitlines()]
    assert "Refused" in {line.get("error") for line in told}
    assert "Traceback" not in done.stderr
    assert "later release" not in done.stderr


def test_a_worker_that_cannot_open(tmp_path: Path) -> None:
    ends_badly(tmp_path, store=of_a_later_release(tmp_path))


def test_workers_that_cannot_open(tmp_path: Path, postgres: Cluster) -> None:
    from sqlalchemy import text

    store = postgres.new_database()

    async def grow_old() -> None:
        database = Database(store)
        await database.upgrade()
        async with database.write() as connection:
            await connection.execute(text(f"UPDATE alembic_version SET version_num = '{LATER}'"))  # noqa: S608
        await database.close()

    run(grow_old())
    ends_badly(tmp_path, store=store, workers=2)


def test_no_secret_is_told(postgres: Cluster, tmp_path: Path) -> None:
    store = f"{postgres.new_database()}&password=secret"
    server = Server(tmp_path, store, {"PYTHONUNBUFFERED": "1"})
    try:
        server.wait()
    finally:
        server.stop()
    told = server.log.read_text(encoding="utf-8")
    assert "postgresql:///test_" in told
    assert "secret" not in told


def resolved_to(monkeypatch: pytest.MonkeyPatch, *places: tuple[int, Any]) -> None:
    found = [(family, SOCK_STREAM, 0, "", place) for family, place in places]
    monkeypatch.setattr(opening, "getaddrinfo", lambda *_, **__: found)


def test_a_name_may_stand_for_ipv6_only(monkeypatch: pytest.MonkeyPatch) -> None:
    resolved_to(monkeypatch, (AF_INET6, ("::1", 0, 0, 0)))
    assert check_address(ServerSettings(host="six.example.org", port=0)) == "::1"


def test_a_name_may_stand_for_what_this_machine_has_not(monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = (AF_INET6, ("2001:db8::7", 0, 0, 0))
    resolved_to(monkeypatch, elsewhere, (AF_INET, ("127.0.0.1", 0)))
    assert check_address(ServerSettings(host="both.example.org", port=0)) == "127.0.0.1"
    resolved_to(monkeypatch, elsewhere)
    with pytest.raises(Refused) as caught:
        check_address(ServerSettings(host="six.example.org", port=80))
    assert (caught.value.code, caught.value.params["address"]) == ("server/no-address", "six.example.org:80")


@pytest.mark.parametrize("host", ["no.such.name.invalid", "a" * 70])
def test_a_name_that_stands_for_nothing(host: str) -> None:
    with pytest.raises(Refused) as caught:
        check_address(ServerSettings(host=host, port=0))
    assert caught.value.code == "server/no-address"
