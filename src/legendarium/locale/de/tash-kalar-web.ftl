### Was der Browser sagt, während Tash-Kalar gespielt wird.
###
### Varianten ($colour, $rank, $school und dergleichen) sind die aus play.ftl.

## Der Verlauf

tk-log-your-turn = Du bist am Zug.
tk-log = Verlauf
tk-log-empty = Noch ist nichts geschehen.

## Die Spieler

tk-players = Spieler
tk-you = Du
tk-bot = Bot
tk-bot-sits-in = ein Bot springt ein
tk-offline = offline
tk-handed-over = hat die Kontrolle übergeben
tk-points-of = { $points } von { $limit } Punkten
tk-points-by-colour = Punkte nach Farben
tk-cards-held = { $beings } Wesen, { $legends ->
    [one] 1 Legende
   *[other] { $legends } Legenden
}, { $flares ->
    [0] kein Leuchtfeuer
   *[other] ein Leuchtfeuer
} auf der Hand
tk-cards-held-short = { $beings }+{ $legends }+{ $flares } Karten

## Dieser Zug

tk-this-turn = Dieser Zug
tk-destroyed = Zerstört:
tk-summoned = Beschworen:
tk-nothing-yet = noch nichts
tk-summoned-on = { $card } ({ $square })
tk-piece = { $rank ->
    [legendary] { colour-name }e
   *[other] { colour-name }er
} { rank-name }
tk-war-summoner = Das nächste Wesen darf einen gegnerischen Stein in seiner Figur nutzen.
tk-extra-turn = Nach diesem Zug hast du noch einen Zug.
tk-extra-cards = Am Ende des Zuges { $number ->
    [one] wird 1 Wesen mehr gezogen.
   *[other] werden { $number } Wesen mehr gezogen.
}
tk-extra-legends = Am Ende des Zuges { $number ->
    [one] wird 1 Legende mehr gezogen.
   *[other] werden { $number } Legenden mehr gezogen.
}

## Einen Tisch einrichten

tk-schools = Schulen
tk-schools-chosen = Zugeteilt
tk-schools-chosen-about = Du bestimmst, wer welche Schule spielt.
tk-schools-random = Zufällig
tk-schools-random-about = Wird erst bei Spielbeginn bekannt.
tk-schools-draft = Der Reihe nach
tk-schools-draft-about = Die Spieler wählen abwechselnd.
tk-school-of-seat = Schule von Platz { $number }
tk-team-seats = Die Plätze 1 und 3 spielen gegen 2 und 4; die Steine eines Teams haben die Farbe
    seiner ersten Schule.

## Was gefragt wird

tk-question = Deine Entscheidung
tk-waiting = Warten auf { $name }.
tk-thinking = { $name } denkt nach.
tk-ask-action = Lege einen Stein auf ein leeres Feld oder wähle eine Karte ({ actions-left }).
tk-hint-action = Die hervorgehobenen Karten kannst du jetzt spielen. Zeige auf eine andere Karte, um
    zu sehen, was ihr fehlt.
tk-ask-action-short = Du hast keinen Stein mehr zum Legen: Wähle ein leeres Feld und dann den Stein,
    den du dafür aufnimmst, oder klicke gleich diesen Stein an.
tk-ask-summon = Wo möchtest du „{ $card }“ beschwören?
tk-ask-card = Was möchtest du mit „{ $card }“ tun?
tk-ask-flare = Das { $card } jetzt zünden?
tk-ask-goal = Wohin soll der Stein auf { $square }?
tk-ask-square = Was möchtest du auf { $square } tun?
tk-summon = „{ $card }“ beschwören
tk-discard = Abwerfen
tk-hand-over = Kontrolle übergeben
tk-back = Zurück
tk-undo = Rückgängig
tk-ask-undo = Um Rücknahme bitten
tk-sure-end = Du könntest noch nutzen: { $lost }. Den Zug trotzdem beenden?
tk-sure-claim = Du könntest ein Ziel nehmen: { $lost }. Ohne dieses Ziel weitermachen?
tk-sure-destroy = { $deed }? Tippe zur Bestätigung noch einmal darauf.
tk-sure-yes = Bestätigen

## Eintippen, und alle Möglichkeiten in einer Liste

tk-all-options = Alle Möglichkeiten ({ $number }), auch zum Eintippen
tk-type = Tippe ein Feld, eine Karte und ein Feld oder die Notation ein
tk-type-example = Ritter d4
tk-type-do = Wählen
tk-typed-unknown = „{ $text }“ steht nicht zur Wahl.
tk-typed-several = Das passt auf mehrere Möglichkeiten: { $options }.

## Tipps

tk-hint = Tipp
tk-hint-level = Tipp von
tk-hint-close = Schließen
tk-hint-none = Hier gibt es keinen Tipp.
tk-hint-line = { $number }. Gewinnchance: { $chance }
tk-why = Warum: { $reasons }.
tk-step-choose = Wähle { $square }
tk-step-go = Gehe von { $from } nach { $to }

## Tasten

tk-keys = Tastenkürzel
tk-key-arrows = zwischen Feldern wechseln
tk-key-enter = Feld oder Karte wählen
tk-key-cards = eine Karte aus der Hand wählen
tk-key-back = zurück
tk-key-undo = rückgängig machen
tk-key-end = den Zug beenden
tk-key-hint = Tipp holen, wenn der Tisch es erlaubt
tk-key-options = alle Möglichkeiten und die Eingabezeile
tk-key-keys = diese Tastenkürzel zeigen oder verbergen

## Karten, Ziele, Stapel

tk-hand = Deine Hand
tk-hidden-card = eine verdeckte Karte
tk-flare = Leuchtfeuer
tk-card-label = { $card }, { rank-name }. { $effect } { $footer }
tk-pieces-missing = { $number ->
    [one] 1 Stein fehlt
   *[other] { $number } Steine fehlen
}
tk-flare-upper = Gegner: +{ $number } aufgewertete
tk-flare-lower = Gegner: +{ $number } Steine
tk-now = jetzt { $number }
tk-have-of = { $have } von { $need }
tk-progress-of = Fortschritt von { colour-name-capital }:
tk-next-task = Nächstes: { $task }
tk-decks = Vorrat und Stapel
tk-stock = { $pieces ->
    [one] 1 Stein
   *[other] { $pieces } Steine
}
tk-stock-legendary = { $legendary ->
    [one] 1 Legende
   *[other] { $legendary } Legenden
}
tk-deck = Stapel
tk-deck-of = Stapel { school-short }
tk-legend-deck = Legenden
tk-flare-deck = Leuchtfeuer
tk-discarded = Abgelegt
tk-claimed = Erreicht
tk-pile-empty = leer
tk-concede-needs = Das Team gibt auf, wenn beide Partner einverstanden sind.
tk-improvising = Improvisierte Beschwörung noch möglich

## Die Arena

tk-arena = Arena
tk-square-red = rotes Feld
tk-square-green = grünes Feld
tk-square-empty = leer
tk-square-holds = { piece-standing }
tk-can-choose = wählbar
tk-coordinates = Koordinaten
tk-side-players = Spieler und Ziele
tk-side-log = Verlauf und Stapel
tk-tab-table = Tisch
tk-tab-log = Verlauf
tk-loading = Karten werden ausgelegt …
tk-table = Der Tisch
tk-again = Noch einmal versuchen
tk-why-not = { $card }: { $why }
