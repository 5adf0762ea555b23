### Что говорится о сыгранных ходах и о тех, что можно было бы сыграть.
###
### Это говорят и терминал, и браузер. $school, $colour и части предложений те же, что в play.ftl.

## Оценки ходов

mark-inaccuracy = неточность
mark-mistake = ошибка
mark-blunder = грубая ошибка

## Чем ход хорош: предложения, стоящие в ряд после двоеточия

# В любом порядке: каждое называет своё подлежащее, иначе «он» — это соперник из предыдущего.
part-points = набирается больше очков
part-end = конец игры был бы выгоднее
part-material = остаётся больше камней или более сильные камни по сравнению с соперником
part-hand = карты в руке ближе к призыву
part-safety = собственные камни стоят безопаснее
part-threats = соперник может меньше навредить
part-tasks = достижение целей становится ближе
part-flares = условия озарений складываются выгоднее
part-squares = собственные камни занимают лучшие клетки

## Разбор всей партии

analyse-working = Ходы оцениваются
analyse-heading = Разбор файла { $file } ({ $level })
analyse-known = Каждый ход оценивается по тому, что игрок знал в его начале. Проценты — это шанс на
    победу после хода.
analyse-chance = { $played } %
analyse-swing = { $played } % вместо { $best } %
analyse-decimal = { $whole },{ $part } %
analyse-played = Сыграно: { $choices }
analyse-better = Лучше: { $choices }
analyse-why = Почему: { $reasons }.
analyse-summary = Итоги
analyse-player = Игрок
analyse-inaccuracy-number = Неточности
analyse-mistake-number = Ошибки
analyse-blunder-number = Грубые ошибки
analyse-loss = Средняя потеря
analyse-chart = Шансы на победу ход за ходом
analyse-chart-axis = шанс на победу

## Что нельзя разобрать

analyse-illegal = Файл { $file } нельзя воспроизвести: решение номер { $number } не по правилам.
analyse-nothing = В файле { $file } нет ни одного законченного хода, поэтому оценивать нечего.
analyse-same-file = Файл { $file } — сама сохранённая игра; выберите для анализа другое имя.
