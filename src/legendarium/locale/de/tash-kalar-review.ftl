### Das Ergebnis einer Partie Tash-Kalar, die Rückschau darauf und die Galerie der Karten.
###
### Varianten ($colour, $rank, $school) sind die aus play.ftl, ebenso die Nachrichten result-*.

## Das Ergebnis

# So nennt ein Satz einen Spieler ohne Namen; der kurze Name der Schule braucht keinen Artikel.
player-unnamed = { school-short }
result-won-name = { $name } gewinnt.
result-unfinished = Diese Partie wurde nicht zu Ende gespielt.
result-place = { $place }.
result-scores = Endstand
result-lowest = niedrigste Farbe: { points-counted }
result-in-colour = { $colour ->
    [blue] Blau: { $points }
    [red] Rot: { $points }
    [yellow] Gelb: { $points }
   *[green] Grün: { $points }
}
decided-lowest-colour = Die niedrigste Farbe entscheidet.
decided-second-colour = { result-tie-colours }
decided-third-colour = Gleichstand in den beiden niedrigsten Farben: Die dritte entscheidet.
decided-upgraded-pieces = { result-tie-upgraded }
decided-pieces = { result-tie-pieces }
decided-shared = { result-tie-shared }

## Der Punktestand Zug für Zug

chart-heading = Punkte Zug für Zug
chart-caption = Punkte jeder Seite nach jedem Zug
chart-caption-by-colour = Ergebnis aller Spieler nach jedem Zug: die Punkte der niedrigsten Farbe
chart-turn = Zug
chart-turns = Züge
chart-goal = löst das Spielende aus
chart-table = Als Tabelle zeigen

## Statistik

statistics-heading = Statistik
statistics-turns = Züge
statistics-actions = Aktionen pro Zug
statistics-placed = Gelegte Steine
statistics-summoned = Beschworene Wesen
statistics-summoned-rank = { $rank ->
    [common] davon Rekruten
    [heroic] davon Helden
   *[legendary] davon Legenden
}
statistics-destroyed = Zerstörte gegnerische Steine
statistics-lost = Verlorene Steine
statistics-flares = Gezündete Leuchtfeuer
statistics-claimed = Erreichte Ziele
statistics-biggest = Bester Zug
statistics-biggest-points = +{ $points }
statistics-biggest-turn = Zug { $turn }
statistics-none = –
statistics-none-spoken = keiner

## Die Rückschau

review-start = Beginn der Partie.
review-nothing = In diesem Schritt ist nichts Sichtbares geschehen.
review-hand = { $you ->
    [yes] Deine Hand
   *[no] Hand von { $name }
}
review-hands-none = Du schaust zu. Die Handkarten werden aufgedeckt, wenn das Spiel zu Ende ist.
review-asked = { $you ->
    [yes] Du entscheidest.
   *[no] { $name } entscheidet.
}

## Analyse

analysis-heading = Partieanalyse
analysis-level = Analyse durch
analysis-begin = Analysieren
analysis-lead = Ein Bot beurteilt jeden Zug, nur mit dem, was der Spieler zu diesem Zeitpunkt
    wusste.
analysis-begins = Analyse wird gestartet …
analysis-progress = Analysierte Züge: { $done } von { $of }
analysis-done = Analyse abgeschlossen.
analysis-nothing = Kein Zug wurde zu Ende gespielt, also gibt es nichts zu analysieren.
analysis-caption = Gewinnchancen jeder Seite, Zug für Zug
analysis-turn-of = Zug { $turn }, { $name }
analysis-player = Spieler
analysis-played = Wie gespielt
analysis-best = Bester gefundener Zug
analysis-mark = Bewertung
analysis-well-played = Kein besserer Zug gefunden. Gewinnchance: { $chance }
analysis-swing = Gewinnchance: { $best } statt { $played }
analysis-better = Ein besserer Zug:
analysis-show = In der Arena zeigen

## Die Karten

gallery-title = Karten
gallery-lead = Alle Karten des Spiels, mit ihrem Effekt in unseren eigenen Worten. Der Name einer
    Karte ist ein Link, den du teilen kannst.
gallery-search = Suche in Namen und Effekten
gallery-deck = Stapel
gallery-rank = Wert
gallery-all = Alle
gallery-deck-imperial = Imperiale Schulen
gallery-deck-highland = Highland-Schule
gallery-deck-sylvan = Sylvaner-Schule
gallery-deck-legends = Legenden
gallery-deck-flares = Leuchtfeuer
gallery-deck-tasks = Ziele
gallery-deck-shared = { $schools } haben dieselben { $number } Wesen.
gallery-tasks-basic = Einfache Ziele
gallery-tasks-advanced = Fortgeschrittene Ziele
gallery-found = { $number ->
    [0] Keine Karte passt.
    [one] 1 Karte
   *[other] { $number } Karten
}
gallery-clear = Alle Karten zeigen
gallery-key = So liest du eine Figur
gallery-key-common = einer deiner Steine: Rekrut oder höher
gallery-key-heroic = einer deiner Steine: Held oder Legende
gallery-key-summon = das Feld, auf dem das Wesen erscheint
gallery-key-marks = Felder und Richtungen, auf die sich der Effekt bezieht
gallery-key-turned = Eine Figur darf gedreht und gespiegelt werden.
