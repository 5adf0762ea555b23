"""Every rule of the game, known to the agenda by its name: importing this makes them all known."""

from __future__ import annotations

from legendarium.taintedgrail.agenda import rules

EVERY_RULE = rules()
