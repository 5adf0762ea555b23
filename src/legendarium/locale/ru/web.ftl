### Что говорит браузер вокруг самой игры: лобби, столы, просмотр, учётная запись; без правил.
###
### $table описывает стол в двух словах (режим игры), $name это имя человека или бота, $names список
### таких имён; $number что-то считает. Имена не склоняются: они стоят только в именительном падеже.

web-name = Legendarium
web-skip = Перейти к содержимому
web-navigation = Главное меню
web-rules = Правила
web-rules-title = Правила игры { $game } по номерам
web-rules-english = Правила написаны по-английски.
web-cards = Карты
web-my-games = Мои партии
web-account = Профиль
web-language = Язык
web-theme = { $theme ->
    [light] Тема: светлая
    [dark] Тема: тёмная
   *[auto] Тема: как на устройстве
}
web-footer-fans =
    Сделано поклонниками, независимо от издателя: игру «Таш-Калар: Арена легенд» придумал Владя
    Хватил, а выпускает Czech Games Edition; издательству принадлежат её название и названия в ней.
web-footer-icons = Значки: авторы

## Слова, которые встречаются часто

web-loading = Загрузка…
web-try-again = Попробовать ещё раз
web-to-lobby = Вернуться в лобби
web-save = Сохранить
web-saved = Сохранено.
web-copy = Скопировать
web-copied = Скопировано
web-more = Показать ещё
web-no = Отмена
web-go-on = Продолжить
web-understood = Понятно
web-you = вы
web-somebody = Кто-то
web-bot = бот
web-online = в сети
web-away = не в сети
web-your-turn = Ваш ход
web-your-name = Ваше имя
web-guest-name = Гость { $number }

## Неполадки

web-problem-title = Не получилось
web-problem-offline = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
web-problem-server = На сервере что-то пошло не так. Попробуйте ещё раз чуть позже.
web-problem-refused = Сервер этого не принял. Обновите страницу и попробуйте ещё раз.
web-problem-client = На этой странице что-то пошло не так. Обновите её; ваша партия цела на сервере.
web-offline = Вы не в сети. Всё продолжится, как только соединение восстановится.
web-connection-lost = Соединение потеряно. Переподключение…
web-server-stops = Сервер перезапускается. Игра скоро продолжится.
web-nowhere-title = Страница не найдена
web-nowhere = По этому адресу страницы нет. Если ссылку вам прислали, попросите прислать её ещё раз.

## Лобби

web-lobby-title = Сыграйте в Таш-Калар
web-lobby-lead =
    Складывайте камни в печати призыва и призывайте легендарные создания. За всеми правилами следит
    игра, так что можно сразу начинать.
web-lobby-how = Как играть
web-lobby-alone = Первая партия
web-lobby-alone-lead = Короткая партия против бота. Всё, что можно сделать, подсвечено.
web-play-bot = Сыграть с ботом
web-play = Играть
web-lobby-together = С друзьями
web-lobby-together-lead = Поделитесь ссылкой: любой, кто её откроет, сможет присоединиться.
web-play-friend = Сыграть с друзьями
web-play-friend-go = Создать стол
web-lobby-own = Своя партия
web-lobby-own-lead = Выберите режим игры, школы, игроков и контроль времени.
web-new-table = Настроить стол
web-same-again = Ещё раз так же
web-same-again-lead = Ваш последний стол: { $table }.
web-open-tables = Открытые столы
web-open-none = Сейчас никто не ждёт соперника. Создайте общедоступный стол, и он появится здесь.
web-running-tables = Текущие партии
web-running-none = Сейчас не идёт ни одной общедоступной партии.
web-finished-tables = Законченные партии
web-finished-none = Ещё нет ни одной законченной общедоступной партии.
web-row-join = Присоединиться
web-row-watch = Наблюдать
web-row-continue = Продолжить
web-row-result = Итог
web-row-nobody = Пока нет игроков
web-row-free = { $number ->
    [one] { $number } свободное место
    [few] { $number } свободных места
   *[many] { $number } свободных мест
}
web-watchers = { $number ->
    [one] { $number } зритель
    [few] { $number } зрителя
   *[many] { $number } зрителей
}
web-import = Открыть сохранённую партию
web-import-too-long = Этот файл слишком велик для сохранённой партии.

## Новый стол

