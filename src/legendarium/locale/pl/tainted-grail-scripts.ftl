### What the cards, boards and pages of Tainted Grail say. Texts are made from these parts: what is
### gained or lost (tg-much, in the accusative), who does it (tg-do), when (tg-on), and on what
### condition (tg-test).
###
### The campaign's own words, such as menhir, come in the nominative and are never bent.

## Names

tg-name-food = żywność
tg-name-wealth = bogactwo
tg-name-reputation = reputacja
tg-name-magic = magia
tg-name-xp = doświadczenie
tg-name-energy = energia
tg-name-health = zdrowie
tg-name-terror = przerażenie
tg-name-aggression = agresja
tg-name-empathy = empatia
tg-name-courage = odwaga
tg-name-caution = ostrożność
tg-name-practicality = praktyczność
tg-name-spirituality = duchowość
tg-name-weapon = broń
tg-name-armour = pancerz
tg-name-shield = tarcza
tg-name-companion = towarzysz
tg-name-relic = relikwia
tg-kind-combat = walka
tg-kind-diplomacy = dyplomacja
tg-encounter-colour = { $colour ->
    [green] zielone
    [grey] szare
    [purple] fioletowe
   *[blue] niebieskie
}

## How much of something, as it is gained, lost or paid; X stands for a number that is counted

tg-much-food = { $number } { $number ->
    [one] żywność
   *[other] żywności
}
tg-much-wealth = { $number } { $number ->
    [one] bogactwo
   *[other] bogactwa
}
tg-much-reputation = { $number } { $number ->
    [one] reputację
   *[other] reputacji
}
tg-much-magic = { $number } { $number ->
    [one] magię
   *[other] magii
}
tg-much-xp = { $number } { $number ->
    [one] doświadczenie
   *[other] doświadczenia
}
tg-much-energy = { $number } { $number ->
    [one] energię
   *[other] energii
}
tg-much-health = { $number } { $number ->
    [one] zdrowie
   *[other] zdrowia
}
tg-much-terror = { $number } { $number ->
    [one] przerażenie
   *[other] przerażenia
}
tg-much-charges = { $number } { $number ->
    [one] ładunek
    [few] ładunki
   *[other] ładunków
}
tg-much-markers = { $number } { $number ->
    [one] znacznik
    [few] znaczniki
   *[other] znaczników
}
tg-much-cards = { $number } { $number ->
    [one] kartę
    [few] karty
   *[other] kart
}
tg-much-items = { $number } { $number ->
    [one] przedmiot
    [few] przedmioty
   *[other] przedmiotów
}
tg-much-hits = { $number } { $number ->
    [one] trafienie
    [few] trafienia
   *[other] trafień
}
tg-where = { $text } (X = { $value })

## Lists

tg-listed = { $most }, { $last }
tg-then = { $most }; { $last }
tg-labelled = { $label }: { $text }
tg-for-price = { $price } → { $thing }

## Who does it: the owner of the card, or whoever the story means

tg-do-gain = { $who ->
    [each] każdy członek zyskuje
    [all] każda postać zyskuje
    [one] jeden członek zyskuje
    [actor] działająca postać zyskuje
   *[you] zyskaj
}
tg-do-lose = { $who ->
    [each] każdy członek traci
    [all] każda postać traci
    [one] jeden członek traci
    [actor] działająca postać traci
   *[you] strać
}
tg-do-pay = { $who ->
    [each] każdy członek płaci
    [all] każda postać płaci
    [one] jeden członek płaci
    [actor] działająca postać płaci
   *[you] zapłać
}
tg-do-draw = { $who ->
    [each] każdy członek dobiera
    [all] każda postać dobiera
    [one] jeden członek dobiera
    [actor] działająca postać dobiera
   *[you] dobierz
}
tg-do-go = { $who ->
    [each] każdy członek przenosi się
    [all] każda postać przenosi się
    [one] jeden członek przenosi się
    [actor] działająca postać przenosi się
   *[you] przenieś się
}

## Effects

