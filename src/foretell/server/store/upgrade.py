"""Upgrading: migrations in one transaction, under a lock, so that a crash leaves the old database or the new one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text

_LOCK: Final = 0x466F7265  # any number of our own; PostgreSQL's workers queue up at it


def upgrade(connection: Connection) -> None:
    """Bring the database up to date; the caller's transaction holds it all."""
    from alembic.command import upgrade as run
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    run(config, "head")
