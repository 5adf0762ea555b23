"""Golden files: text that changes with the behaviour, for a person to review."""
