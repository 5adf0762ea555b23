### Tainted Grail im Terminal: Seiten, Befehle, Dateien.

## Setting up

tale-ask-kept = Ein Spiel fortsetzen oder ein neues beginnen?
tale-go-on = Fortsetzen: { $campaign }, Tag { $day }, { $names }
tale-begin-new = Ein neues Spiel beginnen
tale-ask-campaign = Welche Kampagne?
tale-ask-characters = Wer bricht auf? Wähle eine Nummer oder nenne einen bis vier Charaktere.
tale-ask-players = Wer spielt? Wähle eine Nummer oder nenne { $number } Spieler in der Reihenfolge der Charaktere: { $names }.
tale-ask-players-people = Ihr hier spielt sie alle
tale-ask-players-bots = Du spielst { $name }, Bots ({ $bot }) spielen die anderen
tale-ask-mode = Wie schwer soll es sein?
tale-ask-mode-normal = Normal: wie es in den Regeln steht
tale-ask-mode-story = Geschichtenmodus: leichter, der Geschichte zuliebe
tale-mode-normal = normaler Modus
tale-mode-story = Geschichtenmodus
tale-type-number = „{ $text }“ ist keine Nummer der Liste; tippe eine der Nummern ein.
tale-wrong-campaign = Eine Kampagne „{ $text }“ gibt es nicht; es gibt { $allowed }.
tale-wrong-character = „{ $text }“ meint nicht genau einen Charakter; es gibt { $allowed }.
tale-wrong-character-twice = { $name } wurde zweimal genannt; jeder bricht nur einmal auf.
tale-wrong-number = Es brechen einer bis vier Charaktere auf, nicht { $number }.
tale-wrong-players = { $wanted ->
    [one] Es braucht einen Spieler, einen für jeden Charakter
   *[other] Es braucht { $wanted } Spieler, einen für jeden Charakter
}, nicht { $number }.
tale-wrong-mode = Einen Modus „{ $text }“ gibt es nicht; es gibt { $allowed }.
tale-no-campaign = Es gibt keine Kampagne, die man spielen könnte.
tale-faulty = Die Kampagne „{ $name }“ wird nicht gespielt: { $number ->
    [one] Sie hat 1 Fehler.
   *[other] Sie hat { $number } Fehler.
}
tale-load-alone = Ein gespeichertes Spiel bringt seine Charaktere und Spieler mit; lass { $options } weg oder --load.

## The page

tale-chapter = Kapitel { $number }
tale-day = Tag { $number }
tale-phase-morning = Morgen
tale-phase-evening = Abend
tale-untranslated = Die Geschichte dieser Kampagne ist nicht in deiner Sprache geschrieben; sie wird { $language ->
    [en] auf Englisch
    [cs] auf Tschechisch
    [de] auf Deutsch
    [pl] auf Polnisch
    [ru] auf Russisch
   *[other] in ihrer Sprache
} erzählt.
tale-not-kept = Das Spiel kann sich nicht selbst sichern (sein Ordner ist nicht beschreibbar): Tippe ab und zu { tale-command-save } DATEI ein.
tale-read-on = [Enter: weiterlesen]
tale-quest = Quest:
tale-quest-done = erfüllt
tale-everybody = Alle
tale-let-act = { $name } jetzt handeln lassen ({ $bot })
tale-last-light = Morgen brennt nichts mehr ({ $menhir }): Dann leiden alle an jedem Morgen, bis wieder etwas entzündet ist.
tale-going = Morgen fort, wenn kein Licht hinreicht: { $places }
tale-legend-lit = { $menhir }, brennend, mit Zähler
tale-legend-dark = { $menhir }, dunkel
tale-legend-reach = Licht, das hierher reicht
tale-legend-going = morgen fort
tale-legend-dial = Zähler
tale-legend-dropped = hier liegt etwas
tale-legend-dark-path = Weg dorthin, wohin kein Licht reicht
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
tale-lies-here = Hier liegt: { $name }
tale-passed = hat gepasst
tale-dying = dem Tode nah (Zähler { $number })
tale-insane = dem Wahnsinn nah
tale-panic = Panik
tale-exhausted = erschöpft
tale-face-down = verdeckt
tale-left-out = ausgelassen
tale-decks = Decks: Kampf { $combat }, Diplomatie { $diplomacy }, beiseite { $aside }
tale-turn = Runde { $number }
tale-stage = Abschnitt { $number } von { $of }
tale-lost = verloren
tale-won = gewonnen
tale-sign-marker = Marker
tale-sign-card = Karte ziehen
tale-sign-extra = darf als weitere Karte gespielt werden
tale-sign-torn = legt die letzte Karte ab
tale-sign-affinity = Gunst
tale-sign-symbol = Symbol
tale-sign-magic = kostet 1 Magie
tale-sign-free = freier Schlüssel
tale-sign-linked = verbunden
tale-sign-open = offen

