### Was über gespielte Züge gesagt wird und über solche, die man spielen könnte.
###
### Das Terminal und der Browser sagen es. $school, $colour und die Satzteile sind die aus play.ftl.

## Bewertung von Zügen

mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = grober Fehler

## Warum ein Zug gut ist: Sätze, die nach einem Doppelpunkt in einer Reihe stehen

# In beliebiger Folge: jeder nennt, wovon er spricht, denn „er“ wäre der Gegner aus dem davor.
part-points = es gibt mehr Punkte
part-end = ein Spielende fiele günstiger aus
part-material = im Vergleich zum Gegner bleiben mehr oder stärkere Steine
part-hand = die Handkarten sind näher an der Beschwörung
part-safety = die eigenen Steine stehen sicherer
part-threats = der Gegner kann weniger Schaden anrichten
part-tasks = Ziele rücken näher
part-flares = die Leuchtfeuer öffnen sich eher zum eigenen Vorteil
part-squares = die eigenen Steine halten bessere Felder

## Die Analyse einer ganzen Partie

analyse-working = Züge werden beurteilt
analyse-heading = Analyse von { $file } ({ $level })
analyse-known = Jeder Zug wird mit dem Wissen beurteilt, das sein Spieler zu Beginn des Zuges hatte.
    Prozente sind die Gewinnchance nach dem Zug.
analyse-chance = { $played } %
analyse-swing = { $played } % statt { $best } %
analyse-decimal = { $whole },{ $part } %
analyse-played = Gespielt: { $choices }
analyse-better = Besser: { $choices }
analyse-why = Warum: { $reasons }.
analyse-summary = Zusammenfassung
analyse-player = Spieler
analyse-inaccuracy-number = Ungenauigkeiten
analyse-mistake-number = Fehler
analyse-blunder-number = Grobe Fehler
analyse-loss = Mittlerer Verlust
analyse-chart = Gewinnchancen Zug für Zug
analyse-chart-axis = Gewinnchance

## Was nicht analysiert werden kann

analyse-illegal = { $file } lässt sich nicht nachspielen: Entscheidung Nummer { $number } ist nicht
    erlaubt.
analyse-nothing = { $file } enthält keinen zu Ende gespielten Zug, also gibt es nichts zu beurteilen.
analyse-same-file = { $file } ist das gespeicherte Spiel selbst; wähle für die Analyse einen anderen
    Namen.
