# Co mówi polecenie `legendarium serve` w terminalu.

serve-open = Legendarium działa. Otwórz w przeglądarce { $address }
serve-network = Inni w twojej sieci mogą otworzyć { $address }
serve-stop = Naciśnij Ctrl+C, aby zatrzymać. Wszystkie gry są zapisane.
serve-stopped = Legendarium zostało zatrzymane. Wszystkie gry są zapisane.
serve-metrics = Prometheus odczytuje metryki pod { $address }
