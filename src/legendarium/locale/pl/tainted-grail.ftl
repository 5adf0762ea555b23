### What is asked, chosen and told at the table of Tainted Grail.
###
### Names of characters and places, and the campaign's own words such as menhir, come as values in
### the nominative: sentences are built so that they need not be bent.

## What is asked

tg-ask-action = Kto co robi?
tg-ask-activate = Kto będzie teraz aktywny?
tg-ask-after-attack = { $name }: zostać czy uciekać?
tg-ask-arrange = { $name }: które karty należą do talii?
tg-ask-attack-charges = { $name }: zapłacić ładunki przeciw atakowi?
tg-ask-choice = { $text }: co robicie?
tg-ask-choose-encounter = Które spotkanie wybieracie?
tg-ask-choose-member = Kto to zrobi?
tg-ask-consent = { $name }: czy wolno zapłacić ładunki z karty „{ $card }”?
tg-ask-develop = { $name }: wydać doświadczenie? Do dyspozycji: { $number }.
tg-ask-discard = { $name }: którą kartę odrzucasz?
tg-ask-discard-items = { $name }: który przedmiot odrzucasz?
tg-ask-drop-items = { $name } umiera: który przedmiot porzucasz?
tg-ask-equip = { $name }: która karta pozostaje odkryta ({ $keyword })?
tg-ask-give-secret = Kto przejmuje sekret „{ $card }”?
tg-ask-guardian = Z czym mierzycie się najpierw ({ $guardian })?
tg-ask-join-encounter = Kto dołącza do spotkania?
tg-ask-keep-card = { $name }: którą nową kartę zatrzymujesz?
tg-ask-leave-out = { $name }: odłożyć jakąś kartę na czas spotkania?
tg-ask-menhir = Zapalić: { $menhir }?
tg-ask-mercy = Wszystko stracone. Czy przyjmujecie: { $mercy }?
tg-ask-party = { $name } działa: kto bierze udział?
tg-ask-pay = Kto płaci? Pozostało: { $cost }
tg-ask-pay-magic = { $name }: zapłacić magią za ten klucz?
tg-ask-play = { $name }: którą kartę zagrywasz?
tg-ask-receive = Kogo to dotyczy: { $effect }?
tg-ask-redraw = { $name }: zatrzymać tę rękę?
tg-ask-rest = { $name } odpoczywa: zjeść?
tg-ask-skill = { $name }: która umiejętność ({ $attribute })?
tg-ask-successor = Którą postacią teraz grasz?
tg-ask-toll = { $name }: zapłacić { $thing }?
tg-ask-trade = Kto komu co daje?
tg-ask-use-ability = { $name }: użyć „{ $card }”? { $effect }

## What may be chosen

