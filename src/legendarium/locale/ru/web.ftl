### Что говорит браузер вокруг самой игры: лобби, столы, просмотр, учётная запись; без правил.
###
### $table описывает стол в двух словах (режим игры), $name это имя человека или бота, $names список
### таких имён; $number что-то считает. Имена не склоняются: они стоят только в именительном падеже.

web-name = Legendarium
web-skip = Перейти к содержанию
web-navigation = Страницы
web-rules = Правила
web-cards = Карты
web-my-games = Мои партии
web-account = Профиль
web-language = Язык
web-theme = { $theme ->
    [light] Цвета: светлые
    [dark] Цвета: тёмные
   *[auto] Цвета: как на устройстве
}
web-footer-fans =
    Сделано поклонниками, независимо от издателя: игру «Таш-Калар: Арена легенд» придумал Владя
    Хватил, а выпускает Czech Games Edition; издательству принадлежат её название и названия в ней.
web-footer-icons = Значки: авторы

## Слова, которые встречаются часто

web-loading = Минутку…
web-try-again = Попробовать ещё раз
web-to-lobby = В лобби
web-save = Сохранить
web-saved = Сохранено.
web-copy = Скопировать
web-copied = Скопировано
web-more = Показать ещё
web-no = Нет, назад
web-go-on = Дальше
web-understood = Понятно
web-you = вы
web-somebody = Кто-то
web-bot = бот
web-online = на связи
web-away = не на связи
web-your-turn = Ваш ход
web-your-name = Ваше имя
web-guest-name = Гость { $number }

## Неполадки

web-problem-title = Не получилось
web-problem-offline = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
web-problem-server = На сервере неполадка. Попробуйте ещё раз через минуту.
web-problem-refused = Сервер этого не принял. Обновите страницу и попробуйте ещё раз.
web-problem-client = На этой странице что-то пошло не так. Обновите её; ваша партия цела на сервере.
web-offline = Нет сети. Всё продолжится, как только соединение вернётся.
web-connection-lost = Соединение потеряно. Пробуем снова…
web-server-stops = Сервер перезапускается. Игра вот-вот продолжится.
web-nowhere-title = Здесь ничего нет
web-nowhere = По этому адресу страницы нет. Если ссылку вам прислали, попросите прислать её ещё раз.

## Лобби

web-lobby-title = Сыграйте в Таш-Калар
web-lobby-lead =
    Складывайте камни в печати призыва и призывайте легендарные создания. За правилами следит
    программа, так что начать можно, не прочитав ни одного.
web-lobby-how = Как играть
web-lobby-alone = Первая партия
web-lobby-alone-lead = Короткая партия против бота. Всё, что можно сделать, подсвечено.
web-play-bot = Сыграть с ботом сейчас
web-play = Играть
web-lobby-together = С друзьями
web-lobby-together-lead = Вы получите ссылку; кому вы её пошлёте, тот сможет сесть за стол.
web-play-friend = Сыграть с друзьями
web-play-friend-go = Открыть стол
web-lobby-own = Свой стол
web-lobby-own-lead = Выберите режим игры, школы, игроков и часы.
web-new-table = Настроить стол
web-same-again = Ещё раз так же
web-same-again-lead = Ваш последний стол: { $table }.
web-open-tables = Открытые столы
web-open-none = Сейчас никто не ждёт соперника. Откройте общедоступный стол, и он появится здесь.
web-running-tables = Идущие партии
web-running-none = Сейчас не идёт ни одной общедоступной партии.
web-finished-tables = Законченные партии
web-finished-none = Ещё нет ни одной законченной общедоступной партии.
web-row-join = Сесть за стол
web-row-watch = Наблюдать
web-row-continue = Продолжить
web-row-result = Итог
web-row-nobody = Здесь пока никого нет
web-row-free = { $number ->
    [one] { $number } свободное место
    [few] { $number } свободных места
   *[many] { $number } свободных мест
}
web-watchers = { $number ->
    [one] наблюдает { $number } человек
    [few] наблюдают { $number } человека
   *[many] наблюдают { $number } человек
}
web-import = Открыть запись партии
web-import-too-long = Этот файл слишком велик для записи партии.

## Новый стол

