### Итог партии в Таш-Калар, её просмотр и галерея карт.
###
### Варианты ($colour, $rank, $school) те же, что в play.ftl, как и сообщения result-*.

## Итог

# Так в предложении называется игрок без имени.
player-unnamed = { school-name }
result-won-name = Побеждает { $name }.
result-unfinished = Эта партия не доиграна.
result-place = { $place }.
result-scores = Итоговый счёт
result-lowest = наименьший результат: { points-counted }
result-in-colour = { $colour ->
    [blue] синий: { $points }
    [red] красный: { $points }
    [yellow] жёлтый: { $points }
   *[green] зелёный: { $points }
}
decided-lowest-colour = Решает наименьший из результатов по цветам.
decided-second-colour = { result-tie-colours }
decided-third-colour = Два наименьших результата равны: решает третий.
decided-upgraded-pieces = { result-tie-upgraded }
decided-pieces = { result-tie-pieces }
decided-shared = { result-tie-shared }

## Счёт по ходам

chart-heading = Счёт по ходам
chart-caption = Счёт каждой стороны после каждого хода
chart-caption-by-colour = Счёт каждого игрока после каждого хода: наименьший из его результатов по
    цветам
chart-turn = Ход
chart-turns = Ходы
chart-goal = условие окончания
chart-table = Показать таблицей

## Статистика

statistics-heading = Статистика
statistics-turns = Ходы
statistics-actions = Действий за ход
statistics-placed = Выложено камней
statistics-summoned = Призвано созданий
statistics-summoned-rank = { $rank ->
    [common] из них простых
    [heroic] из них особых
   *[legendary] из них легенд
}
statistics-destroyed = Уничтожено камней соперника
statistics-lost = Потеряно камней
statistics-flares = Проведено ритуалов озарения
statistics-claimed = Достигнуто целей
statistics-biggest = Лучший ход
statistics-biggest-points = +{ $points }
statistics-biggest-turn = ход { $turn }
statistics-none = –
statistics-none-spoken = нет

## Просмотр

review-start = Начало партии.
review-nothing = На этом шаге ничего видимого не произошло.
review-hand = { $you ->
    [yes] Ваша рука
   *[no] Рука: { $name }
}
review-hands-none = Вы зритель. Карты в руках откроются, когда игра закончится.
review-asked = { $you ->
    [yes] Выбираете вы.
   *[no] Выбирает { $name }.
}

## Анализ

analysis-heading = Анализ
analysis-level = Анализирует
analysis-begin = Проанализировать
analysis-lead = Бот оценивает каждый ход только по тому, что игрок тогда знал.
analysis-begins = Анализ начинается…
analysis-progress = Проанализировано ходов: { $done } из { $of }
analysis-done = Анализ завершён.
analysis-nothing = Нет ни одного законченного хода, поэтому анализировать нечего.
analysis-caption = Шансы каждой стороны на победу, ход за ходом
analysis-turn-of = Ход { $turn }, { $name }
analysis-player = Игрок
analysis-played = Как сыграно
analysis-best = Лучшее из найденного
analysis-mark = Оценка
analysis-well-played = Более удачного хода не нашлось. Шанс на победу: { $chance }
analysis-swing = Шанс на победу: { $best } вместо { $played }
analysis-better = Более удачный ход:
analysis-show = Показать на арене

## Карты

gallery-title = Карты
gallery-lead = Все карты игры; их эффекты описаны нашими словами. Название карты служит ссылкой,
    которой можно поделиться.
gallery-search = Поиск по названиям и эффектам
gallery-deck = Колода
gallery-rank = Ранг
gallery-all = Все
gallery-deck-imperial = Имперские школы
gallery-deck-highland = Высокогорная школа
gallery-deck-sylvan = Лесная школа
gallery-deck-legends = Легенды
gallery-deck-flares = Озарения
gallery-deck-tasks = Цели
gallery-deck-shared = { $schools }: одни и те же создания, всего { $number }.
gallery-tasks-basic = Обычные цели
gallery-tasks-advanced = Сложные цели
gallery-found = { $number ->
    [0] Ничего не найдено.
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
gallery-clear = Показать все карты
gallery-key = Как читать печать призыва
gallery-key-common = ваш камень, простой или более высокого ранга
gallery-key-heroic = ваш камень, особый или легендарный
gallery-key-summon = клетка, на которой появится создание
gallery-key-marks = клетки и направления, к которым относится эффект
gallery-key-turned = Печать призыва можно поворачивать и отражать.
