# Co říká příkaz `legendarium serve` v terminálu.

serve-open = Legendarium běží. Otevři v prohlížeči { $address }
serve-network = Ostatní ve tvé síti otevřou { $address }
serve-stop = Ctrl-C ho zastaví; všechny hry zůstanou uložené.
serve-stopped = Legendarium je zastavené; všechny hry zůstaly uložené.
