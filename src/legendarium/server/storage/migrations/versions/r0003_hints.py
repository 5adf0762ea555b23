"""Adds to tables whether bots give hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column; existing tables use the default."""
    op.add_column("tables", sa.Column("hints", sa.Boolean()))


def downgrade() -> None:
    """Remove the column."""
    op.drop_column("tables", "hints")
