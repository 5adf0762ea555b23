### What is asked, chosen and told at the table of Tainted Grail.
###
### Names of characters and places, and the campaign's own words such as menhir, come as values in
### the nominative: sentences are built so that they need not be bent.

## What is asked

tg-ask-action = Кто что делает?
tg-ask-activate = Кто теперь активен?
tg-ask-after-attack = { $name }: остаться или бежать?
tg-ask-arrange = { $name }: какие карты положить в колоды?
tg-ask-attack-charges = { $name }: заплатить заряды против атаки?
tg-ask-choice = { $text }: что вы делаете?
tg-ask-choose-encounter = Какую встречу вы выбираете?
tg-ask-choose-member = Кто это сделает?
tg-ask-consent = { $name }: можно ли заплатить заряды с карты «{ $card }»?
tg-ask-develop = { $name }: потратить опыт? У вас { $number }.
tg-ask-discard = { $name }: какую карту сбросить?
tg-ask-discard-items = { $name }: какой предмет сбросить?
tg-ask-drop-items = { $name } при смерти: какой предмет оставить?
tg-ask-equip = { $name }: какая карта останется открытой ({ $keyword })?
tg-ask-give-secret = Кто забирает тайну «{ $card }»?
tg-ask-guardian = С кем вы встретитесь сначала ({ $guardian })?
tg-ask-join-encounter = Кто присоединится к встрече?
tg-ask-keep-card = { $name }: какую новую карту вы оставляете?
tg-ask-leave-out = { $name }: отложить карту на время этой встречи?
tg-ask-menhir = Зажечь: { $menhir }?
tg-ask-mercy = Всё потеряно. Принять: { $mercy }?
tg-ask-party = { $name } действует: кто участвует?
tg-ask-pay = Кто платит? Осталось: { $cost }
tg-ask-pay-magic = { $name }: заплатить магию за этот ключ?
tg-ask-play = { $name }: какую карту вы играете?
tg-ask-receive = Кого это касается: { $effect }?
tg-ask-redraw = { $name }: оставить эту руку?
tg-ask-rest = { $name } отдыхает: поесть?
tg-ask-skill = { $name }: какой навык ({ $attribute })?
tg-ask-successor = За какого персонажа вы теперь играете?
tg-ask-toll = { $name }: заплатить { $thing }?
tg-ask-trade = Кто кому что даёт?
tg-ask-use-ability = { $name }: использовать «{ $card }»? { $effect }

## What may be chosen

