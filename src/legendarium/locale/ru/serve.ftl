# Что команда `legendarium serve` говорит в терминале.

serve-open = Legendarium работает. Откройте в браузере { $address }
serve-network = Для других в вашей сети: { $address }
serve-stop = Нажмите Ctrl+C, чтобы остановить. Все партии сохранены.
serve-stopped = Legendarium остановлен. Все партии сохранены.
serve-metrics = Prometheus читает метрики по адресу { $address }
