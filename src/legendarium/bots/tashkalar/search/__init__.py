"""Searching: the own turn, what the others may answer, and when to hand over."""
