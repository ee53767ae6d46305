"""The database: tables, journals and chat in SQLite or PostgreSQL, and their migrations."""
