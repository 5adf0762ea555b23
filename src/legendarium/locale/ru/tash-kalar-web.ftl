### Что говорит браузер во время игры в Таш-Калар.
###
### Варианты ($colour, $rank, $school и подобные) те же, что в play.ftl.

## Журнал

tk-log-your-turn = Ваш ход.
tk-log = Журнал
tk-log-empty = Пока ничего не произошло.

## Игроки

tk-players = Игроки
tk-you = Вы
tk-bot = бот
tk-bot-sits-in = заменяет бот
tk-offline = не в сети
tk-handed-over = полномочия переданы
tk-points-of = { $points } из { $limit } очков
tk-points-by-colour = Очки по цветам
tk-cards-held = В руке { $beings ->
    [one] { $beings } создание
    [few] { $beings } создания
   *[many] { $beings } созданий
}, { $legends ->
    [one] { $legends } легенда
    [few] { $legends } легенды
   *[many] { $legends } легенд
}, { $flares ->
    [0] озарения нет
   *[other] озарение
}
tk-cards-held-short = карты: { $beings }+{ $legends }+{ $flares }

## Этот ход

tk-this-turn = Этот ход
tk-destroyed = Уничтожено:
tk-summoned = Призвано:
tk-nothing-yet = пока ничего
tk-summoned-on = { $card } ({ $square })
tk-piece = { colour-name } { rank-name } камень
tk-war-summoner = В печати следующего создания можно использовать один камень соперника.
tk-extra-turn = После этого хода будет ещё один.
tk-extra-cards = В конце хода берут ещё { $number ->
    [one] { $number } создание.
    [few] { $number } создания.
   *[many] { $number } созданий.
}
tk-extra-legends = В конце хода берут ещё { $number ->
    [one] { $number } легенду.
    [few] { $number } легенды.
   *[many] { $number } легенд.
}

## Настройка стола

tk-schools = Школы
tk-schools-chosen = Назначить
tk-schools-chosen-about = Вы решаете, кто играет за какую школу.
tk-schools-random = Случайно
tk-schools-random-about = Станет известно в начале игры.
tk-schools-draft = По очереди
tk-schools-draft-about = Игроки выбирают один за другим.
tk-school-of-seat = Школа места { $number }
tk-team-seats = Места 1 и 3 играют против мест 2 и 4; камни команды того цвета, что у её первой
    школы.

## О чём спрашивают

tk-question = Ваше решение
tk-waiting = Сейчас решает { $name }.
tk-thinking = { $name } думает.
tk-ask-action = Выложите камень на пустую клетку или выберите карту ({ actions-left }).
tk-hint-action = Подсвеченные карты можно разыграть сейчас. Наведите на другую карту, чтобы увидеть,
    чего не хватает.
tk-ask-action-short = У вас не осталось камней, которые можно выложить: выберите пустую клетку, а
    потом камень, который хотите забрать, или сразу нажмите на этот камень.
tk-ask-summon = Куда вы хотите призвать создание «{ $card }»?
tk-ask-card = Что вы хотите сделать с картой «{ $card }»?
tk-ask-flare = Провести ритуал сейчас: { $card }?
tk-ask-goal = Куда переместить камень с { $square }?
tk-ask-square = Что вы хотите сделать на { $square }?
tk-summon = Призвать: { $card }
tk-discard = Сбросить
tk-hand-over = Передать полномочия
tk-back = Назад
tk-undo = Отменить
tk-ask-undo = Попросить об отмене
tk-sure-end = Ещё можно использовать: { $lost }. Всё равно закончить ход?
tk-sure-claim = Можно объявить о достижении цели: { $lost }. Продолжить без этого?
tk-sure-destroy = { $deed }? Нажмите ещё раз, чтобы подтвердить.
tk-sure-yes = Подтвердить

## Ввод и список всех вариантов

tk-all-options = Все варианты ({ $number }) и строка ввода
tk-type = Введите клетку, карту и клетку или краткую запись
tk-type-example = рыцарь d4
tk-type-do = Выбрать
tk-typed-unknown = «{ $text }» нет среди вариантов.
tk-typed-several = Подходит несколько вариантов: { $options }.

## Подсказки

tk-hint = Подсказка
tk-hint-level = Подсказывает
tk-hint-close = Закрыть
tk-hint-none = Здесь подсказки нет.
tk-hint-line = { $number }. Шанс на победу: { $chance }
tk-why = Почему: { $reasons }.
tk-step-choose = Выберите { $square }
tk-step-go = Перейдите с { $from } на { $to }

## Клавиши

tk-keys = Сочетания клавиш
tk-key-arrows = переходить по клеткам
tk-key-enter = выбрать клетку или карту
tk-key-cards = выбрать карту из руки
tk-key-back = назад
tk-key-undo = отменить
tk-key-end = закончить ход
tk-key-hint = получить подсказку, если стол это позволяет
tk-key-options = все варианты и строка ввода
tk-key-keys = показать или скрыть этот список

## Карты, цели, колоды

tk-hand = Ваша рука
tk-hidden-card = закрытая карта
tk-flare = озарение
tk-card-label = { $card }, { rank-name } камень. { $effect } { $footer }
tk-pieces-missing = { $number ->
    [one] не хватает { $number } камня
   *[other] не хватает { $number } камней
}
tk-flare-upper = Соперник: +{ $number ->
    [one] { $number } улучшенный
   *[other] { $number } улучшенных
}
tk-flare-lower = Соперник: +{ $number ->
    [one] { $number } камень
    [few] { $number } камня
   *[many] { $number } камней
}
tk-now = сейчас { $number }
tk-have-of = { $have } из { $need }
tk-progress-of = Прогресс ({ colour-name-capital }):
tk-next-task = Следующая: { $task }
tk-decks = Резерв и колоды
tk-stock = { $pieces ->
    [one] { $pieces } камень
    [few] { $pieces } камня
   *[many] { $pieces } камней
}
tk-stock-legendary = { $legendary ->
    [one] { $legendary } легендарный
   *[other] { $legendary } легендарных
}
tk-deck = Колода
tk-deck-of = { school-short } колода
tk-legend-deck = Легенды
tk-flare-deck = Озарения
tk-discarded = Сброс
tk-claimed = Достигнутые
tk-pile-empty = пусто
tk-concede-needs = Команда сдаётся, если согласны оба напарника.
tk-improvising = Импровизированный призыв ещё возможен

## Арена

tk-arena = Арена
tk-square-red = красная клетка
tk-square-green = зелёная клетка
tk-square-empty = пусто
tk-square-holds = { $whose ->
    [own] ваш { rank-name } камень
   *[enemy] { colour-name } { rank-name } камень
}
tk-can-choose = можно выбрать
tk-coordinates = Координаты
tk-side-players = Игроки и цели
tk-side-log = Журнал и колоды
tk-tab-table = Стол
tk-tab-log = Журнал
tk-loading = Раскладываем карты…
tk-table = Стол
tk-again = Попробовать ещё раз
tk-why-not = { $card }: { $why }
