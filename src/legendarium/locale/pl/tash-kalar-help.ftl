### Jak grać w Tash-Kalar, w skrócie: strona dla kogoś, kto nigdy nie czytał instrukcji.
###
### Zdania mówią dokładnie to, co zasady. $card, $first, $second, $square i $enemy w przykładzie to
### karta i pola.

guide-title = Jak się gra
guide-lead = Dziesięć minut i wiesz dość na pierwszą grę. Komputer zna wszystkie zasady i podświetla
    tylko to, co dozwolone, więc równie dobrze możesz od razu zacząć, a tu tylko zaglądać.
guide-contents = Na tej stronie
guide-rule = Zasada { $rules }
guide-rules-note = Małe liczby to numery zasad, tak jak podają je testy tego programu.

guide-aim = Cel gry
guide-aim-text = Umieszczasz piony na planszy. Gdy twoje piony tworzą wzór z jednej z twoich kart,
    możesz przywołać istotę z tej karty: pojawia się jako twój kolejny pion i ma efekt, na przykład
    niszczy wrogie piony w pobliżu. Za co są punkty, zależy od trybu gry: za wykonane zadania albo
    za zniszczone wrogie piony.

guide-arena = Plansza i piony
guide-arena-text = Plansza ma 69 pól w dziewięciu kolumnach, od a do i, i dziewięciu rzędach, od 1
    do 9; w każdym rogu brakuje trzech pól. Cztery pola są czerwone, a pięć zielonych: mówią o nich
    zadania i niektóre karty. Na polu stoi najwyżej jeden pion. Z polem sąsiaduje osiem pól wokół
    niego; odległość liczy się w krokach z pola na pole, także po przekątnej.
guide-pieces-text = Pion ma właściciela, którego poznasz po kolorze i znaku, i jedną z trzech rang.
    Piony heroiczne i legendarne nazywają się razem awansowanymi.
guide-piece-common = Zwykły: krążek
guide-piece-heroic = Heroiczny: ośmiokąt z podwójnym brzegiem
guide-piece-legendary = Legendarny: gwiazda z ciemnym środkiem
guide-stock-text = Każdy kolor ma 17 pionów ze stroną zwykłą i heroiczną (16 w pojedynku, 15 w
    bitwie trojga graczy, 14 w bitwie czworga) oraz 3 legendarne. Zniszczony pion wraca do zapasu
    właściciela.

guide-turn = Tura
guide-turn-text = Tura ma dwie akcje; pierwsza tura gry tylko jedną. Wszystkie trzeba wykorzystać.
    Każda z nich to jedna z tych:
guide-turn-place = Umieść
    .text = Połóż swój zwykły pion na dowolnym pustym polu.
guide-turn-summon = Przywołaj
    .text = Zagraj istotę, której wzór tworzą twoje piony, i wykonaj jej efekt.
guide-turn-discard = Odrzuć
    .text = Odrzuć jedną istotę swojej szkoły, a potem odłóż dowolnie wiele innych kart z ręki na
        spód ich talii. Najwyżej raz na turę, a w pierwszej grze wcale.
guide-turn-end-text = Na koniec tury możesz wykonać zadanie albo zdobywasz punkty za zniszczone
    wrogie piony. Potem dobierasz karty, aby mieć trzy istoty swojej szkoły, dwie legendy (w
    pierwszej grze żadnej) i jedną flarę. Karty ponad to zostają na ręce. Talii twojej szkoły nigdy nie tasuje się
    ponownie.

guide-summoning = Przywoływanie
guide-summoning-pattern = Tam, gdzie we wzorze narysowano pion, musi stać twój pion tej lub wyższej
    rangi. Na polach narysowanych jako puste może stać cokolwiek. Wzór można obracać i odbijać w
    lustrze.
guide-summoning-square = Istota pojawia się na polu w ramce jako pion o randze swojej karty. Pion,
    który tam stoi, zostaje zniszczony, także twój własny. Pion wyższej rangi na tym polu nie
    pozwala na przywołanie. Jeśli rysunek wymaga na tym polu twojego piona, musi on tam stać.
guide-summoning-after = Piony wzoru zostają na miejscu. Po swoim efekcie istota jest już tylko
    pionem i może należeć do następnego wzoru.
guide-example = Przykład
guide-example-card = { $card }: ta istota wymaga dwóch twoich pionów z jednym polem między nimi.
    Wystarczą te na { $first } i { $second }: wzór jest obrócony. Na polu między nimi, { $square },
    stoi wrogi zwykły pion, ale to nie przeszkadza: { $card } to też zwykła istota.
