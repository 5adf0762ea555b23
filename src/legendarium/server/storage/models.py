"""The tables of the database.

A game is its journal: one row for each choice and each take-back, only ever added to. The number of
a row is the number that live messages carry, so that it never runs backwards, not even after a
take-back or a restart.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, ClassVar

from sqlalchemy import (
    JSON,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    LargeBinary,
    String,
    Text,
    TypeDecorator,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class UtcTime(TypeDecorator[datetime]):
    """A moment that knows its time zone, in UTC; SQLite alone would give it back without one."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The moment as the database keeps it."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("A time without a time zone is not stored.")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The moment as everybody else knows it."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Base(DeclarativeBase):
    """What all tables share."""

    type_annotation_map: ClassVar = {
        dict[str, Any]: JSON,
        list[str]: JSON,
        datetime: UtcTime,
    }


class PersonRow(Base):
    """Somebody who plays here: a guest, or with a passphrase an account."""

    __tablename__ = "people"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(24))
    account: Mapped[str | None] = mapped_column(String(48), unique=True)
    """The name folded for comparison, for accounts only."""
    passphrase: Mapped[str | None] = mapped_column(String(200))
    language: Mapped[str | None] = mapped_column(String(2))
    session: Mapped[int] = mapped_column(default=0)
    """Cookies of another number are no longer valid."""
    created: Mapped[datetime]
    seen: Mapped[datetime]


class TableRow(Base):
    """A table, without what happened at it."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_list", "state", "public", "changed"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(String(16), unique=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]]
    state: Mapped[str] = mapped_column(String(10))
    host_id: Mapped[int | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"))
    public: Mapped[bool]
    take_back: Mapped[bool]
    help: Mapped[bool]
    hints: Mapped[bool | None]
    """Whether bots give hints; None: while one person plays against bots alone."""
    talk: Mapped[bool | None]
    """Whether those who play may talk during the game; None: unless they have partners."""
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    language: Mapped[str | None] = mapped_column(String(2))
    picks: Mapped[list[str]]
    setup: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    seed: Mapped[str | None] = mapped_column(String(20))
    """The 64-bit seed in decimal: no database keeps it as an unsigned number."""
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    clocks: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """What the clocks showed when they were last written."""
    asked: Mapped[int | None]
    """The seat that must choose, while the game runs."""
    rematch: Mapped[str | None] = mapped_column(String(16))
    origin: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    created: Mapped[datetime]
    changed: Mapped[datetime]


class SeatRow(Base):
    """Who sits where."""

    __tablename__ = "seats"

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[int | None] = mapped_column(
        ForeignKey("people.id", ondelete="SET NULL"), index=True
    )
    bot: Mapped[str | None] = mapped_column(String(40))
    """A bot plays this seat; with a person beside it, it sits in for them."""
    name: Mapped[str | None] = mapped_column(String(40))
    """Who sat here in a game that was read from a file."""
    token: Mapped[str | None] = mapped_column(String(80), unique=True)
    """The secret of the personal link."""
    timeouts: Mapped[int] = mapped_column(default=0)


class JournalRow(Base):
    """One step of a table."""

    __tablename__ = "journal"

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    cause: Mapped[str] = mapped_column(String(10))
    """choice, bot, clock or take-back."""
    option: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    keep: Mapped[int | None]
    """For a take-back: how many choices are kept."""
    at: Mapped[datetime]


class ChatRow(Base):
    """A line of the chat."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"))
    seat: Mapped[int]
    name: Mapped[str] = mapped_column(String(24))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime]


class ReportRow(Base):
    """A problem somebody told, with what is needed to look at it."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int | None] = mapped_column(ForeignKey("tables.id", ondelete="SET NULL"))
    body: Mapped[dict[str, Any]]
    at: Mapped[datetime]


class KeyRow(Base):
    """A secret of this server, made once: what cookies are signed with."""

    __tablename__ = "keys"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[bytes] = mapped_column(LargeBinary)
