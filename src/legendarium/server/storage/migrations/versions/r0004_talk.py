"""Adds to tables whether players may talk during the game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; existing tables use the default."""
    op.add_column("tables", sa.Column("talk", sa.Boolean()))


def downgrade() -> None:
    """Remove the column."""
    op.drop_column("tables", "talk")
