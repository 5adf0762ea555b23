"""Adds the seat that must choose to tables, so that lists can show whose turn it is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column; running games fill it with their next step."""
    op.add_column("tables", sa.Column("asked", sa.Integer()))


def downgrade() -> None:
    """Remove the column."""
    op.drop_column("tables", "asked")
