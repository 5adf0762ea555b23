"""What is kept: people, tables, seats, the journal of every table, chat."""