web-new-title = Настроить стол
web-seats = Игроки
web-seat = Место { $number }
web-seat-empty = свободно
web-sitter-me = Вы
web-sitter-anybody = Любой игрок
web-clock = Контроль времени
web-clock-off = Без ограничения времени
web-clock-real-time = Реальное время: минуты каждому игроку на всю партию
web-clock-days = По переписке: дни на ход
web-clock-minutes = Минут на игрока
web-clock-minutes-wrong = Введите целое число от 1 до 240.
web-clock-increment = Дополнительных секунд за ход
web-clock-increment-wrong = Введите целое число от 0 до 300.
web-clock-days-number = Дней на ход
web-clock-days-wrong = Введите целое число от 1 до 30.
web-who-comes = Доступ
web-by-link = Закрытый: только для тех, у кого есть ссылка
web-public = Общедоступный: виден в лобби
web-take-back-allowed = Разрешить отмену: в свой ход свободно, потом только с согласия остальных
web-help-shown = Подсказки призыва: показывать, кого можно призвать и каких камней не хватает
web-hints-allowed = Подсказки: можно спросить совета у бота
web-talk-allowed = Напарникам можно переписываться в чате во время игры
web-table-language = Язык стола
web-any-language = Любой
web-make-table = Создать стол
web-make-and-start = Начать игру

## Ожидание и выбор школ

web-waiting-title = { $table }: ждём игроков
web-waiting-for = { $number ->
    [one] Ждём ещё { $number } игрока.
    [few] Ждём ещё { $number } игроков.
   *[many] Ждём ещё { $number } игроков.
}
web-waiting-start-yours = Все места заняты. Начинайте, когда будете готовы.
web-waiting-start-host = Все места заняты. Ждём, когда создатель стола начнёт игру.
web-sit = Занять это место
web-put-bot = Добавить бота
web-leave-seat = Освободить место
web-remove = Убрать
web-start = Начать игру
web-fill-with-bots = Заполнить свободные места ботами
web-invite = Пригласить игроков
web-invite-label = Отправьте эту ссылку тем, с кем хотите играть
web-draft-title = { $table }: выбор школ
web-draft-yours = Ваша очередь выбирать.
web-draft-other = Выбирает { $name }.
web-draft-picked = Уже выбрано

## Условия стола

