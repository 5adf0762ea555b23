### Wynik gry w Tash-Kalar, przegląd gry i galeria jej kart.
###
### Warianty ($colour, $rank, $school) są takie jak w play.ftl, podobnie komunikaty result-*.

## The result

# Tak zdanie nazywa gracza bez nicku.
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
decided-lowest-colour = Decyduje najniższy kolor.
decided-second-colour = { result-tie-colours }
decided-third-colour = Remis w dwóch najniższych kolorach: zdecydował trzeci.
decided-upgraded-pieces = { result-tie-upgraded }
decided-pieces = { result-tie-pieces }
decided-shared = { result-tie-shared }

## The score over the turns

chart-heading = Wynik po kolejnych turach
chart-caption = Wynik każdej strony po każdej turze
chart-caption-by-colour = Wynik każdego gracza po każdej turze: punkty w jego najniższym kolorze
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
statistics-lost = Stracone piony
statistics-flares = Rzucone flary
statistics-claimed = Wykonane zadania
statistics-biggest = Najlepsza tura
statistics-biggest-points = +{ $points }
statistics-biggest-turn = tura { $turn }
statistics-none = –
statistics-none-spoken = brak

## Review

review-start = Początek gry.
review-nothing = W tym kroku nie stało się nic widocznego.
review-hand = { $you ->
    [yes] Twoja ręka
   *[no] Ręka: { $name }
}
review-hands-none = Oglądasz jako widz. Karty na rękach zostaną odkryte, gdy gra się skończy.
review-asked = { $you ->
    [yes] Wybierasz ty.
   *[no] Wybiera { $name }.
}

## Analiza

analysis-heading = Analiza
analysis-level = Analizuje
analysis-begin = Analizuj
analysis-lead = Bot analizuje każdą turę, korzystając tylko z tego, co gracz wtedy wiedział.
analysis-begins = Rozpoczynanie analizy…
analysis-progress = Przeanalizowane tury: { $done } z { $of }
analysis-done = Analiza zakończona.
analysis-nothing = Nie ma żadnej dokończonej tury, więc nie ma czego analizować.
analysis-caption = Szanse każdej strony na wygraną, tura po turze
analysis-turn-of = Tura { $turn }, { $name }
analysis-player = Gracz
analysis-played = Jak zagrano
analysis-best = Najlepsza znaleziona
analysis-mark = Ocena
analysis-well-played = Nie znaleziono lepszej tury. Szansa na wygraną: { $chance }
analysis-swing = Szansa na wygraną: { $best } zamiast { $played }
analysis-better = Lepsza tura:
analysis-show = Pokaż na planszy

## The cards

gallery-title = Karty
gallery-lead = Wszystkie karty gry, z efektami opisanymi naszymi słowami. Nazwa każdej karty to
    link, który możesz udostępnić.
gallery-search = Szukaj w nazwach i efektach
gallery-deck = Talia
gallery-rank = Ranga
gallery-all = Wszystkie
gallery-deck-imperial = Szkoły imperialne
gallery-deck-highland = Szkoła górska
gallery-deck-sylvan = Szkoła leśna
gallery-deck-legends = Legendy
gallery-deck-flares = Flary
gallery-deck-tasks = Zadania
gallery-deck-shared = { $schools } mają te same { $number ->
    [few] { $number } istoty
   *[many] { $number } istot
}.
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
gallery-key-common = twój pion, zwykły lub wyższy
gallery-key-heroic = twój pion, heroiczny lub legendarny
gallery-key-summon = pole, na którym pojawia się istota
gallery-key-marks = pola i kierunki, do których odnosi się efekt
gallery-key-turned = Wzór można obracać i odbijać w lustrze.
