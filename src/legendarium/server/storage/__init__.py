"""The database: people, tables, seats, journals, chat, reports and keys."""
