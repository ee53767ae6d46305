"""The store's tables, as SQLAlchemy sees them. Their history is in `migrations`."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(48), nullable=False),
    Column("position", Text),
    Column("settings", JSON, nullable=False),
    Column("host", String(64), nullable=False),
    Column("invite", String(64)),
    # `status`, `touched` and `deadline` are worked out of the journal, kept so that lists need not
    # fold it. `folded` is the entry up to which that was done.
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    # Goes up with every change of the seats or the settings that people make, so that processes
    # notice changes they have not heard of.
    Column("revision", BigInteger, nullable=False, server_default="0"),
    Column("folded", Integer, nullable=False, server_default="0"),
    Index("tables_by_status", "status", "touched"),
    Index("tables_by_deadline", "deadline"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("token", String(64)),
    Column("language", String(16), nullable=False),
    Column("webhook", JSON),
)

ENTRIES = Table(
    "entries",
    METADATA,
    # The number is the key: of two writers of one table only one can win.
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", String(120), nullable=False),
    Column("time", BigInteger, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", String(1000), nullable=False),
    Column("time", BigInteger, nullable=False),
)
