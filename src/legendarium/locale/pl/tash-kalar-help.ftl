### Jak grać w Tash-Kalar, w skrócie: strona dla kogoś, kto nigdy nie czytał instrukcji.
###
### Zdania mówią dokładnie to, co zasady. $card, $first, $second, $square i $enemy w przykładzie to
### karta i pola.

guide-title = Jak się gra
guide-lead = Wszystko, czego potrzeba na pierwszą grę, w dziesięć minut. Gra podświetla tylko to, na
    co pozwalają zasady, więc możesz też od razu zacząć grać, a tu zaglądać w razie potrzeby.
guide-contents = Na tej stronie
guide-rule = Zasada { $rules }
guide-rules-note = Małe liczby to numery zasad; każda otwiera swoją zasadę.

guide-aim = Cel gry
guide-aim-text = Umieszczasz piony na planszy. Gdy twoje piony tworzą wzór z jednej z twoich kart,
    możesz przywołać istotę z tej karty: pojawia się jako twój kolejny pion i ma efekt, na przykład
    niszczy wrogie piony w pobliżu. Za co są punkty, zależy od trybu gry: za wykonane zadania albo
    za zniszczone wrogie piony.

guide-arena = Plansza i piony
guide-arena-text = Plansza ma 69 pól w dziewięciu kolumnach, od a do i, i dziewięciu rzędach, od 1
    do 9; w każdym rogu brakuje trzech pól. Cztery pola są czerwone, a pięć zielonych; mają one
    znaczenie dla zadań i niektórych kart. Na polu stoi najwyżej jeden pion. Z polem sąsiaduje osiem
    pól wokół niego; odległość liczy się w krokach z pola na pole, także po przekątnej.
guide-pieces-text = Pion ma właściciela, którego poznasz po kolorze i znaku, i jedną z trzech rang.
    Piony heroiczne i legendarne nazywają się razem awansowanymi.
guide-piece-common = Zwykły: krążek
guide-piece-heroic = Heroiczny: ośmiokąt z podwójnym brzegiem
guide-piece-legendary = Legendarny: gwiazda z ciemnym środkiem
guide-stock-text = Każdy kolor ma dwustronne piony, z jednej strony zwykłe, a z drugiej heroiczne,
    oraz piony legendarne; ich liczba zależy od trybu gry. Zniszczony pion wraca do zapasu
    właściciela.

guide-turn = Tura
guide-turn-text = W każdej turze masz dwie akcje (w pierwszej turze gry jedną) i musisz wykorzystać
    wszystkie. Możliwe akcje:
guide-turn-place = Umieść
    .text = Połóż swój zwykły pion na dowolnym pustym polu.
guide-turn-summon = Przywołaj
    .text = Zagraj istotę, której wzór tworzą twoje piony, i wykonaj jej efekt.
guide-turn-discard = Odrzuć
    .text = Odrzuć jedną istotę swojej szkoły, a potem odłóż dowolnie wiele innych kart z ręki na
        spód ich talii. Najwyżej raz na turę, a w niektórych trybach wcale.
guide-turn-end-text = Na koniec tury, zależnie od trybu gry, możesz wykonać zadanie albo zdobywasz
    punkty za zniszczone wrogie piony. Potem dobierasz karty do pełnej ręki: istoty swojej szkoły,
    legendy i jedną flarę. Karty ponad to zostają na ręce. Talii twojej szkoły nigdy nie tasuje się
    ponownie.

guide-summoning = Przywoływanie
guide-summoning-pattern = Każdy pion pokazany we wzorze musi być twój i mieć tę lub wyższą rangę. Na
    polach pokazanych jako puste może stać cokolwiek. Wzór można obracać i odbijać w lustrze.
guide-summoning-square = Istota pojawia się na polu w ramce jako pion o randze swojej karty. Pion,
    który tam stoi, zostaje zniszczony, także twój własny. Nie można przywoływać na pole z pionem
    wyższej rangi. Jeśli wzór pokazuje na tym polu twój pion, musi on tam stać.
guide-summoning-after = Piony wzoru zostają na miejscu. Po swoim efekcie istota jest zwyczajnym
    pionem i może należeć do twojego następnego wzoru.
guide-example = Przykład
guide-example-card = { $card }: ta istota potrzebuje dwóch twoich pionów z jednym polem między nimi.
    Pasują te na { $first } i { $second }: wzór jest obrócony. Na polu między nimi, { $square },
    stoi wrogi zwykły pion, ale to nie przeszkadza: { $card } to też zwykła istota.
guide-example-summon = Na { $square } pojawia się { $card }. Wrogi pion, który tam stał, zostaje
    zniszczony.
guide-example-effect = Efekt pozwala zniszczyć wrogi zwykły pion sąsiadujący z istotą po przekątnej:
    ten na { $enemy }. Niszczysz go, więc { $card } awansuje: teraz to heroiczny pion.

guide-example-picture = Obrazek { $number }: plansza według opisu pod nim

