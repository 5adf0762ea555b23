### What the game in the terminal says, in Polish.
###
### $card, $task and $flare are always in the nominative, so sentences put them after a colon. The
### accusative of "pion" is like its nominative, so that { piece } serves as both. Yellow is Y, a
### letter of "żółty": Ż would be too much like the Z of "zielony".

## Words that sentences are made of

colour-name = { $colour ->
    [blue] niebieski
    [red] czerwony
    [yellow] żółty
   *[green] zielony
}
colour-name-capital = { $colour ->
    [blue] Niebieski
    [red] Czerwony
    [yellow] Żółty
   *[green] Zielony
}
colour-letter = { $colour ->
    [blue] N
    [red] C
    [yellow] Y
   *[green] Z
}
rank-name = { $rank ->
    [common] zwykły
    [heroic] heroiczny
   *[legendary] legendarny
}
school-name = { $school ->
    [northern] Północna szkoła imperialna
    [southern] Południowa szkoła imperialna
    [highland] Szkoła górska
   *[sylvan] Szkoła leśna
}
school-short = { $school ->
    [northern] Północna
    [southern] Południowa
    [highland] Górska
   *[sylvan] Leśna
}
direction-name = { $direction ->
    [n] północ, w górę planszy
    [ne] północny wschód
    [e] wschód, w prawo
    [se] południowy wschód
    [s] południe, w dół planszy
    [sw] południowy zachód
    [w] zachód, w lewo
   *[nw] północny zachód
}
piece = { $whose ->
    [own] swój { rank-name } pion
   *[enemy] { colour-name } { rank-name } pion
}
target-piece = { $target ->
    [own] twój własny { $target_rank ->
        [common] zwykły
        [heroic] heroiczny
       *[legendary] legendarny
    } pion
   *[enemy] { $target_colour ->
        [blue] niebieski
        [red] czerwony
        [yellow] żółty
       *[green] zielony
    } { $target_rank ->
        [common] zwykły
        [heroic] heroiczny
       *[legendary] legendarny
    } pion
}
and-destroy-target = { $target ->
    [none] { "" }
   *[other] { " " }(niszczy { target-piece })
}
squares-counted = { $number ->
    [one] 1 pole
    [few] { $number } pola
   *[many] { $number } pól
}
points-counted = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cards-counted = { $number ->
    [one] 1 kartę
    [few] { $number } karty
   *[many] { $number } kart
}

## Forms of the game

form-first-game = Pierwsza gra
    .about = Krótka i prosta gra do nauki.
form-high-form = Wysoki Styl
form-duel = Pojedynek na śmierć i życie
form-melee = Bitwa na śmierć i życie
form-in-teams = { $form }, gra zespołowa
form-for-seats = { $form } dla { $seats } graczy

# A sentence or two about a form, from its facts: who plays, the aim, how it ends.
form-players = { $seats } graczy.
form-players-teams = Dwoje na dwoje ze wspólnymi pionami.
form-goal-by_tasks = Wykonuj zadania.
form-goal-by_destruction = Niszcz wrogie piony.
form-goal-by_colours = Niszcz wrogie piony. Twoim wynikiem jest kolor, w którym masz
    najmniej punktów.
form-no-legends = Bez legend.
form-played-to = Gra do { $points } punktów.

## Setting up a game

welcome = Witaj w Tash-Kalar. Naciśnij Enter, aby zatwierdzić wartość w nawiasie.
ask-kept = Kontynuować grę czy zacząć nową?
go-on = Kontynuuj: { $form }, { $players }
begin-new = Zacznij nową grę
type-number = „{ $text }” nie ma na liście. Wpisz jeden z numerów.
setup-form = W który tryb chcesz zagrać?
setup-form-line = { $form }: { $about }
setup-players = Kto gra? Wybierz numer albo wymień wszystkich graczy ({ $number }) w kolejności
    ich tur: { $names }.
