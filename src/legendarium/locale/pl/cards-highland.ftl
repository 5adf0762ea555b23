wild-eagle = Dziki orzeł
    .effect = Może wykonać bojowy skok na dowolne pole.
clan-axeman = Topornik klanu
    .effect = Możesz zniszczyć zwykły lub heroiczny pion sąsiadujący z nim po linii prostej, nawet
        swój.
clan-healer = Uzdrowiciel klanu
    .effect = Możesz umieścić do 2 swoich zwykłych pionów, każdy na pustym polu sąsiadującym z
        zielonym polem.
dire-wolf = Straszliwy wilk
    .effect = Może wykonać do 2 bojowych ruchów.
ritual-keeper = Opiekun rytuału
    .effect = Przywołany na zielonym polu: awansuj jeden ze swoich zwykłych pionów, może to być
        sam Opiekun. Przywołany na czerwonym polu: możesz wykonać bojowy ruch jednym ze swoich
        pionów.
eagle-lord = Orli władca
    .effect = Może wykonać bojowy skok na dowolne pole.
wolf-rider = Wilczy jeździec
    .effect = Może wykonać do 2 bojowych ruchów.
blood-shaman = Szaman krwi
    .effect = Zniszcz zwykły lub heroiczny pion w dowolnym miejscu planszy: wrogi, swój albo samego
        Szamana. Jeśli zniszczony pion stał na czerwonym polu, zniszczone zostają też wszystkie
        zwykłe piony sąsiadujące z tym polem.
war-drummer = Wojenny dobosz
    .effect = Swoimi pionami, ale nie Doboszem, możesz wykonać 1 bojowy ruch albo do 2 standardowych
        ruchów.
hill-giant = Olbrzym ze wzgórz
    .effect = Zniszcz wszystkie zwykłe i heroiczne piony sąsiadujące z nim po linii prostej, także
        swoje.
warlord = Wódz wojenny
    .effect = Możesz wykonać do 3 bojowych ruchów swoimi pionami. Jeśli wykonasz wszystkie 3,
        przynajmniej jeden z nich musi wykonać Wódz wojenny.
war-summoner = Wojenny przywoływacz
    .effect = Otrzymujesz dodatkową akcję. Przy przywoływaniu następnej istoty w tej turze możesz w
        jej wzorze użyć 1 wrogiego piona jak swojego; jego ranga musi być wystarczająca.
ritual-master = Mistrz rytuału
    .effect = Przywołany na zielonym polu: otrzymujesz 2 dodatkowe akcje. Przywołany na czerwonym
        polu: możesz zniszczyć jeden heroiczny pion i możesz zniszczyć jeden zwykły pion, w dowolnym
        miejscu planszy, także swoje.
legend-slayer = Pogromca legend
    .effect = Z pionów sąsiadujących z nim po przekątnej, także twoich, możesz zniszczyć albo 1
        legendarny, albo do 2 zwykłych lub heroicznych.
mountain-troll = Górski troll
    .effect = Zniszcz wszystkie wrogie zwykłe piony sąsiadujące z nim. Jeśli zniszczysz tak co
        najmniej 2, otrzymujesz dodatkową akcję.
hungry-bear = Głodny niedźwiedź
    .effect = Może wykonać standardowy ruch. Jeśli zniszczy tym ruchem pion, może wykonać jeszcze
        jeden.
werewolf = Wilkołak
    .effect = Przywołany na czerwonym lub zielonym polu innym niż środek planszy (e5): może wykonać
        do 3 bojowych ruchów. Przywołany gdzie indziej: może wykonać standardowy ruch.
clan-guardian = Strażnik klanu
    .effect = Możesz awansować zwykły pion wykorzystany do jego przywołania.
