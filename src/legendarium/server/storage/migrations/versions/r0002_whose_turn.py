"""A table says which seat must choose, so that a list can tell whose turn it is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the seat that is asked; running games say it with their next step."""
    op.add_column("tables", sa.Column("asked", sa.Integer()))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("tables", "asked")
