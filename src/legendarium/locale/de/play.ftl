### Was das Spiel im Terminal sagt.
###
### $colour (blue, red, yellow, green), $rank (common, heroic, legendary), $school (northern,
### southern, highland, sylvan), $direction (n bis nw), $whose (own, enemy), $target (own, enemy,
### none) und $asked sind Namen von Varianten, nie Wörter. Eine Nachricht, auf die verwiesen wird,
### kennt die Werte des Satzes, zu dem sie gehört. $card, $flare und $task sind Namen aus den
### Kartendateien; in Sätzen stehen sie in Anführungszeichen, weil sie nicht gebeugt werden.

## Wörter, aus denen Sätze gemacht sind

# Auch Wortstamm: { colour-name }e, { colour-name }er, { colour-name }en.
colour-name = { $colour ->
    [blue] blau
    [red] rot
    [yellow] gelb
   *[green] grün
}
colour-name-capital = { $colour ->
    [blue] Blau
    [red] Rot
    [yellow] Gelb
   *[green] Grün
}
# Gelb hat das Y, weil das G schon Grün gehört.
colour-letter = { $colour ->
    [blue] B
    [red] R
    [yellow] Y
   *[green] G
}
rank-name = { $rank ->
    [common] Rekrut
    [heroic] Held
   *[legendary] Legende
}
school-name = { $school ->
    [northern] Nördliche Imperiale Schule
    [southern] Südliche Imperiale Schule
    [highland] Highland-Schule
   *[sylvan] Sylvaner-Schule
}
school-short = { $school ->
    [northern] Nord
    [southern] Süd
    [highland] Highland
   *[sylvan] Sylvaner
}
direction-name = { $direction ->
    [n] Norden, nach oben
    [ne] Nordosten
    [e] Osten, nach rechts
    [se] Südosten
    [s] Süden, nach unten
    [sw] Südwesten
    [w] Westen, nach links
   *[nw] Nordwesten
}
# Im Akkusativ, am Anfang eines Satzes.
piece = { $whose ->
    [own] { $rank ->
        [common] Deinen Rekruten
        [heroic] Deinen Helden
       *[legendary] Deine Legende
    }
   *[enemy] { $rank ->
        [common] Den { colour-name }en Rekruten
        [heroic] Den { colour-name }en Helden
       *[legendary] Die { colour-name }e Legende
    }
}
# Im Nominativ.
piece-standing = { $whose ->
    [own] { $rank ->
        [legendary] deine
       *[other] dein
    } { rank-name }
   *[enemy] { $rank ->
        [legendary] die
       *[other] der
    } { colour-name }e { rank-name }
}
# Im Nominativ, am Anfang eines Satzes.
the-piece = { $rank ->
    [legendary] Die
   *[other] Der
} { colour-name }e { rank-name }
# Im Akkusativ, am Anfang eines Satzes.
new-piece = { $rank ->
    [common] Rekruten
    [heroic] Helden
   *[legendary] Legende
}
new-coloured-piece = { $rank ->
    [common] { colour-name-capital }en Rekruten
    [heroic] { colour-name-capital }en Helden
   *[legendary] { colour-name-capital }e Legende
}
# Im Akkusativ.
target-piece = { $target ->
    [own] { $target_rank ->
        [common] deinen eigenen Rekruten
        [heroic] deinen eigenen Helden
       *[legendary] deine eigene Legende
    }
   *[enemy] { $target_rank ->
        [common] den { target-colour-name }en Rekruten
        [heroic] den { target-colour-name }en Helden
       *[legendary] die { target-colour-name }e Legende
    }
}
target-colour-name = { $target_colour ->
    [blue] blau
    [red] rot
    [yellow] gelb
   *[green] grün
}
and-destroy-target = { $target ->
    [none] { "" }
   *[other] { " " }und { target-piece } zerstören
}
squares-counted = { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
}
points-counted = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cards-counted = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}

## Formen des Spiels

form-first-game = Erste Partie
    .about = Kurz und einfach, zum Lernen.
form-high-form = Erhabene Form
form-duel = Duell
form-melee = Schlacht
form-in-teams = { $form } als Team-Spiel
form-for-seats = { $form } für { $seats } Spieler

