### Tainted Grail im Terminal: Seiten, Befehle, Dateien.

## Setting up

tale-go-on = Fortsetzen: { $campaign }, Tag { $day }, { $names }
tale-ask-campaign = Welche Kampagne?
tale-ask-characters = Wer bricht auf? Wähle eine Nummer oder nenne einen bis vier Charaktere.
tale-ask-players = Wer spielt? Wähle eine Nummer oder nenne { $number } Spieler in der Reihenfolge der Charaktere: { $names }.
tale-ask-players-people = Ihr spielt alle Charaktere selbst
tale-ask-players-bots = Du spielst { $name }, Bots ({ $bot }) spielen die anderen
tale-ask-mode = Welche Schwierigkeit?
tale-ask-mode-normal = Normal: nach den Standardregeln
tale-ask-mode-story = Geschichtenmodus: leichter, der Geschichte zuliebe
tale-mode-normal = normaler Modus
tale-mode-story = Geschichtenmodus
tale-wrong-campaign = Eine Kampagne „{ $text }“ gibt es nicht; zur Wahl stehen: { $allowed }.
tale-wrong-character = „{ $text }“ passt nicht auf genau einen Charakter; zur Wahl stehen:
    { $allowed }.
tale-wrong-character-twice = Du hast { $name } zweimal genannt; jeder Charakter kann nur einmal
    gewählt werden.
tale-wrong-number = Wähle einen bis vier Charaktere, nicht { $number }.
tale-wrong-players = { $wanted ->
    [one] Du brauchst einen Spieler, einen pro Charakter
   *[other] Du brauchst { $wanted } Spieler, einen pro Charakter
}, nicht { $number }.
tale-wrong-mode = Einen Modus „{ $text }“ gibt es nicht; zur Wahl stehen: { $allowed }.
tale-no-campaign = Es sind keine Kampagnen installiert.
tale-faulty = Die Kampagne „{ $name }“ kann nicht gespielt werden: { $number ->
    [one] Sie hat 1 Fehler.
   *[other] Sie hat { $number } Fehler.
}
tale-load-alone = Ein Spielstand bringt Charaktere und Spieler selbst mit; lass { $options } oder
    --load weg.

## The page

tale-chapter = Kapitel { $number }
tale-day = Tag { $number }
tale-phase-morning = Morgen
tale-phase-evening = Abend
tale-untranslated = Die Geschichte dieser Kampagne gibt es nicht in deiner Sprache; sie wird { $language ->
    [en] auf Englisch
    [cs] auf Tschechisch
    [de] auf Deutsch
    [pl] auf Polnisch
    [ru] auf Russisch
   *[other] in ihrer Sprache
} erzählt.
tale-not-kept = Automatisches Speichern ist nicht möglich (in den Speicherordner kann nicht
    geschrieben werden): Tippe ab und zu { tale-command-save } DATEI ein.
tale-read-on = [Enter: weiter]
tale-quest = Quest:
tale-quest-done = erfüllt
tale-everybody = Alle
tale-let-act = { $name } jetzt handeln lassen ({ $bot })
tale-last-light = Ab morgen brennt kein Licht mehr ({ $menhir }): Dann leiden alle jeden Morgen, bis
    wieder eines entzündet ist.
tale-going = Morgen verschwunden, wenn kein Licht bis dorthin reicht: { $places }
tale-legend-lit = { $menhir }, brennend, mit Zähler
tale-legend-dark = { $menhir }, nicht entzündet
tale-legend-reach = Licht, das hierher reicht
tale-legend-going = morgen verschwunden
tale-legend-dial = Zähler
tale-legend-dropped = abgelegte Gegenstände
tale-legend-dark-path = Weg über das Licht hinaus
tale-emblem-dreams = Träume
tale-emblem-hostile = feindliche Siedlung
tale-emblem-friendly = freundliche Siedlung
tale-way = { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}: { $number }
tale-used-today = heute benutzt
tale-lies-here = Hier abgelegt: { $name }
tale-passed = hat gepasst
tale-dying = dem Tode nah (Zähler { $number })
tale-insane = dem Wahnsinn nah
tale-panic = Panik
tale-exhausted = erschöpft
tale-face-down = verdeckt
tale-left-out = beiseitegelegt
tale-decks = Decks: Kampf { $combat }, Diplomatie { $diplomacy }, beiseitegelegt { $aside }
tale-turn = Runde { $number }
tale-stage = Abschnitt { $number } von { $of }
tale-lost = verloren
tale-won = gewonnen
tale-sign-marker = Marker
tale-sign-card = Karte ziehen
tale-sign-extra = darf als Zusatzkarte gespielt werden
tale-sign-torn = legt die letzte Karte ab
tale-sign-affinity = Gunst
tale-sign-symbol = Symbol
tale-sign-magic = kostet 1 Magie
tale-sign-free = freier Schlüssel
tale-sign-linked = verbunden
tale-sign-open = offen