tg-if = { $effect } (jeśli { $condition })
tg-nothing = nic
tg-free = za darmo
tg-effect-gain = { tg-do-gain } { $thing }
tg-effect-lose = { tg-do-lose } { $thing }
tg-effect-lose-unavoidable = { tg-do-lose } { $thing } (nie można temu zapobiec)
tg-effect-pay = { tg-do-pay } { $thing }
tg-effect-draw = { tg-do-draw } { $thing }
tg-effect-discard = { $who ->
    [each] każdy członek odrzuca { $thing }
    [all] każda postać odrzuca { $thing }
    [one] jeden członek odrzuca { $thing }
    [actor] działająca postać odrzuca { $thing }
   *[you] odrzuć { $thing }
}
tg-effect-hit = { $who ->
    [each] { $thing } dla każdego członka
    [all] { $thing } dla każdej postaci
    [one] { $thing } dla jednego członka
    [actor] { $thing } dla działającej postaci
   *[you] { $thing }
}
tg-effect-flip = odwróć tę kartę
tg-effect-become = { $state ->
    [dying] { $who ->
        [each] każdy członek umiera
        [all] każda postać umiera
        [one] jeden członek umiera
        [actor] działająca postać umiera
       *[you] umierasz
    }
   *[insane] { $who ->
        [each] każdy członek popada w szaleństwo
        [all] każda postać popada w szaleństwo
        [one] jeden członek popada w szaleństwo
        [actor] działająca postać popada w szaleństwo
       *[you] popadasz w szaleństwo
    }
}
tg-effect-tick = zaznacz status „{ $name }”
tg-effect-tick-part = zaznacz część { $number } statusu „{ $name }”
tg-effect-gain-secret = { tg-do-gain } sekret „{ $name }”
tg-effect-lose-secret = { tg-do-lose } sekret „{ $name }”
tg-effect-gain-item = { tg-do-gain } przedmiot „{ $name }”
tg-effect-lose-item = { tg-do-lose } przedmiot „{ $name }”
tg-effect-draw-item = { tg-do-draw } { $what ->
    [weapon] broń
    [armour] pancerz
    [shield] tarczę
    [companion] towarzysza
    [relic] relikwię
    [craftable] przedmiot do wytworzenia
   *[any] przedmiot
}
tg-effect-set-dial = ustaw licznik „{ $name }” na { $number }
tg-effect-set-dial-on = ustaw licznik „{ $name }” na { $number }, na karcie „{ $card }”
tg-effect-lower-dial = zmniejsz licznik „{ $name }” o { $number }
tg-effect-raise-dial = zwiększ licznik „{ $name }” o { $number }
tg-effect-remove-dial = usuń licznik „{ $name }”
tg-effect-charge = połóż na tej karcie { $thing }
tg-effect-charge-on = połóż na karcie „{ $card }” { $thing }
tg-effect-move = { tg-do-go } do lokacji „{ $place }”
tg-effect-replace-location = lokację „{ $place }” zastępuje „{ $new }”
tg-effect-remove-location = lokacja „{ $place }” opuszcza grę na zawsze
tg-effect-discard-location = lokacja „{ $place }” znika z mapy
tg-effect-encounter = { tg-encounter-colour } spotkanie
tg-effect-encounter-difficulty = { tg-encounter-colour } spotkanie o trudności { $number }
tg-effect-encounter-choose = dobierz { $number }× { tg-encounter-colour } spotkanie i wybierz jedno
tg-effect-encounter-named = spotkanie „{ $name }”
tg-effect-event-random-top = połóż losowe wydarzenie na wierzchu talii wydarzeń
tg-effect-event-random-shuffled = wtasuj losowe wydarzenie do talii wydarzeń
tg-effect-event-top = połóż wydarzenie „{ $name }” na wierzchu talii wydarzeń
tg-effect-event-shuffled = wtasuj wydarzenie „{ $name }” do talii wydarzeń
tg-effect-task = zapisz zadanie „{ $name }”
tg-effect-close-task = wykreśl zadanie „{ $name }”
tg-effect-activate-quest = zaczyna się wyprawa „{ $name }”
tg-effect-end-quest = kończy się wyprawa „{ $name }”
tg-effect-light-menhir = { $where ->
    [here] zapal tutaj: { $menhir }
   *[there] zapal w lokacji „{ $place }”: { $menhir }
}{ $number ->
    [0] { "" }
   *[other] {" "}(licznik { $number })
}
tg-effect-douse-menhir = { $where ->
    [here] zgaś tutaj: { $menhir }
   *[there] zgaś w lokacji „{ $place }”: { $menhir }
}
tg-effect-remove = usuń z gry na zawsze „{ $name }”
tg-effect-read = czytaj: { $book } { $number }
tg-effect-end-exploration = eksploracja się kończy
tg-effect-end-chapter = rozdział się kończy
tg-effect-choose-member = wybierzcie członka drużyny
tg-effect-raise-affinity = przychylność +{ $number }
tg-effect-lower-affinity = przychylność −{ $number }
tg-effect-tear-card = odrzuć ostatnią kartę sekwencji
tg-effect-prevent-hits = zapobiegnij: { $thing }
tg-effect-prevent-markers = zapobiegnij utracie: { $thing }
tg-effect-withdraw = przeciwnik się wycofuje

