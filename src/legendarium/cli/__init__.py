"""Commands: the doors for people and programs."""
