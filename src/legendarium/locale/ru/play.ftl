### What the game in the terminal says.
###
### The names of cards, tasks and schools are given in the nominative; sentences are built so that
### no other case is needed. { piece } and { target-piece } are in the accusative, said of what the
### person does (свой). A colour acts in the plural (Синие призывают): a player or a team.

## Words that sentences are made of

colour-name = { $colour ->
    [blue] синий
    [red] красный
    [yellow] жёлтый
   *[green] зелёный
}
colour-name-capital = { $colour ->
    [blue] Синие
    [red] Красные
    [yellow] Жёлтые
   *[green] Зелёные
}
colour-letter = { $colour ->
    [blue] С
    [red] К
    [yellow] Ж
   *[green] З
}
rank-name = { $rank ->
    [common] простой
    [heroic] особый
   *[legendary] легендарный
}
school-name = { $school ->
    [northern] Североимперская школа
    [southern] Южноимперская школа
    [highland] Высокогорная школа
   *[sylvan] Лесная школа
}
school-short = { $school ->
    [northern] Северная
    [southern] Южная
    [highland] Высокогорная
   *[sylvan] Лесная
}
direction-name = { $direction ->
    [n] север, вверх
    [ne] северо-восток
    [e] восток, вправо
    [se] юго-восток
    [s] юг, вниз
    [sw] юго-запад
    [w] запад, влево
   *[nw] северо-запад
}
piece = { $whose ->
    [own] свой { rank-name } камень
   *[enemy] { colour-name } { rank-name } камень
}
target-piece = { $target ->
    [own] свой же { $target_rank ->
        [common] простой
        [heroic] особый
       *[legendary] легендарный
    } камень
   *[enemy] { $target_colour ->
        [blue] синий
        [red] красный
        [yellow] жёлтый
       *[green] зелёный
    } { $target_rank ->
        [common] простой
        [heroic] особый
       *[legendary] легендарный
    } камень
}
and-destroy-target = { $target ->
    [none] { "" }
   *[other] , уничтожив { target-piece }
}
squares-counted = { $number ->
    [one] { $number } клетка
    [few] { $number } клетки
   *[many] { $number } клеток
}
points-counted = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
# In the accusative.
cards-counted = { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}

## Forms of the game

form-first-game = Первая партия
    .about = Короткая и простая, для обучения.
form-high-form = Высокий стиль
form-duel = Дуэльный бой насмерть
form-melee = Общий бой насмерть
form-in-teams = { $form }, командная игра
form-for-seats = { $form }, { $seats } игрока

# A sentence or two about a form, from its facts: who plays, the aim, how it ends.
form-players = { $seats } игрока.
form-players-teams = Двое на двое с общими камнями.
form-goal-by_tasks = Достигайте целей.
form-goal-by_destruction = Уничтожайте камни соперника.
form-goal-by_colours = Уничтожайте камни соперников. В счёт идёт цвет, в котором у вас
    меньше всего очков.
form-no-legends = Без легенд.
form-played-to = Игра до { $points ->
    [one] { $points } очка
   *[other] { $points } очков
}.

## Setting up a game

welcome = Добро пожаловать в Таш-Калар! Нажмите Enter, чтобы принять вариант по умолчанию, указанный
    в скобках.
ask-kept = Продолжить игру или начать новую?
go-on = Продолжить: { $form }, { $players }
begin-new = Начать новую игру
type-number = «{ $text }» нет в списке; введите один из номеров.
setup-form = В каком режиме вы хотите играть?
setup-form-line = { $form }: { $about }
setup-players = Кто играет? Выберите номер или перечислите всех игроков ({ $number }) в порядке
    ходов: { $names }.
setup-players-bot = Вы против { $number ->
    [one] среднего бота
   *[other] { $number } средних ботов
} ({ $bot })
setup-players-easy = Вы против { $number ->
    [one] случайного бота
   *[other] { $number } случайных ботов
} ({ $bot })
setup-players-second = Средний бот ({ $bot }) ходит первым, ваш ход второй
setup-players-partner = Вы с напарником за этим компьютером против 2 ботов ({ $bot })
setup-players-people = { $number ->
    [one] { $number } человек
    [few] { $number } человека
   *[many] { $number } человек
} за этим компьютером
setup-schools = Какие школы? Выберите номер или перечислите разные школы ({ $number }) в порядке
    ходов игроков: { $names }.
