"""How Alembic takes the steps: on the connection that it is given, in the transaction of that."""

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