# A sentence or two about a form, from its facts: who plays, the aim, how it ends.
form-players = { $seats } Spieler.
form-players-teams = Zwei gegen zwei mit gemeinsamen Steinen.
form-goal-by_tasks = Erreiche Ziele.
form-goal-by_destruction = Zerstöre gegnerische Steine.
form-goal-by_colours = Zerstöre gegnerische Steine. Es zählt die Farbe, in der du die
    wenigsten Punkte hast.
form-no-legends = Ohne Legenden.
form-played-to = Gespielt wird bis { $points } Punkte.

## Ein Spiel vorbereiten

welcome = Willkommen bei Tash-Kalar. Mit Enter übernimmst du die Vorgabe in Klammern.
ask-kept = Ein Spiel fortsetzen oder ein neues starten?
go-on = Fortsetzen: { $form }, { $players }
begin-new = Ein neues Spiel starten
type-number = „{ $text }“ steht nicht auf der Liste; tippe eine der Nummern ein.
setup-form = Welche Form möchtest du spielen?
setup-form-line = { $form }: { $about }
setup-players = Wer spielt? Wähle eine Nummer oder nenne alle { $number } Spieler in Zugreihenfolge:
    { $names }.
setup-players-bot = Du gegen { $number ->
    [one] einen mittelstarken Bot
   *[other] { $number } mittelstarke Bots
} ({ $bot })
setup-players-easy = Du gegen { $number ->
    [one] einen Zufalls-Bot
   *[other] { $number } Zufalls-Bots
} ({ $bot })
setup-players-second = Ein mittelstarker Bot ({ $bot }) beginnt, danach bist du dran
setup-players-partner = Du und dein Partner an diesem Computer gegen 2 Bots ({ $bot })
setup-players-people = { $number } Personen, die sich diesen Computer teilen
setup-schools = Welche Schulen? Wähle eine Nummer oder nenne { $number } verschiedene in der
    Reihenfolge der Spieler: { $names }.
setup-prompt = [{ $default }]
setup-human = Mensch

## Falsche Vorbereitungen

wrong-form = Eine Form „{ $text }“ gibt es nicht; wähle eine von diesen: { $allowed }.
wrong-number = { $text } steht nicht auf der Liste; wähle eine Nummer von 1 bis { $last }.
wrong-player = Einen Spieler „{ $text }“ gibt es nicht; wähle unter diesen: { $allowed }.
wrong-players-number = Diese Form ist für { $allowed } Spieler, nicht für { $number }.
wrong-school = Eine Schule „{ $text }“ gibt es nicht; wähle unter diesen: { $allowed }.
wrong-school-twice = Du hast die Schule „{ $text }“ zweimal genannt; jede kann nur einmal gewählt
    werden.
wrong-schools-number = Du brauchst { $allowed } Schulen, eine pro Spieler, nicht { $number }.
wrong-teams = Als Team-Spiel gibt es nur: { $allowed }.
number-or = { $one } oder { $other }
language-unshown = Dein Terminal kann die Zeichen dieser Sprache nicht darstellen, deshalb läuft das
    Spiel auf Englisch.

## Der Bildschirm

turn-own = du bist am Zug
turn-partner = du spielst im Zug deines Partners
actions-left = { $number ->
    [0] keine Aktion übrig
    [one] noch 1 Aktion
   *[other] noch { $number } Aktionen
}
last-turns = Letzte Züge: Das Spielende ist ausgelöst, { $number ->
    [0] dies ist der letzte Zug.
    [one] nach diesem Zug folgt noch 1 Zug.
   *[other] nach diesem Zug folgen noch { $number } Züge.
}
heading-tasks = Ziele
heading-hand = Deine Hand
heading-hand-brief = Deine Hand: mit { command-hand } liest du sie
heading-news = Was geschehen ist
news-more = ... { $number } weitere davor: tippe { command-news }
score-line = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
player-you = { $name } (du)
player-other = { $name } ({ $player })
# Kurz: In Teams wird die Zeile neben der Arena sonst zu lang.
player-cards = Stapel { $deck }, Hand { $hand }
player-stock = Vorrat { $pieces }
shared-decks = Stapel: Legenden { $legends }, Leuchtfeuer { $flares }
shared-decks-flares = Stapel: Leuchtfeuer { $flares }
improvise-left = Improvisierte Beschwörung noch möglich mit: { $colours }
task-can-claim = jetzt erfüllt
task-wants = { $task }: { $condition }
task-next = Nächstes: { $task } ({ points-counted })
task-none = Keine aktuellen Ziele.
flare-title = Leuchtfeuer { $flare }
flare-named = Leuchtfeuer { $flare }
flare-upper = Wenn ein Gegner mindestens { $more } aufgewertete Steine mehr hat als du: { $effect }
flare-lower = Wenn ein Gegner mindestens { $more } Steine mehr hat als du: { $effect }
flare-upper-now = Ab { $more } aufgewerteten Steinen Rückstand (jetzt { $now }): { $effect }
flare-lower-now = Ab { $more } Steinen Rückstand insgesamt (jetzt { $now }): { $effect }
flare-scores = Zündest du es, erhält { $scoring ->
    [by_colours] der Gegner, mit dem du dich vergleichst, 1 Punkt in deiner Farbe
   *[by_destruction] der Gegner 1 Punkt
}.
hand-empty = Du hast keine Karten auf der Hand.
running-card = { $card }: { $effect }
running-flare = Leuchtfeuer: { $effect }
hand-over-screen = Gib das Gerät an die { school-name } weiter und drücke dann Enter.
hand-over-prompt = Enter
input-prompt = >

