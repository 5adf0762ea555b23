"""Planning: routes, explorations, deeds, days and activations."""