setup-players-bot = Ty przeciw { $number ->
    [one] średniemu botowi
   *[other] { $number } średnim botom
} ({ $bot })
setup-players-easy = Ty przeciw { $number ->
    [one] losowemu botowi
   *[other] { $number } losowym botom
} ({ $bot })
setup-players-second = Zaczyna średni bot ({ $bot }), ty grasz po nim
setup-players-partner = Ty i twój partner przy tym komputerze przeciw 2 botom ({ $bot })
setup-players-people = { $number ->
    [one] 1 osoba
    [few] { $number } osoby
   *[many] { $number } osób
} przy tym komputerze
setup-schools = Które szkoły? Wybierz numer albo wymień { $number } różne w kolejności graczy:
    { $names }.
setup-prompt = [{ $default }]
setup-human = człowiek

## Wrong set-ups

wrong-form = Nie ma trybu „{ $text }”. Do wyboru: { $allowed }.
wrong-number = Numeru { $text } nie ma na liście. Wybierz numer od 1 do { $last }.
wrong-player = Nie ma gracza „{ $text }”. Do wyboru: { $allowed }.
wrong-players-number = Liczba graczy w tym trybie to { $allowed }, a nie { $number }.
wrong-school = Nie ma szkoły „{ $text }”. Do wyboru: { $allowed }.
wrong-school-twice = Szkołę „{ $text }” podano dwa razy. Każdą można wybrać tylko raz.
wrong-schools-number = Potrzebna liczba szkół, po jednej dla każdego gracza, to { $allowed }, a nie
    { $number }.
wrong-teams = Jedyne tryby gry zespołowej: { $allowed }.
number-or = { $one } lub { $other }
language-unshown = Ten terminal nie wyświetla tego języka, więc gra jest po angielsku.

## The screen

turn-own = twoja tura
turn-partner = grasz w turze partnera
actions-left = { $number ->
    [0] nie ma już akcji
    [one] została 1 akcja
    [few] zostały { $number } akcje
   *[many] zostało { $number } akcji
}
last-turns = Ostatnie tury: rozpoczął się koniec gry; { $number ->
    [0] to jest ostatnia tura.
    [one] po tej będzie jeszcze 1 tura.
    [few] po tej będą jeszcze { $number } tury.
   *[many] po tej będzie jeszcze { $number } tur.
}
heading-tasks = Zadania
heading-hand = Twoja ręka
heading-hand-brief = Twoja ręka: wpisz { command-hand }, aby ją przeczytać
heading-news = Co się stało
news-more = ... wcześniej { $number }: wpisz { command-news }
score-line = { $points } pkt
player-you = { $name } (ty)
player-other = { $name } ({ $player })
player-cards = talia { $deck }, ręka { $hand }
player-stock = zapas { $pieces }
shared-decks = W taliach: legendy { $legends }, flary { $flares }
shared-decks-flares = W talii: flary { $flares }
improvise-left = Kolory, którymi możesz jeszcze improwizować: { $colours }
task-can-claim = można wykonać
task-wants = { $task }: { $condition }
task-next = Następne: { $task } ({ points-counted })
task-none = Nie ma odkrytych zadań.
flare-title = Flara { $flare }
flare-named = flara { $flare }
flare-upper = Gdy przeciwnik ma przewagę co najmniej { $more } awansowanych pionów: { $effect }
flare-lower = Gdy przeciwnik ma przewagę co najmniej { $more } pionów: { $effect }
flare-upper-now = Jeśli przeciwnik ma przewagę co najmniej { $more } awansowanych pionów (teraz
    { $now }): { $effect }
flare-lower-now = Jeśli przeciwnik ma łącznie przewagę co najmniej { $more } pionów (teraz
    { $now }): { $effect }
flare-scores = Gdy ją rzucisz, { $scoring ->
    [by_colours] przeciwnik, z którym się porównujesz, zdobędzie 1 punkt w twoim kolorze
   *[by_destruction] przeciwnik zdobędzie 1 punkt
}.
hand-empty = Nie masz kart na ręce.
running-card = { $card }: { $effect }
running-flare = Flara: { $effect }
hand-over-screen = Przekaż urządzenie graczowi { $school ->
    [northern] Północnej szkoły imperialnej
    [southern] Południowej szkoły imperialnej
    [highland] szkoły górskiej
   *[sylvan] szkoły leśnej
}, a potem naciśnij Enter.
hand-over-prompt = Enter
input-prompt = >

