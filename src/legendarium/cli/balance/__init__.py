"""How a campaign plays: many games by bots, measured beside the targets of its balance.

Only the table and the report need more than the standard library. Everything else runs on a bare
machine: `python -m legendarium.cli.balance PATH` prints the figures as JSON.
"""
