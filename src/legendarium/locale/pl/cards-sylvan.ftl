sapling = Młode drzewko
    .effect = Młode drzewko awansuje.

kiskin-farseeders = Kiskińscy dalekosiewcy
    .effect = Możesz umieścić swój zwykły pion na pustym polu sąsiadującym z dowolnym z twoich
        pionów.

charging-buck = Szarżujący rogacz
    .effect = Może wykonać do 2 bojowych skoków, każdy na pole w odległości dokładnie 2.

forest-wardens = Leśni strażnicy
    .effect = Jeśli któryś przeciwnik ma więcej zwykłych pionów niż ty, zniszcz jeden z jego zwykłych
        pionów. Potem, jeśli któryś przeciwnik ma więcej awansowanych pionów niż ty, zniszcz jeden z
        jego heroicznych pionów.

naiad = Najada
    .effect = Możesz wybrać do 2 swoich pionów sąsiadujących z nią i każdym z nich wykonać
        standardowy ruch.

kiskin-spirit = Kiskiński duch
    .effect = Możesz położyć kartę ze swojego stosu kart odrzuconych na wierzchu swojej talii. Jeśli
        to zrobisz albo jeśli stos jest pusty, pod koniec tej tury dobierasz 1 dodatkową kartę ze
        swojej talii.

dryad = Driada
    .effect = Możesz zamienić sąsiadujący z nią wrogi nie-legendarny pion na swój zwykły pion.

centaur-spearman = Centaur włócznik
    .effect = Może wykonać bojowy ruch. Jeśli to zrobi, zniszcz najbliższy pion przed nim w tym
        samym kierunku, czyjkolwiek jest. Legendarny pion ocaleje i osłoni te, które stoją za nim.

centaur-chieftain = Wódz centaurów
    .effect = Może wykonać bojowy ruch. Jeśli to zrobi, inne twoje piony mogą wykonać łącznie do 3
        bojowych ruchów, wszystkie w kierunku, w którym się ruszył.

unicorn = Jednorożec
    .effect = Wybierz: albo Jednorożec może wykonać bojowy ruch, albo otrzymujesz dodatkową akcję.

sylvan-queen = Leśna królowa
    .effect = Możesz zamienić wrogi nie-legendarny pion sąsiadujący z nią po przekątnej na swój pion
        tej samej rangi.

sylvan-princess = Leśna księżniczka
    .effect = Możesz zamienić wrogi zwykły pion sąsiadujący z nią po przekątnej na swój zwykły pion.

woodland-druid = Leśny druid
    .effect = Awansuj po jednym zwykłym pionie każdego koloru, także swojego.

forest-ancient = Pradawny lasu
    .effect = Umieść 2 wrogie zwykłe piony na pustych polach w odległości najwyżej 2. Potem za każdy
        umieszczony zniszcz zwykły pion tego samego koloru w odległości najwyżej 3.

forest-mystic = Leśny mistyk
    .effect = Pod koniec tej tury dobierasz 1 dodatkową kartę ze swojej talii i 1 dodatkową legendę.

kiskin-leafsplitter = Kiskiński liściosiecz
    .effect = Najwyżej 2 razy możesz wybrać kierunek po przekątnej i zniszczyć najbliższy pion w tym
        kierunku, dowolnej rangi i dowolnego gracza.

kiskin-boughrunner = Kiskiński gałęziobieżca
    .effect = Może wykonać do 3 bojowych ruchów, każdy na pole sąsiadujące z innym twoim pionem.

tree-shepherd = Pasterz drzew
    .effect = Wybierz jeden ze swoich pionów. Zwykły awansuje, heroiczny może wykonać bojowy ruch,
        legendarny może wykonać standardowy ruch.
