"""Run by Alembic: migrate the store that the caller has opened."""

from alembic import context

from sternentisch.server.schema import metadata

store = context.config.attributes["store"]
with store.engine.begin() as connection:
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()
