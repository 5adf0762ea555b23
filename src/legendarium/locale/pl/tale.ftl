### Tainted Grail w terminalu: strony, polecenia, pliki.

## Setting up

tale-ask-kept = Grać dalej w rozpoczętą grę czy zacząć nową?
tale-go-on = Graj dalej: { $campaign }, dzień { $day }, { $names }
tale-begin-new = Zacznij nową grę
tale-ask-campaign = Która kampania?
tale-ask-characters = Kto wyrusza? Wybierz numer albo podaj imiona od jednej do czterech postaci.
tale-ask-players = Kto gra? Wybierz numer albo wymień graczy w kolejności postaci ({ $number }): { $names }.
tale-ask-players-people = Wszystkimi gracie wy przy tym komputerze
tale-ask-players-bots = Ty grasz postacią { $name }, pozostałymi boty ({ $bot })
tale-ask-mode = Jak trudna ma być gra?
tale-ask-mode-normal = Zwykła: dokładnie według zasad
tale-ask-mode-story = Tryb fabularny: łatwiejszy, dla samej opowieści
tale-mode-normal = tryb zwykły
tale-mode-story = tryb fabularny
tale-type-number = „{ $text }” to nie numer z listy; wpisz jeden z numerów.
tale-wrong-campaign = Nie ma kampanii „{ $text }”; jest { $allowed }.
tale-wrong-character = „{ $text }” nie oznacza jednej postaci; są tu { $allowed }.
tale-wrong-character-twice = Postać { $name } podano dwa razy; każda wyrusza tylko raz.
tale-wrong-number = Wyrusza od jednej do czterech postaci, a nie { $number }.
tale-wrong-players = Każdą postacią gra jeden gracz: { $wanted ->
    [one] ma być { $wanted }
   *[other] ma ich być { $wanted }
}, a nie { $number }.
tale-wrong-mode = Nie ma trybu „{ $text }”; do wyboru: { $allowed }.
tale-no-campaign = Nie ma żadnej kampanii do grania.
tale-faulty = W kampanię „{ $name }” nie można grać: { $number ->
    [one] ma 1 błąd.
    [few] ma { $number } błędy.
   *[other] ma { $number } błędów.
}
tale-load-alone = Zapisana gra ma własne postacie i graczy; pomiń { $options } albo --load.

## The page

tale-chapter = rozdział { $number }
tale-day = dzień { $number }
tale-phase-morning = ranek
tale-phase-evening = wieczór
tale-untranslated = Opowieść tej kampanii nie jest napisana w twoim języku; jest opowiadana { $language ->
    [en] po angielsku
    [cs] po czesku
    [de] po niemiecku
    [pl] po polsku
    [ru] po rosyjsku
   *[other] w jej języku
}.
tale-not-kept = Gra nie może zapisywać się sama (w jej folderze nie można pisać): wpisz czasem { tale-command-save } PLIK.
tale-read-on = [Enter: czytaj dalej]
tale-quest = Wyprawa:
tale-quest-done = ukończona
tale-everybody = Wszyscy
tale-let-act = Niech działa: { $name } ({ $bot })
tale-last-light = Jutro nic już nie będzie płonąć ({ $menhir }): odtąd każdego ranka wszyscy będą cierpieć, póki znów czegoś nie zapalicie.
tale-going = Jutro zniknie, jeśli nie sięgnie tam światło: { $places }
tale-legend-lit = { $menhir }: płonie, z licznikiem
tale-legend-dark = { $menhir }: ciemność
tale-legend-reach = światło, które tu sięga
tale-legend-going = jutro zniknie
tale-legend-dial = licznik
tale-legend-dropped = coś tu leży
tale-legend-dark-path = droga tam, gdzie nie sięga światło
tale-emblem-dreams = sny
tale-emblem-hostile = wroga osada
tale-emblem-friendly = przyjazna osada
tale-way = { $direction ->
    [north] północ
    [east] wschód
    [south] południe
   *[west] zachód
}: { $number }
tale-used-today = dziś już użyte
tale-lies-here = Leży tu: { $name }
tale-passed = pas
tale-dying = umiera (licznik { $number })
tale-insane = popada w szaleństwo
tale-panic = panika
tale-exhausted = wyczerpanie
tale-face-down = zakryte
tale-left-out = pominięte
tale-decks = Talie: walka { $combat }, dyplomacja { $diplomacy }, odłożone { $aside }
tale-turn = tura { $number }
tale-stage = etap { $number } z { $of }
tale-lost = przegrana
tale-won = wygrana
tale-sign-marker = znacznik
tale-sign-card = dobierz kartę
tale-sign-extra = można zagrać jako kolejną kartę
tale-sign-torn = odrzuca ostatnią kartę
tale-sign-affinity = przychylność
tale-sign-symbol = symbol
tale-sign-magic = kosztuje 1 magię
tale-sign-free = wolny klucz
tale-sign-linked = połączone
tale-sign-open = otwarte

