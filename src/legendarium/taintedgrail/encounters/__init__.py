"""Encounters: combat and diplomacy, from the card drawn to the cards taken back (10, 11)."""
