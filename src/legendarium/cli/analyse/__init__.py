"""The command `legendarium analyse`."""
