### Что говорится о сыгранных ходах и о тех, что можно было бы сыграть.
###
### Это говорят и терминал, и браузер. $school, $colour и части предложений те же, что в play.ftl.

## Оценки ходов

mark-inaccuracy = неточность
mark-mistake = ошибка
mark-blunder = грубая ошибка

## Чем ход хорош: доводы, стоящие в ряд после двоеточия

part-points = больше очков
part-end = лучший результат, если игра закончится
part-material = больше камней или более сильные камни по сравнению с соперником
part-hand = карты в руке ближе к призыву
part-safety = камни в большей безопасности
part-threats = меньше угроз соперника
part-tasks = цели ближе к достижению
part-flares = лучшие условия для озарений
part-squares = камни на лучших клетках

## Разбор всей партии

analyse-working = Анализ ходов
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

analyse-illegal = Файл { $file } нельзя воспроизвести: решение номер { $number } не разрешено
    правилами.
analyse-nothing = В файле { $file } нет ни одного законченного хода, поэтому анализировать нечего.
analyse-two-outputs = В стандартный вывод может идти только JSON или отчёт: укажите файл для отчёта.
analyse-same-file = Файл { $file } — сама сохранённая игра; выберите для анализа другое имя.
