### Was der Rahmen des Spiels im Browser sagt: Lobby, Tische, Rückschau und Konto; keine Regeln.
###
### $table ist ein Tisch in wenigen Worten (eine Form des Spiels), $name der Name einer Person oder
### eines Bots, $names eine Liste solcher Namen; $number zählt etwas.

web-name = Legendarium
web-skip = Direkt zum Inhalt
web-navigation = Seiten
web-rules = Regeln
web-cards = Karten
web-my-games = Meine Partien
web-account = Konto
web-language = Sprache
web-theme = { $theme ->
    [light] Farben: hell
    [dark] Farben: dunkel
   *[auto] Farben: wie auf deinem Gerät
}
web-footer-fans =
    Von Fans gemacht, unabhängig: „Tash-Kalar: Arena der Legenden“ ist ein Spiel von Vlaada Chvátil,
    erschienen bei Czech Games Edition; dem Verlag gehören sein Name und die Namen darin.
web-footer-icons = Symbole: die Mitwirkenden von

## Wörter, die oft vorkommen

web-loading = Einen Moment …
web-try-again = Noch einmal versuchen
web-to-lobby = Zur Lobby
web-save = Speichern
web-saved = Gespeichert.
web-copy = Kopieren
web-copied = Kopiert
web-more = Mehr zeigen
web-no = Nein, zurück
web-go-on = Weiter
web-understood = Alles klar
web-you = du
web-somebody = Jemand
web-bot = Bot
web-online = da
web-away = nicht verbunden
web-your-turn = Du bist am Zug
web-your-name = Dein Name
web-guest-name = Gast { $number }

## Probleme

web-problem-title = Das hat nicht geklappt
web-problem-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch
    einmal.
web-problem-server = Der Server hat ein Problem. Versuche es gleich noch einmal.
web-problem-refused = Der Server hat das nicht angenommen. Lade die Seite neu und versuche es noch
    einmal.
web-problem-client = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; deine Partie ist auf
    dem Server sicher.
web-offline = Du bist offline. Sobald die Verbindung wieder da ist, geht alles weiter.
web-connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
web-server-stops = Der Server startet neu. Das Spiel geht gleich weiter.
web-nowhere-title = Hier ist nichts
web-nowhere = Diese Adresse führt zu keiner Seite. Hat dir jemand einen Link geschickt, dann lass
    ihn dir noch einmal schicken.

## Lobby

web-lobby-title = Tash-Kalar spielen
web-lobby-lead =
    Ordne deine Steine zu Figuren und beschwöre legendäre Wesen. Das Programm achtet auf jede
    Regel, du kannst also anfangen, ohne eine einzige gelesen zu haben.
web-lobby-how = So wird gespielt
web-lobby-alone = Erste Partie
web-lobby-alone-lead = Eine kurze Partie gegen einen Bot. Was du tun kannst, leuchtet immer.
web-play-bot = Gegen einen Bot spielen
web-play = Spielen
web-lobby-together = Mit Freunden
web-lobby-together-lead = Du bekommst einen Link zum Verschicken; wer ihn öffnet, kann sich
    dazusetzen.
web-play-friend = Mit Freunden spielen
web-play-friend-go = Tisch eröffnen
web-lobby-own = Dein eigener Tisch
web-lobby-own-lead = Wähle die Form des Spiels, die Schulen, wer spielt, und die Uhr.
web-new-table = Tisch einrichten
web-same-again = Noch einmal so
web-same-again-lead = Der Tisch, den du zuletzt eingerichtet hast: { $table }.
web-open-tables = Offene Tische
web-open-none = Gerade wartet niemand auf Mitspieler. Richte einen öffentlichen Tisch ein, dann
    erscheint er hier.
web-running-tables = Laufende Partien
web-running-none = Gerade läuft keine öffentliche Partie.
web-finished-tables = Beendete Partien
web-finished-none = Noch ist keine öffentliche Partie beendet.
web-row-join = Dazusetzen
web-row-watch = Zuschauen
web-row-continue = Weiter
web-row-result = Ergebnis
web-row-nobody = Hier sitzt noch niemand
web-row-free = { $number ->
    [one] 1 freier Platz
   *[other] { $number } freie Plätze
}
web-watchers = { $number ->
    [one] 1 Person schaut zu
   *[other] { $number } Personen schauen zu
}
web-import = Aufzeichnung öffnen
web-import-too-long = Diese Datei ist zu groß für die Aufzeichnung einer Partie.

## Ein neuer Tisch