## What is asked

ask-action = Co chcesz zrobić?
ask-last = Wszystkie twoje akcje są wykorzystane.
ask-handed-over = Partner przekazał ci kontrolę: wykorzystaj pozostałe akcje na umieszczanie
    zwykłych pionów.
ask-start = Umieść piony początkowe: który gdzie?
ask-way = { $card }: które piony tworzą wzór?
ask-pick-up = W twoim zapasie nie ma już odpowiedniego piona. Który swój pion zabierasz z planszy?
ask-colour = W którym kolorze zdobywasz punkt?
ask-opponent = Z którym przeciwnikiem się porównujesz?
ask-opponent-scores = Ten przeciwnik zdobędzie 1 punkt w twoim kolorze.
ask-put-under = Odłożyć jeszcze jedną kartę, zakrytą, na spód jej talii?
ask-claim = Wykonać zadanie?
ask-pick = Który pion wybierasz?
ask-destroy = Który pion niszczysz?
ask-upgrade = Który pion awansujesz?
ask-downgrade = Zdegradować ten pion?
ask-convert = Który pion zamieniasz?
ask-tree = Na które pole działa efekt?
ask-group = Który pion dodajesz do grupy?
ask-place = Gdzie umieszczasz pion?
ask-move = Jaki ruch wykonujesz?
ask-leap = Dokąd skacze?
ask-direction = Jaki kierunek?
ask-choose = Co wybierasz?
ask-card = Która karta wraca na wierzch twojej talii?

## What may be chosen

option-place = { $colour ->
    [none] Umieść { rank-name } pion na { $square }
   *[other] Umieść { colour-name } { rank-name } pion na { $square }
}
option-pick-up-and-place = Zabierz { piece } z { $square } i umieść go tam jako zwykły pion
option-summon = Przywołaj na { $square }: { $card }{ and-destroy-target }
option-flare = Rzuć: { $card }
option-flare-scoring = { option-flare } ({ $scoring ->
    [by_colours] przeciwnik, z którym się porównujesz, zdobędzie 1 punkt w twoim kolorze
   *[by_destruction] przeciwnik zdobędzie 1 punkt
})
option-discard = Odrzuć: { $card }
option-put-under = Odłóż na spód talii: { $card }
option-hand-over = Przekaż kontrolę: partner dokończy ewentualny efekt i wykorzysta pozostałe akcje
    na umieszczanie zwykłych pionów
option-end-turn = Zakończ turę
option-decline = { $asked ->
    [claim] Nie wykonuj zadania
    [put-under] Nie odkładaj więcej kart na spód talii
    [group] Grupa jest kompletna
    [move] Nie wykonuj ruchu
    [leap] Nie wykonuj skoku
    [place] Niczego nie umieszczaj
    [destroy] Niczego nie niszcz
    [upgrade] Niczego nie awansuj
    [convert] Niczego nie zamieniaj
    [downgrade] Zostaw go bez zmian
    [card] Nie odzyskuj karty
   *[other] Pomiń
}
option-pick = Wybierz { piece } na polu { $square }
option-destroy = Zniszcz { piece } na polu { $square }
option-upgrade = Awansuj { piece } na polu { $square }
option-downgrade = Zdegraduj { piece } na polu { $square }
option-convert = Zamień { piece } na polu { $square }
option-group = Dodaj do grupy { piece } na polu { $square }
option-pick-up = Zabierz { piece } z pola { $square }
option-move = Przesuń { piece } z { $from } na { $to }{ and-destroy-target }
option-leap = Przenieś skokiem { piece } z { $from } na { $to }{ and-destroy-target }
option-direction = { direction-name }
option-colour = { colour-name-capital }
option-opponent = { colour-name-capital }
option-claim = Wykonaj zadanie: { $task } ({ points-counted })
option-card = { $card }
option-choose-gain-action = Otrzymaj dodatkową akcję
option-choose-destroy-adjacent = Zniszcz wszystkie sąsiadujące wrogie nie-legendarne piony
option-choose-destroy-commons = Zniszcz wszystkie wrogie zwykłe piony w odległości najwyżej 2
option-way = Piony na { $squares }
option-way-marks = zaznaczone: { $squares }
option-way-directions = kierunki: { $directions }
option-way-uses-up = zużywa improwizowane przywołanie kolorem { $colour ->
    [blue] niebieskim
    [red] czerwonym
    [yellow] żółtym
   *[green] zielonym
}