## Was gefragt wird

ask-action = Was möchtest du tun?
ask-last = Du hast alle Aktionen verbraucht.
ask-handed-over = Dein Partner hat dir die Kontrolle übergeben: Lege mit den übrigen Aktionen
    Rekruten.
ask-start = Lege die Startsteine: Welcher kommt wohin?
ask-way = { $card }: Welche Steine bilden die Figur?
ask-pick-up = In deinem Vorrat ist kein passender Stein mehr. Welchen deiner Steine nimmst du aus
    der Arena?
ask-colour = In welcher Farbe zählt der Punkt?
ask-opponent = Mit welchem Gegner vergleichst du dich?
ask-opponent-scores = Dieser Gegner erhält 1 Punkt in deiner Farbe.
ask-put-under = Noch eine Karte verdeckt unter ihren Stapel legen?
ask-claim = Ein Ziel nehmen?
ask-pick = Welchen Stein wählst du?
ask-destroy = Welchen Stein zerstörst du?
ask-upgrade = Welchen Stein wertest du auf?
ask-downgrade = Den Stein abwerten?
ask-convert = Welchen Stein verwandelst du?
ask-tree = Auf welches Feld wirkt der Baum?
ask-group = Welchen Stein nimmst du in die Gruppe?
ask-place = Wohin legst du einen Stein?
ask-move = Welche Bewegung führst du aus?
ask-leap = Wohin springt der Stein?
ask-direction = Welche Richtung?
ask-choose = Was wählst du?
ask-card = Welche Karte kommt wieder oben auf deinen Stapel?

## Was gewählt werden kann

option-place = { $colour ->
    [none] { new-piece } auf { $square } legen
   *[other] { new-coloured-piece } auf { $square } legen
}
option-pick-up-and-place = { piece } von { $square } nehmen und dort wieder als Rekruten hinlegen
option-summon = „{ $card }“ auf { $square } beschwören{ and-destroy-target }
option-flare = Das { $card } zünden
option-flare-scoring = { option-flare } ({ $scoring ->
    [by_colours] der Gegner, mit dem du dich vergleichst, erhält 1 Punkt in deiner Farbe
   *[by_destruction] der Gegner erhält 1 Punkt
})
option-discard = „{ $card }“ abwerfen
option-put-under = „{ $card }“ unter den passenden Stapel legen
option-hand-over = Die Kontrolle übergeben: Dein Partner beendet einen laufenden Effekt und legt mit
    deinen restlichen Aktionen Rekruten
option-end-turn = Zug beenden
option-decline = { $asked ->
    [claim] Kein Ziel nehmen
    [put-under] Keine weiteren Karten unter Stapel legen
    [group] Die Gruppe ist vollständig
    [move] Nicht bewegen
    [leap] Nicht springen
    [place] Nichts legen
    [destroy] Nichts zerstören
    [upgrade] Nichts aufwerten
    [convert] Nichts verwandeln
    [downgrade] Nicht abwerten
    [card] Keine Karte zurücknehmen
   *[other] Darauf verzichten
}
option-pick = { piece } auf { $square } wählen
option-destroy = { piece } auf { $square } zerstören
option-upgrade = { piece } auf { $square } aufwerten
option-downgrade = { piece } auf { $square } abwerten
option-convert = { piece } auf { $square } verwandeln
option-group = { piece } auf { $square } in die Gruppe nehmen
option-pick-up = { piece } von { $square } nehmen
option-move = { piece } von { $from } nach { $to } bewegen{ and-destroy-target }
option-leap = { piece } von { $from } nach { $to } springen lassen{ and-destroy-target }
option-direction = { direction-name }
option-colour = { colour-name-capital }
option-opponent = { colour-name-capital }
option-claim = Ziel „{ $task }“ für { points-counted } nehmen
option-card = { $card }
option-choose-gain-action = Eine Aktion erhalten
option-choose-destroy-adjacent = Alle angrenzenden gegnerischen Rekruten und Helden zerstören
option-choose-destroy-commons = Alle gegnerischen Rekruten in höchstens 2 Feldern Entfernung
    zerstören
