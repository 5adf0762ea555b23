"""A table says whether bots give hints at it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what was wished about hints; tables made before wished nothing."""
    op.add_column("tables", sa.Column("hints", sa.Boolean()))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("tables", "hints")
