"""Search: a seat's own turn, the opponents' replies, and when to hand over."""
