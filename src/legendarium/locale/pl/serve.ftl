# Co mówi polecenie `legendarium serve` w terminalu.

serve-open = Legendarium działa. Otwórz w przeglądarce { $address }
serve-network = Inni w twojej sieci otwierają { $address }
serve-stop = Ctrl-C zatrzymuje je; wszystkie gry pozostają zapisane.
serve-stopped = Legendarium zatrzymane; wszystkie gry pozostały zapisane.
