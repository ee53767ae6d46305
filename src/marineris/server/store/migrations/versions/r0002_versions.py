"""Versions to compare: of each table's card, and of the journal that the card follows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The change."""
    op.add_column(
        "tables", sa.Column("revision", sa.BigInteger, nullable=False, server_default="0")
    )
    op.add_column("tables", sa.Column("folded", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """The way back."""
    op.drop_column("tables", "folded")
    op.drop_column("tables", "revision")
