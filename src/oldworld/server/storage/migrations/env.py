"""Run by Alembic: migrations go through the connection they are handed."""

from alembic import context

from oldworld.server.storage.schema import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
