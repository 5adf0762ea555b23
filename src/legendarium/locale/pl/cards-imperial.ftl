swordmaster = Mistrzyni miecza
    .effect = Możesz zniszczyć wrogi zwykły pion sąsiadujący z nią po przekątnej. Jeśli to zrobisz,
        Mistrzyni miecza awansuje.

messenger = Posłaniec
    .effect = Jeden z twoich zwykłych lub heroicznych pionów może wykonać dowolną liczbę
        standardowych ruchów, wszystkie w tym samym kierunku.

herald = Herold
    .effect = Możesz wykonać do 2 ruchów swoimi pionami, ale tylko na puste pola.

bomb = Bomba
    .effect = Jeśli w tej turze została ci jeszcze akcja, Bomba wybucha: ona i wszystkie sąsiadujące
        z nią zwykłe piony zostają zniszczone, twoje też.

chronicler = Kronikarz
    .effect = Awansuj inny swój zwykły pion. Potem możesz wykonać nim standardowy ruch.

assassin = Skrytobójca
    .effect = Zniszcz pion na zaznaczonym polu, nawet swój. Jeśli pole było puste, Skrytobójca może
        zamiast tego się na nie przesunąć.

time-mage = Mag czasu
    .effect = Otrzymujesz dodatkową akcję. Jeśli na zaznaczonym polu stoi wrogi pion, zniszcz go.

summoner = Przywoływacz
    .effect = Możesz umieścić do 2 swoich zwykłych pionów na pustych zaznaczonych polach.

hypnotist = Hipnotyzer
    .effect = Możesz wybrać do 3 zwykłych albo do 2 heroicznych wrogich pionów jednego koloru i
        każdym z nich wykonać bojowy ruch.

cannon = Armata
    .effect = Możesz strzelić w jednym ze wskazanych kierunków. Wszystkie zwykłe piony na tej linii
        zostają zniszczone, twoje też; inne piony nie zostają zniszczone i nie zatrzymują strzału.

champion = Czempion
    .effect = Możesz zniszczyć wrogi pion sąsiadujący z Czempionem. Jeśli był legendarny, Czempion
        też zostaje zniszczony, a ty otrzymujesz dodatkową akcję.

infantry-captain = Kapitan piechoty
    .effect = Możesz wykonać do 2 bojowych ruchów swoimi pionami, ale nie Kapitanem piechoty.

cavalry-captain = Kapitan kawalerii
    .effect = Inny twój pion może wykonać do 3 ruchów w dowolnej kolejności: najwyżej 1 bojowy i
        najwyżej 2 standardowe.

gryphon-rider = Jeźdźczyni gryfa
    .effect = Może wykonać bojowy skok. Jeśli to zrobi, możesz ją potem zdegradować i umieścić swój
        zwykły pion na pustym polu sąsiadującym z nią.

knight = Rycerz
    .effect = Rycerz może wykonać do 3 bojowych ruchów, ale żadnego na pole ze zwykłym pionem.

high-priestess = Arcykapłanka
    .effect = Może wykonać standardowy ruch. Niezależnie od tego, czy to zrobi, możesz potem
        awansować zwykły pion sąsiadujący z nią, swój lub wrogi.

master-of-intrigue = Mistrz intryg
    .effect = Możesz wykonać łącznie do 3 ruchów w dowolnym połączeniu: standardowe Mistrzem intryg,
        bojowe zwykłymi lub heroicznymi pionami wykorzystanymi do jego przywołania.

gun-tower = Wieża artyleryjska
    .effect = Możesz strzelić w jednym ze wskazanych kierunków. Pierwsze 2 piony na tej linii
        zostają zniszczone, twoje też. Legendarny pion nie zostaje zniszczony i zatrzymuje strzał.
