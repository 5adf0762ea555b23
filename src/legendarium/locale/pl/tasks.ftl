destruction = Zniszczenie
    .condition = Zniszcz w tej turze co najmniej 3 wrogie piony.

devastation = Spustoszenie
    .condition = Zniszcz w tej turze co najmniej 4 wrogie piony.

heroic-destruction = Heroiczne zniszczenie
    .condition = Zniszcz w tej turze co najmniej 3 wrogie piony, w tym co najmniej 1 awansowany.

heroic-devastation = Heroiczne spustoszenie
    .condition = Zniszcz w tej turze co najmniej 4 wrogie piony, w tym co najmniej 2 awansowane.

end-of-legends = Koniec legend
    .condition = Zniszcz w tej turze co najmniej 1 wrogi legendarny pion albo co najmniej 2 wrogie
        heroiczne piony.

red-conquest = Czerwony podbój
    .condition = Na czerwonych polach stoją co najmniej 3 twoje piony, w tym co najmniej 2
        awansowane.

green-conquest = Zielony podbój
    .condition = Na zielonych polach stoją co najmniej 3 twoje piony, w tym co najmniej 2
        awansowane.

color-conquest = Kolorowy podbój
    .condition = Na czerwonych i zielonych polach łącznie stoi co najmniej 5 twoich pionów, w tym co
        najmniej 3 awansowane.

red-legends = Czerwone legendy
    .condition = Na czerwonych polach stoją co najmniej 2 twoje awansowane piony, w tym co najmniej
        1 legendarny.

green-legends = Zielone legendy
    .condition = Na zielonych polach stoją co najmniej 2 twoje awansowane piony, w tym co najmniej
        1 legendarny.

rainbow-dominance = Tęczowa dominacja
    .condition = Masz więcej awansowanych pionów niż przeciwnik zarówno na czerwonych, jak i na
        zielonych polach.

red-summoning = Czerwone przywołanie
    .condition = Przywołaj w tej turze co najmniej 2 istoty, w tym co najmniej 1 na czerwonym polu.

green-summoning = Zielone przywołanie
    .condition = Przywołaj w tej turze co najmniej 2 istoty, w tym co najmniej 1 na zielonym polu.

colored-summoning = Kolorowe przywołanie
    .condition = Przywołaj w tej turze co najmniej 2 istoty na czerwonych lub zielonych polach.
        Dwa razy na tym samym polu też się liczy.

legendary-summoning = Legendarne przywołanie
    .condition = Przywołaj w tej turze co najmniej 2 istoty, w tym co najmniej 1 legendę.

central-dominance = Dominacja w centrum
    .condition = Na 9 centralnych polach stoi co najmniej 5 twoich pionów, w tym co najmniej 2
        awansowane.

center-cross = Krzyż w centrum
    .condition = Twoje piony tworzą na 5 centralnych polach krzyż: prosty (e4, d5, e5, f5, e6) albo
        ukośny (d4, f4, e5, d6, f6).

line-dominance = Dominacja na linii
    .condition = W rzędzie 4, 5 lub 6 albo w kolumnie d, e lub f masz co najmniej o 6 pionów więcej
        niż przeciwnik.

diagonals = Przekątne
    .condition = Na każdej z dwóch długich przekątnych (b2–h8 i b8–h2) stoją co najmniej 4 twoje
        piony, w tym co najmniej 1 awansowany. Pole e5 liczy się do obu.

side-chain = Łańcuch między bokami
    .condition = Łańcuch twoich pionów łączy dwa przeciwległe boki planszy; każdy pion sąsiaduje z
        następnym, także po przekątnej.

corner-chain = Łańcuch między rogami
    .condition = Łańcuch twoich pionów łączy dwa przeciwległe rogi planszy; każdy pion sąsiaduje z
        następnym, także po przekątnej.

imprisonment = Uwięzienie
    .condition = Z jednym wrogim pionem sąsiaduje co najmniej 6 twoich pionów.

envelopment = Okrążenie
    .condition = Z jednym wrogim pionem sąsiaduje co najmniej 7 twoich pionów.

isolation = Izolacja
    .condition = Jakiś wrogi pion jest w odległości 2 od innego wrogiego piona, z żadnym wrogim nie
        sąsiaduje i nawet w 3 ruchach po pustych polach nie mógłby stanąć obok żadnego z nich.