## Quests, tasks, what was read

tale-hint-places = Orte zum Erkunden: { $places }
tale-no-quests = Keine aktiven Quests.
tale-tasks = Aufgaben
tale-no-tasks = Noch keine Aufgaben notiert.
tale-statuses = Status
tale-no-statuses = Noch keine Status angekreuzt.
tale-log-empty = Du hast noch nichts gelesen.
tale-log-before = Früher gelesen
tale-log-more = Tippe { tale-command-log } und eine Nummer oder einen Namen ein, um es noch einmal zu lesen, etwa: { tale-command-log } 101.
tale-log-none = Du hast nichts gelesen, was „{ $text }“ heißt.

## Commands

tale-command-help = hilfe
tale-command-page = seite
tale-command-map = karte
tale-command-board = tableau
    .alias = tafel
tale-command-show = zeige
tale-command-quests = quests
tale-command-tasks = aufgaben
tale-command-log = verlauf
tale-command-back = zurück
tale-command-save = speichern
tale-command-load = laden
tale-command-sheet = bogen
tale-command-join = dazu
tale-command-leave = fort
tale-command-rules = regel
tale-command-language = sprache
tale-command-quit = schluss

tale-help-heading = Wie du antwortest und was du sonst noch eintippen kannst
tale-help-number = eine Nummer: die Möglichkeit mit dieser Nummer
tale-help-words = der Anfang einer Möglichkeit: wählt sie ebenfalls
tale-help-help = { tale-command-help }: diese Liste
tale-help-page = { tale-command-page }: die Seite neu zeichnen
tale-help-map = { tale-command-map }: die ganze Karte und wie man sie liest
tale-help-board = { tale-command-board } NAME: das Tableau eines Charakters mit den Texten all
    seiner Karten
tale-help-show = { tale-command-show } NAME: einen Ort, eine Karte, einen Gegenstand, ein Geheimnis lesen
tale-help-quests = { tale-command-quests }: die aktiven Quests und ihre Hinweise
tale-help-tasks = { tale-command-tasks }: Aufgaben und Status
tale-help-log = { tale-command-log }: was du bisher gelesen hast; { tale-command-log } 101 zeigt es
    noch einmal
tale-help-back = { tale-command-back }: deine letzte Entscheidung zurücknehmen, wenn sie nicht endgültig ist;
    { tale-command-back } 2: die letzten zwei Entscheidungen zurücknehmen, auch die von Bots
tale-help-save = { tale-command-save } DATEI: das Spiel in einer Datei speichern; nach jeder
    Entscheidung wird auch automatisch gespeichert
tale-help-load = { tale-command-load } DATEI: einen Spielstand laden und fortsetzen
tale-help-sheet = { tale-command-sheet } DATEI: einen druckbaren Speicherbogen schreiben; als
    Webseite, wenn DATEI auf .html endet
tale-help-join = { tale-command-join } NAME: ein Charakter kommt dazu, zwischen Aktionen; { tale-command-join } NAME BOT für einen Bot
tale-help-leave = { tale-command-leave } NAME: ein Charakter geht, zwischen Aktionen
tale-help-rules = { tale-command-rules } KENNUNG: eine Regel nachschlagen, mit der Kennung hinter
    einer Ablehnung, etwa MAP-1
tale-help-language = { tale-command-language } en: die Sprache wechseln (en, cs, de, pl, ru)
tale-help-quit = { tale-command-quit }: das Programm verlassen; das Spiel ist gespeichert
tale-help-map-heading = So liest du die Karte
tale-help-bars-heading = So liest du die Leisten
tale-help-bars = { $full } gefüllt, { $red } und { $filled } rote Felder, { $bonus } Bonusfelder,
    { $limiter } aktuelle Gesundheit, { $cap } wo sie die Energie begrenzt.
tale-nobody = Kein Charakter im Spiel heißt „{ $text }“.
tale-show-what = Tippe { tale-command-show } und den Namen eines Ortes oder einer Karte ein.
tale-show-none = Nichts Offenliegendes heißt „{ $text }“.
tale-show-several = Mehrere Namen passen: { $names }.
tale-rules-none = Eine Regel mit der Kennung „{ $text }“ gibt es nicht. Kennungen stehen hinter
    einer Ablehnung, etwa MAP-1.
tale-back-final = Es gibt nichts zurückzunehmen: Alles, was gelesen oder zufällig gezogen wurde, ist
    endgültig.
