"""Tables, their seats, journals and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _table_id() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


def upgrade() -> None:
    """The change."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(48), nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("invite", sa.String(64)),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("deadline", sa.BigInteger),
    )
    op.create_index("tables_by_status", "tables", ["status", "touched"])
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(80), nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("webhook", sa.JSON),
    )
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("value", sa.String(120), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """The way back."""
    for name in ("chat", "entries", "seats", "tables"):
        op.drop_table(name)
