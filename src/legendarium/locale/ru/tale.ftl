### Tainted Grail в терминале: страницы, команды, файлы.

## Setting up

tale-go-on = Продолжить: { $campaign }, день { $day }, { $names }
tale-ask-campaign = Какая кампания?
tale-ask-characters = Кто отправляется в путь? Выберите номер или перечислите от одного до четырёх
    персонажей.
tale-ask-players = Кто играет? Выберите номер или перечислите игроков по порядку персонажей
    ({ $number }): { $names }.
tale-ask-players-people = За всех играете вы за этим компьютером
tale-ask-players-bots = Ваш персонаж: { $name }; за остальных играют боты ({ $bot })
tale-ask-mode = Какая сложность?
tale-ask-mode-normal = Обычная: по стандартным правилам
tale-ask-mode-story = Сюжетный режим: легче, ради самой истории
tale-mode-normal = обычный режим
tale-mode-story = сюжетный режим
tale-wrong-campaign = Кампании «{ $text }» нет; доступны: { $allowed }.
tale-wrong-character = «{ $text }» не указывает ровно на одного персонажа; доступны: { $allowed }.
tale-wrong-character-twice = { $name }: персонаж назван дважды; каждого можно выбрать только один
    раз.
tale-wrong-number = Выберите от одного до четырёх персонажей, а не { $number }.
tale-wrong-players = За каждого персонажа играет один игрок: { $wanted ->
    [one] должен быть { $wanted }
   *[other] их должно быть { $wanted }
}, а не { $number }.
tale-wrong-mode = Режима «{ $text }» нет; доступны: { $allowed }.
tale-no-campaign = Ни одной кампании не установлено.
tale-faulty = В кампанию «{ $name }» играть нельзя: { $number ->
    [one] в ней { $number } ошибка.
    [few] в ней { $number } ошибки.
   *[other] в ней { $number } ошибок.
}
tale-load-alone = У сохранённой игры уже есть свои персонажи и игроки; уберите { $options } или
    --load.

## The page

tale-chapter = глава { $number }
tale-day = день { $number }
tale-phase-morning = утро
tale-phase-evening = вечер
tale-untranslated = Истории этой кампании нет на вашем языке; её рассказывают { $language ->
    [en] по-английски
    [cs] по-чешски
    [de] по-немецки
    [pl] по-польски
    [ru] по-русски
   *[other] на её языке
}.
tale-not-kept = Автосохранение не работает (нельзя писать в папку сохранений). Время от времени
    вводите «{ tale-command-save } ФАЙЛ».
tale-read-on = [Enter: дальше]
tale-quest = Квест:
tale-quest-done = выполнен
tale-everybody = Все
tale-let-act = Пусть действует: { $name } ({ $bot })
tale-last-light = С завтрашнего дня ничто не горит ({ $menhir }): каждое утро будут страдать все,
    пока что-нибудь не зажжено снова.
tale-going = Завтра исчезнет, если туда не дойдёт свет: { $places }
tale-legend-lit = { $menhir }: горит, со счётчиком
tale-legend-dark = { $menhir }: не горит
tale-legend-reach = свет, который сюда доходит
tale-legend-going = завтра исчезнет
tale-legend-dial = счётчик
tale-legend-dropped = оставленные предметы
tale-legend-dark-path = путь за пределы света
tale-emblem-dreams = сны
tale-emblem-hostile = враждебное поселение
tale-emblem-friendly = дружественное поселение
tale-way = { $direction ->
    [north] север
    [east] восток
    [south] юг
   *[west] запад
}: { $number }
tale-used-today = сегодня уже использовано
tale-lies-here = Оставлено здесь: { $name }
tale-passed = пас
tale-dying = при смерти (счётчик { $number })
tale-insane = сходит с ума
tale-panic = паника
tale-exhausted = истощение
tale-face-down = лицом вниз
tale-left-out = отложено
tale-decks = Колоды: бой { $combat }, дипломатия { $diplomacy }, отложено { $aside }
tale-turn = раунд { $number }
tale-stage = этап { $number } из { $of }
tale-lost = поражение
tale-won = победа
tale-sign-marker = маркер
tale-sign-card = возьмите карту
tale-sign-extra = можно сыграть дополнительной картой
tale-sign-torn = сбрасывает последнюю карту
tale-sign-affinity = расположение
tale-sign-symbol = символ
tale-sign-magic = стоит 1 магию
tale-sign-free = свободный ключ
tale-sign-linked = соединено
tale-sign-open = открыто

