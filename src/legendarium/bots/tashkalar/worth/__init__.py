"""The worth of a position: features, their learned weights, and the odds to win."""