## Conditions: numbers

tg-own = u ciebie { $what }
tg-group = ({ $part })
tg-compared = { $what } { $sign } { $other }
tg-at-least = { $what } { $number }+
tg-at-most = { $what } najwyżej { $number }
tg-exactly = { $what } { $number ->
    [0] { $number }
   *[other] dokładnie { $number }
}
tg-one-of = { $what } { $numbers }
tg-not-exactly = { $what } { $number ->
    [0] 1+
   *[other] nie { $number }
}
tg-value-linked = połączone klucze ({ $attribute })
tg-value-linked-keys = połączone klucze
tg-value-parts = zaznaczone części statusu „{ $status }”
tg-value-dial = licznik „{ $dial }”
tg-value-roll = rzut kością (1–{ $sides })
tg-value-party-size = członkowie drużyny
tg-value-players = liczba graczy
tg-value-chapter = rozdział
tg-value-day = dzień
tg-value-pool = pula walki
tg-value-affinity = przychylność
tg-value-hand = karty na ręce
tg-value-cards-played = karty zagrane w tej aktywacji
tg-value-row = karty w sekwencji
tg-value-charges = ładunki na tej karcie
tg-value-participants = uczestnicy

## Conditions: what is true, or is not

tg-test-status = { $is ->
    [yes] status „{ $status }” jest zaznaczony
   *[no] status „{ $status }” nie jest zaznaczony
}
tg-test-status-part = { $is ->
    [yes] część { $part } statusu „{ $status }” jest zaznaczona
   *[no] część { $part } statusu „{ $status }” nie jest zaznaczona
}
tg-test-secret = { $whose ->
    [own] { $is ->
        [yes] masz sekret „{ $name }”
       *[no] nie masz sekretu „{ $name }”
    }
   *[any] { $is ->
        [yes] ktoś ma sekret „{ $name }”
       *[no] nikt nie ma sekretu „{ $name }”
    }
}
tg-test-item = { $whose ->
    [own] { $is ->
        [yes] masz przedmiot „{ $name }”
       *[no] nie masz przedmiotu „{ $name }”
    }
   *[any] { $is ->
        [yes] ktoś ma przedmiot „{ $name }”
       *[no] nikt nie ma przedmiotu „{ $name }”
    }
}
tg-test-item-free = { $is ->
    [yes] przedmiot „{ $name }” jest jeszcze dostępny
   *[no] przedmiot „{ $name }” jest już niedostępny
}
tg-test-keyword = { $is ->
    [yes] { $whose ->
        [own] masz odkrytą kartę
       *[any] ktoś ma odkrytą kartę
    }
   *[no] { $whose ->
        [own] nie masz odkrytej karty
       *[any] nikt nie ma odkrytej karty
    }
}: { $keyword ->
    [weapon] broń
    [armour] pancerz
    [shield] tarcza
    [companion] towarzysz
   *[relic] relikwia
}
tg-test-is-character = { $whose ->
    [own] { $is ->
        [yes] działa { $name }
       *[no] nie działa { $name }
    }
   *[any] { $is ->
        [yes] jest tu { $name }
       *[no] { $name } jest gdzie indziej
    }
}
tg-test-menhir-lit = { $menhir } { $where ->
    [here] tutaj
   *[there] w lokacji „{ $place }”
} { $is ->
    [yes] płonie
   *[no] nie płonie
}
tg-test-visited = { $is ->
    [yes] lokacja „{ $place }” była już odwiedzona
   *[no] lokacja „{ $place }” nie była jeszcze odwiedzona
}
tg-test-on-map = { $is ->
    [yes] lokacja „{ $place }” jest na mapie
   *[no] lokacja „{ $place }” nie jest na mapie
}
tg-test-choice-taken = { $is ->
    [yes] już wybrano: „{ $name }”
   *[no] jeszcze nie wybrano: „{ $name }”
}
tg-test-quest-active = { $is ->
    [yes] wyprawa „{ $name }” trwa
   *[no] wyprawa „{ $name }” nie trwa
}
tg-test-task = { $is ->
    [yes] zadanie „{ $name }” jest otwarte
   *[no] zadanie „{ $name }” nie jest otwarte
}
tg-test-won-last-encounter = { $is ->
    [yes] ostatnie spotkanie było wygrane
   *[no] ostatnie spotkanie nie było wygrane
}
tg-test-fled-last-encounter = { $whose ->
    [own] { $is ->
        [yes] ostatnie spotkanie skończyło się twoją ucieczką
       *[no] ostatnie spotkanie nie skończyło się twoją ucieczką
    }
   *[any] { $is ->
        [yes] ktoś uciekł z ostatniego spotkania
       *[no] nikt nie uciekł z ostatniego spotkania
    }
}
tg-test-coin = { $is ->
    [yes] w rzucie monetą wypada orzeł
   *[no] w rzucie monetą wypada reszka
}
tg-test-mode-story = { $is ->
    [yes] gracie w trybie fabularnym
   *[no] nie gracie w trybie fabularnym
}
tg-test-panic = { $is ->
    [yes] panikujesz
   *[no] nie panikujesz
}
tg-test-exhausted = { $is ->
    [yes] twoja energia jest na czerwonym polu
   *[no] twoja energia nie jest na czerwonym polu
}

