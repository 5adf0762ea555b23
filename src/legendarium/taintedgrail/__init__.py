"""The rules of Tainted Grail; its story comes in as data."""
