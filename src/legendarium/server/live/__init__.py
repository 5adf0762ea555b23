"""Tables in play: their seats, their games and the connections that follow them."""
