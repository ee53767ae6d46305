"""The history of the store's tables, one revision a change, run by Alembic at every start."""
