### What the cards, boards and pages of Tainted Grail say. Texts are made from these parts: what is
### gained or lost (tg-much, in the accusative), who does it (tg-do), when (tg-on), and on what
### condition (tg-test).
###
### The campaign's own words, such as menhir, come in the nominative and are never bent.

## Names

tg-name-food = еда
tg-name-wealth = богатство
tg-name-reputation = репутация
tg-name-magic = магия
tg-name-xp = опыт
tg-name-energy = энергия
tg-name-health = здоровье
tg-name-terror = ужас
tg-name-aggression = агрессия
tg-name-empathy = эмпатия
tg-name-courage = отвага
tg-name-caution = осторожность
tg-name-practicality = практичность
tg-name-spirituality = духовность
tg-name-weapon = оружие
tg-name-armour = доспех
tg-name-shield = щит
tg-name-companion = спутник
tg-name-relic = реликвия
tg-kind-combat = бой
tg-kind-diplomacy = дипломатия
tg-encounter-colour = { $colour ->
    [green] зелёная
    [grey] серая
    [purple] фиолетовая
   *[blue] синяя
}

## How much of something, as it is gained, lost or paid; X stands for a number that is counted

tg-much-food = { $number } { $number ->
    [one] еду
   *[other] еды
}
tg-much-wealth = { $number } { $number ->
    [one] богатство
   *[other] богатства
}
tg-much-reputation = { $number } { $number ->
    [one] репутацию
   *[other] репутации
}
tg-much-magic = { $number } { $number ->
    [one] магию
   *[other] магии
}
tg-much-xp = { $number } { $number ->
    [one] опыт
   *[other] опыта
}
tg-much-energy = { $number } { $number ->
    [one] энергию
   *[other] энергии
}
tg-much-health = { $number } { $number ->
    [one] здоровье
   *[other] здоровья
}
tg-much-terror = { $number } { $number ->
    [one] ужас
   *[other] ужаса
}
tg-much-charges = { $number } { $number ->
    [one] заряд
    [few] заряда
   *[other] зарядов
}
tg-much-markers = { $number } { $number ->
    [one] маркер
    [few] маркера
   *[other] маркеров
}
tg-much-cards = { $number } { $number ->
    [one] карту
    [few] карты
   *[other] карт
}
tg-much-items = { $number } { $number ->
    [one] предмет
    [few] предмета
   *[other] предметов
}
tg-much-hits = { $number } { $number ->
    [one] удар
    [few] удара
   *[other] ударов
}
tg-where = { $text } (X = { $value })

## Lists

tg-listed = { $most }, { $last }
tg-then = { $most }; { $last }
tg-labelled = { $label }: { $text }
tg-for-price = { $price } → { $thing }

## Who does it: the owner of the card, or whoever the story means

tg-do-gain = { $who ->
    [each] каждый участник получает
    [all] каждый персонаж получает
    [one] один участник получает
    [actor] действующий персонаж получает
   *[you] получите
}
tg-do-lose = { $who ->
    [each] каждый участник теряет
    [all] каждый персонаж теряет
    [one] один участник теряет
    [actor] действующий персонаж теряет
   *[you] потеряйте
}
tg-do-pay = { $who ->
    [each] каждый участник платит
    [all] каждый персонаж платит
    [one] один участник платит
    [actor] действующий персонаж платит
   *[you] заплатите
}
tg-do-draw = { $who ->
    [each] каждый участник берёт
    [all] каждый персонаж берёт
    [one] один участник берёт
    [actor] действующий персонаж берёт
   *[you] возьмите
}
tg-do-go = { $who ->
    [each] каждый участник перемещается
    [all] каждый персонаж перемещается
    [one] один участник перемещается
    [actor] действующий персонаж перемещается
   *[you] переместитесь
}

## Effects

