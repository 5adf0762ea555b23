### Wynik gry w Tash-Kalar, przegląd gry i galeria jej kart.
###
### Warianty ($colour, $rank, $school) są takie jak w play.ftl, podobnie komunikaty result-*.

## The result

# Tak zdanie nazywa gracza bez imienia.
player-unnamed = { school-name }
result-won-name = { $name } wygrywa.
result-unfinished = Ta gra nie została dokończona.
result-place = { $place }.
result-scores = Wyniki końcowe
result-lowest = najniższy kolor: { points-counted }
result-in-colour = { $colour ->
    [blue] niebieski: { $points }
    [red] czerwony: { $points }
    [yellow] żółty: { $points }
   *[green] zielony: { $points }
}
decided-lowest-colour = W bitwie decyduje najniższy kolor.
decided-second-colour = { result-tie-colours }
decided-third-colour = W dwóch najniższych kolorach jest remis: decyduje trzeci.
decided-upgraded-pieces = { result-tie-upgraded }
decided-pieces = { result-tie-pieces }
decided-shared = { result-tie-shared }

## The score over the turns

chart-heading = Wynik po kolejnych turach
chart-caption = Wynik każdej strony po każdej turze
chart-caption-melee = Wynik każdego gracza po każdej turze: punkty w jego najniższym kolorze
chart-turn = Tura
chart-turns = Tury
chart-goal = rozpoczyna koniec gry
chart-table = Pokaż jako tabelę

## Statistics

statistics-heading = Statystyka
statistics-turns = Tury
statistics-actions = Akcje na turę
statistics-placed = Umieszczone piony
statistics-summoned = Przywołane istoty
statistics-summoned-rank = { $rank ->
    [common] w tym zwykłe
    [heroic] w tym heroiczne
   *[legendary] w tym legendarne
}
statistics-destroyed = Zniszczone wrogie piony
statistics-lost = Stracone własne piony
statistics-flares = Rzucone flary
statistics-claimed = Wykonane zadania
statistics-biggest = Najlepsza tura
statistics-biggest-points = +{ $points }
statistics-biggest-turn = tura { $turn }
statistics-none = –
statistics-none-spoken = brak

## Review

review-start = Początek gry.
review-nothing = W tym momencie nie stało się nic widocznego.
review-hand = { $you ->
    [yes] Twoja ręka
   *[no] Ręka: { $name }
}
review-hands-none = Tylko oglądasz: ręce graczy zobaczysz, gdy gra się skończy.
review-asked = { $you ->
    [yes] Wybierasz ty.
   *[no] Wybiera { $name }.
}

## Analiza

analysis-heading = Analiza
analysis-level = Kto analizuje
analysis-begin = Analizuj
analysis-lead = Bot ocenia każdą turę na podstawie tego, co jej gracz wtedy wiedział.
analysis-begins = Analiza się zaczyna …
analysis-progress = Ocenione tury: { $done } z { $of }
analysis-done = Analiza jest gotowa.
analysis-nothing = Nie ma żadnej dokończonej tury, więc nie ma czego oceniać.
analysis-caption = Szansa każdej strony na wygraną, tura po turze
analysis-turn-of = Tura { $turn }, { $name }
analysis-player = Gracz
analysis-played = Jak zagrano
analysis-best = Najlepsza znaleziona
analysis-mark = Ocena
analysis-well-played = Nie znaleziono nic lepszego. Szansa na wygraną: { $chance }
analysis-swing = Szansa na wygraną: { $best } zamiast { $played }
analysis-better = Co byłoby lepsze:
analysis-show = Pokaż na planszy

## The cards

gallery-title = Karty
gallery-lead = Wszystkie karty gry, z efektami opisanymi naszymi słowami. Nazwa karty to link, który
    możesz wysłać.
gallery-search = Szukaj w nazwach i tekstach
gallery-deck = Talia
gallery-rank = Ranga
gallery-all = Wszystkie
gallery-deck-imperial = Szkoły imperialne
gallery-deck-imperial-note = Północna i Południowa mają te same osiemnaście istot.
gallery-deck-highland = Szkoła górska
gallery-deck-sylvan = Szkoła leśna
gallery-deck-legends = Legendy
gallery-deck-flares = Flary
gallery-deck-tasks = Zadania
gallery-tasks-basic = Zwykłe zadania
gallery-tasks-advanced = Zaawansowane zadania
gallery-found = { $number ->
    [0] Żadna karta nie pasuje.
    [one] 1 karta
    [few] { $number } karty
   *[many] { $number } kart
}
gallery-clear = Pokaż wszystkie karty
gallery-key = Jak czytać wzór
gallery-key-common = twój pion, zwykły lub wyższej rangi
gallery-key-heroic = twój pion, heroiczny lub legendarny
gallery-key-summon = pole, na którym pojawia się istota
gallery-key-marks = pola i kierunki, o których mówi efekt
gallery-key-turned = Wzór można obracać i odbijać w lustrze.