setup-prompt = [{ $default }]
setup-human = человек

## Wrong set-ups

wrong-form = Режима «{ $text }» нет; выберите один из этих: { $allowed }.
wrong-number = Номера { $text } нет в списке; выберите от 1 до { $last }.
wrong-player = Игрока «{ $text }» нет; выберите из этих: { $allowed }.
wrong-players-number = Этот режим рассчитан на другое число игроков: { $allowed }, а не { $number }.
wrong-school = Школы «{ $text }» нет; выберите из этих: { $allowed }.
wrong-school-twice = Школа «{ $text }» названа дважды; каждую можно выбрать только один раз.
wrong-schools-number = Школ нужно { $allowed }, по одной на игрока, а названо { $number }.
wrong-teams = Командная игра возможна только в этих режимах: { $allowed }.
number-or = { $one } или { $other }
language-unshown = Этот терминал не может показать буквы этого языка, поэтому игра идёт на
    английском.

## The screen

turn-own = ваш ход
turn-partner = вы играете в ход напарника
actions-left = { $number ->
    [0] действий не осталось
    [one] осталось { $number } действие
    [few] осталось { $number } действия
   *[many] осталось { $number } действий
}
last-turns = Последние ходы: условие окончания игры выполнено, { $number ->
    [0] это последний ход.
    [one] после этого хода будет ещё { $number } ход.
    [few] после этого хода будет ещё { $number } хода.
   *[many] после этого хода будет ещё { $number } ходов.
}
heading-tasks = Цели
heading-hand = Ваша рука
heading-hand-brief = Ваша рука: чтобы прочитать карты, введите «{ command-hand }»
heading-news = Что произошло
news-more = ... и ещё { $number } раньше: введите «{ command-news }»
score-line = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
player-you = { $name } (вы)
player-other = { $name } ({ $player })
player-cards = колода { $deck }, рука { $hand }
player-stock = резерв { $pieces }
shared-decks = В колодах: легенды { $legends }, озарения { $flares }
shared-decks-flares = В колоде: озарения { $flares }
improvise-left = Цвета для импровизированного призыва: { $colours }
task-can-claim = достигнута
task-wants = { $task }: { $condition }
task-next = Следующая: { $task } ({ points-counted })
task-none = Открытых целей нет.
flare-title = Озарение { $flare }
flare-named = озарение { $flare }
flare-upper = Если у соперника хотя бы на { $more ->
    [one] { $more } улучшенный камень
    [few] { $more } улучшенных камня
   *[many] { $more } улучшенных камней
} больше, чем у вас: { $effect }
flare-lower = Если у соперника хотя бы на { $more ->
    [one] { $more } камень
    [few] { $more } камня
   *[many] { $more } камней
} больше, чем у вас: { $effect }
flare-upper-now = У соперника больше хотя бы на { $more ->
    [one] { $more } улучшенный камень
    [few] { $more } улучшенных камня
   *[many] { $more } улучшенных камней
} (сейчас на { $now }): { $effect }
flare-lower-now = У соперника больше хотя бы на { $more ->
    [one] { $more } камень
    [few] { $more } камня
   *[many] { $more } камней
} (сейчас на { $now }): { $effect }
flare-scores = За этот ритуал { $scoring ->
    [by_colours] соперник, с которым вы себя сравниваете, получит 1 очко вашего цвета
   *[by_destruction] соперник получит 1 очко
}.
hand-empty = У вас в руке нет карт.
running-card = { $card }: { $effect }
running-flare = Озарение: { $effect }
hand-over-screen = Передайте устройство следующему игроку ({ school-name }) и нажмите Enter.
hand-over-prompt = Enter
input-prompt = >

## What is asked

ask-action = Что вы хотите сделать?
ask-last = Все действия выполнены.
ask-handed-over = Напарник передал вам полномочия: потратьте оставшиеся действия на то, чтобы
    выложить простые камни.
