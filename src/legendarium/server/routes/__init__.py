"""The HTTP routes and the live connection."""
