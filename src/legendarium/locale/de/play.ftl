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
    [northern] Nördliche imperiale Schule
    [southern] Südliche imperiale Schule
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
form-high-form = Erhabene Form
form-duel = Duell
form-melee = Schlacht
form-high-form-teams = Erhabene Form als Team-Spiel
form-duel-teams = Duell als Team-Spiel

## Ein Spiel vorbereiten

welcome = Willkommen bei Tash-Kalar. Mit Enter nimmst du an, was in Klammern steht.
setup-form = Welche Form des Spiels?
setup-form-first-game = Erste Partie: klein und schnell, zum Lernen (2 Spieler)
setup-form-high-form = Erhabene Form: Ziele erreichen (2 Spieler)
setup-form-duel = Duell: gegnerische Steine zerstören (2 Spieler)
setup-form-melee-3 = Schlacht für 3 Spieler
setup-form-melee-4 = Schlacht für 4 Spieler
setup-form-high-form-teams = Erhabene Form als Team-Spiel, 2 gegen 2
setup-form-duel-teams = Duell als Team-Spiel, 2 gegen 2
setup-players = Wer spielt? Wähle eine Nummer oder nenne alle { $number } Spieler in der Reihenfolge
    ihrer Züge: { $names }.
setup-players-bot = Du gegen { $number ->
    [one] einen Bot, der ein wenig nachdenkt
   *[other] { $number } Bots, die ein wenig nachdenken
} ({ $bot })
setup-players-easy = Du gegen { $number ->
    [one] einen Bot, der zufällig spielt
   *[other] { $number } Bots, die zufällig spielen
} ({ $bot })
setup-players-second = Ein Bot, der ein wenig nachdenkt ({ $bot }), beginnt, dann kommst du
setup-players-partner = Du und dein Partner an diesem Computer gegen 2 Bots ({ $bot })
setup-players-people = { $number } Personen, die sich diesen Computer teilen
setup-schools = Welche Schulen? Wähle eine Nummer oder nenne { $number } verschiedene in der
    Reihenfolge der Spieler: { $names }.
setup-prompt = [{ $default }]
setup-human = Mensch

## Falsche Vorbereitungen

wrong-form = Eine Form „{ $text }“ gibt es nicht; wähle eine von diesen: { $allowed }.
wrong-number = Die Nummer { $text } gibt es hier nicht; wähle 1 bis { $last }.
wrong-player = Einen Spieler „{ $text }“ gibt es nicht; wähle unter diesen: { $allowed }.
wrong-players-number = Diese Form wird von { $allowed } Spielern gespielt, nicht von { $number }.
wrong-school = Eine Schule „{ $text }“ gibt es nicht; wähle unter diesen: { $allowed }.
wrong-school-twice = Die Schule „{ $text }“ wurde zweimal genannt; jede kann nur einmal gewählt
    werden.
wrong-schools-number = Nötig sind { $allowed } Schulen, eine für jeden Spieler, nicht { $number }.
wrong-teams = In Teams spielt man nur diese Formen: { $allowed }.
number-or = { $one } oder { $other }
language-unshown = Diese Ausgabe kann die Buchstaben der Sprache nicht zeigen, darum spricht das
    Spiel Englisch.

## Der Bildschirm

turn-own = du bist am Zug
turn-partner = du führst den Zug deines Partners zu Ende
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
news-more = ... davor noch { $number }: tippe { command-news }
score-line = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
player-you = { $name } (du)
player-other = { $name } ({ $player })
# Kurz: In Teams wird die Zeile neben der Arena sonst zu lang.
player-cards = Deck { $deck }, Hand { $hand }
player-stock = Vorrat { $pieces }
shared-decks = Stapel: Legenden { $legends }, Leuchtfeuer { $flares }
shared-decks-first = Stapel: Leuchtfeuer { $flares }
improvise-left = Noch frei zum Improvisieren: { $colours }
task-can-claim = jetzt erfüllt
task-wants = { $task }: { $condition }
task-next = Nächstes: { $task } ({ points-counted })
task-none = Es liegt kein Ziel aus.
flare-title = Leuchtfeuer { $flare }
flare-named = Leuchtfeuer { $flare }
flare-upper = Wenn ein Gegner mindestens { $more } aufgewertete Steine mehr hat als du: { $effect }
flare-lower = Wenn ein Gegner mindestens { $more } Steine mehr hat als du: { $effect }
flare-upper-now = Ab { $more } aufgewerteten Steinen Rückstand (jetzt { $now }): { $effect }
flare-lower-now = Ab { $more } Steinen Rückstand insgesamt (jetzt { $now }): { $effect }
hand-empty = Du hast keine Karten auf der Hand.
running-card = { $card }: { $effect }
running-flare = Leuchtfeuer: { $effect }
hand-over-screen = Gib das Gerät an die { school-name } weiter und drücke dann Enter.
hand-over-prompt = Enter
input-prompt = >

