destruction = Zerstörung
    .condition = Du hast in diesem Zug mindestens 3 gegnerische Steine zerstört.

devastation = Verwüstung
    .condition = Du hast in diesem Zug mindestens 4 gegnerische Steine zerstört.

heroic-destruction = Heroische Zerstörung
    .condition = Du hast in diesem Zug mindestens 3 gegnerische Steine zerstört, darunter
        mindestens 1 aufgewerteten.

heroic-devastation = Heroische Verwüstung
    .condition = Du hast in diesem Zug mindestens 4 gegnerische Steine zerstört, darunter
        mindestens 2 aufgewertete.

end-of-legends = Ende der Legenden
    .condition = Du hast in diesem Zug mindestens 1 gegnerische Legende oder mindestens 2
        gegnerische Helden zerstört.

red-conquest = Rote Eroberung
    .condition = Auf roten Feldern liegen mindestens 3 deiner Steine, darunter mindestens 2
        aufgewertete.

green-conquest = Grüne Eroberung
    .condition = Auf grünen Feldern liegen mindestens 3 deiner Steine, darunter mindestens 2
        aufgewertete.

color-conquest = Farbige Eroberung
    .condition = Auf farbigen Feldern liegen mindestens 5 deiner Steine, darunter mindestens 3
        aufgewertete. Rote und grüne Felder zählen zusammen.

red-legends = Rote Legenden
    .condition = Auf roten Feldern liegen mindestens 2 deiner aufgewerteten Steine, darunter
        mindestens 1 Legende.

green-legends = Grüne Legenden
    .condition = Auf grünen Feldern liegen mindestens 2 deiner aufgewerteten Steine, darunter
        mindestens 1 Legende.

rainbow-dominance = Regenbogen-Dominanz
    .condition = Du hast auf den roten Feldern mehr aufgewertete Steine als der Gegner, und auf den
        grünen Feldern ebenso.

red-summoning = Rote Beschwörung
    .condition = Du hast in diesem Zug mindestens 2 Wesen beschworen, mindestens 1 davon auf einem
        roten Feld.

green-summoning = Grüne Beschwörung
    .condition = Du hast in diesem Zug mindestens 2 Wesen beschworen, mindestens 1 davon auf einem
        grünen Feld.

colored-summoning = Farbige Beschwörung
    .condition = Du hast in diesem Zug mindestens 2 Wesen auf roten oder grünen Feldern beschworen.
        Zweimal auf demselben Feld zählt auch.

legendary-summoning = Legendäre Beschwörung
    .condition = Du hast in diesem Zug mindestens 2 Wesen beschworen, darunter mindestens 1 Legende.

central-dominance = Zentrumsdominanz
    .condition = Auf den 9 Mittelfeldern liegen mindestens 5 deiner Steine, darunter mindestens 2
        aufgewertete.

center-cross = Zentrumskreuz
    .condition = Deine Steine füllen ein Kreuz aus 5 Mittelfeldern: gerade (e4, d5, e5, f5, e6) oder
        schräg (d4, f4, e5, d6, f6).

line-dominance = Liniendominanz
    .condition = In Reihe 4, 5 oder 6 oder in Spalte d, e oder f hast du mindestens 6 Steine mehr
        als der Gegner.

diagonals = Diagonalen
    .condition = Auf jeder der beiden langen Diagonalen (b2 bis h8, b8 bis h2) liegen mindestens 4
        deiner Steine, darunter mindestens 1 aufgewerteter. e5 zählt für beide.

side-chain = Seitenkette
    .condition = Eine Kette deiner Steine verbindet zwei gegenüberliegende Seiten der Arena; jeder
        Stein grenzt an den nächsten an, auch diagonal.

corner-chain = Eckenkette
    .condition = Eine Kette deiner Steine verbindet zwei gegenüberliegende Ecken der Arena; jeder
        Stein grenzt an den nächsten an, auch diagonal.

imprisonment = Einkerkerung
    .condition = Ein gegnerischer Stein grenzt an mindestens 6 deiner Steine an.

envelopment = Umzingelung
    .condition = Ein gegnerischer Stein grenzt an mindestens 7 deiner Steine an.

isolation = Isolation
    .condition = Ein gegnerischer Stein liegt in Entfernung 2 von einem anderen gegnerischen Stein,
        grenzt an keinen anderen an und könnte auch mit bis zu 3 Bewegungen über leere Felder nicht
        neben einen gelangen.