option-way = Die Steine auf { $squares }
option-way-marks = markiert: { $squares }
option-way-directions = Richtungen: { $directions }
option-way-uses-up = verbraucht die improvisierte Beschwörung mit { colour-name-capital }

group-summon = „{ $card }“ auf { $squares } beschwören
group-discard = Ein Wesen abwerfen: { $cards }
group-move = { piece } von { $square } bewegen ({ squares-counted })
group-leap = { piece } von { $square } springen lassen ({ squares-counted })
group-place = { $colour ->
    [none] { new-piece } legen ({ squares-counted })
   *[other] { new-coloured-piece } legen ({ squares-counted })
}
type-empty-square = Rekruten legen: Tippe ein leeres Feld ein, etwa { $square }.
type-own-square = Du hast keinen Stein mehr zum Legen: Tippe ein leeres Feld ein oder das Feld eines
    deiner Steine, um ihn von dort zu nehmen.
type-any-empty = Tippe ein beliebiges leeres Feld ein, etwa { $square }.
type-square = Tippe ein Feld ein: { $squares }
type-piece = Tippe das Feld des Steins ein: { $squares }
enter-ends-turn = Mit Enter beendest du deinen Zug; danach kannst du nichts mehr zurücknehmen.
last-look = Das war deine letzte Entscheidung in diesem Zug: Mit Enter geht es weiter, mit
    { command-undo } nimmst du sie zurück.
# Nicht „Zurück“: Das ist der Befehl command-undo.
back = Andere Möglichkeiten

## Was geschehen ist

