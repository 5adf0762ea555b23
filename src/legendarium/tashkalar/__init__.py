"""The rules of Tash-Kalar: pure, with no input, output, clock or global randomness."""
