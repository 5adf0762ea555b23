"""The tables of the database.

A game is its journal: one row for each choice and each undo, only ever added to. The number of a
row is the number in live messages, so it never decreases, not even after an undo or a restart.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, ClassVar

from sqlalchemy import (
    JSON,
    DateTime,
    Dialect,
    Enum,
    ForeignKey,
    Index,
    LargeBinary,
    String,
    Text,
    TypeDecorator,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from legendarium.server.table_state import TableState


class UtcTime(TypeDecorator[datetime]):
    """A time in UTC with its time zone, which SQLite would drop."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The time as it is stored."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("A time without a time zone is not stored.")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The time with its time zone."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


def _values(states: type[TableState]) -> list[str]:
    """What is stored: the values of the states, not their names."""
    return [state.value for state in states]


class Base(DeclarativeBase):
    """The base of all tables."""

    type_annotation_map: ClassVar = {
        dict[str, Any]: JSON,
        list[str]: JSON,
        datetime: UtcTime,
        TableState: Enum(TableState, native_enum=False, length=10, values_callable=_values),
    }


class PersonRow(Base):
    """A person: a guest, or the owner of an account, who has a passphrase."""

    __tablename__ = "people"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(24))
    account: Mapped[str | None] = mapped_column(String(48), unique=True)
    """The name folded for comparison, for accounts only."""
    passphrase: Mapped[str | None] = mapped_column(String(200))
    language: Mapped[str | None] = mapped_column(String(2))
    session: Mapped[int] = mapped_column(default=0)
    """Cookies with another number are not valid."""
    created: Mapped[datetime]
    seen: Mapped[datetime]


class TableRow(Base):
    """A table without its journal."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_list", "state", "public", "changed"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(String(16), unique=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]]
    state: Mapped[TableState]
    host_id: Mapped[int | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"))
    public: Mapped[bool]
    take_back: Mapped[bool]
    help: Mapped[bool]
    hints: Mapped[bool | None]
    """Whether bots give hints; None: only where one person plays against bots."""
    talk: Mapped[bool | None]
    """Whether players may talk during the game; None: unless they have partners."""
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    language: Mapped[str | None] = mapped_column(String(2))
    picks: Mapped[list[str]]
    setup: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    seed: Mapped[str | None] = mapped_column(String(20))
    """The 64-bit seed in decimal: databases have no unsigned 64-bit integers."""
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    clocks: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The clocks at the last step."""
    asked: Mapped[int | None]
    """The seat that must choose, while the game runs."""
    rematch: Mapped[str | None] = mapped_column(String(16))
    origin: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    created: Mapped[datetime]
    changed: Mapped[datetime]


class SeatRow(Base):
    """A seat and who sits there."""

    __tablename__ = "seats"

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[int | None] = mapped_column(
        ForeignKey("people.id", ondelete="SET NULL"), index=True
    )
    bot: Mapped[str | None] = mapped_column(String(40))
    """The bot that plays this seat; if there is a person as well, it sits in for them."""
    name: Mapped[str | None] = mapped_column(String(40))
    """The player's name in a game that was imported from a file."""
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
    """choice or take-back."""
    how: Mapped[str | None] = mapped_column(String(10))
    """For a choice: how it was made (`table.choice.How`)."""
    agreed: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    """For a choice: the other seats that agreed to it, if there are any."""
    option: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    keep: Mapped[int | None]
    """For an undo: how many choices are kept."""
    at: Mapped[datetime]


class SnapshotRow(Base):
    """A position of a table, so that opening it plays few choices again.

    It is the fields of `table.snapshot.Snapshot`, and what the server knows of it.
    """

    __tablename__ = "snapshots"

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    moment: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    digest: Mapped[str] = mapped_column(String(64))
    rules: Mapped[int]
    edition: Mapped[dict[str, Any]]
    position: Mapped[dict[str, Any]]
    anchor: Mapped[bool]
    checksum: Mapped[str] = mapped_column(String(64))
    proved: Mapped[bool] = mapped_column(default=False)
    """Whether the choices were seen to lead to it, by the rules that made it."""
    chapter: Mapped[int | None]
    """The chapter that begins with it; None for any other."""
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
    """A problem report, with what is needed to investigate it."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int | None] = mapped_column(ForeignKey("tables.id", ondelete="SET NULL"))
    body: Mapped[dict[str, Any]]
    at: Mapped[datetime]


class KeyRow(Base):
    """A secret key of this server."""

    __tablename__ = "keys"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[bytes] = mapped_column(LargeBinary)