tg-if = { $effect } (если { $condition })
tg-nothing = ничего
tg-free = бесплатно
tg-effect-gain = { tg-do-gain } { $thing }
tg-effect-lose = { tg-do-lose } { $thing }
tg-effect-lose-unavoidable = { tg-do-lose } { $thing } (этого нельзя предотвратить)
tg-effect-pay = { tg-do-pay } { $thing }
tg-effect-draw = { tg-do-draw } { $thing }
tg-effect-discard = { $who ->
    [each] каждый участник сбрасывает { $thing }
    [all] каждый персонаж сбрасывает { $thing }
    [one] один участник сбрасывает { $thing }
    [actor] действующий персонаж сбрасывает { $thing }
   *[you] сбросьте { $thing }
}
tg-effect-hit = { $who ->
    [each] { $thing } по каждому участнику
    [all] { $thing } по каждому персонажу
    [one] { $thing } по одному участнику
    [actor] { $thing } по действующему персонажу
   *[you] { $thing }
}
tg-effect-flip = переверните эту карту
tg-effect-become = { $state ->
    [dying] { $who ->
        [each] каждый участник при смерти
        [all] каждый персонаж при смерти
        [one] один участник при смерти
        [actor] действующий персонаж при смерти
       *[you] вы при смерти
    }
   *[insane] { $who ->
        [each] каждый участник сходит с ума
        [all] каждый персонаж сходит с ума
        [one] один участник сходит с ума
        [actor] действующий персонаж сходит с ума
       *[you] вы сходите с ума
    }
}
tg-effect-tick = отметьте статус «{ $name }»
tg-effect-tick-part = отметьте часть { $number } статуса «{ $name }»
tg-effect-gain-secret = { tg-do-gain } тайну «{ $name }»
tg-effect-lose-secret = { tg-do-lose } тайну «{ $name }»
tg-effect-gain-item = { tg-do-gain } предмет «{ $name }»
tg-effect-lose-item = { tg-do-lose } предмет «{ $name }»
tg-effect-draw-item = { tg-do-draw } { $what ->
    [weapon] оружие
    [armour] доспех
    [shield] щит
    [companion] спутника
    [relic] реликвию
    [craftable] изготавливаемый предмет
   *[any] предмет
}
tg-effect-set-dial = поставьте счётчик «{ $name }» на { $number }
tg-effect-set-dial-on = поставьте счётчик «{ $name }» на { $number }, на карте «{ $card }»
tg-effect-lower-dial = уменьшите счётчик «{ $name }» на { $number }
tg-effect-raise-dial = увеличьте счётчик «{ $name }» на { $number }
tg-effect-remove-dial = уберите счётчик «{ $name }»
tg-effect-charge = положите на эту карту { $thing }
tg-effect-charge-on = положите на карту «{ $card }» { $thing }
tg-effect-move = { tg-do-go } в локацию «{ $place }»
tg-effect-replace-location = вместо локации «{ $place }» появляется «{ $new }»
tg-effect-remove-location = локация «{ $place }» навсегда выходит из игры
tg-effect-discard-location = локация «{ $place }» исчезает с карты
tg-effect-encounter = { tg-encounter-colour } встреча
tg-effect-encounter-difficulty = { tg-encounter-colour } встреча сложности { $number }
tg-effect-encounter-choose = { tg-encounter-colour } встреча: возьмите { $number } и выберите одну
tg-effect-encounter-named = встреча «{ $name }»
tg-effect-event-random-top = положите случайное событие на верх колоды событий
tg-effect-event-random-shuffled = замешайте случайное событие в колоду событий
tg-effect-event-top = положите событие «{ $name }» на верх колоды событий
tg-effect-event-shuffled = замешайте событие «{ $name }» в колоду событий
tg-effect-task = запишите задание «{ $name }»
tg-effect-close-task = вычеркните задание «{ $name }»
tg-effect-activate-quest = начинается квест «{ $name }»
tg-effect-end-quest = заканчивается квест «{ $name }»
tg-effect-light-menhir = { $where ->
    [here] зажгите здесь: { $menhir }
   *[there] зажгите в локации «{ $place }»: { $menhir }
}{ $number ->
    [0] { "" }
   *[other] {" "}(счётчик { $number })
}
tg-effect-douse-menhir = { $where ->
    [here] погасите здесь: { $menhir }
   *[there] погасите в локации «{ $place }»: { $menhir }
}
tg-effect-remove = навсегда удалите из игры «{ $name }»
tg-effect-read = читайте: { $book } { $number }
tg-effect-end-exploration = исследование заканчивается
tg-effect-end-chapter = глава заканчивается
tg-effect-choose-member = выберите участника отряда
tg-effect-raise-affinity = расположение +{ $number }
tg-effect-lower-affinity = расположение −{ $number }
tg-effect-tear-card = сбросьте последнюю карту ряда
tg-effect-prevent-hits = предотвратите { $thing }
tg-effect-prevent-markers = предотвратите потерю: { $thing }
tg-effect-withdraw = противник отступает

