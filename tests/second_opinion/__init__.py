"""Cards written a second time, from the rules alone, to check the engine against."""