## Quests, tasks, what was read

tale-hint-places = Что осмотреть: { $places }
tale-no-quests = Активных квестов нет.
tale-tasks = Задания
tale-no-tasks = Заданий пока не записано.
tale-statuses = Статусы
tale-no-statuses = Пока ничего не отмечено.
tale-log-empty = Вы ещё ничего не прочитали.
tale-log-before = Прочитано раньше
tale-log-more = Введите «{ tale-command-log }» и номер или название, чтобы прочитать снова,
    например: «{ tale-command-log } 101».
tale-log-none = Вы не читали ничего под названием «{ $text }».

## Commands

tale-command-help = помощь
tale-command-page = страница
tale-command-map = карта
tale-command-board = планшет
tale-command-show = показать
tale-command-quests = квесты
tale-command-tasks = задания
tale-command-log = журнал
tale-command-back = отмена
    .alias = назад
tale-command-save = сохранить
tale-command-load = загрузить
    .alias = открыть
tale-command-sheet = лист
tale-command-join = войти
tale-command-leave = уйти
tale-command-rules = правило
tale-command-language = язык
tale-command-quit = выход

tale-help-heading = Как отвечать и что ещё можно ввести
tale-help-number = номер: вариант с этим номером
tale-help-words = начало текста варианта: выбирает его же
tale-help-help = { tale-command-help }: этот список
tale-help-page = { tale-command-page }: обновить страницу
tale-help-map = { tale-command-map }: вся карта и как её читать
tale-help-board = { tale-command-board } ИМЯ: планшет персонажа с текстами всех его карт
tale-help-show = { tale-command-show } НАЗВАНИЕ: прочитать место, карту, предмет, тайну
tale-help-quests = { tale-command-quests }: текущие квесты и подсказки к ним
tale-help-tasks = { tale-command-tasks }: задания и статусы
tale-help-log = { tale-command-log }: что вы уже прочитали; { tale-command-log } 101 покажет это
    снова
tale-help-back = { tale-command-back }: отменить ваше последнее решение, если оно не окончательное;
    { tale-command-back } 2: отменить два последних решения, включая решения ботов
tale-help-save = { tale-command-save } ФАЙЛ: сохранить игру в файл; после каждого решения она
    сохраняется автоматически
tale-help-load = { tale-command-load } ФАЙЛ: продолжить сохранённую игру
tale-help-sheet = { tale-command-sheet } ФАЙЛ: записать лист сохранения для печати; веб-страницей,
    если ФАЙЛ кончается на .html
tale-help-join = { tale-command-join } ИМЯ: персонаж входит в игру, между действиями; { tale-command-join } ИМЯ БОТ, если за него играет бот
tale-help-leave = { tale-command-leave } ИМЯ: персонаж уходит, между действиями
tale-help-rules = { tale-command-rules } КОД: найти правило по коду, указанному при отказе, например
    MAP-1
tale-help-language = { tale-command-language } en: сменить язык (en, cs, de, pl, ru)
tale-help-quit = { tale-command-quit }: выйти; игра сохранена
tale-help-map-heading = Как читать карту
tale-help-bars-heading = Как читать шкалы
tale-help-bars = { $full } заполнено, { $red } и { $filled } красные деления, { $bonus }
    дополнительные деления, { $limiter } текущее здоровье, { $cap } где здоровье ограничивает
    энергию.