guide-effects = Słowa na kartach
guide-all-cards = Zobacz wszystkie karty
guide-effects-may = Możesz, do
    .text = Ty decydujesz. Wszystko inne trzeba wykonać, na ile się da; czego się nie da, to się
        pomija.
guide-effects-move = Ruch
    .text = Jeden krok na sąsiednie pole. Standardowy ruch prowadzi na puste pole albo na pion
        niższej rangi, bojowy także na pion tej samej rangi. Stojący tam pion zostaje zniszczony,
        nawet twój.
guide-effects-leap = Skok
    .text = Jak ruch, ale na dowolne pole planszy, chyba że karta to ogranicza.
guide-effects-upgrade = Awansuj, zdegraduj
    .text = Ze zwykłego na heroiczny, z heroicznego na legendarny albo odwrotnie. Nie liczy się to
        jako zniszczenie.
guide-effects-convert = Zamień
    .text = Wrogi pion zostaje zastąpiony twoim, tej samej rangi, chyba że karta podaje inną. Liczy
        się jako zniszczony przez ciebie.
guide-effects-gain = Dodatkowa akcja
    .text = Jedna akcja więcej w tej turze, do wykorzystania po efekcie.
guide-effects-stock = Brak piona
    .text = Jeśli efekt wymaga piona, którego nie ma w zapasie, tę część się pomija. Do akcji
        bierzesz zamiast tego jeden ze swoich pionów z planszy: do umieszczenia zwykły lub
        heroiczny; do przywołania ten z pola przywołania, jeśli jest twój i właściwego rodzaju, a w
        przeciwnym razie taki, który nie jest częścią wzoru.

guide-flares = Flary
guide-flares-text = Flary pomagają temu, kto jest w tyle. Każda ma dwie części z liczbą. Górna część
    działa, gdy przeciwnik ma na planszy co najmniej o tyle więcej awansowanych pionów niż ty;
    dolna, gdy ma co najmniej o tyle więcej wszystkich pionów. Jeśli działa choć jedna, możesz
    rzucić flarę przed dowolną akcją lub po niej; nie kosztuje to akcji. Najpierw sprawdza się oba
    warunki, potem wykonuje górną część, a potem dolną. W niektórych trybach przeciwnik, z którym
    się porównujesz, zdobywa 1 punkt.

guide-legends = Legendy
guide-legends-text = Wszyscy gracze dobierają legendy z jednej wspólnej talii. Mają one trudniejsze
    wzory i pojawiają się jako legendarne piony. Ile są warte, zależy od trybu gry; w niektórych
    trybach gra się bez nich.

guide-forms = Tryby gry
guide-form-start = Przygotowanie
guide-form-pieces = Piony
guide-form-hand = Ręka
guide-form-points = Punkty
guide-form-end = Koniec
guide-form-players-or-teams = { $seats } graczy albo dwoje na dwoje ze wspólnymi pionami.
guide-form-no-discarding = Bez odrzucania.
guide-form-no-advanced-tasks = Bez zaawansowanych zadań.
guide-start-empty = Plansza jest pusta.
guide-start-two-marks = Po jednym zwykłym pionie każdego koloru na c5 i g5. Który gdzie, decyduje
    drugi gracz (w zespołach czwarty).
guide-start-three-marks = Ostatni gracz umieszcza po jednym zwykłym pionie przy każdym z trzech
    znaków, każdy innego koloru. Przy czworgu graczy pomija się kolor drugiego gracza.
guide-start-tasks = { $tasks ->
    [one] Odkryte jest jedno zadanie, a obok niego widać następne.
    [few] Odkryte są { $tasks } zadania, a obok nich widać następne.
   *[many] Odkrytych jest { $tasks } zadań, a obok nich widać następne.
}
guide-pieces-two-sided = { $pieces ->
    [one] 1 dwustronny pion
    [few] { $pieces } dwustronne piony
   *[many] { $pieces } dwustronnych pionów
}
guide-pieces-legendary = { $legends ->
    [one] 1 legendarny pion
    [few] { $legends } legendarne piony
   *[many] { $legends } legendarnych pionów
}
guide-form-stock = Każdy kolor ma { guide-pieces-two-sided } i { guide-pieces-legendary }.
guide-form-stock-no-legends = Każdy kolor ma { guide-pieces-two-sided }.
guide-form-stock-sides = Przy { $sides } graczach: { guide-pieces-two-sided }.
guide-hand-beings = { $beings ->
    [one] 1 istota twojej szkoły
    [few] { $beings } istoty twojej szkoły
   *[many] { $beings } istot twojej szkoły
}
guide-hand-legends = { $legends ->
    [one] 1 legenda
    [few] { $legends } legendy
   *[many] { $legends } legend
}
guide-form-hand-cards = { $legends ->
    [0] { guide-hand-beings } i jedna flara.
   *[other] { guide-hand-beings }, { guide-hand-legends } i jedna flara.
}
guide-points-by_tasks = Na koniec swojej tury możesz wykonać jedno odkryte zadanie, którego warunek
    spełniasz; jego miejsce zajmuje następne.
    .legends = Każdy twój legendarny pion na planszy jest wart 1 punkt więcej.
