"""Balance measurement: many games played by bots, compared with the targets of a campaign.

Only the table and the report need more than the standard library. Without other packages,
`python -m legendarium.authoring.balance PATH` prints the figures as JSON.
"""
