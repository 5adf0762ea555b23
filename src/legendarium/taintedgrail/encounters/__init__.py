"""Encounters: combat and diplomacy, from drawing the card to taking back the cards (10, 11)."""
