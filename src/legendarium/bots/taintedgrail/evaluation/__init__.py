"""Evaluation: what positions, characters, cards and menhirs are worth."""
