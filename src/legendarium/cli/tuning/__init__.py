"""The command `legendarium tune`."""
