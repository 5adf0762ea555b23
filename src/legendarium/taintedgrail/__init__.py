"""The rules of Tainted Grail; a campaign provides the story as data."""