tale-back-how-many = Tippe { tale-command-back } allein oder mit einer Anzahl von Entscheidungen ein, nicht mit
    „{ $text }“.
tale-language-which = Tippe { tale-command-language } und eine dieser Sprachen ein: { $allowed }.
tale-join-not-now = Spieler können nur tagsüber zwischen zwei Aktionen dazukommen, und höchstens
    vier spielen mit.
tale-join-who = „{ $text }“ kann nicht dazukommen; zur Wahl stehen: { $names }.
tale-join-where = Neben wem?
tale-leave-not-now = Spieler können nur tagsüber zwischen zwei Aktionen gehen, und mindestens einer
    muss bleiben.
tale-leave-who = „{ $text }“ spielt nicht mit; im Spiel sind: { $names }.

## Files

tale-kept = Spiel gespeichert. Weiter geht es mit `legendarium play tainted-grail`.
tale-load-other-game = { $file } ist ein Spielstand eines anderen Spiels ({ $game }), nicht von
    Tainted Grail. Die Datei wurde nicht verändert.
tale-load-other-campaign = { $file } gehört zur Kampagne „{ $campaign }“, hier läuft aber { $here }.
    Die Datei wurde nicht verändert.
tale-load-newer-campaign = { $file } wurde mit Version { $version } der Kampagne gespeichert, hier
    läuft aber Version { $here }. Die Datei wurde nicht verändert.
tale-sheet-written = Bogen gespeichert in { $file }.
tale-sheet-refused = { $file } wurde nicht gespeichert: Es gibt schon eine Datei mit diesem Namen,
    und sie ist kein Speicherbogen. Wähle einen anderen Namen.

## The save sheet

tale-sheet-world = Das Land
tale-sheet-story = Die Geschichte
tale-sheet-decks = Stapel
tale-sheet-players = Spieler
tale-sheet-where = Wo sie sind
tale-sheet-dials = Zähler
tale-sheet-map = Orte auf der Karte
tale-sheet-unrevealed = Nicht aufgedeckt
tale-sheet-removed = Für immer entfernt
tale-sheet-used = Heute benutzt
tale-sheet-lying = Abgelegte Gegenstände
tale-sheet-dead = Tot
tale-sheet-quests = Aktive Quests
tale-sheet-past-events = Vergangene Ereignisse
tale-sheet-standing-events = Bleibende Ereignisse
tale-sheet-event-deck = Karten im Ereignisstapel
tale-sheet-random-deck = Übrige Zufallsereignisse
tale-sheet-encounters = { $colour ->
    [green] Grüne
    [grey] Graue
    [purple] Violette
   *[blue] Blaue
} Begegnungen
tale-sheet-items = Gegenstandsstapel
tale-sheet-secrets = Unbenutzte Geheimnisse
tale-sheet-tracks = Leisten
tale-sheet-attributes = Attribute
tale-sheet-resources = Vorräte
tale-sheet-skills = Fertigkeiten
tale-sheet-own-items = Gegenstände
tale-sheet-own-secrets = Geheimnisse
tale-sheet-state = Zustand
tale-sheet-deck = { $deck ->
    [combat] Kampfdeck
   *[diplomacy] Diplomatiedeck
}
tale-sheet-aside = { $deck ->
    [combat] Beiseitegelegte Kampfkarten
   *[diplomacy] Beiseitegelegte Diplomatiekarten
}
tale-sheet-development = { $deck ->
    [combat] Entwicklung Kampf
   *[diplomacy] Entwicklung Diplomatie
}

## The end

tale-failed = Die Geschichte endet hier, und sie endet schlecht.
tale-took = Es dauerte { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} und { $choices ->
    [one] 1 Entscheidung
   *[other] { $choices } Entscheidungen
}.
tale-died = Tot: { $names }.
tale-afterwards = Tippe { $commands } ein, oder beende das Programm mit Enter.
tale-afterwards-not = Das Spiel ist vorbei, „{ $text }“ bewirkt nichts; tippe { $commands } ein.

## Wrong answers

tale-refused = { $reason } ({ $rule })
tale-wrong-empty = Tippe eine Nummer von 1 bis { $last } ein, den Anfang einer Möglichkeit oder { tale-command-help }.
tale-wrong-number-typed = Eine Möglichkeit { $text } gibt es nicht; wähle 1 bis { $last }.
tale-wrong-several = „{ $text }“ passt auf mehrere Möglichkeiten: { $options }.
tale-wrong-unknown = „{ $text }“ steht nicht zur Wahl; tippe eine Nummer ein, den Anfang einer
    Möglichkeit oder { tale-command-help }.
