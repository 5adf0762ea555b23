"""Imagination: what visible effects would come to, on a copy of what is seen."""