## Abilities: when, how often, where

tg-on-action = jako akcja
tg-on-morning = rano
tg-on-evening = wieczorem
tg-on-travel = w podróży
tg-on-explore = podczas eksploracji
tg-on-encounter = na początku spotkania
tg-on-activation = na początku twojej aktywacji
tg-on-any = w dowolnej chwili w trakcie twojej aktywacji
tg-on-attack = { $kind ->
    [combat] podczas ataku przeciwnika
    [diplomacy] podczas reakcji rozmówcy
   *[encounter] podczas ataku lub reakcji
}
tg-on-victory = po zwycięstwie
tg-on-flight = po ucieczce
tg-on-always = zawsze
tg-on-placement = przy wyłożeniu
tg-on-delayed = opóźniona ({ $number ->
    [one] { $number } żeton czasu
    [few] { $number } żetony czasu
   *[other] { $number } żetonów czasu
})
tg-on-start = na początku
tg-scoped = { $moment } ({ $scope })
tg-within-combat = walka
tg-within-diplomacy = dyplomacja
tg-within-encounter = spotkania
tg-within-log = eksploracja
tg-limit-day = raz dziennie
tg-limit-encounter = raz na spotkanie
tg-limit-activation = raz na aktywację
tg-optional = możesz: { $effect }
tg-craftable = do wytworzenia
tg-personal = osobisty
tg-secret-number = sekret { $number }
tg-passive = Pasywna: nigdy nie jest zakrywana.

## Keys of cards

tg-changed = { $what } { $change }
tg-bonus-affinity = przychylność { $change }
tg-bonus-extra = dodatkowe zagranie
tg-bonus-torn = rozdarta karta
tg-bonus-symbol = { $number ->
    [one] symbol
    [few] { $number } symbole
   *[other] { $number } symboli
}
tg-half-attribute = { $attribute } { $level }
tg-half-magic = magia
tg-half-free = wolny
tg-half-times = { $half } ×{ $number }
tg-half-cancel = { $half }, anuluje

## Encounters

tg-encounter-title = { $name } ({ $marks })
tg-difficulty = trudność { $number }
tg-goal-combat = Aby zwyciężyć, trzeba mieć w puli walki { tg-much-markers }
tg-goal-diplomacy = Zwycięstwo na szczycie toru przychylności{ $number ->
    [one] { "" }
    [few] , { $number } etapy
   *[other] , { $number } etapów
} ({ $tops })
tg-stake-opportunity = Okazja
tg-stake-reward = Nagroda dla każdego uczestnika
tg-stake-loot = Łup, wspólny
tg-stake-failure = Porażka

## Actions and menhirs

tg-needs = warunek: { $condition }
tg-menhir-cost = Koszt: { $cost }
tg-menhir-dial = Licznik: { $number }
tg-menhir-effect = Ponadto: { $effect }