web-new-title = Tisch einrichten
web-seats = Wer spielt
web-seat = Platz { $number }
web-seat-empty = frei
web-sitter-me = Du
web-sitter-anybody = Wer dazukommt
web-clock = Uhr
web-clock-off = Keine Uhr
web-clock-real-time = Echtzeit: Minuten für das ganze Spiel
web-clock-days = Tage für jeden Zug
web-clock-minutes = Minuten pro Spieler
web-clock-minutes-wrong = Wähle eine ganze Zahl von 1 bis 240.
web-clock-increment = Zusätzliche Sekunden pro Zug
web-clock-increment-wrong = Wähle eine ganze Zahl von 0 bis 300.
web-clock-days-number = Tage pro Zug
web-clock-days-wrong = Wähle eine ganze Zahl von 1 bis 30.
web-who-comes = Wer den Tisch finden kann
web-by-link = Nur, wer den Link hat
web-public = Alle: Der Tisch steht in der Lobby
web-take-back-allowed = Entscheidungen lassen sich zurücknehmen: im eigenen Zug frei, später, wenn
    die anderen einverstanden sind
web-help-shown = Zeigen, was beschworen werden könnte und was dazu noch fehlt
web-hints-allowed = Bots geben dem, der am Zug ist, Tipps
web-talk-allowed = Partner dürfen während des Spiels miteinander reden
web-table-language = Sprache des Tisches
web-any-language = Beliebig
web-make-table = Tisch eröffnen
web-make-and-start = Spiel beginnen

## Der Warteraum und die Auswahl

web-waiting-title = { $table }: Warten auf Spieler
web-waiting-for = { $number ->
    [one] 1 Platz ist noch frei.
   *[other] { $number } Plätze sind noch frei.
}
web-waiting-start-yours = Alle Plätze sind besetzt. Beginne, wann du willst.
web-waiting-start-host = Alle Plätze sind besetzt. Wer den Tisch eröffnet hat, beginnt das Spiel.
web-sit = Hier hinsetzen
web-put-bot = Bot hinsetzen
web-leave-seat = Platz verlassen
web-remove = Entfernen
web-start = Spiel beginnen
web-fill-with-bots = Freie Plätze mit Bots besetzen
web-invite = Jemanden einladen
web-invite-label = Schicke diesen Link allen, die mitspielen sollen
web-draft-title = { $table }: Auswahl der Schulen
web-draft-yours = Du bist dran und wählst.
web-draft-other = { $name } wählt.
web-draft-picked = Schon gewählt

## Wie an einem Tisch gespielt wird

web-terms-no-clock = keine Uhr
web-terms-days = { $number ->
    [one] 1 Tag pro Zug
   *[other] { $number } Tage pro Zug
}
web-terms-real-time = je { $number ->
    [one] 1 Minute
   *[other] { $number } Minuten
}{ $seconds ->
    [0] { "" }
    [one] , dazu 1 Sekunde pro Zug
   *[other] , dazu { $seconds } Sekunden pro Zug
}
web-terms-take-back = mit Rücknahme
web-terms-no-take-back = ohne Rücknahme
web-terms-help = mit Beschwörungshilfe
web-terms-no-help = ohne Beschwörungshilfe
web-terms-hints = mit Tipps
web-terms-no-hints = ohne Tipps
web-terms-talk = Partner dürfen reden
web-terms-no-talk = während des Spiels wird nicht geredet
web-terms-public = öffentlich
web-terms-by-link = nur mit Link

## Am Tisch

web-table-title = { $table }, am Tisch
web-this-table = Dieser Tisch
web-people = Am Tisch
web-bot-sits-in = ein Bot springt ein
web-you-watch = Du schaust zu. Die Handkarten siehst du nicht.
web-look-back = Rückschau auf diese Partie
web-leave-for-now = Vorerst gehen
web-links = Links
web-watch-link-label = Link zu diesem Tisch
web-personal-link = Auf einem anderen Gerät weiterspielen
web-personal-link-label = Dein persönlicher Link: Öffne ihn auf dem anderen Gerät
web-personal-link-secret = Behalte ihn für dich: Wer ihn öffnet, spielt in deinem Namen.
web-took-back = { $name }: Die letzte Entscheidung ist zurückgenommen.
web-time-out-mine = Deine Zeit ist abgelaufen: Dieser Zug wurde mit schnellen Entscheidungen für dich gespielt. Der dritte solche Zug in Folge würde das Spiel für dich beenden.
web-time-out = { $name }: Die Zeit ist abgelaufen, der Zug wurde mit schnellen Entscheidungen gespielt.
web-replaced = Deine Zeit ist in drei Zügen in Folge abgelaufen: Jetzt spielt ein Bot für dich.
web-take-seat-back = Meinen Platz zurücknehmen
web-request = { $name } möchte die letzte Entscheidung zurücknehmen. Bist du einverstanden?
web-request-mine = Du möchtest deine letzte Entscheidung zurücknehmen. Es fehlt noch die Antwort von
    { $names }.
web-request-agree = Zustimmen
web-request-refuse = Ablehnen
web-request-withdraw = Zurückziehen
web-request-refused = { $name } möchte nicht, dass etwas zurückgenommen wird.
web-game-over = Das war der letzte Zug. Sieh dir die Arena an, solange du willst.
web-see-result = Zum Ergebnis

aside-concede = Aufgeben
    .sure = Willst du das Spiel wirklich aufgeben?
    .yes = Ja, aufgeben
aside-skip-last-turns = Letzte Züge auslassen
    .sure = Sollen die letzten Züge ausfallen? Das geschieht, sobald alle einverstanden sind.
    .yes = Ja, auslassen