web-new-title = Настроить стол
web-seats = Кто играет
web-seat = Место { $number }
web-seat-empty = свободно
web-sitter-me = Вы
web-sitter-anybody = Кто угодно
web-clock = Часы
web-clock-off = Без часов
web-clock-real-time = Реальное время: минуты на всю партию
web-clock-days = Дни на каждый ход
web-clock-minutes = Минут каждому игроку
web-clock-minutes-wrong = Выберите целое число от 1 до 240.
web-clock-increment = Добавка за каждый ход, секунд
web-clock-increment-wrong = Выберите целое число от 0 до 300.
web-clock-days-number = Дней на каждый ход
web-clock-days-wrong = Выберите целое число от 1 до 30.
web-who-comes = Кто может найти стол
web-by-link = Только те, у кого есть ссылка
web-public = Все: стол виден в лобби
web-take-back-allowed = Решения можно отменять: в свой ход свободно, позже с согласия остальных
web-help-shown = Показывать, кого можно призвать и чего для этого не хватает
web-hints-allowed = Боты подсказывают тому, кто выбирает
web-talk-allowed = Напарникам можно разговаривать во время игры
web-table-language = Язык стола
web-any-language = Любой
web-make-table = Открыть стол
web-make-and-start = Начать игру

## Ожидание и выбор школ

web-waiting-title = { $table }: ждём игроков
web-waiting-for = { $number ->
    [one] Свободно ещё { $number } место.
    [few] Свободно ещё { $number } места.
   *[many] Свободно ещё { $number } мест.
}
web-waiting-start-yours = Все места заняты. Начинайте, когда захотите.
web-waiting-start-host = Все места заняты. Игру начинает тот, кто открыл стол.
web-sit = Сесть сюда
web-put-bot = Посадить бота
web-leave-seat = Освободить место
web-remove = Убрать
web-start = Начать игру
web-fill-with-bots = Посадить ботов на свободные места
web-invite = Пригласить
web-invite-label = Пошлите эту ссылку тем, с кем хотите играть
web-draft-title = { $table }: выбор школ
web-draft-yours = Ваша очередь выбирать.
web-draft-other = Выбирает { $name }.
web-draft-picked = Уже выбрано

## Условия стола

web-terms-no-clock = без часов
web-terms-days = { $number ->
    [one] { $number } день на каждый ход
    [few] { $number } дня на каждый ход
   *[many] { $number } дней на каждый ход
}
web-terms-real-time = по { $number ->
    [one] { $number } минуте
    [few] { $number } минуты
   *[many] { $number } минут
}{ $seconds ->
    [0] { "" }
    [one] { " " }и ещё по { $seconds } секунде за ход
    [few] { " " }и ещё по { $seconds } секунды за ход
   *[many] { " " }и ещё по { $seconds } секунд за ход
}
web-terms-take-back = с отменой решений
web-terms-no-take-back = без отмены решений
web-terms-help = с подсказками призыва
web-terms-no-help = без подсказок призыва
web-terms-hints = с подсказками ботов
web-terms-no-hints = без подсказок ботов
web-terms-talk = напарникам можно разговаривать
web-terms-no-talk = во время игры без разговоров
web-terms-public = общедоступный
web-terms-by-link = только по ссылке

## За столом

web-table-title = { $table }, за столом
web-this-table = Этот стол
web-people = За столом
web-bot-sits-in = заменяет бот
web-you-watch = Вы наблюдаете. Карты в руках игроков вам не видны.
web-look-back = Просмотр этой партии
web-leave-for-now = Отойти от стола
web-links = Ссылки
web-watch-link-label = Ссылка на этот стол
web-personal-link = Продолжить на другом устройстве
web-personal-link-label = Ваша личная ссылка: откройте её на другом устройстве
web-personal-link-secret = Никому её не показывайте: кто её откроет, тот играет от вашего имени.
web-took-back = { $name }: последнее решение отменено.
web-time-out-mine = Ваше время вышло, и этот ход доигран за вас быстрыми решениями. Третий такой ход подряд закончит игру для вас.
web-time-out = { $name }: время вышло, ход доигран быстрыми решениями.
web-replaced = Три хода подряд ваше время выходило: теперь за вас играет бот.
web-take-seat-back = Вернуть своё место
web-request = { $name } просит отменить последнее решение. Вы согласны?
web-request-mine = Вы просите отменить ваше последнее решение. Ждём ответа: { $names }.
web-request-agree = Согласиться
web-request-refuse = Отказать
web-request-withdraw = Отозвать просьбу
web-request-refused = { $name } не соглашается на отмену.
web-game-over = Это был последний ход. Смотрите на арену сколько хотите.
web-see-result = Посмотреть итог

aside-concede = Сдаться
    .sure = Вы действительно сдаётесь?
    .yes = Да, сдаюсь
aside-skip-last-turns = Пропустить последние ходы
    .sure = Пропустить последние ходы? Так и будет, когда согласятся все.
    .yes = Да, пропустить

