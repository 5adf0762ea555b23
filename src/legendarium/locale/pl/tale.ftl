### Tainted Grail w terminalu: strony, polecenia, pliki.

## Setting up

tale-go-on = Kontynuuj: { $campaign }, dzień { $day }, { $names }
tale-ask-campaign = Która kampania?
tale-ask-characters = Kto wyrusza? Wybierz numer albo podaj imiona od jednej do czterech postaci.
tale-ask-players = Kto gra? Wybierz numer albo wymień graczy w kolejności postaci ({ $number }): { $names }.
tale-ask-players-people = Wszystkimi gracie wy przy tym komputerze
tale-ask-players-bots = Ty grasz postacią { $name }, pozostałymi boty ({ $bot })
tale-ask-mode = Jaki poziom trudności?
tale-ask-mode-normal = Tryb zwykły: standardowe zasady
tale-ask-mode-story = Tryb fabularny: łatwiejszy, dla tych, którzy grają dla opowieści
tale-mode-normal = tryb zwykły
tale-mode-story = tryb fabularny
tale-wrong-campaign = Nie ma kampanii „{ $text }”. Dostępne: { $allowed }.
tale-wrong-character = „{ $text }” nie pasuje do dokładnie jednej postaci. Dostępne: { $allowed }.
tale-wrong-character-twice = Postać { $name } podano dwa razy. Każdą można wybrać tylko raz.
tale-wrong-number = Wybierz od jednej do czterech postaci, a nie { $number }.
tale-wrong-players = Każdą postacią gra jeden gracz: { $wanted ->
    [one] ma być { $wanted }
   *[other] ma ich być { $wanted }
}, a nie { $number }.
tale-wrong-mode = Nie ma trybu „{ $text }”. Dostępne: { $allowed }.
tale-no-campaign = Nie zainstalowano żadnej kampanii.
tale-faulty = W kampanię „{ $name }” nie można grać: { $number ->
    [one] ma 1 błąd.
    [few] ma { $number } błędy.
   *[other] ma { $number } błędów.
}
tale-load-alone = Zapisana gra ma już własne postacie i graczy. Pomiń { $options } albo pomiń
    --load.

## The page

tale-chapter = rozdział { $number }
tale-day = dzień { $number }
tale-phase-morning = ranek
tale-phase-evening = wieczór
tale-untranslated = Opowieść tej kampanii nie jest dostępna w twoim języku, więc jest opowiadana
    { $language ->
    [en] po angielsku
    [cs] po czesku
    [de] po niemiecku
    [pl] po polsku
    [ru] po rosyjsku
   *[other] w jej języku
}.
tale-not-kept = Automatyczny zapis jest wyłączony (nie można pisać w folderze zapisów). Co jakiś
    czas wpisz { tale-command-save } PLIK.
tale-read-on = [Enter: kontynuuj]
tale-quest = Wyprawa:
tale-quest-done = ukończona
tale-everybody = Wszyscy
tale-let-act = Niech działa: { $name } ({ $bot })
tale-last-light = Jutro nic już nie będzie płonąć ({ $menhir }). Wszyscy będą cierpieć każdego
    ranka, dopóki znów czegoś nie zapalicie.
tale-going = Jutro zniknie, jeśli nie sięgnie tam światło: { $places }
tale-legend-lit = { $menhir }: płonie, z licznikiem
tale-legend-dark = { $menhir }: nie płonie
tale-legend-reach = światło, które tu sięga
tale-legend-going = jutro zniknie
tale-legend-dial = licznik
tale-legend-dropped = porzucone przedmioty
tale-legend-dark-path = droga poza zasięg światła
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
tale-lies-here = Porzucono tu: { $name }
tale-passed = pas
tale-dying = umiera (licznik { $number })
tale-insane = popada w szaleństwo
tale-panic = panika
tale-exhausted = wyczerpanie
tale-face-down = zakryte
tale-left-out = odłożone
tale-decks = Talie: walka { $combat }, dyplomacja { $diplomacy }, odłożone { $aside }
tale-turn = tura { $number }
tale-stage = etap { $number } z { $of }
tale-lost = przegrana
tale-won = wygrana
tale-sign-marker = znacznik
tale-sign-card = dobierz kartę
tale-sign-extra = można zagrać jako dodatkową kartę
tale-sign-torn = odrzuca ostatnią kartę
tale-sign-affinity = przychylność
tale-sign-symbol = symbol
tale-sign-magic = kosztuje 1 magię
tale-sign-free = wolny klucz
tale-sign-linked = połączone
tale-sign-open = otwarte

## Quests, tasks, what was read

