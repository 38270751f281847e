"""Run by Alembic: migrate the store that the caller has opened."""

from alembic import context

from sternentisch.server.schema import metadata

store = context.config.attributes["store"]
with store.engine.begin() as connection:
    # All or nothing, on SQLite too: a process killed here must not leave half a form behind.
    context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()