bot-random = Случайный бот
    .about = Выбирает наугад: хорош, чтобы попробовать игру.
bot-apprentice = Ученик
    .about = Мягкий: играет разумно и ошибается, как люди.
bot-greedy = Думающий бот
    .about = Берёт то, что сразу приносит больше всего, и дальше не смотрит.
bot-adept = Знаток
    .about = Сильный: продумывает весь свой ход.
bot-master = Мастер
    .about = Беспощадный: учитывает и ваши ответы и планирует свой следующий ход.

web-chat = Чат
web-chat-empty = Пока никто ничего не сказал.
web-chat-field = Скажите что-нибудь
web-chat-send = Отправить
web-chat-said = { $name } говорит: { $text }
web-chat-too-long = Слишком длинно: { $number } из { $most } возможных символов.
web-chat-unsent = Не отправлено: сейчас нет соединения. Попробуйте ещё раз через минуту.
web-chat-closed = Во время игры здесь не разговаривают: напарники общаются только передачей полномочий.
    Писать снова можно, когда она закончится.
web-mute-title = Скрыть чьи-то сообщения
web-mute = Скрыть: { $name }

web-report = Сообщить о неполадке
web-report-label = Что произошло? Чего вы ожидали?
web-report-save = Сохранить отчёт в файл
web-report-saved = Сохранено. В файле запись этой партии и номера версий; пошлите его владельцу
    этого сервера.

## Конец и просмотр

web-finished-title = { $table }: итог
web-rematch = Сыграть ещё раз
web-rematch-join = К новой партии
web-review = Посмотреть партию
web-download = Сохранить запись
web-origin = Эта партия продолжена с одного из моментов другой.
web-review-title = { $table }, просмотр
web-review-controls = По ходу партии
web-review-first = В начало
web-review-back = Шаг назад
web-review-on = Шаг вперёд
web-review-last = В конец
web-review-play = Воспроизвести
web-review-pause = Пауза
web-review-moment = Момент партии
web-review-of = { $number } из { $last }
web-review-speed = Скорость
web-review-times = { $speed }×
web-moment-link = Ссылка на этот момент
web-back-to-table = Назад к столу
web-play-on = Продолжить отсюда
web-play-on-lead = С этого момента начнётся игра за новым столом; эта партия останется как есть.
web-play-on-go = Продолжить с момента { $number }

## Личные ссылки, мои партии, учётная запись

web-rejoin-title = Ваше место на этом устройстве
web-rejoin = Занять это место
web-rejoin-sure = На этом устройстве ваше имя: { $name }. Эта ссылка ведёт на чьё-то место за
    столом; если вы его займёте, здесь вы будете играть под именем того, кто на нём сидит.
web-rejoin-stay = Остаться: { $name }
web-rejoin-wrong = Получите новую ссылку на том устройстве, где вы играете.

web-mine-running = Идут
web-mine-running-none = Сейчас вы нигде не играете.
web-mine-open = Ждут игроков
web-mine-open-none = Вы не ждёте ни за одним столом.
web-mine-finished = Закончены
web-mine-finished-none = Вы ещё не закончили ни одной партии.
web-mine-nobody = Здесь появятся ваши партии, когда вы сыграете. Если у вас есть учётная запись,
    войдите.

web-account-lead-nobody = Чтобы играть, достаточно имени. С учётной записью ваши партии доступны на
    всех ваших устройствах.
web-account-lead-guest = Вы играете как гость. С учётной записью ваши партии доступны на всех ваших
    устройствах.
web-account-lead-account = У вас есть учётная запись: войдите на любом устройстве и найдёте свои
    партии.
web-name-lead = Имя, которое видят другие
web-open-account = Завести учётную запись
web-open-account-lead = Имя и пароль, больше ничего. Ваши партии останутся вашими.
web-sign-in = Войти
web-sign-in-lead = Если у вас уже есть учётная запись.
web-sign-out = Выйти
web-account-name = Имя учётной записи
web-passphrase = Пароль
web-passphrase-show = Показывать, что я ввожу
web-passphrase-short = В пароле должно быть не меньше { $number ->
    [one] { $number } символа
   *[other] { $number } символов
}.
web-personal-links = Личные ссылки
web-personal-links-lead = С такой ссылкой вы продолжите игру на другом устройстве без учётной
    записи.
web-delete = Удалить мои данные
web-delete-lead =
    Ваше имя, учётная запись и всё, что вы сказали, удаляются навсегда. Сыгранные партии остаются у
    тех, кто играл с вами, но без вашего имени.
web-delete-type = Для подтверждения введите своё имя: { $name }