event-turn = Die { school-name } ist am Zug.
event-placed = { $rank ->
    [legendary] Eine { colour-name }e
   *[other] Ein { colour-name }er
} { rank-name } wird auf { $square } gelegt.
event-summoned = { $you ->
    [yes] Du beschwörst „{ $card }“ auf { $square }.
   *[no] { colour-name-capital } beschwört „{ $card }“ ({ rank-name }) auf { $square }.
}
event-destroyed = { the-piece } auf { $square } wird zerstört.
event-converted = Der Stein auf { $square } wird verwandelt: Er ist jetzt { $rank ->
    [legendary] eine { colour-name }e
   *[other] ein { colour-name }er
} { rank-name }.
event-upgraded = Der { colour-name }e Stein auf { $square } wird aufgewertet: Er ist jetzt { $rank
    ->
    [legendary] eine
   *[other] ein
} { rank-name }.
event-downgraded = Der { colour-name }e Stein auf { $square } wird abgewertet: Er ist jetzt { $rank
    ->
    [legendary] eine
   *[other] ein
} { rank-name }.
event-moved = { the-piece } bewegt sich von { $from } nach { $to }.
event-leapt = { the-piece } springt von { $from } nach { $to }.
event-picked-up = Der { colour-name }e Stein auf { $square } wird aus der Arena genommen.
event-gained-turn = { $you ->
    [yes] Du erhältst nach diesem Zug noch einen Zug.
   *[no] { school-short } erhält nach diesem Zug noch einen Zug.
}
event-gained-action = { $number ->
    [one] 1 zusätzliche Aktion.
   *[other] { $number } zusätzliche Aktionen.
}
event-recovered = { $you ->
    [yes] Du legst „{ $card }“ wieder oben auf deinen Stapel.
   *[no] { school-short } legt „{ $card }“ wieder oben auf den eigenen Stapel.
}
event-invoked = { $you ->
    [yes] Du zündest das { $flare }.
   *[no] { colour-name-capital } zündet das { $flare }.
}
event-discarded = { $you ->
    [yes] Du wirfst „{ $card }“ ab.
   *[no] { school-short } wirft „{ $card }“ ab.
}
event-put-under = { $you ->
    [yes] Du legst „{ $card }“ unter den passenden Stapel.
   *[no] { school-short } legt eine Karte unter den { $deck ->
        [flare] Leuchtfeuerstapel
        [legend] Legendenstapel
       *[being] Stapel der eigenen Schule
    }.
}
event-handed-over = { $you ->
    [yes] Du übergibst deinem Partner die Kontrolle.
   *[no] { school-short } übergibt die Kontrolle an { $partner }.
}
event-drew-own = Du ziehst: { $cards }.
event-drew-other = { school-short } zieht { cards-counted }.
event-claimed = { $you ->
    [yes] Du nimmst das Ziel „{ $task }“ für { points-counted }.
   *[no] { colour-name-capital } nimmt das Ziel „{ $task }“ für { points-counted }.
}
event-scored = { $you ->
    [yes] Du erhältst { points-counted }.
   *[no] { colour-name-capital } erhält { points-counted }.
}
event-scored-in-colour = { $you ->
    [yes] Du erhältst { points-counted } in { scored-colour }.
   *[no] { colour-name-capital } erhält { points-counted } in { scored-colour }.
}
event-scored-by-flare = { $you ->
    [yes] Du erhältst { points-counted }
   *[no] { colour-name-capital } erhält { points-counted }
}{ $in_colour ->
    [none] { "" }
    [blue] { " " }in Blau
    [red] { " " }in Rot
    [yellow] { " " }in Gelb
   *[green] { " " }in Grün
}, weil ein Leuchtfeuer gezündet wurde.
scored-colour = { $in_colour ->
    [blue] Blau
    [red] Rot
    [yellow] Gelb
   *[green] Grün
}
event-end-triggered = Das Spielende ist ausgelöst: Alle haben noch einen letzten Zug.
event-game-over = Das Spiel ist zu Ende.
event-concede-offered = { $you ->
    [yes] Du möchtest aufgeben.
   *[no] { school-short } möchte aufgeben.
}
event-skip-last-turns-offered = { $you ->
    [yes] Du bist damit einverstanden, die letzten Züge auszulassen.
   *[no] { school-short } ist damit einverstanden, die letzten Züge auszulassen.
}

## Das Ende

afterwards = Tippe { command-log }, { command-news }, { command-piles }, { command-show } KARTE,
    { command-save } DATEI, { command-load } DATEI oder { command-quit } ein, oder beende das
    Programm mit Enter.
afterwards-not = Das Spiel ist zu Ende, „{ $text }“ bewirkt nichts; tippe { command-log }, { command-news },
    { command-piles }, { command-show } KARTE, { command-save } DATEI, { command-load } DATEI oder
    { command-quit } ein.
result-won = Die { school-name } gewinnt.
result-won-own = Du gewinnst.
result-won-team = Gemeinsam gewinnen: { $names }.
result-shared = Den Sieg teilen sich: { $names }.
result-conceded = { $names } { $number ->
    [one] gibt auf
   *[other] geben auf
}.
result-conceded-own = Du gibst auf.
result-points = Die Partie endete, weil die nötige Punktzahl erreicht war.
result-last-card = Die Partie endete, weil die { school-name } die letzte Karte ihres Stapels
    gezogen hat.
result-skipped = Alle waren damit einverstanden, die letzten Züge auszulassen.
result-tie-shared = Gleichstand bei Punkten, aufgewerteten Steinen und Steinen insgesamt.
result-tie-upgraded = Gleichstand bei den Punkten: Es entscheiden die aufgewerteten Steine.
result-tie-pieces = Gleichstand bei Punkten und aufgewerteten Steinen: Es entscheiden die Steine
    insgesamt.
result-tie-colours = Gleichstand in der niedrigsten Farbe: Die nächstniedrigste entscheidet.

## Befehle: was man eintippt und was geschieht

command-help = hilfe
command-undo = zurück
command-board = arena
command-hand = hand
command-news = neues
command-show = zeige
command-piles = ablage
command-log = verlauf
command-save = speichern
command-load = laden
command-concede = aufgeben
command-skip = auslassen
command-quit = schluss
answer-yes = ja
answer-no = nein
yes-no-prompt = { answer-yes } / { answer-no }

