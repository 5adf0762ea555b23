fire-dragon = Ognisty smok
    .effect = Wybierz jeden ze wskazanych kierunków. Zniszcz wszystkie nie-legendarne piony w
        odległości najwyżej 2 w tym kierunku i w obu sąsiednich kierunkach, także swoje.
hell-bull = Piekielny byk
    .effect = Może wykonać dowolną liczbę bojowych ruchów, wszystkie w jednym wybranym kierunku. Gdy
        zniszczy legendarny pion, musi się zatrzymać.
angel-of-death = Anioł śmierci
    .effect = Możesz wybrać dowolny inny pion. Awansuj go, jeśli to możliwe, a potem Anioł wykonuje
        bojowy skok na jego pole.
eldest-tree = Najstarsze drzewo
    .effect = Wybierz do 3 różnych pól sąsiadujących z nim. Na każdym zniszcz wrogi nie-legendarny
        pion, awansuj swój zwykły pion albo, jeśli pole jest puste, umieść na nim swój zwykły pion.
bone-catapult = Kościana katapulta
    .effect = Możesz wybrać pion dowolnej rangi i dowolnego gracza, gdziekolwiek na linii jednego ze
        wskazanych kierunków. Zniszcz go razem ze wszystkimi sąsiadującymi z nim zwykłymi pionami.
fire-elemental = Żywiołak ognia
    .effect = Zniszcz albo wszystkie wrogie nie-legendarne piony sąsiadujące z nim, albo wszystkie
        wrogie zwykłe piony w odległości najwyżej 2.
leviathan = Lewiatan
    .effect = Zdegraduj do 3 awansowanych pionów albo zniszcz do 4 zwykłych pionów, czyichkolwiek.
        Muszą tworzyć jedną spójną grupę sąsiadujących ze sobą pionów. Lewiatan może do niej
        należeć.
two-headed-dragon = Dwugłowy smok
    .effect = Możesz awansować pion wykorzystany do jego przywołania. Jeśli to zrobisz, możesz
        zniszczyć heroiczny pion dowolnego gracza sąsiadujący z tym, który właśnie awansował.
earth-elemental = Żywiołak ziemi
    .effect = Zniszcz nie-legendarny pion dowolnego gracza na czerwonym polu lub na polu z nim
        sąsiadującym. Potem awansuj zwykły pion dowolnego gracza na zielonym polu lub na polu z nim
        sąsiadującym. Na koniec Żywiołak może wykonać bojowy ruch na czerwone lub zielone pole.
time-elemental = Żywiołak czasu
    .effect = Po tej turze rozgrywasz dodatkową turę, nawet jeśli zaczął się już koniec gry.
storm-elemental = Żywiołak burzy
    .effect = Możesz umieścić swój pion dowolnej rangi, jaką masz w zapasie, na pustym polu w
        odległości najwyżej 3. Może on wykonać bojowe ruchy w jednym kierunku: zwykły do 5,
        heroiczny do 3, legendarny najwyżej 1. Potem zostaje zniszczony.
titan = Tytan
    .effect = Zniszcz wszystkie piony sąsiadujące z nim po linii prostej i wszystkie nie-legendarne
        piony sąsiadujące z nim po przekątnej, także swoje. Żaden z nich nie liczy się jako
        zniszczony przez ciebie.