group-summon = Przywołaj na { $squares }: { $card }
group-discard = Odrzuć istotę: { $cards }
group-move = Przesuń { piece } z { $square } ({ squares-counted })
group-leap = Przenieś skokiem { piece } z { $square } ({ squares-counted })
group-place = { $colour ->
    [none] Umieść { rank-name } pion ({ squares-counted })
   *[other] Umieść { colour-name } { rank-name } pion ({ squares-counted })
}
type-empty-square = Umieść zwykły pion: wpisz puste pole, np. { $square }.
type-own-square = Nie masz już pionów do umieszczenia: wpisz puste pole albo pole swojego piona,
    który zabierzesz.
type-any-empty = Wpisz dowolne puste pole, np. { $square }.
type-square = Wpisz pole: { $squares }
type-piece = Wpisz pole piona: { $squares }
enter-ends-turn = Naciśnij Enter, aby zakończyć turę. Potem niczego już nie cofniesz.
last-look = To był twój ostatni wybór w tej turze: naciśnij Enter, aby kontynuować, albo wpisz
    { command-undo }, aby go cofnąć.
back = Wróć

## What has happened

event-turn = { school-name } zaczyna turę.
event-placed = Na { $square } pojawia się { colour-name } { rank-name } pion.
event-summoned = { $you ->
    [yes] Przywołujesz na { $square }: { $card }.
   *[no] { colour-name-capital } przywołuje na { $square }: { $card } ({ rank-name } pion).
}
event-destroyed = { colour-name-capital } { rank-name } pion na { $square } zostaje zniszczony.
event-converted = Pion na { $square } zostaje zamieniony na { colour-name } { rank-name } pion.
event-upgraded = { colour-name-capital } pion na { $square } awansuje: teraz jest { rank-name }.
event-downgraded = { colour-name-capital } pion na { $square } zostaje zdegradowany: teraz jest
    { rank-name }.
