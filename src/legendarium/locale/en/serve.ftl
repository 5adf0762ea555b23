# What the command `legendarium serve` says in the terminal.

serve-open = Legendarium is running. Open { $address } in a browser.
serve-network = Others on your network can open { $address }
serve-metrics = Prometheus reads the metrics at { $address }
serve-stop = Press Ctrl-C to stop. All games are saved.
serve-stopped = Legendarium has stopped. All games are saved.
