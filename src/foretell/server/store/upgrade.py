"""Upgrading: migrations in one transaction, under a lock, so that a crash leaves the old database or the new one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text

from foretell.server.refusals import refused

_LOCK: Final = 0x466F7265  # any number of our own; PostgreSQL's workers queue up at it


def upgrade(connection: Connection) -> None:
    """Bring the database up to date; the caller's transaction holds it all. One of a later release is refused."""
    from alembic.command import upgrade as run
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise refused("server/newer-store", "the store was written by a later release")
    run(config, "head")