event-moved = { colour-name-capital } { rank-name } pion przesuwa się z { $from } na { $to }.
event-leapt = { colour-name-capital } { rank-name } pion skacze z { $from } na { $to }.
event-picked-up = { colour-name-capital } pion zostaje zabrany z { $square }.
event-gained-turn = { $you ->
    [yes] Po tej turze rozegrasz dodatkową turę.
   *[no] { school-short } rozegra po tej turze dodatkową turę.
}
event-gained-action = { $number ->
    [one] 1 dodatkowa akcja.
    [few] { $number } dodatkowe akcje.
   *[many] { $number } dodatkowych akcji.
}
event-recovered = { $you ->
    [yes] Na wierzch twojej talii wraca: { $card }.
   *[no] { school-short } odkłada na wierzch swojej talii: { $card }.
}
event-invoked = { $you ->
    [yes] Rzucasz: { $flare }.
   *[no] { colour-name-capital } rzuca: { $flare }.
}
event-discarded = { $you ->
    [yes] Odrzucasz: { $card }.
   *[no] { school-short } odrzuca: { $card }.
}
event-put-under = { $you ->
    [yes] Odkładasz na spód talii: { $card }.
   *[no] { school-short } odkłada kartę na spód talii { $deck ->
        [flare] flar
        [legend] legend
       *[being] swojej szkoły
    }.
}
event-handed-over = { $you ->
    [yes] Przekazujesz kontrolę partnerowi.
   *[no] { school-short } przekazuje kontrolę. Resztę akcji wykonuje { $partner }.
}
event-drew-own = Dobierasz: { $cards }.
event-drew-other = { school-short } dobiera { cards-counted }.
event-claimed = { $you ->
    [yes] Wykonujesz zadanie: { $task } ({ points-counted }).
   *[no] { colour-name-capital } wykonuje zadanie: { $task } ({ points-counted }).
}
event-scored = { $you ->
    [yes] Zdobywasz { points-counted }.
   *[no] { colour-name-capital } zdobywa { points-counted }.
}
event-scored-in-colour = { $you ->
    [yes] Zdobywasz { points-counted } w kolorze { $in_colour ->
        [blue] niebieskim
        [red] czerwonym
        [yellow] żółtym
       *[green] zielonym
    }.
   *[no] { colour-name-capital } zdobywa { points-counted } w kolorze { $in_colour ->
        [blue] niebieskim
        [red] czerwonym
        [yellow] żółtym
       *[green] zielonym
    }.
}
event-scored-by-flare = { $you ->
    [yes] Zdobywasz { points-counted }
   *[no] { colour-name-capital } zdobywa { points-counted }
}{ $in_colour ->
    [none] { "" }
    [blue] { " " }w kolorze niebieskim
    [red] { " " }w kolorze czerwonym
    [yellow] { " " }w kolorze żółtym
   *[green] { " " }w kolorze zielonym
} za rzuconą flarę.
event-end-triggered = Rozpoczął się koniec gry: każdy rozegra jeszcze jedną, ostatnią turę.
event-game-over = Koniec gry.
event-concede-offered = { $you ->
    [yes] Chcesz się poddać.
   *[no] { school-short } chce się poddać.
}
event-skip-last-turns-offered = { $you ->
    [yes] Zgadzasz się pominąć ostatnie tury.
   *[no] { school-short } zgadza się pominąć ostatnie tury.
}

## The end

afterwards = Wpisz { command-log }, { command-news }, { command-piles }, { command-show } KARTA,
    { command-save } PLIK, { command-load } PLIK lub { command-quit } albo naciśnij Enter, aby wyjść.
afterwards-not = Gra się skończyła, więc „{ $text }” nic nie robi; wpisz { command-log }, { command-news },
    { command-piles }, { command-show } KARTA, { command-save } PLIK, { command-load } PLIK lub
    { command-quit }.
result-won = { school-name } wygrywa.
result-won-own = Wygrywasz.
result-won-team = Zwycięstwo zespołowe: { $names }.
result-shared = Zwycięstwem dzielą się: { $names }.
result-conceded = { $names } { $number ->
    [one] poddaje
   *[other] poddają
} grę.
result-conceded-own = Poddajesz grę.
result-points = Gra się skończyła, bo osiągnięto wymaganą liczbę punktów.
result-last-card = Gra się skończyła, bo { school-name } dobrała ostatnią kartę z talii.
result-skipped = Wszyscy zgodzili się pominąć ostatnie tury.
result-tie-shared = Remis w punktach, awansowanych pionach i wszystkich pionach.
result-tie-upgraded = Remis w punktach: zdecydowały awansowane piony.
result-tie-pieces = Remis w punktach i awansowanych pionach: zdecydowała łączna liczba pionów.
result-tie-colours = Remis w najniższym kolorze: zdecydował następny najniższy.

## Commands: words to type, and what they do

command-help = pomoc
command-undo = cofnij
command-board = plansza
command-hand = ręka
command-news = wieści
command-show = pokaż
command-piles = stosy
command-log = dziennik
command-save = zapisz
command-load = wczytaj
command-concede = poddaj
command-skip = pomiń
command-quit = wyjdź
answer-yes = tak
answer-no = nie
yes-no-prompt = { answer-yes } / { answer-no }

