### Was der Server sagt, wenn er etwas ablehnt: was falsch war und was als Nächstes zu tun ist.

## Personen

error-bad-name = Ein Name braucht 1 bis 24 sichtbare Zeichen. Bitte wähle einen anderen.
error-bad-passphrase = Ein Passwort braucht 8 bis 200 Zeichen. Bitte wähle ein anderes.
error-expired = Du wurdest abgemeldet. Gib einen Namen ein oder melde dich wieder an.
error-name-taken = Dieser Name ist vergeben. Wähle einen anderen, oder melde dich an, wenn es deiner
    ist.
error-not-signed-in = Du bist nicht angemeldet. Gib einen Namen ein oder melde dich an.
error-wrong-credentials = Name oder Passwort ist falsch. Prüfe beides und versuche es noch einmal.
error-wrong-link = Dieser persönliche Link ist ungültig. Erstelle einen neuen an deinem Tisch.

## Tische

error-already-seated = Du hast schon einen Platz an diesem Tisch. Verlass ihn erst, um einen anderen
    zu nehmen.
error-already-started = Das Spiel hat schon begonnen. Du kannst zuschauen oder selbst einen Tisch
    eröffnen.
error-bad-setup = Diese Einstellungen passen nicht zusammen. Ändere sie und versuche es noch einmal.
error-no-such-bot = Einen Bot dieses Namens gibt es nicht. Wähle einen aus der Liste.
error-no-such-game = Ein Spiel dieses Namens gibt es hier nicht. Wähle eines aus der Liste.
error-no-such-moment = Diesen Schritt gibt es in dieser Partie nicht. Wähle einen aus dem Verlauf.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht. Wähle einen anderen.
error-no-such-table = Einen Tisch mit diesem Code gibt es nicht. Prüfe den Link, oder sieh in der
    Lobby nach.
error-not-finished = Das Spiel ist noch nicht zu Ende. Komm wieder, wenn es vorbei ist.
error-not-full = Noch sind nicht alle Plätze besetzt. Warte auf weitere Mitspieler, oder füge einen
    Bot hinzu.
error-not-host = Das darf nur, wer den Tisch eröffnet hat. Bitte diese Person darum, oder eröffne
    selbst einen Tisch.
error-not-your-seat = Das ist nicht dein Platz. Nimm einen freien, oder schau zu.
error-seat-taken = Diesen Platz hat gerade jemand anderes genommen. Wähle einen anderen.
error-table-full = Dieser Tisch ist voll. Du kannst zuschauen oder selbst einen Tisch eröffnen.

## Spielen

error-bot-sits-in = Gerade spielt ein Bot für dich. Übernimm erst wieder selbst.
error-game-over = Das Spiel ist zu Ende. Sieh dir die Wiederholung an, oder starte eine Revanche.
error-illegal-choice = Das erlauben die Regeln jetzt nicht. Wähle eine der hervorgehobenen
    Möglichkeiten.
error-late-answer = Das Spiel war schon weiter, als deine Entscheidung ankam. Sieh dir die Arena an
    und wähle noch einmal.
error-no-request = Diese Bitte um Rücknahme ist nicht mehr offen.
error-no-talking = Während dieses Spiels können die Spieler nicht chatten: Partner verständigen sich
    nur, indem sie die Kontrolle übergeben. Der Chat öffnet sich wieder, wenn das Spiel zu Ende ist.
error-not-started = Das Spiel hat noch nicht begonnen. Warte, bis alle Plätze besetzt sind.
error-not-your-turn = Du bist gerade nicht an der Reihe. Bitte warte.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen: Alles davor ist endgültig.
error-request-open = Es gibt schon eine offene Bitte um Rücknahme. Warte erst die Antwort ab.
error-take-back-off = An diesem Tisch gibt es keine Rücknahme.

## Tipps und Analysen der Bots

error-already-thinking = Ein Bot arbeitet schon an deinem Tipp. Es dauert nicht mehr lange.
error-bot-failed = Der Bot hat keine Antwort gefunden. Versuche es noch einmal.
error-hints-off = An diesem Tisch gibt es keine Tipps.
error-no-such-level = Diese Bot-Stärke gibt es hier nicht. Wähle eine aus der Liste.
error-too-busy = Die Bots sind mit anderen Partien beschäftigt. Versuche es später noch einmal.

## Spielstände

error-bad-record = Dieser Spielstand ist beschädigt und nicht lesbar. Speichere ihn noch einmal,
    oder wähle eine andere Datei.
error-broken-table = Die Aufzeichnung dieses Spiels ist beschädigt, deshalb lässt sich der Tisch nicht öffnen. Richte
    einen neuen Tisch ein und sag dem Betreiber des Servers Bescheid: Vielleicht enthält eine
    Sicherung das Spiel noch.
error-foreign-record = Diese Datei ist kein Spielstand von Legendarium. Wähle eine andere Datei.
error-other-version = Dieser Spielstand stammt aus einer anderen Version von Legendarium und lässt
    sich hier nicht öffnen. Wähle eine andere Datei.

## Alles andere

error-bad-request = Der Server hat das nicht verstanden. Lade die Seite neu und versuche es noch
    einmal.
error-closing = Der Server wird beendet. Nichts geht verloren: Komm gleich wieder.
error-no-such-page = Unter dieser Adresse gibt es nichts. Geh zurück zur Lobby.
error-not-allowed = Unter dieser Adresse geht das nicht. Geh zurück zur Lobby.
error-server-error = Auf dem Server ist etwas schiefgegangen; der Fehler wurde protokolliert. Nichts
    ist verloren: Versuche es noch einmal.
error-too-big = Das ist zu groß für den Server. Schicke etwas Kleineres.
error-too-fast = Das ging zu schnell. Warte einen Moment und versuche es noch einmal.
error-too-long = Dieser Text ist zu lang (höchstens { $limit } Zeichen). Kürze ihn und schicke ihn
    noch einmal.
error-not-forwarded = Der Proxy vor diesem Server ist falsch eingerichtet: Er sagt nicht, wer fragt. Sag
    dem Betreiber, dass er die Adresse des Proxys und X-Forwarded-For prüfen soll.
error-wrong-origin = Diese Anfrage kommt nicht von einer Seite dieses Servers. Öffne die Seite hier
    und versuche es noch einmal.
