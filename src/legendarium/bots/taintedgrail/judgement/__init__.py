"""Judgement: what a state of affairs is worth to the group."""