## Was gefragt wird

ask-action = Was tust du?
ask-last = Alle Aktionen sind verbraucht.
ask-handed-over = Dein Partner hat dir die Kontrolle übergeben: Lege mit den übrigen Aktionen
    Rekruten.
ask-start = Lege die Startsteine: welchen wohin?
ask-way = { $card }: Welche Steine bilden die Figur?
ask-pick-up = In deinem Vorrat ist kein passender Stein mehr: Welchen deiner Steine nimmst du aus
    der Arena?
ask-colour = In welcher Farbe zählt der Punkt?
ask-opponent = Mit welchem Gegner vergleichst du dich?
ask-put-under = Legst du noch eine Karte verdeckt unter ihren Stapel?
ask-claim = Nimmst du dir ein Ziel?
ask-pick = Welchen Stein wählst du?
ask-destroy = Welchen Stein zerstörst du?
ask-upgrade = Welchen Stein wertest du auf?
ask-downgrade = Wertest du den Stein ab?
ask-convert = Welchen Stein verwandelst du?
ask-tree = Auf welches Feld wirkt der Baum?
ask-group = Welcher Stein gehört zur Gruppe?
ask-place = Wohin legst du einen Stein?
ask-move = Welche Bewegung führst du aus?
ask-leap = Wohin geht der Sprung?
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
option-discard = „{ $card }“ abwerfen
option-put-under = „{ $card }“ unter den passenden Stapel legen
option-hand-over = Deinem Partner die Kontrolle übergeben; er führt den Zug zu Ende und legt Steine
option-end-turn = Zug beenden
option-decline = { $asked ->
    [claim] Kein Ziel nehmen
    [put-under] Keine weitere Karte unter einen Stapel legen
    [group] Keinen Stein mehr in die Gruppe nehmen
    [move] Keine Bewegung ausführen
    [leap] Keinen Sprung ausführen
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
option-way-uses-up = das verbraucht das Improvisieren mit { colour-name-capital }

group-summon = „{ $card }“ auf { $squares } beschwören
group-discard = Ein Wesen abwerfen: { $cards }
group-move = { piece } von { $square } bewegen ({ squares-counted })
group-leap = { piece } von { $square } springen lassen ({ squares-counted })
group-place = { $colour ->
    [none] { new-piece } legen ({ squares-counted })
   *[other] { new-coloured-piece } legen ({ squares-counted })
}
type-empty-square = Rekruten legen: Tippe ein leeres Feld ein, etwa { $square }.
type-own-square = In deinem Vorrat ist kein Stein mehr: Tippe ein leeres Feld ein oder das Feld
    eines deiner Steine, um ihn von dort zu nehmen.
type-any-empty = Tippe ein beliebiges leeres Feld ein, etwa { $square }.
type-square = Tippe ein Feld ein: { $squares }
type-piece = Tippe das Feld des Steins ein: { $squares }
enter-ends-turn = Mit Enter beendest du den Zug; danach lässt sich davon nichts mehr zurücknehmen.
last-look = Das war deine letzte Entscheidung in diesem Zug: Enter gibt weiter, { command-undo } nimmt
    sie zurück.
# Nicht „Zurück“: Das ist der Befehl command-undo.
back = Andere Möglichkeiten

## Was geschehen ist

event-turn = Die { school-name } beginnt einen Zug.
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
    [one] Eine Aktion kommt hinzu.
   *[other] { $number } Aktionen kommen hinzu.
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
    [yes] Du bist einverstanden, die letzten Züge auszulassen.
   *[no] { school-short } ist einverstanden, die letzten Züge auszulassen.
}

## Das Ende

afterwards = Tippe { command-log }, { command-news }, { command-piles }, { command-show } KARTE,
    { command-save } DATEI, { command-load } DATEI oder { command-quit } ein, oder drücke Enter, um
    das Programm zu verlassen.
afterwards-not = Das Spiel ist zu Ende, „{ $text }“ bewirkt nichts; tippe { command-log }, { command-news },
    { command-piles }, { command-show } KARTE, { command-save } DATEI, { command-load } DATEI oder
    { command-quit } ein.