bot-random = Zufalls-Bot
    .about = Wählt blind: gut zum Ausprobieren.
bot-apprentice = Lehrling
    .about = Sanft: spielt vernünftig und macht Fehler, wie Menschen sie machen.
bot-greedy = Denkender Bot
    .about = Nimmt, was sofort am meisten bringt, und schaut nicht weiter.
bot-adept = Könner
    .about = Stark: durchdenkt seinen ganzen Zug.
bot-master = Meister
    .about = Gnadenlos: rechnet auch mit deinen Antworten und plant seinen nächsten Zug.

web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-field = Sag etwas
web-chat-send = Senden
web-chat-said = { $name } sagt: { $text }
web-chat-too-long = Das ist zu lang: { $number } von höchstens { $most } Zeichen.
web-chat-unsent = Das wurde nicht gesendet: Gerade gibt es keine Verbindung. Versuche es gleich noch
    einmal.
web-chat-closed = Während des Spiels wird nicht geredet: Partner verständigen sich nur durch das
    Übergeben. Danach kannst du wieder schreiben.
web-mute-title = Jemanden stummschalten
web-mute = { $name } stummschalten

web-report = Problem melden
web-report-label = Was ist geschehen? Was hast du erwartet?
web-report-save = Bericht als Datei speichern
web-report-saved = Gespeichert. Die Datei enthält die Aufzeichnung dieser Partie und die Versionen;
    schicke sie an die Person, die diesen Server betreibt.

## Das Ende und die Rückschau

web-finished-title = { $table }: das Ergebnis
web-rematch = Noch einmal spielen
web-rematch-join = Zur Revanche
web-review = Noch einmal ansehen
web-download = Aufzeichnung speichern
web-origin = Diese Partie wurde von einem Moment einer anderen aus weitergespielt.
web-review-title = { $table }, Rückschau
web-review-controls = Durch die Partie
web-review-first = An den Anfang
web-review-back = Einen Schritt zurück
web-review-on = Einen Schritt vor
web-review-last = Ans Ende
web-review-play = Abspielen
web-review-pause = Anhalten
web-review-moment = Moment der Partie
web-review-of = { $number } von { $last }
web-review-speed = Tempo
web-review-times = { $speed }×
web-moment-link = Link zu diesem Moment
web-back-to-table = Zurück zum Tisch
web-play-on = Von hier weiterspielen
web-play-on-lead = Von diesem Moment an wird an einem neuen Tisch weitergespielt; diese Partie
    bleibt, wie sie ist.
web-play-on-go = Von Moment { $number } an weiterspielen

## Persönliche Links, meine Partien, Konto

web-rejoin-title = Dein Platz auf diesem Gerät
web-rejoin = Diesen Platz nehmen
web-rejoin-sure = Auf diesem Gerät bist du { $name }. Dieser Link gehört zu einem bestimmten Platz
    an einem Tisch; nimmst du ihn, spielst du hier unter dem Namen dieses Platzes.
web-rejoin-stay = { $name } bleiben
web-rejoin-wrong = Hol dir einen neuen Link auf dem Gerät, auf dem du spielst.

web-mine-running = Laufend
web-mine-running-none = Gerade spielst du keine Partie.
web-mine-open = Warten auf Spieler
web-mine-open-none = Du wartest an keinem Tisch.
web-mine-finished = Beendet
web-mine-finished-none = Du hast noch keine Partie beendet.
web-mine-nobody = Hier stehen deine Partien, sobald du gespielt hast. Wenn du ein Konto hast, melde
    dich an.

web-account-lead-nobody = Zum Spielen genügt ein Name. Mit einem Konto hast du deine Partien auf
    allen deinen Geräten beisammen.
web-account-lead-guest = Du spielst als Gast. Mit einem Konto hast du deine Partien auf allen deinen
    Geräten beisammen.
web-account-lead-account = Du hast ein Konto: Melde dich auf einem beliebigen Gerät an, und du
    findest deine Partien wieder.
web-name-lead = Der Name, den andere sehen
web-open-account = Konto eröffnen
web-open-account-lead = Ein Name und ein Passwort, sonst nichts. Deine Partien bleiben deine.
web-sign-in = Anmelden
web-sign-in-lead = Wenn du schon ein Konto hast.
web-sign-out = Abmelden
web-account-name = Name des Kontos
web-passphrase = Passwort
web-passphrase-show = Zeigen, was ich tippe
web-passphrase-short = Ein Passwort hat mindestens { $number } Zeichen.
web-personal-links = Persönliche Links
web-personal-links-lead = Mit so einem Link spielst du ohne Konto auf einem anderen Gerät weiter.
web-delete = Meine Daten löschen
web-delete-lead =
    Dein Name, dein Konto und alles, was du gesagt hast, werden für immer gelöscht. Partien, die
    du gespielt hast, bleiben deinen Mitspielern erhalten, ohne deinen Namen.
web-delete-type = Tippe zur Bestätigung deinen Namen ein: { $name }
