"""Adds to the journal how each choice was made, and the snapshots of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Move bots and clocks from the causes of steps to how choices were made."""
    op.add_column("journal", sa.Column("how", sa.String(10)))
    op.add_column("journal", sa.Column("agreed", sa.JSON()))
    op.execute(
        "UPDATE journal SET cause = 'choice',"
        " how = CASE cause WHEN 'choice' THEN 'person' ELSE cause END"
        " WHERE keep IS NULL"
    )
    op.create_table(
        "snapshots",
        sa.Column(
            "table_id",
            sa.Integer(),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
            nullable=False,
        ),
        sa.Column("moment", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("edition", sa.JSON(), nullable=False),
        sa.Column("position", sa.JSON(), nullable=False),
        sa.Column("anchor", sa.Boolean(), nullable=False),
        sa.Column("checksum", sa.String(64), nullable=False),
        sa.Column("proved", sa.Boolean(), nullable=False),
        sa.Column("chapter", sa.Integer()),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Move them back; the journal alone is enough to open every table."""
    op.drop_table("snapshots")
    op.execute("UPDATE journal SET cause = how WHERE how IN ('bot', 'clock')")
    op.drop_column("journal", "agreed")
    op.drop_column("journal", "how")
