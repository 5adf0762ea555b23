"""The first tables: people, tables, seats, journal, chat, reports, keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Create every table."""
    _people()
    _tables()
    _seats()
    _journal()
    _chat()
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column(
            "table_id",
            sa.Integer(),
            sa.ForeignKey("tables.id", ondelete="SET NULL"),
        ),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("at", TIME, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary(), nullable=False),
    )


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("account", sa.String(48), unique=True),
        sa.Column("passphrase", sa.String(200)),
        sa.Column("language", sa.String(2)),
        sa.Column("session", sa.Integer(), nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("seen", TIME, nullable=False),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("host_id", sa.Integer(), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("take_back", sa.Boolean(), nullable=False),
        sa.Column("help", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.JSON()),
        sa.Column("language", sa.String(2)),
        sa.Column("picks", sa.JSON(), nullable=False),
        sa.Column("setup", sa.JSON()),
        sa.Column("seed", sa.String(20)),
        sa.Column("outcome", sa.JSON()),
        sa.Column("clocks", sa.JSON()),
        sa.Column("rematch", sa.String(16)),
        sa.Column("origin", sa.JSON()),
        sa.Column("created", TIME, nullable=False),
        sa.Column("changed", TIME, nullable=False),
    )
    op.create_index("ix_tables_list", "tables", ["state", "public", "changed"])


def _seats() -> None:
    op.create_table(
        "seats",
        _table_id(primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(40)),
        sa.Column("token", sa.String(80), unique=True),
        sa.Column("timeouts", sa.Integer(), nullable=False),
    )
    op.create_index("ix_seats_person_id", "seats", ["person_id"])


def _journal() -> None:
    op.create_table(
        "journal",
        _table_id(primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("cause", sa.String(10), nullable=False),
        sa.Column("option", sa.JSON()),
        sa.Column("keep", sa.Integer()),
        sa.Column("at", TIME, nullable=False),
    )


def _chat() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), primary_key=True),
        _table_id(),
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", TIME, nullable=False),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])


def _table_id(primary_key: bool = False) -> sa.Column[int]:
    return sa.Column(
        "table_id",
        sa.Integer(),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
    )
