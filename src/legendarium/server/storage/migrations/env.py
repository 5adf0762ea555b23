"""The environment of Alembic: migrates on the connection it is given, in its transaction."""

from __future__ import annotations

from alembic import context

from legendarium.server.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