guide-example-summon = Na { $square } pojawia się { $card }. Wrogi pion, który tam stał, zostaje
    zniszczony.
guide-example-effect = Efekt pozwala zniszczyć wrogi zwykły pion sąsiadujący z istotą po przekątnej:
    ten na { $enemy }. Niszczysz go, więc { $card } awansuje: teraz to heroiczny pion.

guide-example-picture = Obrazek { $number }: plansza, jak opisuje ją zdanie pod nim

guide-effects = Co mówią karty
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
    .text = Ze zwykłego na heroiczny, z heroicznego na legendarny albo odwrotnie. Niczego to nie
        niszczy.
guide-effects-convert = Zamień
    .text = Wrogi pion zostaje zastąpiony twoim, tej samej rangi, chyba że karta podaje inną. Liczy
        się jako zniszczony przez ciebie.
guide-effects-gain = Dodatkowa akcja
    .text = Jedna akcja więcej w tej turze, gdy efekt się skończy.
guide-effects-stock = Brak piona
    .text = Jeśli efekt wymaga piona, którego nie ma w zapasie, tej części się nie wykonuje. Do
        akcji bierzesz zamiast tego jeden ze swoich pionów z planszy: do umieszczenia zwykły lub
        heroiczny; do przywołania ten z pola przywołania, jeśli jest twój i pasuje, a w przeciwnym
        razie taki, którego nie używa wzór.

guide-flares = Flary
guide-flares-text = Flara pomaga temu, kto jest w tyle. Jej górna część działa, gdy przeciwnik ma na
    planszy co najmniej o tyle więcej awansowanych pionów niż ty, a dolna, gdy ma co najmniej o tyle
    więcej wszystkich pionów. Jeśli spełniony jest choć jeden warunek, możesz rzucić flarę przed
    dowolną akcją lub po niej; nie zużywa to akcji. Najpierw sprawdza się oba warunki, potem
    wykonuje górną część, a potem dolną. W grze na śmierć i życie przeciwnik, z którym się
    porównujesz, zdobywa 1 punkt.

guide-legends = Legendy
guide-legends-text = Legendy dobiera się z jednej wspólnej talii. Wymagają więcej i pojawiają się
    jako legendarne piony. W Wysokim Stylu każdy twój legendarny pion jest wart 1 punkt, dopóki stoi
    na planszy; w grze na śmierć i życie przywołanie legendy daje od razu 1 punkt. W pierwszej grze
    legend nie ma.

guide-forms = Tryby gry
guide-form-start = Początek
guide-form-points = Punkty
guide-form-end = Koniec
guide-form-first-game-who = Dwoje graczy, do nauki: bez legend, bez odrzucania, bez zaawansowanych
    zadań.
guide-form-first-game-start = Plansza jest pusta. Odkryte są trzy zadania, a obok nich następne.
guide-form-first-game-points = Na koniec swojej tury możesz wykonać jedno odkryte zadanie, którego
    warunek jest spełniony.
guide-form-first-game-end = Natychmiast, gdy na koniec tury ktoś ma co najmniej 6 punktów albo
    dobiera ostatnią kartę swojej talii.
guide-form-high-form-who = Dwoje graczy lub dwa zespoły.
guide-form-high-form-start = Plansza jest pusta. Odkryte są trzy zadania, a obok nich następne.
guide-form-high-form-points = Na koniec swojej tury możesz wykonać jedno odkryte zadanie, którego
    warunek jest spełniony; jego miejsce zajmuje następne. Każdy twój legendarny pion na planszy to
    1 punkt więcej.
guide-form-high-form-end = Rozpoczyna się, gdy na koniec tury ktoś ma co najmniej 9 punktów albo
    dobiera ostatnią kartę swojej talii.
guide-form-duel-who = Dwoje graczy lub dwa zespoły.
guide-form-duel-start = Po jednym zwykłym pionie każdego koloru na c5 i g5. Który gdzie, decyduje
    drugi gracz, w zespołach czwarty.
guide-form-duel-points = Na koniec swojej tury, za wrogie piony w niej zniszczone: 2 za każdy
    legendarny, 1 za każdy heroiczny, 1 za każde dwa zwykłe. Za przywołanie legendy: od razu 1. Za
    rzucenie flary: 1 dla przeciwnika.
