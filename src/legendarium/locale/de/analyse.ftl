### Was über gespielte Züge gesagt wird und über solche, die man spielen könnte.
###
### Das Terminal und der Browser sagen es. $school, $colour und die Satzteile sind die aus play.ftl.

## Bewertung von Zügen

mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = grober Fehler

## Warum ein Zug gut ist: Stichworte, die nach einem Doppelpunkt in einer Reihe stehen

part-points = mehr Punkte
part-end = ein besseres Ergebnis, falls das Spiel endet
part-material = mehr oder stärkere Steine im Vergleich zum Gegner
part-hand = Handkarten näher an der Beschwörung
part-safety = sicherere eigene Steine
part-threats = weniger Drohungen des Gegners
part-tasks = näher an den Zielen
part-flares = bessere Bedingungen für Leuchtfeuer
part-squares = eigene Steine auf besseren Feldern

## Die Analyse einer ganzen Partie

analyse-working = Züge werden analysiert
analyse-heading = Analyse von { $file } ({ $level })
analyse-known = Jeder Zug wird mit dem Wissen beurteilt, das sein Spieler zu Beginn des Zuges hatte.
    Die Prozentzahlen sind die Gewinnchancen nach dem Zug.
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
analyse-nothing = { $file } enthält keinen vollständigen Zug, also gibt es nichts zu analysieren.
analyse-two-outputs = Nur eines von beiden kann auf die Standardausgabe gehen, JSON oder der Bericht: nenne eine Datei für den Bericht.
analyse-same-file = { $file } ist das gespeicherte Spiel selbst; wähle für die Analyse einen anderen
    Namen.
