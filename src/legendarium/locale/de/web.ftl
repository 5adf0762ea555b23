### Was der Rahmen des Spiels im Browser sagt: Lobby, Tische, Rückschau und Konto; keine Regeln.
###
### $table ist ein Tisch in wenigen Worten (eine Form des Spiels), $name der Name einer Person oder
### eines Bots, $names eine Liste solcher Namen; $number zählt etwas.

web-name = Legendarium
web-skip = Direkt zum Inhalt
web-navigation = Hauptmenü
web-rules = Regeln
web-rules-title = Regeln von { $game } nach Nummern
web-rules-english = Die Regeln sind auf Englisch.
web-cards = Karten
web-my-games = Meine Partien
web-account = Konto
web-language = Sprache
web-theme = { $theme ->
    [light] Design: hell
    [dark] Design: dunkel
   *[auto] Design: wie auf deinem Gerät
}
web-footer-fans =
    Ein unabhängiges Fanprojekt: „Tash-Kalar: Arena der Legenden“ ist ein Spiel von Vlaada Chvátil,
    erschienen bei Czech Games Edition; dem Verlag gehören der Name des Spiels und die Namen darin.
web-footer-icons = Symbole: die Mitwirkenden von

## Wörter, die oft vorkommen

web-loading = Wird geladen …
web-try-again = Noch einmal versuchen
web-to-lobby = Zurück zur Lobby
web-save = Speichern
web-saved = Gespeichert.
web-copy = Kopieren
web-copied = Kopiert
web-more = Mehr zeigen
web-no = Abbrechen
web-go-on = Weiter
web-understood = Alles klar
web-you = du
web-somebody = Jemand
web-bot = Bot
web-online = online
web-away = offline
web-your-turn = Du bist am Zug
web-your-name = Dein Name
web-guest-name = Gast { $number }

## Probleme

web-problem-title = Das hat nicht geklappt
web-problem-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch
    einmal.
web-problem-server = Auf dem Server ist etwas schiefgegangen. Versuche es gleich noch einmal.
web-problem-refused = Der Server hat das nicht angenommen. Lade die Seite neu und versuche es noch
    einmal.
web-problem-client = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; deine Partie ist auf
    dem Server sicher.
web-offline = Du bist offline. Sobald die Verbindung wieder da ist, geht alles weiter.
web-connection-lost = Verbindung unterbrochen. Wird wiederhergestellt …
web-server-stops = Der Server startet neu. Das Spiel geht gleich weiter.
web-nowhere-title = Seite nicht gefunden
web-nowhere = Unter dieser Adresse gibt es keine Seite. Wenn dir jemand den Link geschickt hat, lass
    ihn dir noch einmal schicken.

## Lobby

web-lobby-title = Tash-Kalar spielen
web-lobby-lead =
    Ordne deine Steine zu Figuren und beschwöre legendäre Wesen. Das Spiel achtet auf alle Regeln,
    du kannst also gleich loslegen.
web-lobby-how = So wird gespielt
web-lobby-alone = Erste Partie
web-lobby-alone-lead = Eine kurze Partie gegen einen Bot. Alles, was du tun kannst, ist
    hervorgehoben.
web-play-bot = Gegen einen Bot spielen
web-play = Spielen
web-lobby-together = Mit Freunden
web-lobby-together-lead = Teile einen Link. Wer ihn öffnet, kann mitspielen.
web-play-friend = Mit Freunden spielen
web-play-friend-go = Tisch eröffnen
web-lobby-own = Eigene Partie
web-lobby-own-lead = Wähle Form, Schulen, Mitspieler und Bedenkzeit.
web-new-table = Tisch einrichten
web-same-again = Noch einmal so
web-same-again-lead = Dein letzter Tisch: { $table }.
web-open-tables = Offene Tische
web-open-none = Gerade wartet niemand auf Mitspieler. Richte einen öffentlichen Tisch ein, dann
    erscheint er hier.
web-running-tables = Laufende Partien
web-running-none = Gerade läuft keine öffentliche Partie.
web-finished-tables = Beendete Partien
web-finished-none = Noch ist keine öffentliche Partie beendet.
web-row-join = Mitspielen
web-row-watch = Zuschauen
web-row-continue = Weiter
web-row-result = Ergebnis
web-row-nobody = Noch keine Mitspieler
web-row-free = { $number ->
    [one] 1 freier Platz
   *[other] { $number } freie Plätze
}
web-watchers = { $number ->
    [one] 1 Zuschauer
   *[other] { $number } Zuschauer
}
web-import = Spielstand öffnen
web-import-too-long = Diese Datei ist zu groß für einen Spielstand.

## Ein neuer Tisch