tg-option-of = { $name }: { $option }
tg-option-travel = Отправиться в локацию { $place } [{ $count ->
    [one] { $cost }
   *[other] каждый { $cost }
}]
tg-option-explore = Исследовать локацию { $place } [{ $count ->
    [one] { $cost }
   *[other] каждый { $cost }
}]
tg-option-local = { $action } [{ $about }]
tg-option-character = { $action } [{ $about }]
tg-option-menhir = Осмотреть: { $menhir }
tg-option-use = Использовать «{ $card }» [{ $effect }]
tg-option-pass = Спасовать до конца дня
tg-option-pick-up = Поднять «{ $card }»
tg-option-trade = Обмениваться
tg-option-give = { $name } → { $receiver }: { $thing }
tg-option-choice = { NAMES($text, $cost) ->
    [1] { $text }
   *[0] { $text } [{ $cost }]
}
tg-option-lacking = { $choice } ({ $needs })
tg-option-join = { $name } вступает в игру в локации { $place }
tg-option-leave-game = { $name } выходит из игры
tg-option-party = { $count ->
    [one] { $names } без спутников
   *[other] { $names } вместе
}
tg-option-call-off = Передумать
tg-option-join-nobody = Никто не присоединяется
tg-option-pay = { $name } платит { $thing } (есть { $number })
tg-option-each-own = Все платят поровну
tg-option-pay-own = { $name } платит { $thing }
tg-option-share = Отряд платит вместе
tg-option-drop-out = { $name } выбывает
tg-option-eat = Съесть 1 порцию еды [+{ $health }, −{ $terror }]
tg-option-go-hungry = Голодать [−{ $thing }]
tg-option-done = { $asked ->
    [develop] Закончить тратить опыт
    [arrange] Колоды в порядке
    [leave-out] Закончить откладывать карты
    [attack-charges] Больше не платить заряды
    [trade] Закончить обмен
   *[other] Готово
}
tg-option-decline = { $asked ->
    [pay-magic] Не платить
    [successor] Не брать персонажа
   *[other] Не использовать
}
tg-option-buy-card = { $deck ->
    [combat] Новая карта боя
   *[diplomacy] Новая карта дипломатии
} [{ $cost }]
tg-option-raise = Повысить свойство: { $attribute } [{ $cost }]
tg-option-skill = { $card } [{ $about }]
tg-option-put-in = { $deck ->
    [combat] Положить «{ $card }» в колоду боя
   *[diplomacy] Положить «{ $card }» в колоду дипломатии
}
tg-option-take-out = { $deck ->
    [combat] Убрать «{ $card }» из колоды боя
   *[diplomacy] Убрать «{ $card }» из колоды дипломатии
}
tg-option-light = Зажечь: { $menhir } [{ $cost }]
tg-option-leave = Оставить как есть: { $menhir }
tg-option-accept = Принять: { $mercy }
tg-option-end = Закончить историю здесь
tg-option-equip = Оставить открытой карту «{ $card }»
tg-option-discard = Сбросить «{ $card }»
tg-option-discard-all = Сбросить все предметы
tg-option-drop = Оставить здесь карту «{ $card }»
tg-option-leave-out = Отложить карту «{ $card }»
tg-option-keep = Оставить руку
tg-option-redraw = Сбросить руку и взять на одну карту меньше
tg-option-no-agreement = Согласия нет: активен персонаж с наименьшим номером
tg-option-play = Сыграть «{ $card }»
tg-option-play-for = Сыграть «{ $card }» [{ $gains }]
tg-option-play-top = Сыграть в панике верхнюю карту колоды
tg-option-stop = Больше не играть карты
tg-option-stop-at-once = Не играть карту [удобный случай: { $effect }]
tg-option-flee = Бежать [−{ $energy }; { $effect }]
tg-option-spend = { $card } [{ $effect }]
tg-option-stay = Остаться
tg-option-pay-magic = Заплатить 1 магию
tg-option-agree = Согласиться
tg-option-disagree = Не соглашаться

## Passages

tg-passage-verse = { $place }, { $verse } { $number }
tg-passage-page = { $book } { $number }
tg-passage-dream = сон
tg-passage-nightmare = кошмар
tg-passage-arrival = прибытие

## What happened: the day

tg-event-morning = Начинается день { $day }.
tg-event-day = Утро прошло, ваш ход.
tg-event-evening = Вечер дня { $day }.
tg-event-chapter = Начинается глава { $chapter }.
tg-event-chapter-ended = Глава { $chapter } заканчивается: { $ending }.
tg-event-passed = { $name } пасует до конца дня.
tg-event-party = Вместе действуют: { $name }.
tg-event-travel = { $name } { $count ->
    [one] отправляется
   *[other] отправляются
} в локацию { $place }.
tg-event-explore = { $name } { $count ->
    [one] исследует
   *[other] исследуют
} локацию { $place }.
tg-event-local-action = { $name }: { $action }.
tg-event-character-action = { $name }: { $action }.
tg-event-ability = { $name } использует «{ $card }».
tg-event-dropped-out = { $name } выбывает.
tg-event-unpaid = Цену нельзя заплатить, поэтому остальное не происходит.
tg-event-ate = { $name } ест и отдыхает.
tg-event-hungry = { $name } голодает.
tg-event-dream = { $name } видит сон в локации { $place }.
tg-event-nightmare = { $name } видит кошмар в локации { $place }.
tg-event-joined = { $name } присоединяется в локации { $place }.
tg-event-left = { $name } выходит из игры.