ask-start = Выложите начальные камни: какой и куда?
ask-way = { $card }: какие камни образуют печать призыва?
ask-pick-up = В вашем резерве не осталось подходящих камней. Какой свой камень вы забираете с арены?
ask-colour = Очко какого цвета вы получаете?
ask-opponent = С каким соперником вы сравниваете число камней?
ask-opponent-scores = Этот соперник получит 1 очко вашего цвета.
ask-put-under = Убрать ещё одну карту под её колоду лицом вниз?
ask-claim = Объявить о достижении цели?
ask-pick = Какой камень вы выбираете?
ask-destroy = Какой камень вы уничтожаете?
ask-upgrade = Ранг какого камня вы повышаете?
ask-downgrade = Понизить его ранг?
ask-convert = Какой камень вы превращаете?
ask-tree = На какую клетку подействует эффект?
ask-group = Какой камень вы добавляете в группу?
ask-place = Куда вы выкладываете камень?
ask-move = Какое перемещение вы делаете?
ask-leap = На какую клетку вы делаете прыжок?
ask-direction = Какое направление?
ask-choose = Что вы выбираете?
ask-card = Какую карту положить на верх вашей колоды?

## What may be chosen

option-place = { $colour ->
    [none] Выложить { rank-name } камень на { $square }
   *[other] Выложить { colour-name } { rank-name } камень на { $square }
}
option-pick-up-and-place = Забрать { piece } с { $square } и выложить его там же как простой
option-summon = Призвать создание «{ $card }» на { $square }{ and-destroy-target }
option-flare = Провести ритуал: { $card }
option-flare-scoring = { option-flare } ({ $scoring ->
    [by_colours] соперник, с которым вы себя сравниваете, получит 1 очко вашего цвета
   *[by_destruction] соперник получит 1 очко
})
option-discard = Сбросить создание «{ $card }»
option-put-under = Убрать под колоду: { $card }
option-hand-over = Передать полномочия: напарник завершит начатый эффект и на оставшиеся действия
    выложит простые камни
option-end-turn = Закончить ход
option-decline = { $asked ->
    [claim] Не объявлять о достижении цели
    [put-under] Больше не убирать карты под колоду
    [group] Группа собрана
    [move] Не делать перемещения
    [leap] Не делать прыжка
    [place] Ничего не выкладывать
    [destroy] Ничего не уничтожать
    [upgrade] Ничей ранг не повышать
    [convert] Ничего не превращать
    [downgrade] Оставить как есть
    [card] Не возвращать карту
   *[other] Пропустить
}
option-pick = Выбрать { piece } на { $square }
option-destroy = Уничтожить { piece } на { $square }
option-upgrade = Повысить в ранге { piece } на { $square }
option-downgrade = Понизить в ранге { piece } на { $square }
option-convert = Превратить { piece } на { $square }
option-group = Добавить в группу { piece } на { $square }
option-pick-up = Забрать { piece } с { $square }
option-move = Переместить { piece } с { $from } на { $to }{ and-destroy-target }
option-leap = Перенести прыжком { piece } с { $from } на { $to }{ and-destroy-target }
option-direction = { direction-name }
option-colour = { $colour ->
    [blue] Синий
    [red] Красный
    [yellow] Жёлтый
   *[green] Зелёный
}
option-opponent = { colour-name-capital }
option-claim = Объявить о достижении цели «{ $task }» ({ points-counted })
option-card = { $card }
option-choose-gain-action = Получить действие
option-choose-destroy-adjacent = Уничтожить все соседние нелегендарные камни соперников
option-choose-destroy-commons = Уничтожить все простые камни соперников на расстоянии не больше 2
option-way = Камни на { $squares }
option-way-marks = отмечены: { $squares }
option-way-directions = направления: { $directions }
option-way-uses-up = тратится импровизированный призыв ({ colour-name } цвет)

group-summon = Призвать создание «{ $card }» на { $squares }
group-discard = Сбросить создание: { $cards }
group-move = Переместить { piece } с { $square } ({ squares-counted })
group-leap = Перенести прыжком { piece } с { $square } ({ squares-counted })
group-place = { $colour ->
    [none] Выложить { rank-name } камень ({ squares-counted })
   *[other] Выложить { colour-name } { rank-name } камень ({ squares-counted })
}
type-empty-square = Выложить простой камень: введите пустую клетку, например { $square }.
type-own-square = У вас не осталось камней, которые можно выложить: введите пустую клетку или клетку
    своего камня, который хотите забрать.
type-any-empty = Введите любую пустую клетку, например { $square }.
type-square = Введите клетку: { $squares }
type-piece = Введите клетку камня: { $squares }
enter-ends-turn = Нажмите Enter, чтобы закончить ход. После этого ничего отменить нельзя.
last-look = Это было ваше последнее решение в этом ходу: нажмите Enter, чтобы продолжить, или
    введите «{ command-undo }», чтобы отменить его.
back = Назад

