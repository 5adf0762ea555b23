"""Bots against bots: many games, on all cores, and what they tell about strength."""
