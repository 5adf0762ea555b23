"""What a position is worth: features, their learned weights, and how they are learned."""