## What has happened

event-turn = { school-name } начинает ход.
event-placed = На { $square } выложен { colour-name } { rank-name } камень.
event-summoned = { $you ->
    [yes] Вы призываете создание «{ $card }» на { $square }.
   *[no] { colour-name-capital } призывают создание «{ $card }» ({ rank-name } камень) на
        { $square }.
}
event-destroyed = Уничтожен { colour-name } { rank-name } камень на { $square }.
event-converted = Камень на { $square } превращён: теперь это { colour-name } { rank-name } камень.
event-upgraded = Ранг повышен: { colour-name } камень на { $square } теперь { rank-name }.
event-downgraded = Ранг понижен: { colour-name } камень на { $square } теперь { rank-name }.
event-moved = С { $from } на { $to } перемещается { colour-name } { rank-name } камень.
event-leapt = С { $from } на { $to } прыгает { colour-name } { rank-name } камень.
event-picked-up = С { $square } забран { colour-name } камень.
event-gained-turn = { $you ->
    [yes] После этого хода вы делаете дополнительный ход.
   *[no] После этого хода { school-name } делает дополнительный ход.
}
event-gained-action = { $number ->
    [one] Ещё { $number } действие.
    [few] Ещё { $number } действия.
   *[many] Ещё { $number } действий.
}
event-recovered = { $you ->
    [yes] Вы кладёте карту «{ $card }» на верх своей колоды.
   *[no] { school-name } кладёт карту «{ $card }» на верх своей колоды.
}
event-invoked = { $you ->
    [yes] Вы проводите ритуал: { $flare }.
   *[no] { colour-name-capital } проводят ритуал: { $flare }.
}
event-discarded = { $you ->
    [yes] Вы сбрасываете создание «{ $card }».
   *[no] { school-name } сбрасывает создание «{ $card }».
}
event-put-under = { $you ->
    [yes] Вы убираете под колоду: { $card }.
   *[no] { school-name } убирает карту под { $deck ->
        [flare] колоду озарений
        [legend] колоду легенд
       *[being] свою колоду
    }.
}
event-handed-over = { $you ->
    [yes] Вы передаёте полномочия напарнику.
   *[no] { school-name } передаёт полномочия напарнику ({ $partner }).
}
event-drew-own = Вы берёте: { $cards }.
event-drew-other = { school-name } берёт { cards-counted }.
event-claimed = { $you ->
    [yes] Вы объявляете о достижении цели «{ $task }» ({ points-counted }).
   *[no] { colour-name-capital } объявляют о достижении цели «{ $task }» ({ points-counted }).
}
event-scored = { $you ->
    [yes] Вы получаете { points-counted }.
   *[no] { colour-name-capital } получают { points-counted }.
}
event-scored-in-colour = { $you ->
    [yes] Вы получаете { points-counted } { $in_colour ->
        [blue] синего
        [red] красного
        [yellow] жёлтого
       *[green] зелёного
    } цвета.
   *[no] { colour-name-capital } получают { points-counted } { $in_colour ->
        [blue] синего
        [red] красного
        [yellow] жёлтого
       *[green] зелёного
    } цвета.
}
event-scored-by-flare = { $you ->
    [yes] Вы получаете { points-counted }
   *[no] { colour-name-capital } получают { points-counted }
}{ $in_colour ->
    [none] { "" }
    [blue] { " " }синего цвета
    [red] { " " }красного цвета
    [yellow] { " " }жёлтого цвета
   *[green] { " " }зелёного цвета
} за проведённый ритуал озарения.
event-end-triggered = Выполнено условие окончания игры: каждый делает ещё один, последний ход.
event-game-over = Игра окончена.
event-concede-offered = { $you ->
    [yes] Вы хотите сдаться.
   *[no] { school-name } хочет сдаться.
}
event-skip-last-turns-offered = { $you ->
    [yes] Вы согласны пропустить последние ходы.
   *[no] { school-name } согласна пропустить последние ходы.
}

## The end

afterwards = Введите «{ command-log }», «{ command-news }», «{ command-piles }», «{ command-show }
    НАЗВАНИЕ», «{ command-save } ФАЙЛ», «{ command-load } ФАЙЛ» или «{ command-quit }» либо нажмите
    Enter, чтобы выйти.