guide-form-duel-end = Rozpoczyna się, gdy na koniec tury ktoś ma co najmniej 18 punktów albo dobiera
    ostatnią kartę swojej talii.
guide-form-melee-who = Troje lub czworo graczy, każdy sam za siebie.
guide-form-melee-start = Ostatni gracz umieszcza po jednym zwykłym pionie przy każdym z trzech
    znaków, każdy innego koloru. Przy czworgu graczy drugi nie ma żadnego.
guide-form-melee-points = Jak w pojedynku, ale osobno za każdy wrogi kolor. Jeśli zostanie po jednym
    zwykłym pionie dwóch lub trzech kolorów, dają 1 punkt w jednym z nich, wybranym przez ciebie.
    Legenda daje 1 punkt w wybranym przez ciebie kolorze. Gdy rzucasz flarę, przeciwnik, z którym
    się porównujesz, zdobywa 1 punkt w twoim kolorze. Twoim wynikiem jest twój najniższy kolor.
guide-form-melee-improvise = Raz w grze na każdy wrogi kolor możesz improwizować: w jednym
    przywołaniu jeden wrogi pion tego koloru liczy się we wzorze jako twój, ze swoją rangą.
guide-form-melee-end = Rozpoczyna się, gdy na koniec tury ktoś ma co najmniej 12 punktów w jednym
    kolorze (10 przy czworgu graczy) albo dobiera ostatnią kartę swojej talii.
guide-form-teams = W zespołach
guide-form-teams-who = Dwoje na dwoje, w Wysokim Stylu lub w pojedynku. Partnerzy siedzą naprzeciw
    siebie; mają wspólne piony, punkty i dwie legendy, ale nie widzą nawzajem swoich kart.
guide-form-teams-play = Po każdej turze legendy przechodzą do partnera. Przed akcją lub w trakcie
    efektu możesz przekazać kontrolę: partner kończy efekt, a pozostałe akcje wykorzystuje na
    umieszczanie zwykłych pionów.
guide-form-teams-end = Sześć kart na spodzie talii każdej szkoły leży bokiem. Koniec rozpoczyna
    dobranie ostatniej karty, która nie leży bokiem.

guide-end = Koniec
guide-end-text = Gdy koniec się rozpoczął, tura zostaje dokończona, a potem każdy ma jeszcze jedną
    turę; ostatni jest gracz, w którego turze to się stało. Pierwsza gra kończy się bez tych
    ostatnich tur.
guide-end-ties = Wygrywa ten, kto ma najwięcej punktów. Przy remisie decyduje większa liczba
    awansowanych pionów na planszy, potem wszystkich pionów. Jeśli i tu jest remis, zwycięstwo jest
    wspólne. W bitwie
    porównuje się najpierw najniższe kolory, potem następne najniższe.
guide-end-early = Wszyscy gracze mogą zgodzić się pominąć ostatnie tury. W grze dwóch stron możesz
    się poddać, w zespole za zgodą partnera.

guide-table = Przy tym stole
guide-table-lit = To, co można teraz zrobić, świeci na bursztynowo. Wskaż kartę myszą lub
    klawiaturą, a plansza pokaże, gdzie można przywołać istotę, których pionów by użyła i co by
    zniszczyła; albo ilu pionów co najmniej brakuje.
guide-table-take-back = Dopóki nie zakończysz tury, możesz cofać jej wybory jeden po drugim, także w
    trakcie efektu, chyba że przy stole gra się bez cofania. Przekazania kontroli i niczego przed
    nim nie można już cofnąć. Później możesz poprosić pozostałych o cofnięcie wyboru.
guide-notation = Notacja
guide-notation-text = Zamiast klikać, możesz wpisać, co chcesz zrobić. Zapis gry używa tych samych
    słów:
guide-notation-place = umieść pion na e5
guide-notation-summon = przywołaj na d4: { $card }
guide-notation-discard = odrzuć: { $card }
guide-notation-flare = rzuć flarę { $flare }
guide-notation-move = ruch z d4 na d5
guide-notation-leap = skok z a3 na i7
guide-notation-pick = wybierz pion na e6
guide-notation-direction = wybierz kierunek: północny wschód
guide-notation-claim = wykonaj zadanie: { $task }
guide-notation-decline = zrezygnuj z tego
guide-notation-hand-over = przekaż kontrolę partnerowi
guide-notation-end-turn = zakończ turę
