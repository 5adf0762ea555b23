"""Tainted Grail in the terminal: the story, and the words of its rules."""
