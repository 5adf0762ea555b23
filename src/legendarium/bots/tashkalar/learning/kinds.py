"""The kinds of game that weights are learned for."""

from __future__ import annotations

KINDS: dict[str, tuple[str, int, bool]] = {
    "first-game": ("first-game", 2, False),
    "high-form": ("high-form", 2, False),
    "duel": ("duel", 2, False),
    "melee": ("melee", 3, False),
    "high-form-teams": ("high-form", 4, True),
    "duel-teams": ("duel", 4, True),
}
"""By name: form, number of seats, and whether in teams."""
