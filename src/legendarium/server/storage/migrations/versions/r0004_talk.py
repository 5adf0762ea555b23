"""A table says whether those who play at it may talk during the game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add what was wished about talk; tables made before wished nothing."""
    op.add_column("tables", sa.Column("talk", sa.Boolean()))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("tables", "talk")
