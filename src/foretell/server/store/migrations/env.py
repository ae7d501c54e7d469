"""Runs the migrations on the connection that `foretell.server.store.upgrade` hands over, in its transaction."""

from alembic import context

from foretell.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
