"""A game in the terminal: drawing it, telling it in words, reading what a person types."""
