"""Addresses of stores: read once, so that the store and the bus connect alike; told without secrets."""

from __future__ import annotations

import asyncio

import pytest

from foretell.errors import BadSettings
from foretell.server.buses import Notify
from foretell.server.settings import server_settings
from foretell.server.store import Database
from foretell.server.store.address import Address
from tests.server.house import run, until
from tests.server.postgres import Cluster


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_postgres_has_three_spellings(scheme: str) -> None:
    address = Address(f"{scheme}://u:p%40%2F@h:5/d?application_name=club")
    assert address.postgres
    assert address.listener == {"dsn": "postgresql://u:p%40%2F@h:5/d?application_name=club"}
    assert server_settings(environment={}, chosen={"workers": 2, "store": f"{scheme}://h/d"}).workers == 2


@pytest.mark.parametrize(
    ("query", "mode"),
    [
        ("sslmode=require", "require"),
        ("ssl=verify-ca", "verify-ca"),
        ("ssl=true", "require"),
        ("ssl=false", "disable"),
    ],
)
def test_encryption_is_handed_over_by_itself(query: str, mode: str) -> None:
    assert Address(f"postgresql://h/d?{query}").listener == {"dsn": "postgresql://h/d", "ssl": mode}


def test_what_asyncpg_takes_beside_the_address() -> None:
    address = Address("postgresql:///d?command_timeout=5&statement_cache_size=0&prepared_statement_cache_size=0")
    assert address.listener == {"dsn": "postgresql:///d", "command_timeout": 5.0, "statement_cache_size": 0}
    assert address.pool == address.listener | {"prepared_statement_cache_size": 0}


def test_several_hosts() -> None:
    assert Address("postgresql:///d?host=a:1&host=b:2").listener == {"dsn": "postgresql:///d?host=a%3A1%2Cb%3A2"}


@pytest.mark.parametrize(
    "text",
    ["foretell.db", "mysql://secret@h/d", "sqlite://", "sqlite:///:memory:", "postgresql://h:secret/d", "://", " "],
)
def test_what_is_no_address_of_a_store(text: str) -> None:
    with pytest.raises(BadSettings, match=r"^store: ") as caught:
        server_settings(environment={}, chosen={"store": text})
    assert caught.value.code == "server/bad-setting"
    assert "secret" not in str(caught.value.params)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("postgres://ada:secret@h:5/d?password=secret", "postgresql://h:5/d"),
        ("postgresql:///d?host=/tmp&user=ada&password=secret", "postgresql:///d"),
        ("sqlite:////var/lib/x.db?key=secret", "sqlite:////var/lib/x.db"),
    ],
)
def test_secrets_are_not_shown(text: str, shown: str) -> None:
    assert Address(text).shown == shown


@pytest.mark.parametrize("more", ["sslmode=prefer", "ssl=prefer", "application_name=club", "command_timeout=9"])
def test_store_and_bus_connect_alike(postgres: Cluster, more: str) -> None:
    store = f"{postgres.new_database()}&{more}".replace("postgresql:", "postgres:")

    async def story() -> None:
        heard: list[tuple[str, int]] = []
        database, bus = Database(store), Notify(store, "foretell")
        await database.upgrade()
        await bus.open(lambda table, number: heard.append((table, number)))
        await until(lambda: heard == [("", 0)])
        await bus.close()
        await database.close()

    run(asyncio.wait_for(story(), 20))