help-heading = Wie du antwortest und was du sonst noch eintippen kannst
help-number = eine Nummer: die Möglichkeit mit dieser Nummer
help-square = ein Feld wie e5: dort einen Stein legen oder wählen, was dort liegt
help-card = der Name einer Karte oder sein Anfang, etwa rit: zeigt, was mit der Karte möglich ist
help-notation = die Notation des Verlaufs, etwa summon knight d4, geht immer
help-undo = { command-undo }: deine letzte Entscheidung in diesem Zug zurücknehmen
help-board = { command-board }: alles neu zeichnen
help-hand = { command-hand }: deine Karten und die aktuellen Ziele lesen
help-news = { command-news }: was seit deiner letzten Entscheidung geschehen ist
help-show = { command-show } KARTE: eine beliebige Karte, ein Leuchtfeuer oder ein Ziel lesen
help-piles = { command-piles }: die Ablagestapel und die erreichten Ziele zeigen
help-log = { command-log }: alle bisherigen Entscheidungen in Notation zeigen
help-save = { command-save } DATEI: das Spiel in einer Datei speichern; nach jeder Entscheidung wird auch
    automatisch gespeichert
help-load = { command-load } DATEI: einen Spielstand laden und fortsetzen
help-concede = { command-concede }: das Spiel aufgeben
help-skip = { command-skip }: zustimmen, die letzten Züge auszulassen
help-quit = { command-quit }: das Programm verlassen
help-legend-heading = Zeichenerklärung
help-legend-pieces = Steine: Der Buchstabe ist der Besitzer ({ $owners }), die Form ist der Wert:
    { $common } Rekrut, { $heroic } Held, { $legendary } Legende.
help-legend-squares = Felder: [ ] ist rot, ( ) ist grün, { $changed } zeigt, wo gerade etwas
    geschehen ist, { $dot } ist ein Mittelfeld.
help-legend-patterns = Karten: { $common } und { $heroic } sind eigene Steine von diesem oder einem
    höheren Wert; @ ist das Feld, auf dem das Wesen erscheint, und wenn auf das @ eine Form folgt,
    ersetzt es deinen Stein dort. { $mark } zeigt Felder und Pfeile zeigen Richtungen, auf die sich
    der Effekt bezieht. Eine Figur darf gedreht und gespiegelt werden.
help-size = Am besten passt ein Fenster mit 80 Spalten und 40 Zeilen; 80 mal 24 geht auch.

## Antworten auf Befehle

undone = Letzte Entscheidung zurückgenommen.
undo-nothing = Es gibt nichts zurückzunehmen: Alles davor ist endgültig.
undo-off = In diesem Spiel gibt es keine Rücknahme.
undo-not-yours = Die letzte Entscheidung stammt nicht von einem Spieler hier und kann deshalb nicht
    zurückgenommen werden.
undo-other-person = Die letzte Entscheidung traf die { school-name }; nur wer sie traf, kann sie
    zurücknehmen.
log-empty = Noch keine Entscheidungen.
log-turn = { $number }. { school-short }: { $choices }
log-hidden = eine Karte
news-none = Noch ist nichts geschehen.
piles-discard = Ablagestapel { school-short }: { $cards }
piles-legends = Abgelegte Legenden: { $cards }
piles-flares = Abgelegte Leuchtfeuer: { $cards }
piles-claimed = Ziele von { colour-name-capital }: { $tasks }
piles-nothing = keine
show-what = Tippe { command-show } und den Namen einer Karte, eines Leuchtfeuers oder eines Ziels
    ein, etwa: { command-show } { $example }.
show-unknown = Weder Karte noch Leuchtfeuer noch Ziel heißt „{ $text }“; versuche einen Namen wie
    { $example }.
show-several = Mehrere Namen passen: { $names }.
show-task = { $task } ({ points-counted }): { $condition }
save-where = Tippe { command-save } und den Namen einer Datei ein, etwa: { command-save }
    spiel.json.
saved = Spielstand gespeichert in { $file }.
save-refused = { $file } wurde nicht gespeichert: Es gibt schon eine Datei mit diesem Namen, und sie
    ist kein gültiger Spielstand. Wähle einen anderen Namen.
save-failed = { $file } konnte nicht gespeichert werden ({ $reason }). Wähle einen anderen
    Speicherort.
load-where = Tippe { command-load } und den Namen einer Datei ein, etwa: { command-load }
    spiel.json.