guide-points-by_destruction = Na koniec swojej tury, za wrogie piony w niej przez ciebie zniszczone:
    2 za każdy legendarny, 1 za każdy heroiczny, 1 za każde dwa zwykłe. Za rzucenie flary: 1 dla
    przeciwnika.
    .legends = Za przywołanie legendy: od razu 1.
guide-points-by_colours = Na koniec swojej tury, osobno za każdy wrogi kolor, za piony w niej przez
    ciebie zniszczone: 2 za każdy legendarny, 1 za każdy heroiczny, 1 za każde dwa zwykłe. Jeśli
    zostanie po jednym zwykłym pionie dwóch lub trzech kolorów, zdobywasz 1 punkt w jednym z tych
    kolorów, wybranym przez ciebie. Gdy rzucasz flarę, przeciwnik, z którym się porównujesz, zdobywa
    1 punkt w twoim kolorze. Twoim wynikiem jest twój najniższy kolor.
    .legends = Za przywołanie legendy: 1 w wybranym przez ciebie kolorze.
guide-form-limit = { $points ->
    [one] co najmniej 1 punkt
    [few] co najmniej { $points } punkty
   *[many] co najmniej { $points } punktów
}{ $by_colour ->
    [yes] {" "}w jednym kolorze
   *[no] {""}
}
guide-form-end-triggered = Rozpoczyna się, gdy gracz ma na koniec tury { guide-form-limit } albo
    dobiera ostatnią kartę swojej talii.
guide-form-end-at-once = Natychmiast, gdy na koniec tury ktoś ma { guide-form-limit } albo dobiera
    ostatnią kartę swojej talii.
guide-form-end-sides = Przy { $sides } graczach: { points-counted }.
guide-form-improvise = Raz w grze na każdy wrogi kolor możesz improwizować: w jednym przywołaniu
    jeden wrogi pion tego koloru liczy się we wzorze jako twój, ze swoją rangą.
guide-form-teams = W zespołach
guide-form-teams-who = Dwoje na dwoje. Tryby gry: { $forms }. Partnerzy siedzą naprzeciw siebie.
    Mają wspólne piony, punkty i legendy, ale nie widzą nawzajem swoich kart.
guide-form-teams-play = Po każdej turze legendy przechodzą do partnera. Przed akcją lub w trakcie
    efektu możesz przekazać kontrolę: partner kończy efekt, a pozostałe akcje wykorzystuje na
    umieszczanie zwykłych pionów.
guide-form-teams-end = Dolne karty talii każdej szkoły, w liczbie { $number }, leżą bokiem. Koniec
    rozpoczyna dobranie ostatniej karty, która nie leży bokiem.

guide-end = Koniec
guide-end-text = Gdy koniec się rozpoczął, bieżąca tura zostaje dokończona, a potem każdy ma jeszcze
    jedną, ostatnią turę; jako ostatni gra gracz, w którego turze to się stało. W niektórych trybach
    nie ma ostatnich tur.
guide-end-ties = Wygrywa ten, kto ma najwięcej punktów. Przy remisie decydują awansowane piony na
    planszy, potem wszystkie piony na planszy; jeśli i tu jest remis, zwycięstwo jest wspólne. Jeśli
    każdy kolor ma własne punkty, porównuje się najpierw najniższe kolory, potem następne najniższe.
guide-end-early = Wszyscy gracze mogą zgodzić się pominąć ostatnie tury. W grze dwóch stron możesz
    się poddać; w zespole musi się na to zgodzić partner.

guide-table = Przy tym stole
guide-table-lit = Wszystko, co możesz zrobić, jest podświetlone na bursztynowo. Wskaż kartę myszą
    lub wybierz ją klawiaturą, a plansza pokaże, gdzie możesz przywołać istotę, których pionów użyje
    i co zniszczy, albo ilu pionów brakuje.
guide-table-take-back = Dopóki nie zakończysz tury, możesz cofać swoje wybory jeden po drugim, także
    w środku efektu, chyba że przy stole cofanie jest wyłączone. Po przekazaniu kontroli niczego
    sprzed niego nie można już cofnąć. Po swojej turze możesz poprosić pozostałych o zgodę na
    cofnięcie.
guide-notation = Notacja
guide-notation-text = Zamiast klikać, możesz wpisywać swoje wybory. Zapisane gry używają tej samej
    notacji:
guide-notation-place = umieść pion na e5
guide-notation-summon = przywołaj na d4: { $card }
guide-notation-discard = odrzuć: { $card }
guide-notation-flare = rzuć flarę { $flare }
guide-notation-move = ruch z d4 na d5
guide-notation-leap = skok z a3 na i7
guide-notation-pick = wybierz pion na e6
guide-notation-direction = wybierz kierunek: północny wschód
guide-notation-claim = wykonaj zadanie: { $task }
guide-notation-decline = zrezygnuj z opcjonalnego efektu
guide-notation-hand-over = przekaż kontrolę partnerowi
guide-notation-end-turn = zakończ turę