tg-option-of = { $name }: { $option }
tg-option-travel = Podróżuj do lokacji { $place } [{ $count ->
    [one] { $cost }
   *[other] każdy { $cost }
}]
tg-option-explore = Eksploruj lokację { $place } [{ $count ->
    [one] { $cost }
   *[other] każdy { $cost }
}]
tg-option-local = { $action } [{ $about }]
tg-option-character = { $action } [{ $about }]
tg-option-menhir = Obejrzyj: { $menhir }
tg-option-use = Użyj „{ $card }” [{ $effect }]
tg-option-pass = Spasuj na dziś
tg-option-pick-up = Podnieś „{ $card }”
tg-option-trade = Handluj
tg-option-give = { $name } → { $receiver }: { $thing }
tg-option-choice = { NAMES($text, $cost) ->
    [1] { $text }
   *[0] { $text } [{ $cost }]
}
tg-option-lacking = { $choice } ({ $needs })
tg-option-join = { $name } dołącza do gry w lokacji { $place }
tg-option-leave-game = { $name } opuszcza grę
tg-option-party = { $count ->
    [one] { $names } w pojedynkę
   *[other] { $names } razem
}
tg-option-call-off = Zrezygnuj
tg-option-join-nobody = Nikt nie dołącza
tg-option-pay = { $name } płaci { $thing } (ma { $number })
tg-option-each-own = Każdy płaci równą część
tg-option-pay-own = { $name } płaci { $thing }
tg-option-share = Drużyna płaci wspólnie
tg-option-drop-out = { $name } wycofuje się
tg-option-eat = Zjedz 1 porcję żywności [+{ $health }, −{ $terror }]
tg-option-go-hungry = Głoduj [−{ $thing }]
tg-option-done = { $asked ->
    [develop] Nie wydawaj więcej doświadczenia
    [arrange] Talie są w porządku
    [leave-out] Nie odkładaj nic więcej
    [attack-charges] Nie płać więcej ładunków
    [trade] Zakończ handel
   *[other] Gotowe
}
tg-option-decline = { $asked ->
    [pay-magic] Nie płać
    [successor] Nie bierz żadnej postaci
   *[other] Nie używaj
}
tg-option-buy-card = { $deck ->
    [combat] Nowa karta walki
   *[diplomacy] Nowa karta dyplomacji
} [{ $cost }]
tg-option-raise = Podnieś cechę: { $attribute } [{ $cost }]
tg-option-skill = { $card } [{ $about }]
tg-option-put-in = { $deck ->
    [combat] Włóż „{ $card }” do talii walki
   *[diplomacy] Włóż „{ $card }” do talii dyplomacji
}
tg-option-take-out = { $deck ->
    [combat] Wyjmij „{ $card }” z talii walki
   *[diplomacy] Wyjmij „{ $card }” z talii dyplomacji
}
tg-option-light = Zapal: { $menhir } [{ $cost }]
tg-option-leave = Zostaw: { $menhir }
tg-option-accept = Przyjmij: { $mercy }
tg-option-end = Zakończ tu opowieść
tg-option-equip = Pozostaw odkrytą „{ $card }”
tg-option-discard = Odrzuć „{ $card }”
tg-option-discard-all = Odrzuć wszystkie przedmioty
tg-option-drop = Porzuć „{ $card }”
tg-option-leave-out = Odłóż „{ $card }”
tg-option-keep = Zatrzymaj rękę
tg-option-redraw = Odrzuć rękę i dobierz o jedną kartę mniej
tg-option-no-agreement = Brak zgody: aktywna jest postać o najniższym numerze
tg-option-play = Zagraj „{ $card }”
tg-option-play-for = Zagraj „{ $card }” [{ $gains }]
tg-option-play-top = Zagraj w panice wierzchnią kartę talii
tg-option-stop = Nie zagrywaj więcej kart
tg-option-stop-at-once = Nie zagrywaj żadnej karty [okazja: { $effect }]
tg-option-flee = Uciekaj [−{ $energy }; { $effect }]
tg-option-spend = { $card } [{ $effect }]
tg-option-stay = Zostań
tg-option-pay-magic = Zapłać 1 magię
tg-option-agree = Zgódź się
tg-option-disagree = Nie zgadzaj się

## Passages

tg-passage-verse = { $place }, { $verse } { $number }
tg-passage-page = { $book } { $number }
tg-passage-dream = sen
tg-passage-nightmare = koszmar
tg-passage-arrival = przybycie

## What happened: the day

tg-event-morning = Zaczyna się dzień { $day }.
tg-event-day = Poranek minął, wasza kolej.
tg-event-evening = Wieczór dnia { $day }.
tg-event-chapter = Zaczyna się rozdział { $chapter }.
tg-event-chapter-ended = Rozdział { $chapter } się kończy: { $ending }.
tg-event-passed = { $name } pasuje na dziś.
tg-event-party = Razem działają: { $name }.
tg-event-travel = { $name } { $count ->
    [one] podróżuje
   *[other] podróżują
} do lokacji { $place }.
tg-event-explore = { $name } { $count ->
    [one] eksploruje
   *[other] eksplorują
} lokację { $place }.
tg-event-local-action = { $name }: { $action }.
tg-event-character-action = { $name }: { $action }.
tg-event-ability = { $name } używa „{ $card }”.
tg-event-dropped-out = { $name } wycofuje się.
tg-event-unpaid = Kosztu nie da się zapłacić, więc reszta się nie dzieje.
tg-event-ate = { $name } je i odpoczywa.
tg-event-hungry = { $name } głoduje.
tg-event-dream = { $name } śni w lokacji { $place }.
tg-event-nightmare = { $name } ma koszmar w lokacji { $place }.
tg-event-joined = { $name } dołącza w lokacji { $place }.
tg-event-left = { $name } opuszcza grę.