## What happened: tracks and resources

tg-event-energy = { $name } { $sign ->
    [up] получает
   *[down] теряет
} { $thing } (теперь { $now }).
tg-event-health = { $name } { $sign ->
    [up] получает
   *[down] теряет
} { $thing } (теперь { $now }).
tg-event-terror = { $name } { $sign ->
    [up] получает
   *[down] теряет
} { $thing } (теперь { $now }).
tg-event-resource = { $name } { $sign ->
    [up] получает
   *[down] теряет
} { $thing }{ $now ->
    [none] .
   *[other] {" "}(теперь { $now }).
}
tg-event-insane = { $name } сходит с ума.
tg-event-sane = { $name } приходит в себя.
tg-event-madness = { $coin ->
    [tails] Безумие: { $name } бросает монету, выпадает решка.
   *[heads] Безумие: { $name } бросает монету, выпадает орёл; ничего не происходит.
}
tg-event-dying = { $name } при смерти (счётчик { $dial }).
tg-event-recovered = { $name } больше не при смерти.
tg-event-died = { $name } погибает.
tg-event-failed = Всё потеряно.
tg-event-mercy = { $mercy }: вы начинаете главу заново.

## What happened: map and menhirs

tg-event-revealed = Открыта локация { $place }.
tg-event-moved = { $name } { $count ->
    [one] прибывает
   *[other] прибывают
} в локацию { $place }.
tg-event-no-way = { $name } не { $count ->
    [one] находит
   *[other] находят
} пути в локацию { $place }.
tg-event-displaced = { $wyrdness }: { $name } { $count ->
    [one] спасается
   *[other] спасаются
} в локации { $place }.
tg-event-location-lost = Локация { $place } исчезает с карты.
tg-event-replaced = Вместо локации { $place } теперь { $new }.
tg-event-menhir-text = { $menhir } ({ $place }) требует: { $cost }.
tg-event-menhir-lit = { $menhir } ({ $place }) горит, счётчик { $dial }.
tg-event-menhir-dial = { $dial ->
    [0] { $menhir } ({ $place }) горит последний день.
   *[other] { $menhir } ({ $place }) слабеет, счётчик { $dial }.
}
tg-event-menhir-failing = { $menhir } ({ $place }) догорает.
tg-event-menhir-out = { $menhir } ({ $place }) гаснет.
tg-event-guardian-die = { $card } ({ $guardian }): { $face ->
    [north] на север
    [east] на восток
    [south] на юг
    [west] на запад
    [removal] исчезает с карты
   *[nothing] остаётся
}.
tg-event-guardian-moved = { $card } переходит в локацию { $place }.
tg-event-guardian-stays = { $card } остаётся в локации { $place }.

## What happened: the story

tg-event-read = { $text }.
tg-event-chose = Вы выбираете: { $text }.
tg-event-exploration-ended = Исследование закончено.
tg-event-event = Событие: { $event }.
tg-event-no-event = Сегодня событий нет.
tg-event-event-on-top = На верх колоды событий положено событие.
tg-event-event-shuffled = В колоду событий замешано событие.
tg-event-quest = Новый квест: { $quest }.
tg-event-quest-succeeded = Квест выполнен: { $quest }.
tg-event-quest-ended = Квест «{ $quest }» убран из игры.
tg-event-task = Новое задание: { $task }.
tg-event-task-closed = Задание выполнено: { $task }.
tg-event-ticked = Отмечен статус: { $status } ({ $part }).
tg-event-dial = Счётчик «{ $dial }»: { $now }.
tg-event-dial-ran-out = Счётчик «{ $dial }» истёк.
tg-event-dial-removed = Счётчик «{ $dial }» убран.
tg-event-rolled = Бросок кубика: { $shown } из { $sides }.
tg-event-tossed = { $shown ->
    [heads] На монете выпал орёл.
   *[tails] На монете выпала решка.
}
tg-event-removed = Убрано из игры: «{ $card }».