web-new-title = Tisch einrichten
web-seats = Spieler
web-seat = Platz { $number }
web-seat-empty = frei
web-sitter-me = Du
web-sitter-anybody = Offen für alle
web-clock = Bedenkzeit
web-clock-off = Ohne Zeitlimit
web-clock-real-time = Echtzeit: Minuten pro Spieler für die ganze Partie
web-clock-days = Fernpartie: Tage pro Zug
web-clock-minutes = Minuten pro Spieler
web-clock-minutes-wrong = Gib eine ganze Zahl von 1 bis 240 ein.
web-clock-increment = Zusätzliche Sekunden pro Zug
web-clock-increment-wrong = Gib eine ganze Zahl von 0 bis 300 ein.
web-clock-days-number = Tage pro Zug
web-clock-days-wrong = Gib eine ganze Zahl von 1 bis 30 ein.
web-who-comes = Sichtbarkeit
web-by-link = Privat: nur, wer den Link hat
web-public = Öffentlich: steht in der Lobby
web-take-back-allowed = Rücknahme erlauben: im eigenen Zug jederzeit, danach nur, wenn die anderen
    zustimmen
web-help-shown = Beschwörungshilfe: zeigen, was beschworen werden kann und welche Steine dazu fehlen
web-hints-allowed = Tipps: Wer am Zug ist, kann einen Bot fragen
web-talk-allowed = Partner dürfen während des Spiels chatten
web-table-language = Sprache des Tisches
web-any-language = Beliebig
web-make-table = Tisch eröffnen
web-make-and-start = Spiel starten

## Der Warteraum und die Auswahl

web-waiting-title = { $table }: Warten auf Spieler
web-waiting-for = { $number ->
    [one] Es fehlt noch 1 Mitspieler.
   *[other] Es fehlen noch { $number } Mitspieler.
}
web-waiting-start-yours = Alle Plätze sind besetzt. Starte, wann du willst.
web-waiting-start-host = Alle Plätze sind besetzt. Wer den Tisch eröffnet hat, startet das Spiel.
web-sit = Diesen Platz nehmen
web-put-bot = Bot hinzufügen
web-leave-seat = Platz verlassen
web-remove = Entfernen
web-start = Spiel starten
web-fill-with-bots = Freie Plätze mit Bots besetzen
web-invite = Mitspieler einladen
web-invite-label = Teile diesen Link mit allen, die mitspielen sollen
web-draft-title = { $table }: Auswahl der Schulen
web-draft-yours = Du bist mit der Auswahl dran.
web-draft-other = { $name } wählt.
web-draft-picked = Schon gewählt

## Wie an einem Tisch gespielt wird

web-terms-no-clock = ohne Zeitlimit
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
web-terms-talk = Partner dürfen chatten
web-terms-no-talk = kein Chat während des Spiels
web-terms-public = öffentlich
web-terms-by-link = privat

## Am Tisch

web-table-title = { $table }: laufende Partie
web-this-table = Dieser Tisch
web-people = Am Tisch
web-bot-sits-in = ein Bot springt ein
web-you-watch = Du schaust zu. Die Handkarten der Spieler sind verdeckt.
web-look-back = Wiederholung ansehen
web-leave-for-now = Vorerst gehen
web-links = Links
web-watch-link-label = Link zu diesem Tisch
web-personal-link = Auf einem anderen Gerät weiterspielen
web-personal-link-label = Dein persönlicher Link: Öffne ihn auf dem anderen Gerät
web-personal-link-secret = Behalte ihn für dich: Wer ihn öffnet, spielt in deinem Namen.
web-took-back = { $name } hat die letzte Entscheidung zurückgenommen.
web-time-out-mine = Deine Zeit ist abgelaufen, deshalb wurde dieser Zug automatisch für dich
    gespielt. Passiert das in drei Zügen in Folge, ist das Spiel für dich vorbei.
web-time-out = { $name }: Die Zeit ist abgelaufen, deshalb wurde der Zug automatisch gespielt.
web-replaced = Deine Zeit ist in drei Zügen in Folge abgelaufen, deshalb spielt jetzt ein Bot für
    dich.
web-take-seat-back = Wieder selbst spielen
web-request = { $name } möchte die letzte Entscheidung zurücknehmen. Erlaubst du das?
web-request-mine = Du möchtest deine letzte Entscheidung zurücknehmen. Es fehlt noch die Antwort von
    { $names }.
web-request-agree = Erlauben
web-request-refuse = Ablehnen
web-request-withdraw = Anfrage zurückziehen
web-request-refused = { $name } hat die Rücknahme abgelehnt.
web-see-result = Zum Ergebnis

aside-concede = Aufgeben
    .sure = Diese Partie aufgeben?
    .yes = Aufgeben
aside-skip-last-turns = Letzte Züge auslassen
    .sure = Die letzten Züge auslassen? Alle müssen zustimmen.
    .yes = Auslassen

