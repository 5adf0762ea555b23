# Что команда `legendarium serve` говорит в терминале.

serve-open = Legendarium работает. Откройте в браузере { $address }
serve-network = Другие в вашей сети открывают { $address }
serve-stop = Ctrl-C останавливает его; все партии сохраняются.
serve-stopped = Legendarium остановлен; все партии сохранены.
