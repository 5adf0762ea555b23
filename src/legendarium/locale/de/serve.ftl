# Was der Befehl `legendarium serve` im Terminal sagt.

serve-open = Legendarium läuft. Öffne { $address } im Browser.
serve-network = Andere in deinem Netz öffnen { $address }
serve-stop = Strg-C beendet es; jede Partie bleibt erhalten.
serve-stopped = Legendarium ist beendet; jede Partie bleibt erhalten.
