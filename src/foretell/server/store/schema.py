"""The tables of the database, as SQLAlchemy knows them; `migrations` makes them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

lines: Final = Table(
    "lines",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("player", String(32), nullable=False),
    Column("command", String(64)),  # null where the house acted, so that it is unique only where it is given
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "player", "command", name="once"),
    sqlite_with_rowid=False,
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("finished", Integer, nullable=False),
    Column("archived", Integer, nullable=False, server_default="0"),
    Column("summary", Text, nullable=False),
    Index("tables_due", "due"),
    Index("tables_public", "public", "status", "updated"),
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

players: Final = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("generation", Integer, nullable=False),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("credential", String(512), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("answered", BigInteger, nullable=False, server_default="0"),
)

presence: Final = Table(
    "presence",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("worker", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

games: Final = Table(
    "games",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("family", String(64), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("whole", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("result", Text, nullable=False),
    Column("record", Text, nullable=False),
    Index("games_finished", "public", "finished"),
)

results: Final = Table(
    "results",
    metadata,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(32), nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("hits", Integer, nullable=False),
    Column("over", Integer, nullable=False),
    Column("under", Integer, nullable=False),
    Index("results_player", "player"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("player", String(32), primary_key=True),
    Column("family", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_family", "family"),
)
