"""Golden files: text that a change of behaviour changes, for a person to read."""