result-won = Die { school-name } gewinnt.
result-won-own = Du gewinnst.
result-won-team = Gemeinsam gewinnen: { $names }.
result-shared = Den Sieg teilen sich: { $names }.
result-conceded = Das Spiel wurde aufgegeben.
result-points = Das Ende kam, weil genug Punkte erreicht waren.
result-last-card = Das Ende kam, weil die { school-name } die letzte Karte ihres Stapels gezogen
    hat.
result-skipped = Alle waren einverstanden, die letzten Züge auszulassen.
result-tie-shared = Gleichstand bei Punkten, aufgewerteten Steinen und Steinen insgesamt.
result-tie-upgraded = Gleichstand bei den Punkten: Mehr aufgewertete Steine entscheiden.
result-tie-pieces = Gleichstand bei Punkten und aufgewerteten Steinen: Mehr Steine entscheiden.
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
help-card = der Name einer Karte oder sein Anfang, etwa rit: was mit der Karte möglich ist
help-notation = die Notation des Verlaufs, etwa summon knight d4, geht immer
help-undo = { command-undo }: deine letzte Entscheidung in diesem Zug zurücknehmen
help-board = { command-board }: alles neu zeichnen
help-hand = { command-hand }: deine Karten lesen, und was die offenen Ziele verlangen
help-news = { command-news }: was seit deiner letzten Entscheidung geschehen ist
help-show = { command-show } KARTE: eine beliebige Karte, ein Leuchtfeuer oder ein Ziel lesen
help-piles = { command-piles }: was auf den Ablagestapeln liegt und welche Ziele genommen wurden
help-log = { command-log }: alle bisherigen Entscheidungen in Notation
help-save = { command-save } DATEI: das Spiel in eine Datei schreiben
help-load = { command-load } DATEI: ein gespeichertes Spiel fortsetzen
help-concede = { command-concede }: das Spiel aufgeben
help-skip = { command-skip }: zustimmen, die letzten Züge auszulassen
help-quit = { command-quit }: das Programm verlassen
help-legend-heading = Wie man die Zeichnungen liest
help-legend-pieces = Steine: Der Buchstabe ist der Besitzer ({ $owners }), die Form ist der Wert:
    { $common } Rekrut, { $heroic } Held, { $legendary } Legende.
help-legend-squares = Felder: [ ] ist rot, ( ) ist grün, { $changed } zeigt, wo gerade etwas
    geschehen ist, { $dot } ist ein Mittelfeld.
help-legend-patterns = Karten: { $common } und { $heroic } sind eigene Steine von diesem oder einem
    höheren Wert; @ ist das Feld, auf dem das Wesen erscheint, und wenn auf das @ eine Form folgt,
    ersetzt es deinen Stein dort. { $mark } zeigt Felder und Pfeile zeigen Richtungen, von denen der
    Effekt spricht. Eine Figur darf gedreht und gespiegelt werden.
help-size = Ein Fenster mit 80 Spalten und 40 Zeilen ist bequem; 80 mal 24 geht auch.

## Antworten auf Befehle

undone = Deine letzte Entscheidung ist zurückgenommen.
undo-nothing = Es gibt nichts zurückzunehmen: Was davor kam, ist endgültig.
undo-off = An diesem Tisch wird ohne Rücknahme gespielt.
undo-not-yours = Die letzte Entscheidung stammt nicht von einer Person hier und kann deshalb nicht
    zurückgenommen werden.
undo-other-person = Die letzte Entscheidung traf die { school-name }; nur wer sie traf, kann sie
    zurücknehmen.
log-empty = Noch wurde nichts entschieden.
log-turn = { $number }. { school-short }: { $choices }
log-hidden = eine Karte
news-none = Noch ist nichts geschehen.
piles-discard = Ablagestapel von { school-short }: { $cards }
piles-legends = Abgelegte Legenden: { $cards }
piles-flares = Abgelegte Leuchtfeuer: { $cards }
piles-claimed = Ziele von { colour-name-capital }: { $tasks }
piles-nothing = nichts
show-what = Tippe { command-show } und den Namen einer Karte, eines Leuchtfeuers oder eines Ziels
    ein, etwa: { command-show } { $example }.
show-unknown = Weder Karte noch Leuchtfeuer noch Ziel heißt „{ $text }“; versuche einen Namen wie
    { $example }.
show-several = Mehrere heißen so: { $names }.
show-task = { $task } ({ points-counted }): { $condition }
save-where = Tippe { command-save } und den Namen einer Datei ein, etwa: { command-save }
    spiel.json.
