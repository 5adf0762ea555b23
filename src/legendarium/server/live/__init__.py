"""Tables that are in play: who sits where, what was chosen, who hears of it."""
