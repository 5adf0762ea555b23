### Why something may not be chosen in Tainted Grail: a sentence for each rule that forbids.

tg-refused = Tego nie można teraz wybrać.
tg-refusal-ACT-3 = Ta lokacja nie ma takiej akcji.
tg-refusal-ACT-4 = Inni mogą pomóc tylko w koszcie energii akcji postaci.
tg-refusal-ACT-7 = Tej akcji można użyć raz dziennie.
tg-refusal-BON-8 = Kart z sekwencji nie można odrzucać z własnego wyboru.
tg-refusal-CMB-3 = Gdy spotkanie się zaczęło, nic już nie można dodać.
tg-refusal-CMB-5 = Ręki z jedną kartą nie można wymienić.
tg-refusal-CMB-6 = Ta postać była już aktywna w tej turze.
tg-refusal-CMB-9 = Aktywna postać nie ma tej karty na ręce.
tg-refusal-CMB-10 = Kolejną kartę można zagrać tylko wtedy, gdy ma dodatkowe zagranie na jednym z
    własnych połączonych kluczy.
tg-refusal-CMB-30 = Teraz możesz odrzucić tylko kartę z własnej ręki.
tg-refusal-CMB-40 = W panice, i tylko w niej, pierwszą zagrywaną kartą jest wierzchnia karta twojej
    talii.
tg-refusal-DEV-1 = Nowa karta kosztuje 2 doświadczenia; z obejrzanych zatrzymujesz jedną.
tg-refusal-DEV-2 = Talia musi mieć co najmniej 15 kart.
tg-refusal-DEV-3 = Tej karty nie można dziś wieczorem przełożyć.
tg-refusal-DEV-4 = Za mało doświadczenia na ten punkt.
tg-refusal-DEV-5 = Wybierz kartę umiejętności i jedną z jej stron.
tg-refusal-DEV-7 = Kart umiejętności tego rodzaju już nie ma.
tg-refusal-DTH-2 = Umierająca postać uniesie tylko kilka przedmiotów.
tg-refusal-DTH-4 = Tej postaci ani przedmiotu nie można teraz wziąć.
tg-refusal-END-1 = Nie ma co jeść.
tg-refusal-END-3 = Teraz rozwija się inna postać.
tg-refusal-EXP-1 = W tej lokacji nie ma czego eksplorować.
tg-refusal-EXP-4 = Wymagania nie są spełnione.
tg-refusal-EXP-5 = Można wybrać tylko członka drużyny, którego to dotyczy.
tg-refusal-GRD-6 = Nie ma tu takiego wroga.
tg-refusal-ITM-1 = Możesz używać tylko odkrytych kart, po jednej na każde słowo kluczowe.
tg-refusal-MAP-1 = Stąd nie prowadzi tam droga.
tg-refusal-MEN-1 = Wymagania nie są spełnione: teraz nie można tu niczego zapalić.
tg-refusal-PLY-1 = Może grać od jednej do czterech postaci. Mogą dołączać i odchodzić za dnia,
    między akcjami.
tg-refusal-PLY-3 = Nieużyta postać może zająć wolne miejsce obok postaci w grze.
tg-refusal-PTY-1 = Dołączyć mogą tylko postacie w lokacji działającej postaci.
tg-refusal-PTY-6 = Płacić mogą tylko członkowie drużyny, a za siebie nawzajem tylko energią i magią.
tg-refusal-PTY-7 = Postacie mogą handlować tylko tym, co mają, tylko w tej samej lokacji i nigdy w
    trakcie spotkania.
tg-refusal-PTY-9 = Dołączyć mogą tylko postacie, które już są w tej lokacji.
tg-refusal-RES-2 = Reputacją, magią i doświadczeniem nie można handlować.
tg-refusal-SEC-1 = Limit przedmiotów nie dotyczy sekretów.
tg-refusal-SEC-2 = Sekretów nie można odrzucać jako przedmiotów.
tg-refusal-SEC-3 = Osobisty sekret nie może zmienić właściciela.
tg-refusal-SEQ-2 = Za klucz magii może zapłacić tylko aktywna postać.
tg-refusal-SEQ-5 = Ładunków tej karty nie można teraz zapłacić.
tg-refusal-TRK-6 = Musisz zapłacić cały koszt.
tg-refusal-TURN-1 = Ta postać nie ma takiej akcji.
tg-refusal-TURN-2 = Ta postać działała już w tej rundzie; najpierw kolej innych.
tg-refusal-TURN-4 = Postać, która spasowała, nie może już dziś działać.
tg-refusal-TURN-5 = Bez energii nie możesz zacząć akcji, która kosztuje energię.