## Quests, tasks, what was read

tale-hint-places = Rozejrzyj się tutaj: { $places }
tale-no-quests = Nie ma teraz żadnej wyprawy.
tale-tasks = Zadania
tale-no-tasks = Nie zapisano jeszcze żadnego zadania.
tale-statuses = Statusy
tale-no-statuses = Nic jeszcze nie zaznaczono.
tale-log-empty = Nic jeszcze nie przeczytano.
tale-log-before = Przeczytane wcześniej
tale-log-more = Wpisz { tale-command-log } i numer albo nazwę, by przeczytać znowu, np.: { tale-command-log } 101.
tale-log-none = Nic z przeczytanego nie nazywa się „{ $text }”.

## Commands

tale-command-help = pomoc
tale-command-page = strona
tale-command-map = mapa
tale-command-board = plansza
tale-command-show = pokaż
tale-command-quests = wyprawy
tale-command-tasks = zadania
tale-command-log = dziennik
tale-command-back = cofnij
tale-command-save = zapisz
tale-command-load = wczytaj
tale-command-sheet = arkusz
tale-command-join = dołącz
tale-command-leave = odejdź
tale-command-rules = zasada
tale-command-language = język
tale-command-quit = wyjdź

tale-help-heading = Jak odpowiadać i co jeszcze można wpisać
tale-help-number = numer: opcja o tym numerze
tale-help-words = początek jej słów: to samo
tale-help-help = { tale-command-help }: ta lista
tale-help-page = { tale-command-page }: narysuj stronę jeszcze raz
tale-help-map = { tale-command-map }: cała mapa i jak ją czytać
tale-help-board = { tale-command-board } IMIĘ: plansza postaci z tekstami wszystkich jej kart
tale-help-show = { tale-command-show } NAZWA: przeczytaj miejsce, kartę, przedmiot, sekret
tale-help-quests = { tale-command-quests }: trwające wyprawy i ich wskazówki
tale-help-tasks = { tale-command-tasks }: zadania i statusy
tale-help-log = { tale-command-log }: co dotąd przeczytano; { tale-command-log } 101 pokazuje to znowu
tale-help-back = { tale-command-back }: cofnij ostatni wybór, jeśli nie jest ostateczny
tale-help-save = { tale-command-save } PLIK: zapisz grę do pliku; zapisuje się też sama po każdym wyborze
tale-help-load = { tale-command-load } PLIK: graj dalej w zapisaną grę
tale-help-sheet = { tale-command-sheet } PLIK: arkusz zapisu do druku; jako strona internetowa, jeśli PLIK kończy się na .html
tale-help-join = { tale-command-join } IMIĘ: postać dołącza, między akcjami; { tale-command-join } IMIĘ BOT, jeśli ma nią grać bot
tale-help-leave = { tale-command-leave } IMIĘ: postać odchodzi, między akcjami
tale-help-rules = { tale-command-rules } OZNACZENIE: co znaczy odmowa z tym oznaczeniem, np. MAP-1
tale-help-language = { tale-command-language } en: mów innym językiem (en, cs, de, pl, ru)
tale-help-quit = { tale-command-quit }: wyjdź; gra zostaje zapisana
tale-help-map-heading = Jak czytać mapę
tale-help-bars-heading = Jak czytać tory
tale-help-bars = { $full } pełne pole, { $red } i { $filled } czerwone pola, { $bonus } pola dodatkowe, { $limiter } gdzie jest zdrowie, { $cap } gdzie zatrzymuje energię.
tale-nobody = Nikt w grze nie nazywa się „{ $text }”.
tale-show-what = Wpisz { tale-command-show } i nazwę miejsca albo karty.
tale-show-none = Nic, co leży odkryte, nie nazywa się „{ $text }”.
tale-show-several = Takich jest więcej: { $names }.
tale-rules-none = Żadna odmowa nie ma oznaczenia „{ $text }”; takie oznaczenie stoi za odmową, np. MAP-1.
tale-back-final = Nie ma czego cofnąć: co przeczytano albo wylosowano, jest ostateczne.
tale-language-which = Wpisz { tale-command-language } i jeden z języków: { $allowed }.
tale-join-not-now = Gracze przychodzą i odchodzą między akcjami, za dnia, a gra najwyżej czworo.
tale-join-who = „{ $text }” nie może dołączyć; wolne są: { $names }.
tale-join-where = Gdzie dołącza?
tale-leave-not-now = Gracze przychodzą i odchodzą między akcjami, za dnia, a jedna postać zostaje.
tale-leave-who = „{ $text }” nie gra; w grze są: { $names }.

