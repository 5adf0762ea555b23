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
decided-lowest-colour = В общем бою насмерть решает наименьший из результатов по цветам.
decided-second-colour = { result-tie-colours }
decided-third-colour = Два наименьших результата равны: решает третий.
decided-upgraded-pieces = { result-tie-upgraded }
decided-pieces = { result-tie-pieces }
decided-shared = { result-tie-shared }

## Счёт по ходам

chart-heading = Счёт по ходам
chart-caption = Счёт каждой стороны после каждого хода
chart-caption-melee = Счёт каждого игрока после каждого хода: наименьший из его результатов по
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
statistics-lost = Потеряно своих камней
statistics-flares = Проведено ритуалов озарения
statistics-claimed = Достигнуто целей
statistics-biggest = Лучший ход
statistics-biggest-points = +{ $points }
statistics-biggest-turn = ход { $turn }
statistics-none = –
statistics-none-spoken = нет

## Просмотр

review-start = Начало партии.
review-nothing = В этот момент ничего видимого не произошло.
review-hand = { $you ->
    [yes] Ваша рука
   *[no] Рука: { $name }
}
review-hands-none = Вы наблюдаете: карты в руках откроются, когда игра закончится.
review-asked = { $you ->
    [yes] Выбираете вы.
   *[no] Выбирает { $name }.
}

## Анализ

analysis-heading = Анализ
analysis-level = Кто анализирует
analysis-begin = Проанализировать
analysis-lead = Бот оценивает каждый ход по тому, что его игрок тогда знал.
analysis-begins = Анализ начинается …
analysis-progress = Оценено ходов: { $done } из { $of }
analysis-done = Анализ готов.
analysis-nothing = Нет ни одного законченного хода, поэтому оценивать нечего.
analysis-caption = Шанс каждой стороны на победу, ход за ходом
analysis-turn-of = Ход { $turn }, { $name }
analysis-player = Игрок
analysis-played = Как сыграно
analysis-best = Лучшее из найденного
analysis-mark = Оценка
analysis-well-played = Ничего лучше не нашлось. Шанс на победу: { $chance }
analysis-swing = Шанс на победу: { $best } вместо { $played }
analysis-better = Что было бы лучше:
analysis-show = Показать на арене

## Карты

gallery-title = Карты
gallery-lead = Все карты игры; их эффекты описаны нашими словами. Название карты служит ссылкой,
    которую можно послать.
gallery-search = Поиск по названиям и текстам
gallery-deck = Колода
gallery-rank = Ранг
gallery-all = Все
gallery-deck-imperial = Имперские школы
gallery-deck-imperial-note = У Североимперской и Южноимперской школ одни и те же восемнадцать
    созданий.
gallery-deck-highland = Высокогорная школа
gallery-deck-sylvan = Лесная школа
gallery-deck-legends = Легенды
gallery-deck-flares = Озарения
gallery-deck-tasks = Цели
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
gallery-key-marks = клетки и направления, о которых говорит эффект
gallery-key-turned = Печать призыва можно поворачивать и отражать.
