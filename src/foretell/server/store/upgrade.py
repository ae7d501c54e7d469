"""Upgrading: migrations in one transaction, under a lock, so that a crash leaves the old database or the new one.

Others wait for that lock, so it is held for no longer than it must be. To load Alembic takes longer than to upgrade: it
is loaded with this module, which is imported before the lock is taken, and only by those who upgrade.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic.command import upgrade as run
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from foretell.server.refusals import refused

_LOCK: Final = 0x466F7265  # any number of our own; PostgreSQL's workers queue up at it


def upgrade(connection: Connection) -> None:
    """Bring the database up to date; the caller's transaction holds it all. One of a later release is refused."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    there = MigrationContext.configure(connection).get_current_heads()
    if not {script.revision for script in scripts.walk_revisions()}.issuperset(there):
        raise refused("server/newer-store", "the store was written by a later release")
    if set(there) != set(scripts.get_heads()):
        run(config, "head")