## Files

tale-kept = Gra jest zapisana: graj dalej poleceniem `legendarium play tainted-grail`.
tale-load-other-game = Plik { $file } to zapis innej gry ({ $game }), a nie Tainted Grail; zostaje, jak jest.
tale-load-other-campaign = Plik { $file } to zapis kampanii „{ $campaign }”, a tu jest { $here }; zostaje, jak jest.
tale-load-newer-campaign = Plik { $file } zapisano z wersją { $version } kampanii, a tu jest wersja { $here }; zostaje, jak jest.
tale-sheet-written = Arkusz jest w pliku { $file }.
tale-sheet-refused = Nie zapisano pliku { $file }: jest tam coś, co nie jest naszym arkuszem. Wybierz inną nazwę.

## The save sheet

tale-sheet-world = Kraina
tale-sheet-story = Opowieść
tale-sheet-decks = Talie
tale-sheet-players = Gracze
tale-sheet-where = Gdzie są
tale-sheet-dials = Liczniki
tale-sheet-map = Lokacje na mapie
tale-sheet-unrevealed = Nieodkryte
tale-sheet-removed = Usunięte z gry
tale-sheet-used = Dziś użyte
tale-sheet-lying = Co gdzie leży
tale-sheet-dead = Martwi
tale-sheet-quests = Trwające wyprawy
tale-sheet-past-events = Minione wydarzenia
tale-sheet-standing-events = Trwałe wydarzenia
tale-sheet-event-deck = Kart w talii wydarzeń
tale-sheet-random-deck = Zostało losowych wydarzeń
tale-sheet-encounters = { $colour ->
    [green] Zielone
    [grey] Szare
    [purple] Fioletowe
   *[blue] Niebieskie
} spotkania
tale-sheet-items = Talia przedmiotów
tale-sheet-secrets = Nieużyte sekrety
tale-sheet-tracks = Tory
tale-sheet-attributes = Cechy
tale-sheet-resources = Zasoby
tale-sheet-skills = Umiejętności
tale-sheet-own-items = Przedmioty
tale-sheet-own-secrets = Sekrety
tale-sheet-state = Stan
tale-sheet-deck = { $deck ->
    [combat] Talia walki
   *[diplomacy] Talia dyplomacji
}
tale-sheet-aside = { $deck ->
    [combat] Odłożone karty walki
   *[diplomacy] Odłożone karty dyplomacji
}
tale-sheet-development = { $deck ->
    [combat] Rozwój walki
   *[diplomacy] Rozwój dyplomacji
}

## The end

tale-failed = Opowieść kończy się tutaj, i to źle.
tale-took = Trwało to { $days ->
    [one] 1 dzień
   *[other] { $days } dni
} i { $choices ->
    [one] 1 wybór
    [few] { $choices } wybory
   *[other] { $choices } wyborów
}.
tale-died = Martwi: { $names }.
tale-afterwards = Wpisz { $commands } albo wyjdź Enterem.
tale-afterwards-not = Gra skończona, więc „{ $text }” nic nie zrobi; wpisz { $commands }.

## Wrong answers

tale-wrong-empty = Wpisz numer od 1 do { $last }, początek opcji albo { tale-command-help }.
tale-wrong-number-typed = Nie ma opcji { $text }; opcje to 1 do { $last }.
tale-wrong-several = „{ $text }” może znaczyć więcej: { $options }.
tale-wrong-unknown = „{ $text }” to żadna z opcji; wpisz numer, początek opcji albo { tale-command-help }.
