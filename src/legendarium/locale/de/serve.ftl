# Was der Befehl `legendarium serve` im Terminal sagt.

serve-open = Legendarium läuft. Öffne { $address } im Browser.
serve-network = Für andere in deinem Netzwerk: { $address }
serve-stop = Mit Strg+C beenden. Alle Partien sind gespeichert.
serve-stopped = Legendarium ist beendet. Alle Partien sind gespeichert.
serve-metrics = Prometheus liest die Metriken unter { $address }
