### Why something may not be chosen in Tainted Grail: a sentence for each rule that forbids.

tg-refused = Das kann jetzt nicht gewählt werden.
tg-refusal-ACT-3 = Dieser Ort hat keine solche Aktion.
tg-refusal-ACT-4 = Andere können nur bei den Energiekosten einer Charakteraktion helfen.
tg-refusal-ACT-7 = Diese Aktion ist nur einmal pro Tag möglich.
tg-refusal-BON-8 = Karten der Sequenz kannst du nicht freiwillig ablegen.
tg-refusal-CMB-3 = Sobald die Begegnung begonnen hat, kommt nichts mehr hinzu.
tg-refusal-CMB-5 = Eine einzelne Handkarte kann nicht mehr getauscht werden.
tg-refusal-CMB-6 = Dieser Charakter war in dieser Runde schon aktiv.
tg-refusal-CMB-9 = Der aktive Charakter hat diese Karte nicht auf der Hand.
tg-refusal-CMB-10 = Eine weitere Karte kannst du nur spielen, wenn sie auf einem ihrer verbundenen
    Schlüssel das Symbol „Zusatzkarte“ hat.
tg-refusal-CMB-30 = Jetzt kannst du nur eine eigene Handkarte ablegen.
tg-refusal-CMB-40 = In Panik, und nur dann, ist die erste Karte, die du spielst, die oberste deines
    Decks.
tg-refusal-DEV-1 = Eine neue Karte kostet 2 Erfahrung; von den angesehenen behältst du eine.
tg-refusal-DEV-2 = Ein Deck muss mindestens 15 Karten haben.
tg-refusal-DEV-3 = Diese Karte kann heute Abend nicht verschoben werden.
tg-refusal-DEV-4 = Für diesen Punkt reicht die Erfahrung nicht.
tg-refusal-DEV-5 = Wähle eine Fertigkeitskarte und eine ihrer Seiten.
tg-refusal-DEV-7 = Solche Fertigkeitskarten sind nicht mehr da.
tg-refusal-DTH-2 = Wer dem Tode nah ist, kann nur wenige Gegenstände tragen.
tg-refusal-DTH-4 = Dieser Charakter oder Gegenstand kann jetzt nicht genommen werden.
tg-refusal-END-1 = Es ist keine Nahrung da.
tg-refusal-END-3 = Ein anderer Charakter ist mit der Entwicklung an der Reihe.
tg-refusal-EXP-1 = An diesem Ort gibt es nichts zu erkunden.
tg-refusal-EXP-4 = Die Bedingungen dafür sind nicht erfüllt.
tg-refusal-EXP-5 = Du kannst nur ein Mitglied der Gruppe wählen, das es betrifft.
tg-refusal-GRD-6 = Hier gibt es keinen solchen Gegner.
tg-refusal-ITM-1 = Du kannst nur offene Karten einsetzen, eine je Schlüsselwort.
tg-refusal-MAP-1 = Von hier führt kein Weg dorthin.
tg-refusal-MEN-1 = Die Bedingungen sind nicht erfüllt: Hier kann jetzt nichts entzündet werden.
tg-refusal-PLY-1 = Es können ein bis vier Charaktere spielen. Sie können tagsüber zwischen Aktionen
    dazukommen oder gehen.
tg-refusal-PLY-3 = Ein unbenutzter Charakter kann einen freien Platz einnehmen, neben einem
    Charakter im Spiel.
tg-refusal-PTY-1 = Nur Charaktere am Ort des handelnden Charakters können mitmachen.
tg-refusal-PTY-6 = Nur Mitglieder der Gruppe können zahlen, und füreinander nur Energie und Magie.
tg-refusal-PTY-7 = Charaktere können nur tauschen, was sie haben, nur am selben Ort und nie während
    einer Begegnung.
tg-refusal-PTY-9 = Nur Charaktere, die schon an diesem Ort sind, können sich anschließen.
tg-refusal-RES-2 = Ruf, Magie und Erfahrung können nicht getauscht werden.
tg-refusal-SEC-1 = Die Grenze für Gegenstände gilt nicht für Geheimnisse.
tg-refusal-SEC-2 = Geheimnisse können nicht als Gegenstände abgelegt werden.
tg-refusal-SEC-3 = Ein persönliches Geheimnis kann den Besitzer nicht wechseln.
tg-refusal-SEQ-2 = Nur der aktive Charakter kann für einen Magieschlüssel zahlen.
tg-refusal-SEQ-5 = Die Ladungen dieser Karte können jetzt nicht gezahlt werden.
tg-refusal-TRK-6 = Du musst die vollen Kosten zahlen.
tg-refusal-TURN-1 = Dieser Charakter hat keine solche Aktion.
tg-refusal-TURN-2 = Dieser Charakter hat in dieser Runde schon gehandelt; erst sind die anderen
    dran.
tg-refusal-TURN-4 = Ein Charakter, der gepasst hat, kann heute nicht mehr handeln.
tg-refusal-TURN-5 = Ohne Energie kannst du keine Aktion beginnen, die Energie kostet.