## What happened: tracks and resources

tg-event-energy = { $name } { $sign ->
    [up] zyskuje
   *[down] traci
} { $thing } (teraz { $now }).
tg-event-health = { $name } { $sign ->
    [up] zyskuje
   *[down] traci
} { $thing } (teraz { $now }).
tg-event-terror = { $name } { $sign ->
    [up] zyskuje
   *[down] traci
} { $thing } (teraz { $now }).
tg-event-resource = { $name } { $sign ->
    [up] zyskuje
   *[down] traci
} { $thing }{ $now ->
    [none] .
   *[other] {" "}(teraz { $now }).
}
tg-event-insane = { $name } popada w szaleństwo.
tg-event-sane = { $name } wraca do zmysłów.
tg-event-madness = { $coin ->
    [tails] Szaleństwo: { $name } rzuca monetą, wypada reszka.
   *[heads] Szaleństwo: { $name } rzuca monetą, wypada orzeł; nic się nie dzieje.
}
tg-event-dying = { $name } umiera (licznik { $dial }).
tg-event-recovered = { $name } już nie umiera.
tg-event-died = { $name } nie żyje.
tg-event-failed = Wszystko stracone.
tg-event-mercy = { $mercy }: zaczynacie rozdział od nowa.

## What happened: map and menhirs

tg-event-revealed = Odkryto lokację { $place }.
tg-event-moved = { $name } { $count ->
    [one] przybywa
   *[other] przybywają
} do lokacji { $place }.
tg-event-no-way = { $name } nie { $count ->
    [one] znajduje
   *[other] znajdują
} drogi do lokacji { $place }.
tg-event-displaced = { $wyrdness }: { $name } { $count ->
    [one] ucieka
   *[other] uciekają
} do lokacji { $place }.
tg-event-location-lost = Lokacja { $place } znika z mapy.
tg-event-replaced = Zamiast lokacji { $place } jest tu { $new }.
tg-event-menhir-text = { $menhir } ({ $place }) żąda: { $cost }.
tg-event-menhir-lit = { $menhir } ({ $place }) płonie, licznik { $dial }.
tg-event-menhir-dial = { $dial ->
    [0] { $menhir } ({ $place }) płonie ostatni dzień.
   *[other] { $menhir } ({ $place }) płonie słabiej, licznik { $dial }.
}
tg-event-menhir-failing = { $menhir } ({ $place }) dogasa.
tg-event-menhir-out = { $menhir } ({ $place }) gaśnie.
tg-event-guardian-die = { $card } ({ $guardian }): { $face ->
    [north] na północ
    [east] na wschód
    [south] na południe
    [west] na zachód
    [removal] znika z mapy
   *[nothing] zostaje
}.
tg-event-guardian-moved = { $card } przechodzi do lokacji { $place }.
tg-event-guardian-stays = { $card } zostaje w lokacji { $place }.

## What happened: the story

tg-event-read = { $text }.
tg-event-chose = Wybieracie: { $text }.
tg-event-exploration-ended = Eksploracja się skończyła.
tg-event-event = Wydarzenie: { $event }.
tg-event-no-event = Dziś bez wydarzenia.
tg-event-event-on-top = Na wierzchu talii wydarzeń położono wydarzenie.
tg-event-event-shuffled = Do talii wydarzeń wtasowano wydarzenie.
tg-event-quest = Nowa wyprawa: { $quest }.
tg-event-quest-succeeded = Wyprawa ukończona: { $quest }.
tg-event-quest-ended = Wyprawa „{ $quest }” zostaje usunięta.
tg-event-task = Nowe zadanie: { $task }.
tg-event-task-closed = Zadanie wykonane: { $task }.
tg-event-ticked = Zaznaczony status: { $status } ({ $part }).
tg-event-dial = Licznik „{ $dial }”: { $now }.
tg-event-dial-ran-out = Licznik „{ $dial }” dobiegł końca.
tg-event-dial-removed = Licznik „{ $dial }” zostaje usunięty.
tg-event-rolled = Rzut kością: { $shown } z { $sides }.
tg-event-tossed = { $shown ->
    [heads] W rzucie monetą wypada orzeł.
   *[tails] W rzucie monetą wypada reszka.
}
tg-event-removed = Usunięto z gry: „{ $card }”.