saved = Das Spiel ist in { $file } gespeichert.
save-refused = { $file } wurde nicht geschrieben: Eine Datei mit diesem Namen gibt es schon, und sie
    ist kein unbeschädigtes gespeichertes Spiel von uns. Wähle einen anderen Namen.
save-failed = { $file } konnte nicht geschrieben werden ({ $reason }). Wähle einen anderen Ort.
load-where = Tippe { command-load } und den Namen einer Datei ein, etwa: { command-load }
    spiel.json.
loaded = Das Spiel in { $file } geht weiter.
load-sure = Das Spiel ist nicht gespeichert. Trotzdem das andere laden?
load-missing = { $file } konnte nicht gelesen werden ({ $reason }).
reason-missing = diese Datei oder diesen Ordner gibt es nicht
reason-permission = das ist nicht erlaubt
reason-directory = das ist ein Ordner
reason-other = das System lehnt es ab
load-foreign = { $file } ist kein gespeichertes Spiel von Legendarium oder ist beschädigt.
load-version = { $file } wurde von einer anderen Version von Legendarium gespeichert und kann von
    dieser nicht gelesen werden.
load-damaged = { $file } ist ein beschädigtes gespeichertes Spiel.
load-other-game = { $file } ist ein gespeichertes Spiel anderer Art ({ $game }), nicht Tash-Kalar.
load-player = { $file } nennt einen Spieler „{ $text }“, den es hier nicht gibt; bekannt sind:
    { $allowed }.
load-alone = Ein gespeichertes Spiel hat seine eigene Form, Spieler und Karten; lass { $options } weg
    oder --load.
concede-sure = Willst du das Spiel wirklich aufgeben?
concede-agree = { school-name }: Bist du einverstanden aufzugeben?
concede-melee = In einer Schlacht kann niemand aufgeben.
skip-agree = { school-name }: Bist du einverstanden, die letzten Züge auszulassen?
skip-too-early = Die letzten Züge können erst ausgelassen werden, wenn das Spielende ausgelöst ist.
not-agreed = Die { school-name } ist nicht einverstanden, also geht das Spiel weiter.
unchanged = Es ändert sich nichts.
quit-sure = Das Spiel ist nicht gespeichert. Trotzdem verlassen?
left-unsaved = Das Spiel wurde nicht gespeichert.
yes-or-no = Bitte antworte { answer-yes } oder { answer-no }.
goodbye = Auf Wiedersehen.

## Falsche Antworten

wrong-unknown = „{ $text }“ gehört nicht zu den Möglichkeiten; tippe eine Nummer, ein Feld, den
    Namen einer Karte oder { command-help } ein.
wrong-empty = Tippe eine Nummer, ein Feld, den Namen einer Karte oder { command-help } ein.
wrong-option-number = Eine Möglichkeit { $text } gibt es nicht; möglich ist { $allowed }.
wrong-no-options = Eine Möglichkeit { $text } gibt es nicht. { $allowed }
wrong-no-square = Ein Feld { $square } gibt es nicht; Spalten sind a bis i, Reihen 1 bis 9, und in
    jeder Ecke fehlen drei Felder.
wrong-square-occupied = { $square } ist nicht leer, dort liegt { piece-standing }; ein Stein wird
    auf ein leeres Feld gelegt.
wrong-no-actions = Keine Aktion ist übrig; du kannst nur den Zug beenden oder, wenn die Bedingungen
    es erlauben, dein Leuchtfeuer zünden.
wrong-square = { $square } kann jetzt nicht gewählt werden; tippe eines von diesen ein:
    { $squares }.
wrong-square-no = { $square } kann jetzt nicht gewählt werden; wähle eine der Nummern.
wrong-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
wrong-no-pattern = „{ $card }“ kann jetzt nicht beschworen werden: Deine Steine bilden die Figur
    nicht um ein Feld, auf dem das Wesen erscheinen kann.
wrong-no-pattern-there = „{ $card }“ kann nicht auf { $square } beschworen werden; möglich ist:
    { $squares }.
wrong-discard-first-game = In der ersten Partie wird nicht abgeworfen.
wrong-discard-twice = Nur eine Aktion in einem Zug darf eine Abwurfaktion sein.
wrong-flare-conditions = Das Leuchtfeuer kann jetzt nicht gezündet werden: Keine seiner Bedingungen
    ist erfüllt.
wrong-flare-none = Du hast kein Leuchtfeuer auf der Hand.
wrong-actions-left = Der Zug kann noch nicht enden: { actions-left }.
wrong-not-now = „{ $text }“ ist jetzt nicht möglich; wähle eine der Möglichkeiten.