help-heading = Jak odpowiadać i co jeszcze można wpisać
help-number = numer: opcja o tym numerze
help-square = pole, np. e5: umieść tam pion albo wybierz pion, który tam stoi
help-card = nazwa karty lub jej początek, np. ryc: zobacz, co można zrobić z tą kartą
help-notation = notacja z dziennika, np. summon knight d4, działa zawsze
help-undo = { command-undo }: cofnij swój ostatni wybór w tej turze
help-board = { command-board }: narysuj ekran od nowa
help-hand = { command-hand }: przeczytaj swoje karty i odkryte zadania
help-news = { command-news }: co się stało od twojego ostatniego wyboru
help-show = { command-show } KARTA: przeczytaj dowolną kartę, flarę lub zadanie
help-piles = { command-piles }: pokaż stosy kart odrzuconych i wykonane zadania
help-log = { command-log }: wszystkie dotychczasowe wybory w notacji
help-save = { command-save } PLIK: zapisz grę do pliku; po każdym wyborze zapisuje się też automatycznie
help-load = { command-load } PLIK: kontynuuj zapisaną grę
help-concede = { command-concede }: poddaj się
help-skip = { command-skip }: zgódź się pominąć ostatnie tury
help-quit = { command-quit }: zakończ program
help-legend-heading = Jak czytać rysunki
help-legend-pieces = Piony: litera oznacza właściciela ({ $owners }), kształt oznacza rangę:
    { $common } zwykły, { $heroic } heroiczny, { $legendary } legendarny.
help-legend-squares = Pola: [ ] to pole czerwone, ( ) zielone, { $changed } oznacza, że właśnie coś
    się tam stało, { $dot } to pole centralne.
help-legend-patterns = Karty: { $common } i { $heroic } to twoje piony tej lub wyższej rangi; @ to
    miejsce, w którym pojawia się istota, a jeśli po @ jest kształt, istota zastępuje stojący tam
    twój pion. { $mark } oznacza pola, a strzałki kierunki, do których odnosi się efekt. Wzór można
    obracać i odbijać w lustrze.
help-size = Najlepsze jest okno o 80 kolumnach i 40 wierszach; 80 na 24 też wystarczy.

## Answers to commands

undone = Ostatni wybór został cofnięty.
undo-nothing = Nie ma czego cofnąć: wszystko, co było wcześniej, jest ostateczne.
undo-off = W tej grze cofanie jest wyłączone.
undo-not-yours = Ostatniego wyboru nie dokonał gracz przy tym komputerze, więc nie można go cofnąć.
undo-other-person = Ostatniego wyboru dokonał ktoś inny ({ school-name }) i tylko ta osoba może go
    cofnąć.
log-empty = Nie ma jeszcze wyborów.
log-turn = { $number }. { school-short }: { $choices }
log-hidden = karta
news-none = Nic się jeszcze nie stało.
piles-discard = Karty odrzucone szkoły { $school ->
    [northern] północnej
    [southern] południowej
    [highland] górskiej
   *[sylvan] leśnej
}: { $cards }
piles-legends = Odrzucone legendy: { $cards }
piles-flares = Odrzucone flary: { $cards }
piles-claimed = Wykonane zadania (kolor { colour-name }): { $tasks }
piles-nothing = brak
show-what = Wpisz { command-show } i nazwę karty, flary lub zadania, np.:
    { command-show } { $example }.
show-unknown = Nie ma karty, flary ani zadania „{ $text }”. Spróbuj nazwy takiej jak { $example }.
show-several = Pasuje kilka nazw: { $names }.
show-task = { $task } ({ points-counted }): { $condition }
save-where = Wpisz { command-save } i nazwę pliku, np.: { command-save } gra.json.
saved = Gra została zapisana w pliku { $file }.
save-refused = Nie zapisano pliku { $file }: plik o tej nazwie już istnieje i nie jest prawidłową
    zapisaną grą. Wybierz inną nazwę.