bot-random = Zufalls-Bot
    .about = Spielt zufällig. Gut zum Ausprobieren.
bot-apprentice = Lehrling
    .about = Leicht: spielt vernünftig, macht aber menschliche Fehler.
bot-greedy = Gieriger Bot
    .about = Mittel: nimmt, was sofort am meisten bringt, und schaut nie voraus.
bot-adept = Könner
    .about = Schwer: durchdenkt seinen ganzen Zug.
bot-master = Meister
    .about = Gnadenlos: rechnet auch mit deinen Antworten und plant seinen nächsten Zug.

web-chat = Chat
web-chat-empty = Noch keine Nachrichten.
web-chat-field = Nachricht schreiben
web-chat-send = Senden
web-chat-said = { $name } sagt: { $text }
web-chat-too-long = Zu lang: { $number } von höchstens { $most } Zeichen.
web-chat-unsent = Nicht gesendet: Du bist offline. Versuche es gleich noch einmal.
web-chat-closed = Der Chat ist während des Spiels geschlossen: Partner verständigen sich nur, indem
    sie die Kontrolle übergeben. Danach ist er wieder offen.
web-mute-title = Jemanden stummschalten
web-mute = { $name } stummschalten

web-report = Problem melden
web-report-label = Was ist geschehen? Was hast du erwartet?
web-report-save = Bericht speichern
web-report-saved = Gespeichert. Die Datei enthält diese Partie und Angaben zur Version; schicke sie
    an die Person, die diesen Server betreibt.

## Das Ende und die Rückschau

web-finished-title = { $table }: Ergebnis
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-review = Wiederholung
web-download = Partie herunterladen
web-origin = Diese Partie setzt eine andere ab einer bestimmten Stelle fort.
web-review-title = { $table }: Wiederholung
web-review-controls = Steuerung der Wiederholung
web-review-first = Zum Anfang
web-review-back = Voriger Schritt
web-review-on = Nächster Schritt
web-review-last = Zum Ende
web-review-play = Abspielen
web-review-pause = Anhalten
web-review-moment = Stelle in der Partie
web-review-of = { $number } von { $last }
web-review-speed = Tempo
web-review-times = { $speed }×
web-moment-link = Link zu dieser Stelle
web-back-to-table = Zurück zum Tisch
web-play-on = Von hier weiterspielen
web-play-on-lead = Ein neuer Tisch setzt die Partie ab hier fort; diese hier bleibt unverändert.
web-play-on-go = Ab Schritt { $number } weiterspielen

## Persönliche Links, meine Partien, Konto

web-rejoin-title = Auf diesem Gerät weiterspielen
web-rejoin = Diesen Platz nehmen
web-rejoin-sure = Auf diesem Gerät spielst du als { $name }. Dieser Link gehört zu einem anderen
    Platz. Nimmst du den Platz, spielst du hier unter seinem Namen.
web-rejoin-stay = Als { $name } weiterspielen
web-rejoin-wrong = Erstelle einen neuen Link auf dem Gerät, auf dem du spielst.

web-mine-running = Laufende Partien
web-mine-running-none = Du hast keine laufenden Partien.
web-mine-open = Warten auf Spieler
web-mine-open-none = Du wartest an keinem Tisch.
web-mine-finished = Beendete Partien
web-mine-finished-none = Du hast noch keine Partie beendet.
web-mine-nobody = Hier erscheinen deine Partien, sobald du gespielt hast. Hast du schon ein Konto?
    Melde dich an.

web-account-lead-nobody = Zum Spielen genügt ein Name. Mit einem Konto hast du deine Partien auf
    allen deinen Geräten beisammen.
web-account-lead-guest = Du spielst als Gast. Mit einem Konto hast du deine Partien auf allen deinen
    Geräten beisammen.
web-account-lead-account = Melde dich auf einem beliebigen Gerät an, um deine Partien zu finden.
web-name-lead = Anzeigename
web-open-account = Konto erstellen
web-open-account-lead = Nur ein Name und ein Passwort. Deine Partien bleiben deine.
web-sign-in = Anmelden
web-sign-in-lead = Hast du schon ein Konto?
web-sign-out = Abmelden
web-account-name = Kontoname
web-passphrase = Passwort
web-passphrase-show = Passwort anzeigen
web-passphrase-short = Verwende mindestens { $number } Zeichen.
web-personal-links = Persönliche Links
web-personal-links-lead = Mit diesen Links spielst du ohne Konto auf einem anderen Gerät weiter.
web-delete = Meine Daten löschen
web-delete-lead = Dein Name, dein Konto und deine Chatnachrichten werden endgültig gelöscht. Deine
    Mitspieler behalten die Partien, ohne deinen Namen.
web-delete-type = Tippe zur Bestätigung deinen Namen ein: { $name }
