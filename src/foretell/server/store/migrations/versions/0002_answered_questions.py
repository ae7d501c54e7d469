"""A passkey remembers the last question that it answered."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add a column to the passkeys."""
    op.add_column("passkeys", sa.Column("answered", sa.BigInteger, nullable=False, server_default="0"))
