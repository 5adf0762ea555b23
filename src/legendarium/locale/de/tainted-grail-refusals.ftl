### Why something may not be chosen in Tainted Grail: a sentence for each rule that forbids.

tg-refusal-ACT-3 = Dieser Ort hat keine solche Aktion.
tg-refusal-ACT-4 = Bei einer Charakteraktion können andere nur mit Energie helfen.
tg-refusal-ACT-7 = Diese Aktion ist nur einmal pro Tag möglich.
tg-refusal-BON-8 = Karten der Sequenz darf niemand nach Belieben ablegen.
tg-refusal-CMB-3 = Sobald die Begegnung begonnen hat, kommt nichts mehr hinzu.
tg-refusal-CMB-5 = Eine einzelne Handkarte kann nicht mehr getauscht werden.
tg-refusal-CMB-6 = Dieser Charakter war in dieser Runde schon aktiv.
tg-refusal-CMB-9 = Der aktive Charakter hat diese Karte nicht auf der Hand.
tg-refusal-CMB-10 = Eine weitere Karte braucht einen Extrazug auf einem eigenen verbundenen
    Schlüssel.
tg-refusal-CMB-30 = Jetzt kann nur eine eigene Handkarte abgelegt werden.
tg-refusal-CMB-40 = In Panik, und nur dann, ist die erste Karte die oberste des Decks.
tg-refusal-DEV-1 = Eine neue Karte kostet 2 Erfahrung; von den gezeigten behältst du eine.
tg-refusal-DEV-2 = Ein Deck behält mindestens 15 Karten.
tg-refusal-DEV-3 = Diese Karte kann heute Abend nicht verschoben werden.
tg-refusal-DEV-4 = Für diesen Punkt reicht die Erfahrung nicht.
tg-refusal-DEV-5 = Eine Fertigkeitskarte muss gewählt werden, mit einer Seite.
tg-refusal-DEV-7 = Eine solche Fertigkeitskarte ist nicht mehr da.
tg-refusal-DTH-2 = Wer dem Tode nah ist, trägt nur wenige Gegenstände.
tg-refusal-DTH-4 = Dieser Charakter oder Gegenstand kann jetzt nicht genommen werden.
tg-refusal-END-1 = Es ist keine Nahrung da.
tg-refusal-END-3 = Ein anderer Charakter ist mit der Entwicklung an der Reihe.
tg-refusal-EXP-1 = An diesem Ort gibt es nichts zu erkunden.
tg-refusal-EXP-4 = Die Bedingung dafür ist jetzt nicht erfüllt.
tg-refusal-EXP-5 = Nur ein Mitglied der Gruppe, das es betrifft, kann gewählt werden.
tg-refusal-GRD-6 = So jemand wartet hier nicht.
tg-refusal-ITM-1 = Nur eine offene Karte kann eingesetzt werden, eine je Schlüsselwort.
tg-refusal-MAP-1 = Von hier führt kein Weg dorthin.
tg-refusal-MEN-1 = Was hier verlangt wird, ist nicht gegeben: Jetzt kann nichts entzündet werden.
tg-refusal-PLY-1 = Es spielen ein bis vier Charaktere; sie kommen und gehen tagsüber zwischen
    Aktionen.
tg-refusal-PLY-3 = Ein unbenutzter Charakter nimmt einen freien Platz, neben einem Charakter im
    Spiel.
tg-refusal-PTY-1 = Nur Charaktere am Ort des Handelnden können mitmachen.
tg-refusal-PTY-6 = Nur Mitglieder der Gruppe zahlen, und füreinander nur Energie und Magie.
tg-refusal-PTY-7 = Gehandelt wird nur an einem Ort, mit dem, was man hat, und nie in einer
    Begegnung.
tg-refusal-PTY-9 = Nur Charaktere, die schon an diesem Ort sind, können sich anschließen.
tg-refusal-RES-2 = Mit Ruf, Magie und Erfahrung wird nie gehandelt.
tg-refusal-SEC-1 = Die Grenze für Gegenstände gilt nicht für Geheimnisse.
tg-refusal-SEC-2 = Geheimnisse werden nie als Gegenstände abgelegt.
tg-refusal-SEC-3 = Ein persönliches Geheimnis wechselt nie den Besitzer.
tg-refusal-SEQ-2 = Nur der aktive Charakter zahlt für einen Magieschlüssel.
tg-refusal-SEQ-5 = Die Ladungen dieser Karte können jetzt nicht gezahlt werden.
tg-refusal-TRK-6 = Die Kosten müssen ganz gezahlt werden.
tg-refusal-TURN-1 = Dieser Charakter hat keine solche Aktion.
tg-refusal-TURN-2 = Dieser Charakter hat in dieser Runde schon gehandelt; erst kommen die anderen.
tg-refusal-TURN-4 = Wer gepasst hat, tut heute nichts mehr.
tg-refusal-TURN-5 = Ohne Energie kann keine Aktion beginnen, die Energie kostet.
