"""Tainted Grail in the terminal: drawing the game, and describing its rules in words."""