loaded = Spielstand aus { $file } geladen.
load-sure = Das Spiel ist nicht gespeichert. Trotzdem das andere laden?
load-missing = { $file } konnte nicht gelesen werden ({ $reason }).
reason-missing = Datei oder Ordner nicht gefunden
reason-permission = Zugriff verweigert
reason-directory = das ist ein Ordner
reason-other = Systemfehler
load-foreign = { $file } ist kein Spielstand von Legendarium oder beschädigt.
load-version = { $file } wurde von einer anderen Version von Legendarium gespeichert und lässt sich
    mit dieser nicht öffnen.
load-damaged = Der Spielstand { $file } ist beschädigt und lässt sich nicht laden.
load-another = Nenne eine andere Datei oder eine ältere Kopie von dieser.
load-lost = Die Regeln haben sich seitdem geändert: Die letzten Entscheidungen ({ $number }) sind nicht
    mehr möglich und wurden weggelassen.
load-other-game = { $file } ist ein Spielstand eines anderen Spiels ({ $game }), nicht von
    Tash-Kalar.
load-player = { $file } nennt einen Spieler „{ $text }“, den es hier nicht gibt; verfügbar sind:
    { $allowed }.
load-alone = Ein Spielstand bringt Form, Spieler und Karten selbst mit; lass { $options } oder
    --load weg.
concede-sure = Diese Partie aufgeben?
concede-agree = { school-name }: Willst du auch aufgeben?
concede-refused = In dieser Form des Spiels kannst du nicht aufgeben.
skip-agree = { school-name }: Bist du damit einverstanden, die letzten Züge auszulassen?
skip-too-early = Du kannst die letzten Züge erst auslassen, wenn das Spielende ausgelöst ist.
not-agreed = Die { school-name } ist nicht einverstanden, also geht das Spiel weiter.
unchanged = Nichts hat sich geändert.
quit-sure = Das Spiel ist nicht gespeichert. Trotzdem beenden?
left-unsaved = Das Spiel wurde nicht gespeichert.
kept = Spiel gespeichert. Weiter geht es mit `legendarium play`.
not-kept = Automatisches Speichern ist nicht möglich (in den Speicherordner kann nicht geschrieben
    werden): Tippe ab und zu { command-save } DATEI ein.
yes-or-no = Bitte antworte mit { answer-yes } oder { answer-no }.
goodbye = Auf Wiedersehen.

## Falsche Antworten

wrong-unknown = „{ $text }“ steht nicht zur Wahl; tippe eine Nummer, ein Feld, den Namen einer Karte
    oder { command-help } ein.
wrong-empty = Tippe eine Nummer, ein Feld, den Namen einer Karte oder { command-help } ein.
wrong-option-number = Eine Möglichkeit { $text } gibt es nicht; wähle { $allowed }.
wrong-no-options = { $text } steht nicht zur Wahl. { $allowed }
wrong-no-square = Ein Feld { $square } gibt es nicht; Spalten sind a bis i, Reihen 1 bis 9, und in
    jeder Ecke fehlen drei Felder.
wrong-square-occupied = Auf { $square } liegt schon { piece-standing }; du kannst nur auf ein leeres
    Feld legen.
wrong-no-actions = Du hast keine Aktionen mehr. Beende deinen Zug oder zünde, wenn es die
    Bedingungen erlauben, dein Leuchtfeuer.
wrong-square = Du kannst { $square } jetzt nicht wählen; tippe eines von diesen ein: { $squares }.
wrong-square-no = Du kannst { $square } jetzt nicht wählen; wähle eine der Nummern.
wrong-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
wrong-no-pattern = Du kannst „{ $card }“ jetzt nicht beschwören: Deine Steine bilden die Figur nicht
    mit einem gültigen Beschwörungsfeld.
wrong-no-pattern-there = Du kannst „{ $card }“ nicht auf { $square } beschwören; mögliche Felder:
    { $squares }.
wrong-discard-form = In dieser Form des Spiels kannst du keine Karten abwerfen.
wrong-discard-twice = Du kannst höchstens eine Abwurfaktion pro Zug ausführen.
wrong-flare-conditions = Du kannst das Leuchtfeuer jetzt nicht zünden: Keine seiner Bedingungen ist
    erfüllt.
wrong-flare-none = Du hast kein Leuchtfeuer auf der Hand.
wrong-actions-left = Du kannst deinen Zug noch nicht beenden: { actions-left }.
wrong-not-now = „{ $text }“ ist jetzt nicht möglich; wähle eine der Möglichkeiten.
