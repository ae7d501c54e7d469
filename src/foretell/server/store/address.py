"""The address of a store: a file for SQLite, or PostgreSQL's in any of its spellings. It is read here and nowhere else.

What PostgreSQL is told behind the question mark (`sslmode=require`, `host=/run/postgresql`) is handed to all who
connect in the same way.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from foretell.errors import BadSettings

_POSTGRES: Final = ("postgresql", "postgres", "postgresql+asyncpg")
_SSL: Final = ("ssl", "sslmode")
_MODES: Final = {"true": "require", "false": "disable"}
_OF_POOL: Final = "prepared_statement_cache_size"
_NUMBERS: Final = {"timeout": float, "command_timeout": float, "statement_cache_size": int, _OF_POOL: int}
"""What is taken beside an address, not in it; the last only by a pool of connections."""


class Address:
    """Where a store is."""

    def __init__(self, text: str) -> None:
        try:
            self._url = make_url(text)
            self.postgres = self._url.drivername in _POSTGRES
            self.pool = _of_postgres(self._url) if self.postgres else {}
        except (ArgumentError, ValueError):
            raise _no_store() from None  # what went wrong may name the password
        if not self.postgres and not _is_file(self._url):
            raise _no_store()

    @property
    def file(self) -> str:
        """The path of SQLite's file."""
        return str(self._url.database)

    @property
    def shown(self) -> str:
        """The address as it may be told: without user, password and what else is in it."""
        url = self._url
        name = "postgresql" if self.postgres else url.drivername
        return URL.create(name, host=url.host, port=url.port, database=url.database).render_as_string()

    @property
    def listener(self) -> dict[str, Any]:
        """What asyncpg is handed by itself."""
        return {name: value for name, value in self.pool.items() if name != _OF_POOL}


def _is_file(url: URL) -> bool:
    return url.drivername == "sqlite" and url.database not in (None, "", ":memory:")


def _of_postgres(url: URL) -> dict[str, Any]:
    """Return what asyncpg is handed; of what is given twice, such as hosts, it takes a list with commas."""
    told = {name: ",".join([value] if isinstance(value, str) else value) for name, value in url.query.items()}
    beside: dict[str, Any] = {name: kind(told.pop(name)) for name, kind in _NUMBERS.items() if name in told}
    for mode in [told.pop(name) for name in _SSL if name in told]:
        beside["ssl"] = _MODES.get(mode, mode)
    plain = url.set(drivername="postgresql", query=told).render_as_string(hide_password=False)
    return {"dsn": plain, **beside}


def _no_store() -> BadSettings:
    text = "store: neither sqlite:///file nor postgresql://host/name"
    return BadSettings("server/bad-setting", text, setting=text)