web-terms-no-clock = без ограничения времени
web-terms-days = { $number ->
    [one] { $number } день на ход
    [few] { $number } дня на ход
   *[many] { $number } дней на ход
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
web-terms-talk = напарникам можно писать в чат
web-terms-no-talk = без чата во время игры
web-terms-public = общедоступный
web-terms-by-link = закрытый

## За столом

web-table-title = { $table }: идёт партия
web-this-table = Этот стол
web-people = За столом
web-bot-sits-in = заменяет бот
web-you-watch = Вы зритель. Карты в руках игроков скрыты.
web-look-back = Посмотреть повтор
web-leave-for-now = Отойти от стола
web-links = Ссылки
web-watch-link-label = Ссылка на этот стол
web-personal-link = Продолжить на другом устройстве
web-personal-link-label = Ваша личная ссылка: откройте её на другом устройстве
web-personal-link-secret = Никому её не показывайте: кто её откроет, тот играет от вашего имени.
web-took-back = { $name } отменяет последнее решение.
web-time-out-mine = Ваше время вышло, поэтому этот ход доигран за вас автоматически. Если это
    случится три хода подряд, игра для вас закончится.
web-time-out = { $name }: время вышло, ход доигран автоматически.
web-replaced = Три хода подряд у вас истекало время, поэтому теперь за вас играет бот.
web-take-seat-back = Вернуть своё место
web-request = { $name } хочет отменить последнее решение. Разрешить?
web-request-mine = Вы просите отменить ваше последнее решение. Ждём ответа: { $names }.
web-request-agree = Разрешить
web-request-refuse = Отклонить
web-request-withdraw = Отозвать запрос
web-request-refused = { $name } отклоняет запрос на отмену.
web-see-result = Посмотреть итог

aside-concede = Сдаться
    .sure = Сдаться в этой партии?
    .yes = Сдаться
aside-skip-last-turns = Пропустить последние ходы
    .sure = Пропустить последние ходы? Нужно согласие всех.
    .yes = Пропустить

bot-random = Случайный бот
    .about = Играет наугад. Хорош, чтобы попробовать игру.
bot-apprentice = Ученик
    .about = Лёгкий: играет разумно, но ошибается, как человек.
bot-greedy = Жадный бот
    .about = Средний: берёт то, что сразу приносит больше всего, и не заглядывает вперёд.
bot-adept = Знаток
    .about = Сложный: продумывает весь свой ход.
bot-master = Мастер
    .about = Беспощадный: учитывает и ваши ответы и планирует свой следующий ход.

web-chat = Чат
web-chat-empty = Сообщений пока нет.
web-chat-field = Напишите сообщение
web-chat-send = Отправить
web-chat-said = { $name } говорит: { $text }
web-chat-too-long = Сообщение слишком длинное: символов { $number }, а можно не больше { $most }.
web-chat-unsent = Не отправлено: вы не в сети. Попробуйте ещё раз чуть позже.
web-chat-closed = Во время игры чат закрыт: напарники общаются только передачей полномочий. После
    игры он снова откроется.
web-mute-title = Скрыть сообщения игрока
web-mute = Скрыть: { $name }

web-report = Сообщить о проблеме
web-report-label = Что произошло? Чего вы ожидали?
web-report-save = Сохранить отчёт
web-report-saved = Сохранено. В файле эта партия и сведения о версиях; отправьте его владельцу этого
    сервера.

## Конец и просмотр

web-finished-title = { $table }: итог
web-rematch = Реванш
web-rematch-join = К реваншу
web-review = Повтор
web-download = Скачать партию
web-origin = Эта партия продолжает другую с одной из её позиций.
web-review-title = { $table }: повтор
web-review-controls = Управление повтором
web-review-first = В начало
web-review-back = Предыдущий шаг
web-review-on = Следующий шаг
web-review-last = В конец
web-review-play = Воспроизвести
web-review-pause = Пауза
web-review-moment = Позиция в партии
web-review-of = { $number } из { $last }
web-review-speed = Скорость
web-review-times = { $speed }×
web-moment-link = Ссылка на эту позицию
web-back-to-table = Назад к столу
web-play-on = Продолжить отсюда
web-play-on-lead = С этой позиции начнётся игра за новым столом; эта партия останется как есть.
web-play-on-go = Продолжить с шага { $number }

## Личные ссылки, мои партии, учётная запись

web-rejoin-title = Продолжить на этом устройстве
web-rejoin = Занять это место
web-rejoin-sure = На этом устройстве вы играете под именем { $name }. Эта ссылка ведёт на другое
    место за столом; если вы его займёте, здесь вы будете играть под именем того, кто на нём сидит.
web-rejoin-stay = Играть дальше под именем { $name }
web-rejoin-wrong = Создайте новую ссылку на том устройстве, где вы играете.

web-mine-running = Текущие партии
web-mine-running-none = У вас нет текущих партий.
web-mine-open = Ждут игроков
web-mine-open-none = Вы не ждёте ни за одним столом.
web-mine-finished = Законченные партии
web-mine-finished-none = Вы ещё не закончили ни одной партии.
web-mine-nobody = Здесь появятся ваши партии, когда вы сыграете. Уже есть учётная запись? Войдите.

web-account-lead-nobody = Чтобы играть, достаточно имени. С учётной записью ваши партии доступны на
    всех ваших устройствах.
web-account-lead-guest = Вы играете как гость. С учётной записью ваши партии доступны на всех ваших
    устройствах.
web-account-lead-account = Войдите на любом устройстве, чтобы увидеть свои партии.
web-name-lead = Отображаемое имя
web-open-account = Создать учётную запись
web-open-account-lead = Только имя и пароль. Ваши партии останутся вашими.
web-sign-in = Войти
web-sign-in-lead = Уже есть учётная запись?
web-sign-out = Выйти
web-account-name = Имя пользователя
web-passphrase = Пароль
web-passphrase-show = Показать пароль
web-passphrase-short = Введите не меньше { $number ->
    [one] { $number } символа
   *[other] { $number } символов
}.
web-personal-links = Личные ссылки
web-personal-links-lead = С этими ссылками можно продолжить игру на другом устройстве без учётной
    записи.
web-delete = Удалить мои данные
web-delete-lead = Ваше имя, учётная запись и сообщения в чате будут удалены навсегда. Сыгранные
    партии останутся у тех, кто играл с вами, но без вашего имени.
web-delete-type = Для подтверждения введите своё имя: { $name }
