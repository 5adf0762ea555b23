# What the command `legendarium serve` says in the terminal.

serve-open = Legendarium is running. Open { $address } in a browser.
serve-network = Others on your network open { $address }
serve-stop = Ctrl-C stops it; every game is kept.
serve-stopped = Legendarium has stopped; every game is kept.