## Quests, tasks, what was read

tale-hint-places = Sieh dich hier um: { $places }
tale-no-quests = Es gibt keine aktive Quest.
tale-tasks = Aufgaben
tale-no-tasks = Noch ist keine Aufgabe notiert.
tale-statuses = Status
tale-no-statuses = Noch ist nichts angekreuzt.
tale-log-empty = Noch wurde nichts gelesen.
tale-log-before = Früher gelesen
tale-log-more = Tippe { tale-command-log } und eine Nummer oder einen Namen ein, um es noch einmal zu lesen, etwa: { tale-command-log } 101.
tale-log-none = Nichts Gelesenes heißt „{ $text }“.

## Commands

tale-command-help = hilfe
tale-command-page = seite
tale-command-map = karte
tale-command-board = tafel
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

tale-help-heading = Wie man antwortet und was man sonst tippen kann
tale-help-number = eine Nummer: die Möglichkeit mit dieser Nummer
tale-help-words = der Anfang ihrer Wörter: dasselbe
tale-help-help = { tale-command-help }: diese Liste
tale-help-page = { tale-command-page }: die Seite neu zeichnen
tale-help-map = { tale-command-map }: die ganze Karte und wie man sie liest
tale-help-board = { tale-command-board } NAME: die Tafel eines Charakters mit den Texten all seiner Karten
tale-help-show = { tale-command-show } NAME: einen Ort, eine Karte, einen Gegenstand, ein Geheimnis lesen
tale-help-quests = { tale-command-quests }: die aktiven Quests und ihre Hinweise
tale-help-tasks = { tale-command-tasks }: Aufgaben und Status
tale-help-log = { tale-command-log }: was bisher gelesen wurde; { tale-command-log } 101 zeigt es noch einmal
tale-help-back = { tale-command-back }: die letzte Entscheidung zurücknehmen, wenn sie nicht endgültig ist
tale-help-save = { tale-command-save } DATEI: das Spiel in eine Datei schreiben; es sichert sich auch selbst nach jeder Entscheidung
tale-help-load = { tale-command-load } DATEI: ein gespeichertes Spiel fortsetzen
tale-help-sheet = { tale-command-sheet } DATEI: den Speicherbogen zum Drucken schreiben; als Webseite, wenn DATEI auf .html endet
tale-help-join = { tale-command-join } NAME: ein Charakter kommt dazu, zwischen Aktionen; { tale-command-join } NAME BOT für einen Bot
tale-help-leave = { tale-command-leave } NAME: ein Charakter geht, zwischen Aktionen
tale-help-rules = { tale-command-rules } KENNUNG: was eine Ablehnung mit dieser Kennung bedeutet, etwa MAP-1
tale-help-language = { tale-command-language } en: eine andere Sprache sprechen (en, cs, de, pl, ru)
tale-help-quit = { tale-command-quit }: gehen; das Spiel bleibt gesichert
tale-help-map-heading = Wie man die Karte liest
tale-help-bars-heading = Wie man die Leisten liest
tale-help-bars = { $full } gefüllt, { $red } und { $filled } rote Felder, { $bonus } Bonusfelder, { $limiter } wo die Gesundheit steht, { $cap } wo sie die Energie begrenzt.
tale-nobody = Niemand im Spiel heißt „{ $text }“.
tale-show-what = Tippe { tale-command-show } und den Namen eines Ortes oder einer Karte ein.
tale-show-none = Nichts, was offen liegt, heißt „{ $text }“.
tale-show-several = So heißen mehrere: { $names }.
tale-rules-none = Keine Ablehnung hat die Kennung „{ $text }“; so eine Kennung steht hinter einer Ablehnung, etwa MAP-1.
tale-back-final = Es gibt nichts zurückzunehmen: Was gelesen oder ausgelost wurde, ist endgültig.
tale-language-which = Tippe { tale-command-language } und eine dieser Sprachen ein: { $allowed }.
tale-join-not-now = Spieler kommen und gehen zwischen Aktionen, am Tag, und höchstens vier spielen.
tale-join-who = „{ $text }“ kann nicht dazukommen; frei sind: { $names }.
tale-join-where = Bei wem?
tale-leave-not-now = Spieler kommen und gehen zwischen Aktionen, am Tag, und einer bleibt.
tale-leave-who = „{ $text }“ spielt nicht mit; im Spiel sind: { $names }.

