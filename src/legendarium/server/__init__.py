"""Tables on the network: lobby, seats, live play, storage. It knows games only as boxes."""
