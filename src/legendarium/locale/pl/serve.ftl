# Co mówi polecenie `legendarium serve` w terminalu.

serve-open = Legendarium działa. Otwórz w przeglądarce { $address }
serve-network = Inni w twojej sieci otwierają { $address }
serve-stop = Ctrl-C zatrzymuje program; wszystkie gry pozostają zapisane.
serve-stopped = Legendarium zostało zatrzymane; wszystkie gry pozostały zapisane.