afterwards-not = Игра окончена, и «{ $text }» ничего не делает; введите «{ command-log }»,
    «{ command-news }», «{ command-piles }», «{ command-show } НАЗВАНИЕ», «{ command-save } ФАЙЛ»,
    «{ command-load } ФАЙЛ» или «{ command-quit }».
result-won = Побеждает { school-name }.
result-won-own = Вы победили.
result-won-team = Победила команда: { $names }.
result-shared = Победу делят: { $names }.
result-conceded = { $names } { $number ->
    [one] сдаётся
   *[other] сдаются
}.
result-conceded-own = Вы сдались.
result-points = Игра закончилась, потому что набрано достаточно очков.
result-last-card = Игра закончилась, потому что взята последняя карта колоды ({ school-name }).
result-skipped = Все согласились пропустить последние ходы.
result-tie-shared = Очков, улучшенных камней и всех камней поровну.
result-tie-upgraded = Очков поровну: решает, у кого больше улучшенных камней.
result-tie-pieces = Очков и улучшенных камней поровну: решает, у кого больше камней.
result-tie-colours = Наименьшие результаты равны: решают следующие.

## Commands: words to type, and what they do

command-help = помощь
command-undo = отмена
command-board = арена
command-hand = рука
command-news = новости
command-show = показать
    .alias = карта
command-piles = стопки
command-log = журнал
command-save = сохранить
command-load = загрузить
    .alias = открыть
command-concede = сдаться
command-skip = пропустить
command-quit = выход
answer-yes = да
answer-no = нет
yes-no-prompt = { answer-yes } / { answer-no }

help-heading = Как отвечать и что ещё можно ввести
help-number = номер: вариант с этим номером
help-square = клетка, например e5: выложить туда камень или выбрать камень на ней
help-card = название карты или его начало, например рыц: показать, что можно сделать с картой
help-notation = краткая запись, как в журнале, например summon knight d4, годится всегда
help-undo = { command-undo }: отменить ваше последнее решение в этом ходу
help-board = { command-board }: обновить экран
help-hand = { command-hand }: прочитать свои карты и открытые цели
help-news = { command-news }: что произошло после вашего последнего решения
help-show = { command-show } НАЗВАНИЕ: прочитать любое создание, озарение или цель
help-piles = { command-piles }: показать стопки сброса и достигнутые цели
help-log = { command-log }: все решения с начала игры, в краткой записи
help-save = { command-save } ФАЙЛ: сохранить игру в файл; после каждого решения она сохраняется
    автоматически
help-load = { command-load } ФАЙЛ: продолжить сохранённую игру
help-concede = { command-concede }: сдаться в этой партии
help-skip = { command-skip }: согласиться пропустить последние ходы
help-quit = { command-quit }: выйти
help-legend-heading = Обозначения
help-legend-pieces = Камни: буква обозначает владельца ({ $owners }), фигура обозначает ранг:
    { $common } простой, { $heroic } особый, { $legendary } легендарный.
help-legend-squares = Клетки: [ ] красная, ( ) зелёная, { $changed } там, где только что что-то
    произошло, { $dot } центральная клетка.
help-legend-patterns = Карты: { $common } и { $heroic } обозначают ваши камни такого ранга или выше;
    @ обозначает клетку появления, а если за @ стоит фигура, создание заменяет ваш камень на этой
    клетке. { $mark } отмечает клетки, а стрелки показывают направления, к которым относится эффект.
    Печать призыва можно поворачивать и отражать.
help-size = Лучше всего окно в 80 столбцов и 40 строк; хватает и 80 на 24.

## Answers to commands

undone = Последнее решение отменено.
undo-nothing = Отменять нечего: всё, что было раньше, отменить уже нельзя.
undo-off = В этой игре нельзя отменять решения.
undo-not-yours = Последнее решение принял не человек за этим компьютером, поэтому отменить его
    нельзя.
undo-other-person = Последнее решение принял другой игрок ({ school-name }); отменить его может только он.
log-empty = Решений пока нет.
log-turn = { $number }. { school-short }: { $choices }
log-hidden = карта
news-none = Пока ничего не произошло.
piles-discard = { school-name }, стопка сброса: { $cards }
piles-legends = Сброшенные легенды: { $cards }
piles-flares = Сброшенные озарения: { $cards }
piles-claimed = Достигнутые цели, { colour-name } цвет: { $tasks }
piles-nothing = нет
show-what = Введите «{ command-show }» и название создания, озарения или цели, например:
    { command-show } { $example }.