## What happened: items, secrets, development

tg-event-item = { $name } zyskuje przedmiot „{ $item }”.
tg-event-no-item = { $what ->
    [any] { $name } nie znajduje żadnego przedmiotu.
    [named] Przedmiot „{ $item }” jest już niedostępny.
   *[other] { $name } nie znajduje takiego przedmiotu.
}
tg-event-item-discarded = { $name } odrzuca przedmiot „{ $item }”.
tg-event-item-dropped = { $name } porzuca „{ $item }” w lokacji { $place }.
tg-event-picked-up = { $name } podnosi „{ $item }”.
tg-event-given = { $name } → { $receiver }: { $thing }.
tg-event-equipped = { $name } pozostawia odkrytą kartę „{ $card }”.
tg-event-flipped = { $name } odwraca „{ $card }”.
tg-event-left-out = { $name } odkłada „{ $card }”.
tg-event-charges = „{ $card }”: { $sign ->
    [up] +
   *[down] −
}{ $thing } (teraz { $now }).
tg-event-secret = { $name } zyskuje sekret „{ $secret }”.
tg-event-secret-lost = { $name } traci sekret „{ $secret }”.
tg-event-secret-given = { $receiver } przejmuje sekret „{ $secret }”.
tg-event-raised = { $name }: { $attribute } +1.
tg-event-skill = { $name } uczy się „{ $card }”.
tg-event-new-card = { $name } zatrzymuje nową kartę „{ $card }”.
tg-event-card-moved = { $name }: „{ $card }” { $way ->
    [in] trafia do talii.
   *[out] opuszcza talię.
}

## What happened: encounters

tg-event-encounter = { $name } { $count ->
    [one] napotyka
   *[other] napotykają
}: { $card }.
tg-event-no-encounter = { $colour ->
    [green] Zielona
    [grey] Szara
    [purple] Fioletowa
   *[blue] Niebieska
} talia spotkań jest pusta.
tg-event-encounter-ended = { $card }: { $how ->
    [won] wygrana!
    [fled] uciekliście.
    [withdrawn] przeciwnik się wycofał.
    [lost] przegrana.
    [expelled] nie został nikt, kto mógłby kontynuować.
   *[followed] to wszystko.
}
tg-event-stage = Etap { $number }: przychylność { $affinity } z { $top }.
tg-event-stage-won = Etap { $number } jest wygrany.
tg-event-trait = Działa cecha spotkania „{ $card }”.
tg-event-active = Tura { $turn }: aktywna postać to { $name }.
tg-event-panic = { $name } panikuje.
tg-event-draw = { $name } dobiera: { $cards }.
tg-event-discard = { $name } odrzuca: { $cards }.
tg-event-reshuffled = { $name } wtasowuje rękę do talii.
tg-event-no-cards = { $name } musi dobrać { $wanted }, ale w talii zostało tylko { $left }.
tg-event-play = { $name } zagrywa „{ $card }”.
tg-event-link = Połączono: { $key }.
tg-event-markers = { $sign ->
    [up] +
   *[down] −
}{ $thing } (pula walki { $now }).
tg-event-missing-markers = W puli walki brakuje: { $thing }. { $name } za każdy odrzuca kartę.
tg-event-affinity = Przychylność { $sign ->
    [up] +
   *[down] −
}{ $number } (teraz { $now }).
tg-event-torn = Karta „{ $card }” zostaje wyrwana z sekwencji.
tg-event-time-token = „{ $card }”: { $left ->
    [0] usunięto ostatni żeton czasu.
   *[other] pozostałe żetony czasu: { $left }.
}
tg-event-card-ability = Działa zdolność karty „{ $card }”.
tg-event-spend = { $name } płaci z karty „{ $card }” { $thing }.
tg-event-attack = Odpowiedź przeciwnika ({ $name }): { $effect }.
tg-event-opportunity = { $name } nie zagrywa karty: przeciwnik ma okazję.
tg-event-hit = { $name } otrzymuje { $thing }.
tg-event-prevented = { $what ->
    [hits] { $name } zapobiega: { $thing }.
   *[markers] { $name } zapobiega utracie: { $thing }.
}
tg-event-flee = { $name } ucieka.
tg-event-expelled = { $name } odpada ze spotkania.
