"""The options of each command, in light modules, so that help and completion are fast."""