show-unknown = Карты, озарения или цели «{ $text }» нет; попробуйте, например, такое название:
    { $example }.
show-several = Подходит несколько названий: { $names }.
show-task = { $task } ({ points-counted }): { $condition }
save-where = Введите «{ command-save }» и имя файла, например: { command-save } game.json.
saved = Игра сохранена в файл { $file }.
save-refused = Файл { $file } не сохранён: файл с таким именем уже есть, и это не сохранённая игра
    или она повреждена. Выберите другое имя.
save-failed = Не удалось сохранить файл { $file } ({ $reason }). Выберите другое место.
load-where = Введите «{ command-load }» и имя файла, например: { command-load } game.json.
loaded = Игра загружена из файла { $file }.
load-sure = Эта игра не сохранена. Всё равно загрузить другую?
load-missing = Не удалось прочитать файл { $file } ({ $reason }).
reason-missing = такого файла или папки нет
reason-permission = доступ запрещён
reason-directory = это папка
reason-other = системная ошибка
load-foreign = Файл { $file } не является сохранённой игрой Legendarium или повреждён.
load-version = Файл { $file } сохранён другой версией Legendarium, и эта версия не может его
    открыть.
load-damaged = Файл { $file } повреждён, загрузить его нельзя.
load-another = Назовите другой файл или более раннюю копию этого.
load-lost = С тех пор правила изменились: последние решения (число: { $number }) больше невозможны и
    пропущены.
load-other-game = В файле { $file } сохранена другая игра ({ $game }), а не Таш-Калар.
load-player = В файле { $file } указан игрок «{ $text }», которого здесь нет; доступны:
    { $allowed }.
load-alone = У сохранённой игры уже есть свои режим, игроки и карты; уберите { $options } или
    --load.
concede-sure = Сдаться в этой партии?
concede-agree = { school-name }: вы согласны сдаться?
concede-refused = В этом режиме игры сдаться нельзя.
skip-agree = { school-name }: вы согласны пропустить последние ходы?
skip-too-early = Пропустить последние ходы можно, только когда выполнено условие окончания игры.
not-agreed = { school-name } не согласна, поэтому игра продолжается.
unchanged = Ничего не изменилось.
quit-sure = Эта игра не сохранена. Всё равно выйти?
left-unsaved = Игра не сохранена.
kept = Игра сохранена. Продолжить можно командой `legendarium play`.
not-kept = Автосохранение не работает (нельзя писать в папку сохранений). Время от времени вводите
    «{ command-save } ФАЙЛ».
yes-or-no = Пожалуйста, ответьте «{ answer-yes }» или «{ answer-no }».
goodbye = До свидания.

## Wrong answers

wrong-unknown = «{ $text }» нет среди вариантов; введите номер, клетку, название карты или
    «{ command-help }».
wrong-empty = Введите номер, клетку, название карты или «{ command-help }».
wrong-option-number = Варианта { $text } нет; выберите { $allowed }.
wrong-no-options = Варианта { $text } нет. { $allowed }
wrong-no-square = Клетки { $square } нет; вертикали обозначены от a до i, горизонтали от 1 до 9, и в
    каждом углу нет трёх клеток.
wrong-square-occupied = Клетка { $square } занята: там { piece }. Выкладывать камни можно только на
    пустые клетки.
wrong-no-actions = Действий не осталось. Закончите ход или, если выполнено условие, проведите ритуал
    озарения.
wrong-square = Клетку { $square } сейчас выбрать нельзя; введите одну из этих: { $squares }.
wrong-square-no = Клетку { $square } сейчас выбрать нельзя; выберите один из номеров.
wrong-not-in-hand = Карты «{ $card }» нет у вас в руке.
wrong-no-pattern = Создание «{ $card }» сейчас призвать нельзя: ваши камни не образуют его печать
    призыва с подходящей клеткой появления.
wrong-no-pattern-there = Создание «{ $card }» нельзя призвать на { $square }; можно на { $squares }.
wrong-discard-form = В этом режиме игры сбрасывать карты нельзя.
wrong-discard-twice = Сбрасывать можно только один раз за ход.
wrong-flare-conditions = Провести ритуал озарения сейчас нельзя: ни одно его условие не выполнено.
wrong-flare-none = У вас в руке нет озарения.
wrong-actions-left = Закончить ход ещё нельзя: { actions-left }.
wrong-not-now = «{ $text }» сейчас невозможно; выберите один из вариантов.
