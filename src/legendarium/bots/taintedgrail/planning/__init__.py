"""Planning: ways, tales, deeds, days and activations."""