## Conditions: numbers

tg-own = у вас { $what }
tg-group = ({ $part })
tg-compared = { $what } { $sign } { $other }
tg-at-least = { $what } { $number }+
tg-at-most = { $what } не больше { $number }
tg-exactly = { $what } { $number ->
    [0] { $number }
   *[other] ровно { $number }
}
tg-one-of = { $what } { $numbers }
tg-not-exactly = { $what } { $number ->
    [0] 1+
   *[other] не { $number }
}
tg-value-linked = соединённые ключи ({ $attribute })
tg-value-linked-keys = соединённые ключи
tg-value-parts = отмеченные части статуса «{ $status }»
tg-value-dial = счётчик «{ $dial }»
tg-value-roll = бросок кубика (1–{ $sides })
tg-value-party-size = участники отряда
tg-value-players = число игроков
tg-value-chapter = глава
tg-value-day = день
tg-value-pool = боевой запас
tg-value-affinity = расположение
tg-value-hand = карты в руке
tg-value-cards-played = сыграно карт в эту активацию
tg-value-row = карты в ряду
tg-value-charges = заряды на этой карте
tg-value-participants = участники встречи

## Conditions: what is true, or is not

tg-test-status = { $is ->
    [yes] статус «{ $status }» отмечен
   *[no] статус «{ $status }» не отмечен
}
tg-test-status-part = { $is ->
    [yes] часть { $part } статуса «{ $status }» отмечена
   *[no] часть { $part } статуса «{ $status }» не отмечена
}
tg-test-secret = { $whose ->
    [own] { $is ->
        [yes] у вас есть тайна «{ $name }»
       *[no] у вас нет тайны «{ $name }»
    }
   *[any] { $is ->
        [yes] у кого-то есть тайна «{ $name }»
       *[no] ни у кого нет тайны «{ $name }»
    }
}
tg-test-item = { $whose ->
    [own] { $is ->
        [yes] у вас есть предмет «{ $name }»
       *[no] у вас нет предмета «{ $name }»
    }
   *[any] { $is ->
        [yes] у кого-то есть предмет «{ $name }»
       *[no] ни у кого нет предмета «{ $name }»
    }
}
tg-test-item-free = { $is ->
    [yes] предмет «{ $name }» ещё доступен
   *[no] предмет «{ $name }» больше недоступен
}
tg-test-keyword = { $is ->
    [yes] { $whose ->
        [own] у вас открыта карта
       *[any] у кого-то открыта карта
    }
   *[no] { $whose ->
        [own] у вас не открыта карта
       *[any] ни у кого не открыта карта
    }
}: { $keyword ->
    [weapon] оружие
    [armour] доспех
    [shield] щит
    [companion] спутник
   *[relic] реликвия
}
tg-test-is-character = { $whose ->
    [own] { $is ->
        [yes] действует { $name }
       *[no] действует не { $name }
    }
   *[any] { $is ->
        [yes] здесь { $name }
       *[no] { $name } не здесь
    }
}
tg-test-menhir-lit = { $menhir } { $where ->
    [here] здесь
   *[there] в локации «{ $place }»
} { $is ->
    [yes] горит
   *[no] не горит
}
tg-test-visited = { $is ->
    [yes] вы уже были в локации «{ $place }»
   *[no] вы ещё не были в локации «{ $place }»
}
tg-test-on-map = { $is ->
    [yes] локация «{ $place }» лежит на карте
   *[no] локации «{ $place }» нет на карте
}
tg-test-choice-taken = { $is ->
    [yes] уже выбрано: «{ $name }»
   *[no] ещё не выбрано: «{ $name }»
}
tg-test-quest-active = { $is ->
    [yes] квест «{ $name }» активен
   *[no] квест «{ $name }» не активен
}
tg-test-task = { $is ->
    [yes] задание «{ $name }» открыто
   *[no] задание «{ $name }» не открыто
}
tg-test-won-last-encounter = { $is ->
    [yes] последняя встреча выиграна
   *[no] последняя встреча не выиграна
}
tg-test-fled-last-encounter = { $whose ->
    [own] { $is ->
        [yes] вы сбежали с последней встречи
       *[no] вы не сбежали с последней встречи
    }
   *[any] { $is ->
        [yes] кто-то сбежал с последней встречи
       *[no] никто не сбежал с последней встречи
    }
}
tg-test-coin = { $is ->
    [yes] на монете выпал орёл
   *[no] на монете выпала решка
}
tg-test-mode-story = { $is ->
    [yes] включён сюжетный режим
   *[no] сюжетный режим выключен
}
tg-test-panic = { $is ->
    [yes] вы в панике
   *[no] вы не в панике
}
tg-test-exhausted = { $is ->
    [yes] ваша энергия на красном делении
   *[no] ваша энергия не на красном делении
}