## What happened: items, secrets, development

tg-event-item = { $name } получает предмет «{ $item }».
tg-event-no-item = { $what ->
    [any] { $name } не находит предмета.
    [named] Предмет «{ $item }» больше недоступен.
   *[other] { $name } не находит такого предмета.
}
tg-event-item-discarded = { $name } сбрасывает предмет «{ $item }».
tg-event-item-dropped = { $name } оставляет предмет «{ $item }» в локации { $place }.
tg-event-picked-up = { $name } поднимает «{ $item }».
tg-event-given = { $name } → { $receiver }: { $thing }.
tg-event-equipped = { $name } оставляет открытой карту «{ $card }».
tg-event-flipped = { $name } переворачивает «{ $card }».
tg-event-left-out = { $name } откладывает карту «{ $card }».
tg-event-charges = «{ $card }»: { $sign ->
    [up] +
   *[down] −
}{ $thing } (теперь { $now }).
tg-event-secret = { $name } получает тайну «{ $secret }».
tg-event-secret-lost = { $name } теряет тайну «{ $secret }».
tg-event-secret-given = { $receiver } забирает тайну «{ $secret }».
tg-event-raised = { $name }: { $attribute } +1.
tg-event-skill = { $name } изучает «{ $card }».
tg-event-new-card = { $name } оставляет новую карту «{ $card }».
tg-event-card-moved = { $name }: «{ $card }» { $way ->
    [in] идёт в колоду.
   *[out] уходит из колоды.
}

## What happened: encounters

tg-event-encounter = { $name } { $count ->
    [one] встречает
   *[other] встречают
}: { $card }.
tg-event-no-encounter = { $colour ->
    [green] Зелёная
    [grey] Серая
    [purple] Фиолетовая
   *[blue] Синяя
} колода встреч пуста.
tg-event-encounter-ended = { $card }: { $how ->
    [won] победа!
    [fled] вы сбежали.
    [withdrawn] противник отступил.
    [lost] поражение.
    [expelled] продолжать некому.
   *[followed] это всё.
}
tg-event-stage = Этап { $number }: расположение { $affinity } из { $top }.
tg-event-stage-won = Этап { $number } выигран.
tg-event-trait = Срабатывает свойство встречи «{ $card }».
tg-event-active = Раунд { $turn }: действует { $name }.
tg-event-panic = { $name } впадает в панику.
tg-event-draw = { $name } берёт: { $cards }.
tg-event-discard = { $name } сбрасывает: { $cards }.
tg-event-reshuffled = { $name } замешивает руку в колоду.
tg-event-no-cards = { $name }: нужно взять карт: { $wanted }, а в колоде только { $left }.
tg-event-play = { $name } играет «{ $card }».
tg-event-link = Соединено: { $key }.
tg-event-markers = { $sign ->
    [up] +
   *[down] −
}{ $thing } (боевой запас { $now }).
tg-event-missing-markers = В боевом запасе не хватает: { $thing }. { $name } сбрасывает по карте за
    каждый.
tg-event-affinity = Расположение { $sign ->
    [up] +
   *[down] −
}{ $number } (теперь { $now }).
tg-event-torn = Карта «{ $card }» вырвана из ряда.
tg-event-time-token = «{ $card }»: { $left ->
    [0] снят последний жетон времени.
   *[other] осталось жетонов времени: { $left }.
}
tg-event-card-ability = Срабатывает способность карты «{ $card }».
tg-event-spend = { $name } платит с карты «{ $card }» { $thing }.
tg-event-attack = Ответ противника ({ $name }): { $effect }.
tg-event-opportunity = { $name } не играет карту: у противника удобный случай.
tg-event-hit = { $name } получает { $thing }.
tg-event-prevented = { $what ->
    [hits] { $name } предотвращает { $thing }.
   *[markers] { $name } предотвращает потерю: { $thing }.
}
tg-event-flee = { $name } спасается бегством.
tg-event-expelled = { $name } выбывает из встречи.