## Files

tale-kept = Das Spiel ist gesichert: Weiter geht es mit `legendarium play tainted-grail`.
tale-load-other-game = { $file } ist ein gespeichertes Spiel anderer Art ({ $game }), nicht Tainted Grail; die Datei bleibt, wie sie ist.
tale-load-other-campaign = { $file } ist ein gespeichertes Spiel der Kampagne „{ $campaign }“, und hier ist { $here }; die Datei bleibt, wie sie ist.
tale-load-newer-campaign = { $file } wurde mit Version { $version } der Kampagne gespeichert, und hier ist Version { $here }; die Datei bleibt, wie sie ist.
tale-sheet-written = Der Bogen steht in { $file }.
tale-sheet-refused = { $file } wurde nicht geschrieben: Dort liegt eine Datei, die kein Bogen von uns ist. Wähle einen anderen Namen.

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
tale-sheet-lying = Was wo liegt
tale-sheet-dead = Tot
tale-sheet-quests = Aktive Quests
tale-sheet-past-events = Vergangene Ereignisse
tale-sheet-standing-events = Bleibende Ereignisse
tale-sheet-event-deck = Karten im Ereignisstapel
tale-sheet-random-deck = Zufällige Ereignisse übrig
tale-sheet-encounters = { $colour ->
    [green] Grüne
    [grey] Graue
    [purple] Violette
   *[blue] Blaue
} Begegnungen
tale-sheet-items = Gegenstandsstapel
tale-sheet-secrets = Unbenutzte Geheimnisse
tale-sheet-tracks = Leisten
tale-sheet-attributes = Eigenschaften
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
    [combat] Kampfkarten beiseite
   *[diplomacy] Diplomatiekarten beiseite
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
tale-afterwards = Tippe { $commands } ein, oder geh mit Enter.
tale-afterwards-not = Das Spiel ist vorbei, „{ $text }“ bewirkt nichts; tippe { $commands } ein.

## Wrong answers

tale-wrong-empty = Tippe eine Nummer von 1 bis { $last } ein, den Anfang einer Möglichkeit oder { tale-command-help }.
tale-wrong-number-typed = Eine Möglichkeit { $text } gibt es nicht; es gibt 1 bis { $last }.
tale-wrong-several = „{ $text }“ kann mehreres heißen: { $options }.
tale-wrong-unknown = „{ $text }“ ist keine der Möglichkeiten; tippe eine Nummer ein, den Anfang einer Möglichkeit oder { tale-command-help }.
