"""Imagination: applies visible effects to a copy of the position, without hidden information."""