tale-hint-places = Miejsca do zbadania: { $places }
tale-no-quests = Brak aktywnych wypraw.
tale-tasks = Zadania
tale-no-tasks = Nie zapisano jeszcze żadnych zadań.
tale-statuses = Statusy
tale-no-statuses = Nie zaznaczono jeszcze żadnych statusów.
tale-log-empty = Nic jeszcze nie przeczytano.
tale-log-before = Przeczytane wcześniej
tale-log-more = Wpisz { tale-command-log } i numer albo nazwę, aby przeczytać ponownie, np.:
    { tale-command-log } 101.
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
tale-help-words = początek tekstu opcji: to samo
tale-help-help = { tale-command-help }: ta lista
tale-help-page = { tale-command-page }: narysuj stronę od nowa
tale-help-map = { tale-command-map }: cała mapa i jak ją czytać
tale-help-board = { tale-command-board } IMIĘ: plansza postaci z tekstami wszystkich jej kart
tale-help-show = { tale-command-show } NAZWA: przeczytaj miejsce, kartę, przedmiot, sekret
tale-help-quests = { tale-command-quests }: trwające wyprawy i ich wskazówki
tale-help-tasks = { tale-command-tasks }: zadania i statusy
tale-help-log = { tale-command-log }: co dotąd przeczytano; { tale-command-log } 101 pokazuje to znowu
tale-help-back = { tale-command-back }: cofnij swój ostatni wybór, jeśli nie jest ostateczny;
    { tale-command-back } 2: cofnij dwa ostatnie wybory, także wybory botów
tale-help-save = { tale-command-save } PLIK: zapisz grę do pliku; po każdym wyborze zapisuje się też
    automatycznie
tale-help-load = { tale-command-load } PLIK: kontynuuj zapisaną grę
tale-help-sheet = { tale-command-sheet } PLIK: utwórz arkusz zapisu do druku; jako stronę
    internetową, jeśli PLIK kończy się na .html
tale-help-join = { tale-command-join } IMIĘ: postać dołącza, między akcjami; { tale-command-join } IMIĘ BOT, jeśli ma nią grać bot
tale-help-leave = { tale-command-leave } IMIĘ: postać odchodzi, między akcjami
tale-help-rules = { tale-command-rules } OZNACZENIE: znajdź zasadę według oznaczenia przy odmowie,
    np. MAP-1
tale-help-language = { tale-command-language } en: zmień język (en, cs, de, pl, ru)
tale-help-quit = { tale-command-quit }: wyjdź; gra zostaje zapisana
tale-help-map-heading = Jak czytać mapę
tale-help-bars-heading = Jak czytać tory
tale-help-bars = { $full } pełne pole, { $red } i { $filled } czerwone pola, { $bonus } pola
    dodatkowe, { $limiter } obecne zdrowie, { $cap } gdzie zdrowie ogranicza energię.
tale-nobody = Żadna postać w grze nie nazywa się „{ $text }”.
tale-show-what = Wpisz { tale-command-show } i nazwę miejsca albo karty.
tale-show-none = Nic odkrytego nie nazywa się „{ $text }”.
tale-show-several = Pasuje kilka nazw: { $names }.
tale-rules-none = Nie ma zasady o oznaczeniu „{ $text }”. Oznaczenia podawane są przy odmowie, np.
    MAP-1.
tale-back-final = Nie ma czego cofnąć: to, co przeczytano lub wylosowano, jest ostateczne.
tale-back-how-many = Wpisz samo { tale-command-back } albo z liczbą wyborów, nie z „{ $text }”.
tale-language-which = Wpisz { tale-command-language } i jeden z języków: { $allowed }.
tale-join-not-now = Gracze mogą dołączać tylko między akcjami, za dnia, a grać może najwyżej czworo.
tale-join-who = „{ $text }” nie może dołączyć. Dostępne: { $names }.
tale-join-where = Obok kogo?
tale-leave-not-now = Gracze mogą odchodzić tylko między akcjami, za dnia, a co najmniej jedna postać
    musi zostać.
tale-leave-who = „{ $text }” nie gra. W grze: { $names }.

## Files

tale-kept = Gra jest zapisana. Kontynuuj poleceniem `legendarium play tainted-grail`.
tale-load-other-game = Plik { $file } to zapis innej gry ({ $game }), a nie Tainted Grail. Nie
    został zmieniony.
tale-load-other-campaign = Plik { $file } należy do kampanii „{ $campaign }”, a to jest { $here }.
    Nie został zmieniony.
tale-load-newer-campaign = Plik { $file } zapisano w wersji { $version } kampanii, a to jest wersja
    { $here }. Nie został zmieniony.
tale-sheet-written = Arkusz zapisano w pliku { $file }.
tale-sheet-refused = Nie zapisano pliku { $file }: plik o tej nazwie już istnieje i nie jest
    arkuszem zapisu. Wybierz inną nazwę.

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
tale-sheet-lying = Porzucone przedmioty
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

tale-refused = { $reason } ({ $rule })
tale-wrong-empty = Wpisz numer od 1 do { $last }, początek opcji albo { tale-command-help }.
tale-wrong-number-typed = Nie ma opcji { $text }. Wybierz od 1 do { $last }.
tale-wrong-several = „{ $text }” pasuje do kilku opcji: { $options }.
tale-wrong-unknown = „{ $text }” nie pasuje do żadnej opcji. Wpisz numer, początek opcji albo
    { tale-command-help }.
