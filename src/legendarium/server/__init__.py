"""Tables on the network: lobby, seats, live play, storage. Games are known only as boxes."""