save-failed = Nie udało się zapisać pliku { $file } ({ $reason }). Wybierz inne miejsce.
load-where = Wpisz { command-load } i nazwę pliku, np.: { command-load } gra.json.
loaded = Wczytano grę z pliku { $file }.
load-sure = Ta gra nie jest zapisana. Mimo to wczytać inną?
load-missing = Nie udało się odczytać pliku { $file } ({ $reason }).
reason-missing = nie ma takiego pliku lub folderu
reason-permission = brak uprawnień
reason-directory = to jest folder
reason-other = błąd systemu
load-foreign = Plik { $file } nie jest zapisaną grą Legendarium albo jest uszkodzony.
load-version = Plik { $file } zapisała inna wersja Legendarium i ta wersja nie może go otworzyć.
load-damaged = Plik { $file } jest uszkodzony i nie można go wczytać.
load-another = Podaj inny plik albo wcześniejszą kopię tego.
load-lost = Od tego czasu zmieniły się zasady: ostatnie wybory (liczba: { $number }) nie są już możliwe
    i zostały pominięte.
load-other-game = Plik { $file } to zapis innej gry ({ $game }), a nie Tash-Kalar.
load-player = W pliku { $file } jest gracz „{ $text }”, który nie jest tu dostępny. Dostępni gracze:
    { $allowed }.
load-alone = Zapisana gra ma już własny tryb, graczy i karty. Pomiń { $options } albo pomiń --load.
concede-sure = Poddać tę grę?
concede-agree = { school-name }: czy zgadzasz się poddać grę?
concede-refused = W tym trybie gry nie można się poddać.
skip-agree = { school-name }: czy zgadzasz się pominąć ostatnie tury?
skip-too-early = Ostatnie tury można pominąć dopiero, gdy rozpocznie się koniec gry.
not-agreed = { school-name } się nie zgadza, więc gra jest kontynuowana.
unchanged = Nic się nie zmieniło.
quit-sure = Ta gra nie jest zapisana. Mimo to wyjść?
left-unsaved = Gra nie została zapisana.
kept = Gra jest zapisana. Kontynuuj poleceniem `legendarium play`.
not-kept = Automatyczny zapis jest wyłączony (nie można pisać w folderze zapisów). Co jakiś czas wpisz
    { command-save } PLIK.
yes-or-no = Odpowiedz { answer-yes } lub { answer-no }.
goodbye = Do widzenia.

## Wrong answers

wrong-unknown = „{ $text }” nie pasuje do żadnej opcji. Wpisz numer, pole, nazwę karty lub
    { command-help }.
wrong-empty = Wpisz numer, pole, nazwę karty lub { command-help }.
wrong-option-number = Nie ma opcji { $text }; wybierz { $allowed }.
wrong-no-options = Nie ma opcji { $text }. { $allowed }
wrong-no-square = Nie ma pola { $square }. Kolumny są od a do i, rzędy od 1 do 9, a w każdym rogu
    brakuje 3 pól.
wrong-square-occupied = Na polu { $square } stoi { $whose ->
    [own] twój { rank-name } pion
   *[enemy] { colour-name } { rank-name } pion
}. Umieszczać można tylko na pustym polu.
wrong-no-actions = Nie masz już akcji. Zakończ turę albo rzuć flarę, jeśli jej warunki na to
    pozwalają.
wrong-square = Pola { $square } nie można teraz wybrać. Wpisz jedno z pól: { $squares }.
wrong-square-no = Pola { $square } nie można teraz wybrać. Wybierz jeden z numerów.
wrong-not-in-hand = Nie masz tej karty na ręce: { $card }.
wrong-no-pattern = Tej istoty nie można teraz przywołać: { $card }. Twoje piony nie tworzą jej wzoru
    z polem, na którym mogłaby stanąć.
wrong-no-pattern-there = { $card }: nie można przywołać tej istoty na { $square }. Możliwe pola:
    { $squares }.
wrong-discard-form = W tym trybie gry nie można odrzucać kart.
wrong-discard-twice = Kartę można odrzucić tylko raz na turę.
wrong-flare-conditions = Nie można teraz rzucić flary: żaden z jej warunków nie jest spełniony.
wrong-flare-none = Nie masz flary na ręce.
wrong-actions-left = Nie można jeszcze zakończyć tury: { actions-left }.
wrong-not-now = „{ $text }” nie jest teraz możliwe. Wybierz jedną z opcji.
