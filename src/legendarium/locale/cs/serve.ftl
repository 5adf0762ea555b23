# Co říká příkaz `legendarium serve` v terminálu.

serve-open = Legendarium běží. Otevři v prohlížeči { $address }
serve-network = Ostatní ve tvé síti mohou otevřít { $address }
serve-stop = Ukončíš klávesami Ctrl+C. Všechny hry jsou uložené.
serve-stopped = Legendarium je zastavené. Všechny hry jsou uložené.
serve-metrics = Prometheus čte metriky na { $address }