tale-nobody = Персонажа «{ $text }» в игре нет.
tale-show-what = Введите «{ tale-command-show }» и название места или карты.
tale-show-none = Ничего открытого с названием «{ $text }» нет.
tale-show-several = Подходит несколько названий: { $names }.
tale-rules-none = Правила с кодом «{ $text }» нет. Код указан при отказе, например MAP-1.
tale-back-final = Отменять нечего: прочитанное и случайно вытянутое отменить нельзя.
tale-back-how-many = Введите «{ tale-command-back }» отдельно или с числом решений, но не с «{ $text }».
tale-language-which = Введите «{ tale-command-language }» и один из языков: { $allowed }.
tale-join-not-now = Игроки могут присоединиться только днём между действиями, и играть могут не
    больше четырёх.
tale-join-who = «{ $text }» не может присоединиться; доступны: { $names }.
tale-join-where = Рядом с кем?
tale-leave-not-now = Игроки могут уйти только днём между действиями, и хотя бы один должен остаться.
tale-leave-who = «{ $text }» не играет; в игре: { $names }.

## Files

tale-kept = Игра сохранена. Продолжить можно командой `legendarium play tainted-grail`.
tale-load-other-game = В файле { $file } сохранена другая игра ({ $game }), а не Tainted Grail. Файл
    не изменён.
tale-load-other-campaign = Файл { $file } относится к кампании «{ $campaign }», а здесь { $here }.
    Файл не изменён.
tale-load-newer-campaign = Файл { $file } сохранён с версией { $version } кампании, а здесь версия
    { $here }. Файл не изменён.
tale-sheet-written = Лист сохранён в файл { $file }.
tale-sheet-refused = Файл { $file } не сохранён: файл с таким именем уже есть, и это не лист
    сохранения. Выберите другое имя.

## The save sheet

tale-sheet-world = Край
tale-sheet-story = История
tale-sheet-decks = Колоды
tale-sheet-players = Игроки
tale-sheet-where = Где они
tale-sheet-dials = Счётчики
tale-sheet-map = Локации на карте
tale-sheet-unrevealed = Не открыты
tale-sheet-removed = Убраны навсегда
tale-sheet-used = Использовано сегодня
tale-sheet-lying = Оставленные предметы
tale-sheet-dead = Погибли
tale-sheet-quests = Текущие квесты
tale-sheet-past-events = Прошедшие события
tale-sheet-standing-events = Длящиеся события
tale-sheet-event-deck = Карт в колоде событий
tale-sheet-random-deck = Осталось случайных событий
tale-sheet-encounters = { $colour ->
    [green] Зелёные
    [grey] Серые
    [purple] Фиолетовые
   *[blue] Синие
} встречи
tale-sheet-items = Колода предметов
tale-sheet-secrets = Неиспользованные тайны
tale-sheet-tracks = Шкалы
tale-sheet-attributes = Свойства
tale-sheet-resources = Ресурсы
tale-sheet-skills = Навыки
tale-sheet-own-items = Предметы
tale-sheet-own-secrets = Тайны
tale-sheet-state = Состояние
tale-sheet-deck = { $deck ->
    [combat] Колода боя
   *[diplomacy] Колода дипломатии
}
tale-sheet-aside = { $deck ->
    [combat] Отложенные карты боя
   *[diplomacy] Отложенные карты дипломатии
}
tale-sheet-development = { $deck ->
    [combat] Развитие боя
   *[diplomacy] Развитие дипломатии
}

## The end

tale-failed = История кончается здесь, и плохо.
tale-took = Это заняло { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
} и { $choices ->
    [one] { $choices } решение
    [few] { $choices } решения
   *[other] { $choices } решений
}.
tale-died = Погибли: { $names }.
tale-afterwards = Введите { $commands } или нажмите Enter, чтобы выйти.
tale-afterwards-not = Игра окончена, и «{ $text }» ничего не делает; введите { $commands }.

## Wrong answers

tale-refused = { $reason } ({ $rule })
tale-wrong-empty = Введите номер от 1 до { $last }, начало варианта или «{ tale-command-help }».
tale-wrong-number-typed = Варианта { $text } нет; выберите от 1 до { $last }.
tale-wrong-several = «{ $text }» подходит к нескольким вариантам: { $options }.
tale-wrong-unknown = «{ $text }» нет среди вариантов; введите номер, начало варианта или
    «{ tale-command-help }».