## Abilities: when, how often, where

tg-on-action = как действие
tg-on-morning = утром
tg-on-evening = вечером
tg-on-travel = в пути
tg-on-explore = при исследовании
tg-on-encounter = в начале встречи
tg-on-activation = в начале вашей активации
tg-on-any = в любой момент во время вашей активации
tg-on-attack = { $kind ->
    [combat] при атаке противника
    [diplomacy] при реакции собеседника
   *[encounter] при атаке или реакции
}
tg-on-victory = после победы
tg-on-flight = после бегства
tg-on-always = всегда
tg-on-placement = при выкладывании
tg-on-delayed = с задержкой ({ $number ->
    [one] { $number } жетон времени
    [few] { $number } жетона времени
   *[other] { $number } жетонов времени
})
tg-on-start = в начале
tg-scoped = { $moment } ({ $scope })
tg-within-combat = бой
tg-within-diplomacy = дипломатия
tg-within-encounter = встречи
tg-within-log = исследование
tg-limit-day = раз в день
tg-limit-encounter = раз за встречу
tg-limit-activation = раз за активацию
tg-optional = можно: { $effect }
tg-craftable = можно изготовить
tg-personal = личная
tg-secret-number = тайна { $number }
tg-passive = Пассивная: никогда не закрывается.

## Keys of cards

tg-changed = { $what } { $change }
tg-bonus-affinity = расположение { $change }
tg-bonus-extra = доп. розыгрыш
tg-bonus-torn = разорванная карта
tg-bonus-symbol = { $number ->
    [one] символ
    [few] { $number } символа
   *[other] { $number } символов
}
tg-half-attribute = { $attribute } { $level }
tg-half-magic = магия
tg-half-free = свободный
tg-half-times = { $half } ×{ $number }
tg-half-cancel = { $half }, отменяет

## Encounters

tg-encounter-title = { $name } ({ $marks })
tg-difficulty = сложность { $number }
tg-goal-combat = Чтобы победить, в боевом запасе { $number ->
    [one] нужен { $number } маркер
    [few] нужно { $number } маркера
   *[other] нужно { $number } маркеров
}
tg-goal-diplomacy = Победа на вершине шкалы расположения{ $number ->
    [one] { "" }
    [few] , { $number } этапа
   *[other] , { $number } этапов
} ({ $tops })
tg-stake-opportunity = Удобный случай
tg-stake-reward = Награда каждому участнику
tg-stake-loot = Добыча, делится на всех
tg-stake-failure = Неудача

## Actions and menhirs

tg-needs = условие: { $condition }
tg-menhir-cost = Цена: { $cost }
tg-menhir-dial = Счётчик: { $number }
tg-menhir-effect = Кроме того: { $effect }
