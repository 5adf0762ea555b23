"""Tash-Kalar in the terminal: drawing the game, describing it, reading what a person types."""
